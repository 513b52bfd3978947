"""Random games in which many moves come by orders, played a second time by hand.

For this, each kind of order is defined a second time, plainly: by the public position, the legal moves in notation and the lines
of the journal. A game defines its own kinds in a subclass of `Plain`; the general kinds are defined here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from copy import copy
from typing import Any

from mercat.conformance.random_games import Player
from mercat.conformance.random_orders import random_order
from mercat.engine.game import Game
from mercat.engine.matches.match import Match
from mercat.engine.matches.orders import answer_of, order_data, play_orders, standing_of, turn_opened
from mercat.engine.rules.order_kinds import NEXT_MOVE, NO_ANSWER, PASS_ROUND, PASS_UNTIL, Order, forget_decisions
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.state import NATURE

MOST_STANDING = 6                       # orders of a seat; a new one replaces the oldest


def ask(match: Match[Any], frame: int) -> None:
    """Make this the only pending decision."""
    forget_decisions(match.state)
    match.state.ask(frame)
    match.game.rules.advance(match.state, match.moves)


def answer(match: Match[Any], order: Order) -> str:
    """Return the move that an order makes now, in notation; empty if there is none."""
    packed = answer_of(match, order)
    return "" if packed == NO_ANSWER else str(match.game.vocabulary.spell(packed))


def at_random(match: Match[Any], generator: Generator) -> int:
    return int(match.moves.pick(generator))


class Look:
    """The public information when a seat is to move."""

    def __init__(self, match: Match[Any]) -> None:
        self.match, self.state = match, match.state
        self.step, self.seat = match.step, match.to_move
        self.legal = [str(move) for move in match.legal()]

    def first(self, *moves: str) -> str | None:
        """Return the first legal one of these moves, or None."""
        return next((move for move in moves if move in self.legal), None)

    def most(self, beginning: str, most: int) -> str | None:
        """Return the legal move with this beginning and the largest final number up to `most`, or None."""
        said = [int(move.rpartition(" ")[2]) for move in self.legal if move.rpartition(" ")[0] == beginning]
        fitting = [number for number in said if number <= most]
        return f"{beginning} {max(fitting)}" if fitting else None


class Plain:
    """The second definition of a game's orders. `turn` is the step that begins a turn; after a move there with one of the verbs
    `again`, the same turn returns to this step."""

    turn = ""
    again: frozenset[str] = frozenset()

    def brings(self, before: Any, after: Any, seat: int, words: list[str]) -> list[int]:
        """Return a player's gains by a move, from the positions before and after it: one number for each resource that prepared
        turns compare."""
        raise NotImplementedError

    def wanted(self, kind: str, values: Mapping[str, list[str]], look: Look) -> str | None:
        """Return the move that an order of the game's own kind makes, or None."""
        raise NotImplementedError

    def passing(self, look: Look) -> str | None:
        raise NotImplementedError

    def over(self, kind: str, values: Mapping[str, list[str]], words: list[str]) -> bool:
        """Return whether an order ends with this move of its own player."""
        return False

    def last_round(self, kind: str, state: Any, seat: int) -> int:
        """Return the last round of an order of the game's own kind that is given now."""
        return 99


class Turns:
    """The number of the turn, counted by an observer: a turn ends when another seat decides, or when the same seat begins a new
    turn."""

    def __init__(self, plain: Plain) -> None:
        self.plain = plain
        self.number = 0
        self.seat: int | None = None
        self.verb = ""                              # of the last move at the step that begins a turn
        self.opens = False                          # whether the pending decision begins a turn

    def ask(self, step: str, seat: int | None) -> None:
        """Note the decision that a seat is asked for."""
        goes_on = seat == self.seat and (step != self.plain.turn or self.verb in self.plain.again)
        self.opens = step == self.plain.turn and not goes_on
        if not goes_on:
            self.number, self.seat, self.verb = self.number + 1, seat, ""

    def saw(self, step: str, words: list[str]) -> None:
        """Note the move of the seat that was asked."""
        self.opens = False
        if step == self.plain.turn:
            self.verb = words[0]


