"""The server's settings, read from the environment (MERCAT_*), all with defaults."""

from __future__ import annotations

import os
import re
import secrets
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import get_type_hints

from sqlalchemy import URL

from mercat import bots
from mercat.components import data_folder
from mercat.games import own_folders

PREFIX_FORM = re.compile(r"(?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+")
OWN_PATHS = frozenset({"api", "games", "healthz", "help", "import", "learn", "new", "play", "seat", "settings", "static", "t"})
SHORTEST_KEY = 32                                        # characters
RANGES: Mapping[str, tuple[float, float]] = {            # valid numbers
    "port": (0, 65_535), "workers": (1, 256), "bot_pause": (0, 60), "bot_seconds": (0.01, 600), "absent_after": (0, 10_000_000),
    "heartbeat": (0.01, 3_600), "pulse": (0.01, 3_600), "patience": (0.1, 600), "tables_kept": (1, 1_000_000),
    "tables_memory": (1, 1_000_000), "tables_browser": (1, 1_000_000), "tables_address": (1, 1_000_000),
    "tables_listed": (1, 1_000_000), "stored_browser": (1, 1_000_000), "stored_address": (1, 1_000_000),
    "reviews_address": (1, 1_000_000), "connections": (1, 1_000_000), "connections_address": (1, 1_000_000),
} | dict.fromkeys(("keep_open", "keep_sandbox", "keep_imported", "keep_bots", "keep_playing", "keep_alone", "keep_together"),
                  (0, 36_500))
KIND_NAMES: Mapping[object, str] = {int: "a whole number", float: "a number", bool: "yes or no"}


@dataclass(frozen=True)
class Settings:
    """Every field can be set as MERCAT_<NAME>; docs/hosting.md explains those that a host may want to change."""

    data: Path = field(default_factory=data_folder)
    database: str = ""                                   # an SQLAlchemy URL; empty: SQLite in the data folder
    secret_key: str = ""                                 # empty: made at the first start and stored in the data folder
    host: str = "127.0.0.1"
    port: int = 8000
    secure: bool = False                                 # the site is reached only by https: cookies are marked Secure
    prefix: str = ""                                     # where the site is on its host, such as /mercat; empty: at the root
    hosts: str = ""                                      # accepted host names, separated by commas; empty: all
    workers: int = 2                                     # processes in which bots think
    bot_pause: float = 0.3                               # seconds before a bot moves; pages pace what they show
    bots_alone: bool = True                              # whether bots play at tables without people
    absent_bot: str = bots.USUAL                         # the bot that plays for absent people
    bot_seconds: float = 2.0                             # seconds a tree search may think
    absent_after: int = 90                               # seconds without contact before a person counts as absent
    heartbeat: float = 15.0                              # seconds between keep-alives on a stream; pages notice three missing
    pulse: float = 1.0                                   # seconds between checks for what other processes stored
    patience: float = 2.5                                # seconds that a request waits for the database
    tables_kept: int = 400                               # matches held in memory, at most
    tables_memory: int = 200                             # megabytes that these may take, about
    limits: bool = True                                  # whether a browser and a network are limited: rates, and what follows
    tables_browser: int = 100                            # most unfinished tables that one browser may have opened
    tables_address: int = 400                            # the same for one network: an IPv4 address, or a /64 of IPv6
    tables_listed: int = 10                              # of one network's tables that the lobby shows at once
    stored_browser: int = 50                             # megabytes, about, that the tables which one browser opened may take
    stored_address: int = 200                            # the same for one network
    reviews_address: int = 4                             # reviews of one network that may wait or be made at once
    connections: int = 8_000                             # open at once, where the system allows as many files
    connections_address: int = 250                       # of one network; trusted proxies are exempt
    keep_open: int = 30                                  # days that an unchanged table is kept: not begun
    keep_sandbox: int = 30                               # 0 means for ever, here and below
    keep_imported: int = 30                              # imported from a file, and over, or nobody joined
    keep_bots: int = 7                                   # bots alone
    keep_playing: int = 365                              # people's unfinished games
    keep_alone: int = 180                                # finished by one person, alone or against bots
    keep_together: int = 0                               # finished by several people

    @property
    def database_url(self) -> str | URL:
        """Where the tables are. The path of the data folder is no text of a URL: it may hold `%` and `?`."""
        return self.database or URL.create("sqlite", database=str(self.data / "mercat.sqlite3"))


