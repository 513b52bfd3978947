"""What requests of the host of the server say; as `bodies.py`."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import Field, StrictBool, StrictInt, StrictStr

from mercat.server.http.bodies import RequestBody

LONGEST_TEXT: Final = 20_000                             # characters, before a text is cleaned and its own limit holds
Number = Annotated[StrictInt, Field(ge=1, le=2**31 - 1)]
Hours = Annotated[StrictInt, Field(ge=0, le=87_600, description="from now on; 0 for good")]
Text = Annotated[StrictStr, Field(max_length=LONGEST_TEXT)]
Line = Annotated[StrictInt | None, Field(ge=0, le=2**31 - 1, description="the number of a message in the chat")]
SeatNumber = Annotated[StrictInt | None, Field(ge=0, le=99, description="the number of a seat")]


class BanPerson(RequestBody):
    person: Annotated[StrictStr, Field(max_length=60)]
    hours: Hours
    reason: Text = ""


class BanNetwork(RequestBody):
    network: Annotated[StrictStr, Field(max_length=60, description="an address, or the hash of its network")]
    hours: Hours
    reason: Text = ""


class Numbered(RequestBody):
    """A ban, an invitation or an announcement."""

    which: Number


class Invite(RequestBody):
    people: Annotated[StrictInt, Field(ge=1, le=10_000)]
    days: Annotated[StrictInt, Field(ge=0, le=3_650)]
    note: Text = ""


class Announce(RequestBody):
    text: Text
    hours: Hours


class Handle(RequestBody):
    which: Number
    handled: StrictBool


class DeleteTable(RequestBody):
    table: Annotated[StrictStr, Field(max_length=24)]


class EndGroup(RequestBody):
    group: Annotated[StrictStr, Field(max_length=24)]


class DeleteLine(DeleteTable):
    line: Number
