"""Counts and sums that the rulebooks and the facts state: CAL-SETUP-4 CAL-SETUP-8 CAL-EXPAND-2 CAL-FULFIL-7 CAL-FERGUSSON-2
CAL-MACDONALD-6 CAL-STEWART-1."""

import pytest

from mercat.games.caledonia import tables


def test_contracts_as_printed() -> None:
    """CAL-FULFIL-7: on how many contracts each thing is, and how often in all."""
    expected = {"wool": (21, 40), "bread": (19, 35), "cheese": (20, 33), "whisky": (19, 34), "beef": (11, 18), "mutton": (13, 18),
                "grain": (0, 0), "milk": (0, 0)}
    rewards = {"cotton": (17, 53), "tobacco": (16, 49), "sugar_cane": (16, 45), "hops": (40, 111), "free_land": (13, 13),
               "pounds": (20, 174), "upgrades": (9, 12)}
    for grid, names, wanted in ((tables.DEMAND, tables.DELIVERED, expected), (tables.REWARD, tables.GIVEN, rewards)):
        for place, name in enumerate(names):
            column = [int(grid[contract, place]) for contract in range(1, 51)]
            assert (sum(number > 0 for number in column), sum(column)) == wanted[name], name


def test_unit_costs() -> None:
    """CAL-EXPAND-2."""
    printed = [8, 9, 12, 8, 18, 10, 6, 10]
    assert [int(tables.UNIT_COST[0, unit * 8]) for unit in range(8)] == printed
    assert [int(tables.UNIT_COST[0, unit * 8 + 3]) for unit in range(8)] == printed


def test_boards() -> None:
    """CAL-SETUP-8: four of each unit; MacDonald has eight workers on one heap."""
    assert [int(tables.HAND[0, unit]) for unit in range(9)] == [4] * 8 + [0]
    assert [int(tables.HAND[tables.MACDONALD + 1, unit]) for unit in range(9)] == [4] * 6 + [0, 0, 8]
    assert (tables.MERCHANTS, tables.MERCHANTS_AT_START, tables.STEWART_MERCHANTS) == (7, 2, 5)


@pytest.mark.parametrize(("clan", "many", "few"), [("fergusson", 3, 2), ("macdonald", 0, 1), ("stewart", 1, 1),
                                                   ("campbell", 0, 0)])
def test_free_shipping(clan: str, many: int, few: int) -> None:
    """CAL-FERGUSSON-2, CAL-MACDONALD-6, CAL-STEWART-1: with three or four players, and with one or two."""
    row = tables.CLAN_NAMES.index(clan) + 1
    assert (tables.FREE_SHIPPING[row, 0], tables.FREE_SHIPPING[row, 1]) == (many, few)


def test_contracts_shown() -> None:
    """CAL-SETUP-4."""
    assert list(tables.DISPLAYED) == [0, 5, 6, 7, 8]


def test_price_tracks() -> None:
    """Ten steps each, never falling, starting on the fourth; every unit costs money even at the discount."""
    for good in range(6):
        prices = [int(tables.PRICE[good, step]) for step in range(10)]
        assert prices == sorted(prices) and prices[0] > tables.DISCOUNT[good]
    assert [int(tables.PRICE[good, tables.START_STEP]) for good in range(6)] == [4, 5, 5, 10, 10, 11]


def test_starting_tiles_are_worth_about_the_same() -> None:
    """The stand-in: £55 and goods worth £10 to £15 at the start prices."""
    for tile in range(1, 10):
        worth = sum(int(tables.START_GOODS[tile, good]) * int(tables.PRICE[good, tables.START_STEP]) for good in range(6))
        assert 10 <= worth <= 15
