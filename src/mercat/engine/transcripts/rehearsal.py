"""Checks of a lesson: every step can be fulfilled and missed, and the lesson continues after every move that fulfils a step."""

from __future__ import annotations

from typing import Any, Final

from mercat.engine.matches.match import Match
from mercat.engine.rules.rng import Generator
from mercat.engine.transcripts.failures import Failure, Phrase, verbatim
from mercat.engine.transcripts.lesson import LEARNER, Lesson, LessonStep

WALKS: Final = 12                       # random ways through a lesson


def rehearse(lesson: Lesson) -> list[Failure]:
    """Play through a lesson with its model solution and, at every step, try all the other moves that fulfil the step; return the
    failures."""
    match = lesson.start()
    failures: list[Failure] = []
    for number, step in enumerate(lesson.steps):
        play_script(lesson, match)
        fulfilling = step.fulfilling(match) if match.to_move == LEARNER else []
        if not step.model or not fulfilling:
            return [*failures, Failure(step.line, step.text, Phrase("step-reached"), Phrase("step-not-reached"))]
        missing = [str(move) for move in match.legal() if not step.fulfilled_by(str(move))]
        if not missing and len(fulfilling) > 1:
            failures.append(Failure(step.line, step.text, Phrase("step-missed"), Phrase("step-not-missed")))
        for pattern, name in step.wrongs:
            if not any(pattern.fits(move) for move in missing):
                failures.append(Failure(step.line, step.text, Phrase("step-missed"), verbatim(f"wrong {name} {pattern}")))
        following = lesson.steps[number + 1] if number + 1 < len(lesson.steps) else None
        for move in fulfilling:
            if not goes_on(lesson, match, move, following):
                failures.append(Failure(step.line, step.text, Phrase("step-goes-on", move=move), Phrase("step-not-reached")))
        match.play(step.model)
    return failures or walks(lesson)


def walks(lesson: Lesson) -> list[Failure]:
    """Play a lesson several times with random moves that fulfil its steps. Return the first step that cannot be reached, with all
    moves before it, since any of these may be the cause; return an empty list if all steps are reached."""
    for seed in range(WALKS):
        dice, match = Generator(seed), lesson.start()
        begun = len(match.journal)
        for number, step in enumerate(lesson.steps):
            play_script(lesson, match)
            if lesson.progress(match).step != number or lesson.due(match) is not step:
                way = "; ".join(match.journal[begun:])
                return [Failure(step.line, step.text, Phrase("step-reached"), Phrase("step-not-reached-after", moves=way))]
            moves = step.fulfilling(match)
            match.play(moves[int(dice.below(len(moves)))])
    return []


def goes_on(lesson: Lesson, match: Match[Any], move: str, following: LessonStep | None) -> bool:
    """Return whether the next step can still be fulfilled after this move."""
    twin = match.copy()
    twin.play(move)
    play_script(lesson, twin)
    return following is None or (twin.to_move == LEARNER and bool(following.fulfilling(twin)))


def play_script(lesson: Lesson, match: Match[Any]) -> None:
    """Make the lesson's moves for the other seats, and the learner's moves between steps if there is only one legal move."""
    while match.to_move is not None and lesson.due(match) is None:
        legal = match.legal()
        move = lesson.scripted(match) if match.to_move != LEARNER else str(legal[0]) if len(legal) == 1 else None
        if move is None:
            return
        match.play(move)
