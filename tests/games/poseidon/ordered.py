"""Games in which random orders make many moves. Each such move is compared with a plain definition of the order, and the whole
game with the same moves made by hand.

A definition uses a player's information: the position, the legal moves in notation, and the lines since the order was given.
"""

from __future__ import annotations

import random
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from mercat.engine.matches.match import Match
from mercat.engine.matches.orders import next_answer, play_orders, read_order, turn_opened
from mercat.engine.matches.refusals import Refused
from mercat.engine.rules.order_kinds import Order

ENDS = ("pass", "end_turn", "stop")     # verbs that end a turn at its opening decision
AT_ONCE = 8                             # most orders of a seat at a time
OFTEN = 0.75                            # share of the decisions without an order's answer before which an order is given,
UNDONE = 0.004                          # and before which moves are taken back


class Turn:
    """The turn of a decision, counted by an observer. `name` is the name of the turn that begins with this decision, if it can be
    prepared; `opens` is whether no move of the turn has been made."""

    def __init__(self, match: Match[Any], name: str, last: Turn | None, answer: str) -> None:
        turn_of = match.game.turn_of
        self.seat, self.key, self.name = match.to_move, -1 if turn_of is None else int(turn_of(match.state)), name
        same = last is not None and self.key == last.key and (self.key >= 0 or self.seat == last.seat)
        ended = "" if last is None else answer if last.name else last.ended
        goes_on = same and (not name or ended not in ENDS)
        self.ended: str = ended if goes_on else ""           # the last verb at the opening decision of the turn
        self.opens = bool(name) and not self.ended
        self.number: int = 0 if last is None else last.number + (not goes_on)


class Line:
    """A line of a game in an observer's notes: the seat, the decision, the turn, the move and its events."""

    def __init__(self, match: Match[Any], turn: Turn | None) -> None:
        self.step = match.step
        self.turn = turn                # for a player's line
        self.at = len(match.entries)
        self.forced = match.moves.count == 1
        self.seat, self.text, self.formal = -1, "", False
        self.events: list[dict[str, Any]] = []

    def made(self, match: Match[Any]) -> None:
        """Note the move that was made."""
        entry = match.entries[self.at]
        self.seat, self.text, self.formal = entry.seat, entry.text, entry.formal
        for event in entry.events:
            values = zip([facet.name for facet in event.word.facets], [event.first, event.second, event.third], strict=False)
            self.events.append({"name": event.name, "cause": int(event.cause), **{name: int(value) for name, value in values}})

    @property
    def verb(self) -> str:
        return self.text.split()[0]


class Given:
    """An order with facts about the moment at which it was given."""

    def __init__(self, order: Order, data: dict[str, Any], turn: str, facts: dict[str, Any], noted: list[list[int]]) -> None:
        self.order = order
        self.seat = order.seat
        self.kind = str(data["kind"])
        self.data = data
        self.turn = turn                # the name of the turn for which a turn is prepared
        self.facts = facts              # the facts noted by the game's definitions
        self.noted = noted              # the gains of each move of a prepared turn on a private table

    def value(self, field: str) -> Any:
        return self.data["values"][field]


class Statements:
    """The plain definitions of a game's orders.

    draw     (match, seat, dice) -> a random order as plain data, or None
    remember (match, seat) -> the facts that its definitions need about the moment at which an order is given
    wants    (match, order, legal moves, all lines, lines since it was given) -> the move that it makes, in notation, or None
    turn     (match) -> the name of the turn that begins with the open decision, empty if there is none
    coming   (match, seat) -> the name of the seat's next turn, which could be prepared
    owns     (position, seat) -> the numbers by which a prepared turn is compared
    """

    def __init__(self, draw: Callable[[Match[Any], int, random.Random], dict[str, Any] | None],
                 remember: Callable[[Match[Any], int], dict[str, Any]],
                 wants: Callable[[Match[Any], Given, list[str], Sequence[Line], Sequence[Line]], str | None],
                 turn: Callable[[Match[Any]], str], coming: Callable[[Match[Any], int], str],
                 owns: Callable[[Any, int], list[int]]) -> None:
        self.draw, self.remember, self.wants, self.turn, self.coming, self.owns = draw, remember, wants, turn, coming, owns


def happened(condition: str, own: int, line: Line) -> bool:
    """Return whether a line fulfils the condition that ends an order: `anybody buy sparta`, with `*` for any value."""
    if line.seat == own:
        return False
    who, *words = condition.split()
    if who not in ("anybody", str(line.seat), "nature" if line.seat == -1 else ""):
        return False
    return all(word in ("*", said) for word, said in zip(words, line.text.split(), strict=False))


