"""The server's settings, read from the environment (MERCAT_*), all with defaults."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Self
from urllib.parse import SplitResult, urlsplit

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    ValidationError,
    ValidationInfo,
    field_validator,
    model_validator,
)
from pydantic_settings import BaseSettings, SettingsConfigDict
from sqlalchemy import URL
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from mercat import bots
from mercat.components import data_folder, home_is_missing
from mercat.games import own_folders
from mercat.server.setting_values import (
    HERE,
    CannotStart,
    SettingError,
    Unit,
    address_of,
    any_bot,
    duration_in,
    host_name,
    issuer,
    metrics_place,
    networks,
    own_prefix,
    public_address,
    quoted,
    sender,
    setting_error,
    site_in,
    unit_of,
    without_brackets,
)

MAIL_PORTS: Final = {"starttls": 587, "tls": 465, "none": 25}
Count = Annotated[int, Field(ge=1, le=1_000_000)]
SECONDS, HOURS, DAYS = Unit("s"), Unit("h"), Unit("d")
Days = Annotated[int, Field(ge=0, le=36_500), DAYS]
Beat = Annotated[float, Field(ge=0.01, le=3_600), SECONDS]


class Settings(BaseModel):
    """The server's settings. Each is set by the environment variable MERCAT_<NAME>; the docstring of a field describes it in the
    reference for admins."""

    model_config = ConfigDict(frozen=True, extra="forbid", use_attribute_docstrings=True)

    data: Path = Field(default_factory=data_folder)
    """the data folder"""
    database: str = ""
    """an SQLAlchemy URL"""
    secret_key: str = ""
    """the key itself, 32 characters or more"""
    host: Annotated[str, AfterValidator(without_brackets)] = "127.0.0.1"
    """the address to listen on; `--host` and `--port` override them"""
    port: Annotated[int, Field(ge=0, le=65_535)] = 8000
    """the address to listen on; `--host` and `--port` override them"""
    processes: Annotated[int, Field(ge=1, le=64)] = 1
    """the number of server processes that accept connections at one address, with PostgreSQL; they share the bots' processes
    ([several processes](#postgresql-and-several-processes))"""
    url: Annotated[str, AfterValidator(public_address)] = ""
    """the site's [public URL](hosting.md#the-public-address), such as `https://example.org/mercat`; the prefix, the accepted
    host and `MERCAT_SECURE` are derived from it"""
    secure: bool = False
    """`yes`: the server is reached only over HTTPS"""
    prefix: Annotated[str, AfterValidator(own_prefix)] = ""
    """the path below which the site is reached, such as `/mercat`"""
    guests: Literal["welcome", "accounts", "invitation"] = "welcome"
    """the people who may sit down: everybody (`welcome`), only people with an account (`accounts`), or also guests with an
    invitation code (`invitation`). People who already have seats keep them"""
    opening: Literal["everybody", "accounts", "hosts"] = "everybody"
    """the people who may open tables, if they may also sit down: `everybody`, only people with `accounts`, or only admins
    (`hosts`)"""
    hosts: str = ""
    """accepted host names, separated by commas"""
    limits: bool = True
    """whether browsers and networks are limited ([list of limits](#limits))"""
    workers: Annotated[int, Field(ge=1, le=256)] = 2
    """the number of processes for bots; without a compiler, `master` uses several of them for one move of Caledonia, if they are
    free"""
    bot_seconds: Annotated[float, Field(ge=0.01, le=600), SECONDS] = 2.0
    """the number of seconds for which a bot may think about a move; the strengths search for at most 1.5. Several decisions
    in a row get twice the time in total (at most 3 seconds), and each of them at most half of the time that is left"""
    bot_pause: Annotated[float, Field(ge=0, le=60), SECONDS] = 0.3
    """the approximate pause before a bot's move, in seconds; each reader chooses how fast moves are shown"""
    bots_alone: bool = True
    """`no`: bots do not play at tables without people"""
    absent_bot: Annotated[str, AfterValidator(any_bot)] = bots.USUAL
    """the [strength](bots.md) of the bot that plays for an absent player"""
    absent_after: Annotated[int, Field(ge=0, le=10_000_000), SECONDS] = 90
    """seconds of absence before others may call in a bot"""
    bot_warning: Annotated[float, Field(ge=0, le=3_600), SECONDS] = 30.0
    """seconds for which a bot called in for an absent player waits; if the player comes back in the meantime, the bot does
    not play"""
    pulse: Beat = 1.0
    """seconds between checks for moves stored by other processes, if the database does not announce them"""
    heartbeat: Beat = 15.0
    """seconds between keep-alive messages on a stream. A page that has received nothing for three times as long reports that the
    connection is lost, and reconnects; arrivals and departures are shown within one interval"""
    patience: Annotated[float, Field(ge=0.1, le=600), SECONDS] = 2.5
    """seconds for which a request waits for the database before it is refused with 503; with SQLite up to 15 more if the disk
    does not respond and no lock is held"""
    tables_browser: Count = 100
    """the maximum number of unfinished tables per browser"""
    tables_address: Count = 400
    """the maximum number of unfinished tables per network"""
    tables_listed: Count = 10
    """the number of tables per network that the lobby shows"""
    watching: bool = True
    """`no`: the start page does not show games in progress that everybody may watch"""
    tables_kept: Count = 400
    """the number of matches cached in memory; other matches are reloaded when needed"""
    tables_memory: Count = 200
    """the approximate limit for the matches cached in memory, in megabytes"""
    stored_browser: Count = 50
    """the approximate limit for one browser's tables in the database, in megabytes"""
    stored_address: Count = 200
    """the approximate limit for one network's tables in the database, in megabytes"""
    reviews_address: Count = 12
    """the number of reviews per network that may be in progress or waiting"""
    connections: Count = 8_000
    """the number of connections that may be open, if the system allows as many open files"""
    connections_address: Count = 250
    """the number of connections per network, at most a third of all; trusted proxies are exempt"""
    drain: Annotated[float, Field(ge=0, le=600), SECONDS] = 0.0
    """seconds for which the server keeps running after SIGTERM while `/readyz` returns 503, so that a load balancer can take the
    server out of service first"""
    log: Literal["text", "json"] = "text"
    """the format of the [log](hosting.md#logs): `text`, or `json` for an object in each line"""
    log_level: Literal["debug", "info", "warning", "error"] = "warning"
    """the lowest level that is logged; `info` adds a line for each request, `debug` also for the pages' files"""
    metrics: Annotated[str, AfterValidator(metrics_place)] = ""
    """a separate address for [metrics](hosting.md#metrics), such as `127.0.0.1:9100`; only you should be able to reach it"""
    # Days after the last activity that a table is kept, 0 for ever: tables that
    keep_open: Days = 30
    """days until a table whose game has not begun is deleted"""
    keep_sandbox: Days = 30
    """days until a sandbox is deleted"""
    keep_imported: Days = 30
    """days until a table imported from a file is deleted, if nobody took a seat"""
    keep_bots: Days = 7
    """days until a table with only bots is deleted"""
    keep_playing: Days = 365
    """days until a table at which people play is deleted"""
    keep_alone: Days = 180
    """days until the table of a game is deleted, if one person finished it, with or without bots"""
    keep_together: Days = 0
    """days until the table of a game is deleted, if two or more people finished it"""
    # And people: days after their last visit, for
    keep_guests: Days = 400
    """days until a guest who has no seat, no table and no result is deleted"""
    keep_visitors: Days = 7
    """days until a guest who also has no message, group, friends, code, token, way to be notified or settings is deleted"""
    backup_every: Annotated[float, Field(ge=0, le=8_760), HOURS] = 0.0
    """the interval of automatic [backups](hosting.md#backup): in hours, or `90m`, `24h`, `7d`; `0`: no automatic backups"""
    backup_keep: Count = 7
    """the number of automatic backups that are kept"""
    backup_folder: Path | None = None
    """the folder for automatic backups"""
    backup_passphrase: str = ""
    """the passphrase that encrypts backups and reads them"""
    mail_server: Annotated[str, AfterValidator(host_name)] = ""
    """the SMTP server that sends [email](hosting.md#email); without this setting, no email is sent"""
    mail_tls: Literal["starttls", "tls", "none"] = "starttls"
    """the encryption of the connection to the SMTP server: `starttls`, `tls` from the start, or `none`"""
    mail_port: Annotated[int, Field(ge=0, le=65_535)] = 0
    """the port of the SMTP server; `0`: the standard port, 587 (`tls` 465, `none` 25)"""
    mail_user: str = ""
    """the user name at the SMTP server, if needed"""
    mail_password: str = ""
    """the password of the user at the SMTP server"""
    mail_from: Annotated[str, AfterValidator(sender)] = ""
    """the sender, such as `Mercat <games@example.org>`"""
    notices_networks: Annotated[str, AfterValidator(networks)] = ""
    """your own networks, separated by commas, to which [notifications](hosting.md#notifications) may be sent as well, such as
    `192.168.1.5/32` for an ntfy server; `http` is enough there"""
    openid_issuer: Annotated[str, AfterValidator(issuer)] = ""
    """the issuer of [your own sign-on](hosting.md#your-own-sign-on) (OpenID Connect), such as `https://login.example.org`"""
    openid_client: str = ""
    """Mercat's client id at the issuer"""
    openid_secret: str = ""
    """Mercat's client secret at the issuer, if it has one"""
    openid_name: Annotated[str, Field(max_length=40)] = ""
    """the name on the sign-in button"""

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

    @model_validator(mode="before")
    @classmethod
    def follow_from_the_public_address(cls, given: Any) -> Any:
        """Return the settings, including those that are not set but follow from MERCAT_URL."""
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
        """Whether emails are sent. Emails contain links, so sending them requires a public URL."""
        return bool(self.mail_server and self.url)

    @property
    def has_sign_on(self) -> bool:
        """Whether the server has its own sign-in. The sign-in requires a public URL, since people must be sent back to it."""
        return bool(self.openid_issuer and self.url)

    @property
    def sign_on_name(self) -> str:
        """The displayed name of the server's own sign-in."""
        return self.openid_name or urlsplit(self.openid_issuer).hostname or ""

    @property
    def metrics_address(self) -> tuple[str, int] | None:
        """The address at which metrics are available; None if metrics are switched off."""
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
        """Whether the database is SQLite, so that only one process at a time can write."""
        try:
            return make_url(self.database_url).get_backend_name() == "sqlite"
        except ArgumentError:                            # connecting to it reports the error
            return False


class FromEnvironment(Settings, BaseSettings):
    """The settings in the environment; an empty variable counts as not set."""

    model_config = SettingsConfigDict(env_prefix="MERCAT_", env_ignore_empty=True, extra="ignore")


def read_settings() -> Settings:
    """Return the settings from the environment. If one is invalid, raise CannotStart with the name of the setting."""
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
