"""Which numbers are told: in steps that their error allows, and no chance that may be off by more than five percentage points."""

from __future__ import annotations

from typing import Any

import pytest

from mercat.games import find
from mercat.text import LANGUAGES
from mercat.text.numbers import NO_BREAK_SPACE
from mercat.text.review import NOT_TOLD, outlook_figures, outlook_text, worth_sentence
from mercat.text.telling import PER_CENT, TENTH, step, told_chance, told_points


@pytest.mark.parametrize(("error", "least", "unit"), [
    (0.0, PER_CENT, 0.01), (0.01, PER_CENT, 0.01), (0.012, PER_CENT, 0.05), (0.05, PER_CENT, 0.05), (0.051, PER_CENT, 0.1),
    (0.0, TENTH, 0.1), (0.3, TENTH, 0.5), (0.7, TENTH, 1.0), (1.1, TENTH, 5.0), (56.0, TENTH, 100.0), (49.0, TENTH, 50.0)])
def test_a_step_is_no_finer_than_the_error(error: float, least: float, unit: float) -> None:
    assert step(error, least) == pytest.approx(unit)
    assert step(error, least) >= error


def test_chances_are_rounded_to_what_their_error_allows() -> None:
    assert told_chance(0.2345, 0.004) == 0.23
    assert told_chance(0.2345, 0.02) == 0.25
    assert told_chance(0.2345, 0.051) is None
    assert told_chance(0.2345, None) is None


def test_only_a_certain_chance_is_nothing_or_everything() -> None:
    assert [told_chance(share, 0.03) for share in (0.001, 0.999)] == [0.05, 0.95]
    assert [told_chance(share, 0.0) for share in (0.0, 1.0, 0.5)] == [0.0, 1.0, 0.5]


def test_points_are_rounded_to_what_their_error_allows() -> None:
    assert [told_points(23.46, error) for error in (0.02, 0.4, 0.8, 3.0)] == [23.5, 23.5, 23.0, 25.0]
    assert told_points(6016.5, 56.6) == 6000.0
    assert told_points(23.46, None) is None


def outlook(**further: Any) -> dict[str, Any]:
    return {"win": [0.6234, 0.3766], "win_error": [0.02, 0.02], "points": [23.46, 19.0], "points_error": [0.4, 0.4], **further}


def test_an_outlook_in_words_has_the_numbers_that_are_told() -> None:
    game = find("new_bedford")
    assert outlook_text(game, "en", outlook(), 0) == "60%, 23.5 points"
    assert outlook_text(game, "en", outlook(win_error=None), 0) == "23.5 points"
    assert outlook_text(game, "en", outlook(win_error=[0.07, 0.07], points_error=[2.0, 2.0]), 0) == "25 points"
    assert outlook_text(game, "en", outlook(win_error=None, points_error=None), 0) == NOT_TOLD
    assert outlook_figures("en", outlook(), 1) == "40% · 19.0"
    rich = outlook(win_error=None, points=[4321.0, 0.0], points_error=[60.0, 60.0])
    assert outlook_text(find("poseidon"), "en", rich, 0) == f"4,300{NO_BREAK_SPACE}dr."


def turn(**further: Any) -> dict[str, Any]:
    return {"win": [0.31, 0.46], "win_error": [0.02, 0.02], "points": [20.2, 22.4], "points_error": [0.4, 0.4],
            "lead": [-3.0, 1.0], "lead_error": [0.4, 0.4], "by": "win", "drawn": False, **further}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["new_bedford", "poseidon"])
def test_a_turning_point_says_what_can_be_told(game: str, language: str) -> None:
    """The chances; without them the leads; and nothing where rounded numbers do not differ."""
    alone = {"win": None, "lead": None, "lead_error": None}
    said = [worth_sentence(find(game), language, turn(**further)) for further in (
        {}, {"points_error": [4.0, 4.0]}, {"win_error": [0.06, 0.06]},
        {"win_error": None, "lead_error": [60.0, 60.0], "drawn": True}, alone, {**alone, "points_error": None})]
    assert all(number in said[0] for number in ("30", "45", "20", "22")) and all(number in said[1] for number in ("30", "45"))
    assert not any(number in said[1] for number in ("20", "22")) and "30" not in said[2] and said[2]
    assert said[3] == "" and said[4] and "review-" not in "".join(said) and said[5] == ""
