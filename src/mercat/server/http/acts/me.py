"""Acts about oneself: name, preferences, devices, recovery code, personal tokens, and leaving for good.

None can be done by a personal token (`people/tokens.py`).
"""

from __future__ import annotations

from typing import Any, Final

from fastapi import Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from mercat.server.http import bodies, schemas_of_people
from mercat.server.http.acts.act import ME, ActRequest, Answer, Nothing, Page, act
from mercat.server.http.cookies import cookies_of, set_cookies
from mercat.server.http.routes.me_pages import BEFORE_COOKIE, delete_page, guest_before, link_address, me_page
from mercat.server.pages.preferences import chosen_preferences, kept_choices
from mercat.server.people.devices import LINK_LASTS
from mercat.server.people.sessions import new_secret
from mercat.server.people.ways_in import check_confirmed
from mercat.server.problems import Problem
from mercat.server.storage.secret_kinds import DEVICE_LINK, GUEST_CODE
from mercat.server.tables.rights import Right
from mercat.server.words import ui

# -- answers


async def again(asked: ActRequest[Any], done: object) -> Response:
    return RedirectResponse("/me", 303)


async def refused(asked: ActRequest[Any], problem: Problem) -> Response:
    """The page as it is, with the sentence."""
    if problem.status in (403, 429, 503) and problem.key != "not-confirmed":
        raise problem
    return HTMLResponse(await me_page(asked.request, problem.sentence(asked.reader.language), bad=True), problem.status)


async def ended(asked: ActRequest[Any], code: str) -> Response:
    """The page as it is now; with a recovery code in place of one that has ended, too."""
    if not code:
        return await again(asked, code)
    return HTMLResponse(await me_page(asked.request, ui(asked.reader.language)("me-code-ended"), code=code))


async def new_code_told(asked: ActRequest[Any], code: str, response: Response) -> None:
    if code:
        response.headers["Mercat-Recovery-Code"] = code


async def not_deleted(asked: ActRequest[Any], problem: Problem) -> Response:
    """The page that asks, with the sentence."""
    if problem.key != "not-confirmed":
        return await refused(asked, problem)
    return await delete_page(asked.request, problem.sentence(asked.reader.language), problem.status)


async def renamed(asked: ActRequest[bodies.Rename], done: tuple[str, int]) -> Response:
    name, kept = done
    say = ui(asked.reader.language)
    answer = HTMLResponse(await me_page(asked.request, say("me-renamed-but", count=kept) if kept else say("me-renamed")))
    if not asked.reader.account:
        set_cookies(answer, asked.request, name=name)
    return answer


async def with_link(asked: ActRequest[Any], secret: str) -> Response:
    return HTMLResponse(await me_page(asked.request, link=secret))


async def with_code(asked: ActRequest[Any], code: str) -> Response:
    return HTMLResponse(await me_page(asked.request, code=code))


async def with_token(asked: ActRequest[Any], token: str) -> Response:
    return HTMLResponse(await me_page(asked.request, token=token))


async def forgotten(asked: ActRequest[Any], done: object) -> Response:
    """The lobby, for a browser that is nobody's, or the guest that it was before."""
    answer = RedirectResponse("/", 303)
    set_cookies(answer, asked.request, name="")
    answer.delete_cookie(BEFORE_COOKIE)
    return answer


async def the_link(asked: ActRequest[Any], secret: str, response: Response) -> schemas_of_people.DeviceLink:
    return schemas_of_people.DeviceLink(link=link_address(asked.request, secret), seconds=int(LINK_LASTS.total_seconds()))


async def the_code(asked: ActRequest[Any], code: str, response: Response) -> schemas_of_people.RecoveryCode:
    return schemas_of_people.RecoveryCode(code=code)


async def the_token(asked: ActRequest[Any], token: str, response: Response) -> schemas_of_people.PersonalToken:
    return schemas_of_people.PersonalToken(token=token)


DEVICE_ENDED, CODE_TOLD = Page(ended, refused), Answer(204, made=new_code_told)
AGAIN, RENAMED, FORGOTTEN = Page(again, refused), Page(renamed, refused), Page(forgotten, refused)
DELETED = Page(forgotten, not_deleted)
WITH_LINK, WITH_CODE, WITH_TOKEN = Page(with_link, refused), Page(with_code, refused), Page(with_token, refused)
A_LINK, A_CODE = Answer(201, schemas_of_people.DeviceLink, the_link), Answer(201, schemas_of_people.RecoveryCode, the_code)
A_TOKEN: Final = Answer(201, schemas_of_people.PersonalToken, the_token)


async def keep_choices(asked: ActRequest[Any]) -> None:
    """What this browser alone has kept so far goes to the person's other devices too, unless something is stored already."""
    me = await asked.services.profile.me(asked.reader)
    if me is not None and not me.preferences:
        await asked.services.profile.prefer(asked.reader, kept_choices(cookies_of(asked.request)))


async def check_proof(asked: ActRequest[Any]) -> None:
    """Raises Problem (403) for an account that has not shown lately who uses this browser. A guest has nothing to show."""
    if asked.reader.account:
        await asked.services.accounts.read(lambda session: check_confirmed(session, asked.reader))


