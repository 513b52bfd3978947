"""What requests about notices say; as `bodies.py`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field, StrictBool, StrictInt, StrictStr
from starlette.datastructures import FormData

from mercat.server.http.bodies import RequestBody

Kind = Literal["turn", "invited", "asked", "named", "ended", "reminder"]
TypedField = Annotated[StrictStr, Field(max_length=500)]
TimeOfDay = Annotated[StrictStr, Field(pattern=r"^$|^([01]?\d|2[0-3]):[0-5]\d$", description="such as 22:30; empty for none")]


class CallPush(RequestBody):
    """What a browser says of its subscription to push messages."""

    endpoint: Annotated[StrictStr, Field(max_length=2_000)]
    p256dh: Annotated[StrictStr, Field(max_length=200)]
    auth: Annotated[StrictStr, Field(max_length=200)]


class CallChannel(RequestBody):
    """A channel, and the fields by which it is reached."""

    kind: Literal["ntfy", "discord", "telegram", "matrix", "free"]
    server: TypedField = ""
    topic: TypedField = ""
    token: TypedField = ""
    chat: TypedField = ""
    room: TypedField = ""
    url: TypedField = ""


class OneWay(RequestBody):
    way: Annotated[StrictInt, Field(ge=1, le=2**31 - 1)]


class ChooseNotices(RequestBody):
    """What somebody wishes to be called for, and between which times of the day nothing is sent."""

    kinds: Annotated[list[Kind], Field(max_length=20)] = []
    quiet_from: TimeOfDay = ""
    quiet_until: TimeOfDay = ""
    zone: Annotated[StrictStr, Field(max_length=60, description="of their day; empty: as before")] = ""

    @classmethod
    def in_form(cls, form: Mapping[str, Any]) -> dict[str, Any]:
        """A form has a field for each kind that is ticked."""
        several = form.getlist("kinds") if isinstance(form, FormData) else []
        return super().in_form(form) | {"kinds": several}


class QuietTable(RequestBody):
    muted: StrictBool
