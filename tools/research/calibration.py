"""Are the displayed chances calibrated? Plays games, fits the weights of chances, and tests them.

    python tools/research/calibration.py play caledonia -n 2 --games 1000 --seed 100000 --plain --file fitted.jsonl
    python tools/research/calibration.py fit fitted.jsonl
    python tools/research/calibration.py play caledonia -n 2 --games 1000 --seed 500000 --file tested.jsonl
    python tools/research/calibration.py test tested.jsonl

`play` plays games between copies of a bot without noise (`lookahead` or, without a learned value, `policy`) and adds to the file
a line for some positions of each: the estimates there, the estimates at the ends of the short continuations by which reviews and
hints measure, and the result of the game. In a share of the games (`--mixed`), strengths for people, drawn for each seat, first
play a random number of moves, and only positions after these are used, so that half-decided games are included. `fit` writes
`games/GAME/bots/chances.json` (mercat.bots.analysis.chances). `test` prints, for each number of seats and third of the games, the
difference between chances and results: the expected calibration error over five bins of equal width, and its upper 95 % bound by
bootstrap over games. Fit and test with different seeds.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from math import ceil
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from mercat.bots.analysis.chances import FILE, Calibration, Estimate, shares, spread_of
from mercat.bots.analysis.continuations import FEWEST_GAMES, PlayedOn, play_together
from mercat.bots.analysis.evaluation import FEWEST_SAMPLES, OUTLOOK_GAMES, SAMPLES, ByValue, Evaluator, Setting
from mercat.bots.play.learned_bots import weights_of
from mercat.bots.play.registry import bot, strengths
from mercat.bots.search.weights import trained
from mercat.engine.matches.chance import answer, seed_of
from mercat.engine.rules.state import NATURE
from mercat.games import find

GAMES: Final = Path(__file__).resolve().parents[2] / "src/mercat/games"
THIRDS: Final = 3
BINS: Final = 5
FOLDS: Final = 5
RESAMPLED: Final = 1000                                  # times, for a bound
BOUND: Final = 0.95
ALIKE: Final = (300.0, 3.0)                              # the pull of the weights of a round towards its neighbours
RIDGE: Final = (1.0, 0.01)                               # and towards those of a plain share
PLAIN: Final = (1.0, 0.0)                                # the weights of a plain share
CLOSE: Final = 1e-6                                      # the size of the last step of Newton's method
STEPS: Final = 50                                        # of Newton's method, at most
OPENING: Final = 60                                     # mean number of decisions of the strengths for people, if they begin
BOTS: Final = 1_000_000                                  # between the seed of a deal and that of its bots
Numbers = NDArray[np.float64]
Row = dict[str, Any]


def played(setting: Setting, name: str, seed: int, mixed: float) -> tuple[list[dict[str, list[int]]], int, list[float]]:
    """Return a game: the positions in which seats decided, the number of initial ones not to be used, and the result by seat."""
    evaluator, random = Evaluator(setting), Random(seed)
    rules, deal, bots, drawn, made = evaluator.game.rules, seed_of(seed), seed_of(seed + BOTS), 0, 0
    opening = [bot(random.choice(strengths()[:-1])) for _ in range(setting.seats)]
    left = random.expovariate(1 / OPENING) if random.random() < mixed else 0.0         # decisions of the strengths for people
    seen = list[dict[str, list[int]]]()
    while evaluator.moves.count > 0:
        seat = int(rules.to_move(evaluator.state))
        if seat == NATURE:
            move = int(answer(deal, (), drawn, evaluator.moves))
            drawn += 1
        else:
            player = opening[seat] if len(seen) < left else bot(name)
            seen.append(evaluator.state.dump())
            move = player.pick(evaluator.game, evaluator.state, evaluator.moves, bots.bot_seed(made))
        rules.apply(evaluator.state, move, evaluator.moves)
        made += 1
    return seen, min(len(seen), ceil(left)), list(evaluator.estimate(evaluator.state, evaluator.moves).chances)


def rows_of(setting: Setting, name: str, seed: int, positions: int, mixed: float, to_fit: bool) -> Iterator[Row]:
    """Yield a row for this number of positions in each third of a game."""
    seen, opened, result = played(setting, name, seed, mixed)
    random = Random(seed)
    for third in range(THIRDS):
        taken = range(max(opened, len(seen) * third // THIRDS), len(seen) * (third + 1) // THIRDS)
        for place in sorted(random.sample(taken, min(positions, len(taken)))):
            evaluator = Evaluator(setting, seen[place])
            plain, ends = estimates(evaluator, to_fit)
            yield {"game": setting.game, "seats": setting.seats, "bot": name, "seed": seed, "mixed": opened > 0, "third": third,
                   "left": len(seen) - place, "plain": asdict(plain), "ends": [asdict(end) for end in ends], "result": result}


def estimates(evaluator: Evaluator, to_fit: bool) -> tuple[Estimate, list[Estimate]]:
    """Return the estimates in a position, and at the ends of its continuations; without a learned value, both are from games.

    To fit, only the position's own estimate is needed.
    """
    number = int(evaluator.state.round)
    if evaluator.judge is None:
        games = PlayedOn(evaluator.game, evaluator.state, 0)
        play_together([games], FEWEST_GAMES, OUTLOOK_GAMES, 0.0)
        return (estimate := games.all.estimate(number)), [estimate]
    plain = evaluator.estimate(evaluator.state, evaluator.moves)
    if to_fit:
        return plain, []
    further = ByValue(evaluator, evaluator.state, evaluator.moves, number == 0, 0)
    play_together([further], FEWEST_SAMPLES, SAMPLES, 0.0)
    return plain, further.ends


def read(files: Iterable[str]) -> dict[tuple[str, int], list[Row]]:
    """Return the rows of some files by game and number of seats."""
    found = defaultdict[tuple[str, int], list[Row]](list)
    for file in files:
        with Path(file).open(encoding="utf-8") as lines:
            for line in lines:
                row = json.loads(line)
                found[row["game"], row["seats"]].append(row)
    return found


def estimate_in(row: Mapping[str, Any]) -> Estimate:
    return Estimate(row["round"], tuple(row["chances"]), tuple(row["points"]), row["over"])


# -- fit

def fitted(by_round: Sequence[Sequence[Row]], spread: float) -> Numbers:
    """Return the weights of the two features by round: penalised maximum likelihood, by Newton's method; none is below zero.

    The penalty is on changes from round to round: in the first rounds, games distinguish little.
    """
    features = [np.array([estimate_in(row["plain"]).features(spread) for row in rows]) for rows in by_round]
    results = [np.array([row["result"] for row in rows]) for rows in by_round]
    count = len(by_round)
    changes = np.kron(np.diff(np.eye(count), axis=0), np.eye(2))
    penalty = changes.T @ np.diag(np.tile(ALIKE, count - 1)) @ changes + np.diag(np.tile(RIDGE, count))
    plain = np.tile(PLAIN, count)
    weights = plain.copy()
    for _ in range(STEPS):
        slope, bend = -penalty @ (weights - plain), penalty.copy()
        for number in range(count):
            own = slice(2 * number, 2 * number + 2)
            gradient, curvature = likelihood(features[number], results[number], weights[own])
            slope[own] += gradient
            bend[own, own] += curvature
        step = np.clip(np.linalg.solve(bend, slope), -1, 1)
        weights = weights + step
        if np.abs(step).max() < CLOSE:
            break
    made: Numbers = np.maximum(0.0, weights.reshape(count, 2))
    return made


def likelihood(features: Numbers, results: Numbers, weights: Numbers) -> tuple[Numbers, Numbers]:
    """Return the gradient of the log likelihood of results, and minus its second derivative."""
    sums = features @ weights
    chances = np.exp(sums - sums.max(1, keepdims=True))
    chances /= chances.sum(1, keepdims=True)
    centred = features - (chances[:, :, None] * features).sum(1, keepdims=True)
    return np.einsum("ns,nsi->i", results - chances, features), np.einsum("ns,nsi,nsj->ij", chances, centred, centred)


def weights_of_rounds(rows: Sequence[Row]) -> Numbers:
    """Return the weights of every round, fitted to the rows of one game and number of seats."""
    by_round = defaultdict[int, list[Row]](list)
    for row in rows:
        by_round[max(1, row["plain"]["round"])].append(row)
    return fitted([by_round[number] for number in range(1, max(by_round) + 1)], spread_of(rows[0]["game"]))


def fit(files: Sequence[str]) -> None:
    """Write the weights for every number of seats in the files, and keep the others."""
    for (game, seats), rows in sorted(read(files).items()):
        path = GAMES / game / FILE
        known = json.loads(path.read_text("utf-8")) if path.exists() else {"seats": {}}
        made = weights_of_rounds(rows)
        known["seats"][str(seats)] = {
            "weights": weights_of(find(game), seats), "games": len({(row["bot"], row["seed"]) for row in rows}),
            "positions": len(rows), "bots": sorted({row["bot"] for row in rows}),
            "seeds": [min(row["seed"] for row in rows), max(row["seed"] for row in rows)],
            "rounds": [[round(weight, 3) for weight in pair] for pair in made.tolist()]}
        write_chances(path, known)
        print(game, seats, known["seats"][str(seats)]["games"], "games:", known["seats"][str(seats)]["rounds"])


def write_chances(path: Path, known: dict[str, Any]) -> None:
    """Write a game's data, one line for each row of numbers."""
    sorted_by_seats = {what: dict(sorted(by_seats.items())) for what, by_seats in known.items()}
    lines = re.sub(r"\[\s+([^\[\]{}]*?)\s+\]", lambda row: f"[{' '.join(row[1].split())}]", json.dumps(sorted_by_seats, indent=1))
    path.write_text(lines + "\n", "utf-8")


