"""The view is the position as plain data, and the drawing shows it: every word has its text, all can be pointed at."""

import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

import mercat
from mercat.engine.matches.match import Match
from mercat.games.poseidon.state import NUMBER, Poseidon
from mercat.games.poseidon.tables import NATION_NAMES
from mercat.text import LANGUAGES, question
from tests.drawing import NAMES, drawn, faults
from tests.present import present

FACETS = ("hex", "nation", "ship", "card", "prestige", "income", "donation")


def positions(seats: int, seed: int, every: int, most: int = 600) -> Iterator[Match[Poseidon]]:
    """Matches on their way, played at random."""
    chance = random.Random(seed)
    match = mercat.Match.start("poseidon", seats=seats, seed=seed)
    for made in range(most):
        if match.to_move is None:
            break
        if made % every == 0:
            yield match
        match.play(chance.choice(match.legal()))
    yield match


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_it_is_plain_data_and_equals_the_position(seats: int) -> None:
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
def test_every_position_can_be_drawn_in_every_language(language: str) -> None:
    for match in positions(4, 2, 25):
        assert faults(drawn(match, language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_names_the_nation_that_acts(language: str) -> None:
    named: Counter[str | None] = Counter()
    for match in positions(4, 2, 3):
        view = match.view()
        if match.to_move is None:
            continue
        asked = question(match.game, language, present(match.step), view, NAMES)
        assert "{" not in asked
        if view["acting"] is not None:
            nation = match.game.say(language, f"nation-{view['acting']}")
            assert nation[:3] in asked, f"{match.step}: {asked}"       # Polish cases change the endings
            named[match.step] += 1
    assert len(named) > 10


@pytest.mark.one_form
def test_everything_that_a_move_can_point_at_is_on_the_table() -> None:
    pointed: Counter[str] = Counter()
    for number, match in enumerate(positions(4, 7, 1)):
        if match.to_move is None or (number % 5 and match.step != "sailing"):
            continue
        html = drawn(match, "en")
        for move in match.legal():
            for facet, value in move.facets.items():
                if facet in FACETS:
                    assert f'data-{facet}="{value}"' in html, f"{move} points at nothing"
                    pointed[facet] += 1
    assert set(pointed) == set(FACETS)


def test_a_drawn_route_goes_from_hex_to_hex() -> None:
    seen = 0
    for match in positions(4, 3, 1):
        view = match.view()
        sailed = [view["voyage"]["way"]] if view["voyage"] else []
        best = [row["route"]["way"] for row in view["nations"] if row["route"]]
        for way in [route["way"] for route in view["routes"]] + sailed + best:
            seen += 1
            for (left, top), (right, bottom) in pairwise(way):
                assert abs(right - left) + abs(bottom - top) <= 62
    assert seen > 5


def test_the_routes_offered_are_the_moves_and_say_what_they_bring() -> None:
    seen = 0
    for match in positions(3, 4, 1):
        view = match.view()
        sent = {(int(move.facets["income"]), int(move.facets["donation"])) for move in match.legal() if move.verb == "send"}
        assert {(route["income"], route["donation"]) for route in view["routes"]} == sent
        for route in view["routes"]:
            row = next(row for row in view["nations"] if row["nation"] == view["acting"])
            assert route["own"] == route["income"] * row["held"][match.to_move]
            assert route["treasury"] == row["treasury"] - route["donation"]
            assert route["income"] <= row["income"]
            seen += 1
    assert seen > 5


def test_the_places_on_a_route_pay_what_it_brings_and_want_what_it_costs() -> None:
    seen: Counter[int | str] = Counter()
    for number, match in enumerate(positions(5, 6, 1)):
        if number % 5 and match.step != "sailing":
            continue
        view = match.view()
        for row in view["nations"]:
            assert (row["route"] is None) == (row["income"] == 0)
            if row["route"]:
                assert row["route"]["income"] == row["income"] and row["route"]["donation"] <= row["treasury"]
        for route in [row["route"] for row in view["nations"] if row["route"]] + view["routes"]:
            assert sum(stop["income"] for stop in route["stops"]) == route["income"]
            assert sum(stop["donation"] for stop in route["stops"]) == route["donation"]
            seen[len(route["stops"])] += 1
    assert len(seen) > 3


def test_the_income_with_the_next_ship_allows_for_its_price_and_its_phase() -> None:
    """With the first 4-ship two 2-ships are gone, the treasury is poorer by 300, and temples pay as in phase 2."""
    match = next(match for match in positions(4, 1, 1) if match.step == "sailing")
    state, acting = match.state, match.view()["acting"]
    nation = NATION_NAMES.index(acting)

    def row() -> dict[str, Any]:
        found: dict[str, Any] = next(row for row in match.view()["nations"] if row["nation"] == acting)
        return found

    for ship in range(len(state.deck)):
        state.fleet[nation, ship] = 2 if ship == 0 else 0
        state.deck[ship] = 4 if ship > 1 else 0
    state.treasury[nation] = 320
    later = row()["income_next"]
    assert [phase["begins"] for phase in match.view()["phases"]] == [None, "4"]
    state.fleet[nation, 0], state.fleet[nation, 2], state.treasury[nation] = 0, 1, 20
    state.numbers[NUMBER.index("phase")] = 2
    assert row()["income"] == later > 0
    assert [(phase["obsolete"], phase["begins"]) for phase in match.view()["phases"]] == [("2", "4"), ("3", "6")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_asks_only_for_what_can_be_done(language: str) -> None:
    """Who has sold may no longer pass; a nation that finds no ship in the bank need not have one."""
    told = {"pass": 0, "end_turn": 0, "finish": 0, "ship": 0}
    first: dict[str, str] = {}
    for match in positions(4, 1, 1):
        if match.step not in ("trading", "shipyard"):
            continue
        view, verbs = match.view(), {move.verb for move in match.legal()}
        about = view["about"]
        if match.step == "trading":
            assert bool(about["acted"]) == ("end_turn" in verbs) != ("pass" in verbs)
            sort = "end_turn" if about["acted"] else "pass"
        else:
            assert bool(about["needed"]) == ("finish" not in verbs)
            sort = "ship" if about["needed"] else "finish"
        told[sort] += 1
        asked = question(match.game, language, present(match.step), view, NAMES)
        first.setdefault(sort, re.sub(r"\d+", "0", asked))
    assert all(told.values()) and len(set(first.values())) == len(told)
