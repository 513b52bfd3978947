"""Does low bidding pay? In auctions of clans, a copy of a bot that never bids above a limit plays against the bot itself.

    python tools/research/bids.py --limits 2,4,6,10 --seats 2-4 --games 400 [--bot strong] [--seed 1] [--file bids.jsonl]

The copy has one seat, in turn, and the bot all others, in Clans of Caledonia. Every deal is played from each seat. With a file,
every game is added to it, and stored games are not played again. The output for each limit and number of seats is the copy's
share of the wins with an interval, which is corrected for all comparisons: together, the intervals of a table err in 5 % of
cases.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from statistics import NormalDist
from typing import Any, Final

from mercat.bots import bot
from mercat.bots.play.players import Bot
from mercat.bots.tournaments.arena import interval
from mercat.engine.matches.chance import seed_of
from mercat.engine.matches.match import Match
from mercat.engine.rules.rulebook import Moves

GAME: Final = "caledonia"
OPTIONS: Final = {"clans": "auction"}
ERRING: Final = 0.05                                     # the probability that any interval misses


@dataclass(frozen=True)
class Capped:
    """A bot that bids no more than a limit."""

    bot: Bot
    limit: int

    def pick(self, game: Any, state: Any, moves: Moves, seed: int) -> int:
        left = Moves()
        for move in moves.listed():
            if not self.is_above(game.vocabulary.spell(move).split()):
                left.add(move)
        return int(left.buffer[0]) if left.count == 1 else self.bot.pick(game, state, left, seed)

    def is_above(self, words: Sequence[str]) -> bool:
        return words[0] == "bid" and int(words[1]) > self.limit


def share(name: str, limit: int, seats: int, deal: int, seat: int) -> float:
    """Return the copy's share of the win in this seat."""
    match, own, other, seed = Match.start(GAME, seats, OPTIONS, seed=deal), Capped(bot(name), limit), bot(name), seed_of(deal)
    while match.to_move is not None:
        player = own if match.to_move == seat else other
        match.play(player.pick(match.game, match.state, match.moves, seed.bot_seed(len(match.entries))))
    winners = [score.seat for score in match.scores() if score.place == 1]
    return 1 / len(winners) if seat in winners else 0.0


def shares(name: str, limit: int, seats: int, games: int, seed: int, known: dict[str, float]) -> Iterator[tuple[str, float]]:
    """Yield the copy's shares of the win in this number of games, by the key of the game; known games are not played."""
    for number in range(games):
        deal, seat = seed + number // seats, number % seats
        key = f"{name} {limit} {seats} {deal} {seat}"
        yield key, known[key] if key in known else share(name, limit, seats, deal, seat)


def numbers(text: str) -> list[int]:
    """Return numbers written with commas, or as a range."""
    first, dash, last = text.partition("-")
    return list(range(int(first), int(last) + 1)) if dash else [int(number) for number in text.split(",")]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="strong")
    parser.add_argument("--limits", type=numbers, default=[2, 4, 6, 10])
    parser.add_argument("--seats", type=numbers, default=[2, 3, 4])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path)
    chosen = parser.parse_args()
    known = dict[str, float]()
    if chosen.file is not None and chosen.file.exists():
        known = dict(json.loads(line) for line in chosen.file.read_text("utf-8").splitlines())
    errors = NormalDist().inv_cdf(1 - ERRING / 2 / (len(chosen.limits) * len(chosen.seats)))
    for limit, seats in product(chosen.limits, chosen.seats):
        won = list[float]()
        for key, part in shares(chosen.bot, limit, seats, chosen.games, chosen.seed, known):
            won.append(part)
            if chosen.file is not None and key not in known:
                with chosen.file.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([key, part]) + "\n")
        low, high = interval(sum(won), len(won), errors)
        print(f"limit {limit}, {seats} seats: {sum(won):g} of {len(won)}, {sum(won) / len(won):.1%} ({low:.1%} to {high:.1%}),"
              f" fair {1 / seats:.1%}{', MORE' if low > 1 / seats else ''}", flush=True)


if __name__ == "__main__":
    main()
