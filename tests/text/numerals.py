"""A small grammar of numerals, learned from the texts: the forms of a noun and the numbers before them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from babel import Locale
from fluent.syntax import FluentParser, ast

NUMBER_AND_WORD: Final = re.compile(r"(?:(\w+)\W)?(?<![\w.,–\-/:])(\d+) ([^\W\d_]{3,})")
FIRST_WORD: Final = re.compile(r"^ ([^\W\d_]{3,})")
COUNTED: Final = re.compile(r"(?:^|\s)1 ([^\W\d_]{3,})")
NOUNS: Final = ("good-", "import-", "gift-", "unit-", "token-")
GENITIVE: Final = {"do", "od", "z", "ze", "bez", "brakuje", "ponad", "niż", "spośród", "dla"}      # Polish: they govern it
EVERY: Final = ("one", "few", "many", "other")


class Grammar:
    """The possible numbers before each form of the nouns in some texts of a language."""

    def __init__(self, language: str, files: list[Path]) -> None:
        self.language = language
        self.category = Locale(language).plural_form
        self.allowed: dict[str, set[str]] = {}
        for path in files:
            for entry in FluentParser().parse(path.read_text("utf-8")).body:
                if isinstance(entry, ast.Message):
                    self.learn(entry)

    def learn(self, message: ast.Message) -> None:
        """Learn the counted forms of a message, and the name of a thing, which follows only the number one."""
        counted = [each.value for each in message.attributes if each.id.name.startswith(("counted", "missing"))]
        for pattern in (message.value, *counted):
            if pattern is not None:
                for word, categories in forms(pattern, None):
                    if known := set(categories) & set(EVERY):
                        self.allowed.setdefault(word, set()).update(known)
        for attribute in message.attributes:                       # a noun with a single form is counted without a selector
            elements = attribute.value.elements
            last = elements[1] if attribute.id.name.startswith("counted") and len(elements) == 2 else None
            if isinstance(last, ast.TextElement) and (found := FIRST_WORD.match(last.value)):
                self.allowed.setdefault(found[1], set()).update(EVERY)
        name = message.id.name
        if name.startswith(NOUNS) and message.value and isinstance(message.value.elements[0], ast.TextElement):
            self.allowed.setdefault(message.value.elements[0].value.split()[0], set()).add("one")

    def faults(self, text: str) -> list[str]:
        """Return the numbers of a text that precede a wrong form of a noun."""
        found = []
        for before, number, word in NUMBER_AND_WORD.findall(text):
            allowed, category = self.allowed.get(word), self.category(int(number))
            governed = before.lower() in GENITIVE and category == "few" and allowed and "many" in allowed
            if allowed and not governed and category not in allowed and not (category == "many" and "other" in allowed):
                found.append(f"{before} {number} {word}".strip())
        return found


def forms(pattern: ast.Pattern, chosen: tuple[str, tuple[str, ...]] | None) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield each word right after the number by which the pattern selects its words, with the categories that select it."""
    for place, element in enumerate(pattern.elements):
        if isinstance(element, ast.TextElement):
            before = pattern.elements[place - 1] if place else None
            if chosen and is_variable(before, chosen[0]) and (word := FIRST_WORD.match(element.value)):
                yield word[1], chosen[1]
            elif chosen and "one" in chosen[1] and (word := COUNTED.search(element.value)):
                yield word[1], ("one",)
        elif isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            name = selector_of(element.expression)
            yield from choices(element.expression, chosen, place >= 2 and is_variable(pattern.elements[place - 2], name))


def choices(select: ast.SelectExpression, outer: tuple[str, tuple[str, ...]] | None,
            after_number: bool) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the same for a selector. Its words directly follow a number in `{ $amount } { $amount -> [one] brick ...`."""
    keys = {key_of(variant) for variant in select.variants}
    by_number = bool(keys & {"one", "few", "many"})
    name = selector_of(select)
    words: list[tuple[str, tuple[str, ...]]] = []
    for variant in select.variants:
        key = key_of(variant)
        rest = tuple(each for each in EVERY if each not in keys) if key == "other" or variant.default else ()
        words.extend(forms(variant.value, (name, (key, *rest)) if by_number else outer))
        first = variant.value.elements[0] if variant.value.elements else None
        if by_number and after_number and isinstance(first, ast.TextElement) and (word := re.match(r"[^\W\d_]{3,}", first.value)):
            words.append((word[0], (key, *rest)))
    if not by_number or any("one" in categories for _, categories in words):      # otherwise the word after the number is no noun
        yield from words


def selector_of(select: ast.SelectExpression) -> str:
    return select.selector.id.name if isinstance(select.selector, ast.VariableReference) else ""


def key_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


def is_variable(element: Any, name: str) -> bool:
    return (isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference)
            and element.expression.id.name == name)
