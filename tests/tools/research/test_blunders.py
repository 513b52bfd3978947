"""The program that plants blunders and counts which of them a review names; its full form is run by hand."""

import runpy
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[3] / "tools" / "research" / "blunders.py"
BLUNDERS = runpy.run_path(str(TOOL))


@pytest.mark.thorough
def test_a_planted_blunder_is_named_and_what_is_shown_is_no_noise() -> None:
    """In two games of New Bedford, one of them with a seat that began clumsily."""
    named, shown, noise = BLUNDERS["count"]("new_bedford", 2, 700_000)
    assert (named, noise) == (2, 0) and shown >= 2
