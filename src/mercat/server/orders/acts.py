"""Acts on orders for later, with which players decide in advance. These acts do not mark anybody as present, so that others
cannot see that an order was given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final

from fastapi.responses import HTMLResponse, RedirectResponse, Response
from pydantic import Field, StrictBool, StrictInt, StrictStr

from mercat.engine.matches.conditions import LONGEST
from mercat.engine.matches.order_reading import AT_ANY_PRICE, MOST_CONDITIONS, MOST_MOVES, THIS_ROUND
from mercat.engine.rules.vocabulary import Named
from mercat.server.orders.forms import RefusedForm
from mercat.server.orders.pages import orders_html
from mercat.server.orders.shown import Orders, orders_told
from mercat.server.play.answers import is_htmx
from mercat.server.play.live import all_parts
from mercat.server.problems import MoveRefused, Problem
from mercat.server.tables.matches import TOGETHER
from mercat.server.tables.rights import Right
from mercat.server.web.act import ActRequest, Answer, Page, act
from mercat.server.web.bodies import RequestBody

CONDITIONS_FIELD: Final = "unless"
VALUE: Final = "value-"                                    # the prefix of a field's name in a form
MOST_VALUES: Final = 200                                   # values of one field
Word = Annotated[StrictStr, Field(max_length=LONGEST)]
OrderId = Annotated[StrictInt, Field(ge=1, description="the order's `id` in the list")]


class Order(RequestBody):
    """An order for later: the moves to make, and the events that end the order."""

    kind: Word = Field(description="one of the table's kinds of order, such as `pass_round`; `next_move` for a prepared turn")
    values: dict[Word, Word | Annotated[list[Word], Field(max_length=MOST_VALUES)]] = Field(
        {}, description="by field: a value, or a list of values in order of preference; fields left out get the proposed values")
    moves: Annotated[list[Word], Field(max_length=MOST_MOVES)] = Field(
        [], description="for a prepared turn: its moves in notation, in order")
    at_any_price: StrictBool = Field(
        False, description="for a prepared turn: carry it out even if a move gains less money, goods or points than now, or "
                           "costs more; otherwise it then waits for you")
    this_round: StrictBool = Field(False, description="whether an order of the game’s own kinds ends with this round")
    unless: Annotated[list[Word], Field(max_length=MOST_CONDITIONS)] = Field(
        [], description="the conditions that end it: a seat’s number, `anybody` (else) or `nature`, then a pattern of moves, "
                        "such as `anybody buy milk`, `1 sell * 2..` or `0 pass|buy`")

    @property
    def said(self) -> dict[str, Any]:
        """The order in the form that the engine reads."""
        values = {"values": self.values} if self.values else {}
        moves = {"moves": self.moves} if self.moves else {}
        price = {AT_ANY_PRICE: True} if self.at_any_price else {}
        rounds = {THIS_ROUND: True} if self.this_round else {}
        return {"kind": self.kind, **values, **moves, **price, **rounds, "unless": self.unless}

    @classmethod
    def in_form(cls, form: Mapping[str, Any]) -> dict[str, Any]:
        """Return the fields of an order that a form has sent.

        The form has a field for each value of the order, and one for each condition that is ticked. A list in order of preference
        has one field for each position; empty fields are left out.
        """
        parsed = super().in_form(form)
        several = [(name, str(value)) for name, value in getattr(form, "multi_items", form.items)()]
        values: dict[str, Any] = {}
        for field in dict.fromkeys(name.removeprefix(VALUE) for name, _ in several if name.startswith(VALUE)):
            places = [value for name, value in several if name == VALUE + field]
            values[field] = places[0] if len(places) == 1 else [value for value in places if value]
        moves = [move.strip() for name, value in several if name == "moves" for move in value.split(TOGETHER.strip())]
        return {key: value for key, value in parsed.items() if key == "kind"} | {
            "values": values, "moves": [move for move in moves if move], "unless": conditions_in(several),
            AT_ANY_PRICE: AT_ANY_PRICE in form, THIS_ROUND: THIS_ROUND in form} | {
            key: form[key] for key in cls.model_fields if key in form and key == "order"}


class ChangedOrder(Order):
    order: OrderId


def conditions_in(sent: Sequence[tuple[str, str]]) -> list[str]:
    """Return the conditions that are ticked in a form.

    A form from an earlier version contains pairs of `who` and `what`; pairs without a verb are left out.
    """
    ticked = [value for name, value in sent if name == "unless"]
    who = [value for name, value in sent if name == "who"]
    what = [value.strip() for name, value in sent if name == "what"]
    return [*ticked, *[f"{one} {doing}" for one, doing in zip(who, what, strict=False) if doing]]


def refused_form(wish: Order, problem: Problem, language: str) -> RefusedForm:
    """Return the content of a form that was refused, so that the page of orders can show the values that were entered."""
    facts = problem.refused.facts if isinstance(problem, MoveRefused) else {}
    named = facts.get("field")
    field = named.value if isinstance(named, Named) else CONDITIONS_FIELD if "condition" in problem.key else ""
    values = {name: value if isinstance(value, list) else [value] for name, value in wish.values.items()}
    order = {"kind": wish.kind, "values": values, THIS_ROUND: wish.this_round, "unless": wish.unless}
    return RefusedForm(field=field, sentence=problem.sentence(language), rule_link=None, order=order)


# -- the answers

async def orders_now(asked: ActRequest[Any], done: object, response: Response) -> Orders:
    """Return the seat's orders after the act; an empty list if the game has ended."""
    services = asked.services
    try:
        match, listed = await services.orders.listed(asked.table, asked.reader, asked.seat)
    except Problem as problem:
        if problem.status != 409:
            raise
        return Orders(length=(await services.tables.stored_version(asked.table))[0], orders=())
    return await services.tables.in_engine(orders_told, asked.table, match, listed, asked.reader.language)


