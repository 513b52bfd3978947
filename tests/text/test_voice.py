"""Voices: facts become sentences, in three languages that say the same."""

import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.ast import VariableReference
from fluent.syntax.visitor import Visitor

import mercat
from mercat.engine.matches.journal import Entry
from mercat.engine.rules.vocabulary import Named
from mercat.text import LANGUAGES, Voice, decided, numbers
from mercat.text.entries import Texts, entries_in, keys_in, parsed

SOURCES = Path(__file__).parents[2] / "src/mercat"
CATALOGUES = sorted(path for path in SOURCES.rglob("en.ftl"))


class Used(Visitor):
    """The variables a text uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


def texts(path: Path) -> dict[str, set[str]]:
    """Every message of a catalogue and its attributes, with the variables each uses."""
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            for name, node in [(entry.id.name, entry.value), *((f"{entry.id.name}.{each.id.name}", each.value)
                                                                for each in entry.attributes)]:
                assert name not in found, f"{path}: {name} twice"
                if node is not None:
                    used = Used()
                    used.visit(node)
                    found[name] = used.names
    return found


def stem(variable: str) -> str:
    """A variable without the case it asks for: `good_genitive` speaks of `good`."""
    return variable.split("_")[0]


@pytest.mark.parametrize("english", CATALOGUES, ids=lambda path: path.parent.parent.name)
def test_the_three_catalogues_have_the_same_entries(english: Path) -> None:
    ours = texts(english)
    for language in ("es", "pl"):
        theirs = texts(english.with_name(f"{language}.ftl"))
        mine, other = ({name for name in each if "." not in name or name.endswith(".help")} for each in (ours, theirs))
        assert mine == other, f"{language}: {sorted(mine ^ other)}"
        for name in mine:
            assert {stem(each) for each in ours[name]} == {stem(each) for each in theirs[name]}, f"{language} {name}"


def test_a_voice_looks_named_values_up(tmp_path: Path) -> None:
    for language, words in (("en", ("wool", "buys")), ("es", ("lana", "compra")), ("pl", ("wełna", "kupuje"))):
        (tmp_path / f"{language}.ftl").write_text(
            f"good-wool = {words[0]}\n  .many = {{ $amount }} × {words[0]}\n"
            f"event-bought = {{ $seat }} {words[1]} {{ $good_many }}\n", encoding="utf-8")
    voice = Voice(tmp_path)
    facts: dict[str, Any] = {"seat": Named("seat", "second"), "good": Named("good", "wool"), "amount": 3}
    assert voice.say("en", "event-bought", names=["Ana", "Ben"], **facts) == "Ben buys 3 × wool"
    assert voice.say("pl", "event-bought", names=["Ana", "Ben"], **facts) == "Ben kupuje 3 × wełna"
    assert voice.say("es", "event-bought", **facts) == "el segundo jugador compra 3 × lana"
    assert voice.say("en", "no-such-key", **facts) == "no-such-key"
    assert voice.say("en", "good-wool.many", amount=2) == "2 × wool"


def test_a_long_fact_is_cut(tmp_path: Path) -> None:
    for language in LANGUAGES:
        (tmp_path / f"{language}.ftl").write_text("quoted = No such word: “{ $word }”.\n")
    assert Voice(tmp_path).say("en", "quoted", word="x" * 5000) == f"No such word: “{'x' * 1000}…”."


def test_a_player_without_a_name_is_named_by_the_seat() -> None:
    assert Voice().arguments("en", {"seat": Named("seat", "second")}, ["Ana", ""])["seat"] == "the second player"


@pytest.mark.parametrize(("language", "said"), [
    ("en", "Ben ends the turn of Korinthos."), ("es", "Ben termina el turno de Corinto."), ("pl", "Ben kończy turę Koryntu.")])
def test_a_move_without_an_event_names_what_was_decided(language: str, said: str) -> None:
    game = mercat.find("poseidon")
    shipyard = next(step for step in game.rules.steps if step.name == "shipyard")
    entry = Entry(1, game.vocabulary.parse("finish"), "finish", 0, asked=shipyard.frame(1, 5, 0))
    assert decided(game, entry, partial(game.say, language, names=["Ana", "Ben"])) == said


def test_a_move_without_a_text_of_its_own_is_said_as_it_is_offered() -> None:
    game = mercat.find("poseidon")
    entry = Entry(1, game.vocabulary.parse("accept"), "accept", 0)
    assert decided(game, entry, partial(game.say, "en")) == "Accept the offer"


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_in_each_language(language: str) -> None:
    sentences = {count: Voice().say(language, "reason-no_such_moment", most=count) for count in (0, 1, 2, 5, 12, 22, 25)}
    assert all(re.search(rf"\b{count}\b", sentence) for count, sentence in sentences.items() if count > 1)
    assert "{" not in "".join(sentences.values())


def test_a_sentence_is_cached_once_for_players_of_any_names(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("event-paid = { $seat } pays { $amount } £ to { $other }\n", encoding="utf-8")
    voice = Voice(tmp_path)
    facts: dict[str, Any] = {"seat": Named("seat", "second"), "other": Named("seat", "first"), "amount": 3}
    for first, second in (("Ana", "Ben"), ("Ben", "Ana"), ("\\1", "{ $seat }"), ("0", "Room 3 £"), ("Ana", "\ue0000\ue000")):
        said = voice.say("en", "event-paid", names=[first, second], **facts)
        assert said == numbers.joined(f"{second} pays 3 £ to {first}")
    assert len(voice.remembered) == 1
    nameless = voice.say("en", "event-paid", names=["Ana", ""], **facts)
    assert nameless == voice.say("en", "event-paid", names=["Ben"], **facts).replace("Ben", "Ana")
    assert len(voice.remembered) == 2


def test_marks_in_a_text_that_is_quoted_stand_for_nobody(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("event-said = { $seat } says: { $what }\n", encoding="utf-8")
    facts: dict[str, Any] = {"seat": Named("seat", "second"), "what": "\ue0009\ue000"}
    assert Voice(tmp_path).say("en", "event-said", names=["Ana", "Ben"], **facts) == "Ben says: \ue0009\ue000"


@pytest.mark.parametrize(("money", "said"), [
    ("{ $amount } cr.", "Ana bids 2 cr., and Ben 3 cr."), ("£{ $amount }", "Ana bids £2, and Ben £3.")])
def test_a_sum_that_ends_in_a_full_stop_ends_the_sentence(tmp_path: Path, money: str, said: str) -> None:
    (tmp_path / "en.ftl").write_text(f"money = {money}\nevent-bid = Ana bids {{ MONEY(2) }}, and Ben {{ MONEY($amount) }}.\n")
    assert Voice(tmp_path).say("en", "event-bid", amount=3).replace("\u00a0", " ") == said
    assert Voice(tmp_path).say("en", "money", amount=3).replace("\u00a0", " ") == money.replace("{ $amount }", "3")


@pytest.mark.parametrize("path", sorted(SOURCES.rglob("*.ftl")), ids=lambda path: path.relative_to(SOURCES).as_posix())
def test_texts_parsed_one_by_one_are_those_of_the_whole_file(path: Path) -> None:
    """Above all those of one line, which Fluent never sees."""
    functions: dict[str, Any] = {"MONEY": lambda amount: f"{amount} coins"}
    whole, single = FluentBundle(["en"], functions=functions, use_isolating=False), Texts("en", [entries_in(path)], functions)
    whole.add_resource(parsed(path.read_text("utf-8")))
    for name, variables in texts(path).items():
        key, _, attribute = name.partition(".")
        message = whole.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is not None:
            facts = dict.fromkeys(variables, "fact")
            said, errors = whole.format_pattern(pattern, dict(facts))
            ours, wrong = single.format(name, facts)
            assert single.has_message(key)
            assert (ours, [str(one) for one in wrong]) == (str(said), [str(one) for one in errors])


def test_what_is_one_line_ends_where_fluent_ends_it(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text("# a comment\nplain = one line \n## a { group }\n\nlonger = first\n\n    second\n"
                    "with = a value\n    .part = its part\n"
                    "twice = old\ntwice = new\n-term = a term\nmentions = { -term }, { plain }\nempty =\n")
    single = Texts("en", [entries_in(file)], {})
    assert [single.format(key, {})[0] for key in ("plain", "longer", "with", "with.part", "twice", "mentions")] == \
        ["one line", "first\n\nsecond", "a value", "its part", "new", "a term, one line"]
    assert keys_in(file) == {"plain", "longer", "with", "twice", "mentions", "empty"}
    assert not single.has_message("empty") and not single.has_message("term") and not single.has_message("none")
