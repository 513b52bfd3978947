"""What requests about time say: pauses, quiet hours and away days."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any, Final

from pydantic import Field, StrictInt, StrictStr

from mercat.server.http.bodies import RequestBody
from mercat.server.problems import Problem
from mercat.server.tables.timekeeping import LONGEST_PAUSE

TIME_OF_DAY: Final = re.compile(r"([01]\d|2[0-3]):([0-5]\d)")
OfDay = Annotated[StrictStr, Field(pattern=r"^([01]\d|2[0-3]):[0-5]\d$", description="as HH:MM")]


class Pause(RequestBody):
    """Ask for a pause."""

    days: Annotated[StrictInt | None, Field(
        ge=1, le=LONGEST_PAUSE, description="after which it ends by itself; null: never")] = None

    @classmethod
    def in_form(cls, form: Mapping[str, Any]) -> dict[str, Any]:
        """A pause without an end is an empty field."""
        sent = str(form.get("days", ""))
        return {"days": int(sent) if sent.isascii() and sent.isdecimal() and len(sent) < 4 else sent or None}


class Quiet(RequestBody):
    """Your quiet hours; both null for none."""

    begin: OfDay | None = None
    end: OfDay | None = None
    zone: Annotated[StrictStr, Field(max_length=60, description="the time zone, if you have chosen none for this server")] = ""

    @classmethod
    def in_form(cls, form: Mapping[str, Any]) -> dict[str, Any]:
        """Empty times are none, and so is the button that says it."""
        sent = super().in_form(form)
        return {"zone": sent.get("zone", "")} if "none" in form else {name: value or None if name != "zone" else value
                                                                      for name, value in sent.items()}

    @property
    def hours(self) -> tuple[int, int] | None:
        """In minutes of the day. Raises Problem for half of it."""
        if self.begin is None and self.end is None:
            return None
        if self.begin is None or self.end is None:
            raise Problem(422, "not-understood", where="begin" if self.begin is None else "end")
        return minutes(self.begin), minutes(self.end)


def minutes(said: str) -> int:
    found = TIME_OF_DAY.fullmatch(said)
    assert found is not None
    return int(found[1]) * 60 + int(found[2])
