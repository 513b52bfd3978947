"""Five buildings have other names in the print-and-play, wherever players read them."""

import pytest

import mercat
from mercat.engine.matches.match import Match
from mercat.games.new_bedford.sources import DATA
from mercat.games.new_bedford.state import NewBedford
from mercat.text import LANGUAGES, Voice
from tests.drawing import drawn
from tests.present import present

NAMES = DATA["variant"]["print_and_play"]["names"]
ELSEWHERE = {"bank": "Bank", "lighthouse": "Lighthouse", "bakery": "Bakery", "counting_house": "Counting House",
             "municipal_office": "Municipal Office"}


def table(edition: str) -> Match[NewBedford]:
    return mercat.Match.start("new_bedford", seats=3, options={"edition": edition}, seed=1)


def test_the_names_are_those_of_the_data() -> None:
    """NB-BUILD-9"""
    early, late = table("print_and_play"), table("second_printing")
    assert set(NAMES) == set(ELSEWHERE)
    for building, name in NAMES.items():
        assert early.game.say("en", f"space-{building}") == name.replace("'", "’")
        assert late.game.say("en", f"space-{building}") == ELSEWHERE[building]


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_names_have_the_same_attributes(language: str) -> None:
    voices = [table(edition).game.voice for edition in ("print_and_play", "second_printing")]
    early, late = (voice.bundle(language) for voice in voices if isinstance(voice, Voice))
    for building in ELSEWHERE:
        ours, theirs = (bundle.get_message(f"space-{building}").attributes for bundle in (early, late))
        assert set(ours) == set(theirs)


@pytest.mark.parametrize("language", LANGUAGES)
def test_board_score_sheet_history_and_refusals_use_the_names_of_the_edition(language: str) -> None:
    early, late = table("print_and_play"), table("second_printing")
    for match, other in ((early, late), (late, early)):
        html = drawn(match, language)
        for building in ("bank", "lighthouse", "bakery", "counting_house"):
            assert f">{match.game.say(language, f'space-{building}')}<" in html.replace("&#39;", "'")
            assert f">{other.game.say(language, f'space-{building}')}<" not in html.replace("&#39;", "'")
        assert match.game.say(language, "score-counting_house") == match.game.say(language, "space-counting_house")
        assert match.game.say(language, "cause-bank") == match.game.say(language, "space-bank")
        for _seat in range(3):
            match.play("take_start 0 0 0", seat=match.to_move)
        refused = present(match.why_not("place bank")).sentence(language).lower()
        assert match.game.say(language, "space-bank").split()[-1].lower().removesuffix("i") in refused


def test_an_earlier_moment_of_a_match_uses_the_same_names() -> None:
    match = table("print_and_play")
    assert match.at(1).game.voice is match.game.voice
    assert mercat.Match.from_json(match.to_json()).game.voice is match.game.voice
    assert match.game.worded(match.options) is match.game
