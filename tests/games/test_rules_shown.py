"""Every rule that players are shown is in the ledger, and a refusal names its rule. The rest: mercat.conformance, part ledger."""

import re
from pathlib import Path

import pytest

import mercat
from mercat.engine.matches.match import Refused

GAMES = mercat.names()
DOCUMENTS = Path(__file__).parents[2] / "docs" / "rules"
ROW = re.compile(r"^\| *([A-Z]{2,4}(?:-[A-Z0-9]+)+-\d+) *\|", re.MULTILINE)


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_that_is_shown_is_in_the_ledger(name: str) -> None:
    game = mercat.find(name)
    written = ROW.findall((DOCUMENTS / f"{name.replace('_', '-')}.md").read_text(encoding="utf-8"))
    assert [rule for rule in game.ledger.ids if rule not in written] == []


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
