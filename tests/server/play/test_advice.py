"""Advice agrees with itself: in many positions of each game, a tip names only what is on offer, speaks for the best hint, and for
moves that are there; beginners are told no numbers, and nobody reads about themselves in the third person."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import mercat
from mercat.bots.analysis.evaluation import Setting
from mercat.bots.analysis.hints import hints
from mercat.engine.matches.match import Match
from mercat.lessons import ADVICE, LATE, tips_of
from mercat.server.pages.drawing import Drawing
from mercat.server.play.decision import explanation, hints_of, is_late, speaks_for
from mercat.server.play.legal_moves import value_text
from mercat.server.words import ui, voice_of
from mercat.text import LANGUAGES

OF_A_STEP = 6                                            # positions at most, for each kind of question
THINKING = 8                                             # iterations: hints need not be good ones, only hints
NAMES = ["Wilhelmina", "Bartholomew", "Clementine", "Dorothea"]
IN_WORDS = re.compile(r'<desc>(.*?)</desc>|title="([^"]*)"|-unseen">(.*?)</span>', re.DOTALL)


def decisions(game: str) -> Iterator[Match[Any]]:
    """Yield positions in which somebody has a choice, from games by random moves, few of each kind of question."""
    found, seen, drawn = mercat.find(game), Counter[tuple[str, bool]](), random.Random(7)
    for seed in range(3):
        match: Match[Any] = Match.start(found, min(3, found.most), names=NAMES[:3], seed=seed)
        while match.to_move is not None:
            kind = match.step or "", is_late(match.view())
            if len(match.legal()) > 1 and drawn.random() < 0.3 and seen[kind] < OF_A_STEP:
                seen[kind] += 1
                yield match
            match.play(drawn.choice(match.legal()))


def hinted(match: Match[Any]) -> dict[str, Any]:
    """Return the choices that a beginner is shown."""
    return {**hints(Setting(match.game.name, match.options, match.seats), match.state.dump(), iterations=THINKING), "first": True}


def key_of(match: Match[Any], line: str, language: str) -> str | None:
    """Return the end of the key of a line of advice; None for a line of the rules."""
    for key in tips_of(match.game.name):
        parts = match.game.say(language, f"{ADVICE}{key}", offered="@").split("@")
        if re.fullmatch(".+".join(map(re.escape, parts)), line):
            return key
    return None


def not_on_offer(match: Match[Any], line: str, language: str) -> list[str]:
    """Return the things of this question that a line names although no legal move is about them."""
    say, legal = voice_of(match.game, language, match.names), match.legal()
    missing = []
    for facet in {facet for verb in {move.verb for move in legal} for facet in match.game.vocabulary.by_name[verb].facets}:
        offered = {move.facets[facet.name] for move in legal if facet.name in move.facets}
        things = {value: value_text(facet, value, say, match.names) for value in facet.values if not facet.numeric}
        missing += [value for value, text in things.items()
                    if value not in offered and len(text) > 2 and re.search(rf"\b{re.escape(text)}\b", line, re.IGNORECASE)]
    return missing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", mercat.names())
def test_tips_and_hints_agree(game: str, language: str) -> None:
    tips, said, faults = tips_of(game), set[str](), list[str]()
    for match in decisions(game):
        say, interface, late = voice_of(match.game, language, match.names), ui(language), is_late(match.view())
        found = hinted(match) if language == "en" else None              # what is hinted depends on no language
        for hints_shown in (None, found) if found else (None,):
            shown = explanation(match, language, say, interface, late, hints_shown)
            if shown is None:
                continue
            where = f"{match.step}, late: {late}, hinted: {hints_shown and hints_shown['hints'][0]['move']}: {shown.line}"
            key = key_of(match, shown.line, language)
            if key is None:
                continue
            said.add(key)
            faults += [f"{value} is not on offer: {where}" for value in not_on_offer(match, shown.line, language)]
            if not any(speaks_for(tips[key], str(move)) for move in match.legal()):
                faults.append(f"no such move is offered: {where}")
            if hints_shown and not speaks_for(tips[key], hints_shown["hints"][0]["move"]):
                faults.append(f"the best hint is another: {where}")
            if f"{key}{LATE}" in tips and late:
                faults.append(f"it is late: {where}")
        listed = hints_of(match, found, say, interface, language)
        faults += [f"a number for beginners: {hint.label}, {hint.worth}" for hint in listed if re.search(r"[%\d]", hint.worth)]
        faults += [f"no reason: {hint.label}" for hint in listed if not (hint.worth or hint.merits)]
        faults += [f"about oneself: {text}" for text in [*(hint.label for hint in listed), *tooltips(match, language)]
                   if language == "en" and re.search(rf"\b{match.names[match.to_move or 0]} [a-z]", text)]
    assert not faults, "\n".join(dict.fromkeys(faults))
    assert len(said) >= 5, said


def tooltips(match: Match[Any], language: str) -> list[str]:
    """Return everything in a drawing that is read aloud or shown at the pointer."""
    drawing = Drawing(match.game, match.view(), language, match.names)
    drawn = f"{drawing.board}{drawing.shared}{''.join(str(drawing.player(seat)) for seat in range(match.seats))}"
    return [" ".join("".join(found).split()) for found in IN_WORDS.findall(drawn)]


@pytest.mark.parametrize("game", mercat.names())
def test_every_line_of_advice_says_which_moves_it_speaks_for(game: str) -> None:
    found, tips = mercat.find(game), tips_of(game)
    steps = {step.name: {rule.word.name for rule in step.menu} | ({step.decline.name} if step.decline else set())
             for step in found.rules.steps}
    keys = [f"{step}{end}" for step in steps for end in ("", "-late", "-other")]
    assert sorted(tips) == sorted(key for key in keys if found.has("en", f"{ADVICE}{key}"))
    for key, patterns in tips.items():
        for pattern in patterns:
            assert pattern.words[0] in steps[key.removesuffix("-late").removesuffix("-other")], f"{key}: {pattern}"
