"""Every move that a step knows and does not offer is refused with a reason, and asking changes nothing."""

from collections.abc import Iterator
from itertools import islice, product

import pytest

import mercat
from mercat.engine.matches.match import Match
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.state import NATURE
from mercat.games.poseidon.state import Poseidon
from mercat.text import LANGUAGES
from tests.present import present

GAME = mercat.find("poseidon")
MOST_TRIED = 12                         # of a step's moves of one verb


def refused_moves(match: Match[Poseidon], generator: Generator) -> Iterator[str]:
    """Some of the moves that the step knows and does not offer."""
    offered = {str(move) for move in match.legal()}
    for rule in GAME.rules.step(match.state).menu:
        facets = [facet.values[:120] for facet in rule.word.facets]
        texts = [" ".join([rule.word.name, *values]) for values in islice(product(*facets), 3000)]
        for _ in range(min(len(texts), MOST_TRIED)):
            text = texts[generator.below(len(texts))]
            if text not in offered:
                yield text


@pytest.mark.parametrize("seats", [2, 4])
def test_every_refusal_has_a_reason_of_its_own(seats: int) -> None:
    match = mercat.Match.start("poseidon", seats=seats, seed=seats)
    generator = Generator(seats, 9)
    heard = set()
    made = 0
    while match.to_move is not None and made < 500:
        made += 1
        if match.to_move != NATURE:
            before = match.state.dump()
            for text in refused_moves(match, generator):
                refused = match.why_not(text)
                assert present(refused).reason != "not_now", (text, match.step)
                heard.add(present(refused).reason)
                assert all("{" not in present(refused).sentence(language, ["Ana"] * seats) for language in LANGUAGES)
            assert match.state.dump() == before
        moves = match.legal()
        match.play(moves[generator.below(len(moves))])
    assert len(heard) > 15
