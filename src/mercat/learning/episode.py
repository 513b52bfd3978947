"""A single game, played step by step from its first decision to its last."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from operator import index
from typing import Any, Final, SupportsIndex

from mercat.engine.game import Game, Score
from mercat.engine.matches.beginning import chosen_options, known_seats
from mercat.engine.matches.chance import Seed, seed_of
from mercat.engine.rules.moves import Moves
from mercat.engine.rules.state import State
from mercat.games import find
from mercat.learning.core import Core
from mercat.learning.layout import numbering_of
from mercat.learning.observer import Observer
from mercat.learning.offers import Offers
from mercat.learning.reward_kinds import Reward, known_reward
from mercat.learning.rewards import returns_of


class Episode:
    """A game from its first decision to its last: a batch of one match, with the same draws as a `Match`.

    Seats make moves by action number; nature draws from the seed. Episodes can be copied, pickled and compared. The hash depends
    on the position and on the draws so far, so do not step an episode that is in a set.
    """

    def __init__(self, game: str | Game[Any], seats: SupportsIndex = 0,
                 options: Mapping[str, str] | None = None, seed: Seed | SupportsIndex | str = 0, *,
                 reward: Reward = "place") -> None:
        """Begin a game with this number of seats (0: two, or the nearest number that the game allows). Raise Refused for a game,
        seats or options that do not exist, and ValueError for an invalid seed or reward."""
        kind = known_reward(reward)
        self.reward: Final = reward
        self.game: Final = find(game) if isinstance(game, str) else game
        self.seats: Final = known_seats(self.game, seats)
        self.options: Final = chosen_options(self.game, self.seats, options)
        self.observer: Final = Observer(self.game, self.seats, self.options)
        self.actions: Final = int(self.game.vocabulary.size)    # the number of actions, in every position
        self.core: Final = Core(self.game, numbering_of(self.game.vocabulary), self.seats, self.options, 0, 0, 1,
                                Offers(1, self.actions, True, 0), None, False, False, kind)
        self.begin(seed)

    def begin(self, seed: Seed | SupportsIndex | str) -> None:
        """Start a new game, with the same draws as `Match.start` with this seed. Raise ValueError for an invalid seed."""
        self.core.begin(0, seed_of(seed))

    def __copy__(self) -> Episode:
        return resumed(self.game, *self.parts[1:])

    def __deepcopy__(self, memo: object) -> Episode:
        return self.__copy__()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Episode) and self.parts == other.parts

    def __hash__(self) -> int:
        return hash((self.game.name, self.seed, self.draws, self.state))

    def __reduce__(self) -> tuple[Any, ...]:
        return resumed, self.parts

    @property
    def parts(self) -> tuple[Any, ...]:
        """The data for copying, comparing and pickling an episode: the names of the game and of its options, the seed, its
        progress, and its rewards."""
        options = {option.name: option.values[number] for option, number in zip(self.game.options, self.options, strict=True)}
        return (self.game.name, self.seats, options, self.seed, self.draws, self.state, self.reward,
                tuple(self.core.rewards.rewarded(0)))

    @property
    def seed(self) -> Seed:
        return self.core.seeds[0]

    @property
    def draws(self) -> int:
        """The number of draws that nature has made."""
        return int(self.core.draws[0])

    @property
    def state(self) -> State:
        """The current position. Change a copy, not the position itself."""
        return self.core.states[0]

    @property
    def moves(self) -> Moves:
        """The legal moves in the current position."""
        return self.core.moves

    @property
    def to_move(self) -> int | None:
        """The seat that decides, or None when the game is over."""
        seat = self.core.offers.turn(0)
        return int(seat) if seat >= 0 else None

    @property
    def legal(self) -> list[int]:
        """The action numbers of the legal moves in the current position."""
        return [int(number) for number in self.core.offers.legal[:self.core.offers.offered[0]]]

    @property
    def offered(self) -> dict[int, int]:
        """The legal moves in the current position, in packed form, by action number."""
        return {number: int(move) for number, move in zip(self.legal, self.core.moves.listed(), strict=True)}

    def mask(self) -> bytearray:
        """Return one byte for every action: 1 if the action is legal, otherwise 0."""
        return bytearray(memoryview(self.core.offers.mask))

    def row(self, seat: SupportsIndex | None = None) -> array[float]:
        """Return the observation for a seat, by default for the seat that decides. Raise IndexError if there is no such seat."""
        decides = self.to_move
        return self.observer.row(self.state, seat if seat is not None else decides if decides is not None else 0)

    def step(self, number: SupportsIndex) -> None:
        """Make the move with this action number, and nature's draws after it. Raise ValueError if the move is not legal."""
        wanted = index(number)
        if not 0 <= wanted < self.actions:              # it may be too large for compiled code
            raise ValueError(f"move {wanted} is not legal")
        self.core.step_in(0, wanted)

    def is_legal(self, number: SupportsIndex) -> bool:
        """Return whether the move with this action number is legal."""
        wanted = index(number)
        return 0 <= wanted < self.actions and self.core.offers.is_legal(0, wanted)

    def scores(self) -> list[Score]:
        """Return the score sheets; before the end, as if the game were over now."""
        return self.game.scores(self.state)

    def rewards(self) -> list[float]:
        """Return each seat's reward for the last step, as in a `Batch`."""
        return self.core.rewards.ending(0)[1]

    def returns(self) -> list[float]:
        """Return a value from -1 to 1 for each seat: the share of opponents behind it, minus the share of opponents ahead of it.

        A solo game has no opponents; its return is a hundredth of the points.
        """
        return returns_of(self.scores())


def resumed(game: str | Game[Any], seats: int, options: Mapping[str, str], seed: Seed, draws: int, state: State,
            reward: Reward = "place", paid: Sequence[int] = ()) -> Episode:
    """Return an episode that continues from this position, after `draws` draws of nature, with the rewards paid so far in `paid`,
    in points."""
    episode = Episode(game, seats, options, seed, reward=reward)
    episode.core.resume(0, seed, draws, state, paid)
    return episode
