"""The answers of the JSON API about orders for later."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, Field


class Order(BaseModel):
    """An order of yours, and how it stands."""

    id: int
    order: dict[str, Any] = Field(description="what it says, as it was given")
    given: int = Field(description="the length of the journal at the moment that it was given at")
    sentence: str
    stands: bool
    ended: str | None = Field(description="why it does not stand: `done`, or the name of a reason; null while it stands")
    why: str | None = Field(description="that reason as a sentence")
    waits: str | None = Field(description="why a prepared turn waits although its turn is there, as a sentence; else null")
    line: int | None = Field(description="the number of the line of the journal that ended it; null if none did")
    made: int = Field(description="how many moves of a prepared turn have been made")


class Orders(BaseModel):
    """The orders of a seat; of those that answer a decision the first is carried out."""

    length: int = Field(description="lines of the journal")
    orders: list[Order]


class OrderField(BaseModel):
    """What a kind of order leaves to you."""

    name: str
    title: str
    values: list[str] | None = Field(description="the possible ones; null: any whole number from `lowest` to `most`")
    lowest: int = Field(description="the lowest number; 0 where values have names")
    most: int | None
    several: bool = Field(description="a list of different values, the preferred first")
    least: int = Field(description="how many values are needed")
    default: list[str] = Field(description="the values proposed")


class OrderKind(BaseModel):
    """A kind of order that a table offers; `next_move` has moves instead of fields."""

    kind: str
    title: str
    fields: list[OrderField]
