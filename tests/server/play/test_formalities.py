"""A question whose answer changes nothing is answered by the table: it is no moment of its own, and undo goes past it."""

import random
from typing import Any

import pytest

import mercat
from mercat.engine.matches.match import Match
from mercat.games.poseidon.decision import formality, nation_asked
from mercat.games.poseidon.tables import SHIP_NAMES
from mercat.moments import grouped_lines, moments_of
from mercat.server.play.history import after_last_own_move
from mercat.server.tables.matches import make_move
from mercat.server.tables.undo_rights import free_undo

SEVEN = SHIP_NAMES.index("7_ship")


def before_a_needless_question(most: int = 40) -> tuple[Match[Any], str]:
    """A match right before a move after which Poseidon could double the range of a fleet that reaches everything anyway, and
    that move. The position was edited: the nation's fleet is large, and its treasury empty."""
    for seed in range(most):
        chance, match, last = random.Random(seed), mercat.Match.start("poseidon", seats=3, seed=seed), ""
        while match.to_move is not None and len(match.entries) < 800:
            if match.step == "praying" and match.entries[-1].seat >= 0:
                nation, edited = nation_asked(match.state), match.at(len(match.entries) - 1)
                for ship in range(len(edited.state.deck)):
                    edited.state.fleet[nation, ship] = 3 if ship == SEVEN else 0
                edited.state.treasury[nation] = 0
                edited.begin_here()
                tried = edited.copy()
                tried.play(last)
                if tried.step == "praying" and formality(tried.state) >= 0:
                    return edited, last
            last = str(chance.choice(match.legal()))
            match.play(last)
    raise AssertionError("no random game asked a needless question")


@pytest.fixture(scope="module")
def answered() -> tuple[Match[Any], int]:
    """The match after that move, made as a table makes it, and who made it."""
    match, move = before_a_needless_question()
    mover = match.to_move
    assert mover is not None
    make_move(match, move)
    return match, mover


def test_the_table_answers_and_writes_it_down(answered: tuple[Match[Any], int]) -> None:
    match, _ = answered
    assert match.entries[-1].text == "withhold" and match.entries[-1].formal and not match.entries[-2].formal
    assert match.step == "sailing"
    asked = match.at(len(match.entries) - 1)
    assert {move.verb for move in asked.legal()} >= {"favour", "withhold"}          # the rules still allow both


def test_it_is_no_moment_of_its_own(answered: tuple[Match[Any], int]) -> None:
    match, mover = answered
    assert grouped_lines(match)[-1] == [len(match.entries) - 1, len(match.entries)]
    assert moments_of(match).moments[-2:] == (len(match.entries) - 2, len(match.entries))
    answerer = match.entries[-1].seat
    assert after_last_own_move(match, [answerer]) == (len(match.entries) - 1 if answerer == mover else None)


@pytest.mark.parametrize("sandbox", [False, True])
def test_undo_takes_it_back_with_the_move_before_it(answered: tuple[Match[Any], int], sandbox: bool) -> None:
    match, mover = answered
    assert free_undo(match, frozenset([mover]), sandbox) == (0, 0)
    match = match.copy()
    match.undo(0)
    assert match.to_move == mover and match.step != "praying"


def test_a_fleet_that_would_earn_more_is_asked_about() -> None:
    asked = 0
    for seed in range(3):
        chance, match = random.Random(seed), mercat.Match.start("poseidon", seats=3, seed=seed)
        while match.to_move is not None and len(match.entries) < 500:
            about = match.view()["about"] if match.step == "praying" else {"income": 0, "later": 0}
            if about["later"] > about["income"]:
                asked += 1
                assert formality(match.state) == -1
            assert match.step == "praying" or formality(match.state) == -1
            match.play(chance.choice(match.legal()))
        assert not any(entry.formal for entry in match.entries if entry.text.split()[0] not in ("withhold", "undo"))
    assert asked > 3
