"""Checks that each of a game's lessons can be played to its end and has all its texts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mercat.conformance.declaration import missing_texts
from mercat.conformance.terms import NAMES, Terms
from mercat.engine.game import Game
from mercat.engine.transcripts.lesson import KIND, Lesson
from mercat.engine.transcripts.rehearsal import play_script
from mercat.engine.transcripts.transcript import Transcript
from mercat.lessons import lesson_files
from mercat.text import LESSONS
from mercat.text.entries import keys_in


def lessons(game: Game[Any], terms: Terms) -> Iterator[str]:
    """Check every lesson of the game."""
    wanted: set[str] = set()
    for path in lesson_files(game.name):
        transcript = Transcript()
        for failure in transcript.run(path.read_text("utf-8")):
            yield f"{LESSONS}/{path.name}: {' '.join(str(failure).split())}"
        lesson = transcript.lesson
        if lesson is None or (lesson.name, transcript.game) != (path.stem, game.name):
            yield f"{LESSONS}/{path.name} is no lesson {path.stem} of {game.name}: see docs/lessons.md."
            continue
        wanted |= texts_of(lesson)
        yield from looks(lesson, path.name)
    for language in game.languages:
        yield from (f"{LESSONS}/{language}.ftl: {key} speaks of a fact, but texts of lessons are told none: write it out."
                    for key in sorted(wanted) if "{" in game.say(language, key))
    yield from missing_texts(game, wanted, "a lesson")
    texts = Path(game.folder) / LESSONS / "en.ftl"
    for key in sorted(keys_in(texts) - wanted if texts.exists() else ()):
        if key.startswith(f"{KIND}-"):
            yield f"{LESSONS}/en.ftl has {key}, which no lesson says: remove it, or name the step."


def texts_of(lesson: Lesson) -> set[str]:
    """Return the keys of the texts of a lesson."""
    keys = {f"{KIND}-{lesson.name}-end"}
    for step in lesson.steps:
        answers = [f"-{answer}" for _, answer in step.wrongs]
        keys |= {f"{KIND}-{lesson.name}-{step.name}{part}" for part in ("", "-aim", "-wrong", *answers)}
    return keys


def looks(lesson: Lesson, file: str) -> Iterator[str]:
    """Check that the things highlighted by a step are on the table and do not give away the answer."""
    from mercat.server.pages.drawing import Drawing

    match = lesson.start(NAMES[:lesson.seats])
    for step in lesson.steps:
        play_script(lesson, match)
        drawing = Drawing(match.game, match.view(), "en", match.names)
        html = "".join([str(drawing.board), str(drawing.shared),
                        *(f' id="player-{seat}"{drawing.player(seat)}' for seat in range(match.seats))])
        right = [move.facets for move in match.legal() if step.fulfilled_by(str(move))]
        for look in step.looks:
            facet, _, value = look.partition("=")
            sought = re.escape(f'id="{value}"' if facet == "element" else f'data-{facet}="{value}"')
            if not re.search(sought, html):
                yield f"{LESSONS}/{file}: the step {step.name} looks at {look}, which is not drawn: correct it, or draw it."
            if any(facets.get(facet) == value for facets in right):
                yield f"{LESSONS}/{file}: the step {step.name} looks at {look}, which is its answer: look at something else."
        match.play(step.model)
