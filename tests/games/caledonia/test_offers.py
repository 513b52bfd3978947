"""What is offered, against a second opinion: nothing that the rules forbid, and nothing that they allow is missing."""

import os
from collections.abc import Callable

import pytest

from mercat.conformance.random_games import by_advice
from mercat.engine.matches.match import Match
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.state import is_compiled
from mercat.games.caledonia import GAME
from mercat.games.caledonia.state import Caledonia
from mercat.games.caledonia.vocabulary import HEX, UNIT
from tests.present import present

from .eager import eager
from .plain_score import CARDS
from .plain_turn import Replacement, Turn

MANY = int(os.environ.get("MERCAT_THOROUGH", "1"))
UPGRADES = ("ship", "improve", "hire", "recall")


class Watch:
    """Follows a match, and remembers what the next decision depends on: bonuses left, where a unit was put, what was swapped."""

    def __init__(self, match: Match[Caledonia]) -> None:
        self.match = match
        self.compared: dict[str, int] = {}
        self.upgrades = self.land = 0
        self.nearby: set[str] = set()
        self.swapped: Replacement | None = None
        self.shifted = ""

    def play(self, generator: Generator, player: Callable[[Match[Caledonia], Generator], int]) -> dict[str, int]:
        while self.match.to_move is not None:
            expected = self.expected() if self.match.to_move >= 0 else None
            if expected is not None:
                step = present(self.match.step)
                self.compared[step] = self.compared.get(step, 0) + 1
                offered = {str(move) for move in self.match.legal()}
                assert offered == expected, f"{step}: {offered ^ expected} after {self.match.journal}"
            move = player(self.match, generator)
            turn = Turn(self.match) if self.match.to_move >= 0 else None
            asked = self.match.step
            self.match.make(move)
            if turn is not None:
                self.remember(turn, present(asked), self.match.entries[-1].text.split())
        return self.compared

    def expected(self) -> set[str] | None:
        """What must be offered now; None where this opinion has nothing to say."""
        turn, step = Turn(self.match), self.match.step
        if step == "turn":
            return turn.offers()
        if step == "settling":
            return set(turn.first_workers())
        if step == "neighbourhood":
            return turn.neighbourhood(self.nearby)
        if step == "bonuses":
            return turn.bonuses(self.upgrades, self.land)
        if step == "replacing":
            return turn.swaps(self.swapped)
        if step == "afterwards":
            return {*turn.port_moves(), *turn.barrels(), "done"}
        if step == "trading":
            near = self.shifted in self.nearby
            trades = turn.purchases({self.shifted}) if near else turn.trades()
            again = turn.shifts({self.shifted}) if near else turn.shifts()
            return {*(move for move in (*trades, *again) if self.shifted in move), *turn.barrels()}
        return None

    def remember(self, turn: Turn, step: str, words: list[str]) -> None:
        """What a move changes for the decisions that follow it."""
        verb = words[0]
        if verb == "fulfil":
            reward = CARDS[int(words[1])]["reward"]
            self.upgrades, self.land = reward.get("upgrades", 0), reward.get("free_land", 0)
        elif verb == "use" and words[1] == "upgrade":
            self.upgrades, self.land = 1, 0
        elif verb in UPGRADES and step == "bonuses":
            self.upgrades -= 1
        elif verb == "expand":
            self.land = 0
            self.nearby = turn.made_near(words[2])
        elif verb == "replace":
            one = UNIT.index(words[1])
            first, self.nearby = self.swapped, turn.made_near(words[2])
            if first is not None:
                self.nearby |= turn.made_near(first[2])
            self.swapped = None if first is not None else (turn.kind(one), turn.kind(turn.own[words[2]]), words[2], one)
        elif verb == "shift":
            self.shifted = words[1]
            if step == "turn":
                self.nearby = set()
        elif verb == "buy" and step in ("neighbourhood", "trading"):
            self.nearby = self.nearby - {words[1]}


def watched(match: Match[Caledonia], seed: int, player: Callable[[Match[Caledonia], Generator], int]) -> dict[str, int]:
    return Watch(match).play(Generator(seed), player)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_is_offered(seats: int) -> None:
    compared: dict[str, int] = {}
    for seed in range(2 * MANY):
        for options in ({}, {"clans": "off", "ports": "off"}, {"clans": "experience", "port_swap": "with_neighbourhood"}):
            player = by_advice if seed % 2 and is_compiled() else eager
            found = watched(Match.start(GAME, seats, options, seed=seats + 4 * seed), seed, player)
            compared = {step: compared.get(step, 0) + found.get(step, 0) for step in compared | found}
    assert {"turn", "settling", "bonuses", "afterwards"} <= set(compared)
    assert sum(compared.values()) > 100 * MANY


@pytest.mark.parametrize(("shape", "clans"), [("tight", "auction"), ("tight", "draft"), ("open", "auction")])
def test_what_is_offered_in_variants(shape: str, clans: str) -> None:
    for seed in range(2 * MANY):
        for seats in (2, 3):
            assert watched(Match.start(GAME, seats, {"map": shape, "clans": clans}, seed=seed), seed, eager)["turn"]


def test_a_wrong_offer_would_be_found() -> None:
    """With a loch taken for land, or a merchant more, the second opinion is another one."""
    match = Match.start(GAME, 3, {"clans": "off"}, seed=4)
    generator = Generator(4)
    while match.step != "turn":
        match.make(eager(match, generator))
    turn = Turn(match)
    assert turn.offers() == {str(move) for move in match.legal()}
    turn.merchants += 1
    assert turn.offers() != {str(move) for move in match.legal()}
    turn = Turn(match)
    turn.reach |= {HEX.values[hex] for hex in range(117)}
    assert turn.offers() != {str(move) for move in match.legal()}
