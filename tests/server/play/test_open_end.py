"""A game of which nobody knows how many rounds it has: its view says None, and the page names the round alone."""

from functools import partial

import pytest

from mercat import Match
from mercat.server.play.prompt import where_in_game
from mercat.server.words import ui
from mercat.text import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_round_is_named_without_the_number_of_rounds(language: str) -> None:
    match = Match.start("new_bedford", 2, seed=1)
    say = partial(match.game.say, language)
    (with_end, *_), (without, *_) = (where_in_game(match, {"round": 3, "rounds": rounds}, say, ui(language), language)
                                     for rounds in (12, None))
    assert "3" in with_end and "12" in with_end and "{" not in without
    assert without == ui(language)("round", round=3) != with_end
