"""Games against bots by keyboard alone, and by the accessibility tree alone."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.choosing import hasty
from tests.browser.people import Person
from tests.browser.playing_by_hand import ByEars, ByKeys

GAMES = ("caledonia", "new_bedford", "poseidon")
FIRST = 4                                                # moves of a short game
MOST = 400                                               # of a whole one
SHUNNED = "^(Sell|Sail by hand|Steer|Make an offer)"                  # in Poseidon, whose random games may go on for ever


def move_of(game: str, moves: list[str], chance: Random) -> str:
    """Any move; in Poseidon one that brings the game on, as selling and buying may go on for ever."""
    if game != "poseidon":
        return chance.choice(moves)
    return hasty([move for move in moves if not move.startswith("sell")] or moves, chance)


def by_keys(one: Person, game: str, most: int) -> ByKeys:
    """Play so many moves, fewer where the game ends before."""
    chance, hands = Random(4), ByKeys(one)
    for _ in range(most):
        one.wait_for_turn()
        if one.glances()[0] == "over":
            break
        hands.make(move_of(game, one.moves(), chance))
    return hands


def by_ears(one: Person, most: int) -> ByEars:
    listener = ByEars(one, 5, shunned=SHUNNED)
    for _ in range(most):
        one.wait_for_turn()
        listener.listen()
        if one.glances()[0] == "over":
            break
        assert "Your turn" in listener.turn()
        assert len(listener.make_a_move()) > 0
    return listener


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_the_first_moves_by_keyboard_alone(person: Callable[..., Person], game: str) -> None:
    one = person("Ana")
    one.begin(game=game)
    hands = by_keys(one, game, FIRST)
    assert hands.listed == 0                             # everything could be chosen where it is
    if game == "poseidon":
        the_sheet_is_sorted(one, hands)


def the_sheet_is_sorted(one: Person, hands: ByKeys) -> None:
    """By a heading, the numbers from the greatest; another move leaves it so, and a second time turns it round."""
    rows, number = one.page.locator("#ps-nations tbody tr:not([data-last])"), "cells => cells.map(cell => Number(cell.innerText))"
    one.wait_for_turn()
    for way in ("descending", "ascending"):
        hands.go_to("#ps-nations th:nth-child(3) button")
        hands.keys.press("Enter")
        expect(one.page.get_by_role("columnheader", name="Treasury")).to_have_attribute("aria-sort", way)
        hands.make(hasty(one.moves(), Random(4)))
        one.wait_for_turn()
        treasuries = rows.locator("td:nth-child(3)").evaluate_all(number)
        assert treasuries == sorted(treasuries, reverse=way == "descending")


@pytest.mark.parametrize("game", GAMES)
def test_the_first_moves_by_the_accessibility_tree_alone(person: Callable[..., Person], game: str) -> None:
    one = person("Ana")
    one.begin(game=game)
    by_ears(one, FIRST)


@pytest.mark.long
@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_alone(person: Callable[..., Person], game: str) -> None:
    one = person("Ana")
    one.begin(game=game)
    by_keys(one, game, MOST)
    assert one.match().to_move is None
    expect(one.page.get_by_role("heading", name="Final scores")).to_be_visible()


@pytest.mark.long
@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_the_accessibility_tree_alone(person: Callable[..., Person], game: str) -> None:
    one = person("Ana")
    one.begin(game=game)
    listener = by_ears(one, MOST)
    assert one.match().to_move is None and listener.heard
