"""The view tells the position as plain data, and the drawing shows it: every word has its text, all can be pointed at."""

import json
import random
import re
from collections import Counter

import pytest

import mercat
from mercat.games.poseidon.tables import NATION_NAMES
from mercat.text import LANGUAGES

drawing = pytest.importorskip("mercat.server.drawing")
NAMES = ["Ana", "<Benito", "Celina", "Damian", "Ewa"]


def positions(seats, seed, every, most=600):
    """Matches on their way, played at random."""
    chance = random.Random(seed)
    match = mercat.Match.start("poseidon", seats=seats, seed=seed, names=NAMES[:seats])
    for made in range(most):
        if match.to_move is None:
            break
        if made % every == 0:
            yield match
        match.play(chance.choice(match.legal()))
    yield match


def drawn(match, language):
    macros = drawing.Drawn(match.game, match.view(), language, NAMES[:match.seats])
    return "".join(map(str, [macros.board, macros.shared, *(macros.player(seat) for seat in range(match.seats))]))


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_it_is_plain_data_and_equals_the_position(seats):
    for match in positions(seats, seats, 40):
        view, state = match.view(), match.state
        assert json.loads(json.dumps(view)) == view
        assert view["round"] == state.round + 1 and view["phase"] == state.phase
        rows = {row["nation"]: row for row in view["nations"]}
        for number, name in enumerate(NATION_NAMES):
            assert (name in rows) == bool(state.is_in_play(number))
            if name in rows:
                assert rows[name]["treasury"] == state.treasury[number] and rows[name]["pool"] == state.pool[number]
                assert rows[name]["held"] == [state.merchants[seat, number] for seat in range(seats)]
                assert len(rows[name]["fleet"]) == state.ships_of(number)
                assert sum(name in place["posts"] for place in view["places"]) == sum(
                    state.posts[number, place] for place in range(81))
        stacked = [nation for space in reversed(view["track"]) for nation in space["stack"]]
        assert stacked == [row["nation"] for row in view["nations"] if row["king"] is not None]
        for score, player in zip(match.scores(), view["players"], strict=True):
            assert player["money"] == state.money[player["seat"]] and player["worth"] == score.total


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_can_be_drawn_in_every_language(language):
    for match in positions(5, 2, 25):
        html = drawn(match, language)
        ids = Counter(re.findall(r'\bid="([^"]+)"', html))
        assert [name for name, times in ids.items() if times > 1] == []
        for used in set(re.findall(r'href="#([^"]+)"', html)):
            assert used in ids or re.fullmatch(r"m-[0-4]", used), f"nothing is drawn for {used}"
        assert not re.search(r'\sstyle="|<script|\son\w+="', html) and "<Benito" not in html
        shown = re.sub(r'(?:id|class|href|data-[a-z]+)="[^"]*"', "", html)
        assert re.findall(r"\b(?:table|does|hex|nation|ship|card|round)-[a-z]\w+", shown) == []


def test_everything_that_a_move_can_point_at_is_on_the_table():
    pointed = Counter()
    for match in positions(4, 7, 5):
        html = drawn(match, "en") if match.to_move is not None else ""
        for move in match.legal():
            for facet, value in move.facets.items():
                if facet in ("hex", "nation", "ship", "card", "prestige"):
                    assert f'data-{facet}="{value}"' in html, f"{move} points at nothing"
                    pointed[facet] += 1
    assert set(pointed) == {"hex", "nation", "ship", "card", "prestige"}


def test_a_drawn_route_goes_from_hex_to_hex():
    seen = 0
    for match in positions(4, 3, 1):
        for route in match.view()["routes"]:
            seen += 1
            for (left, top), (right, bottom) in zip(route["way"], route["way"][1:], strict=False):
                assert abs(right - left) + abs(bottom - top) <= 62
    assert seen > 5
