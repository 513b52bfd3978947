"""Checks of a game's texts in every language that it supports: none is missing, none is unused, and each gets its facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from mercat.conformance.selections import never_selected
from mercat.conformance.sentences import facts_of, no_text
from mercat.conformance.stubs import unwritten
from mercat.conformance.terms import Terms, moments
from mercat.engine.game import Game
from mercat.engine.rules.vocabulary import Facet, Named
from mercat.notation import all_paths, in_capitals, key_of, listed_facets
from mercat.text import LESSONS

COUNTS: Final = (0, 1, 2, 5, 12, 22, 25)                 # together they have every plural form in every language
EVERY: Final = 40                       # journal lines between two positions that are checked


def texts(game: Game[Any], terms: Terms) -> Iterator[str]:
    """Check all texts that a game must have in all its languages."""
    if "en" not in game.languages:
        yield "There is no text/en.ftl: a game has its texts in English, in which it is shown where a language is missing."
        return
    yield from catalogues(game)
    causes, with_cause = seen(game, terms)
    facts = {key: (*known, "cause") if True in with_cause.get(key, ()) else known for key, known in facts_of(game).items()}
    needed = wanted(game) | {f"score-{cause}": "a line of the score sheet" for cause in causes}
    for language in game.languages:
        for key, what in needed.items():
            if not game.has(language, key):
                yield no_text(key, language, what, facts.get(key, ()))
        for path, known in all_paths(game, language).items():
            if not known.means:
                yield no_text(known.key, language, f"what the path {path} of transcripts means")
        yield from sentences(game, language, with_cause)
        yield from never_selected(game, language)


def seen(game: Game[Any], terms: Terms) -> tuple[set[str], Mapping[str, set[bool]]]:
    """Return the causes on the score sheets of a random game and, for the text of each event in it, whether the event had a
    cause; the same kind of event may have a cause only sometimes."""
    causes: set[str] = set()
    with_cause: dict[str, set[bool]] = {}
    for match in moments(game, game.most, terms.seed, EVERY):
        causes |= {line.cause for score in match.scores() for line in score.lines}
    for event in (event for entry in match.entries for event in entry.events):
        with_cause.setdefault(f"event-{event.name}", set()).add("cause" in event.facts)
    return causes, with_cause


def wanted(game: Game[Any]) -> dict[str, str]:
    """Return the keys of the texts that a game must have, with their purposes."""
    words, keys = game.vocabulary, {"game": "the title", "game-about": "the game in a sentence", "help": "how it is played"}
    keys |= {f"assumed-{key}": "a component that is assumed" for key in game.assumed}
    for facet in words.facets:
        if not facet.numeric and not facet.alike and facet.kind != "seat":
            keys |= {f"{facet.kind}-{value}": f"a value of {facet.name}" for value in facet.values}
    for verb in words.verbs:
        keys |= {f"verb-{verb.name}": "a move in a word", f"move-{verb.name}": "a move as it is offered"}
    keys |= {f"event-{event.name}": "what happened, in the history" for event in words.events}
    keys |= {f"reason-{reason.name}": "why a move is refused" for reason in words.reasons}
    for step in game.rules.steps:
        if not step.automatic:
            keys |= {f"step-{step.name}": "the question of a decision", f"help-{step.name}": "what to consider there"}
    for option in game.options:
        keys |= {f"option-{option.name}": "an option", f"option-{option.name}.help": "what an option means"}
        keys |= {f"option-{option.name}-{value}": "a value of an option" for value in option.values}
    keys |= {f"preset-{preset}{part}": "a named set of options" for preset in game.presets for part in ("", ".help")}
    keys |= {f"values-{facet}": "what a word of transcripts stands for" for facet in listed_facets(game)}
    keys |= {key_of(form): "a line of transcripts" for form in game.editing.notation}
    return keys


def sentences(game: Game[Any], language: str, with_cause: Mapping[str, set[bool]]) -> Iterator[str]:
    """Check the texts of moves, events and reasons with the numbers in COUNTS: where a fact is missing, Fluent leaves a brace.
    `with_cause` contains, by the key of an event's text, whether the event occurred with a cause, without one, or both."""
    words = game.vocabulary
    for family, declared in (("move", words.verbs), ("event", words.events), ("reason", words.reasons)):
        for word in declared:
            key = f"{family}-{word.name}"
            caused = family == "event" and words.cause.size and False not in with_cause.get(key, ())
            extra = {"cause": words.cause.fact(0)} if caused else {}
            for count in COUNTS if game.has(language, key) else ():
                facts: dict[str, Any] = {**extra, **{facet.name: filled(facet, count) for facet in word.facets}}
                for error in unsaid(game, language, key, facts):
                    yield (f"text/{language}.ftl: {key} speaks of what it is not told ({error}): it knows "
                           f"{', '.join(facts) or 'nothing'}, and the forms that their texts have as attributes.")
    for word in words.verbs:
        told = in_capitals(game, language, f"move-{word.name}", word)
        if any(f"{facet.name}_" in told for facet in word.facets):
            yield f"text/{language}.ftl: move-{word.name} asks for a form that a value has not: {told}. Give it as an attribute."


