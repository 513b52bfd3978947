"""Acts on the reader's own data: name, preferences, devices, recovery code, personal tokens, and deletion.

None of these acts is possible with a personal token (`people/sessions.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Any, Literal

from fastapi import Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from pydantic import Field, StrictBool, StrictStr

from mercat.server.accounts.accounts import sign_out
from mercat.server.accounts.deletion import delete_reader
from mercat.server.accounts.pages import told_page
from mercat.server.accounts.sign_in import secret_after
from mercat.server.accounts.ways_in import check_confirmed
from mercat.server.desk import Work
from mercat.server.devices.devices import (
    LINK_LASTS,
    MOST_LINKS,
    NAMED_BY,
    DeviceLink,
    RecoveryCode,
    end_devices,
    end_this_device,
    put_code,
)
from mercat.server.devices.pages import ADDRESSES, DATA, DEVICES, PROFILE, delete_page, me_page
from mercat.server.devices.profile import prefer as store_preferences
from mercat.server.devices.profile import take_name
from mercat.server.pages.preferences import chosen_preferences, kept_choices
from mercat.server.people.rows import BROWSER, PROGRAM, SessionRow
from mercat.server.people.secret_kinds import DEVICE_LINK, GUEST_CODE
from mercat.server.people.secrets import drop_secrets, put_secret
from mercat.server.people.sessions import LONGEST_LABEL, MOST_TOKENS, PERSONAL, SCOPES, PersonalToken, new_secret
from mercat.server.people.stored import hash_of, sessions_of
from mercat.server.people.user_text import clean
from mercat.server.problems import Problem
from mercat.server.processes.allowances import SECRETS, count_against_day
from mercat.server.storage.models import now
from mercat.server.tables.rights import Right
from mercat.server.web.act import DONE, ME, ActRequest, Answer, Nothing, Page, act
from mercat.server.web.bodies import Name
from mercat.server.web.cookies import back_to_guest, confirm_at, cookies_of, saved_at, set_cookies
from mercat.server.words import ui

# -- answers


def page_about(part: str) -> Page:
    """Return the responses to a form on one of the reader's own pages. If the form was refused, the page shows the reason."""

    async def again(asked: ActRequest[Any], done: object) -> Response:
        return RedirectResponse(ADDRESSES[part], 303)

    async def refused(asked: ActRequest[Any], problem: Problem) -> Response:
        typed = {name: value for name, value in asked.wish if isinstance(value, str)}
        return HTMLResponse(await me_page(asked.request, part, problem=problem, typed=typed), problem.status)

    return Page(again, refused, (403,))


AGAIN, OF_DEVICES, OF_DATA = page_about(PROFILE), page_about(DEVICES), page_about(DATA)


async def rests_saved(asked: ActRequest[Any], done: object) -> Response:
    return saved_at(asked.request, ADDRESSES[PROFILE])


async def rests_refused(asked: ActRequest[Any], problem: Problem) -> Response:
    """Return the reader's page with the reason why their rest times were refused. The form still contains the values that were
    entered."""
    typed = {name: value for name, value in asked.wish if name in ("first", "last", "begin", "end")}
    return HTMLResponse(await me_page(asked.request, PROFILE, problem=problem, typed=typed), problem.status)


async def ended(asked: ActRequest[Any], code: str) -> Response:
    """Return the reader's current page, with a new recovery code if the former one was invalidated."""
    if not code:
        return RedirectResponse(ADDRESSES[DATA if asked.view == DATA else DEVICES], 303)
    return HTMLResponse(await me_page(asked.request, DEVICES, ui(asked.reader.language)("me-code-ended"), code=code))


async def new_code_told(asked: ActRequest[Any], code: str, response: Response) -> None:
    if code:
        response.headers["Mercat-Recovery-Code"] = code


async def not_deleted(asked: ActRequest[Any], problem: Problem) -> Response:
    """Return the page that asked for confirmation of the deletion, now with the reason why the deletion was refused."""
    if problem.key != "not-confirmed":
        return HTMLResponse(await me_page(asked.request, DATA, problem.sentence(asked.reader.language), bad=True), problem.status)
    return await delete_page(asked.request, problem.sentence(asked.reader.language), problem.status)


async def renamed(asked: ActRequest[Any], done: tuple[str, int]) -> Response:
    name, kept = done
    say = ui(asked.reader.language)
    if asked.reader.account:                             # the header of this page has the new name too
        asked.request.state.reader = replace(asked.reader, account=name)
    answer = HTMLResponse(await me_page(asked.request, PROFILE, say("me-renamed-but", count=kept) if kept else say("me-renamed")))
    if not asked.reader.account:
        set_cookies(answer, asked.request, name=name)
    return answer


