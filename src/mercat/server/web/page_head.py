"""What the head of every page has for its reader: the announcement, and for a host the way to their page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from starlette.requests import Request

from mercat.server.pages.preferences import CLOSED_COOKIE, CutOff, Preferences, read_preferences
from mercat.server.problems import Problem
from mercat.server.services import Services
from mercat.server.tables.snapshot import Reader
from mercat.server.web.problems import way_back


def shown_to(request: Request, reader: Reader, cookies: Mapping[str, str]) -> Preferences:
    """The reader's preferences, with what the head of their pages has."""
    services: Services | None = getattr(request.app.state, "services", None)
    found = None if services is None else services.host_decisions.announcement
    closed = found is not None and cookies.get(CLOSED_COOKIE) == str(found.id)
    return replace(read_preferences(reader.language, cookies), told=None if closed else found, account=reader.account,
                   is_known=reader.is_stored, cut=cut_off(reader), is_host=reader.is_server_host and reader.scopes is None)


def cut_off(reader: Reader) -> CutOff | None:
    """What a browser is told that was signed out in another one."""
    return CutOff(Problem(403, f"cut-{reader.cut}").sentence(reader.language), way_back(reader.cut)) if reader.cut else None
