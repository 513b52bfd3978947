"""What requests about orders for later say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import Field, StrictBool, StrictInt, StrictStr

from mercat.engine.matches.conditions import LONGEST
from mercat.engine.matches.order_reading import AT_ANY_PRICE, MOST_CONDITIONS, MOST_MOVES, THIS_ROUND
from mercat.server.http.bodies import RequestBody
from mercat.server.tables.matches import TOGETHER

VALUE: str = "value-"                                    # before the name of a field, in a form
MOST_VALUES: int = 200                                   # of one field
Word = Annotated[StrictStr, Field(max_length=LONGEST)]
OrderId = Annotated[StrictInt, Field(ge=1, description="its `id` in the list")]


class Order(RequestBody):
    """An order for later: what is to be done, unless what happens."""

    kind: Word = Field(description="one of the table's kinds of order, such as `pass_round`; `next_move` for a prepared turn")
    values: dict[Word, Word | Annotated[list[Word], Field(max_length=MOST_VALUES)]] = Field(
        {}, description="by field: a value, or a list of values, the preferred first; what is left out is as proposed")
    moves: Annotated[list[Word], Field(max_length=MOST_MOVES)] = Field(
        [], description="of a prepared turn: its moves in notation, in order")
    at_any_price: StrictBool = Field(
        False, description="of a prepared turn: make it, too, where a move brings less money, goods or points than now, or costs "
                           "more; otherwise it waits for you then")
    this_round: StrictBool = Field(False, description="whether an order of the game’s own kinds stands in this round only")
    unless: Annotated[list[Word], Field(max_length=MOST_CONDITIONS)] = Field(
        [], description="what ends it: a seat’s number, `anybody` (else) or `nature`, then a pattern of moves, such as "
                        "`anybody buy milk`, `1 sell * 2..` or `0 pass|buy`")

    @property
    def said(self) -> dict[str, Any]:
        """As the engine reads it."""
        values = {"values": self.values} if self.values else {}
        moves = {"moves": self.moves} if self.moves else {}
        price = {AT_ANY_PRICE: True} if self.at_any_price else {}
        rounds = {THIS_ROUND: True} if self.this_round else {}
        return {"kind": self.kind, **values, **moves, **price, **rounds, "unless": self.unless}

    @classmethod
    def in_form(cls, form: Mapping[str, Any]) -> dict[str, Any]:
        """A form has a field for each value of the order, and for each condition one for who, one for the verb and one for its
        values. Of several values in an order of preference each place is a field; empty ones are left out."""
        parsed = super().in_form(form)
        several = getattr(form, "multi_items", form.items)()
        values: dict[str, Any] = {}
        for name, value in several:
            if name.startswith(VALUE) and value != "":
                field = name.removeprefix(VALUE)
                values[field] = value if field not in values else [*as_list(values[field]), value]
        moves = [move.strip() for name, value in several if name == "moves" for move in str(value).split(TOGETHER.strip())]
        return {key: value for key, value in parsed.items() if key == "kind"} | {
            "values": values, "moves": [move for move in moves if move], "unless": conditions_in(list(several)),
            AT_ANY_PRICE: AT_ANY_PRICE in form, THIS_ROUND: THIS_ROUND in form} | {
            key: form[key] for key in cls.model_fields if key in form and key == "order"}


class ChangedOrder(Order):
    order: OrderId


def as_list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def conditions_in(sent: list[tuple[str, Any]]) -> list[str]:
    """The conditions of a form: its fields `who` and `what` are pairs, in order; what names no verb is left out."""
    who = [str(value) for name, value in sent if name == "who"]
    what = [str(value).strip() for name, value in sent if name == "what"]
    return [f"{one} {doing}" for one, doing in zip(who, what, strict=False) if doing]
