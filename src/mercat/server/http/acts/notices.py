"""Acts about how the reader is called when they are away; on pages alone, as those of `account.py`."""

from __future__ import annotations

from typing import Any, Final

from fastapi.responses import HTMLResponse, RedirectResponse, Response

from mercat.server.http import notice_bodies as bodies
from mercat.server.http.acts.account import person_at
from mercat.server.http.acts.act import ME, ActRequest, Nothing, Page, act
from mercat.server.http.acts.answers import as_error
from mercat.server.http.routes.notice_pages import notices_page
from mercat.server.pages.preferences import zones
from mercat.server.problems import Problem
from mercat.server.tables.rights import Right

MY_NOTICES: Final = "/me/notices"


async def again(asked: ActRequest[Any], done: object) -> Response:
    return RedirectResponse(MY_NOTICES, 303)


async def tried(asked: ActRequest[Any], done: object) -> Response:
    return RedirectResponse(f"{MY_NOTICES}?tried=1#sent", 303)


async def refused(asked: ActRequest[Any], problem: Problem) -> Response:
    """The page with the sentence; for whoever may not see it, the sentence alone."""
    if not asked.reader.is_stored or asked.reader.scopes is not None or problem.status in (403, 429, 503):
        raise problem
    return HTMLResponse(await notices_page(asked.request, problem.sentence(asked.reader.language), bad=True), problem.status)


async def with_calendar(asked: ActRequest[Any], secret: str) -> Response:
    return HTMLResponse(await notices_page(asked.request, calendar=secret))


async def table_or_list(asked: ActRequest[Any], done: object) -> Response:
    return RedirectResponse(MY_NOTICES if asked.view == "notices" else f"/t/{asked.table}/seats", 303)


AGAIN, TRIED, CALENDAR = Page(again, refused), Page(tried, refused), Page(with_calendar, refused)
TABLE: Final = Page(table_or_list, as_error)


# -- ways


@act(wish=bodies.CallPush, who=Right.PERSON, limit="notice", page=AGAIN, place=ME, address="call-push")
async def call_push(asked: ActRequest[bodies.CallPush]) -> None:
    """Be called by push messages to this browser"""
    person_at(asked)
    await asked.services.notices.add_push(asked.reader, asked.wish.endpoint, asked.wish.p256dh, asked.wish.auth)


@act(who=Right.ACCOUNT, limit="notice", page=AGAIN, place=ME, address="call-mail")
async def call_mail(asked: ActRequest[Nothing]) -> None:
    """Be called by mail to the confirmed address of your account"""
    person_at(asked)
    await asked.services.notices.add_mail(asked.reader)


@act(wish=bodies.CallChannel, who=Right.PERSON, limit="notice", page=AGAIN, place=ME, address="call-channel")
async def call_channel(asked: ActRequest[bodies.CallChannel]) -> None:
    """Be called by a channel of yours: ntfy, Discord, Telegram or Matrix; as a host of the server by anything Apprise knows"""
    person_at(asked)
    typed = {name: value for name, value in asked.wish.model_dump().items() if name != "kind"}
    await asked.services.notices.add_channel(asked.reader, asked.wish.kind, typed)


@act(wish=bodies.OneWay, who=Right.PERSON, page=AGAIN, place=ME, address="call-not")
async def call_not(asked: ActRequest[bodies.OneWay]) -> None:
    """Be called by one of your ways no more"""
    person_at(asked)
    await asked.services.notices.remove(asked.reader, asked.wish.way)


@act(wish=bodies.OneWay, who=Right.PERSON, limit="notice", page=TRIED, place=ME, address="call-try")
async def call_try(asked: ActRequest[bodies.OneWay]) -> None:
    """Send a notice to try one of your ways"""
    person_at(asked)
    await asked.services.notices.try_way(asked.reader, asked.wish.way)


# -- what for, and when


@act(wish=bodies.ChooseNotices, who=Right.PERSON, page=AGAIN, place=ME, address="call-for")
async def call_for(asked: ActRequest[bodies.ChooseNotices]) -> None:
    """Choose what you are called for, and when nothing is sent"""
    person_at(asked)
    wish, hours = asked.wish, None
    if bool(wish.quiet_from) != bool(wish.quiet_until):
        raise Problem(422, "notice-hours")
    if wish.quiet_from:
        hours = minutes_of(wish.quiet_from), minutes_of(wish.quiet_until)
    await asked.services.notices.choose(asked.reader, wish.kinds, hours, wish.zone if wish.zone in zones() else "")


def minutes_of(text: str) -> int:
    """A time of the day as minutes since midnight."""
    hours, _, minutes = text.partition(":")
    return 60 * int(hours) + int(minutes)


@act(wish=bodies.QuietTable, who=Right.SEATED, page=TABLE, address="quiet")
async def quiet_table(asked: ActRequest[bodies.QuietTable]) -> None:
    """Be called to this table no more, or again"""
    await asked.services.notices.mute(asked.reader, asked.table, asked.wish.muted)


# -- the calendar


@act(who=Right.PERSON, limit="notice", page=CALENDAR, place=ME, address="calendar")
async def make_calendar(asked: ActRequest[Nothing]) -> str:
    """Make a secret address of a calendar with the ends of your time; the former one works no more"""
    person_at(asked)
    return await asked.services.notices.new_calendar(asked.reader)


@act(who=Right.PERSON, page=AGAIN, place=ME, address="calendar-not")
async def drop_calendar(asked: ActRequest[Nothing]) -> None:
    """Let the address of your calendar work no more"""
    person_at(asked)
    await asked.services.notices.drop_calendar(asked.reader)
