"""The tool that solves the ends of games: it agrees with the plainest search, and counts what a bot gives away."""

import json
import runpy
import sys
from pathlib import Path
from typing import Any

import pytest

from mercat.engine.game import Game
from mercat.engine.rules.moves import Moves
from mercat.engine.rules.state import NATURE
from mercat.games import find
from tests.toy import Toy
from tests.valued import READING, winning_by_a_sale

TOOL = Path(__file__).parents[3] / "tools" / "research" / "endgames.py"
ENDGAMES = runpy.run_path(str(TOOL))


def plainly(game: Game[Any], state: Any, move: int) -> list[float]:
    """What a move leads to for each seat, by every way the game can go on."""
    after, moves = game.copy(state), Moves()
    game.rules.apply(after, move, moves)
    if moves.count == 0:
        points = [score.total for score in game.scores(after)]
        return [float(own - max(points[:seat] + points[seat + 1:])) for seat, own in enumerate(points)]
    seat, found = int(game.rules.to_move(after)), [plainly(game, after, int(one)) for one in moves.listed()]
    if seat == NATURE:
        weights = [int(weight) for weight in moves.weights[:moves.count]]
        return [sum(weight * one[other] for weight, one in zip(weights, found, strict=True)) / sum(weights)
                for other in range(len(found[0]))]
    return max(found, key=lambda one: one[seat])


def before_the_last_roll(seats: int) -> Toy:
    """The last decision of the second of three rounds: nature rolls the die, and everybody moves once more."""
    state, moves = READING.first(seats), Moves()
    READING.rules.advance(state, moves)
    for move in ("roll 4", *["buy wool"] * seats, "roll 3", *["buy milk"] * (seats - 1)):
        READING.rules.apply(state, READING.vocabulary.parse(move), moves)
    return state


@pytest.mark.parametrize("seats", [2, 3])
def test_it_finds_what_the_plainest_search_finds(seats: int) -> None:
    state, moves = before_the_last_roll(seats), Moves()
    READING.rules.offer(state, moves)
    endgames = ENDGAMES["Endgames"](READING, 100_000)
    found = {int(move): endgames.after(state, int(move)) for move in moves.listed()}
    assert len(found) > 2 and len({worth[seats - 1] for worth in found.values()}) > 1
    for move, worth in found.items():
        assert list(worth) == pytest.approx(plainly(READING, state, move))


@pytest.mark.parametrize("game", ["new_bedford", "caledonia"])
def test_ends_of_real_games_are_solved_as_the_plainest_search_does(game: str) -> None:
    played, seen = find(game), 0
    for deal in (1, 5):
        for end in ENDGAMES["solved"](played, ENDGAMES["last_round"](game, {}, 2, "random", deal), 100)[:3]:
            seat = int(played.rules.to_move(end.state))
            assert end.worths.keys() == set(map(int, end.moves.listed()))
            assert end.worths == {move: pytest.approx(plainly(played, end.state, move)[seat]) for move in end.worths}
            seen += 1
    assert seen >= 4


def test_without_bad_habits_more_of_poseidon_is_solved() -> None:
    poseidon = find("poseidon")
    last = ENDGAMES["last_round"]("poseidon", {}, 2, "random", 3)
    solved, of_all = (ENDGAMES["solved"](poseidon, last, 60, sensible) for sensible in (True, False))
    assert len(solved) > len(of_all)
    for end in solved:
        assert end.worths.keys() == set(map(int, poseidon.habits.sensible(end.state, end.moves).listed()))


def test_it_says_what_a_move_costs_and_what_is_too_large() -> None:
    """Selling wool for 6 leads by 3 instead of being 3 behind."""
    state, moves = winning_by_a_sale(), Moves()
    READING.rules.offer(state, moves)
    end, = ENDGAMES["solved"](READING, [(state, moves, 1)], 10)
    spell = READING.vocabulary.parse
    assert end.matters and end.regret(spell("sell wool 1")) == 0.0 and end.regret(spell("pass")) == 6.0
    early = before_the_last_roll(2)
    READING.rules.offer(early, moves)
    assert ENDGAMES["solved"](READING, [(early, moves, 1), (state, moves, 1)], 10)[1:] == []


class Worst:
    """Makes the move after which it has the fewest points."""

    def pick(self, game: Any, state: Any, moves: Any, seed: int) -> int:
        def points(move: int) -> int:
            after = game.copy(state)
            game.rules.apply(after, move, Moves())
            return int(game.points(after, int(game.rules.to_move(state))))

        return min((int(move) for move in moves.listed()), key=points)


def test_who_makes_bad_moves_gives_more_away(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["endgames.py", "new_bedford", "-b", "greedy,tests.tools.research.test_endgames:Worst",
                                      "-p", "greedy", "-k", "2", "--largest", "300", "--json"])
    ENDGAMES["main"]()
    good, bad = json.loads(capsys.readouterr().out)["bots"]
    assert good["decisions"] == bad["decisions"] > 3
    assert bad["regret"] > good["regret"] >= 0.0 and bad["worst"] > 0.0 and bad["best"] < good["best"]
