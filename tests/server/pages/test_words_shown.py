"""What readers see and hear on the pages of random games, in three languages: money, numerals, marks, and nothing said twice."""

from __future__ import annotations

import random
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import mercat
from mercat import Match
from mercat.engine.rules.state import NATURE
from mercat.text import LANGUAGES
from tests.text.numerals import Grammar
from tests.text.visible import Piece, pieces

pytestmark = pytest.mark.anyio
SOURCES = Path(__file__).parents[3] / "src/mercat"
SHOWN_AT = (0.0, 0.5)                                    # of a game; its end is shown too
SENTENCE = re.compile(r"[^.!?…]{8,}[.!?…](?=\s|$)")
STRAIGHT = re.compile(r"\w'\w|\w' |\.\.\.")
AMOUNT = r"−?\+?\d[\d.,\u00a0]*"


def random_game(name: str, seed: int) -> Match[Any]:
    """A whole random game."""
    match, generator = Match.start(name, seats=3, seed=seed, names=["Łucja García", "Ben", "Ana"]), random.Random(seed)
    while match.to_move is not None:
        match.play(generator.choice(match.legal()))
    return match


def rendered(language: str, match: Match[Any]) -> list[str]:
    """Sentences that pages of this game may show: its events and moves, said without a page."""
    game, names = match.game, list(match.names)
    events = [game.say(language, f"event-{event.name}", names=names, **event.facts)
              for entry in match.entries for event in entry.events]
    vocabulary = game.vocabulary
    moves = [game.say(language, f"move-{vocabulary.verb(entry.move).name}", names=names, **vocabulary.facts_of(entry.move))
             for entry in match.entries]
    return [*dict.fromkeys(events), *dict.fromkeys(moves)]


async def pages(site: Any, match: Match[Any]) -> dict[str, list[list[Piece]]]:
    """What the pages of a finished game show in each language: the table and its text at several moments, and the help."""
    owner = await site.browser()
    answer = await owner.post("/api/tables/import", json={"match": match.to_json(), "name": "Ana"})
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]
    moments = [length for length in match.path if match.entries[length - 1].seat != NATURE]
    places = ["", *(f"?at={moments[int(share * len(moments))]}" for share in SHOWN_AT)]
    by_language: dict[str, list[list[Piece]]] = {}
    for language in LANGUAGES:
        reader = await site.browser(language=language)
        addresses = [*(f"/t/{table}{place}" for place in places), f"/t/{table}/text",
                     f"/help/{match.game.name}", f"/games/{match.game.name}/statistics"]
        for address in addresses:
            page = await reader.get(address)
            assert page.status_code == 200, (address, page.text[:300])
            by_language.setdefault(language, []).append(pieces(page.text))
    return by_language


def faults_of(texts: list[str], language: str, game: Any, grammar: Grammar) -> list[str]:
    """What no reader of the language would write, in these texts."""
    said = game.say(language, "money", amount=5)
    sign = said.replace("5", "").strip()
    form = re.compile(re.escape(said).replace("5", AMOUNT))
    faults = []
    for text in texts:
        if STRAIGHT.search(text):
            faults.append(f"mark: {text}")
        if "{" in text:
            faults.append(f"not filled in: {text}")
        if re.search(rf"{re.escape(sign)}(?!\w)", form.sub("", text)) if sign == "dr." else sign in form.sub("", text):
            faults.append(f"money: {text}")
        if re.search(r"\d (?=[£$%]|dr\.|pkt\b)", text):
            faults.append(f"may break: {text}")
        faults.extend(f"count: {fault} in {text}" for fault in grammar.faults(text))
    return faults


def said_twice(page: list[Piece]) -> list[str]:
    """Sentences that stand twice on a page, outside lists, tips and the regions that are read out as they change."""
    counted = Counter(sentence.strip() for piece in page if not (piece.listed or piece.tip or piece.live)
                      for sentence in SENTENCE.findall(piece.text))
    return [sentence for sentence, times in counted.items() if times > 1 and len(sentence.split()) > 1]


@cache
def grammar_of(language: str) -> Grammar:
    return Grammar(language, sorted(SOURCES.rglob(f"{language}.ftl")))


@pytest.mark.parametrize("name", mercat.names())
async def test_pages_of_a_random_game(name: str, site: Any) -> None:
    match = random_game(name, 11)
    shown = await pages(site, match)
    for language in LANGUAGES:
        texts = {piece.text for page in shown[language] for piece in page} | set(rendered(language, match))
        assert faults_of(sorted(texts), language, match.game, grammar_of(language)) == []
        tables = shown[language][:-2]                    # help and statistics explain each thing in its place
        assert [said_twice(page) for page in tables if said_twice(page)] == []
