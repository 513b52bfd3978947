"""The reader's own pages, with their part of the JSON API, and the ways to add a device that need no session.

The pages show the profile, the devices with the recovery code, and the stored data. A device is added with a link from another
device, or with a recovery code.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from datetime import date
from types import MappingProxyType
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response, StreamingResponse
from sqlalchemy.orm import Session
from starlette.datastructures import FormData

from mercat.server.accounts.deletion import is_last_admin
from mercat.server.accounts.download import parts_of
from mercat.server.accounts.passkeys import no_passkeys
from mercat.server.accounts.passwords import LONGEST
from mercat.server.accounts.ways_in import WaysIn, is_confirmed, ways_in
from mercat.server.clocks.rests import MOST_AWAY, MOST_AWAY_AT_ONCE, MOST_QUIET, ONE_DAY
from mercat.server.desk import Work
from mercat.server.devices.devices import LINK_LASTS, Arrival, join_by_link, link_question, recover_by_code
from mercat.server.devices.profile import Me, own_profile
from mercat.server.own_games.person_pages import own_page
from mercat.server.own_games.shown import MyLine, lines_of_tables, tables_to_bring
from mercat.server.pages.drawing import render
from mercat.server.pages.preferences import Preferences
from mercat.server.pages.qr import qr_code
from mercat.server.people.rows import SECRETS_KEPT, SESSIONS_KEPT
from mercat.server.people.sessions import SCOPES
from mercat.server.problems import Problem
from mercat.server.services import reader_of, services_of
from mercat.server.storage.of_person import PARTS
from mercat.server.system_clock import now
from mercat.server.tables.rights import Right, check_person
from mercat.server.web.bounds import bounded
from mercat.server.web.cookies import come_back, cookies_of, my_name, preferences_of, secret_before, set_cookies
from mercat.server.web.features import facts_of
from mercat.server.web.forms import refusal_of, sent_form, text_of
from mercat.server.web.prefix import works_only_here
from mercat.server.web.security import COOKIE_SECONDS, secret_cookie
from mercat.server.web.sessions_anew import BEFORE_COOKIE

PROFILE, DEVICES, DATA = "profile", "devices", "data"
ADDRESSES: Final = {PROFILE: "/me", DEVICES: "/me/devices", DATA: "/me/data"}
TEMPLATES: Final = {PROFILE: "me.html", DEVICES: "me_devices.html", DATA: "me_data.html"}
router = APIRouter()
programs = APIRouter(prefix="/me")


def me_html(part: str, me: Me, preferences: Preferences, only_here: bool, link: str, **shown: object) -> str:
    """Return one of the reader's own pages.

    `shown` contains facts that are shown only once: a new link, code or token, and the outcome of an act. `only_here` means that
    the server's URL works only on this machine.
    """
    devices = [one for one in me.devices if not one.scopes]
    tokens = [one for one in me.devices if one.scopes]
    rests = me.rests
    quiet = ("", "") if rests is None or rests.quiet is None else rests.quiet
    periods = [] if rests is None else [(date.fromisoformat(first), date.fromisoformat(last)) for first, last in rests.away]
    away = [period for period in periods if period[1] >= now().date() - ONE_DAY]
    return render(TEMPLATES[part], preferences, me=me, devices=devices, tokens=tokens, here=ADDRESSES[part],
                  link=link, only_here=only_here, qr=qr_code(link) if link and not only_here else None,
                  minutes=int(LINK_LASTS.total_seconds() // 60), scopes=list(SCOPES), quiet=quiet, away=away,
                  most_quiet=MOST_QUIET // 60, most_at_once=MOST_AWAY_AT_ONCE, most_away=MOST_AWAY, **shown)


@router.get("/me")
@bounded("read", when_banned=True)
async def about_me(request: Request) -> HTMLResponse:
    """Return the page with the reader's name, time zone, notifications and groups."""
    return HTMLResponse(await me_page(request, PROFILE))


