"""What a question is about: a line of advice or of the rules, for readers who meet it for the first times; and first games."""

import random
import re
from typing import Any

import pytest

import mercat
from mercat.engine.matches.match import Match
from mercat.server.play.decision import explanation
from mercat.server.words import ui, voice_of
from mercat.text import LANGUAGES

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", mercat.names())
def test_every_question_is_explained(game: str, language: str) -> None:
    found = mercat.find(game)
    asked = [step.name for step in found.rules.steps if not step.automatic]
    advised = [name for name in asked if found.has(language, f"advice-{name}")]
    ruled = [name for name in asked if found.has(language, f"help-{name}")]
    assert sorted({*advised, *ruled}) == sorted(asked) and len(advised) >= 7 and set(advised) <= set(ruled)


def test_a_line_is_one_sentence() -> None:
    match: Match[Any] = Match.start("new_bedford", 2, seed=1)
    drawn = random.Random(1)
    while match.step != "launching" or len(match.legal()) < 2:
        match.play(drawn.choice(match.legal()))
    for language in LANGUAGES:
        say, interface = voice_of(match.game, language, match.names), ui(language)
        found = explanation(match, language, say, interface)
        assert found is not None and found.subject == "new_bedford-launching"
        assert found.line.endswith(".") and found.line.count(". ") == 0 and len(found.more) == 1


async def test_the_prompt_explains_until_it_is_switched_off(site: Any) -> None:
    ana = await site.browser()
    begun = await ana.post("/play/caledonia", data={"name": "Ana", "bots": "0", "strength": "gentle"})
    page = (await ana.get(begun.headers["location"])).text
    assert re.search(r'id="explanation" data-subject="caledonia-\w+"><summary', page) and 'data-explain="on"' in page
    assert 'id="explanation"' in (await ana.get(begun.headers["location"] + "/text")).text
    await ana.post("/settings", data={"explain": "off"})
    assert 'data-explain="off"' in (await ana.get(begun.headers["location"])).text


async def test_play_now_offers_a_first_game(site: Any) -> None:
    ana = await site.browser()
    assert 'name="preset" value="first_game"' in (await ana.get("/")).text
    begun = await ana.post("/play/caledonia", data={"name": "Ana", "bots": "1", "strength": "gentle", "preset": "first_game"})
    table = begun.headers["location"].removeprefix("/t/")
    assert (await ana.get(f"/api/tables/{table}")).json()["options"]["clans"] == "off"
    assert (await ana.post("/play/caledonia", data={"bots": "1", "preset": "no_such"})).status_code == 422


@pytest.mark.parametrize("game", mercat.names())
async def test_the_rules_say_what_is_often_missed(site: Any, game: str) -> None:
    ana = await site.browser(language="pl")
    page = (await ana.get(f"/help/{game}")).text
    assert "O tym często się zapomina" in page and page.count("<li data-searched>") >= 4
    assert "data-search>" in page and page.count("data-searched class") >= 10
