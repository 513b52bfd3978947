"""The drawing in a real Chromium: no word leaves its sign, in any language; nothing is too small to read on a desktop."""


import pytest
from playwright.sync_api import Browser, Page

from mercat.engine.matches.match import Match
from mercat.games.new_bedford.state import NewBedford
from mercat.server.pages.drawing import table_style
from mercat.text import LANGUAGES
from tests.drawing import parts, positions, ready, typefaces
from tests.present import present

BOARD = (778, 533)                      # what a page of 1366 by 768 leaves for the board
SMALLEST = 11.3                         # pixels of the smallest letters there, the longest names of buildings
ON_A_PHONE = 10.95                      # and on a phone of 390
SLACK = 1                               # pixels

INK = 1.1                               # what a line of letters needs, to their size

STICKING_OUT = """() => [...document.querySelectorAll('foreignObject')].flatMap(sign => {
    const room = sign.getBoundingClientRect(), scale = sign.ownerSVGElement.getScreenCTM().a;
    const lines = part => [...part.childNodes].filter(node => node.nodeType === 3 && node.data.trim()).flatMap(node => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].map(line => {
            const spare = (line.height - INK * scale * parseFloat(getComputedStyle(part).fontSize)) / 2;
            return [line.left, line.top + spare, line.right, line.bottom - spare];
        });
    });
    const icons = [...sign.querySelectorAll('svg')].map(icon => icon.getBoundingClientRect());
    const has = [...[...sign.querySelectorAll('*')].filter(part => !part.closest('svg svg')).flatMap(lines),
                 ...icons.map(icon => [icon.left, icon.top, icon.right, icon.bottom])];
    return has.map(part => Math.max(room.left - part[0], room.top - part[1], part[2] - room.right, part[3] - room.bottom))
        .filter(much => much > SLACK).map(much => `${sign.closest('[id]').id} ${sign.textContent.trim()} by ${much}`);
})""".replace("INK", str(INK)).replace("SLACK", str(SLACK))
LETTERS = """() => [...document.querySelectorAll('.nb-map text, .nb-map foreignObject *')].filter(part =>
    [...part.childNodes].some(node => node.nodeType === 3 && node.data.trim())).map(part => {
        const drawing = part.closest('.nb-half > svg');
        return parseFloat(getComputedStyle(part).fontSize) * drawing.getScreenCTM().a;
    })"""


@pytest.fixture(scope="module")
def late() -> Match[NewBedford]:
    """A position late in a game of four, with most of the town built."""
    return max(positions("new_bedford", 4, 2, every=10), key=lambda match: len(match.journal))


def shown(chromium: Browser, late: Match[NewBedford], language: str, width: int, height: int, frame: str) -> Page:
    """A page with the table in a frame of this size."""
    page = chromium.new_page(viewport={"width": width, "height": height})
    style = typefaces() + table_style(late.game)
    board, *panels = parts(late, language)
    ready(page, f'<html lang="{language}"><style>* {{ box-sizing: border-box }} body {{ margin: 0 }} {style}</style>'
                f'<div style="{frame}">{board}</div>{"".join(panels)}')
    return page


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_desktop_every_word_fits_and_can_be_read(chromium: Browser, late: Match[NewBedford], language: str) -> None:
    page = shown(chromium, late, language, 1366, 768, f"width: {BOARD[0]}px; height: {BOARD[1]}px")
    assert page.evaluate(STICKING_OUT) == []
    assert min(page.evaluate(LETTERS)) >= SMALLEST


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_the_sea_lies_below_the_town_and_nothing_is_wider_than_the_screen(chromium: Browser, late: Match[NewBedford],
                                                                                     language: str) -> None:
    page = shown(chromium, late, language, 390, 844, "")
    assert page.evaluate(STICKING_OUT) == []
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert min(page.evaluate(LETTERS)) >= ON_A_PHONE
    town, sea = (page.locator(half).bounding_box() for half in (".nb-town", ".nb-sea"))
    assert present(sea)["y"] >= present(town)["y"] + present(town)["height"] - 1
    assert present(town)["width"] == present(sea)["width"] == 390