@router.get("/me/devices")
@bounded("read", when_banned=True)
async def about_signing_in(request: Request) -> HTMLResponse:
    """Return the page with the reader's account, devices and recovery code."""
    return HTMLResponse(await me_page(request, DEVICES))


@router.get("/me/data")
@bounded("read", when_banned=True)
async def about_data(request: Request) -> HTMLResponse:
    """Return the page about the reader's data: download, deletion, archive, and tokens for programs."""
    return HTMLResponse(await me_page(request, DATA))


async def me_page(request: Request, part: str, notice: str = "", *, bad: bool = False, link: str = "", code: str = "",
                  token: str = "", problem: Problem | None = None, typed: Mapping[str, str] = MappingProxyType({})) -> str:
    """Return one of the reader's own pages.

    The page shows a new link, code or token, or the reason why a form was refused, with the values that were entered.
    """
    services, reader = services_of(request), reader_of(request)
    about, refusal = [one.about_me for one in services.features], refusal_of(problem, reader.language)
    if refusal is not None and not refusal.field:
        notice, bad = refusal.sentence, True

    def look(work: Work) -> tuple[Me, dict[str, object]]:
        me = own_profile(work)
        return me, {"page": own_page(work), **facts_of(work, about)} if me.stored else {"page": ""}

    me, found = await services.desk.read(reader, look)
    return me_html(part, me, preferences_of(request), works_only_here(request), link, code=code, token=token, notice=notice,
                   bad=bad, refusal=refusal, typed=typed,
                   name=me.account or me.name or my_name(request), was_guest=secret_before(request) is not None, **found,
                   **await proof_of(request))


@router.get("/me/delete")
@bounded("read", when_banned=True)
async def before_deletion(request: Request) -> HTMLResponse:
    """Return the page that explains the consequences of the deletion, and asks for confirmation."""
    return await delete_page(request)


async def delete_page(request: Request, notice: str = "", status: int = 200) -> HTMLResponse:
    check_person(Right.PERSON, reader_of(request))
    last_admin = await services_of(request).desk.read(reader_of(request), is_last_admin, reader_of(request))
    html = render("delete_me.html", preferences_of(request), notice=notice, here="/me/delete", last_admin=last_admin,
                  **await proof_of(request))
    return HTMLResponse(html, status)


async def proof_of(request: Request) -> dict[str, object]:
    """Return the facts with which a page asks an account holder for confirmation before something that cannot be undone.

    For guests, return that nothing needs to be confirmed.
    """
    reader = reader_of(request)
    if not reader.account:
        return {"confirmed": True}

    def look(session: Session) -> tuple[bool, WaysIn]:
        return is_confirmed(session, reader), ways_in(session, reader.person or "")

    confirmed, ways = await services_of(request).desk.read(reader, look)
    return {"confirmed": confirmed, "ways": ways, "no_passkeys": no_passkeys(request), "longest": LONGEST}


@router.get("/me/download")
@bounded("download", when_banned=True)
async def download_page(request: Request) -> StreamingResponse:
    """Return all data stored about the reader, as a download."""
    return await downloaded(request)


async def downloaded(request: Request) -> StreamingResponse:
    services, reader = services_of(request), reader_of(request)
    check_person(Right.PERSON, reader)
    parts = parts_of(services.desk, services.tables, reader)
    first = await anext(parts)                           # if that fails, the answer is an error

    async def all_parts() -> AsyncIterator[str]:
        yield first
        async for part in parts:
            yield part

    headers = {"Content-Disposition": 'attachment; filename="mercat-me.json"'}
    return StreamingResponse(all_parts(), media_type="application/json", headers=headers)