async def parts_or_page(asked: ActRequest[Any], done: object) -> Response:
    """Return the changed parts of the table's page for htmx; redirect other browsers to the page with the form."""
    if is_htmx(asked):
        snapshot = await asked.services.tables.snapshot(asked.table, asked.reader, quietly=True)
        return HTMLResponse(await asked.services.tables.in_engine(all_parts, snapshot, asked.reader))
    return RedirectResponse(f"/t/{asked.table}{f'/{asked.view}' if asked.view in PAGES else ''}", 303)


async def refused(asked: ActRequest[Any], problem: Problem) -> Response:
    """Return the reason for a refusal with the parts of the table's page for htmx, or with the page of orders for other
    browsers."""
    sentence = problem.sentence(asked.reader.language)
    if is_htmx(asked):
        snapshot = await asked.services.tables.snapshot(asked.table, asked.reader, quietly=True)
        parts = await asked.services.tables.in_engine(all_parts, snapshot, asked.reader, sentence, problem.rule)
        return HTMLResponse(parts, problem.status)
    form = RefusedForm(field="", sentence=sentence, rule_link=None)
    if isinstance(asked.wish, Order):
        form = refused_form(asked.wish, problem, asked.reader.language)
    return HTMLResponse(await orders_html(asked.table, asked.request, refused=form), problem.status)


Upwards = Annotated[StrictBool, Field(description="towards the first place in the list; the first order takes precedence")]
ORDERS: Final = Answer(200, Orders, orders_now)
PAGES: Final = ("orders", "text")                        # pages of a table, besides its own page, with these forms
ORDERS_PAGE: Final = Page(parts_or_page, refused, (403, 404))


# -- the acts

@act(wish=Order, who=Right.OWN_SEAT, api="POST /seats/{number}/orders", answer=ORDERS, page=ORDERS_PAGE, address="order")
async def give_order(asked: ActRequest[Order]) -> None:
    """Give an order for later

    The order is carried out as a move as soon as you must make a decision that it answers, which may be immediately. Until then,
    nobody else can find out about it. A seat can have 20 orders; the oldest one that has ended makes room for a new one.
    """
    await asked.services.orders.give(asked.table, asked.reader, asked.seat, asked.wish.said)


@act(wish=ChangedOrder, who=Right.OWN_SEAT, api="PUT /seats/{number}/orders", answer=ORDERS, page=ORDERS_PAGE,
     address="change-order")
async def change_order(asked: ActRequest[ChangedOrder]) -> None:
    """Replace an order without changing its position in the list; the new one counts as given now"""
    await asked.services.orders.give(asked.table, asked.reader, asked.seat, asked.wish.said, asked.wish.order)


@act(who=Right.OWN_SEAT, api="POST /seats/{number}/orders/move", body="MovedOrder", answer=ORDERS, page=ORDERS_PAGE,
     address="move-order")
async def move_order(asked: ActRequest[Any], order: OrderId, up: Upwards) -> None:
    """Move an order up or down; the first one that answers a decision is carried out"""
    await asked.services.orders.move(asked.table, asked.reader, asked.seat, order, up)


@act(who=Right.OWN_SEAT, api="POST /seats/{number}/orders/withdraw", body="OneOrder", answer=ORDERS, page=ORDERS_PAGE,
     address="withdraw-order")
async def withdraw_order(asked: ActRequest[Any], order: OrderId) -> None:
    """Cancel an order, or remove one that has ended from the list"""
    await asked.services.orders.withdraw(asked.table, asked.reader, asked.seat, order)
