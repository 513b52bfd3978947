"""Orders for later in sentences: what others do is said in the third person, never with the words of the reader's own buttons."""

from functools import partial

import pytest

import mercat
from mercat.engine.matches.conditions import read_condition
from mercat.engine.matches.order_reading import read_order
from mercat.text import LANGUAGES
from mercat.text.orders import TO, condition_text, of_one, order_sentence, thing_text

UNTIL = {"kind": "pass_until", "unless": ["1 found sparta"]}
SAID = {"en": "Pass, unless Ben founds Sparta.", "es": "Pasar, salvo si Ben funda Esparta.",
        "pl": "Spasuj, chyba że Ben założy państwo Sparta."}


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


@pytest.mark.parametrize(("name", "condition", "said"), [
    ("poseidon", "anybody buy sparta", "anybody else buys a merchant of Sparta"),
    ("poseidon", "anybody give_up sparta 2..", "anybody else sells merchants of Sparta (at least 2)"),
    ("caledonia", "1 obtain 9", "Ben obtains contract 9"), ("caledonia", "1 obtain 9|12", "Ben obtains a contract (9/12)"),
    ("new_bedford", "anybody place forest", "anybody else places a worker at the Forest")])
def test_a_condition_about_one_thing_says_it_in_its_sentence(name: str, condition: str, said: str) -> None:
    match = mercat.Match.start(name, seats=3, seed=1, names=["Ana", "Ben", "Eva"])
    say = partial(match.game.say, "en", names=list(match.names))
    assert condition_text(match.game, read_condition(match, condition), say, match.names) == said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", mercat.names())
def test_every_order_at_a_thing_has_its_words(name: str, language: str) -> None:
    game = mercat.find(name)
    say = partial(game.say, language, names=["Ana", "Ben"])
    given = [kind for kind in game.orders.kinds if kind.thing is not None]
    assert given, "each game has orders that are given at a thing"
    for kind in given:
        facts = {field.name: field.facet.fact(1) for field in kind.fields}
        assert game.voice is not None and game.voice.unsaid(language, f"order-{kind.name}-at", **facts) == []
        plain, first = {field.name: field.facet.values[1:2] for field in kind.fields}, kind.fields[0]
        assert len({thing_text(kind, plain | {first.name: [value]}, say) for value in first.facet.values[1:3]}) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", mercat.names())
def test_what_others_do_with_one_thing_is_said_of_each_thing(name: str, language: str) -> None:
    game = mercat.find(name)
    say = partial(game.say, language, names=["Ana", "Ben"])
    of = [verb for verb in game.vocabulary.verbs if game.has(language, f"verb-{verb.name}.of")]
    assert of and [verb for verb in of if verb.name not in game.orders.notable] == []
    for verb in of:
        facet = verb.facets[0]
        assert game.voice is not None and game.voice.unsaid(language, f"verb-{verb.name}.of", **{facet.name: facet.fact(1)}) == []
        assert len({of_one(game, verb.name, [value], say)[0] for value in facet.values[1:]}) == facet.size - 1
