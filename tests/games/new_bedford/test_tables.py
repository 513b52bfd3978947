"""The numbers that rulebook and tiles state."""

import pytest

import mercat
from mercat.games.new_bedford import board, tables
from mercat.games.new_bedford.board import BUILDING_NAMES, building
from mercat.games.new_bedford.sources import DATA, FILE, SOURCES
from mercat.games.new_bedford.tables import COST, EDITIONS, FEWEST_SEATS, TILES, VICTORY

GAME = mercat.find("new_bedford")
PRINT_AND_PLAY = {                      # wood, food, brick, money
    "bank": (0, 0, 4, 0), "dry_dock": (2, 0, 2, 0), "lighthouse": (2, 0, 4, 0), "lumber_mill": (3, 0, 1, 0),
    "schoolhouse": (2, 2, 1, 0), "tavern": (0, 3, 2, 0), "tryworks": (0, 0, 2, 1), "wharf": (2, 3, 1, 0),
    "bakery": (0, 1, 2, 0), "brickyard": (0, 0, 4, 0), "chandlery": (2, 2, 1, 0), "cooperage": (4, 0, 0, 0),
    "courthouse": (5, 0, 1, 0), "inn": (0, 2, 2, 0), "market": (3, 0, 3, 0), "post_office": (2, 0, 1, 0),
    "counting_house": (0, 0, 3, 0), "mansion": (4, 0, 0, 10), "municipal_office": (0, 4, 4, 0), "seamens_bethel": (5, 0, 5, 0)}
SECOND_PRINTING = {**PRINT_AND_PLAY, "lighthouse": (2, 0, 2, 0), "tryworks": (0, 0, 3, 0), "wharf": (3, 0, 1, 0),
                   "bakery": (0, 2, 1, 0), "chandlery": (2, 2, 2, 0), "market": (1, 1, 1, 0), "counting_house": (3, 2, 0, 0),
                   "municipal_office": (4, 0, 4, 0)}


@pytest.mark.parametrize(("edition", "costs"), [("print_and_play", PRINT_AND_PLAY), ("second_printing", SECOND_PRINTING)])
def test_costs_of_the_edition(edition: str, costs: dict[str, tuple[int, int, int, int]]) -> None:
    """NB-BUILD-8"""
    state = GAME.first(3, [EDITIONS.index(edition)])
    assert {name: tuple(int(COST[state.tile(building(name)), place]) for place in range(4)) for name in BUILDING_NAMES} == costs


def test_buildings_by_number_of_players() -> None:
    """NB-SETUP-2: 20 tiles, 4 of them bonus buildings; 12 for two players."""
    assert len(BUILDING_NAMES) == 20 and sum(VICTORY) == 4
    assert sum(1 for number in range(20) if FEWEST_SEATS[number] == 2) == 12
    for seats, buildings in ((2, 12), (3, 20), (4, 20)):
        state = GAME.first(seats)
        assert sum(state.is_in_game(number) for number in range(20)) == buildings
    listed = DATA["setup"]["buildings"]
    assert {name for name in BUILDING_NAMES if FEWEST_SEATS[building(name)] == 2} == set(listed["two_players"])
    assert {name for name in BUILDING_NAMES if FEWEST_SEATS[building(name)] == 3} == set(listed["three_four_players_add"])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_bag(seats: int) -> None:
    """NB-SETUP-1: 19 tokens for each player; four players use all there are."""
    state = GAME.first(seats)
    assert sum(state.bag) == 19 * seats
    if seats == 4:
        parts = DATA["components"]
        assert list(state.bag) == [parts[name] for name in ("right_whale", "bowhead_whale", "sperm_whale", "empty_sea")]


def test_lays() -> None:
    """NB-LAY-1: the lay is twice the points and twice what a sale brings."""
    for whale in range(3):
        assert tables.LAY[whale] == 2 * tables.POINTS[whale] == 2 * tables.SELLS_FOR[whale]
    assert list(tables.LAY) == [2, 4, 8]


def test_launching_costs() -> None:
    """NB-SHIP-3 NB-SHIP-4 NB-WHARF-1: by way and row; nobody can pay for the row without a cost."""
    rows = {way: [int(tables.LAUNCH_FOOD[way, row]) for row in range(1, 7)] for way in range(4)}
    assert rows == {tables.AT_PIER: [1, 2, 3, 4, 5, 6], tables.FIRST_AT_PIER: [0, 1, 2, 3, 4, 5],
                    tables.AT_WHARF: [1, 1, 2, 2, 3, 3], tables.AT_DRY_DOCK: [1, 2, 3, 4, 5, 6]}
    assert all(tables.LAUNCH_FOOD[way, 0] == tables.NEVER for way in range(4))


def test_the_row_without_a_cost_is_for_whaling() -> None:
    """NB-SHIP-9: the data decides it, and players are told that it is assumed."""
    assert DATA["whaling_board"]["return"]["uncosted_row_is_whaling_row"] is True and board.NEAREST == 0
    assert "uncosted_row" in GAME.assumed


def test_discounts() -> None:
    """NB-HALL-2 NB-COURT-1: none, three of one good, six of two."""
    saved = [sum(int(tables.LESS[number, good]) for good in range(3)) for number in range(10)]
    assert saved == [0, 1, 1, 1, 2, 2, 2, 2, 2, 2]
    assert [list(tables.FIRST_DISCOUNT)[count] for count in range(4)] == [0, 1, 4, 10]


def test_everything_has_a_source() -> None:
    assert TILES["lighthouse"]["arrives_at_rank"] == 1
    assert (SOURCES.folder / FILE).read_text(encoding="utf-8").count("Confidence") >= 25
