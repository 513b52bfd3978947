"""The texts keep to the words of docs/wording.md: none uses a word from the last column of its tables."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import mercat
from mercat.games import find, names
from mercat.text import LANGUAGES

SOURCES = Path(__file__).parents[2] / "src/mercat"       # folders of the compiled form are links, which rglob does not follow
DOCUMENT = Path(__file__).parents[2] / "docs" / "wording.md"
FOLDERS = {"All texts": SOURCES, "People": SOURCES / "server", "New Bedford": SOURCES / "games/new_bedford",
           "Clans of Caledonia": SOURCES / "games/caledonia", "Poseidon": SOURCES / "games/poseidon"}


class Words(Visitor):
    """The words of a text, without what is filled in."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.said.append(node.value)


def rejected() -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Every section of the document with a language and the words that its texts must not use."""
    for section in DOCUMENT.read_text("utf-8").split("\n## ")[1:]:
        title, _, rest = section.partition("\n")
        rows = [line.strip("|").split("|") for line in rest.splitlines() if line.startswith("|")][2:]
        found: dict[str, list[str]] = {}
        for row in rows:
            assert len(row) == 4, row
            for part in filter(None, row[3].strip().split("; ")):
                language, _, words = part.partition(": ")
                found.setdefault(language, []).extend(words.split(", "))
        yield from ((title, language, tuple(words)) for language, words in found.items())


@cache
def messages(path: Path) -> list[ast.Message]:
    """The messages of a file."""
    return [entry for entry in FluentParser().parse(path.read_text("utf-8")).body if isinstance(entry, ast.Message)]


def texts(folder: Path, language: str) -> Iterator[tuple[Path, str, str]]:
    """The file, the id and the words of every message."""
    for path in sorted(folder.rglob(f"{language}.ftl")):
        for entry in messages(path):
            words = Words()
            words.visit(entry)
            yield path, entry.id.name, " ".join(words.said)


@pytest.mark.parametrize(("title", "language", "words"), list(rejected()), ids=lambda part: part if isinstance(part, str) else "")
def test_no_text_uses_a_rejected_word(title: str, language: str, words: tuple[str, ...]) -> None:
    assert language in LANGUAGES
    pattern = re.compile(rf"\b({'|'.join(map(re.escape, words))})\b", re.IGNORECASE)
    found = [(path.relative_to(SOURCES), key, hit[0]) for path, key, said in texts(FOLDERS[title], language)
             if (hit := pattern.search(said))]
    assert found == []


def test_every_section_with_a_table_is_checked() -> None:
    assert {title for title, _, _ in rejected()} == set(FOLDERS)


@pytest.mark.parametrize(("language", "marks"), [("es", "“”„"), ("pl", "“«»"), ("en", "«»„")])
def test_quotation_marks(language: str, marks: str) -> None:
    assert [(path.relative_to(SOURCES), key) for path, key, said in texts(SOURCES, language) if set(said) & set(marks)] == []


@pytest.mark.parametrize(("language", "space"), [("en", ""), ("es", " "), ("pl", "")])
def test_what_stands_before_a_per_cent_sign(language: str, space: str) -> None:
    """After a number. In Spanish it is a space, at which no line breaks once it is said."""
    for path in SOURCES.rglob(f"{language}.ftl"):
        assert set(re.findall(r"[}\d](\s?)%", path.read_text("utf-8"))) <= {space}, path


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_apostrophe_one_ellipsis_and_no_break_made_by_hand(language: str) -> None:
    """A straight apostrophe only quotes what is typed into a terminal; the no-break spaces come when a text is said."""
    wrong = re.compile(r"(?<=\w)'(?!\[)(?=\w)|s'(?= )|\.\.\.|(?<=\S) …|\u00a0")
    assert [(path.relative_to(SOURCES), key) for path, key, said in texts(SOURCES, language) if wrong.search(said)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_money_is_written_by_one_text_of_each_game(language: str) -> None:
    """No sentence types the sign of a currency; `money` is the one text that does, and no drawing does either."""
    for game in mercat.names():
        folder = SOURCES / "games" / game
        sign = next(said for path, key, said in texts(folder, language) if key == "money").strip()
        typed = [(path.name, key) for path, key, said in texts(folder, language) if sign in said and key != "money"]
        drawings = {path.name: re.sub(r"\{#[^#]*#\}", "", path.read_text("utf-8")) for path in folder.rglob("*.html")}
        drawn = [name for name, drawing in drawings.items() if re.search(r"£|\$[\d{]|\d ?\$|\}\} ?(\$|dr\.)|\d dr\.", drawing)]
        assert (typed, drawn) == ([], [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_the_categories_of_the_language(language: str) -> None:
    for path in sorted(SOURCES.rglob(f"{language}.ftl")):
        for entry in messages(path):
            for keys in categories(entry):
                assert not keys & {"few", "many"} or (language == "pl" and "one" in keys), f"{path}: {entry.id.name}"


def categories(message: ast.Message) -> list[set[str]]:
    """The plural categories of every selection of a message, those within others too."""
    found = []

    class Finder(Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
            found.append({variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)})
            self.generic_visit(node)

    Finder().visit(message)
    return found


def test_in_spanish_the_sign_of_money_comes_after_the_amount_in_every_game() -> None:
    said = {name: find(name).say("es", "money", amount=55) for name in names()}
    assert len(said) >= 3 and all(re.fullmatch(r"55\u00a0?\S+", one) for one in said.values()), said
