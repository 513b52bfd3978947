"""Sentences in English, Spanish and Polish. Events, reasons and moves are facts, which a voice turns into sentences in the
reader's language.

The texts are Fluent files. `en.ftl`, `es.ftl` and `pl.ftl` in this folder contain the texts shared by all games. A game's own
texts are in its folder `text/` and subfolders of it (`text/ledger/` contains the rules in its ledger), and the texts of its
lessons are in `lessons/`. Texts that differ for a value of an option are in `text/<option>/<value>/`, in all the game's
languages.

A game's languages are those for which `text/` contains a file; English must be one of them. If a text is missing in the reader's
language, the whole sentence is shown in English.

A game formats amounts of money with its text `money`, in one way for each language. Other texts use `{ MONEY($amount) }`, and
drawings use `say("money", amount=...)`. Texts contain a plain space between a number and its unit, which `say` replaces with a
no-break space.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from mercat.engine.rules.state import SEATS, Event
from mercat.engine.rules.vocabulary import Named
from mercat.text import numbers
from mercat.text.entries import Texts, entries_in, keys_in, shared

if TYPE_CHECKING:
    from mercat.engine.game import Game
    from mercat.engine.matches.journal import Entry

LANGUAGES: Final = ("en", "es", "pl")
LANGUAGE_SETTINGS: Final = ("MERCAT_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
LANGUAGE_NAMES: Final = {"en": "English", "es": "Español", "pl": "Polski"}
LESSONS: Final = "lessons"              # the folder of a game's lessons
MOST_REMEMBERED: Final = 20_000         # the most sentences that a voice caches
LONGEST_FACT: Final = 1_000             # characters of a quoted text; Fluent fails on more than 2,500
MARK: Final = "\ue000"                  # in cached sentences, encloses a seat's number in place of its player's name
ABBREVIATED: Final = "\ue001"           # marks an amount that ends in a full stop, while its sentence is built
MARKED: Final = re.compile(f"{MARK}([0-9]{{1,3}}){MARK}")


def language_of_environment(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language set in a command's environment, or English if none is set."""
    told = next((environment[name] for name in LANGUAGE_SETTINGS if environment.get(name)), "")
    return told[:2].lower() if told[:2].lower() in LANGUAGES else "en"