async def with_link(asked: ActRequest[Any], made: DeviceLink) -> Response:
    return HTMLResponse(await me_page(asked.request, DEVICES, link=made.link))


async def with_code(asked: ActRequest[Any], made: RecoveryCode) -> Response:
    return HTMLResponse(await me_page(asked.request, DEVICES, code=made.code))


async def with_token(asked: ActRequest[Any], made: PersonalToken) -> Response:
    return HTMLResponse(await me_page(asked.request, DATA, token=made.token))


async def forgotten(asked: ActRequest[Any], done: object) -> Response:
    """Redirect to the lobby. From then on, the browser belongs to nobody, or to the guest who used it before."""
    answer = RedirectResponse("/", 303)
    set_cookies(answer, asked.request, name="")
    confirm_at(asked.request, answer, "signed-out", "/")
    return answer


async def gone(asked: ActRequest[Any], was_last_admin: bool) -> Response:
    """Return a page that confirms the deletion, for a browser that now belongs to nobody. If the last admin was deleted, the page
    explains how to appoint another one."""
    asked.request.state.reader = replace(asked.reader, person=None, account="", is_stored=False, is_server_host=False)
    answer = told_page(asked.request, "deleted", more="deleted-last-admin" if was_last_admin else "")
    set_cookies(answer, asked.request, name="")
    return answer


DEVICE_ENDED, CODE_TOLD = replace(OF_DEVICES, done=ended), Answer(204, made=new_code_told)
RENAMED, FORGOTTEN = replace(AGAIN, done=renamed), replace(OF_DEVICES, done=forgotten)
AT_RESTS = replace(AGAIN, done=rests_saved, refused=rests_refused)
DELETED = Page(gone, not_deleted, (403,))
WITH_LINK, WITH_CODE = replace(OF_DEVICES, done=with_link), replace(OF_DEVICES, done=with_code)
WITH_TOKEN = replace(OF_DATA, done=with_token)


DeviceId = Annotated[StrictStr, Field(max_length=64, description="the `id` of a device or token")]
TokenLabel = Annotated[StrictStr, Field(max_length=400, description="your name for the token")]
Scope = Annotated[Literal["read", "play"], Field(description="the scope of the token; `play` includes `read`")]


def choices_here(asked: ActRequest[Any]) -> Mapping[str, Any]:
    """Return the preferences that only this browser has stored so far, so that the person's other devices can get them too."""
    return {"choices": kept_choices(cookies_of(asked.request))}


def check_proof(work: Work) -> None:
    """Raise Problem (403) for an account whose identity has not recently been confirmed in this browser. Guests need no
    confirmation."""
    if work.reader.account:
        check_confirmed(work, work.reader)


def start_anew(request: Request) -> None:
    """Give this browser a different secret in the response: that of the guest who used it before, or a new one that belongs
    to nobody yet."""
    request.state.new_secret = back_to_guest(request) or new_secret()


# -- name and preferences


@act(place=ME, who=Right.PERSON, api="PUT /name", body="Rename", answer=DONE, page=RENAMED, address="name")
def rename(work: Work, name: Name) -> tuple[str, int]:
    """Change your name, also at your tables with unfinished games; results keep the old one"""
    return take_name(work, name)


@act(place=ME, who=Right.PERSON, api="PUT /preferences",
     body="Prefer: Preferences, as the pages store them; those left out remain unchanged.")
def prefer(work: Work, preferences: Annotated[dict[StrictStr, StrictStr], Field(max_length=20)]) -> None:
    """Change your preferences, which apply on all your devices"""
    chosen = chosen_preferences(preferences)
    wrong = next((name for name in preferences if name not in chosen), None)
    if wrong is not None:
        raise Problem(422, "not-understood", where=wrong[:40])
    store_preferences(work, chosen)


# -- devices


@act(place=ME, who=Right.PERSON, api="POST /devices", page=WITH_LINK, address="device", given=choices_here)
def add_device(work: Work, *, choices: Mapping[str, str]) -> DeviceLink:
    """Create a link that adds another browser to your devices, within 30 minutes

    The link gives access to your account. Account holders must therefore have confirmed their identity (`POST /api/me/confirm`),
    or signed in, within the last ten minutes.
    """
    check_proof(work)
    store_preferences(work, choices, unless_any=True)
    secret = new_secret()
    put_secret(work, DEVICE_LINK, secret, work.me().id, LINK_LASTS, {"by": work.reader.session}, MOST_LINKS)
    return DeviceLink(link=f"/link/{secret}", seconds=int(LINK_LASTS.total_seconds()))


