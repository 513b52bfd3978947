"""What holds in every game, whatever is played."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import mercat
from mercat.engine.matches.journal import Move
from mercat.engine.matches.match import Match
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.state import Event
from mercat.games.new_bedford.state import NewBedford
from mercat.games.new_bedford.tables import KINDS, PURCHASE_PRICE, PURCHASED
from tests.present import present

GAME = mercat.find("new_bedford")
TOKENS = [*KINDS, "empty_sea"]


def random_match(seats: int, edition: str, seed: int) -> Iterator[tuple[Match[NewBedford], int, Move, list[Event]]]:
    """Positions and events of a random game, move by move."""
    match = mercat.Match.start("new_bedford", seats=seats, options={"edition": edition}, seed=seed)
    generator = Generator(seed, 5)
    while match.to_move is not None:
        legal = match.legal()
        move = legal[generator.below(len(legal))]
        yield match, match.to_move, move, match.play(move)


def tokens_in_game(state: NewBedford) -> Counter[str]:
    """How many of each kind are anywhere."""
    everywhere: Counter[str] = Counter()
    for number, kind in enumerate(TOKENS):
        everywhere[kind] += int(state.bag[number]) + int(state.sea[number])
    for number, kind in enumerate(KINDS):
        everywhere[kind] += int(state.on_sale[number])
        for seat in range(int(state.seats)):
            everywhere[kind] += int(state.whales[seat, number])
        for boat in range(2 * int(state.seats)):
            everywhere[kind] += int(state.hold[boat, number])
    return everywhere


def facts(event: Event) -> dict[str, Any]:
    """An event's facts as plain values."""
    return {name: getattr(fact, "value", fact) for name, fact in event.facts.items()}


@pytest.mark.parametrize("edition", GAME.options[0].values)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sea_tokens_are_conserved(seats: int, edition: str) -> None:
    """NB-SETUP-6: what is missing was lost in a sale or removed by the Tavern, and said so."""
    for seed in range(3):
        gone: Counter[str] = Counter()
        for match, _, _, events in random_match(seats, edition, seed):
            for event in events:
                if event.name == "lost":
                    gone[facts(event)["token"]] += facts(event)["amount"]
                elif event.name == "sea_removed":
                    gone["empty_sea"] += facts(event)["amount"]
            assert tokens_in_game(match.state) + gone == Counter(dict(zip(TOKENS, [9 * seats, 5 * seats, seats, 4 * seats],
                                                                          strict=True)))


@pytest.mark.parametrize("edition", GAME.options[0].values)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_coin_and_good_has_its_cause(seats: int, edition: str) -> None:
    """The events add up to what everybody holds, at every move."""
    for seed in range(3):
        held: Counter[tuple[int | str, str]] = Counter()
        for match, _, _, events in random_match(seats, edition, seed):
            for event in events:
                fact = facts(event)
                if event.name in ("paid", "earned", "gained", "spent", "fee_paid"):
                    assert fact["cause"] in GAME.vocabulary.cause.values
                sign = -1 if event.name in ("paid", "spent", "fee_paid") else 1
                if event.name in ("paid", "earned", "fee_paid"):
                    held[fact["seat"], "money"] += sign * fact["amount"]
                if event.name == "fee_paid":
                    assert fact["amount"] == 1 and fact["owner"] != fact["seat"]
                    held[fact["owner"], "money"] += fact["amount"]
                if event.name in ("gained", "spent"):
                    held[fact["seat"], fact["good"]] += sign * fact["amount"]
            for seat, name in enumerate(["first", "second", "third", "fourth"][:seats]):
                assert held[name, "money"] == match.state.money[seat] >= 0
                for number, good in enumerate(("wood", "food", "brick")):
                    assert held[name, good] == match.state.goods[seat, number] >= 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_in_outline(seats: int) -> None:
    """NB-ROUND-1 NB-ACTION-3 NB-END-2: twelve rounds, two workers each, at most a purchase for each, nothing left over."""
    for seed in range(3):
        rounds: list[int] = []
        placed: Counter[tuple[int, int]] = Counter()
        purchases: Counter[tuple[int, int]] = Counter()
        state = None
        for match, mover, move, events in random_match(seats, "print_and_play", seed):
            state = match.state
            if move.verb == "place":
                placed[len(rounds), mover] += 1
            if move.verb == "purchase":
                purchases[len(rounds), mover] += 1
            for event in events:
                if event.name == "round_began":
                    rounds.append(facts(event)["round"])
                    assert sum(int(state.workers[space, seat]) for space in range(27) for seat in range(seats)) == 0
                    assert sum(state.on_sale) == 0 and state.free_whales == 0
            for row in range(7):
                ranks = sorted(int(state.rank[boat]) for boat in range(2 * seats) if state.berth[boat] == row)
                assert ranks == list(range(len(ranks))) and len(ranks) <= 3
        assert rounds == list(range(1, 13))
        for number in rounds:
            for seat in range(seats):
                assert placed[number, seat] in (2, 4)          # four for a guest of the Inn
                assert purchases[number, seat] <= placed[number, seat]
        assert present(state).ships_at_sea() == 0 and present(state).depth == 0


def test_the_purchase_costs_what_the_data_says() -> None:
    """NB-ACTION-3"""
    assert (PURCHASE_PRICE, PURCHASED) == (3, 2)