def unsaid(game: Game[Any], language: str, key: str, facts: dict[str, Any], names: Sequence[str] = ("Ana",) * 5) -> list[str]:
    """Return the facts that a text uses but does not get."""
    return [] if game.voice is None else game.voice.unsaid(language, key, names=list(names), **facts)


def filled(facet: Facet, count: int) -> int | Named:
    """Return the variable of a text for a facet: `count` if the facet is numeric, and otherwise one of the facet's values."""
    return facet.fact(count) if facet.numeric else facet.fact(count % facet.size)


def catalogues(game: Game[Any]) -> Iterator[str]:
    """Check that every text file has the same keys in each language, with the same facts."""
    root = Path(game.folder)
    english = sorted(path for folder in ("text", LESSONS) for path in (root / folder).rglob("en.ftl"))
    for path in english:
        yield from broken(path, root)
        yield from unwritten(path, root)
        ours = messages(path)
        for language in game.languages:
            other = path.with_name(f"{language}.ftl")
            place = other.relative_to(root).as_posix()
            if language == "en":
                continue
            if not other.exists():
                yield f"There is no {place}, though the game speaks this language: translate {path.relative_to(root).as_posix()}."
                continue
            yield from broken(other, root)
            yield from unwritten(other, root)
            theirs = messages(other)
            yield from (f"{place} lacks {key}, which English has: translate it." for key in sorted(set(ours) - set(theirs)))
            yield from (f"{place} has {key}, which English has not: remove it, or write it in English, too."
                        for key in sorted(set(theirs) - set(ours)))
            yield from (f"{place}: {key} speaks of {', '.join(sorted(theirs[key] ^ ours[key]))} in one language alone: "
                        "all say the same." for key in sorted(set(ours) & set(theirs)) if theirs[key] != ours[key])


def broken(path: Path, root: Path) -> Iterator[str]:
    """Yield a sentence for each entry in a Fluent file that cannot be read or is a duplicate."""
    from fluent.syntax import FluentParser, ast

    text = path.read_text("utf-8")
    entries = FluentParser().parse(text).body
    for entry in entries:
        if isinstance(entry, ast.Junk):
            start = 0 if entry.span is None else entry.span.start
            line = text.count("\n", 0, start) + 1
            yield f"{path.relative_to(root).as_posix()}:{line} cannot be read: {' '.join((entry.content or '').split())[:60]}"
    twice = Counter(entry.id.name for entry in entries if isinstance(entry, ast.Message))
    yield from (f"{path.relative_to(root).as_posix()} has {key} twice: keep one." for key, times in twice.items() if times > 1)


def messages(path: Path) -> dict[str, set[str]]:
    """Return the keys in a file, including the keys of help texts, each with the facts that its text uses, ignoring the forms of
    a word."""
    from fluent.syntax import FluentParser, ast

    patterns = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            for key, node in [(entry.id.name, entry.value), *((f"{entry.id.name}.{one.id.name}", one.value)
                                                               for one in entry.attributes if one.id.name == "help")]:
                patterns[key] = set() if node is None else spoken_of(node)
    return patterns


def spoken_of(node: Any) -> set[str]:
    """Return the variables in a text; `good_genitive` counts as `good`."""
    from fluent.syntax.ast import VariableReference
    from fluent.syntax.visitor import Visitor

    names: set[str] = set()

    class Used(Visitor):
        def visit_VariableReference(self, node: VariableReference) -> None:
            names.add(node.id.name.split("_")[0])

    Used().visit(node)
    return names
