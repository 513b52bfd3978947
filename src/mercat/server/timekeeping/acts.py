"""Acts about time: pauses, players who have run out of time, and the reader's own rest times."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date
from typing import Annotated, Any, Final

from pydantic import Field, StrictInt, StrictStr

from mercat.server.devices.acts import AT_RESTS
from mercat.server.play.answers import PARTS, TABLE
from mercat.server.problems import Problem
from mercat.server.tables.rights import Right
from mercat.server.timekeeping import own_rests as rests
from mercat.server.timekeeping.timekeeping import LONGEST_PAUSE
from mercat.server.web.act import ME, ActRequest, Nothing, act
from mercat.server.web.bodies import RequestBody

TIME_OF_DAY: Final = re.compile(r"([01]\d|2[0-3]):([0-5]\d)")
OfDay = Annotated[StrictStr, Field(pattern=r"^([01]\d|2[0-3]):[0-5]\d$", description="as HH:MM")]


class Pause(RequestBody):
    """A request for a pause of the table's clock."""

    days: Annotated[StrictInt | None, Field(
        ge=1, le=LONGEST_PAUSE, description="the number of days after which the pause ends by itself; null: never")] = None

    @classmethod
    def in_form(cls, form: Mapping[str, Any]) -> dict[str, Any]:
        """Return the fields of a form. If the field is empty, the pause has no fixed end."""
        sent = str(form.get("days", ""))
        return {"days": int(sent) if sent.isascii() and sent.isdecimal() and len(sent) < 4 else sent or None}


class Quiet(RequestBody):
    """Your quiet hours; both times are null for none."""

    begin: OfDay | None = None
    end: OfDay | None = None
    zone: Annotated[StrictStr, Field(max_length=60, description="your time zone, if you have chosen none on this server")] = ""

    @classmethod
    def in_form(cls, form: Mapping[str, Any]) -> dict[str, Any]:
        """Return the fields of a form. Empty times, or the button `none`, mean no quiet hours."""
        sent = super().in_form(form)
        return {"zone": sent.get("zone", "")} if "none" in form else {name: value or None if name != "zone" else value
                                                                      for name, value in sent.items()}

    @property
    def hours(self) -> tuple[int, int] | None:
        """The beginning and end of the quiet hours in minutes of the day; None for none. Reading this property raises Problem if
        only one of the two is given."""
        if self.begin is None and self.end is None:
            return None
        if self.begin is None or self.end is None:
            raise Problem(422, "quiet-half")
        return minutes(self.begin), minutes(self.end)


def minutes(said: str) -> int:
    found = TIME_OF_DAY.fullmatch(said)
    assert found is not None
    return int(found[1]) * 60 + int(found[2])


@act(wish=Pause, who=Right.SEATED, api="POST /pause", answer=TABLE, page=PARTS)
async def pause(asked: ActRequest[Pause]) -> None:
    """Ask for a pause of the table's clock

    All other players must agree; if there are none, the pause begins immediately. Moves can be made during a pause, and anybody
    with a seat can end it.
    """
    await asked.services.timekeeper.ask_pause(asked.table, asked.reader, asked.wish.days)


@act(who=Right.SEATED, api="DELETE /pause", answer=TABLE, page=PARTS)
async def resume(asked: ActRequest[Nothing]) -> None:
    """End a pause"""
    await asked.services.timekeeper.resume(asked.table, asked.reader)


@act(who=Right.SEATED, api="PUT /seats/{number}/claim", answer=TABLE, page=PARTS)
async def claim(asked: ActRequest[Nothing]) -> None:
    """Ask the others to let a bot play for somebody who has run out of time

    This is possible only if the table's terms require a vote. If there are no other players, the bot plays immediately.
    """
    await asked.services.timekeeper.claim(asked.table, asked.reader, asked.seat)


@act(place=ME, wish=Quiet, who=Right.PERSON, api="PUT /quiet", page=AT_RESTS, address="quiet")
async def set_quiet(asked: ActRequest[Quiet]) -> None:
    """Set your quiet hours (at most 12 a day), during which your clock stops in correspondence games, from your next turns on"""
    await asked.services.desk.write(asked.reader, rests.set_quiet, asked.wish.hours, asked.wish.zone)


@act(place=ME, who=Right.PERSON, api="POST /away", page=AT_RESTS, address="away",
     body="Away: The first and the last day on which you are away.")
async def add_away(asked: ActRequest[Any], first: date, last: date) -> None:
    """Set away days (at most 21 in a row and 42 a year), on which your clock stops in correspondence games"""
    await rests.add_away(asked.services.desk, asked.services.tables, asked.reader, first, last)


@act(place=ME, who=Right.PERSON, api="POST /away/end", page=AT_RESTS, address="back",
     body="EndAway: The first of the away days to cancel; days that have begun are not cancelled.")
async def end_away(asked: ActRequest[Any], first: date) -> None:
    """Cancel away days, except those that have begun"""
    await rests.end_away(asked.services.desk, asked.services.tables, asked.reader, first)