@act(place=ME, who=Right.PERSON, api="DELETE /links", page=OF_DEVICES, address="withdraw-links")
def withdraw_device_links(work: Work) -> None:
    """Cancel the links with which other browsers can become your devices"""
    drop_secrets(work, DEVICE_LINK, work.person)


@act(place=ME, who=Right.PERSON, api="POST /devices/end", body="OfDevice", answer=CODE_TOLD, page=DEVICE_ENDED, address="end")
def end_device(work: Work, device: DeviceId) -> str:
    """Sign out one of your devices, or delete one of your personal tokens

    This also cancels the links and tokens of all your seats. Signing out a device further cancels the tokens created there, links
    for adding devices, the URL of your calendar, and notifications to the device. If a guest's recovery code was created there,
    the header Mercat-Recovery-Code contains a new code that replaces it.
    """
    return end_devices(work, lambda row: row.hash[:NAMED_BY] == device)


@act(place=ME, who=Right.PERSON, api="POST /devices/end-others", answer=CODE_TOLD, page=DEVICE_ENDED, address="end-others")
def end_other_devices(work: Work) -> str:
    """Sign out all your devices except this one

    This also cancels everything that signing out a single device cancels.
    """
    return end_devices(work, lambda row: row.kind == BROWSER and row.hash != work.reader.session, or_none=True)


@act(place=ME, who=Right.PERSON, api="POST /leave", page=FORGOTTEN, address="leave")
async def leave_device(asked: ActRequest[Nothing]) -> None:
    """Sign out in this browser; you stay signed in on your other devices"""
    if asked.reader.account:
        signed = await asked.services.desk.write(asked.reader, sign_out)
        asked.request.state.new_secret = secret_after(asked.request, signed)
        return
    await asked.services.desk.write(asked.reader, end_this_device)
    start_anew(asked.request)


# -- what to write down, and what to give to programs


@act(place=ME, who=Right.PERSON, api="POST /recovery", page=WITH_CODE, address="recovery", given=choices_here)
def make_recovery_code(work: Work, *, choices: Mapping[str, str]) -> RecoveryCode:
    """Create a recovery code to write down; the earlier one stops working"""
    store_preferences(work, choices, unless_any=True)
    me = work.me()
    if me.registered is not None:                        # it has codes of its own (`accounts/accounts.py`)
        raise Problem(409, "codes-of-account")
    return RecoveryCode(code=put_code(work, me.id, work.reader.session))


@act(place=ME, who=Right.PERSON, api="DELETE /recovery", page=OF_DEVICES, address="withdraw-recovery")
def withdraw_recovery_code(work: Work) -> None:
    """Delete your recovery code"""
    drop_secrets(work, GUEST_CODE, work.person)


@act(place=ME, who=Right.PERSON, api="POST /tokens", body="NewToken: A personal token for programs.", page=WITH_TOKEN,
     address="token")
def make_token(work: Work, label: TokenLabel, scope: Scope = "read") -> PersonalToken:
    """Create a personal token with which a program can read, or also play, at all your tables"""
    cleaned, token, moment, me = clean(label, LONGEST_LABEL, "label"), f"{PERSONAL}{new_secret()}", now(), work.me()
    if sum(row.kind == PROGRAM for row in sessions_of(work, me.id)) >= MOST_TOKENS:
        raise Problem(409, "too-many-tokens", most=MOST_TOKENS)
    count_against_day(work, SECRETS, work.reader.counted)
    work.add(SessionRow(hash=hash_of(token), person=me.id, kind=PROGRAM, label=cleaned, scopes=SCOPES[scope],
                        by=work.reader.session, made=moment, changed=moment))
    return PersonalToken(token=token)


# -- leaving for good


@act(place=ME, who=Right.PERSON, api="POST /delete", body="Sure", page=DELETED, when_banned=True)
async def delete(asked: ActRequest[Any],
                 sure: Annotated[StrictBool, Field(description="must be true, because this cannot be undone")]) -> bool:
    """Delete your data: your name disappears from tables, chat and results, and bots play on in your seats

    Account holders must have confirmed their identity (`POST /api/me/confirm`), or signed in, within the last ten minutes. Guests
    need no confirmation.
    """
    if not sure:
        raise Problem(422, "not-sure")
    await asked.services.desk.read(asked.reader, check_proof)
    was_last_admin = await asked.services.desk.write(asked.reader, delete_reader)
    start_anew(asked.request)
    return was_last_admin
