"""Checks of the arguments of environments and of `reset`. An invalid value raises ValueError with an explanation, and changes
nothing."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from operator import index
from typing import Any, Final

import numpy
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from mercat.engine.rules.moves import Moves
from mercat.engine.rules.state import State
from mercat.learning import Batch, Episode
from mercat.learning.batch import known_position

SEAT: Final = "seat"                    # the options of `reset`: the learner's seat,
STATE: Final = "state"                  # the starting position,
RESET_MASK: Final = "reset_mask"        # and the games to restart in a vector environment
ILLEGAL: Final = ("lose", "raise")


def known_illegal(illegal: str) -> None:
    """Raise ValueError if `illegal` is not a known way of treating illegal actions."""
    if illegal not in ILLEGAL:
        raise ValueError(f"an illegal action can {' or '.join(ILLEGAL)}, not {illegal!r}")


def known_mode(mode: AutoresetMode | str) -> AutoresetMode:
    """Return the autoreset mode, given as a member or by name, after checking it."""
    try:
        return AutoresetMode(mode)
    except ValueError:
        raise ValueError(f"an autoreset mode is {', '.join(one.value for one in AutoresetMode)}, not {mode!r}") from None


def known_seat(seat: Any, seats: int) -> int:
    """Return the number of a seat, given as any integral type, after checking it."""
    try:
        number = index(seat)
    except TypeError:
        number = -1
    if isinstance(seat, bool) or not 0 <= number < seats:
        raise ValueError(f"there is no seat {seat!s}")
    return number


def known_seed(seed: Any) -> int:
    """Return a seed as an int. Raise ValueError unless it is a whole number of at least 0."""
    try:
        number = index(seed)
    except TypeError:
        number = -1
    if isinstance(seed, bool) or number < 0:
        raise ValueError(f"a seed is a whole number of at least 0, not {seed!r}")
    return number


def known_steps(steps: Any) -> int:
    """Return the number of steps after which a game is truncated; if there is no limit, return more steps than any game has."""
    if steps is None:
        return sys.maxsize
    try:
        number = index(steps)
    except TypeError:
        number = 0
    if isinstance(steps, bool) or number < 1:
        raise ValueError(f"max_episode_steps is a whole number of at least 1, not {steps!r}")
    return number


def is_list(value: Any) -> bool:
    """Return whether a value is a list or a similar sequence with an entry for each game."""
    return isinstance(value, (list, tuple, range)) or (isinstance(value, numpy.ndarray) and value.ndim == 1)


def known_seeds(seed: Any, count: int) -> list[int | None]:
    """Return a seed or None for each game: consecutive seeds from an integer, or the entries of a list."""
    if seed is None:
        return [None] * count
    if not is_list(seed):
        first = known_seed(seed)
        return [first + number for number in range(count)]
    if len(seed) != count:
        raise ValueError(f"{len(seed)} seeds for {count} games")
    return [None if one is None else known_seed(one) for one in seed]


def known_action(action: Any) -> int:
    """Return an action as an int. Raise ValueError unless it is a whole number."""
    try:
        return index(action)
    except TypeError:
        raise ValueError(f"an action is a whole number, not {action!r}") from None


def known_options(options: Mapping[str, Any] | None, *known: str) -> Mapping[str, Any]:
    """Return the options of `reset` after checking them."""
    given = dict(options or {})
    for name in given:
        if name not in known:
            raise ValueError(f"reset has no option {name!r}; there is {' and '.join(known) or 'none'}")
    return given


def known_seats(seat: Any, seats: int, count: int) -> list[int | None]:
    """Return the learner's seat in each game: the same seat in all games, or the entries of a list; None where no seat is
    given."""
    if not is_list(seat):
        return [None if seat is None else known_seat(seat, seats)] * count
    if len(seat) != count:
        raise ValueError(f"{len(seat)} seats for {count} games")
    return [None if one is None else known_seat(one, seats) for one in seat]


def known_positions(state: Any, host: Batch | Episode, count: int) -> list[State | None]:
    """Return the starting position of each of `count` games: the same position for all games, or the entries of a list; None
    where no position is given."""
    given = state if is_list(state) else [state] * count
    if len(given) != count:
        raise ValueError(f"{len(given)} positions for {count} games")
    moves = Moves()
    for one in given:
        if one is not None:
            host.game.rules.offer(known_position(host.game, host.core.fresh, one), moves)
            if moves.count == 0:
                raise ValueError("the position is the end of a game: there is nothing to decide")
    return list(given)


def nothing_to_decide() -> ValueError:
    """Return the error for a game that ends before the learner's first decision."""
    return ValueError("in this position the learner decides nothing any more: the game ends before its turn")


def known_mask(mask: Any, count: int) -> NDArray[numpy.bool_]:
    """Return the mask of the games to restart; if `mask` is None, a mask of all games. Raise ValueError for an invalid mask."""
    marks: NDArray[numpy.bool_] = numpy.ones(count, numpy.bool_) if mask is None else numpy.asarray(mask)
    if marks.dtype != numpy.bool_ or marks.shape != (count,):
        raise ValueError(f"{RESET_MASK} is True or False for each of the {count} games")
    return marks


def not_begun() -> ResetNeeded:
    """Return the error for a call before the first `reset`."""
    return ResetNeeded("no game has begun: call reset first")
