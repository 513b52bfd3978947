"""Is the move that hints call best the best? Asks for hints with several seeds, and plays all candidate moves many times.

    python tools/research/best_moves.py new_bedford caledonia poseidon --positions 20 --games 100

In positions of games without noise, hints are made with several seeds, with the same thinking time as at a table. If they name
one move as the best, every move considered by any of these searches is played on: with a learned value, each in the given number
of games to the end, with the same draws for all; without one, in ten times as many games of the search that measures moves, with
draws that no hint had. The claim is right if no move gained more for the seat than the one called best. A claim that is wrong by
less than two standard errors of the difference counts as open: the games are too few to tell.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import Any, Final

from calibration import played
from mercat.bots.analysis.evaluation import Evaluator, Position, Setting, measured_alike
from mercat.bots.analysis.hints import candidates, hints
from mercat.bots.analysis.outlooks import ERRORS, leads, standard_error, utility
from mercat.bots.search.judge import MARGIN
from off_policy import played_on

ITERATIONS: Final = 400                                  # of the search for good moves; a hint at a table has about as many
SEEDS: Final = 4
OTHER: Final = 100                                       # the first seed of games without hints
TIMES: Final = 10                                        # times as many games if a search plays them, which is fast
RIGHT, OPEN, WRONG, EQUAL = "right", "open", "wrong", "equal"


@dataclass(frozen=True)
class Verdict:
    """The verdict on a seed's hints in a position: RIGHT, OPEN or WRONG if one move was called best, otherwise EQUAL."""

    position: int
    seed: int
    move: str
    verdict: str


def positions_of(setting: Setting, name: str, count: int, seed: int) -> Iterator[Position]:
    """Yield one position with several moves from each of this number of games."""
    for number in range(seed, seed + count):
        seen, _, _ = played(setting, name, number, 0.0)
        random = Random(number)
        yield next(one for one in random.sample(seen, len(seen)) if Evaluator(setting, one).moves.count > 2)


def worth_by_games(setting: Setting, position: Position, name: str, move: int, games: int) -> list[float]:
    """Return the value of a move in each of some games that bots play to the end."""
    evaluator, found = Evaluator(setting, position), list[float]()
    seat = int(evaluator.game.rules.to_move(evaluator.state))
    for number in range(OTHER, OTHER + games):
        won, points = played_on(Evaluator(setting, position), name, move, number)
        found.append((won[seat] if setting.seats > 1 else 0.0) + MARGIN * leads(points)[seat] / evaluator.spread)
    return found


def worth_of_all(setting: Setting, position: Position, name: str, moves: Sequence[int], games: int) -> dict[int, list[float]]:
    """Return the value of each move in games or samples, with the same draws for all."""
    evaluator = Evaluator(setting, position)
    if evaluator.judge is not None:
        return {move: worth_by_games(setting, position, name, move, games) for move in moves}
    seat = int(evaluator.game.rules.to_move(evaluator.state))
    measured = measured_alike(evaluator, moves, TIMES * games, seed=OTHER)
    return {move: [utility(sample, seat, evaluator.spread) for sample in outlook.samples]
            for move, outlook in zip(moves, measured, strict=True)}


def verdict_on(move: int, worth: dict[int, list[float]]) -> str:
    """Return the verdict on a move, by the values of all moves."""
    best = max(worth, key=lambda one: fmean(worth[one]))
    if best == move:
        return RIGHT
    behind = [better - own for better, own in zip(worth[best], worth[move], strict=True)]
    return WRONG if fmean(behind) > ERRORS * standard_error(behind) else OPEN


def judged(setting: Setting, name: str, number: int, position: Position, games: int) -> list[Verdict]:
    """Return the verdict on each seed's hints in a position."""
    evaluator = Evaluator(setting, position)
    given = [hints(setting, position, iterations=ITERATIONS, seed=seed)["hints"] for seed in range(SEEDS)]
    claims = [parsed(evaluator, found[0]["move"]) if not found[0]["equal"] else None for found in given]
    worth = dict[int, list[float]]()
    if any(claim is not None for claim in claims):
        thought = sorted({move for seed in range(SEEDS) for move in candidates(evaluator, 0.0, ITERATIONS, seed)})
        worth = worth_of_all(setting, position, name, thought, games)
    return [Verdict(number, seed, found[0]["move"], EQUAL if claim is None else verdict_on(claim, worth))
            for seed, (found, claim) in enumerate(zip(given, claims, strict=True))]


def parsed(evaluator: Evaluator, move: str) -> int:
    return int(evaluator.game.vocabulary.parse(move))


def count(game: str, seats: int, positions: int, games: int, seed: int) -> dict[str, int]:
    """Return the number of each verdict, over all positions and seeds."""
    setting, counted = Setting(game, {}, seats), dict.fromkeys((RIGHT, OPEN, WRONG, EQUAL), 0)
    name = "policy" if Evaluator(setting).judge is None else "lookahead"
    for number, position in enumerate(positions_of(setting, name, positions, seed)):
        for one in judged(setting, name, number, position, games):
            counted[one.verdict] += 1
            print(f"{game} {seats} seats, position {number}, seed {one.seed}: {one.move:30} {one.verdict}", flush=True)
    return counted


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="+")
    parser.add_argument("-n", "--seats", type=int, default=3)
    parser.add_argument("--positions", type=int, default=20)
    parser.add_argument("--games", type=int, default=100, help="of each move")
    parser.add_argument("--seed", type=int, default=950_000)
    arguments = parser.parse_args()
    for game in arguments.game:
        found: dict[str, Any] = count(game, arguments.seats, arguments.positions, arguments.games, arguments.seed)
        print(f"{game}: {found}")


if __name__ == "__main__":
    main()
