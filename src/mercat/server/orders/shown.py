"""Orders for later on pages: a seat's orders as sentences, with the status of each, and forms for new orders."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from mercat.engine.matches.order_reading import THIS_ROUND, UNTIL, order_said
from mercat.engine.matches.orders import TAKEN_BACK
from mercat.engine.matches.prepared_turns import OrderStatus, turn_opened
from mercat.engine.matches.refusals import Refused
from mercat.engine.rules.order_kinds import DONE, NEXT_MOVE, PASS_UNTIL
from mercat.engine.rules.order_kinds import Order as GivenOrder
from mercat.server.clocks.clock_terms import BY_DAYS
from mercat.server.orders.forms import (
    NOTHING,
    OrderKind,
    RefusedForm,
    any_order_here,
    can_be_filled,
    condition_forms,
    kind_form,
    kind_forms,
)
from mercat.server.orders.moves import StoredOrder, standing_at
from mercat.server.pages.drawing import render
from mercat.server.pages.preferences import Preferences
from mercat.server.play.history import after_last_own_move, history_entry
from mercat.server.play.past_players import Players, players_of
from mercat.server.play.players import seat_names
from mercat.server.shapes import PAGES_ALONE, Shape
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.snapshot import Snapshot
from mercat.server.words import Say, ui, voice_of
from mercat.text import move_sentence
from mercat.text.orders import order_sentence, order_text


class Order(Shape):
    """One of your orders, with its status."""

    id: int
    order: dict[str, Any]
    """the content of the order, as it was given"""
    given: int
    """the length of the journal when the order was given"""
    sentence: str
    stands: bool
    ended: str | None
    """the reason for the end of the order: `done`, or the name of another reason; null while the order is active"""
    why: str | None
    """the reason for the end of the order, as a sentence; null while the order is active"""
    waits: str | None
    """the reason, as a sentence, why a prepared turn is waiting although it is the seat's turn; otherwise null"""
    line: int | None
    """the number of the journal's line that ended the order; null if none did"""
    made: int
    """the number of moves of a prepared turn that have been made"""
    said: Annotated[str, PAGES_ALONE]
    """the order in a form that fits into another sentence"""
    seat: Annotated[int, PAGES_ALONE]
    by: Annotated[str, PAGES_ALONE]
    """the line of the history that ended the order; empty if none did"""

    @property
    def done(self) -> bool:
        return self.ended == DONE

    @property
    def at(self) -> int:
        """The moment of the line that ended the order, as a length of the journal; 0 if there is no such line."""
        return 0 if self.line is None else self.line + 1

    @property
    def begun(self) -> bool:
        """Whether some moves of a prepared turn have been made."""
        return self.order["kind"] == NEXT_MOVE and self.made > 0


class Orders(Shape):
    """The orders of a seat. If several orders answer a decision, the first of them is carried out."""

    length: int
    """the number of lines in the table's journal"""
    orders: tuple[Order, ...]


@dataclass(frozen=True)
class OrderNews:
    """A sentence about an order that has stopped (until its player removes it or moves), or about a prepared turn that is
    waiting."""

    sentence: str
    order: Order


@dataclass(frozen=True)
class OrdersShown:
    """A reader's orders, as pages show them."""

    seats: tuple[int, ...]                               # the reader's seats for which orders can be given
    lines: Sequence[Order] = ()
    quick: Sequence[OrderKind] = ()                       # kinds of orders that need only one click
    news: Sequence[OrderNews] = ()                        # news since the reader's last move
    by_days: bool = False                                # whether the table has a correspondence clock
    at_things: bool = False                              # whether an order can be given at any thing on the table now
    can_prepare: bool = False                            # whether a turn can be prepared for the first of these seats

    @property
    def waiting(self) -> int:
        return sum(line.stands for line in self.lines)


def seats_to_order_for(snapshot: Snapshot) -> tuple[int, ...]:
    """Return the reader's seats in a game in progress, except in a lesson."""
    playing = snapshot.match is not None and snapshot.status == "playing" and snapshot.lesson is None
    return tuple(snapshot.mine) if playing else ()


def orders_shown(snapshot: Snapshot, players: Players, say: Say, interface: Say, language: str,
                 last: int | None = None) -> OrdersShown | None:
    """Return the orders of the snapshot's reader; None if the reader has no seat.

    `last` is the length of the journal at the reader's last move.
    """
    seats = seats_to_order_for(snapshot)
    if not seats:
        return None
    match = snapshot.match
    lines = orders_of(snapshot.id, match, snapshot.orders, players, say)
    news = [OrderNews(news_of(line, interface), line) for line in lines if is_news(line, last)]
    quick = [kind_form(match.game, kind, {}, players.now, say) for kind in match.game.orders.kinds
             if not kind.fields and kind.name != PASS_UNTIL]
    by_days = snapshot.clock is not None and snapshot.clock.kind == BY_DAYS
    return OrdersShown(seats, lines, quick, news, by_days, by_days and any_order_here(match, min(seats)),
                       by_days and can_prepare(match, min(seats)))


def is_news(line: Order, last: int | None) -> bool:
    """Return whether a prepared turn is waiting although its turn has come, or an order has stopped since its player's last move.

    `last` is the length of the journal at that move.
    """
    if line.ended == TAKEN_BACK:                         # no line of the game ended it; moves that count came later than the undo
        return last is None or last <= line.given
    return line.waits is not None or (not line.stands and not line.done and (line.at == 0 or last is None or line.at > last))


