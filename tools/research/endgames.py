"""How many points does a bot give away at the end of a game, where a full search knows the value of every move?

    python tools/research/endgames.py new_bedford --seats 2 --games 50 --seed 1 --bots strong,master [--largest 4000] [--json]

Copies of `--player` play whole games. From the end of each backwards, every decision of the last round is solved: the tree of all
possible continuations, each position once, is searched to the score sheets, as long as that takes at most `--largest` positions a
game. Then every bot chooses a move in each of these positions. Its regret is the result of the best move minus that of its own,
with best play by all seats from there on.

All seats maximise the lead over the best of the others; in a solo game, the points. Among equal moves the first is taken: between
two players that changes nothing; with more, it may affect a third one's result. Nature's draws count by their weights. With
`--sensible`, moves that the game declares a bad habit are ignored: this makes the ends of Poseidon, where fleets can be steered
by hand, small enough; in other games such a move is occasionally the best. Bots that make one are not counted there. Decisions
count if not all moves are equal. Intervals are 95 %, over games.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from mercat.bots import UnknownBot, bot
from mercat.cli.bot_files import check_files
from mercat.cli.output import CommandError
from mercat.engine.game import Game
from mercat.engine.matches.chance import seed_of
from mercat.engine.matches.match import Match, chosen_options
from mercat.engine.matches.refusals import Refused
from mercat.engine.rules.moves import Moves
from mercat.engine.rules.state import NATURE
from mercat.games import find
from mercat.statistics import NINETY_FIVE

SAME = 1e-9                             # the tolerance for the values of equal moves, as draws are fractions
Worth = tuple[float, ...]               # by seat: its lead at the end, or its points in a solo game


class TooLarge(Exception):
    """More positions may follow than are to be searched."""


@dataclass
class Endgames:
    """Solves the ends of one match: `solved` has the value of each position. With `sensible`, bad habits are left out."""

    game: Game[Any]
    largest: int
    sensible: bool = False
    solved: dict[Any, Worth] = field(default_factory=dict)

    def tried(self, state: Any, moves: Moves) -> list[int]:
        """Return the moves to consider among those offered in a position."""
        return [int(move) for move in (self.game.habits.sensible(state, moves) if self.sensible else moves).listed()]

    def after(self, state: Any, move: int) -> Worth:
        """Return the result of a move. Raises TooLarge."""
        position, moves = self.game.copy(state), Moves()
        self.game.rules.apply(position, move, moves)
        return self.worth(position, moves)

    def worth(self, state: Any, moves: Moves) -> Worth:
        """Return the result of a position in which these moves are offered. Raises TooLarge."""
        if moves.count == 0:
            return leads([score.total for score in self.game.scores(state)])
        known = self.solved.get(state)
        if known is not None:
            return known
        if len(self.solved) >= self.largest:
            raise TooLarge
        seat = int(self.game.rules.to_move(state))
        if seat == NATURE:
            weights = [int(weight) for weight in moves.weights[:moves.count]]
            drawn = [self.after(state, int(draw)) for draw in moves.listed()]
            worth = tuple(sum(weight * one[other] for weight, one in zip(weights, drawn, strict=True)) / sum(weights)
                          for other in range(int(state.seats)))
        else:
            worth = max((self.after(state, move) for move in self.tried(state, moves)), key=lambda one: one[seat])
        self.solved[state] = worth
        return worth


@dataclass(frozen=True)
class Decision:
    """A position of the last round, its moves, the values of those considered for the deciding seat, and a seed for bots."""

    state: Any
    moves: Moves
    worths: dict[int, float]
    seed: int

    def regret(self, move: int) -> float:
        return max(self.worths.values()) - self.worths[move]

    @property
    def matters(self) -> bool:
        return max(self.worths.values()) - min(self.worths.values()) > SAME


def leads(points: Sequence[int]) -> Worth:
    """Return each seat's lead over the best of the others; in a solo game, its points."""
    if len(points) == 1:
        return (float(points[0]),)
    return tuple(float(own - max([*points[:seat], *points[seat + 1:]])) for seat, own in enumerate(points))


def last_round(game: str, options: dict[str, str], seats: int, player: str, deal: int) -> list[tuple[Any, Moves, int]]:
    """Return the decisions of the last round of a game: the position, its moves and a seed for bots."""
    match, plays, seed, found = Match.start(game, seats, options, seed=deal), bot(player), seed_of(deal), []
    while match.to_move is not None:
        drawn = seed.bot_seed(len(match.entries))
        if match.moves.count > 1 and match.game.habits.is_settled(match.state):
            moves = Moves()
            for move in match.moves.listed():
                moves.add(move)
            found.append((match.game.copy(match.state), moves, drawn))
        match.play(plays.pick(match.game, match.state, match.moves, drawn))
    return found


