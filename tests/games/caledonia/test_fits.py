"""The drawing in a real Chromium: nothing sticks out of its card or column in any language, and a desktop's map can be read."""

import base64
from collections.abc import Iterator
from typing import Any

import pytest

from mercat.engine.matches.match import Match
from mercat.server.pages.drawing import table_style
from mercat.text import LANGUAGES
from tests.drawing import STATIC, parts, positions, ready, typefaces

BOARD = (960, 658)                      # what a page of 1366 by 768 leaves for the board
SHARED = 165                            # the width of the market, on the board below the contracts
PANEL = 350                             # and that which the column leaves for a panel
SMALLEST = 12.9                         # pixels of the smallest letters on the map there
SLACK = 1.5                             # pixels: fonts differ
CARDS = ".cc-contract, .cc-track, .cc-offer, .cc-head, .cc-tiles li, .cc-title, .cc-stock, .cc-units, .cc-upgrades, .cc-forecast"

STICKING_OUT = """() => [...document.querySelectorAll('CARDS')].filter(card => card.checkVisibility()).flatMap(card => {
    const room = card.getBoundingClientRect();
    const parts = [...card.querySelectorAll('*')].filter(part => part.checkVisibility() && !part.closest('.cc-unseen, svg *'));
    return parts.map(part => {
        const has = part.getBoundingClientRect();
        return has.width ? Math.max(room.left - has.left, has.right - room.right) : 0;
    }).filter(much => much > SLACK).map(much => `${card.className} ${card.textContent.trim().slice(0, 60)} by ${much}`);
})""".replace("CARDS", CARDS).replace("SLACK", str(SLACK))
UNDER_A_DIE = """() => [...document.querySelectorAll('.cc-contract .cc-die')].flatMap(die => {
    const over = die.getBoundingClientRect();
    const parts = [...die.parentElement.querySelectorAll('.cc-amount, .cc-done')].map(part => part.getBoundingClientRect());
    return parts.filter(part => part.right > over.left && part.left < over.right && part.bottom > over.top + SLACK
        && part.top < over.bottom).map(() => die.parentElement.textContent.trim());
})""".replace("SLACK", str(SLACK))
LETTERS = """() => [...document.querySelectorAll('.cc-map text')].map(part =>
    parseFloat(getComputedStyle(part).fontSize) * part.ownerSVGElement.getScreenCTM().a)"""

# How much of a picture has the colours of each seat, and how much of each of its inks.
COLOURS = """async picture => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const paper = new OffscreenCanvas(image.width, image.height).getContext("2d");
    paper.drawImage(image, 0, 0);
    const pixels = paper.getImageData(0, 0, image.width, image.height).data;
    const share = colour => {
        paper.fillStyle = colour;
        paper.fillRect(0, 0, 1, 1);
        const wanted = paper.getImageData(0, 0, 1, 1).data;
        let found = 0;
        for (let at = 0; at < pixels.length; at += 4)
            found += [0, 1, 2].every(part => Math.abs(pixels[at + part] - wanted[part]) < 12);
        return 4 * found / pixels.length;
    };
    return [0, 1, 2, 3].map(seat => {
        const probe = document.body.appendChild(document.createElement("i"));
        probe.className = `seat-${seat}`;
        probe.style.cssText = "color: var(--seat-colour); background-color: var(--seat-ink)";
        const style = getComputedStyle(probe);
        return [share(style.color), share(style.backgroundColor)];
    });
}"""


@pytest.fixture(scope="module")
def tables() -> list[Match[Any]]:
    """The choice of clans, and late positions: of four players, of two with the contracts of the next round face up, of one."""
    four = [match.at(len(match.journal)) for match in positions("caledonia", 4, 2, every=10)]
    two = [match.at(len(match.journal)) for match in positions("caledonia", 2, 3, every=10, future="shown")]
    one = [match.at(len(match.journal)) for match in positions("caledonia", 1, 4, every=10)]
    return [four[0], four[-2], two[0], two[-2], one[-2]]


@pytest.fixture
def page(chromium: Any) -> Iterator[Any]:
    made = chromium.new_page()
    yield made
    made.close()


def show(page: Any, match: Match[Any], language: str, width: int, height: int, frames: tuple[str, str, str]) -> None:
    """The board, what is shared and the panels in frames of these sizes, seen from the first seat."""
    page.set_viewport_size({"width": width, "height": height})
    style = typefaces() + table_style(match.game)
    board, shared, *panels = parts(match, language)
    players = "".join(f'<article class="player seat-{seat}{" own" if seat == 0 else ""}" style="{frames[2]}">{panel}</article>'
                      for seat, panel in enumerate(panels))
    ready(page, f'<html lang="{language}"><style>* {{ box-sizing: border-box }} body {{ margin: 0 }} {style}</style>'
                f'<body class="at-table"><main class="table"><div style="{frames[0]}">{board}</div>'
                f'<div style="{frames[1]}">{shared}</div>{players}</main>')


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_desktop_everything_fits_and_can_be_read(page: Any, tables: list[Match[Any]], language: str) -> None:
    for match in tables:
        show(page, match, language, 1366, 768,
             (f"width: {BOARD[0]}px; height: {BOARD[1]}px", f"width: {SHARED}px", f"width: {PANEL}px"))
        assert page.evaluate(STICKING_OUT) == [] == page.evaluate(UNDER_A_DIE)
        if match.view()["round"] > 0:
            assert min(page.evaluate(LETTERS)) >= SMALLEST
            if not match.view()["future"]:               # with those of the next round the column is scrolled
                assert page.evaluate("() => { const beside = document.querySelector('.cc-aside'); "
                                     "return beside.scrollHeight <= beside.clientHeight + 1 }")


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_nothing_is_wider_than_the_screen(page: Any, tables: list[Match[Any]], language: str) -> None:
    for match in tables:
        show(page, match, language, 390, 844, ("width: 372px", "width: 346px", "width: 344px"))
        assert page.evaluate(STICKING_OUT) == [] == page.evaluate(UNDER_A_DIE)
        assert page.evaluate("document.documentElement.scrollWidth") == 390
        map_, aside = (page.locator(half).bounding_box() for half in (".cc-map", ".cc-aside"))
        assert aside["y"] >= map_["y"] + map_["height"] - 1 and map_["width"] > 350


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pieces_have_the_colour_of_their_player(page: Any, tables: list[Match[Any]], scheme: str) -> None:
    """And something on them in the player's ink, at least the mark."""
    match, seen = tables[1], set()
    show(page, match, "en", 1366, 768, (f"width: {BOARD[0]}px; height: {BOARD[1]}px", "", ""))
    page.emulate_media(color_scheme=scheme)
    page.add_style_tag(path=STATIC / "css/base.css")
    page.evaluate("symbols => document.body.insertAdjacentHTML('beforeend', symbols)",
                  (STATIC.parents[1] / "play/templates/symbols.html").read_text(encoding="utf-8"))
    for hex in match.view()["map"]["hexes"]:
        if hex["owner"] is not None and (hex["owner"], hex["unit"]) not in seen:
            seen.add((hex["owner"], hex["unit"]))
            picture = page.locator(f"#cc-{hex['hex']} .cc-halo").screenshot()
            shares = page.evaluate(COLOURS, base64.b64encode(picture).decode())
            own, ink = shares[hex["owner"]]
            assert own > 0.1 and ink > 0.003, hex
            assert all(colour < own / 4 for seat, (colour, _) in enumerate(shares) if seat != hex["owner"]), hex
    assert {seat for seat, _ in seen} == {0, 1, 2, 3} and len(seen) > 8
