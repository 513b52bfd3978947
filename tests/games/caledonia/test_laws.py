"""The laws that the kit checks after every move find errors; CAL-BUILD-3."""

from collections.abc import Callable

import pytest

from mercat.engine.matches.match import Match
from mercat.engine.rules.rng import Generator
from mercat.games.caledonia import GAME
from mercat.games.caledonia.rules.expand import ask_building_bonus
from mercat.games.caledonia.state import Caledonia
from mercat.games.caledonia.vocabulary import BY_EXPANSION
from tests.present import present

from .eager import eager
from .laws import Laws


def played(seed: int, moves: int) -> tuple[Match[Caledonia], Laws]:
    """A match after some moves, whose laws have held so far."""
    match, law, generator = Match.start(GAME, 3, {"clans": "off"}, seed), Laws(), Generator(seed, 1)
    for _move in range(moves):
        match.make(eager(match, generator))
        law(match)
    return match, law


def spoil_money(state: Caledonia) -> None:
    state.money[0] += 1


def spoil_goods(state: Caledonia) -> None:
    state.goods[1, 4] += 1


def spoil_glory(state: Caledonia) -> None:
    state.glory[0] += 2


def spoil_unit(state: Caledonia) -> None:
    state.unit[next(hex for hex in range(117) if state.owner[hex] == 0)] = 4


def spoil_hand(state: Caledonia) -> None:
    state.at_hand[2, 0] += 1


def spoil_reach(state: Caledonia) -> None:
    state.reach[0, 2] ^= 1


def spoil_merchants(state: Caledonia) -> None:
    state.merchants[0] += 1


def spoil_contract(state: Caledonia) -> None:
    state.display[0] = state.display[1]


def spoil_exports(state: Caledonia) -> None:
    state.exported[0] += 1


def spoil_imports(state: Caledonia) -> None:
    state.imported[0, 3] += 1


SPOILINGS = [spoil_money, spoil_goods, spoil_glory, spoil_unit, spoil_hand, spoil_reach, spoil_merchants, spoil_contract,
             spoil_exports, spoil_imports]


@pytest.mark.parametrize("spoil", SPOILINGS, ids=lambda spoil: spoil.__name__)
def test_a_broken_law_is_found(spoil: Callable[[Caledonia], None]) -> None:
    match, law = played(3, 12)
    law(match)
    spoil(match.state)
    with pytest.raises(AssertionError):
        law(match)


@pytest.mark.parametrize("verb", ["expand", "buy", "sell"])
def test_a_wrong_price_is_found(verb: str) -> None:
    """The second opinion starts from the position before the move; from another one it comes to another price."""
    match, law = played(3, 12)
    generator = Generator(9)
    while not match.entries[-1].text.startswith(verb) or match.entries[-1].seat < 0:
        last = present(law.before)
        match.make(eager(match, generator))
        law(match)
    entry, now = match.entries[-1], match.state.dump()
    law.before = {**last, "price": [9 if step < 5 else 0 for step in last["price"]], "clan": [1] * 4, "owner": [-1] * 117}
    with pytest.raises(AssertionError):
        law.judge(entry, now)


@pytest.mark.parametrize("field", ["technology", "deployed", "unhired", "imported", "meat", "shipping", "owner"])
def test_wrong_pay_and_glory_are_found(field: str) -> None:
    """A wrong count of anything that production or a scoring tile in play counts is noticed."""
    for seed in range(3, 20):
        (match, law), generator = played(seed, 12), Generator(seed)
        while match.to_move is not None:
            match.make(eager(match, generator))
            law(match)
            entry, now = match.entries[-1], match.state.dump()
            if any(event.name == "round_ended" for event in entry.events):
                try:
                    law.received(entry, {**now, field: [number + 2 for number in now[field]]})
                except AssertionError:
                    return
    pytest.fail("nobody noticed")


def test_the_fourth_factory_again() -> None:
    """CAL-BUILD-3: removed and deployed again, it brings the bonus again."""
    state = GAME.first(3)
    for hex in range(20, 24):
        state.deploy(0, 3, hex, BY_EXPANSION)
    for _time in range(2):
        depth = int(state.depth)
        ask_building_bonus(state, 0, 3)
        assert state.depth == depth + 1
        state.remove(0, 23, BY_EXPANSION)
        ask_building_bonus(state, 0, 3)
        assert state.depth == depth + 1
        state.deploy(0, 3, 23, BY_EXPANSION)
