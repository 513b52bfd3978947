"""Checks of what environments are made and reset with. A wrong value raises ValueError with a sentence, and changes nothing."""

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
STATE: Final = "state"                  # the position to begin in,
RESET_MASK: Final = "reset_mask"        # and which of many games begin anew
ILLEGAL: Final = ("lose", "raise")


def known_illegal(illegal: str) -> None:
    """What an illegal action does, checked."""
    if illegal not in ILLEGAL:
        raise ValueError(f"an illegal action can {' or '.join(ILLEGAL)}, not {illegal!r}")


def known_mode(mode: AutoresetMode | str) -> AutoresetMode:
    """When games that are over begin anew, or the name of that, checked."""
    try:
        return AutoresetMode(mode)
    except ValueError:
        raise ValueError(f"an autoreset mode is {', '.join(one.value for one in AutoresetMode)}, not {mode!r}") from None


def known_seat(seat: Any, seats: int) -> int:
    """The number of a seat, of any type that is a whole number."""
    try:
        number = index(seat)
    except TypeError:
        number = -1
    if isinstance(seat, bool) or not 0 <= number < seats:
        raise ValueError(f"there is no seat {seat!s}")
    return number


def known_seed(seed: Any) -> int:
    """A seed of any type that is a whole number."""
    try:
        number = index(seed)
    except TypeError:
        number = -1
    if isinstance(seed, bool) or number < 0:
        raise ValueError(f"a seed is a whole number of at least 0, not {seed!r}")
    return number


def known_steps(steps: Any) -> int:
    """After how many steps a game is truncated; without a limit more than any game has."""
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
    """Is there a value for each game?"""
    return isinstance(value, (list, tuple, range)) or (isinstance(value, numpy.ndarray) and value.ndim == 1)


def known_seeds(seed: Any, count: int) -> list[int | None]:
    """A seed for each game, None where there is none: those from a whole number on, or those of a list."""
    if seed is None:
        return [None] * count
    if not is_list(seed):
        first = known_seed(seed)
        return [first + number for number in range(count)]
    if len(seed) != count:
        raise ValueError(f"{len(seed)} seeds for {count} games")
    return [None if one is None else known_seed(one) for one in seed]


def known_action(action: Any) -> int:
    """An action of any type that is a whole number."""
    try:
        return index(action)
    except TypeError:
        raise ValueError(f"an action is a whole number, not {action!r}") from None


def known_options(options: Mapping[str, Any] | None, *known: str) -> Mapping[str, Any]:
    """The options of `reset`."""
    given = dict(options or {})
    for name in given:
        if name not in known:
            raise ValueError(f"reset has no option {name!r}; there is {' and '.join(known) or 'none'}")
    return given


def known_seats(seat: Any, seats: int, count: int) -> list[int | None]:
    """The seat of the learner in each game: the same in all, or those of a list; None where it is not given."""
    if not is_list(seat):
        return [None if seat is None else known_seat(seat, seats)] * count
    if len(seat) != count:
        raise ValueError(f"{len(seat)} seats for {count} games")
    return [None if one is None else known_seat(one, seats) for one in seat]


def known_positions(state: Any, host: Batch | Episode, count: int) -> list[State | None]:
    """The position in which each of `count` games begins: the same in all, or those of a list; None where it is not given."""
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
    """The error where a game ends before the learner has decided anything."""
    return ValueError("in this position the learner decides nothing any more: the game ends before its turn")


def known_mask(mask: Any, count: int) -> NDArray[numpy.bool_]:
    """Which games begin anew: all without a mask."""
    marks: NDArray[numpy.bool_] = numpy.ones(count, numpy.bool_) if mask is None else numpy.asarray(mask)
    if marks.dtype != numpy.bool_ or marks.shape != (count,):
        raise ValueError(f"{RESET_MASK} is True or False for each of the {count} games")
    return marks


def not_begun() -> ResetNeeded:
    """The error where nothing has been begun."""
    return ResetNeeded("no game has begun: call reset first")