def wanted(statements: Statements, match: Match[Any], given: Given, legal: list[str], lines: Sequence[Line]) -> str | None:
    """Return the move that an order makes now by its definition; None if there is none, or if the order has ended."""
    later = since(given, lines)
    if any(happened(condition, given.seat, line) for condition in given.data.get("unless", []) for line in later):
        return None
    if given.kind != "next_move":
        return statements.wants(match, given, legal, lines, later)
    progress = progress_of(given, later)
    if progress is None:
        return None
    made, number = progress
    now = asked_now(statements, match, lines)
    if (number < 0 and not (now.opens and now.name == given.turn)) or (number >= 0 and now.number != number):
        return None
    brought, possible = tried(statements, match.copy(False), given.seat, given.data["moves"][made:], now)
    worse = any(new < old for one, then in zip(brought, given.noted[made:], strict=False)
                for new, old in zip(one, then, strict=False))
    return None if not possible or (worse and not given.data["at_any_price"]) else str(given.data["moves"][made])


def progress_of(given: Given, later: Sequence[Line]) -> tuple[int, int] | None:
    """Return the number of moves made of a prepared turn, and the number of its turn, -1 before it begins; None if the order is
    over."""
    made, number = 0, -1                                # moves made; the number of its turn
    for line in later:
        if line.turn is None:
            continue
        if number < 0 and line.seat == given.seat and line.turn.opens and line.turn.name == given.turn:
            number = line.turn.number
        if number < 0 or (line.turn.number == number and line.seat != given.seat):
            continue
        if line.turn.number != number:
            return None                                 # its turn is over
        if line.text == given.data["moves"][made]:
            made += 1
        elif not line.formal:
            return None                                 # the player did something else
        if made == len(given.data["moves"]):
            return None                                 # used up
    return made, number


def has_begun(given: Given, lines: Sequence[Line]) -> bool:
    """Return whether a move of a prepared turn was made, so that it precedes all other orders."""
    progress = progress_of(given, since(given, lines)) if given.kind == "next_move" else None
    return progress is not None and progress[0] > 0


def since(given: Given, lines: Sequence[Line]) -> Sequence[Line]:
    """Return the lines since an order was given."""
    return lines[bisect_left(lines, given.order.given, key=lambda line: line.at):]


def asked_now(statements: Statements, match: Match[Any], lines: Sequence[Line]) -> Turn:
    """Return the turn of the open decision."""
    last = next((line for line in reversed(lines) if line.turn is not None), None)
    name = statements.turn(match)
    return Turn(match, name, None, "") if last is None else Turn(match, name, last.turn, last.verb)


def tried(statements: Statements, table: Match[Any], seat: int, moves: Sequence[str], turn: Turn) -> tuple[list[list[int]], bool]:
    """Make these moves on a private table, up to a draw or to a decision of another seat in the turn. Return the gains of each,
    and whether all of them were possible. The gains of a move that ends the round are not compared."""
    brought, mine = list[list[int]](), turn.number
    for text in moves:
        formality = table.game.formality or (lambda _: -1)
        while table.to_move == seat and text not in [str(move) for move in table.legal()] and formality(table.state) >= 0:
            turn = play(statements, table, turn, table.game.vocabulary.spell(formality(table.state)))
        if table.to_move == -1 or (table.to_move not in (seat, None) and turn.number == mine):
            break
        if table.to_move != seat or turn.number != mine or text not in [str(move) for move in table.legal()]:
            return brought, False
        before, round_of = statements.owns(table.state, seat), int(table.state.round)
        turn = play(statements, table, turn, text)
        after = statements.owns(table.state, seat)
        brought.append([now - then for now, then in zip(after, before, strict=True)] if table.state.round == round_of else [])
    return brought, True


def play(statements: Statements, table: Match[Any], turn: Turn, text: str) -> Turn:
    """Make a move on a private table, and return the turn of the next decision."""
    table.play(text)
    return turn if table.to_move in (-1, None) else Turn(table, statements.turn(table), turn, text.split()[0])


