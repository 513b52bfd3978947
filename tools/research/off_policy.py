"""Do chances come true after moves that a bot would not make? Hints and reviews rate such moves, but self-play hardly makes them.

    python tools/research/off_policy.py play caledonia -n 3 --games 350 --seed 900000 --file moves.jsonl
    python tools/research/off_policy.py test moves.jsonl
    python tools/research/off_policy.py test moves.jsonl --write

`play` plays games between copies of the bot that `calibration.py` uses. In one position of each part of a game, the set-up
and the thirds of its rounds, a seat makes a move that the bot would not make, drawn from the others. The position after it is
measured as for hints and reviews; the bots then play to the end, four times. A line of the file has the prediction and the
result, and the same for the bot's own move. `test` prints for each part the error of chances and points (`off`), and of their
differences to those of the bot's own moves (`off_apart`); and for chances the expected calibration error over five bins and its
upper 95 % bound by bootstrap. `--write` stores it in `games/GAME/bots/chances.json`: the error becomes part of the error of every
number and of every difference (mercat.bots.analysis.outlooks), and chances of a part of the game with a bound above 5 % are
withheld.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, Final

import numpy as np

from calibration import BINS, BOTS, GAMES, Numbers, Row, calibration_error, played, read, write_chances
from mercat.bots.analysis.chances import FILE, PARTS, SET_UP, part_of
from mercat.bots.analysis.evaluation import OUTLOOK_GAMES, Evaluator, Position, Setting, measured_alike, round_of
from mercat.bots.analysis.outlooks import Outlook
from mercat.bots.play.learned_bots import weights_of
from mercat.bots.play.registry import bot
from mercat.bots.search.weights import trained
from mercat.engine.matches.chance import answer, seed_of
from mercat.engine.matches.match import Match
from mercat.engine.rules.state import NATURE
from mercat.games import find

TIMES: Final = 4                                         # times that bots play to the end after each forced move
AFTER: Final = 2_000_000                                 # between the seed of a deal and those of the draws in these games
FLATTEST: Final = 0.1                                    # the lowest slope of results against predictions
TINY: Final = 1e-9                                       # in place of no difference at all
MOST: Final = 0.05                                       # the highest bound of chances that are shown


def rows_of(setting: Setting, name: str, seed: int, rounds: int) -> Iterator[Row]:
    """Yield a row for one forced move in each part of a game."""
    seen, _opened, _result = played(setting, name, seed, 0.0)
    random, by_part, state = Random(seed), defaultdict[int, list[Position]](list), Evaluator(setting).state
    for position in seen:
        state.load(position)
        by_part[part_of(round_of(state), rounds)].append(position)
    for part, positions in sorted(by_part.items()):
        forced = forced_move(setting, name, random.sample(positions, len(positions)), seed, random)
        if forced is not None:
            position, move, own = forced
            evaluator = Evaluator(setting, position)
            seat = int(evaluator.game.rules.to_move(evaluator.state))
            said = measured_alike(evaluator, [move, own], OUTLOOK_GAMES, sets_up=part == SET_UP)
            told, as_usual = ({**told_of(outlook, seat), **came_of(setting, position, name, one, seat, seed)}
                              for one, outlook in zip((move, own), said, strict=True))
            yield {"game": setting.game, "seats": setting.seats, "bot": name, "seed": seed, "part": part, "rounds": rounds,
                   "seat": seat, "move": evaluator.game.vocabulary.spell(move), **told, "own": as_usual}


def told_of(outlook: Outlook, seat: int) -> Row:
    """Return the prediction for a move to the seat that made it."""
    return {"win": 0.0 if outlook.win is None else outlook.win[seat], "points": outlook.points[seat]}


def came_of(setting: Setting, position: Position, name: str, move: int, seat: int, seed: int) -> Row:
    """Return the results of a move, in games whose draws are the same after other moves."""
    ends = [played_on(Evaluator(setting, position), name, move, seed + AFTER * (1 + number)) for number in range(TIMES)]
    return {"result": fmean(won[seat] for won, _ in ends), "reached": fmean(points[seat] for _, points in ends)}


def forced_move(setting: Setting, name: str, positions: Sequence[Position], seed: int,
                random: Random) -> tuple[Position, int, int] | None:
    """Return the first of some positions that offers several moves, one that the bot would not make there, and the bot's own."""
    for position in positions:
        evaluator = Evaluator(setting, position)
        if evaluator.moves.count > 1:
            made = bot(name).pick(evaluator.game, evaluator.state, evaluator.moves, seed)
            return position, random.choice([int(move) for move in evaluator.moves.listed() if int(move) != made]), made
    return None


def played_on(evaluator: Evaluator, name: str, move: int, seed: int) -> tuple[list[float], list[float]]:
    """Make a move, and let bots play to the end; return the shares of the win and the points."""
    rules, state, moves, drawn, made = evaluator.game.rules, evaluator.state, evaluator.moves, 0, 0
    deal, bots, player = seed_of(seed), seed_of(seed + BOTS), bot(name)
    rules.apply(state, move, moves)
    while moves.count > 0:
        if rules.to_move(state) == NATURE:
            move = int(answer(deal, (), drawn, moves))
            drawn += 1
        else:
            move = player.pick(evaluator.game, state, moves, bots.bot_seed(made))
        rules.apply(state, move, moves)
        made += 1
    ended = evaluator.estimate(state, moves)
    return list(ended.chances), list(ended.points)


