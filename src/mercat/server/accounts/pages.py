"""Pages of one's own account: the ways in, and which tables of this browser's guest come along."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from sqlalchemy.orm import Session

from mercat.server.accounts.accounts import guest_before
from mercat.server.accounts.passkey_site import no_passkeys
from mercat.server.accounts.passkeys import LONGEST_LABEL
from mercat.server.accounts.passwords import LONGEST, SHORTEST
from mercat.server.accounts.recovery_codes import CODES
from mercat.server.accounts.ways_in import WaysIn, is_confirmed, ways_in
from mercat.server.own_games.shown import lines_of_tables
from mercat.server.own_games.table_lists import TableSummary, tables_of_guest
from mercat.server.pages.drawing import render
from mercat.server.people.rows import PersonRow
from mercat.server.people.stored import tables_with
from mercat.server.problems import Problem
from mercat.server.services import reader_of, services_of
from mercat.server.settings import Settings
from mercat.server.web.cookies import preferences_of
from mercat.server.web.forms import local_path

router = APIRouter()
MOST_SHOWN: Final = 100                                  # tables to choose from one by one


def json_of(text: str) -> Response:
    """JSON for a script of the pages."""
    return Response(text, media_type="application/json")


def json_problem(problem: Problem, language: str) -> Response:
    """The sentence of a refusal, for a script of the pages."""
    headers = {} if problem.wait is None else {"Retry-After": str(problem.wait)}
    return JSONResponse({"error": problem.key, "sentence": problem.sentence(language)}, problem.status, headers)


@router.get("/me/account")
async def account(request: Request) -> Response:
    """How one signs in, and what can be changed of it; whoever has no account gets to the page where one signs in."""
    if not reader_of(request).account:
        return RedirectResponse("/enter?next=/me/account", 303)
    return await account_page(request)


async def account_page(request: Request, notice: str = "", status: int = 200, codes: Sequence[str] = ()) -> HTMLResponse:
    reader = reader_of(request)

    def look(session: Session) -> tuple[WaysIn, bool, bool, str]:
        guest, row = guest_before(session, reader.session), session.get(PersonRow, reader.person)
        return (ways_in(session, reader.person or ""), is_confirmed(session, reader),
                bool(guest) and bool(tables_with(session, guest)), "" if row is None else row.email or "")

    ways, confirmed, more_tables, mail = await services_of(request).desk.read(reader, look)
    settings = services_of(request).settings
    return HTMLResponse(render("account.html", preferences_of(request), ways=ways, confirmed=confirmed, more_tables=more_tables,
                               no_passkeys=no_passkeys(request), notice=notice, bad=status >= 400, codes=codes, made=CODES,
                               shortest=SHORTEST, longest=LONGEST, longest_label=LONGEST_LABEL,
                               mail=mail, no_mail=no_mail(settings),
                               sign_on_name=settings.sign_on_name if settings.has_sign_on else "",
                               joined=any(one.issuer == settings.openid_issuer for one in ways.identities),
                               here="/me/account"), status)


def no_mail(settings: Settings) -> str:
    """The text that says why no mail is sent; empty if it is."""
    return "" if settings.sends_mail else "mail-no-site" if settings.mail_server else "mail-not-sent"


@router.get("/me/bring")
async def bring_page(request: Request) -> Response:
    """Which tables of the guest who used this browser before are the reader's: all, unless others use the device, too."""
    onward = local_path(request.query_params.get("next", "/"))
    tables = await shown_tables(request)
    if not tables:
        return RedirectResponse(onward, 303)
    session_hash = reader_of(request).session

    def count(session: Session) -> int:
        return len(tables_with(session, guest_before(session, session_hash)))

    total = await services_of(request).desk.read(reader_of(request), count)
    return HTMLResponse(render("bring.html", preferences_of(request), next=onward, others=total - len(tables),
                               tables=lines_of_tables(tables, preferences_of(request))))


async def shown_tables(request: Request) -> list[TableSummary]:
    """The newest tables where the guest sits who used this browser before the reader signed in."""
    reader, services = reader_of(request), services_of(request)
    guest = await services.desk.read(reader, guest_before, reader.session) if reader.account else ""
    if not guest:
        return []
    return await services.desk.read(reader, tables_of_guest, guest, MOST_SHOWN)
