"""Who may play and who may open tables, where the host of the server has not left that to everybody.

People keep the seats that they have: only who sits down, opens a table or writes as a spectator is asked.
"""

from __future__ import annotations

from typing import Final

from mercat.server.problems import Problem
from mercat.server.settings import Settings
from mercat.server.tables.snapshot import Reader

ACCOUNTS, INVITATION, HOSTS = "accounts", "invitation", "hosts"          # values of the settings
ACCOUNTS_ONLY: Final = "accounts-only"                                   # the keys of the problems
INVITATION_ONLY: Final = "invitation-only"
ACCOUNTS_OPEN: Final = "accounts-open"
HOSTS_OPEN: Final = "hosts-open"
SIGNING_IN_HELPS: Final = frozenset({ACCOUNTS_ONLY, INVITATION_ONLY, ACCOUNTS_OPEN})


def obstacle_to_playing(reader: Reader, settings: Settings) -> str | None:
    """Why the reader may not sit down here, as the key of a problem; None if they may. The token of a seat is good for that
    seat alone."""
    if reader.account or reader.is_server_host:
        return None
    if settings.guests == ACCOUNTS:
        return ACCOUNTS_ONLY
    return INVITATION_ONLY if settings.guests == INVITATION and not reader.is_invited else None


def obstacle_to_opening(reader: Reader, settings: Settings) -> str | None:
    """Why the reader may not open a table of any kind, as the key of a problem; None if they may."""
    if reader.is_server_host:
        return None
    if settings.opening == HOSTS:
        return HOSTS_OPEN
    if settings.opening == ACCOUNTS and not reader.account:
        return ACCOUNTS_OPEN
    return obstacle_to_playing(reader, settings)


def check_may_play(reader: Reader, settings: Settings) -> None:
    """Raises Problem (403) if the reader may not sit down here."""
    refuse(obstacle_to_playing(reader, settings))


def check_may_register(reader: Reader, settings: Settings, alone: bool) -> None:
    """Raises Problem (403) if nobody may create an account in the reader's browser: by invitation, only the guest may whom a
    code has let in, and becomes the account (`alone`). Who comes by the host's own sign-on needs no code."""
    refuse(INVITATION_ONLY if settings.guests == INVITATION and not (reader.is_invited and alone) else None)


def refuse(obstacle: str | None) -> None:
    if obstacle is not None:
        raise Problem(403, obstacle)