class ByHand:
    """An order on a slip of paper, as its player could follow it by hand."""

    def __init__(self, plain: Plain, seat: int, data: Mapping[str, Any], state: Any) -> None:
        self.plain, self.seat, self.kind = plain, seat, data["kind"]
        self.values = data.get("values", {})
        self.unless = [text.split() for text in data["unless"]]
        self.last_round = max(int(state.round), 1) if self.kind == PASS_ROUND else plain.last_round(self.kind, state, seat)
        self.begun = self.over = False

    def saw(self, who: str, words: list[str]) -> None:
        """Note a move of a seat or of nature."""
        own = who == str(self.seat)
        for seat, *pattern in self.unless:
            fits = [wanted in ("*", said.lower()) for wanted, said in zip(pattern, words, strict=False)]
            if seat in (who, "anybody") and not own and all(fits):
                self.over = True
        if own and not self.over:
            self.own_move(words)

    def own_move(self, words: list[str]) -> None:
        """Note a move of the order's own player."""
        self.over = self.plain.over(self.kind, self.values, words)

    def wants(self, look: Look, turns: Turns) -> str | None:
        """Return the move that the order makes now, or None."""
        if self.over or self.seat != look.seat or look.state.round > self.last_round:
            return None
        if self.kind in (PASS_ROUND, PASS_UNTIL):
            return self.plain.passing(look)
        return self.plain.wanted(self.kind, self.values, look)


class TurnByHand(ByHand):
    """A prepared turn: the moves on the slip, with the gains of each from a trial on a private table."""

    def __init__(self, plain: Plain, seat: int, data: Mapping[str, Any], match: Match[Any]) -> None:
        super().__init__(plain, seat, data, match.state)
        self.moves, self.any_price = list(data["moves"]), bool(data.get("at_any_price"))
        self.turn: int | None = None                # the number of its turn, once it has begun
        opened, turns = turn_opened(match, seat), Turns(plain)
        turns.ask(plain.turn, seat)
        self.noted = [] if opened is None else self.tried(opened, turns)[0]

    def tried(self, table: Match[Any], turns: Turns) -> tuple[list[list[int]], bool]:
        """Make the moves on a private table, up to a draw. Return the gains of each, and whether all of them were possible."""
        brought, mine = list[list[int]](), turns.number
        for text in self.moves:
            if table.to_move == NATURE:
                break
            if table.to_move != self.seat or turns.number != mine or text not in [str(move) for move in table.legal()]:
                return brought, False
            before, step = table.game.copy(table.state), str(table.step)
            table.play(text)
            turns.saw(step, text.split())
            brought.append(self.plain.brings(before, table.state, self.seat, text.split()))
            if table.to_move not in (NATURE, None):
                turns.ask(str(table.step), table.to_move)
        return brought, True

    def own_move(self, words: list[str]) -> None:
        if self.turn is None:
            return
        self.begun, self.over = True, self.moves.pop(0) != " ".join(words) or not self.moves
        self.noted = self.noted[1:]

    def wants(self, look: Look, turns: Turns) -> str | None:
        if self.turn is None and turns.opens and turns.seat == self.seat:
            self.turn = turns.number
        if self.turn is None or self.over:
            return None
        if turns.number != self.turn:               # its turn is over
            self.over = True
            return None
        if self.seat != look.seat:                  # a draw is pending
            return None
        brought, possible = self.tried(look.match.copy(False), copy(turns))
        if not possible:
            self.over = True
            return None
        worse = any(new < old for now, then in zip(brought, self.noted, strict=False) for new, old in zip(now, then, strict=True))
        return None if worse and not self.any_price else self.moves[0]