def off(said: Numbers, came: Numbers) -> float:
    """Return the error of predictions: the root of the mean square over fifths of the moves by prediction, less the contribution
    of luck, but at least the standard error of the mean error, since this number of moves tells no more."""
    groups = np.array_split(np.argsort(said, kind="stable"), min(BINS, len(said)))
    apart = [(said - came)[group] for group in groups]
    shares = np.array([len(group) / len(said) for group in groups])
    luck = np.array([group.var(ddof=1) / len(group) if len(group) > 1 else np.inf for group in apart])
    squares = np.array([group.mean() ** 2 for group in apart])
    return float(np.sqrt(max((shares * (squares - luck)).sum(), (shares ** 2 * luck).sum())))


def off_apart(said: Numbers, came: Numbers) -> float:
    """Return the error of predicted differences after scaling: half of a difference still shows which move is better."""
    slope = max(FLATTEST, float((said * came).sum() / max((said ** 2).sum(), TINY)))
    return off(slope * said, came) / slope


def tested(rows: Sequence[Row]) -> dict[str, Any]:
    """Return the errors of predictions for the seats that made a forced move in one part of a game; their chances are trusted if
    the error is certainly at most MOST."""
    def of(what: str) -> tuple[Numbers, Numbers]:
        """Return a number after each forced move, and its difference from that after the bot's own."""
        return np.array([row[what] for row in rows]), np.array([row[what] - row["own"][what] for row in rows])

    (points, fewer), (reached, lost) = of("points"), of("reached")
    found = {"moves": len(rows), "games": TIMES * len(rows), "points": round(off(points, reached), 2),
             "points_apart": round(off_apart(fewer, lost), 2)}
    if rows[0]["seats"] == 1:
        return found | {"chance": 0.0, "chance_apart": 0.0, "error": 0.0, "bound": 0.0, "trusted": False}
    (chances, less), (won, lost) = of("win"), of("result")
    error, bound = calibration_error(chances, won, np.arange(len(rows)))
    return found | {"chance": round(off(chances, won), 4), "chance_apart": round(off_apart(less, lost), 4),
                    "error": round(error, 4), "bound": round(bound, 4), "trusted": bound < MOST}


def of_parts(rows: Sequence[Row]) -> list[dict[str, Any] | None]:
    """Return the same for every part; None for one without moves."""
    by_part = [[row for row in rows if row["part"] == part] for part in range(1 + PARTS)]
    return [tested(some) if some else None for some in by_part]


def test(files: Sequence[str], write: bool) -> None:
    """Print a line for each game, number of seats and part; with `write`, store them."""
    print(f"{'game':12} seats part  moves   error   bound chances   apart   points   apart")
    for (game, seats), rows in sorted(read(files).items()):
        parts = of_parts(rows)
        for number, part in enumerate(parts):
            if part is not None:
                off_by = [f"{100 * part[what]:6.1f}%" for what in ("error", "bound", "chance", "chance_apart")]
                print(f"{game:12} {seats:5} {number:4} {part['moves']:6} {' '.join(off_by)} {part['points']:8.2f}"
                      f" {part['points_apart']:7.2f}{'' if part['trusted'] else '  not told'}")
        if write:
            path = GAMES / game / FILE
            known = json.loads(path.read_text("utf-8")) if path.exists() else {"seats": {}}
            known.setdefault("off_policy", {})[str(seats)] = {
                "weights": weights_of(find(game), seats), "rounds": rows[0]["rounds"],
                "seeds": [min(row["seed"] for row in rows), max(row["seed"] for row in rows)], "parts": parts}
            write_chances(path, known)


def main() -> None:
    arguments = parser().parse_args()
    if arguments.command == "test":
        test(arguments.files, arguments.write)
        return
    setting = Setting(arguments.game, {}, arguments.seats)
    name = "policy" if trained(find(arguments.game), arguments.seats) is None else "lookahead"
    rounds = int(Match.start(arguments.game, arguments.seats, seed=1).view()["rounds"])
    with Path(arguments.file).open("a", encoding="utf-8") as file:
        for seed in range(arguments.seed, arguments.seed + arguments.games):
            for row in rows_of(setting, name, seed, rounds):
                file.write(json.dumps(row) + "\n")


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = made.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="force moves, play games on from them, and add rows to a file")
    playing.add_argument("game")
    playing.add_argument("-n", "--seats", type=int, required=True)
    playing.add_argument("--games", type=int, default=100)
    playing.add_argument("--seed", type=int, default=900_000)
    playing.add_argument("--file", required=True)
    testing = commands.add_parser("test", help="compare what was said with what came of it")
    testing.add_argument("files", nargs="+")
    testing.add_argument("--write", action="store_true", help="store it with the game")
    return made


if __name__ == "__main__":
    main()
