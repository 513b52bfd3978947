"""Acts about time: pauses, somebody whose time is over, and when one's own clock rests."""

from __future__ import annotations

from datetime import date
from typing import Any

from mercat.server.http.acts.act import ME, ActRequest, Nothing, act
from mercat.server.http.acts.answers import PARTS, TABLE
from mercat.server.http.acts.me import AGAIN
from mercat.server.http.time_bodies import Pause, Quiet
from mercat.server.people import rests
from mercat.server.tables.rights import Right


@act(wish=Pause, who=Right.SEATED, api="POST /pause", answer=TABLE, page=PARTS)
async def pause(asked: ActRequest[Pause]) -> None:
    """Ask for a pause of the table's clock

    All others must agree; alone you decide at once. Moves may be made meanwhile. Anybody who sits there can end it.
    """
    await asked.services.timekeeper.ask_pause(asked.table, asked.reader, asked.wish.days)


@act(who=Right.SEATED, api="DELETE /pause", answer=TABLE, page=PARTS)
async def resume(asked: ActRequest[Nothing]) -> None:
    """End a pause"""
    await asked.services.timekeeper.resume(asked.table, asked.reader)


@act(who=Right.SEATED, api="PUT /seats/{number}/claim", answer=TABLE, page=PARTS)
async def claim(asked: ActRequest[Nothing]) -> None:
    """Ask the others that a bot plays for somebody whose time is over

    Where the table has agreed that the others vote then. Alone you decide at once.
    """
    await asked.services.timekeeper.claim(asked.table, asked.reader, asked.seat)


@act(place=ME, wish=Quiet, who=Right.PERSON, api="PUT /quiet", page=AGAIN, address="quiet")
async def set_quiet(asked: ActRequest[Quiet]) -> None:
    """Say in which hours of the day your clock rests at tables by days, from your next turn at each on; at most 12 hours"""
    await asked.services.desk.write(asked.reader, rests.set_quiet, asked.wish.hours, asked.wish.zone)


@act(place=ME, who=Right.PERSON, api="POST /away", body="Away: Days on which you are away.", page=AGAIN, address="away")
async def add_away(asked: ActRequest[Any], first: date, last: date) -> None:
    """Say on which days you are away: your clock rests at tables by days; at most 21 in a row and 42 in a year"""
    await rests.add_away(asked.services.desk, asked.services.tables, asked.reader, first, last)


@act(place=ME, who=Right.PERSON, api="POST /away/end", page=AGAIN, address="back",
     body="EndAway: Withdraw the away days that begin on this day; those that have passed stay.")
async def end_away(asked: ActRequest[Any], first: date) -> None:
    """Withdraw away days; those that have begun stay"""
    await rests.end_away(asked.services.desk, asked.services.tables, asked.reader, first)
