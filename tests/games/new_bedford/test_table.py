"""The drawn table: every word has its text, what can be pointed at is there, nothing breaks the page's policy."""

from collections import Counter

import pytest

import mercat
from drawing import drawn, faults, positions
from mercat.text import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_can_be_drawn_in_every_language(language, seats):
    for match in positions("new_bedford", seats, seats, every=9):
        assert faults(drawn(match, language)) == []


def test_everything_that_a_move_can_point_at_is_on_the_table():
    """Whatever a verb's facet stands for is drawn when that verb can be played; seats and amounts are asked in the prompt."""
    pointed = Counter()
    for seed in range(3):
        for match in positions("new_bedford", 4, seed, every=1):
            html = drawn(match, "en") if match.to_move is not None else ""
            for move in match.legal():
                for facet, value in move.facets.items():
                    if facet in ("space", "building", "distance", "token", "ship", "good"):
                        assert f'data-{facet}="{value}"' in html, f"{move} points at nothing"
                        pointed[facet] += 1
    assert set(pointed) == {"space", "building", "distance", "token", "ship", "good"}


def test_who_owns_a_building_and_who_used_it_can_be_seen():
    match = mercat.Match.start("new_bedford", seats=3, seed=2)
    state, names = match.state, match.game.vocabulary
    building = next(facet for facet in names.facets if facet.name == "building")
    space = next(facet for facet in names.facets if facet.name == "space")
    state.owner[building.index("bakery")] = 1
    state.workers[space.index("bakery"), 2] = 1
    lot = drawn(match, "en").split('id="nb-lot-bakery"')
    assert lot[0].endswith('class="nb-lot nb-built seat-1 nb-used" ')
    lot = lot[1].split("</g>\n</g>")[0]
    assert "Bogusława" in lot and "&lt;Wenceslao" in lot
    assert 'href="#m-1"' in lot and 'class="nb-pawn seat-2"' in lot and ">$1<" in lot
