"""The drawn table: every word has its text, what can be pointed at is there, nothing breaks the page's policy."""

import re
from collections import Counter

import pytest

import mercat
from mercat.text import LANGUAGES
from tests.drawing import drawn, faults, parts, positions
from tests.thorough import games

POINTED = {"hex", "unit", "good", "contract", "port", "clan", "start", "worker", "spot"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_position_can_be_drawn_in_every_language(language: str, seats: int) -> None:
    for match in positions("caledonia", seats, seats, every=12, **({"future": "shown"} if seats == 3 else {})):
        assert faults(drawn(match, language)) == []


@pytest.mark.one_form
def test_everything_that_a_move_can_point_at_is_on_the_table() -> None:
    """Whatever a verb's facet stands for is drawn when that verb can be played; amounts and ways are asked in the prompt."""
    pointed: Counter[str] = Counter()
    for seed in range(games(1)):
        for options in ({}, {"clans": "off"}):
            for match in positions("caledonia", 4, seed, every=3, **(options or {})):
                html = drawn(match, "en") if match.to_move is not None else ""
                for move in match.legal():
                    for facet, value in move.facets.items():
                        if facet in POINTED:
                            assert f'data-{facet}="{value}"' in html, f"{move} points at nothing"
                            pointed[facet] += 1
    assert set(pointed) >= POINTED - {"spot"}


def test_alone_the_dice_are_printed_on_the_boards() -> None:
    """Each slot of the export board names its face of the price die; the market shows which prices are low and high."""
    html = drawn(mercat.Match.start("caledonia", seats=1, seed=1), "en")
    assert re.findall(r'class="cc-die"[^>]*><span aria-hidden="true">([^<]+)<', html) == ["−3", "−2", "−1", "+1", "+2", "+3"]
    assert html.count("cc-vacant") == 1 and html.count("cc-scale") == 1
    assert "cc-die" not in drawn(mercat.Match.start("caledonia", seats=2, seed=1), "en")


def test_units_and_neutral_workers_stand_on_the_map() -> None:
    match = mercat.Match.start("caledonia", seats=1, seed=1)
    html = drawn(match, "en")
    assert html.count('class="cc-token cc-nobody"') == sum(hex["unit"] == "neutral" for hex in match.view()["map"]["hexes"]) > 5


def test_a_piece_is_drawn_with_the_mark_of_its_owner() -> None:
    """The mark tells players apart without their colours."""
    *_, match = positions("caledonia", 4, 2, every=10)
    html, pieces = drawn(match, "en"), 0
    for hex in match.view()["map"]["hexes"]:
        (here,) = re.findall(rf'<g id="cc-{hex["hex"]}" .*?(?=<g id="cc-[A-M]\d"|</svg>)', html, re.DOTALL)
        tokens = re.findall(r'class="cc-token seat-(\d)".*?href="#cc-piece-(\w+)".*?href="#m-(\d)"', here)
        assert tokens == ([] if hex["owner"] is None else [(str(hex["owner"]), hex["unit"], str(hex["owner"]))])
        assert ("cc-coin" in here) == (hex["kind"] == "land" and hex["unit"] is None)
        pieces += len(tokens)
    assert pieces > 20


def test_a_finished_game_marks_no_contract_that_could_be_fulfilled() -> None:
    marked = {match.to_move is None: re.findall(r"cc-told|cc-ready-\d|cc-has", drawn(match, "en"))
              for match in positions("caledonia", 2, 2, every=8)}
    assert marked[False] and marked[True] == []


def test_a_late_board_stays_small() -> None:
    """All of it is sent after every move: 105,000 characters were measured in a game of four bots."""
    *_, match = positions("caledonia", 4, 2, every=10)
    assert len(parts(match, "en")[0]) < 125_000