class Voice:
    """The texts of one game in all languages. If the game has no folder, only the shared texts are available."""

    def __init__(self, folder: Path | None = None, *, also: Sequence[Path] = ()) -> None:
        self.folders: Final = [Path(__file__).parent] + ([folder] if folder is not None else [])
        if folder is not None:
            more = [*sorted(folder.glob("*/en.ftl")), folder.parent / LESSONS / "en.ftl"]
            self.folders.extend(path.parent for path in more if path.exists())
        self.folders.extend(also)
        self.languages: Final = tuple(one for one in LANGUAGES if folder is None or (folder / f"{one}.ftl").exists())
        self.wordings: Final = {} if folder is None or also else {
            (path.parent.parent.name, path.parent.name): path.parent for path in sorted(folder.glob("*/*/en.ftl"))}
        self.worded_voices: Final[dict[tuple[Path, ...], Voice]] = {}
        self.bundles: dict[str, Texts] = {}
        self.remembered: dict[tuple[Any, ...], str] = {}

    def worded(self, options: Mapping[str, str]) -> Voice:
        """Return the voice for a table with these options: this voice, or a voice in which some texts differ."""
        also = tuple(self.wordings[option] for option in options.items() if option in self.wordings)
        if not also:
            return self
        if also not in self.worded_voices:
            self.worded_voices[also] = Voice(self.folders[1], also=also)
        return self.worded_voices[also]

    def bundle(self, language: str) -> Texts:
        """Return the texts in a language. The files are read when the language is first used."""
        if language not in self.bundles:
            paths = [folder / f"{language}.ftl" for folder in self.folders]
            sources = [shared(path) if path.parent == self.folders[0] else entries_in(path) for path in paths if path.exists()]
            self.bundles[language] = Texts(language, sources, {"MONEY": partial(self.money, language)})
        return self.bundles[language]

    @cached_property
    def english_keys(self) -> frozenset[str]:
        """The keys of the game's own texts in English."""
        paths = [folder / "en.ftl" for folder in self.folders[1:] if (folder / "en.ftl").exists()]
        return frozenset().union(*(keys_in(path) for path in paths))

    def language_of(self, language: str, key: str) -> str:
        """Return the language in which a reader of `language` sees a text, which is English if the text does not exist in
        `language`."""
        if language not in LANGUAGES:
            return "en"
        name = key.partition(".")[0]
        if language in self.languages:
            return language if self.bundle(language).has_message(name) or not self.bundle("en").has_message(name) else "en"
        return "en" if name in self.english_keys else language

    def has(self, language: str, key: str) -> bool:
        """Return whether there is a text with this key. The key `key.attribute` checks for an attribute.

        In a language that the game does not support, a text exists if it exists in English. In any other language, it must exist
        in that language.
        """
        name, _, attribute = key.partition(".")
        texts = self.bundle(language if language in self.languages else self.language_of(language, key))
        if not attribute and texts.single_line(name) is not None:
            return True
        if not texts.has_message(name):
            return False
        message = texts.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, language: str, key: str, /, *, names: Sequence[str] = (), **facts: Any) -> str:
        """Return the text with this key in a language or, if it does not exist in that language, in English. If there is no such
        text at all, return the key itself.

        Facts may be numbers, strings or Named values. A Named value is looked up under `<kind>-<value>`: its text becomes
        `$fact`, and each of its attributes `$fact_attribute`. `names` are the players' names by seat. The key `key.attribute`
        returns an attribute.
        """
        language = language if language in LANGUAGES else "en"
        asked = (language, key, *known_as(facts, names)) if facts else (language, key)
        said = self.remembered.get(asked)
        if said is None:
            if len(self.remembered) > MOST_REMEMBERED:
                self.remembered.clear()
            spoken, marks = self.language_of(language, key), [name and f"{MARK}{seat}{MARK}" for seat, name in enumerate(names)]
            said = self.remembered[asked] = self.formatted(spoken, key, self.arguments(spoken, facts, marks))
        return with_names(said, names) if facts and MARK in said else said

    def event(self, language: str, event: Event, names: Sequence[str] = ()) -> str:
        """Return a sentence that describes an event."""
        return self.say(language, f"event-{event.name}", names=names, **event.facts)

    def formatted(self, language: str, key: str, arguments: Mapping[str, Any]) -> str:
        language = self.language_of(language, key)
        if not self.has(language, key):
            return key
        text, _errors = self.bundle(language).format(key, arguments)
        return numbers.joined(text.replace(f"{ABBREVIATED}.", "").replace(ABBREVIATED, ""))

    def unsaid(self, language: str, key: str, /, *, names: Sequence[str] = (), **facts: Any) -> list[str]:
        """Return the errors that occur when an existing text is formatted with these facts, such as variables without a fact."""
        spoken = self.language_of(language, key)
        _text, errors = self.bundle(spoken).format(key, self.arguments(spoken, facts, names))
        return list(dict.fromkeys(map(str, errors)))

    def money(self, language: str, amount: Any) -> str:
        """Return an amount of money for `MONEY(amount)` in a text, formatted with the game's text `money`. If the amount ends
        with the full stop of an abbreviation (5 dr.), it is marked, so that a sentence that ends with the amount has only one
        full stop."""
        said = self.formatted(language, "money", {"amount": amount})
        return said + ABBREVIATED if said.endswith(".") else said

    def arguments(self, language: str, facts: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
        """Return the facts as arguments for Fluent. Named values are replaced with their texts and attributes."""
        plain = {name: shortened(fact) if isinstance(fact, str) else numbers.fact(language, fact)
                 for name, fact in facts.items() if not isinstance(fact, Named)}
        said = dict(plain)
        for name, fact in facts.items():
            if isinstance(fact, Named):
                said.update(self.named(language, name, fact, plain, names))
        return said

    def named(self, language: str, name: str, fact: Named, plain: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
        """Return the arguments for one Named value and its attributes."""
        if fact.kind == "seat":
            called = name_of(fact, names)
            if called:
                return {name: called}
        key = "game" if fact.kind == "game" else f"{fact.kind}-{fact.value}"
        if not self.has(language, key):
            return {name: fact.value.replace("_", " ")}
        said = {name: self.formatted(language, key, plain)}
        for attribute in self.bundle(self.language_of(language, key)).get_message(key).attributes:
            said[f"{name}_{attribute}"] = self.formatted(language, f"{key}.{attribute}", plain)
        return said


def languages_note(game: Game[Any], language: str) -> str:
    """Return a sentence that names the languages that the game supports, for readers of any other language, and otherwise an
    empty string."""
    if not game.languages or language in game.languages:
        return ""
    from babel.lists import format_list

    spoken = [game.say(language, f"ui-in-language-{one}") for one in game.languages]
    return game.say(language, "ui-languages-only", languages=format_list(spoken, locale=language))


def known_as(facts: Mapping[str, Any], names: Sequence[str]) -> list[object]:
    """Return a cache key for the facts of a sentence. For a player, the key contains only whether the player has a name, so that
    all names share one cached sentence."""
    known: list[object] = []
    for name, fact in facts.items():
        if isinstance(fact, Named):
            called = (str(fact.kind), shortened(fact.value))
            known += (name, (*called, bool(name_of(fact, names))) if fact.kind == "seat" else called)
        else:
            known += (name, shortened(fact) if isinstance(fact, str) else fact)
    return known


def name_of(seat: Named, names: Sequence[str]) -> str:
    """Return the name of a seat's player, or an empty string if there is none."""
    number = SEATS.numbers.get(seat.value, len(names))
    return names[number] if number < len(names) else ""


def with_names(said: str, names: Sequence[str]) -> str:
    """Return a cached sentence with its placeholders for players replaced by their names. A text quoted in the sentence may also
    contain placeholders."""
    def called(mark: re.Match[str]) -> str:
        return names[int(mark[1])] if int(mark[1]) < len(names) else mark[0]

    return numbers.joined(MARKED.sub(called, said))


def shortened(fact: str) -> str:
    """Return a text for quoting within a sentence, cut if it is too long."""
    return fact if len(fact) <= LONGEST_FACT else f"{fact[:LONGEST_FACT]}…"


def decided(game: Game[Any], entry: Entry, say: Callable[..., str]) -> str:
    """Return a move as a sentence for the history: the text `did-<verb>`, with the seat and the decision as variables, if the
    game has it, and otherwise `move-<verb>`."""
    verb, facts = game.vocabulary.verb(entry.move).name, game.vocabulary.facts_of(entry.move)
    if game.has("en", f"did-{verb}"):
        return say(f"did-{verb}", **{**game.decision_facts(entry.asked), **facts, "seat": SEATS.fact(entry.seat)})
    return move_sentence(game, entry.move, say)


def move_sentence(game: Game[Any], move: int, say: Callable[..., str]) -> str:
    """Return the text `move-<verb>` of a move that is offered."""
    return say(f"move-{game.vocabulary.verb(move).name}", **game.vocabulary.facts_of(move))


def about(game: Game[Any], view: Mapping[str, Any], part: str = "about") -> dict[str, Any]:
    """Return the facts in the part `part` of a view, in the form that a voice needs: facet values become Named values, and
    everything else is unchanged."""
    facets = {facet.name: facet for facet in game.vocabulary.facets}
    return {name: Named(facets[name].kind, fact) if name in facets and isinstance(fact, str) else fact
            for name, fact in view.get(part, {}).items()}


def question(game: Game[Any], language: str, step: str, view: Mapping[str, Any], names: Sequence[str] = ()) -> str:
    """Return the question to a seat: the text `ask-<step>` with the view's facts if the game has it, and otherwise
    `step-<step>`."""
    facts = about(game, view)
    if facts and game.has(language, f"ask-{step}"):
        return game.say(language, f"ask-{step}", names=list(names), **facts)
    return game.say(language, f"step-{step}", names=list(names))