def solved(game: Game[Any], decisions: Sequence[tuple[Any, Moves, int]], largest: int,
           sensible: bool = False) -> list[Decision]:
    """Return the decisions that can be solved, the last one first."""
    endgames, found = Endgames(game, largest, sensible), []
    for state, moves, seed in reversed(decisions):
        seat = int(game.rules.to_move(state))
        try:
            worths = {move: endgames.after(state, move)[seat] for move in endgames.tried(state, moves)}
        except TooLarge:
            break
        found.append(Decision(state, moves, worths, seed))
    return found


@dataclass
class Count:
    """The points that a bot gave away: by game the sum of its regrets, and by decision each of them."""

    by_game: list[float] = field(default_factory=list)
    regrets: list[float] = field(default_factory=list)

    def add(self, regrets: list[float]) -> None:
        self.by_game.append(sum(regrets))
        self.regrets += regrets

    def row(self, name: str) -> dict[str, Any]:
        """Return the best moves in per cent, the regret of a decision and of a game with its interval, and the worst decision."""
        half = NINETY_FIVE * stdev(self.by_game) / sqrt(len(self.by_game))
        return {"bot": name, "decisions": len(self.regrets), "best": round(100 * fmean(one <= SAME for one in self.regrets), 1),
                "regret": round(fmean(self.regrets), 3), "a_game": round(fmean(self.by_game), 2), "within": round(half, 2),
                "worst": round(max(self.regrets), 2)}


def measured(chosen: argparse.Namespace) -> tuple[list[dict[str, Any]], int, int]:
    """Return a row for each bot, the number of last-round decisions that were solved, and their total."""
    game, counts = find(chosen.game), {name: Count() for name in chosen.named}
    solvable = all_of_them = 0
    for deal in range(chosen.seed, chosen.seed + chosen.games):
        decisions = last_round(chosen.game, chosen.options, chosen.seats, chosen.player, deal)
        ends = solved(game, decisions, chosen.largest, chosen.sensible)
        solvable, all_of_them = solvable + len(ends), all_of_them + len(decisions)
        for name, count in counts.items():
            player = bot(name)
            made = [(end, int(player.pick(game, end.state, end.moves, end.seed))) for end in ends if end.matters]
            count.add([end.regret(move) for end, move in made if move in end.worths])
    return [count.row(name) for name, count in counts.items() if count.regrets], solvable, all_of_them


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("-b", "--bots", default="gentle,casual,steady,strong,master")
    parser.add_argument("-p", "--player", default="strong", help="who plays the games")
    parser.add_argument("-n", "--seats", type=int, default=2)
    parser.add_argument("-k", "--games", type=int, default=20)
    parser.add_argument("-s", "--seed", type=int, default=800_001)
    parser.add_argument("--largest", type=int, default=4000, help="positions that are searched for one game")
    parser.add_argument("--sensible", action="store_true", help="leave out moves that are declared bad habits")
    parser.add_argument("-o", "--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    try:
        game, chosen.named = find(chosen.game), chosen.bots.split(",")
        chosen.options = dict(option.split("=", 1) for option in chosen.option)
        if not game.fewest <= chosen.seats <= game.most or chosen.games < 2:
            parser.error(f"{game.fewest} to {game.most} seats and two games or more")
        chosen_options(game, chosen.seats, chosen.options)
        for name in [*chosen.named, chosen.player]:
            bot(name)
        check_files(game, chosen.seats, [*chosen.named, chosen.player])
    except (Refused, UnknownBot, CommandError, ValueError) as error:
        parser.error(str(error))
    return chosen


def main() -> None:
    """Play, solve, ask and print."""
    chosen = asked()
    rows, solvable, all_of_them = measured(chosen)
    title = (f"{chosen.game}, {chosen.seats} players, {chosen.games} games of {chosen.player} from {chosen.seed}: "
             f"{solvable} of {all_of_them} decisions of last rounds solved, by up to {chosen.largest} positions a game"
             + (" without bad habits" if chosen.sensible else ""))
    if chosen.json:
        print(json.dumps({"title": title, "bots": rows}, indent=1))
        return
    print(f"{title}\n\n| bot | decisions | best move | regret of one | of a game | worst |\n|---|---:|---:|---:|---:|---:|")
    for row in rows:
        print(f"| `{row['bot']}` | {row['decisions']} | {row['best']:g}% | {row['regret']:g} | {row['a_game']:g} ± "
              f"{row['within']:g} | {row['worst']:g} |")


if __name__ == "__main__":
    main()
