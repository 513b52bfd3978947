"""The glossary of icons has every symbol of a game's drawing, with a name and a sentence in every language."""

import re
from pathlib import Path

import pytest

import mercat
from mercat.server.play.help_page import SCENERY, glossary_of
from mercat.text import LANGUAGES
from tests.present import present

GAMES = mercat.names()


@pytest.mark.parametrize("name", GAMES)
def test_every_symbol_of_the_drawing_is_in_the_glossary(name: str) -> None:
    game = mercat.find(name)
    drawings = [path.read_text(encoding="utf-8") for files in ("*.html", "*/*.html") for path in Path(game.folder).glob(files)]
    drawn = [symbol for text in drawings for symbol in re.findall(r'<symbol id="([\w-]+)"([^>]*)', text)]
    assert drawn and sorted(symbol for symbol, more in drawn if SCENERY not in more) == sorted(
        icon.id for icon in present(glossary_of(game, "en")).icons)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_icon_has_a_name_and_a_sentence(name: str, language: str) -> None:
    game = mercat.find(name)
    for icon in present(glossary_of(game, language)).icons:
        assert icon.name and not icon.name.startswith("icon-") and "{" not in icon.name, icon
        assert icon.text.endswith(".") and not icon.text.startswith("icon-"), icon
    texts = (Path(game.folder) / "text" / "icons" / f"{language}.ftl").read_text(encoding="utf-8")
    known = {icon.id.partition("-")[2] for icon in present(glossary_of(game, language)).icons}
    assert set(re.findall(r"^icon-(\S+) =", texts, re.MULTILINE)) == known