def read_settings(environment: Mapping[str, str] = os.environ) -> Settings:
    """Settings from the environment; exits with a sentence that names an invalid value."""
    found: dict[str, object] = {}
    for name, kind in get_type_hints(Settings).items():
        text = environment.get(f"MERCAT_{name.upper()}")
        if text is None or text == "":
            continue
        if text != text.encode("utf-8", "ignore").decode("utf-8"):
            raise SystemExit(f"mercat: MERCAT_{name.upper()}={text!r} is not UTF-8 text")
        try:
            found[name] = read_flag(text) if kind is bool else kind(text)
        except ValueError:
            raise SystemExit(f"mercat: MERCAT_{name.upper()}={text!r} is not {KIND_NAMES[kind]}") from None
        least, most = RANGES.get(name, (0, 0))
        if name in RANGES and not least <= found[name] <= most:     # type: ignore[operator]
            raise SystemExit(f"mercat: MERCAT_{name.upper()}={text!r} is not from {least:g} to {most:,}")
    known = bots.names_for_any_game()
    if found.get("absent_bot", bots.USUAL) not in known:
        raise SystemExit(f"mercat: MERCAT_ABSENT_BOT={found['absent_bot']!r} is none of {', '.join(known)}")
    found["prefix"] = read_prefix(str(found.get("prefix", "")))
    found["data"] = data_folder(environment)
    check_folders(environment)
    return Settings(**found)  # type: ignore[arg-type]


def check_folders(environment: Mapping[str, str]) -> None:
    """Exits with a sentence if a setting names a folder that cannot be meant."""
    for folder in own_folders(environment):
        if not Path(folder).is_dir():
            raise SystemExit(f"mercat: MERCAT_GAMES names {folder!r}, which is no folder")
    if str(data_folder(environment)).startswith("~"):
        raise SystemExit(f"mercat: MERCAT_DATA={environment['MERCAT_DATA']!r} is in the home folder of nobody")


def read_prefix(text: str) -> str:
    """The prefix with a slash before it and none behind. Exits with a sentence if it cannot be one."""
    prefix = f"/{text.strip('/')}" if text.strip("/") else ""
    if prefix and not PREFIX_FORM.fullmatch(prefix):
        raise SystemExit(f"mercat: MERCAT_PREFIX={text!r} is no path such as /mercat")
    if prefix.split("/")[1:2] and prefix.split("/")[1] in OWN_PATHS:
        raise SystemExit(f"mercat: MERCAT_PREFIX={text!r} begins like Mercat's own pages; choose another name")
    return prefix


def read_flag(text: str) -> bool:
    """Read yes or no in the usual spellings. Raises ValueError."""
    known = {"1": True, "yes": True, "true": True, "on": True, "0": False, "no": False, "false": False, "off": False}
    if text.lower() not in known:
        raise ValueError(text)
    return known[text.lower()]


def secret_key(settings: Settings) -> str:
    """The key that signs cookies and tokens: the setting, or a file made once and readable by its owner only."""
    if settings.secret_key:
        if len(settings.secret_key) < SHORTEST_KEY:
            raise SystemExit(f"mercat: MERCAT_SECRET_KEY is too short; it needs at least {SHORTEST_KEY} characters")
        return settings.secret_key
    settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    path = settings.data / "secret-key"
    if not path.exists():
        draft = settings.data / f"secret-key.{os.getpid()}"
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
            file.write(secrets.token_urlsafe(48))
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):
            os.link(draft, path)                         # atomic: the first of several processes wins
        draft.unlink()
    return read_key(path)


def read_key(path: Path) -> str:
    """The key in a file. Exits with a sentence if it is too short, or not text."""
    try:
        key = path.read_text(encoding="utf-8").strip()
    except UnicodeDecodeError:
        key = ""
    if len(key) < SHORTEST_KEY:
        raise SystemExit(f"mercat: {path} holds no usable key. Delete it and a new one is made; browsers then lose their seats.")
    return key