# -- test

def shown(row: Row) -> list[float]:
    """Return the chances that a review or a hint shows in a position, by seat."""
    ends = [shares(row["game"], estimate_in(end)) for end in row["ends"]]
    return [sum(column) / len(ends) for column in zip(*ends, strict=True)]


def crossed(rows: Sequence[Row]) -> list[list[float]]:
    """Return the chances from each position's own estimate, by weights fitted to the games of the other folds."""
    spread, found = spread_of(rows[0]["game"]), [list[float]()] * len(rows)
    for fold in range(FOLDS):
        known = Calibration(tuple(map(tuple, weights_of_rounds([row for row in rows if row["seed"] % FOLDS != fold]).tolist())),
                            spread)
        for place, row in enumerate(rows):
            if row["seed"] % FOLDS == fold:
                found[place] = list(known.shares(estimate_in(row["plain"])))
    return found


def calibration_error(chances: Numbers, results: Numbers, games: NDArray[np.int64]) -> tuple[float, float]:
    """Return the expected calibration error, and its upper bound by bootstrap over games."""
    places = np.minimum((chances * BINS).astype(int), BINS - 1)
    apart, counts = np.zeros((games.max() + 1, BINS)), np.bincount(games).astype(float)
    np.add.at(apart, (games, places), chances - results)
    random = np.random.default_rng(1)
    found = []
    for _ in range(RESAMPLED):
        times = np.bincount(random.integers(0, len(apart), len(apart)), minlength=len(apart))
        found.append(np.abs(times @ apart).sum() / max(1.0, times @ counts))
    return float(np.abs(apart.sum(0)).sum() / len(chances)), float(np.quantile(found, BOUND))


