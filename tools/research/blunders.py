"""Does a review name the blunders of a game, and only those? Plants one in each of some games, reviews them, and counts.

    python tools/research/blunders.py new_bedford caledonia poseidon --games 20 --seed 700000

Copies of a bot without noise (`lookahead` or, without a learned value, the search of `strong`) play; at some point one of them
makes a randomly drawn move that costs at least GRAVE, judged by a longer search with other seeds than those of a review. In every
second game, one seat begins with a few random moves, so that blunders of seats that are far behind or ahead are included. A
blunder is named if it is a turning point of the review. A turning point is noise if the two moves that it compares differ by less
than half of the threshold of a turning point, measured again in the same position with other seeds.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any, Final

from mercat.bots.analysis.evaluation import Evaluator, Setting, measure, measured_again, searching
from mercat.bots.analysis.outlooks import Cost, cost
from mercat.bots.analysis.review import LEAST_LOSS, Reviewing
from mercat.bots.play.registry import bot
from mercat.bots.play.strengths import STRENGTHS
from mercat.engine.matches.match import Match
from mercat.games import find

GRAVE: Final = 0.1                                       # of utility: the minimum cost of a planted move
LONG: Final = 400                                        # iterations of the search that judges it, or games
OTHER: Final = 7                                         # a seed not used by reviews
AGAIN: Final = 40                                        # the first seed for judging a turning point again
CLUMSY: Final = 4                                        # random moves of the seat that is to be far behind
TRIED: Final = 3                                         # moves tried at a decision
OPENING: Final = 0.9                                     # of the usual length: the latest point for blunders


@dataclass(frozen=True)
class Planted:
    """A game with a blunder; `before` is the journal's length before it and `cost` its cost."""

    match: Match[Any]
    before: int
    cost: Cost


def player(game: str, seats: int) -> Any:
    """Return the bot that plays: without noise by the learned value, or else the search."""
    learned = bot("lookahead")
    evaluator = Evaluator(Setting(game, {}, seats))
    return learned if evaluator.judge is not None else STRENGTHS["strong"].player(find(game), seats)


def planted(game: str, seats: int, seed: int, length: int) -> Planted | None:
    """Return a game with one blunder, for a usual length of `length` decisions, or None if no move cost enough."""
    match, random, plays, decided = Match.start(game, seats, seed=seed), Random(seed), player(game, seats), 0
    clumsy, due = random.randrange(seats) if seed % 2 else -1, random.randrange(int(length * OPENING))
    wrong, mistake = 0, None
    while match.to_move is not None:
        seat = match.to_move
        move = plays.pick(match.game, match.state, match.moves, seed + decided)
        if seat == clumsy and wrong < CLUMSY and match.moves.count > 1:
            move, wrong = int(match.moves.buffer[random.randrange(match.moves.count)]), wrong + 1
        elif mistake is None and decided >= due and match.moves.count > 1:
            mistake = blunder(Evaluator(Setting(game, match.options, seats), match.state.dump()), seat, random)
            if mistake is not None:
                before, (move, costs) = len(match.entries), mistake
        match.play(move)
        decided += 1
    return None if mistake is None else Planted(match, before, costs)


def blunder(evaluator: Evaluator, seat: int, random: Random) -> tuple[int, Cost] | None:
    """Return a move that costs at least GRAVE, and its cost; None if none was drawn."""
    search = searching(evaluator, OTHER)
    search.run(LONG, 0.0)
    best = search.best()
    better = measure(evaluator, best, LONG, seed=OTHER)
    for place in random.sample(range(evaluator.moves.count), min(TRIED, evaluator.moves.count)):
        move = int(evaluator.moves.buffer[place])
        costs = cost(measure(evaluator, move, LONG, seed=OTHER), better, seat, evaluator.spread)
        if move != best and costs.loss >= GRAVE:
            return move, costs
    return None


def is_noise(match: Match[Any], turn: dict[str, Any]) -> bool:
    """Return whether the better move of a turning point is hardly better, measured again with other seeds."""
    reviewing = Reviewing(match)
    decision = next(one for one in reviewing.decisions if one.at == turn["at"])
    position = match.at(decision.before).state.dump()
    played, better = (measured_again(reviewing.setting, position, decision, move, AGAIN)
                      for move in (decision.move, match.game.vocabulary.parse(turn["better"])))
    return cost(played, better, decision.seat, reviewing.spread).loss < LEAST_LOSS[reviewing.by] / 2


def reviewed(one: Planted, around: int) -> dict[str, Any]:
    """Return the review of a game, or only of `around` decisions on either side of the blunder, if that is not 0."""
    reviewing = Reviewing(one.match)
    if around:
        place = next(place for place, decision in enumerate(reviewing.decisions) if decision.before == one.before)
        reviewing = Reviewing(one.match, range(max(0, place - around), min(len(reviewing.decisions), place + around + 1)))
    for job in reviewing.jobs():
        job.run()
    return reviewing.review


def games_of(game: str, games: int, seed: int) -> Iterator[Planted]:
    """Yield this number of games with a blunder, with two players, three, and so on."""
    played = find(game)
    length, number, at = 150, 0, seed
    while number < games:
        seats = max(2, played.fewest) + number % (played.most - max(2, played.fewest) + 1)
        made = planted(game, seats, at, length)
        at += 1
        if made is not None:
            length = sum(entry.seat >= 0 for entry in made.match.entries)
            number += 1
            yield made


def count(game: str, games: int, seed: int, around: int = 0) -> tuple[int, int, int]:
    """Return the numbers of blunders named, turning points shown, and those that are noise."""
    named = shown = noise = 0
    for one in games_of(game, games, seed):
        began = perf_counter()
        review = reviewed(one, around)
        seconds = perf_counter() - began
        here = [turn for turn in review["turning_points"] if turn["before"] == one.before]
        doubtful = [turn for turn in review["turning_points"] if is_noise(one.match, turn)]
        named, shown, noise = named + len(here), shown + len(review["turning_points"]), noise + len(doubtful)
        entry = one.match.entries[one.before]
        print(f"{game} {one.match.seats} seats, line {one.before + 1}: {entry!s:30} by {one.cost.by:6} {one.cost.loss:.2f}"
              f" {'named' if here else 'MISSED'}; {len(review['turning_points'])} shown, {len(doubtful)} noise; {seconds:.1f} s"
              + "".join(f" [{turn['played']} / {turn['better']} {turn['by']} {turn['win']} {turn['lead']}]" for turn in doubtful),
              flush=True)
    return named, shown, noise


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="+")
    parser.add_argument("--games", type=int, default=20, help="with a blunder, of each")
    parser.add_argument("--seed", type=int, default=700_000)
    parser.add_argument("--around", type=int, default=0, help="review only so many decisions on either side of the blunder")
    arguments = parser.parse_args()
    for game in arguments.game:
        named, shown, noise = count(game, arguments.games, arguments.seed, arguments.around)
        print(f"{game}: {named} of {arguments.games} named; {noise} of {shown} turning points are noise")


if __name__ == "__main__":
    main()
