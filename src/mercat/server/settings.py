"""The server's settings, read from the environment (MERCAT_*), all with defaults."""

from __future__ import annotations

import os
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Self
from urllib.parse import SplitResult, urlsplit

from pydantic import BaseModel, ConfigDict, Field, ValidationError, ValidationInfo, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict
from sqlalchemy import URL
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from mercat import bots
from mercat.components import data_folder, home_is_missing
from mercat.games import own_folders
from mercat.server.setting_values import (
    HOST_FORM,
    PREFIX_FORM,
    CannotStart,
    SettingError,
    Unit,
    address_of,
    duration_in,
    quoted,
    sender_in,
    setting_error,
    site_in,
    unit_of,
    without_brackets,
)

OWN_PATHS = frozenset({"api", "archive", "doctor", "enter", "games", "groups", "healthz", "help", "host", "import", "learn",
                       "link", "mail", "me", "new", "notices", "people", "play", "privacy", "ratings", "readyz", "recover",
                       "register", "seat", "settings", "sign-on", "static", "t", "watching"})
HERE: Final = frozenset({"127.0.0.1", "localhost", "::1"})       # host names of the server's own machine
MAIL_PORTS: Final = {"starttls": 587, "tls": 465, "none": 25}
Count = Annotated[int, Field(ge=1, le=1_000_000)]
SECONDS, HOURS, DAYS = Unit("s"), Unit("h"), Unit("d")
Days = Annotated[int, Field(ge=0, le=36_500), DAYS]
Beat = Annotated[float, Field(ge=0.01, le=3_600), SECONDS]


