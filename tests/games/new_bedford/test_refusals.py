"""Every move that is refused has a reason, and asking for it changes nothing."""

from collections.abc import Iterator
from itertools import product

import pytest

import mercat
from mercat.engine.matches.match import Match
from mercat.engine.matches.refusals import Refused
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.state import NATURE
from mercat.games.new_bedford.board import AT_DOCK
from mercat.games.new_bedford.state import NewBedford
from mercat.games.new_bedford.vocabulary import FOOD
from mercat.text import LANGUAGES
from tests.present import present

GAME = mercat.find("new_bedford")
MOST_TRIED = 60                         # of a step's moves


def refused_moves(match: Match[NewBedford], generator: Generator) -> Iterator[str]:
    """Some of the moves that the step knows and does not offer."""
    offered = {str(move) for move in match.legal()}
    for rule in GAME.rules.step(match.state).menu:
        texts = [" ".join([rule.word.name, *values]) for values in product(*(facet.values for facet in rule.word.facets))]
        for _ in range(min(len(texts), MOST_TRIED)):
            text = texts[generator.below(len(texts))]
            if text not in offered:
                yield text


@pytest.mark.parametrize("edition", GAME.options[0].values)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_refusal_has_a_reason_of_its_own(seats: int, edition: str) -> None:
    match = mercat.Match.start("new_bedford", seats=seats, options={"edition": edition}, seed=seats)
    generator = Generator(seats, 9)
    seen = set()
    while match.to_move is not None:
        if match.to_move != NATURE:
            before = match.state.dump()
            for text in refused_moves(match, generator):
                refused = match.why_not(text)
                assert present(refused).reason != "not_now", text
                assert all("{" not in present(refused).sentence(language) for language in LANGUAGES)
                for name, fact in present(refused).facets.items():
                    may_be_none = name != "amount" or present(refused).reason in ("saves", "fewer_aboard")
                    assert may_be_none or int(fact) > 0, (text, present(refused).reason)
                seen.add(present(refused).reason)
            assert match.state.dump() == before
        legal = match.legal()
        match.play(legal[generator.below(len(legal))])
    assert len(seen) >= 15

Edit = tuple[str, int | tuple[int, int], int]       # a field of the position, a place in it, and the number to put there


def warned(path_values: list[Edit], moves: list[str], move: str) -> Refused | None:
    """The warning before a move, after these moves in a position with these numbers."""
    match = mercat.Match.start("new_bedford", seats=2, seed=1)
    for _ in range(2):
        match.play("take_start 0 0 0")
    for field, place, number in path_values:
        getattr(match.state, field)[place] = number
    match.begin_here()
    for each in moves:
        match.play(each)
    return match.warning(move)


def test_warnings() -> None:
    """A whale that could be kept, a voyage that the end of the game will cut short."""
    first = int(mercat.Match.start("new_bedford", seats=2, seed=1).state.wheel)
    at_pier: list[Edit] = [("berth", 2 * first, AT_DOCK), ("goods", (first, FOOD), 9)]
    assert warned([*at_pier, ("numbers", 0, 8)], ["place city_pier"], "launch 5") is None
    late = warned([*at_pier, ("numbers", 0, 9)], ["place city_pier"], "launch 5")
    assert present(late).reason == "late_voyage" and present(late).facets == {"amount": 4}
    home: list[Edit] = [("berth", 2 * first, 0), ("hold", (2 * first, 0), 1)]
    landing = ["place farm"] * 4
    could = warned([*home, ("money", first, 2)], landing, "sell_whale right")
    assert present(could).reason == "could_keep" and present(could).facets["amount"] == 2
    assert warned([*home, ("money", first, 1)], landing, "sell_whale right") is None