def slip_of(plain: Plain, order: Order, match: Match[Any]) -> ByHand:
    """Return the slip of paper for an order that is given now."""
    data = order_data(match.game, order)
    return TurnByHand(plain, order.seat, data, match) if order.kind == NEXT_MOVE else ByHand(plain, order.seat, data, match.state)


class Played:
    """A random game with orders: the length of the journal at which each was given or withdrawn, and the lines they made.

    Before each move by hand, `gifts` orders of random seats are given.
    """

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, str], seed: int, player: Player = at_random,
                 gifts: int = 2) -> None:
        self.match: Match[Any] = Match.start(game, seats, options, seed=seed)
        self.generator = Generator(seed, 7)
        self.orders: list[Order] = []
        self.given: list[int] = []
        self.withdrawn: dict[int, int] = {}
        self.made: dict[int, int] = {}              # number of the line (from 1) -> number of the order
        match, standing = self.match, list[Order]()
        while match.to_move is not None:
            for _ in range(gifts):
                standing = self.give(standing)
            for line, order in play_orders(match, standing):
                self.made[line] = self.orders.index(order)
            standing = [order for order in standing if standing_of(match, order).stands]
            if match.to_move is not None:
                match.play(player(match, self.generator))

    def give(self, standing: list[Order]) -> list[Order]:
        """Give a random order of a random seat, and return the orders in force. Every second order prepares a turn."""
        match, generator = self.match, self.generator
        kinds, seat = list(match.game.orders.by_name), int(generator.below(match.seats))
        kind = NEXT_MOVE if generator.below(2) == 0 else kinds[int(generator.below(len(kinds)))]
        if kind == NEXT_MOVE and turn_opened(match, seat) is None:
            return standing
        if kind in (PASS_ROUND, PASS_UNTIL) and generator.below(8) > 0:
            return standing                         # otherwise most rounds would be short
        own = [order for order in standing if order.seat == seat]
        if len(own) == MOST_STANDING:
            standing.remove(own[0])
            self.withdrawn[self.orders.index(own[0])] = len(match.entries)
        order = random_order(match, seat, generator, kind)
        self.orders.append(order)
        self.given.append(len(match.entries))
        return [*standing, order]

    def play_by_hand(self, plain: Plain, count: Counter[str]) -> None:
        """Play the same moves again by hand. Assert that each move of an order is the one on its slip of paper, and that no slip
        has a move where no order made one. Count the moves by kind of order."""
        match = Match.start(self.match.game, self.match.seats, self.match.options, seed=self.match.seed)
        slips: dict[int, ByHand] = {}
        turns = Turns(plain)
        while match.to_move is not None:
            before, step = len(match.entries), str(match.step)
            turns.ask(step, match.to_move)
            for place, given in enumerate(self.given):
                if given == before and place not in slips:
                    order = self.orders[place]
                    slips[place] = slip_of(plain, order, match)
            slips = {place: slip for place, slip in slips.items() if before < self.withdrawn.get(place, before + 1)}
            slips = {place: slip for place, slip in slips.items() if not slip.over or self.given[place] == before}
            look, line = Look(match), before + 1
            wanted = [(not slip.begun, place, slip.wants(look, turns)) for place, slip in slips.items()]
            found = min((one for one in wanted if one[2] is not None), default=(True, 0, None))[1:]  # begun turns first
            entry = self.match.entries[before]
            if line in self.made:
                count[self.orders[self.made[line]].kind] += 1
                assert found == (self.made[line], entry.text), f"line {line}: {entry}, not {found}"
            else:
                count[""] += 1
                assert found[1] is None, f"line {line}: {entry} by hand, though an order wants {found}"
            match.play(entry.text, entry.seat)
            turns.saw(step, entry.text.split())
            for played in match.entries[before:]:
                who = "nature" if played.seat == NATURE else str(played.seat)
                for slip in slips.values():
                    slip.saw(who, played.text.split())
        assert match.journal == self.match.journal