def tested(rows: Sequence[Row], said: Sequence[Sequence[float]]) -> tuple[int, int, float, float, list[str]]:
    """Return the games and positions of some rows, the calibration error and its bound, and each bin's mean chance and result."""
    numbers = {seed: number for number, seed in enumerate(dict.fromkeys((row["bot"], row["seed"]) for row in rows))}
    chances = np.array(said)
    results = np.array([row["result"] for row in rows])
    seats = chances.shape[1]
    games = np.repeat(np.array([numbers[row["bot"], row["seed"]] for row in rows]), seats)
    error, bound = calibration_error(chances.ravel(), results.ravel(), games)
    places = np.minimum((chances.ravel() * BINS).astype(int), BINS - 1)
    bins = [f"{chances.ravel()[places == place].mean():.2f}:{results.ravel()[places == place].mean():.2f}"
            if (places == place).any() else "-" for place in range(BINS)]
    return len(numbers), len(rows), error, bound, bins


def test(files: Sequence[str], most: float, cross: bool) -> bool:
    """Print a line for each game, number of seats and third; return False if any bound is above `most`.

    With `cross`, the rows are those for fitting, and each game is tested by weights of the others.
    """
    good = True
    print(f"{'game':12} seats third games positions  error  bound  shown:came, by bin")
    for (game, seats), rows in sorted(read(files).items()):
        said = crossed(rows) if cross else [shown(row) for row in rows]
        for third in range(THIRDS):
            places = [place for place, row in enumerate(rows) if row["third"] == third]
            if not places:
                continue
            games, positions, error, bound, bins = tested([rows[place] for place in places], [said[place] for place in places])
            good &= bound < most
            print(f"{game:12} {seats:5} {third + 1:5} {games:5} {positions:9} {100 * error:5.1f}% {100 * bound:5.1f}%"
                  f"  {' '.join(bins)}{'' if bound < most else '  too far apart'}")
    return good


def main() -> None:
    arguments = parser().parse_args()
    if arguments.command == "fit":
        fit(arguments.files)
    elif arguments.command == "test":
        sys.exit(0 if test(arguments.files, arguments.most, arguments.cross) else 1)
    else:
        setting = Setting(arguments.game, {}, arguments.seats)
        name = arguments.bot or ("policy" if trained(find(arguments.game), arguments.seats) is None else "lookahead")
        with Path(arguments.file).open("a", encoding="utf-8") as file:
            for seed in range(arguments.seed, arguments.seed + arguments.games):
                for row in rows_of(setting, name, seed, arguments.positions, arguments.mixed, arguments.plain):
                    file.write(json.dumps(row) + "\n")


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = made.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="play games, and add rows to a file")
    playing.add_argument("game")
    playing.add_argument("-n", "--seats", type=int, required=True)
    playing.add_argument("--games", type=int, default=100)
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument("--positions", type=int, default=3, help="of each third of a game")
    playing.add_argument("--bot", help="that plays all seats")
    playing.add_argument("--mixed", type=float, default=0.0, help="share of games that strengths for people begin")
    playing.add_argument("--plain", action="store_true", help="do not play on from the positions: enough to fit")
    playing.add_argument("--file", required=True)
    commands.add_parser("fit", help="write the weights").add_argument("files", nargs="+")
    testing = commands.add_parser("test", help="compare chances and results")
    testing.add_argument("files", nargs="+")
    testing.add_argument("--cross", action="store_true", help="the files are fitted to: test each game by weights of others")
    testing.add_argument("--most", type=float, default=0.05, help="the highest bound that is accepted")
    return made


if __name__ == "__main__":
    main()
