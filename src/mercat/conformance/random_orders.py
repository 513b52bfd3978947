"""Checks of a game's orders, with random orders in random games; `random_games.py` runs them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mercat.engine.game import Game
from mercat.engine.matches.conditions import is_drawn, values_to_come
from mercat.engine.matches.match import Match
from mercat.engine.matches.order_reading import MOST_MOVES, kind_of, order_data, read_order
from mercat.engine.matches.playouts import play_on
from mercat.engine.matches.prepared_turns import turn_opened
from mercat.engine.rules.moves import Moves
from mercat.engine.rules.order_kinds import GOES_ON, NEXT_MOVE, NO_ANSWER, PASS_UNTIL, Order, OrderField, OrderKind
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.state import NATURE

KEPT: Final = 12                        # orders of a match that are watched to its end
FEW: Final = 3                          # small numbers are below this
LONGEST_TURN: Final = 40                # moves of a turn that is tried
SEEN_EVERY: Final = 50                  # lines between two checks of opened turns and of all stored orders


class OrderChecks:
    """The order checks in one match, and the orders given so far. If a position has ended an order, the reason is stored with
    that order."""

    def __init__(self, match: Match[Any]) -> None:
        self.match: Final = match
        self.generator: Final = Generator(match.seed.number(), 2)
        self.kept: list[Order] = []
        self.ended: list[str] = []

    def check(self) -> None:
        """Check a random order at a decision and, at intervals, the turns that can be opened and all stored orders."""
        match, kinds = self.match, self.match.game.orders.kinds
        if kinds and match.to_move != NATURE:
            kind = kinds[int(self.generator.below(len(kinds)))]
            if kind.name != PASS_UNTIL or can_wait(match):
                self.give(kind)
        if len(match.entries) % SEEN_EVERY == 1:
            check_turns(match, self.generator)
            for place, order in enumerate(self.kept):
                self.ended[place] = check_end(match, order, self.ended[place])

    def give(self, kind: OrderKind[Any]) -> None:
        """Give a random order of a kind, and check the move that it makes."""
        order = random_order(self.match, int(self.match.to_move or 0), self.generator, kind.name)
        check_answer(self.match, kind, order)
        check_proposed(self.match, kind, order.seat)
        if len(self.kept) < KEPT:
            self.kept.append(order)
            self.ended.append(GOES_ON)


def check_answer(match: Match[Any], kind: OrderKind[Any], order: Order) -> None:
    """Check that an order makes a legal move or no move, makes the same move on a copy, and changes nothing, and that the order
    survives being written and read."""
    game, state = match.game, match.state
    before, listed = game.copy(state), [int(move) for move in match.moves.listed()]
    answer = int(kind.answer(state, match.moves, order))
    assert state.is_like(before), f"the order {kind.name} changed the position"
    assert [int(move) for move in match.moves.listed()] == listed, f"the order {kind.name} changed the moves"
    assert answer == NO_ANSWER or answer in listed, f"the order {kind.name} wants what is not legal: {spelt(game, answer)}"
    assert int(kind.answer(before, match.moves, order)) == answer, f"the order {kind.name} answers otherwise on a copy"
    again = read_order(match, order.seat, order_data(game, order))
    assert order_data(game, again) == order_data(game, order) and again.noted == order.noted, f"{kind.name} reads otherwise"


def check_proposed(match: Match[Any], kind: OrderKind[Any], seat: int) -> None:
    """Check that the values that a kind of order proposes, offers and enters at each thing are values of its fields, and that
    computing these values changes nothing."""
    before, fields = match.game.copy(match.state), {field.name: field.facet for field in kind.fields}
    at_things = [] if kind.thing is None else [kind.given_at(match.state, seat, thing) for thing in kind.thing.values]
    for said in (kind.proposed(match.state, seat), kind.offered(match.state, seat), *at_things):
        for name, values in said.items():
            assert all(value in fields[name].numbers for value in values), f"{kind.name}: {name} has no such values: {values}"
    for said in filter(None, at_things):
        read_order(match, seat, {"kind": kind.name, "values": said})
    assert match.state.is_like(before), f"what {kind.name} proposes changed the position"


def spelt(game: Game[Any], move: int) -> str:
    """Return a move in notation, or its number if the move does not belong to the game."""
    return game.vocabulary.spell(move) if game.vocabulary.is_move(move) else str(move)


def check_end(match: Match[Any], order: Order, ended: str) -> str:
    """Check that the reason for the end of an order has a text and remains the same in every later position, and that determining
    the reason changes nothing; return the reason."""
    kind, before, why = kind_of(match.game, order), match.game.copy(match.state), ended
    assert kind is not None
    if kind.look is not None:
        why = kind.look(match.state, order)
        assert ended in (GOES_ON, why), f"the order {kind.name} had ended and stands again: {ended}"
        check_reason(match, why)
    if kind.watch is not None and match.entries:
        entry = match.entries[-1]
        check_reason(match, kind.watch(order, entry.seat, entry.move, entry.events))
    assert match.state.is_like(before), f"looking whether the order {kind.name} stands changed the position"
    return why


def check_reason(match: Match[Any], why: str) -> None:
    """Check that the reason for the end of an order has a text."""
    assert why == GOES_ON or match.game.voice is None or match.game.has("en", f"order-stopped-{why}"), f"no text: {why}"


def check_turns(match: Match[Any], generator: Generator) -> None:
    """Check that opening a turn leads to a decision of its seat and changes only a copy of the match, and that the turn can be
    played to its end."""
    game, moves = match.game, Moves()
    if game.orders.open_turn is None:
        return
    before = game.copy(match.state)
    for seat in range(match.seats):
        twin = game.copy(match.state)
        if game.orders.open_turn(twin, seat):
            game.rules.advance(twin, moves)
            assert moves.count > 0 and game.rules.to_move(twin) == seat, f"no decision of seat {seat} in its turn"
            play_on(game.rules, twin, moves, generator, LONGEST_TURN)
        assert match.state.is_like(before), "opening a turn in a copy changed the position"


def check_order_texts(game: Game[Any], languages: Sequence[str]) -> None:
    """Check that every order, field and value has its text in these languages, and that sentences contain the entered values."""
    for language in languages:
        for kind in game.orders.kinds:
            keys = [f"order-{kind.name}", *[f"order-field-{field.name}" for field in kind.fields],
                    *([] if kind.thing is None else [f"order-{kind.name}-at"])]
            for field in kind.fields:
                if not field.facet.numeric and not field.facet.alike and field.facet.kind != "seat":
                    keys += [f"{field.facet.kind}-{value}" for value in field.facet.values]
            missing = [key for key in keys if not game.has(language, key)]
            assert missing == [], f"no text in {language}: {missing}"
            check_sentence(game, language, kind)


def check_sentence(game: Game[Any], language: str, kind: OrderKind[Any]) -> None:
    """Check that there is a sentence for an order, and that the sentence differs if any field has another value."""
    key = f"order-{kind.name}-said"
    plain = {field.name: filled(field, 0) for field in kind.fields}
    said = game.say(language, key, **plain)
    assert said not in ("", key) and "{" not in said, f"not said in {language}: {key}: {said}"
    for field in kind.fields:
        if field.facet.size > 1:
            other = game.say(language, key, **{**plain, field.name: filled(field, 1)})
            assert other != said, f"{key} does not say its {field.name} in {language}"


def filled(field: OrderField, number: int) -> Any:
    """Return a value of a field as a variable of a text; if the field takes several values, return a list of values in words."""
    if field.several:
        return ", ".join(field.facet.values[:number + 1])
    return field.facet.fact(number)


# -- random orders


def random_order(match: Match[Any], seat: int, generator: Generator, name: str) -> Order:
    """Return a random order of this kind for a seat. For a prepared turn, there must be a turn that can be opened."""
    data: dict[str, Any] = {"kind": name, "unless": random_conditions(match, seat, generator, 1 if name == PASS_UNTIL else 0)}
    if name == NEXT_MOVE:
        data["moves"], data["at_any_price"] = random_moves(match, seat, generator), generator.below(2) == 0
    else:
        data["values"] = {field.name: random_values(field, generator) for field in match.game.orders.by_name[name].fields}
    return read_order(match, seat, data)


def random_values(field: OrderField, generator: Generator) -> list[str]:
    """Return as many different values as a field needs, in random order; if one number is needed, it is small in half of the
    cases."""
    most = int(field.facet.size) - field.lowest
    if field.facet.numeric and not field.several and generator.below(2) == 0:
        return [field.facet.values[field.lowest + int(generator.below(min(most, FEW)))]]
    count = field.least + int(generator.below(most - field.least + 1)) if field.several else 1
    left, chosen = list(field.facet.values[field.lowest:]), list[str]()
    while len(chosen) < count:
        chosen.append(left.pop(int(generator.below(len(left)))))
    return chosen


def can_wait(match: Match[Any]) -> bool:
    """Return whether any event for which a seat can wait may still happen."""
    game = match.game
    return match.seats > 1 or any(is_drawn(game, verb) and values_to_come(match, verb) for verb in game.vocabulary.verbs)


def random_conditions(match: Match[Any], seat: int, generator: Generator, least: int) -> list[str]:
    """Return at least `least` conditions, rarely more. Each is a move of another seat, of anybody or of nature, in which some
    values may be left open."""
    others = ["anybody", *[str(number) for number in range(match.seats) if number != seat]] if match.seats > 1 else []
    verbs = match.game.vocabulary.verbs
    conditions: list[str] = []
    while len(conditions) < least or (len(conditions) < least + 1 and generator.below(6) == 0):
        verb = verbs[int(generator.below(len(verbs)))]
        who, moves = ["anybody", "nature"] if is_drawn(match.game, verb) else others, values_to_come(match, verb)
        if who and moves:
            move = zip(verb.facets, moves[int(generator.below(len(moves)))], strict=True)
            values = [facet.values[number] if generator.below(3) == 0 else "*" for facet, number in move]
            conditions.append(" ".join([who[int(generator.below(len(who)))], verb.name, *values]))
    return conditions


def random_moves(match: Match[Any], seat: int, generator: Generator) -> list[str]:
    """Return random moves for a seat's next turn. The first one is legal when the turn begins."""
    twin, prepared = turn_opened(match, seat), list[str]()
    most = 1 + int(generator.below(MOST_MOVES))
    while twin is not None and twin.to_move == seat and len(prepared) < most:
        move = int(twin.moves.pick(generator))
        prepared.append(match.game.vocabulary.spell(move))
        twin.play(move)
    return prepared
