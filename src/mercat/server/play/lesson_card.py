"""What a table's page shows of its lesson: the step that is due, or that the lesson is done."""

from __future__ import annotations

from dataclasses import dataclass

from mercat import games
from mercat.engine.transcripts.lesson import KIND, LEARNER
from mercat.lessons import lesson_names
from mercat.server.tables.lessons import lesson_of
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.snapshot import Snapshot
from mercat.server.words import Say


@dataclass(frozen=True)
class LessonCard:
    """A lesson as its learner sees it. `aim` is empty while no step is due, and `text` while others are to move."""

    number: int                                          # of the step that is due, from 1
    steps: int
    text: str = ""
    aim: str = ""
    looks: str = ""                                      # what is to be looked at, as lesson.js reads it
    done: bool = False
    others: tuple[tuple[str, str, str], ...] = ()        # other games with a lesson: name, title, lesson


def lesson_card(snapshot: Snapshot, match: AnyMatch, say: Say, interface: Say, language: str) -> LessonCard | None:
    """The lesson as it is now; None at a table without one, for others than the learner, and once the match goes on after it."""
    lesson = lesson_of(snapshot.game, snapshot.lesson)
    if lesson is None or LEARNER not in snapshot.mine or match.to_move is None:
        return None
    reached, steps = lesson.progress(match), len(lesson.steps)
    key = f"{KIND}-{lesson.name}"
    if reached.step == steps:
        if reached.since_end:
            return None
        return LessonCard(steps, steps, say(f"{key}-end"), done=True, others=other_lessons(snapshot.game, language))
    step = lesson.due(match)
    if step is None:
        return LessonCard(reached.step + 1, steps, interface("lesson-free") if snapshot.can_move else "")
    return LessonCard(reached.step + 1, steps, say(f"{key}-{step.name}"), say(f"{key}-{step.name}-aim"), " ".join(step.looks))


def other_lessons(game: str, language: str) -> tuple[tuple[str, str, str], ...]:
    """What can be learned next: the other games that have a lesson."""
    return tuple((name, games.find(name).say(language, "game"), lesson)
                 for name in games.names() if name != game for lesson in lesson_names(name)[:1])