class Ordered:
    """A random game played partly by orders, checked at each decision."""

    def __init__(self, statements: Statements, match: Match[Any], seed: int) -> None:
        self.statements = statements
        self.match = match
        self.dice = random.Random(seed)
        self.orders: list[Given] = []
        self.lines: list[Line] = []                     # without those taken back
        self.counts: Counter[str] = Counter()           # number of moves by the kind of their order; "hand" without one
        self.acts: list[tuple[int, str, Any]] = []      # all acts by hand, for repeating the game
        self.note_draws(0)

    def note_draws(self, first: int) -> None:
        """Note nature's draws, beginning with a line."""
        for entry in self.match.entries[first:]:
            line = Line(self.match, None)
            line.at = entry.before
            line.made(self.match)
            self.lines.append(line)

    def give(self) -> None:
        """Give a random order at a random place in the list: in most cases of the seat that is asked."""
        asked = self.match.to_move
        seat = asked if asked is not None and self.dice.random() < 0.6 else self.dice.randrange(self.match.seats)
        data = self.drawn(seat)
        if data is None:
            return
        turn, facts = self.statements.coming(self.match, seat), self.statements.remember(self.match, seat)
        try:
            order = read_order(self.match, seat, data)
        except Refused as refused:                      # nothing could end this order in the rest of the game
            assert refused.reason in ("order_condition_over", "order_condition_value"), refused
            return
        own = [given for given in self.orders if given.seat == seat]
        if len(own) == AT_ONCE:
            self.drop(self.dice.choice(own))
        place = self.dice.randint(0, len(self.orders))
        self.orders.insert(place, Given(order, data, turn, facts, self.noted(seat, data)))
        self.acts.append((len(self.match.entries), "order", (place, seat, data)))

    def noted(self, seat: int, data: dict[str, Any]) -> list[list[int]]:
        """Return the gains of each move of a turn prepared now, from a trial on a private table."""
        table = turn_opened(self.match, seat) if data["kind"] == "next_move" else None
        if table is None:
            return []
        return tried(self.statements, table, seat, data["moves"], Turn(table, self.statements.turn(table), None, ""))[0]

    def drop(self, given: Given) -> None:
        """Withdraw an order."""
        place = self.orders.index(given)
        self.orders.pop(place)
        self.acts.append((len(self.match.entries), "drop", place))

    def drawn(self, seat: int) -> dict[str, Any] | None:
        """Return a random order as plain data: of the game's own kinds, of the general kinds, or a prepared turn; None if there
        is none."""
        dice, kind = self.dice, self.dice.random()
        unless = [self.condition(seat)] if dice.random() < 0.3 else []
        if kind < 0.1:
            return {"kind": "pass_round", "unless": unless}
        if kind < 0.2:
            return {"kind": "pass_until", "unless": unless or [self.condition(seat)]}
        if kind < 0.4:
            moves = prepared(self.match, seat, dice)
            said = {"kind": "next_move", "moves": moves, "unless": unless, "at_any_price": dice.random() < 0.5}
            return said if moves else None
        data = self.statements.draw(self.match, seat, dice)
        return None if data is None else {**data, "unless": unless}

    def condition(self, seat: int) -> str:
        """Return a condition for possible moves of others, made from one of their recent moves."""
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
        """Play to the end. Raises AssertionError if an order and its definition differ."""
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
        """Return the order that answers the open decision and its move, or None; fail if its definition gives another move."""
        match = self.match
        own = [given for given in self.orders if given.seat == match.to_move]
        found = next_answer(match, [given.order for given in own])
        legal = [str(move) for move in match.legal()]
        wishes = [(given, wanted(self.statements, match, given, legal, self.lines)) for given in own]
        begun = [(given, move) for given, move in wishes if move and has_begun(given, self.lines)]
        said = next(((given, move) for given, move in [*begun, *wishes] if move), None)
        told = None if found is None else (next(given for given in own if given.order is found[0]),
                                           match.game.vocabulary.spell(found[1]))
        assert told == said, f"{shown(told)} instead of {shown(said)} at {len(match.entries)} ({match.step})"
        return said

    def make(self, move: str) -> None:
        line = Line(self.match, asked_now(self.statements, self.match, self.lines))
        self.match.play(move)
        line.made(self.match)
        self.lines.append(line)
        self.note_draws(line.at + 1)

    def by_hand(self, match: Match[Any]) -> list[str]:
        """Return the journal of another match with the same seed in which every move is made by hand."""
        for entry in self.match.entries:
            if entry.is_undo:
                match.undo(entry.back_to)
            elif entry.seat >= 0:
                match.play(entry.text, entry.seat)
        return match.journal

    def again(self, match: Match[Any]) -> list[str]:
        """Return the journal of another match with the same seed in which the same orders are given at the same moments."""
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
    """Return some moves of the seat's next turn, chosen at random in the position that a page would show; empty if there is
    none."""
    twin, moves = turn_opened(match, seat), list[str]()
    while twin is not None and twin.to_move == seat and len(moves) < dice.choice([1, 2, 3, 8]):
        moves.append(str(dice.choice(twin.legal())))
        twin.play(moves[-1])
    return moves