class Settings(BaseModel):
    """The server's settings. Each is the variable MERCAT_<NAME> of the environment; its text is that in the hosts' reference."""

    model_config = ConfigDict(frozen=True, extra="forbid", use_attribute_docstrings=True)

    data: Path = Field(default_factory=data_folder)
    """the data folder"""
    database: str = ""
    """an SQLAlchemy URL"""
    secret_key: str = ""
    """the key itself, 32 characters or more"""
    host: str = "127.0.0.1"
    """the address to listen on; `--host` and `--port` override them"""
    port: Annotated[int, Field(ge=0, le=65_535)] = 8000
    """the address to listen on; `--host` and `--port` override them"""
    processes: Annotated[int, Field(ge=1, le=64)] = 1
    """processes that serve at that address, with PostgreSQL; they share the bots' processes ([several
    processes](#postgresql-and-several-processes))"""
    url: str = ""
    """the site's [public address](hosting.md#the-public-address), such as `https://example.org/mercat`; prefix, accepted host and
    `MERCAT_SECURE` follow from it"""
    secure: bool = False
    """`yes`: the server is reached by HTTPS only"""
    prefix: str = ""
    """the path below which the site is reached, such as `/mercat`"""
    guests: Literal["welcome", "accounts", "invitation"] = "welcome"
    """who may sit down: `welcome`, everybody; `accounts`, people with an account; `invitation`, also guests with an invitation
    code. People keep their seats"""
    opening: Literal["everybody", "accounts", "hosts"] = "everybody"
    """who may open tables, among those who may sit down: `everybody`, only `accounts`, or only admins (`hosts`)"""
    hosts: str = ""
    """accepted host names, separated by commas"""
    limits: bool = True
    """whether browsers and networks are limited ([what that covers](#limits))"""
    workers: Annotated[int, Field(ge=1, le=256)] = 2
    """bots' processes; without a compiler `master` uses several for one move of Caledonia, if they are free"""
    bot_seconds: Annotated[float, Field(ge=0.01, le=600), SECONDS] = 2.0
    """how many seconds a bot may think about a move; the strengths search at most 1.5; of decisions that a bot makes one after
    another each gets half of what is left of twice that, at most 3 seconds for all"""
    bot_pause: Annotated[float, Field(ge=0, le=60), SECONDS] = 0.3
    """the approximate pause before a bot's move, in seconds; each reader chooses how fast moves are shown"""
    bots_alone: bool = True
    """`no`: bots do not play at tables without people"""
    absent_bot: str = bots.USUAL
    """the [strength](bots.md) of the bot that plays for an absent player"""
    absent_after: Annotated[int, Field(ge=0, le=10_000_000), SECONDS] = 90
    """seconds of absence before others may call in a bot"""
    bot_warning: Annotated[float, Field(ge=0, le=3_600), SECONDS] = 30.0
    """seconds that a bot called in for an absent player waits; if the player comes back meanwhile, it does not play"""
    pulse: Beat = 1.0
    """seconds between checks for moves stored by other processes, if the database does not announce them"""
    heartbeat: Beat = 15.0
    """seconds between keep-alive messages on a stream; a page that has heard nothing for three times as long says that its line
    is lost, and connects again; who has come or gone is shown within one"""
    patience: Annotated[float, Field(ge=0.1, le=600), SECONDS] = 2.5
    """seconds that a request waits for the database before it is refused with 503; with SQLite up to 15 more while its disk
    stands still and nothing holds a lock"""
    tables_browser: Count = 100
    """unfinished tables of one browser"""
    tables_address: Count = 400
    """the same for one network"""
    tables_listed: Count = 10
    """tables of one network shown in the lobby at once"""
    watching: bool = True
    """`no`: the start page does not show games in progress that everybody may watch"""
    tables_kept: Count = 400
    """matches kept in memory; others are loaded again when needed"""
    tables_memory: Count = 200
    """their approximate limit in megabytes"""
    stored_browser: Count = 50
    """approximate limit in megabytes of one browser's tables in the database"""
    stored_address: Count = 200
    """the same for one network"""
    reviews_address: Count = 12
    """reviews of one network in progress or waiting at once"""
    connections: Count = 8_000
    """connections open at once, if the system allows as many open files"""
    connections_address: Count = 250
    """connections of one network, and a third of all at most; trusted proxies are exempt"""
    drain: Annotated[float, Field(ge=0, le=600), SECONDS] = 0.0
    """seconds that the server continues after SIGTERM while `/readyz` answers 503, so that a load balancer can take it out
    first"""
    log: Literal["text", "json"] = "text"
    """the form of the [log](hosting.md#logs): `text`, or `json` for an object in each line"""
    log_level: Literal["debug", "info", "warning", "error"] = "warning"
    """the lowest level that is logged; `info` adds a line for each request, `debug` also for the pages' files"""
    metrics: str = ""
    """a separate address for [metrics](hosting.md#metrics), such as `127.0.0.1:9100`; only you should be able to reach it"""
    # Days after the last activity that a table is kept, 0 for ever: tables that
    keep_open: Days = 30
    """were opened and not started"""
    keep_sandbox: Days = 30
    """are sandboxes"""
    keep_imported: Days = 30
    """were imported from a file, and nobody took a seat"""
    keep_bots: Days = 7
    """have only bots"""
    keep_playing: Days = 365
    """people play at"""
    keep_alone: Days = 180
    """one person finished, with or without bots"""
    keep_together: Days = 0
    """two or more people finished"""
    # And people: days after their last visit, for
    keep_guests: Days = 400
    """guests who have no seat, no table and no result"""
    keep_visitors: Days = 7
    """guests without anything else: no group, no friends, no code or token, no way to be notified, and no settings"""
    backup_every: Annotated[float, Field(ge=0, le=8_760), HOURS] = 0.0
    """how often the server makes [backups](hosting.md#backup) by itself: hours, or `90m`, `24h`, `7d`; `0`: it makes none"""
    backup_keep: Count = 7
    """how many of these are kept"""
    backup_folder: Path | None = None
    """the folder for them"""
    backup_passphrase: str = ""
    """the passphrase that encrypts backups and reads them"""
    mail_server: str = ""
    """the SMTP server that sends [email](hosting.md#email); without it none is sent"""
    mail_tls: Literal["starttls", "tls", "none"] = "starttls"
    """the encryption of that connection: `starttls`, `tls` from the start, or `none`"""
    mail_port: Annotated[int, Field(ge=0, le=65_535)] = 0
    """its port; `0`: the usual one, 587 (`tls` 465, `none` 25)"""
    mail_user: str = ""
    """the user name there, if needed"""
    mail_password: str = ""
    """the password for it"""
    mail_from: str = ""
    """the sender, such as `Mercat <games@example.org>`"""
    notices_networks: str = ""
    """your own networks, separated by commas, to which [notifications](hosting.md#notifications) may be sent as well, such as
    `192.168.1.5/32` for an ntfy server; `http` is enough there"""
    openid_issuer: str = ""
    """the issuer of [your own sign-on](hosting.md#your-own-sign-on) (OpenID Connect), such as `https://login.example.org`"""
    openid_client: str = ""
    """Mercat's client id there"""
    openid_secret: str = ""
    """the client's secret, if it has one"""
    openid_name: Annotated[str, Field(max_length=40)] = ""
    """its name on the button"""

    @field_validator("*", mode="before")
    @classmethod
    def is_text(cls, value: object, about: ValidationInfo) -> object:
        """Return the value. Raise SettingError if it contains bytes from the environment that are not text."""
        if isinstance(value, str) and value != value.encode("utf-8", "ignore").decode("utf-8"):
            raise SettingError("text", name=f"MERCAT_{str(about.field_name).upper()}", value=quoted(value))
        return value

    @field_validator("*", mode="before")
    @classmethod
    def is_duration(cls, value: object, about: ValidationInfo) -> object:
        """Return a duration in the setting's unit. Raise SettingError if the value is not a duration."""
        unit = unit_of(cls.model_fields[str(about.field_name)])
        if unit is None or not isinstance(value, str):
            return value
        found = duration_in(value, unit)
        if found is None:
            raise SettingError("duration", name=f"MERCAT_{str(about.field_name).upper()}", value=quoted(value))
        return found if value.strip()[-1:].isalpha() else value

    @field_validator("data")
    @classmethod
    def in_the_home_folder(cls, data: Path) -> Path:
        return data_folder({"MERCAT_DATA": str(data)})

    @field_validator("backup_folder")
    @classmethod
    def of_backups_in_the_home_folder(cls, folder: Path | None) -> Path | None:
        return folder and folder.expanduser()

    @field_validator("absent_bot")
    @classmethod
    def is_a_bot(cls, name: str) -> str:
        known = bots.names_for_any_game()
        if name not in known:
            raise SettingError("choice", name="MERCAT_ABSENT_BOT", value=quoted(name), values=", ".join(known))
        return name

    @field_validator("host")
    @classmethod
    def without_brackets_around(cls, host: str) -> str:
        """Return the host, without the brackets that an IPv6 address has in a URL."""
        return without_brackets(host)

    @field_validator("prefix")
    @classmethod
    def is_a_path(cls, text: str) -> str:
        """Return the prefix with a slash before it and none after it.

        Raise SettingError if it is not a path, or if it is one of the site's own.
        """
        prefix = f"/{text.strip('/')}" if text.strip("/") else ""
        if prefix and not PREFIX_FORM.fullmatch(prefix):
            raise SettingError("prefix", value=quoted(text))
        if prefix.split("/")[1:2] and prefix.split("/")[1] in OWN_PATHS:
            raise SettingError("own-path", name="MERCAT_PREFIX", value=quoted(text))
        return prefix

    @field_validator("url")
    @classmethod
    def is_a_public_address(cls, text: str) -> str:
        """Return the URL without a slash at its end.

        Raise SettingError if it is not a URL, or if its path is one of the site's own.
        """
        site = site_in(text)
        if text and site is None:
            raise SettingError("url", value=quoted(text))
        if site is not None and site.path.split("/")[1:2] and site.path.split("/")[1] in OWN_PATHS:
            raise SettingError("own-path", name="MERCAT_URL", value=quoted(text))
        return "" if site is None else site.geturl()

    @field_validator("openid_issuer")
    @classmethod
    def is_an_issuer(cls, text: str) -> str:
        """Return the issuer exactly as it was given, since a slash at its end makes a difference.

        Raise SettingError if it is not a URL with HTTPS or on this machine.
        """
        site = site_in(text)
        if text and (site is None or (site.scheme == "http" and site.hostname not in HERE)):
            raise SettingError("issuer", value=quoted(text))
        return text

    @field_validator("notices_networks")
    @classmethod
    def are_networks(cls, text: str) -> str:
        for one in filter(None, (part.strip() for part in text.split(","))):
            try:
                ip_network(one, strict=False)
            except ValueError:
                raise SettingError("networks", value=quoted(text)) from None
        return text

    @field_validator("mail_server")
    @classmethod
    def is_a_host_name(cls, text: str) -> str:
        if text and not HOST_FORM.fullmatch(text):
            raise SettingError("mail-server", value=quoted(text))
        return text

    @field_validator("mail_from")
    @classmethod
    def is_a_sender(cls, text: str) -> str:
        if text and sender_in(text) is None:
            raise SettingError("mail-from", value=quoted(text))
        return text

    @model_validator(mode="before")
    @classmethod
    def follow_from_the_public_address(cls, given: Any) -> Any:
        """Return the settings, including those that are not set themselves but follow from MERCAT_URL."""
        site = site_in(given["url"]) if isinstance(given, dict) and isinstance(given.get("url"), str) else None
        if site is None:
            return given
        return {"prefix": site.path, "hosts": site.hostname, "secure": site.scheme == "https"} | given

    @model_validator(mode="after")
    def go_together(self) -> Self:
        """Raise SettingError if settings contradict each other, or if one requires another."""
        if self.url:
            self.check_url(urlsplit(self.url))
        if bool(self.mail_server) != bool(self.mail_from):
            raise SettingError("pair", one="MERCAT_MAIL_SERVER", other="MERCAT_MAIL_FROM")
        if self.mail_user and self.mail_tls == "none" and self.mail_server not in HERE:
            raise SettingError("mail-unencrypted")
        if bool(self.openid_issuer) != bool(self.openid_client):
            raise SettingError("pair", one="MERCAT_OPENID_ISSUER", other="MERCAT_OPENID_CLIENT")
        return self

    def check_url(self, site: SplitResult) -> None:
        if self.prefix != site.path:
            raise SettingError("prefix-of-url", value=quoted(self.prefix), url=quoted(self.url))
        if self.accepted_hosts and site.hostname not in self.accepted_hosts:
            raise SettingError("hosts-of-url", value=quoted(self.hosts), url=quoted(self.url))
        if self.secure and site.scheme == "http":
            raise SettingError("secure-url", url=quoted(self.url))

    @property
    def accepted_hosts(self) -> frozenset[str]:
        """The host names by which the site may be reached; empty if all may be used."""
        return frozenset(name.strip().lower() for name in self.hosts.split(",") if name.strip())

    @property
    def own_networks(self) -> list[str]:
        """The admin's own networks to which notifications may be sent."""
        return [part.strip() for part in self.notices_networks.split(",") if part.strip()]

    @property
    def sends_mail(self) -> bool:
        """Whether emails are sent. They contain links, so this needs a public URL."""
        return bool(self.mail_server and self.url)

    @property
    def has_sign_on(self) -> bool:
        """Whether the server has its own sign-in. It sends people back to the public URL."""
        return bool(self.openid_issuer and self.url)

    @property
    def sign_on_name(self) -> str:
        """The displayed name of the server's own sign-in."""
        return self.openid_name or urlsplit(self.openid_issuer).hostname or ""

    @field_validator("metrics")
    @classmethod
    def is_an_address(cls, text: str) -> str:
        if text and address_of(text) is None:
            raise SettingError("metrics", value=quoted(text))
        return text

    @property
    def metrics_address(self) -> tuple[str, int] | None:
        """The address at which metrics are available; None if they are not."""
        return address_of(self.metrics) if self.metrics else None

    @property
    def backups(self) -> Path:
        """The folder for the backups that the server makes automatically."""
        return self.backup_folder or self.data / "backups"

    @property
    def database_url(self) -> str | URL:
        """The URL of the database. The default is a URL object, not text, since the path of the data folder may contain `%` and
        `?`."""
        return self.database or URL.create("sqlite", database=str(self.data / "mercat.sqlite3"))


    @property
    def has_one_writer(self) -> bool:
        """Whether the database is SQLite, in which only one process at a time writes."""
        try:
            return make_url(self.database_url).get_backend_name() == "sqlite"
        except ArgumentError:                            # connecting to it reports the error
            return False


class FromEnvironment(Settings, BaseSettings):
    """The settings in the environment; an empty variable counts as not set."""

    model_config = SettingsConfigDict(env_prefix="MERCAT_", env_ignore_empty=True, extra="ignore")


def read_settings() -> Settings:
    """Return the settings from the environment. If one is invalid, raise CannotStart, which names the setting."""
    try:
        check_folders()
        return FromEnvironment()
    except SettingError as error:
        raise CannotStart(error) from None
    except ValidationError as error:
        raise CannotStart(setting_error(error.errors()[0], Settings.model_fields)) from None


def check_folders() -> None:
    """Raise SettingError if a setting names a folder that cannot be used."""
    for folder in own_folders():
        if not Path(folder).is_dir():
            raise SettingError("no-games-folder", folder=folder)
    if home_is_missing():
        raise SettingError("no-home", home=os.environ["HOME"])
    if str(data_folder()).startswith("~"):
        raise SettingError("nobodys-folder", value=os.environ["MERCAT_DATA"])