def news_of(line: Order, interface: Say) -> str:
    """Return a sentence that reports that an order has stopped or is waiting."""
    return f"{line.sentence} {line.waits}" if line.waits else interface("order-stopped", order=line.said, why=line.why)


def stopped_orders(table_id: str, match: AnyMatch, orders: Sequence[StoredOrder], seat: int, names: Sequence[str],
                   language: str) -> str:
    """Return sentences about the seat's orders that have stopped since its last move, for a notification that it is the seat's
    turn.

    The caller must be in the engine's thread.
    """
    say, interface, last = voice_of(match.game, language, names), ui(language, match.game), after_last_own_move(match, [seat])
    lines = orders_of(table_id, match, orders, Players(tuple(names)), say)
    return " ".join(news_of(line, interface) for line in lines if is_news(line, last))


def orders_of(table_id: str, match: AnyMatch, orders: Sequence[StoredOrder], players: Players, say: Say) -> list[Order]:
    """Return orders as sentences, with their status."""
    return [order_of(match, order, standing_at(table_id, match, order), players, say) for order in orders]


def order_of(match: AnyMatch, order: StoredOrder, standing: OrderStatus, players: Players, say: Say) -> Order:
    by = "" if not standing.line else history_entry(match, [standing.line], players, say).whole
    names = players.now
    return Order(id=order.id, order=order.data, given=order.given, sentence=sentence_of(match, order, names, say),
                 said=sentence_of(match, order, names, say, order_text), stands=standing.stands, ended=standing.ended or None,
                 why=why_ended(match, standing, names, say) or None, waits=why_waiting(match, standing, say) or None,
                 line=standing.line - 1 if standing.line else None, made=standing.made, seat=order.seat, by=by)


def orders_told(table_id: str, match: AnyMatch, orders: Sequence[StoredOrder], language: str) -> Orders:
    """Return the orders of a seat for programs. The caller must be in the engine's thread."""
    say = voice_of(match.game, language, match.names)
    return Orders(length=len(match.entries), orders=tuple(orders_of(table_id, match, orders, Players(tuple(match.names)), say)))


def why_ended(match: AnyMatch, standing: OrderStatus, names: Sequence[str], say: Say) -> str:
    """Return the reason why an order has ended, including the refusal of its move if there was one; an empty string while it is
    active."""
    if standing.stands:
        return ""
    if standing.refused is None:
        return say(f"order-stopped-{standing.ended}")
    why = say(f"reason-{standing.refused.reason}", names=list(names), **standing.refused.facts)
    return say("order-stopped-refused", move=in_words(match, standing.move, say), why=why)


def why_waiting(match: AnyMatch, standing: OrderStatus, say: Say) -> str:
    """Return the reason why a prepared turn is waiting although its turn has come; otherwise an empty string."""
    return say(f"order-waits-{standing.waits}", move=in_words(match, standing.move, say)) if standing.waits else ""


def in_words(match: AnyMatch, move: str, say: Say) -> str:
    return move_sentence(match.game, match.game.vocabulary.parse(move), say)


def sentence_of(match: AnyMatch, order: StoredOrder, names: Sequence[str], say: Say,
                wording: Callable[[Any, GivenOrder, Say, Sequence[str]], str] = order_sentence) -> str:
    """Return the content of an order as a sentence, or in another `wording`. If the order no longer fits the rules, return it as
    it is stored."""
    try:
        return wording(match.game, order_said(match, order.seat, order.data), say, names)
    except (Refused, KeyError):
        data = order.data
        words = [*data.get("moves", ()), *(value for values in data.get("values", {}).values() for value in values)]
        return " ".join([data["kind"], *words])


def can_prepare(match: AnyMatch, seat: int) -> bool:
    """Return whether a page can prepare a turn for this seat."""
    return turn_opened(match, seat) is not None


def orders_html(snapshot: Snapshot, preferences: Preferences, seat: int, edit: int | None,
                refused: RefusedForm | None = None) -> str:
    """Return the page with the orders of one of the reader's seats, forms for new orders, and a form that changes the order
    `edit`.

    A form that was `refused` is shown as it was filled in, with the reason for the refusal.
    """
    match, language, names = snapshot.match, preferences.language, seat_names(snapshot.seats, preferences.language)
    say = voice_of(match.game, language, names)
    mine = [order for order in snapshot.orders if order.seat == seat]
    lines = orders_of(snapshot.id, match, mine, players_of(snapshot.seats, names, language), say)
    edited = next((line for line in lines if line.id == edit), None)
    sent = NOTHING if refused is None else refused.order
    given = sent or (NOTHING if edited is None else edited.order)
    forms = kind_forms(match, seat, names, say, given, sent[THIS_ROUND] if sent else UNTIL in given or edited is None)
    endings = condition_forms(match, seat, names, say)
    kinds = [form for form in forms if can_be_filled(form) and (endings or not form.needs)] if edited is None else \
        [form for form in kind_forms(match, seat, names, say) if can_be_filled(form) and (endings or not form.needs)]
    return render(
        "orders.html", preferences, ui=ui(language, match.game), id=snapshot.id, title=say("game"), refused=refused, seat=seat,
        seats=snapshot.mine, names=names, lines=lines, edited=edited, kinds=kinds,
        edit_forms=[form for form in forms if edited is not None and form.kind == edited.order["kind"]],
        conditions=endings, unless=condition_forms(match, seat, names, say, given.get("unless", ())) if given else endings,
        can_prepare=can_prepare(match, seat), here=f"/t/{snapshot.id}/orders")
