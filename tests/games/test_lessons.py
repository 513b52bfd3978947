"""The lessons of the games: playable to their end, by the model solution and by any moves that fulfil their steps."""

import random
import re

import pytest

import mercat
from mercat.engine.lesson import KIND, LEARNER
from mercat.engine.rehearsal import play_script
from mercat.engine.transcript import Transcript
from mercat.lessons import find_lesson, lesson_files, lesson_names
from mercat.server.pages.drawing import Drawing
from mercat.text import LANGUAGES
from tests.present import present

LESSONS = [(game, name) for game in mercat.names() for name in lesson_names(game)]
WALKS = 12


def test_every_game_has_a_lesson() -> None:
    assert {game for game, _ in LESSONS} == set(mercat.names())


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_passes_its_checks(game: str, name: str) -> None:
    transcript = Transcript()
    path = next(path for path in lesson_files(game) if path.stem == name)
    assert [str(failure) for failure in transcript.run(path.read_text("utf-8"))] == []
    assert transcript.lesson is not None and (transcript.lesson.name, transcript.game) == (name, game)
    assert 12 <= len(transcript.lesson.steps) <= 20


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_walk_of_right_moves_reaches_the_end(game: str, name: str) -> None:
    lesson = find_lesson(game, name)
    for seed in range(WALKS):
        dice, match = random.Random(seed), present(lesson).start()
        for number, step in enumerate(present(lesson).steps):
            play_script(present(lesson), match)
            assert (present(lesson).progress(match).step, match.to_move) == (number, LEARNER), (seed, step.name, match.journal)
            assert present(lesson).due(match) is step, (seed, step.name, match.journal)
            match.play(dice.choice(present(step).fulfilling(match)))
        assert present(lesson).progress(match).step == len(present(lesson).steps)


@pytest.mark.parametrize(("game", "name"), LESSONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_has_all_its_texts_and_no_others(game: str, name: str, language: str) -> None:
    lesson, found = find_lesson(game, name), mercat.find(game)
    keys = {f"{KIND}-{name}-end"}
    for step in present(lesson).steps:
        answers = [f"-{answer}" for _, answer in step.wrongs]
        keys |= {f"{KIND}-{name}-{step.name}{part}" for part in ("", "-aim", "-wrong", *answers)}
    written = lesson_files(game)[0].with_name(f"{language}.ftl").read_text("utf-8")
    assert set(re.findall(rf"^({KIND}-{name}-[\w-]+) =", written, re.MULTILINE)) == keys
    assert not [key for key in keys if "{" in found.say(language, key) or found.say(language, key) == key]


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_what_a_step_looks_at_is_on_the_table_and_no_choice(game: str, name: str) -> None:
    lesson, match = find_lesson(game, name), present(find_lesson(game, name)).start(["Ana", "Bea"])
    for step in present(lesson).steps:
        play_script(present(lesson), match)
        drawing = Drawing(match.game, match.view(), "en", match.names)
        panels = [f' id="player-{seat}"{drawing.player(seat)}' for seat in range(match.seats)]
        html = "".join([str(drawing.board), str(drawing.shared), *panels])
        right = [move.facets for move in match.legal() if step.fulfilled_by(str(move))]
        for look in step.looks:
            facet, _, value = look.partition("=")
            wanted = f'id="{value}"' if facet == "element" else f'data-{facet}="{value}"'
            assert wanted in html, (step.name, look)
            assert not any(facets.get(facet) == value for facets in right), (step.name, look)
        match.play(step.model)
