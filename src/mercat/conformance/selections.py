"""A check for variants in texts that no value can select: `{ $tile -> [frost] ... *[other] ... }`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from mercat.engine.game import Game
from mercat.engine.rules.vocabulary import Facet
from mercat.text.entries import parsed

if TYPE_CHECKING:
    from fluent.syntax.ast import Identifier, NumberLiteral, SelectExpression

PLAIN: Final = "other"                  # the plural form that every language has
MOST_SAID: Final = 4                    # values named in a finding


def never_selected(game: Game[Any], language: str) -> Iterator[str]:
    """Yield a sentence for each variant that no value of a facet selects in the text of a move, event or reason."""
    words, root = game.vocabulary, Path(game.folder)
    families = {"move": words.verbs, "event": words.events, "reason": words.reasons}
    facets = {f"{family}-{word.name}": [*word.facets, *([words.cause] if family == "event" and words.cause.size else ())]
              for family, declared in families.items() for word in declared}
    for path in sorted((root / "text").rglob(f"{language}.ftl")):
        for entry in parsed(path.read_text("utf-8")).body:
            key = getattr(getattr(entry, "id", None), "name", "")
            for name, variants in selections(entry) if key in facets else ():
                facet = next((one for one in facets[key] if name == one.name or name.startswith(f"{one.name}_")), None)
                found = None if facet is None else selecting(game, language, facet, name[len(facet.name) + 1:])
                if facet is None or found is None:
                    continue
                place = path.relative_to(root).as_posix()
                yield from (f"{place}: {key} has the variant [{variant}], which no value of ${name} selects: "
                            f"{remedy(facet, name, found)}" for variant in variants if variant not in found)


def selections(entry: Any) -> list[tuple[str, list[str]]]:
    """Return the variables on which an entry's selections depend, each with its variants except the default."""
    from fluent.syntax.ast import VariableReference
    from fluent.syntax.visitor import Visitor

    found: list[tuple[str, list[str]]] = []

    class Selecting(Visitor):
        def visit_SelectExpression(self, node: SelectExpression) -> None:
            if isinstance(node.selector, VariableReference):
                found.append((node.selector.id.name, [named(variant.key) for variant in node.variants if not variant.default]))
            self.generic_visit(node)

    Selecting().visit(entry)
    return found


def named(key: Identifier | NumberLiteral) -> str:
    """Return the word or number that names a variant."""
    return str(key.name if hasattr(key, "name") else key.value)


def selecting(game: Game[Any], language: str, facet: Facet, form: str) -> list[str] | None:
    """Return the words that the values of a facet yield as a variable of a text, or the forms of their texts; for numbers, the
    plural forms. Return None if the words are not known in advance: any number, players' names, a text with variables."""
    if facet.numeric:
        return Plurals(language)
    keys = [f"{facet.kind}-{value}{f'.{form}' if form else ''}" for value in facet.values]
    said = [game.say(language, key) if game.has(language, key) else "" if form else value.replace("_", " ")
            for key, value in zip(keys, facet.values, strict=True)]
    return None if facet.kind == "seat" or any("{" in one for one in said) else said


class Plurals(list[str]):
    """The plural forms of a language, as a list that also counts every number as one of its entries."""

    def __init__(self, language: str) -> None:
        from babel import Locale

        super().__init__([*Locale(language).plural_form.tags, PLAIN])

    def __contains__(self, variant: object) -> bool:
        return str(variant).lstrip("-").isdecimal() or super().__contains__(variant)


def remedy(facet: Facet, name: str, known: list[str]) -> str:
    """Return a sentence that explains how to select a value of a facet."""
    if facet.numeric:
        return f"numbers and {', '.join(known)} do."
    said = ", ".join(f"“{one}”" for one in known[:MOST_SAID] if one) + (", …" if len(known) > MOST_SAID else "")
    if name != facet.name:
        return f"it is one of {said}."
    return (f"it is the text of the value, such as {said}. Give each value a form ({facet.kind}-{facet.values[0]} with .key = "
            f"{facet.values[0]}), and select by ${name}_key.")
