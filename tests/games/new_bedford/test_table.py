"""The drawn table: every word has its text, what can be pointed at is there, nothing breaks the page's policy."""

from collections import Counter

import pytest

import mercat
from mercat.text import LANGUAGES, question
from tests.drawing import NAMES, drawn, faults, positions
from tests.present import present
from tests.thorough import games


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_can_be_drawn_in_every_language(language: str, seats: int) -> None:
    for match in positions("new_bedford", seats, seats, every=9):
        assert faults(drawn(match, language)) == []


@pytest.mark.one_form
def test_everything_that_a_move_can_point_at_is_on_the_table() -> None:
    """Whatever a verb's facet stands for is drawn when that verb can be played; seats and amounts are asked in the prompt."""
    pointed: Counter[str] = Counter()
    for seed in range(games(1)):
        for match in positions("new_bedford", 4, seed, every=1):
            html = drawn(match, "en") if match.to_move is not None else ""
            for move in match.legal():
                for facet, value in move.facets.items():
                    if facet in ("space", "building", "distance", "token", "ship", "good"):
                        assert f'data-{facet}="{value}"' in html, f"{move} points at nothing"
                        pointed[facet] += 1
    assert set(pointed) == {"space", "building", "distance", "token", "ship", "good"}


def test_who_owns_a_building_and_who_used_it_can_be_seen() -> None:
    match = mercat.Match.start("new_bedford", seats=3, seed=2)
    state, names = match.state, match.game.vocabulary
    building = next(facet for facet in names.facets if facet.name == "building")
    space = next(facet for facet in names.facets if facet.name == "space")
    state.owner[building.index("bakery")] = 1
    state.workers[space.index("bakery"), 2] = 1
    before, after = drawn(match, "en").split('id="nb-lot-bakery"')
    assert before.endswith('class="nb-lot nb-built seat-1 nb-used" ')
    lot = after.split("</g>\n</g>")[0]
    assert "Bogusława" in lot and "&lt;Wenceslao" in lot
    assert 'href="#m-1"' in lot and 'class="nb-pawn seat-2"' in lot and ">$1<" in lot


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_asked_with_what_it_is_about(language: str) -> None:
    asked: Counter[str] = Counter()
    for edition in ("print_and_play", "second_printing"):
        for match in positions("new_bedford", 4, 4, edition=edition):
            if match.step is not None:
                said = question(match.game, language, match.step, match.view(), NAMES[:4])
                assert said and "{" not in said and not said.startswith(("ask-", "step-"))
                asked[match.step] += match.game.has(language, f"ask-{match.step}")
    for step in ("placing", "selling", "selling_on", "building", "launching", "landing", "bidding", "choosing"):
        assert asked[step], f"{step} was never asked"


def test_after_the_inn_the_question_names_both_workers() -> None:
    match = mercat.Match.start("new_bedford", seats=2, seed=1, deal="wheel first")
    for line in ("take_start 0 0 0", "take_start 0 0 0"):
        match.play(line)
    assert question(match.game, "en", present(match.step), match.view()) == (
        "You must place your first worker. With it you may buy 2 wood or 2 food for $3.")
    match.play("purchase wood")
    assert question(match.game, "en", present(match.step), match.view()) == "You must place your first worker."
    about = {"inn": 1, "count": 2, "purchase": 0}
    assert "Inn" in match.game.say("en", "ask-placing", **about)


@pytest.mark.one_form
def test_what_is_for_sale_stands_on_the_board_while_it_is() -> None:
    sold = 0
    for match in positions("new_bedford", 4, 11):
        html = drawn(match, "en")
        on_sale = {kind for kind, count in match.view()["on_sale"].items() if count}
        assert ("nb-stall" in html) == bool(on_sale)
        for kind in on_sale:
            assert f'id="nb-sale-{kind}"' in html
        sold += bool(on_sale)
    assert sold
