"""The drawing in a real Chromium: no word leaves its sign, in any language; nothing is too small to read on a desktop."""

from pathlib import Path

import pytest

from drawing import parts, positions, ready, typefaces
from mercat.text import LANGUAGES

BOARD = (778, 533)                      # what a page of 1366 by 768 leaves for the board
SMALLEST = 11                           # pixels of the smallest letters there
SLACK = 3                               # pixels: fonts differ

STICKING_OUT = """() => [...document.querySelectorAll('foreignObject')].flatMap(sign => {
    const room = sign.getBoundingClientRect(), box = sign.firstElementChild;
    return [...box.querySelectorAll('*'), box].filter(part => part.tagName !== 'use' && !part.closest('symbol')).map(part => {
        const range = document.createRange();
        range.selectNodeContents(part);
        const has = range.getBoundingClientRect();
        if (!has.width) return 0;
        return Math.max(room.left - has.left, room.top - has.top, has.right - room.right, has.bottom - room.bottom);
    }).filter(much => much > SLACK).map(much => `${sign.closest('[id]').id} ${box.textContent.trim()} by ${much}`);
})"""
LETTERS = """() => [...document.querySelectorAll('.nb-map text, .nb-map foreignObject *')].filter(part =>
    [...part.childNodes].some(node => node.nodeType === 3 && node.data.trim())).map(part => {
        const drawing = part.closest('.nb-map > svg');
        return parseFloat(getComputedStyle(part).fontSize) * drawing.getScreenCTM().a;
    })"""


@pytest.fixture(scope="module")
def late():
    """A position late in a game of four, with most of the town built."""
    return max(positions("new_bedford", 4, 2, every=10), key=lambda match: len(match.journal))


def shown(chromium, late, language, width, height, frame):
    """A page with the table in a frame of this size."""
    page = chromium.new_page(viewport={"width": width, "height": height})
    style = typefaces() + (Path(late.game.folder) / "table.css").read_text(encoding="utf-8")
    board, *panels = parts(late, language)
    ready(page, f'<html lang="{language}"><style>* {{ box-sizing: border-box }} body {{ margin: 0 }} {style}</style>'
                f'<div style="{frame}">{board}</div>{"".join(panels)}')
    return page


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_desktop_every_word_fits_and_can_be_read(chromium, late, language):
    page = shown(chromium, late, language, 1366, 768, f"width: {BOARD[0]}px; height: {BOARD[1]}px")
    assert page.evaluate(STICKING_OUT.replace("SLACK", str(SLACK))) == []
    assert min(page.evaluate(LETTERS)) >= SMALLEST


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_the_sea_lies_below_the_town_and_nothing_is_wider_than_the_screen(chromium, late, language):
    page = shown(chromium, late, language, 390, 844, "")
    assert page.evaluate(STICKING_OUT.replace("SLACK", str(SLACK))) == []
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    town, sea = (page.locator(half).bounding_box() for half in (".nb-town", ".nb-sea"))
    assert sea["y"] >= town["y"] + town["height"] - 1 and town["width"] == sea["width"] == 390
