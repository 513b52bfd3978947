"""What requests about groups say; as `bodies.py`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final

from pydantic import Field, StrictBool, StrictInt, StrictStr
from starlette.datastructures import FormData

from mercat.server.http.bodies import Name, RequestBody
from mercat.server.people.groups import LONGEST_SERIES, MOST_MEMBERS, MOST_PLACES, MOST_POINTS
from mercat.server.tables.user_text import AS_TYPED, LONGEST_GROUP_NAME

LONGEST_CODE: Final = 60
Id = Annotated[StrictStr, Field(pattern="^[A-Za-z0-9_-]{1,24}$")]
Number = Annotated[StrictInt, Field(ge=1, le=2**31 - 1)]
GroupName = Annotated[StrictStr, Field(max_length=AS_TYPED * LONGEST_GROUP_NAME,
                                       description=f"up to {LONGEST_GROUP_NAME} characters")]
Points = Annotated[list[Annotated[StrictInt, Field(ge=0, le=MOST_POINTS)]], Field(
    max_length=MOST_PLACES, description="what each place counts, the first first; further places count nothing")]


class Found(RequestBody):
    """A group that you found."""

    name: GroupName
    own: Name = Field("", description="a guest's name in the group; an account has its own")


class Join(RequestBody):
    """Join a group."""

    code: Annotated[StrictStr, Field(max_length=LONGEST_CODE, description="the end of the link that lets you in")]
    own: Name = Field("", description="a guest's name in the group; an account has its own")


class OfGroup(RequestBody):
    group: Id


class OfSeries(OfGroup):
    series: Id


class OfTable(OfGroup):
    table: Id


class OfMember(OfGroup):
    member: Number


class OfInvitation(OfGroup):
    invitation: Number


class Keep(OfMember):
    keeper: StrictBool


class WithPoints(RequestBody):
    @classmethod
    def in_form(cls, form: Mapping[str, Any]) -> dict[str, Any]:
        """A form has the points in one text, separated by blanks or commas; what is no number is refused."""
        sent, typed = super().in_form(form), form.get("points")
        if isinstance(typed, str):
            sent["points"] = typed.replace(",", " ").split()[:MOST_PLACES + 1]
        return sent


class ChangeGroup(WithPoints, OfGroup):
    """What the group is called, who may read its page, and what each place counts in its table of results."""

    name: GroupName
    public: Annotated[StrictBool, Field(description="everybody who knows the address of its page may read it")] = False
    points: Points


class InviteToGroup(OfGroup):
    """A link that lets people in."""

    people: Annotated[StrictInt, Field(ge=1, le=MOST_MEMBERS)]
    days: Annotated[StrictInt, Field(ge=1, le=365, description="until it expires")]


class BeginSeries(WithPoints, OfGroup):
    """A series of games."""

    name: GroupName
    games: Annotated[list[Annotated[StrictStr, Field(max_length=60)]], Field(
        max_length=20, description="that are played in turn; without them any")] = []
    length: Annotated[StrictInt, Field(ge=1, le=LONGEST_SERIES, description="the number of games")]
    points: Points

    @classmethod
    def in_form(cls, form: Mapping[str, Any]) -> dict[str, Any]:
        """A form has a field for each game that is ticked."""
        return super().in_form(form) | {"games": form.getlist("games") if isinstance(form, FormData) else []}


class NextGame(OfSeries):
    """The next game of a series."""

    game: Annotated[StrictStr, Field(max_length=60, description="by default the one whose turn it is, else the last")] = ""
    people: Annotated[list[Number], Field(
        max_length=20, description="numbers of those who play; by default those who have played in the series")] = []

    @classmethod
    def in_form(cls, form: Mapping[str, Any]) -> dict[str, Any]:
        """A form has a field for each member who is ticked."""
        return super().in_form(form) | {"people": form.getlist("people") if isinstance(form, FormData) else []}
