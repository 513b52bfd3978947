"""Orders for later in sentences: what others do is said in the third person, never with the words of the reader's own buttons."""

from functools import partial

import pytest

import mercat
from mercat.engine.matches.order_reading import read_order
from mercat.text import LANGUAGES
from mercat.text.orders import TO, condition_text, order_sentence

UNTIL = {"kind": "pass_until", "unless": ["1 found sparta"]}
SAID = {"en": "Pass, unless Ben founds a nation (Sparta).", "es": "Pasar, salvo si Ben funda una nación (Esparta).",
        "pl": "Spasuj, chyba że Ben założy państwo (Sparta)."}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", mercat.names())
def test_every_verb_says_what_others_do(name: str, language: str) -> None:
    game = mercat.find(name)
    keys = [f"verb-{verb.name}.other" for verb in game.vocabulary.verbs]
    assert [key for key in keys if not game.has(language, key)] == []
    assert all(game.say(language, key)[0].islower() for key in keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_condition_is_a_clause_of_its_sentence(language: str) -> None:
    match = mercat.Match.start("poseidon", seats=3, seed=1, names=["Ana", "Ben", "Eva"])
    game, order = match.game, read_order(match, 0, UNTIL)
    say = partial(game.say, language, names=list(match.names))
    assert order_sentence(game, order, say, match.names) == SAID[language]
    assert TO not in condition_text(game, order.unless[0], say, match.names)
