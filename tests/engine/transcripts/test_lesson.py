"""Lessons: what their patterns mean, how far a match has come, and what is wrong with a lesson that does not work."""

from typing import Any

import pytest

from mercat.engine.matches.match import Match, Refused
from mercat.engine.rules.patterns import Pattern
from mercat.engine.transcripts.lesson import Lesson, LessonStep
from mercat.engine.transcripts.transcript import Transcript

HEAD = "lesson first\ngame toy\nseats ana ben\ndeal off\nnature roll 5\n"
GOOD = HEAD + """
step buy
look good=wool
aim buy
wrong idle pass
ana buy wool
ben pass
nature roll 3
step sell
aim sell * 1..
ana sell wool 1
ben buy milk
"""


@pytest.mark.parametrize(("pattern", "move", "fits"), [
    ("buy", "buy wool", True), ("buy wool|milk", "buy milk", True), ("buy milk", "buy wool", False), ("buy *", "pass", False),
    ("sell * 2..", "sell wool 3", True), ("sell * 2..", "sell wool 1", False), ("sell * 1..2", "sell wool 2", True),
    ("sell * 1..2", "sell wool 3", False), ("SELL Wool", "sell wool 1", True), ("pass 1", "pass", False)])
def test_a_pattern_stands_for_moves(pattern: str, move: str, fits: bool) -> None:
    assert Pattern(pattern.split()).fits(move) is fits


def lesson_in(text: str) -> Lesson:
    transcript = Transcript()
    assert [str(failure) for failure in transcript.run(text)] == []
    assert transcript.lesson is not None
    return transcript.lesson


def due(lesson: Lesson, match: Match[Any]) -> LessonStep:
    """The step that is to be done next."""
    step = lesson.due(match)
    assert step is not None
    return step


def test_a_lesson_is_followed() -> None:
    lesson = lesson_in(GOOD)
    match = lesson.start(["Ana", "Ben"])
    assert match.journal == ["nature roll 5"] and due(lesson, match).looks == ["good=wool"]
    with pytest.raises(Refused) as refused:
        lesson.check(match, "pass")
    assert refused.value.reason == "not_the_step" and refused.value.facets == {"why": "first-buy-idle"}
    with pytest.raises(Refused, match="good"):
        lesson.check(match, "buy gold")
    match.play("buy milk")                               # another move that fulfils it
    assert lesson.progress(match).step == 1 and lesson.due(match) is None
    assert lesson.scripted(match) == "pass"
    match.play("pass")
    assert match.journal[-1] == "nature roll 3" and due(lesson, match).name == "sell"
    match.play("sell milk 1")
    assert lesson.scripted(match) == "buy milk" and lesson.progress(match).since_end == 0


def test_an_undo_goes_back_in_the_lesson() -> None:
    lesson = lesson_in(GOOD)
    match = lesson.start()
    match.play("buy wool")
    match.undo()
    assert lesson.progress(match).step == 0 and due(lesson, match).name == "buy"
    again = Match.from_json(match.to_json())
    again.play("buy milk")
    assert lesson.progress(again).step == 1


def test_where_the_script_does_not_fit_the_others_decide_themselves() -> None:
    lesson = lesson_in(GOOD)
    match = lesson.start()
    match.play("buy wool")
    match.play("buy wool")                               # instead of passing
    assert lesson.scripted(match) is None and due(lesson, match).name == "sell"
    match.play("sell wool 1")
    match.play("buy wool")
    assert lesson.scripted(match) is None


@pytest.mark.parametrize(("lines", "expected"), [
    ("step buy\naim sell\nana buy wool", "fulfils the step"),
    ("step buy\naim buy\nana buy wool\nben pass\nnature roll 1\nana pass", "fulfils the step"),
    ("step buy\naim *\nana buy wool", "a legal move that is wrong"),
    ("step all\naim buy\naim pass\naim sell\nana buy wool", "a legal move that is wrong"),
    ("step buy\naim buy\nwrong rich sell\nana buy wool", "a legal move that is wrong"),
    ("step buy\naim buy", "a legal move that fulfils it"),
    ("step buy\naim buy\nana buy wool\nben pass\nnature roll 1\nstep sell\naim sell wool 1\nana sell wool 1",
     "continues after buy milk"),
    ("step one\naim buy\nana buy wool\nben pass\nnature roll 1\nstep two\naim buy\nana buy wool\nben pass\nnature roll 1\n"
     "step three\naim sell wool 1\nana sell wool 1", "a legal move that fulfils it"),        # milk twice, and no wool
    ("aim buy", "step NAME"), ("step buy\nlook the board", "FACET=VALUE"), ("step buy\nwrong idle", "wrong NAME MOVE"),
    ("step buy\naim buy\nana buy wool\naim pass", "before the move that fulfils it")])
def test_what_is_wrong_with_a_lesson(lines: str, expected: str) -> None:
    failures = Transcript().run(HEAD + lines)
    assert failures and expected in failures[0].expected, [str(failure) for failure in failures]


def test_a_step_that_is_not_reached_is_reported_with_all_moves_before_it() -> None:
    steps = "step one\naim buy\nana buy wool\nben pass\nnature roll 1\nstep two\naim buy\nana buy wool\nben pass\nnature roll 1\n"
    (failure,) = Transcript().run(f"{HEAD}{steps}step three\naim sell wool 1\nana sell wool 1")
    assert "step three" in str(failure) and "not reached after 0 buy milk; 1 pass; " in failure.found, failure.found
