"""The components against the rulebook: counts, sums, and the map. POS-MAP-1"""

from mercat.games.poseidon import board, tables


def names(places: list[int]) -> list[str]:
    return sorted(board.PLACE_NAMES[place] for place in places)


def test_counts_of_the_rulebook() -> None:
    assert sum(tables.SHIP_COUNT) == 30 and sum(tables.SHIP_COUNT_FOR_TWO) == 27
    assert sum(tables.POTENTIALS) == tables.DISCS == 160
    assert list(tables.START_MONEY)[2:] == [780, 580, 440, 400]
    assert list(tables.MERCHANT_LIMIT)[2:] == [21, 18, 15, 13]
    assert [tables.CARDS_EACH[seats] * seats for seats in (2, 3)] == [6, 6]
    assert sum(tables.IS_EXPLORATION) == 11 and tables.ROUNDS == 17
    assert [name for name, leaves in zip(tables.ROUND_NAMES, tables.SHIP_LEAVES_AFTER, strict=True) if leaves] \
        == ["mr2", "mr3", "mr4", "mr5"]


def test_every_phase_has_its_row() -> None:
    assert list(tables.PHASE_OF_SHIP) == [1, 1, 2, 2, 3, 3, 4]
    assert list(tables.OBSOLETE)[2:] == [0, 1, 2]
    assert list(tables.NEW_MERCHANTS)[1:] == [0, 4, 6, 0]
    assert list(tables.KINGS_MONEY)[1:] == [5, 10, 15, 20]
    assert list(tables.STAY_HOME)[1:] == [100, 200, 300, 400]


def test_prices_and_trade_in() -> None:
    assert [int(tables.SHIP_PRICE[ship]) for ship in (0, 2, 3)] == [100, 300, 500]
    assert [int(tables.TRADE_IN[ship]) for ship in (2, 3)] == [150, 250]


def test_the_map_has_83_hexes_in_one_sea() -> None:
    assert board.PLACES == 81 and board.HEXES == 79         # each area of the New World is one place of two hexes
    assert all(place in board.NEIGHBOURS[other] for place in range(81) for other in board.NEIGHBOURS[place])
    assert max(max(row[:79]) for row in board.STEPS[0]) < board.FAR
    posts = [place for place in range(79) if board.CIRCLES[place]]
    assert len(posts) == 50 and sum(board.CIRCLES[place] for place in posts) == 92
    assert board.TEMPLE_COUNT == 8 and len(board.MAP["open_sea"]) == 10


def test_thick_borders_close_what_the_facts_say() -> None:
    def around(name: str) -> list[str]:
        return names(board.NEIGHBOURS[board.place_of(name)])

    assert around("F8") == ["E7", "F6"]
    assert around("G7") == ["H6", "H8"]
    assert around("A17") == ["A15", "B16"]
    assert around("A9") == ["A7", "B10", "B8"]
    assert around("E9") == ["D10", "D8", "E11", "F10"]
    assert around("E19") == ["E17", "F18", "F20"]
    assert around("H6") == ["G5", "G7", "H8", "I7", "kyrene"]
    assert around("I5") == ["H6", "I7", "J8"] and around("I21") == ["H20", "I19", "J18"]


def test_two_players_have_a_smaller_sea() -> None:
    assert names(board.CLOSED_FOR_TWO) == ["D4", "G7", "kyrene"]
    open_places = [place for place in range(79) if place not in board.CLOSED_FOR_TWO]
    assert max(board.STEPS[1][open_places[0]][place] for place in open_places) < board.FAR


def test_homes_and_cultures_lie_where_the_facts_say() -> None:
    assert [board.PLACE_NAMES[home] for home in board.HOME] == ["F10", "A9", "H8", "E9", "C9", "F8", "G7", "D4"]
    assert [board.PLACE_NAMES[place] for place in list(board.CULTURE)[1:]] == ["C17", "J14", "G9"]
    assert [int(board.VALUE[place]) for place in list(board.CULTURE)[1:]] == [6, 6, 6]


def test_donations_are_whole_units() -> None:
    assert all(donation % board.DONATION_UNIT == 0 for donation in board.DONATION)
