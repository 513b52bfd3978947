"""Games in which random orders make many of the moves, each compared with what a plain statement of the order wants, and the
whole with the same moves made by hand.

A statement sees a game as its players do: the position, the legal moves in notation, and the lines since the order was given.
"""

from __future__ import annotations

import random
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from mercat.engine.matches.match import Match
from mercat.engine.matches.orders import next_answer, play_orders, read_order, turn_opened
from mercat.engine.rules.order_kinds import Order

AT_ONCE = 8                             # orders of a seat
OFTEN = 0.75                            # of the decisions that no order answers: how many are preceded by an order,
UNDONE = 0.004                          # and by taking something back


class Line:
    """A line of a game as an onlooker would note it: who was asked what, and what happened. `turn` names a turn that can be
    prepared, where it begins with this decision."""

    def __init__(self, match: Match[Any], turn: str) -> None:
        self.step = match.step
        self.turn = turn
        self.at = len(match.entries)
        self.forced = match.moves.count == 1
        self.seat, self.text, self.formal = -1, "", False
        self.events: list[dict[str, Any]] = []

    def made(self, match: Match[Any]) -> None:
        """The move has been made."""
        entry = match.entries[self.at]
        self.seat, self.text, self.formal = entry.seat, entry.text, entry.formal
        for event in entry.events:
            values = zip([facet.name for facet in event.word.facets], [event.first, event.second, event.third], strict=False)
            self.events.append({"name": event.name, "cause": int(event.cause), **{name: int(value) for name, value in values}})

    @property
    def verb(self) -> str:
        return self.text.split()[0]


class Given:
    """An order with what is known of the moment at which it was given."""

    def __init__(self, order: Order, data: dict[str, Any], turn: str, facts: dict[str, Any]) -> None:
        self.order = order
        self.seat = order.seat
        self.kind = str(data["kind"])
        self.data = data
        self.turn = turn                # that a prepared turn is for
        self.facts = facts              # what the game's statements remember

    def value(self, field: str) -> Any:
        return self.data["values"][field]


class Statements:
    """What a game's test says of its orders, in plain words.

    draw     (match, seat, dice) -> a random order as plain data, or None
    remember (match, seat) -> what its statements need of the moment at which an order is given
    wants    (match, order, legal moves, all lines, lines since it was given) -> the move that it wants in notation, or None
    turn     (match) -> the name of the turn that begins with the open decision, empty if none does
    coming   (match, seat) -> the name of the seat's next turn, which could be prepared
    """

    def __init__(self, draw: Callable[[Match[Any], int, random.Random], dict[str, Any] | None],
                 remember: Callable[[Match[Any], int], dict[str, Any]],
                 wants: Callable[[Match[Any], Given, list[str], Sequence[Line], Sequence[Line]], str | None],
                 turn: Callable[[Match[Any]], str], coming: Callable[[Match[Any], int], str]) -> None:
        self.draw, self.remember, self.wants, self.turn, self.coming = draw, remember, wants, turn, coming


def happened(condition: str, own: int, line: Line) -> bool:
    """Whether a line is what an order was to end with: `anybody buy sparta`, with `*` for any value."""
    if line.seat == own:
        return False
    who, *words = condition.split()
    if who not in ("anybody", str(line.seat), "nature" if line.seat == -1 else ""):
        return False
    return all(word in ("*", said) for word, said in zip(words, line.text.split(), strict=False))


def wanted(statements: Statements, match: Match[Any], given: Given, legal: list[str], lines: Sequence[Line]) -> str | None:
    """The move that an order wants now, in plain words; None if none, or if it has ended."""
    since = lines[bisect_left(lines, given.order.given, key=lambda line: line.at):]
    if any(happened(condition, given.seat, line) for condition in given.data.get("unless", []) for line in since):
        return None
    if given.kind != "next_move":
        return statements.wants(match, given, legal, lines, since)
    made = 0
    for line in since:
        if line.seat != given.seat or (made == 0 and line.turn != given.turn):
            continue
        if line.text == given.data["moves"][made]:
            made += 1
        elif not (line.formal or line.forced):
            return None                                 # the player did something else
        if made == len(given.data["moves"]):
            return None                                 # used up
    if made == 0 and statements.turn(match) != given.turn:
        return None
    move = str(given.data["moves"][made])
    return move if move in legal else None