@router.get("/privacy")
@bounded("read", when_banned=True)
async def privacy(request: Request) -> HTMLResponse:
    """Return the page about stored data, with its purposes and storage periods."""
    settings = services_of(request).settings
    days = {name: getattr(settings, name) for name in type(settings).model_fields if name.startswith("keep_")}
    days |= {"keep_links": SECRETS_KEPT.days, "keep_results": 0}
    there = {"mail": settings.sends_mail, "sign-on": settings.has_sign_on}
    parts = [part for part in PARTS if there.get(part, True)]
    return HTMLResponse(render("privacy.html", preferences_of(request), parts=parts, kept=days, sessions=SESSIONS_KEPT.days,
                               here="/privacy"))


# -- another browser comes in
@router.get("/link/{link}")
@bounded("recover")
async def device_link(link: str, request: Request) -> HTMLResponse:
    """Show the page that asks before this browser becomes a person's device. Opening the link is not enough, because apps that
    preview links also open it."""
    offer = await services_of(request).desk.read(reader_of(request), link_question, link)
    return HTMLResponse(render("link.html", preferences_of(request), link=link, offer=offer, tables=await own_tables(request)))


@router.post("/link/{link}")
@bounded("recover")
async def join(link: str, request: Request) -> Response:
    """Make this browser a device of the person who created the link."""
    form, services, reader = await sent_form(request), services_of(request), reader_of(request)
    arrived = await services.desk.write(reader, join_by_link, link, await chosen_tables(form, request))
    answer = RedirectResponse("/", 303)
    come_in(answer, request, arrived)
    return answer


@router.get("/recover")
async def ask_for_code(request: Request) -> HTMLResponse:
    return HTMLResponse(render("recover.html", preferences_of(request), account=reader_of(request).account,
                               tables=await own_tables(request), here="/recover"))


@router.post("/recover")
@bounded("recover")
async def recover(request: Request) -> HTMLResponse:
    """Make this browser a device of the person whose recovery code was entered, and show the new code."""
    form, services, reader = await sent_form(request, at="/recover"), services_of(request), reader_of(request)
    arrived = await services.desk.write(reader, recover_by_code, text_of(form, "code"), await chosen_tables(form, request))
    answer = HTMLResponse(render("recovered.html", preferences_of(request), arrived=arrived))
    come_in(answer, request, arrived)
    return answer


async def own_tables(request: Request) -> list[MyLine]:
    """Return the tables of the guest who uses this browser that can be brought along."""
    reader = reader_of(request)
    found = await services_of(request).desk.read(reader, tables_to_bring) if reader.is_stored else []
    return lines_of_tables(found, preferences_of(request))


async def chosen_tables(form: FormData, request: Request) -> set[str] | None:
    """Return the chosen tables; None if everything is to be brought along, including the results of deleted tables."""
    listed = {line.table for line in await own_tables(request)}
    chosen = set(map(str, form.getlist("along")))
    return None if listed <= chosen else chosen & listed


def come_in(answer: Response, request: Request, arrived: Arrival) -> None:
    """Set the new secret of this browser in a response. If the former secret belongs to a guest who still has tables, store it in
    a separate cookie."""
    request.state.new_secret = arrived.secret
    come_back(request, answer, arrived.mark)
    if arrived.name:
        set_cookies(answer, request, name=arrived.name)
    if arrived.stays:
        answer.set_cookie(BEFORE_COOKIE, secret_cookie(cookies_of(request)), max_age=COOKIE_SECONDS, path="/", httponly=True,
                          samesite="lax", secure=services_of(request).settings.secure)


@programs.get("", summary="Get your profile; with a cookie, it includes your devices, with a personal token it does not")
@bounded("read", when_banned=True)
async def me(request: Request) -> Me:
    return await services_of(request).desk.read(reader_of(request), own_profile)


@programs.get("/download", summary="Download all your data", response_class=StreamingResponse,
            responses={200: {"content": {"application/json": {}}}})
@bounded("download", when_banned=True, by_token=False)
async def download(request: Request) -> StreamingResponse:
    return await downloaded(request)