def start_anew(request: Request) -> None:
    """Let the answer bring this browser another secret: that of the guest that it was before, or one of nobody yet."""
    request.state.new_secret = guest_before(request) or new_secret()


# -- name and preferences


@act(place=ME, wish=bodies.Rename, who=Right.PERSON, api="PUT /name", page=RENAMED, address="name")
async def rename(asked: ActRequest[bodies.Rename]) -> tuple[str, int]:
    """Change your name, also at your tables whose game is not over; results keep the name as it was"""
    return await asked.services.profile.rename(asked.reader, asked.wish.name)


@act(place=ME, wish=bodies.Prefer, who=Right.PERSON, api="PUT /preferences")
async def prefer(asked: ActRequest[bodies.Prefer]) -> None:
    """Change preferences, which follow you to every device"""
    wanted = asked.wish.preferences
    chosen = chosen_preferences(wanted)
    wrong = next((name for name in wanted if name not in chosen), None)
    if wrong is not None:
        raise Problem(422, "not-understood", where=wrong[:40])
    await asked.services.profile.prefer(asked.reader, chosen)


# -- devices


@act(place=ME, who=Right.PERSON, api="POST /devices", answer=A_LINK, page=WITH_LINK, address="device")
async def add_device(asked: ActRequest[Nothing]) -> str:
    """Make a link that lets one more browser be yours, for 30 minutes

    It is a way into an account: who has one has just shown that it is them (`POST /api/me/confirm`), or signed in.
    """
    await check_proof(asked)
    await keep_choices(asked)
    return await asked.services.devices.make_link(asked.reader)


@act(place=ME, who=Right.PERSON, api="DELETE /links", page=AGAIN, address="withdraw-links")
async def withdraw_device_links(asked: ActRequest[Nothing]) -> None:
    """Let the links to your further devices work no more"""
    await asked.services.devices.withdraw(asked.reader, DEVICE_LINK)


@act(place=ME, wish=bodies.OfDevice, who=Right.PERSON, api="POST /devices/end", answer=CODE_TOLD, page=DEVICE_ENDED,
     address="end")
async def end_device(asked: ActRequest[bodies.OfDevice]) -> str:
    """End one of your devices, or one of your personal tokens

    With it end the links and tokens of all your seats and, with a device, the tokens made there, links to further devices, the
    address of your calendar, and notices to it. If the recovery code of a guest was made there, the header Mercat-Recovery-Code
    has the one in its place.
    """
    return await asked.services.devices.end(asked.reader, asked.wish.device)


@act(place=ME, who=Right.PERSON, api="POST /devices/end-others", answer=CODE_TOLD, page=DEVICE_ENDED,
     address="end-others")
async def end_other_devices(asked: ActRequest[Nothing]) -> str:
    """End all of your devices but this one

    The same ends as with a single one.
    """
    return await asked.services.devices.end_others(asked.reader)


@act(place=ME, who=Right.PERSON, api="POST /leave", page=FORGOTTEN, address="leave")
async def leave_device(asked: ActRequest[Nothing]) -> None:
    """Let this browser be nobody's; you go on on your other devices"""
    if asked.reader.account:
        asked.request.state.new_secret = (await asked.services.accounts.sign_out(asked.reader)).secret
        return
    await asked.services.devices.end_this(asked.reader)
    start_anew(asked.request)


# -- what to write down, and what to give to programs


@act(place=ME, who=Right.PERSON, api="POST /recovery", answer=A_CODE, page=WITH_CODE, address="recovery")
async def make_recovery_code(asked: ActRequest[Nothing]) -> str:
    """Make a recovery code to write down; the one made before works no more"""
    await keep_choices(asked)
    return await asked.services.devices.make_code(asked.reader)


@act(place=ME, who=Right.PERSON, api="DELETE /recovery", page=AGAIN, address="withdraw-recovery")
async def withdraw_recovery_code(asked: ActRequest[Nothing]) -> None:
    """Let your recovery code work no more"""
    await asked.services.devices.withdraw(asked.reader, GUEST_CODE)


@act(place=ME, wish=bodies.NewToken, who=Right.PERSON, api="POST /tokens", answer=A_TOKEN, page=WITH_TOKEN, address="token")
async def make_token(asked: ActRequest[bodies.NewToken]) -> str:
    """Make a personal token for a program, which may read or also play for you at all your tables"""
    return await asked.services.tokens.make(asked.reader, asked.wish.label, asked.wish.scope)


# -- leaving for good


@act(place=ME, wish=bodies.Sure, who=Right.PERSON, api="POST /delete", page=DELETED, when_banned=True)
async def delete(asked: ActRequest[bodies.Sure]) -> None:
    """Delete yourself: your name leaves tables, chat and results, and bots play on where you sat

    Who has an account has just shown that it is them (`POST /api/me/confirm`), or signed in; a guest can always go.
    """
    if not asked.wish.sure:
        raise Problem(422, "not-sure")
    await check_proof(asked)
    await asked.services.leaving.delete(asked.reader)
    start_anew(asked.request)