class Ordered:
    """A random game played partly by orders, checked at each decision."""

    def __init__(self, statements: Statements, match: Match[Any], seed: int) -> None:
        self.statements = statements
        self.match = match
        self.dice = random.Random(seed)
        self.orders: list[Given] = []
        self.lines: list[Line] = []                     # those that were not taken back
        self.counts: Counter[str] = Counter()           # moves by the kind of the order that made them, "hand" for the others
        self.acts: list[tuple[int, str, Any]] = []      # what was done by hand, for playing it again
        self.note_draws(0)

    def note_draws(self, first: int) -> None:
        """Note nature's draws from a line on."""
        for entry in self.match.entries[first:]:
            line = Line(self.match, "")
            line.at = entry.before
            line.made(self.match)
            self.lines.append(line)

    def give(self) -> None:
        """Give a random order of a random seat, more often of the one that is asked, to a random place in its list."""
        asked = self.match.to_move
        seat = asked if asked is not None and self.dice.random() < 0.6 else self.dice.randrange(self.match.seats)
        data = self.drawn(seat)
        if data is None:
            return
        turn, facts = self.statements.coming(self.match, seat), self.statements.remember(self.match, seat)
        order = read_order(self.match, seat, data)
        own = [given for given in self.orders if given.seat == seat]
        if len(own) == AT_ONCE:
            self.drop(self.dice.choice(own))
        place = self.dice.randint(0, len(self.orders))
        self.orders.insert(place, Given(order, data, turn, facts))
        self.acts.append((len(self.match.entries), "order", (place, seat, data)))

    def drop(self, given: Given) -> None:
        """Withdraw an order."""
        place = self.orders.index(given)
        self.orders.pop(place)
        self.acts.append((len(self.match.entries), "drop", place))

    def drawn(self, seat: int) -> dict[str, Any] | None:
        """A random order as plain data: of the game's own kinds, of the general ones, or a prepared turn."""
        dice, kind = self.dice, self.dice.random()
        unless = [self.condition(seat)] if dice.random() < 0.3 else []
        if kind < 0.1:
            return {"kind": "pass_round", "unless": unless}
        if kind < 0.2:
            return {"kind": "pass_until", "unless": unless or [self.condition(seat)]}
        if kind < 0.4:
            moves = prepared(self.match, seat, dice)
            return {"kind": "next_move", "moves": moves, "unless": unless} if moves else None
        data = self.statements.draw(self.match, seat, dice)
        return None if data is None else {**data, "unless": unless}

    def condition(self, seat: int) -> str:
        """Something that others may do, as they did lately."""
        said = [line for line in self.lines[-60:] if line.seat != seat]
        line = self.dice.choice(said or self.lines[:1])
        who = self.dice.choice(["anybody", "nature" if line.seat < 0 else str(line.seat)])
        words = line.text.split()
        return " ".join([who, *words[:self.dice.randint(1, len(words))]])

    def take_back(self) -> None:
        """Undo some of the last moves."""
        to = self.match.path[-self.dice.randint(1, min(12, len(self.match.path)))] - 1
        self.acts.append((len(self.match.entries), "undo", to))
        self.match.undo(to)
        self.lines = [line for line in self.lines if line.at < to]
        self.note_draws(self.acts[-1][0] + 1)
        for given in [given for given in self.orders if given.order.given > to]:
            self.drop(given)

    def play(self, by_hand: Callable[[Match[Any], random.Random], str]) -> None:
        """Play to the end. Raises AssertionError where an order does anything but what its statement wants."""
        while self.match.to_move is not None:
            answered = self.answered()
            if answered is not None:
                self.counts[answered[0].kind] += 1
                self.make(answered[1])
            elif self.dice.random() < OFTEN:
                self.give()
            elif self.dice.random() < UNDONE:
                self.take_back()
            else:
                self.counts["hand"] += 1
                move = by_hand(self.match, self.dice)
                self.acts.append((len(self.match.entries), "move", move))
                self.make(move)

    def answered(self) -> tuple[Given, str] | None:
        """The order that answers the open decision and its move: those of its statement, or the test fails."""
        match = self.match
        own = [given for given in self.orders if given.seat == match.to_move]
        found = next_answer(match, [given.order for given in own])
        legal = [str(move) for move in match.legal()]
        said = next(((given, move) for given in own if (move := wanted(self.statements, match, given, legal, self.lines))), None)
        told = None if found is None else (next(given for given in own if given.order is found[0]),
                                           match.game.vocabulary.spell(found[1]))
        assert told == said, f"{shown(told)} instead of {shown(said)} at {len(match.entries)} ({match.step})"
        return said

    def make(self, move: str) -> None:
        line = Line(self.match, self.statements.turn(self.match))
        self.match.play(move)
        line.made(self.match)
        self.lines.append(line)
        self.note_draws(line.at + 1)

    def by_hand(self, match: Match[Any]) -> list[str]:
        """The journal of another match with the same seed in which every move is made by hand."""
        for entry in self.match.entries:
            if entry.is_undo:
                match.undo(entry.back_to)
            elif entry.seat >= 0:
                match.play(entry.text, entry.seat)
        return match.journal

    def again(self, match: Match[Any]) -> list[str]:
        """The journal of another match with the same seed in which the same orders are given at the same moments."""
        orders: list[Order] = []
        for length, what, said in self.acts:
            if len(match.entries) < length:
                play_orders(match, orders)
            assert len(match.entries) == length
            if what == "order":
                place, seat, data = said
                orders.insert(place, read_order(match, seat, data))
            elif what == "drop":
                orders.pop(said)
            elif what == "undo":
                match.undo(said)
            else:
                match.play(said)
        play_orders(match, orders)
        return match.journal


def shown(said: tuple[Given, str] | None) -> str:
    return "nothing" if said is None else f"“{said[1]}” by {said[0].data}, given at {said[0].order.given}"


def prepared(match: Match[Any], seat: int, dice: random.Random) -> list[str]:
    """Some moves of the seat's next turn, chosen at random in the position that a page would show; empty if there is none."""
    twin, moves = turn_opened(match, seat), list[str]()
    while twin is not None and twin.to_move == seat and len(moves) < dice.choice([1, 2, 3, 8]):
        moves.append(str(dice.choice(twin.legal())))
        twin.play(moves[-1])
    return moves
