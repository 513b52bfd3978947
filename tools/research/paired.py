"""Compare the leads and the thinking times of two bots on the same deals against the same others.

    python tools/research/paired.py poseidon --bots strong,search:60 --others search:36 --seats 3 --deals 40 [--seed 1] [--json]

On every deal, each of the two bots plays one game, in the same seat, against the others; all draws and the bots' random numbers
are the same. While the two games are the same, the moves of the others are not computed again. The difference of the leads over
the best of the others is printed with the 95 % interval of its mean over the deals, as pairs. Thinking is measured in processor
time.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from time import process_time
from typing import Any

from mercat.bots import UnknownBot, bot
from mercat.cli.bot_files import check_files
from mercat.cli.output import CommandError
from mercat.engine.matches.chance import seed_of
from mercat.engine.matches.match import Match, chosen_options
from mercat.engine.matches.refusals import Refused
from mercat.games import find
from mercat.statistics import NINETY_FIVE


@dataclass(frozen=True)
class Result:
    """The result of a bot in one game: its points, its lead over the best of the others, its share of the win, its thinking
    time."""

    points: int
    lead: int
    won: float
    seconds: float
    decisions: int


def play(game: str, options: dict[str, str], bots: list[str], seat: int, deal: int, like: list[int]) -> tuple[Result, list[int]]:
    """Return the result of the bot in a seat, and the moves. As long as they equal those of the game `like`, other seats repeat
    them."""
    match, players, seed = Match.start(game, len(bots), options, seed=deal), [bot(name) for name in bots], seed_of(deal)
    moves, seconds, decisions = list[int](), 0.0, 0
    same = bool(like)
    while match.to_move is not None:
        mover, place = match.to_move, len(moves)
        if same and mover != seat:
            move = like[place]
        else:
            began = process_time()
            move = players[mover].pick(match.game, match.state, match.moves, seed.bot_seed(len(match.entries)))
            seconds, decisions = (seconds + process_time() - began, decisions + 1) if mover == seat else (seconds, decisions)
        same = same and move == like[place]
        moves.append(move)
        match.play(move)
    scores = match.scores()
    best = max((score.total for score in scores if score.seat != seat), default=0)
    winners = sum(score.place == 1 for score in scores)
    own = scores[seat]
    return Result(own.total, own.total - best, 1 / winners if own.place == 1 else 0.0, seconds, decisions), moves


def pairs(game: str, options: dict[str, str], two: list[str], others: str, seats: int,
          deals: range) -> list[tuple[Result, Result]]:
    """Return the results of both bots on every deal; the seats rotate."""
    found = []
    for number, deal in enumerate(deals):
        seat = number % seats
        lined = [[name if place == seat else others for place in range(seats)] for name in two]
        first, moves = play(game, options, lined[0], seat, deal, [])
        second, _moves = play(game, options, lined[1], seat, deal, moves)
        found.append((first, second))
    return found


def row(name: str, results: list[Result]) -> dict[str, Any]:
    """Return the means of one bot."""
    return {"bot": name, "points": round(fmean(one.points for one in results), 2),
            "lead": round(fmean(one.lead for one in results), 2), "won": round(fmean(one.won for one in results), 4),
            "ms_per_move": round(1000 * sum(one.seconds for one in results) / max(1, sum(one.decisions for one in results)), 2)}


def difference(numbers: list[float]) -> dict[str, float]:
    """Return the mean of differences with its 95 % interval, and the numbers above and below zero."""
    mean, half = fmean(numbers), NINETY_FIVE * stdev(numbers) / sqrt(len(numbers))
    return {"mean": round(mean, 3), "low": round(mean - half, 3), "high": round(mean + half, 3),
            "better": sum(number > 0 for number in numbers), "worse": sum(number < 0 for number in numbers)}


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("-b", "--bots", required=True, metavar="BOT,BOT")
    parser.add_argument("--others", default="", metavar="BOT", help="who holds the other seats; the second bot, if not given")
    parser.add_argument("-n", "--seats", type=int, default=2)
    parser.add_argument("-k", "--deals", type=int, default=40)
    parser.add_argument("-s", "--seed", type=int, default=1)
    parser.add_argument("-o", "--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    try:
        game = find(chosen.game)
        chosen.two = chosen.bots.split(",")
        chosen.others = chosen.others or chosen.two[-1]
        chosen.options = dict(option.split("=", 1) for option in chosen.option)
        if len(chosen.two) != 2 or not game.fewest <= chosen.seats <= game.most or chosen.deals < 2:
            parser.error(f"two bots, {game.fewest} to {game.most} seats and two deals or more")
        chosen_options(game, chosen.seats, chosen.options)
        for name in (*chosen.two, chosen.others):
            bot(name)
        check_files(game, chosen.seats, [*chosen.two, chosen.others])
    except (Refused, UnknownBot, CommandError, ValueError) as error:
        parser.error(str(error))
    return chosen


def main() -> None:
    """Play and print."""
    chosen = asked()
    deals = range(chosen.seed, chosen.seed + chosen.deals)
    played = pairs(chosen.game, chosen.options, chosen.two, chosen.others, chosen.seats, deals)
    rows = [row(name, [pair[place] for pair in played]) for place, name in enumerate(chosen.two)]
    lead = difference([float(first.lead - second.lead) for first, second in played])
    points = difference([float(first.points - second.points) for first, second in played])
    if chosen.json:
        print(json.dumps({"game": chosen.game, "seats": chosen.seats, "deals": chosen.deals, "seed": chosen.seed,
                          "others": chosen.others, "bots": rows, "lead": lead, "points": points}, indent=1))
        return
    print(f"{chosen.game}, {chosen.seats} players, {chosen.deals} deals from {chosen.seed}, against {chosen.others}")
    for one in rows:
        print(f"{one['bot']}: {one['points']:g} points, lead {one['lead']:g}, won {one['won']:.0%}, "
              f"{one['ms_per_move']:g} ms a move")
    for what, one in (("lead", lead), ("points", points)):
        print(f"more {what}: {one['mean']:+g} (95%: {one['low']:+g} to {one['high']:+g}), "
              f"better {one['better']}, worse {one['worse']}")


if __name__ == "__main__":
    main()
