"""Hints: up to three good moves in a position, with the expected results and the merits of each.

Hints are plain data:

    by      "learned" (the search that uses the learned value) or "search" (the search that plays games to the end)
    hints   the best first: `move` in notation; `then`, the decisions that complete it, in notation; `equal`, whether it is about
            as good as the best, or is itself the best while other moves, shown or not, are about as good; `merits`, the
            improvements by the move, each with `name` and `amount` (mercat.engine.game.Merit); and for the seat that decides,
            unless withheld (mercat.text.telling), `win`, the chance of winning from 0 to 1, and `points`, the expected final
            points, with their standard errors `win_error` and `points_error`; and `expected`, the points as measured, withheld or
            not, with their standard error `expected_error`

`win` and its error are null in solo games, and if such chances are not known to within 5 percentage points. There are no numbers
at all if several moves are about as good as the best, and before the first round, because the value of a choice is not known at
that time.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

from mercat.bots.analysis.evaluation import LEARNED, SEARCH, Evaluator, Position, Setting, measured_alike, round_of, searching
from mercat.bots.analysis.outlooks import Outlook, cost, utility
from mercat.bots.play.bidding import bid
from mercat.bots.play.compound_moves import completed, whole_move
from mercat.bots.play.picking import GreedyPicker
from mercat.bots.search.judge import Lookahead
from mercat.engine.rules.rulebook import Moves
from mercat.engine.rules.state import NONE, State
from mercat.text.telling import told_chance, told_points

MOST: Final = 3                                          # hints for a position
CANDIDATES: Final = 4                                    # moves that are measured: the moves that the search tried most
AS_GOOD: Final = 0.1                                     # in units of utility; a move that is worse by more is no hint
MERITS: Final = 2                                        # merits shown for each move
NO_NUMBERS: Final = {"win": None, "win_error": None, "points": None, "points_error": None}
SHARE: Final = 0.6                                       # the share of the seconds for the search; the rest is for measuring
PART: Final = 4                                          # a move is measured with this fraction of the search's iterations


def hints(setting: Setting, position: Position, *, seconds: float = 0.0, iterations: int = 0, seed: int = 0) -> dict[str, Any]:
    """Return hints for the seat that decides in a position. If only the number of iterations is limited, the hints depend on
    nothing but the arguments.

    At least one limit must be given. Raise ValueError if no seat decides.
    """
    evaluator = Evaluator(setting, position)
    seat = int(evaluator.game.rules.to_move(evaluator.state)) if evaluator.moves.count else -1
    if seat < 0:
        raise ValueError("no seat decides in this position")
    began = perf_counter()
    moves = candidates(evaluator, seconds * SHARE, iterations, seed)
    left = max(0.01, seconds - (perf_counter() - began)) if seconds else 0.0
    sets_up = is_set_up(evaluator)
    measured = dict(zip(moves, measured_alike(evaluator, list(moves), -(-iterations // PART), left, sets_up, seed), strict=True))
    best, *others = sorted(moves, key=lambda move: -utility(measured[move], seat, evaluator.spread))
    equal = [move for move in others if not cost(measured[move], measured[best], seat, evaluator.spread).is_certain]
    good = [best, *(move for move in others if is_good(measured[move], measured[best], seat, evaluator.spread))][:MOST]
    silent = sets_up or bool(equal)
    spell = evaluator.game.vocabulary.spell
    return {"by": SEARCH if evaluator.judge is None else LEARNED,
            "hints": [{"move": spell(move),
                       "then": [spell(one) for one in completed(evaluator.game, evaluator.state, seat, move, moves[move])],
                       "equal": move in equal or (move == best and bool(equal)),
                       **(NO_NUMBERS if silent else numbers(measured[move], seat)),
                       **as_measured(measured[move], seat),
                       "merits": merits_of(evaluator, seat, move)}
                      for move in good]}


def is_set_up(evaluator: Evaluator) -> bool:
    """Return whether the game is still being set up: it has rounds, and the first one has not begun."""
    return hasattr(evaluator.state, "round") and round_of(evaluator.state) == 0


def is_good(outlook: Outlook, best: Outlook, seat: int, spread: float) -> bool:
    """Return whether a move is good enough for a hint."""
    return utility(outlook, seat, spread) > utility(best, seat, spread) - AS_GOOD


def numbers(outlook: Outlook, seat: int) -> dict[str, float | None]:
    """Return the estimates of a seat's prospects that may be shown, with their standard errors."""
    error, off = outlook.win_error(seat), outlook.points_error(seat)
    win = None if outlook.win is None else told_chance(outlook.win[seat], error)
    return {"win": win, "win_error": None if win is None or error is None else round(error, 4),
            "points": told_points(outlook.points[seat], off), "points_error": None if off is None else round(off, 2)}


def as_measured(outlook: Outlook, seat: int) -> dict[str, float | None]:
    """Return a seat's expected points and their standard error for programs, even if they are withheld from players."""
    off = outlook.points_error(seat)
    return {"expected": round(outlook.points[seat], 2), "expected_error": None if off is None else round(off, 2)}


def candidates(evaluator: Evaluator, seconds: float, iterations: int, seed: int) -> dict[int, list[int]]:
    """Return the moves that a search tries most, the most tried first, each with the moves that the search expects next. In an
    auction whose prices the learned value ignores, return the bid that bots of all strengths make."""
    if evaluator.moves.count == 1:
        return {int(evaluator.moves.buffer[0]): []}
    if (made := bid(evaluator.game, evaluator.state, evaluator.moves)) != NONE:
        return {made: []}
    search = searching(evaluator, seed)
    search.run(iterations, seconds)
    return {move: search.line(move) for move, _, _ in search.findings()[:CANDIDATES]}


def merits_of(evaluator: Evaluator, seat: int, move: int) -> list[dict[str, Any]]:
    """Return the improvements to mention in a hint: the first MERITS of the game's `merits` that a move raises by at least
    `Merit.least`."""
    game = evaluator.game
    if game.merits is None:
        return []
    before = {merit.name: merit.number for merit in game.merits(evaluator.state, seat)}
    after = game.merits(end_of_move(evaluator, seat, move), seat)
    grown = [{"name": merit.name, "amount": merit.number - before[merit.name]} for merit in after
             if merit.better and merit.number - before[merit.name] >= merit.least]
    return grown[:MERITS]


def end_of_move(evaluator: Evaluator, seat: int, move: int) -> State:
    """Return the position after a move and the decisions that belong to it, each answered with the move that looks best."""
    *_, (_last, after) = whole_move(evaluator.game, evaluator.state, seat, move,
                                    lambda state, moves: looks_best(evaluator, state, moves, seat))
    return after


def looks_best(evaluator: Evaluator, state: Any, moves: Moves, seat: int) -> int:
    """Return the move that leads to the best position according to the learned value or, without one, the game's advice."""
    game = evaluator.game
    if evaluator.judge is None:
        return int(GreedyPicker(game, state).best_now(state, moves, seat))
    ahead: Lookahead[Any] = Lookahead(evaluator.judge, game.copy(state))
    return int(moves.buffer[ahead.best(state, moves, seat)])
