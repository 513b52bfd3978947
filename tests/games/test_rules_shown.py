"""Every refusal leads to a rule of the game's ledger, and every rule that players are shown is in the ledger and has its text."""

import re
from pathlib import Path

import pytest

import mercat
from mercat.engine.match import Refused
from mercat.text import LANGUAGES
from tests.present import present

GAMES = mercat.names()
DOCUMENTS = Path(__file__).parents[2] / "docs" / "rules"
ROW = re.compile(r"^\| *([A-Z]{2,4}(?:-[A-Z0-9]+)+-\d+) *\|", re.MULTILINE)


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_leads_to_a_rule_that_is_shown(name: str) -> None:
    game = mercat.find(name)
    assert [reason.name for reason in game.vocabulary.reasons if not game.ledger.rule_of(reason.name)] == []
    reasons, verbs = {reason.name for reason in game.vocabulary.reasons}, set(game.vocabulary.by_name)
    for key, rule in game.ledger.refusals.items():
        reason, *verb = key.split(" ")
        assert reason in reasons and set(verb) <= verbs, key
        assert rule in game.ledger.ids, key


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_that_is_shown_is_in_the_ledger(name: str) -> None:
    game = mercat.find(name)
    written = ROW.findall((DOCUMENTS / f"{name.replace('_', '-')}.md").read_text(encoding="utf-8"))
    assert len(set(game.ledger.ids)) == len(game.ledger.ids), "a rule is shown twice"
    assert [rule for rule in game.ledger.ids if rule not in written] == []
    assert set(game.ledger.steps) - {""} <= {step.name for step in game.rules.steps if not step.automatic}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_is_shown_has_its_text(name: str, language: str) -> None:
    game = mercat.find(name)
    assert [rule for rule in game.ledger.ids if not present(game.voice).has(language, f"rule-{rule}")] == []


def test_a_refusal_names_its_rule_by_verb() -> None:
    match = mercat.Match.start("new_bedford", seats=2, seed=1)
    match.play("take_start 0 5 0")
    match.play("take_start 0 5 0")
    with pytest.raises(Refused) as refused:
        match.play("place city_pier")
    assert (refused.value.reason, refused.value.rule) == ("no_ship_ready", "NB-SHIP-3")
    assert match.game.ledger.rule_of("money_short", "purchase") == "NB-ACTION-3"
    assert match.game.ledger.rule_of("money_short", "unheard_of") == "NB-ACTION-6"
    assert match.game.ledger.rule_of("unheard_of", "purchase") == ""


@pytest.mark.parametrize("name", GAMES)
def test_no_text_of_a_rule_is_without_use(name: str) -> None:
    game = mercat.find(name)
    texts = (Path(game.folder) / "text" / "ledger" / "en.ftl").read_text(encoding="utf-8")
    assert sorted(re.findall(r"^rule-(\S+) =", texts, re.MULTILINE)) == sorted(game.ledger.ids)
