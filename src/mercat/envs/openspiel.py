"""The games in OpenSpiel (extra `openspiel`). Importing this module registers them.

    import mercat.envs.openspiel
    import pyspiel

    game = pyspiel.load_game("python_mercat_new_bedford")
    game = pyspiel.load_game("python_mercat_caledonia", {"seats": 2, "options": "bidding:on"})

`seats` is the number of players (by default, or with 0: two, or the nearest number that the game allows). `options` are the
game's options as `name:value`, separated by spaces (`=` and `,` are reserved in OpenSpiel's game strings). Nature's draws are
chance nodes with the same probabilities as in a match. All information is public: the information state is the history, and the
tensors of information state and observation are both the row of `mercat.learning.Observer`. Actions and draws have the numbers of
`game.vocabulary`; their strings are the notation of the game. Returns are the same as in `mercat.learning.Episode`; with several
players they sum to zero.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from mercat.engine.game import Game
from mercat.engine.matches.match import chosen_options
from mercat.engine.matches.refusals import Refused
from mercat.engine.rules.moves import Moves
from mercat.engine.rules.state import NATURE, State
from mercat.envs import Extra
from mercat.games import find, names
from mercat.learning import Observer
from mercat.learning.rewards import returns_of

with Extra("openspiel"):
    import numpy
    import pyspiel

PREFIX: Final = "python_mercat_"
LONGEST: Final = 20_000                 # decisions. No rule limits them; the longest of 300 random games of Poseidon had 4,539
MOST_ALONE: Final = 10.0                # a return of a thousand points


def kind_of(game: Game[Any], seats: int) -> Any:
    """Return OpenSpiel's description of a game with this number of players."""
    return pyspiel.GameType(
        short_name=PREFIX + game.name, long_name=game.say("en", "game"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL, chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if seats == 1 else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL, min_num_players=int(game.fewest), max_num_players=int(game.most),
        provides_information_state_string=True, provides_information_state_tensor=True, provides_observation_string=True,
        provides_observation_tensor=True, provides_factored_observation_string=False, default_loadable=True,
        parameter_specification={"seats": int(game.usual), "options": ""})


class Position:
    """A position and its legal moves; OpenSpiel copies them together."""

    def __init__(self, game: Game[Any], state: State, moves: Moves) -> None:
        self.game, self.state, self.moves = game, state, moves
        self.number = game.vocabulary.number

    def __deepcopy__(self, memo: object) -> Position:
        return Position.of(self.game, self.game.copy(self.state))

    def __reduce__(self) -> tuple[Any, ...]:
        state = self.state
        return restored, (self.game.name, int(state.seats), [int(number) for number in state.options], state.dump())

    @staticmethod
    def of(game: Game[Any], state: State) -> Position:
        """Return a position of a game, with its legal moves. A decision must be pending."""
        moves = Moves()
        game.rules.offer(state, moves)
        return Position(game, state, moves)

    def legal(self) -> list[int]:
        """Return the numbers of the legal moves in ascending order."""
        return sorted(int(self.number(move)) for move in self.moves.listed())

    def chances(self) -> list[tuple[int, float]]:
        """Return the numbers of nature's possible draws in ascending order, with their probabilities."""
        moves = self.moves
        return sorted((int(self.number(move)), int(moves.weights[place]) / int(moves.weight))
                      for place, move in enumerate(moves.listed()) if moves.weights[place] > 0)

    def apply(self, number: int) -> None:
        """Make the move with this number. Raise ValueError, and change nothing, if the move is not legal."""
        vocabulary = self.game.vocabulary
        move = vocabulary.numbered(number) if 0 <= number < vocabulary.size else -1
        if not self.moves.has(move):
            raise ValueError(f"move {number} is not legal")
        self.game.rules.apply(self.state, move, self.moves)


def restored(name: str, seats: int, options: list[int], saved: dict[str, list[int]]) -> Position:
    """Return a position from pickled data."""
    game = find(name)
    state = game.first(seats, options)
    state.load(saved)
    return Position.of(game, state)


@lru_cache(16)
def opening(name: str, seats: int, options: tuple[int, ...]) -> Position:
    """Return the position before the first decision."""
    game = find(name)
    state, moves = game.first(seats, options), Moves()
    game.rules.advance(state, moves)
    return Position(game, state, moves)


@lru_cache(16)
def observer_of(name: str, seats: int, options: tuple[int, ...]) -> Observer:
    return Observer(find(name), seats, options)


class MercatGame(pyspiel.Game):  # type: ignore[misc]
    """A game with a number of players and options, as an OpenSpiel game. Each game has its own subclass. The constructor raises
    ValueError for options that the game does not have."""

    name = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game = find(self.name)
        parameters = {"seats": int(game.usual), "options": "", **(params or {})}
        seats = int(parameters["seats"]) or int(game.usual)
        chosen = numbers_of(game, seats, str(parameters["options"]))
        alone = seats == 1
        about = pyspiel.GameInfo(
            num_distinct_actions=game.vocabulary.size, max_chance_outcomes=game.vocabulary.size, num_players=seats,
            min_utility=-MOST_ALONE if alone else -1.0, max_utility=MOST_ALONE if alone else 1.0,
            utility_sum=None if alone else 0.0, max_game_length=LONGEST)
        super().__init__(kind_of(game, seats), about, parameters)
        self.setting = self.name, seats, tuple(chosen)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> MercatState:
        """Return the position before the first decision, even if nature makes that decision."""
        return MercatState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> MercatObserver:
        """Return an observer that fills tensors; the tensors are the same for all kinds of observations."""
        if params:
            raise ValueError(f"observers have no parameters, and not {params}")
        return MercatObserver(observer_of(*self.setting), iig_obs_type is not None and iig_obs_type.perfect_recall)


class MercatState(pyspiel.State):  # type: ignore[misc]
    """A position in a game as an OpenSpiel state."""

    def __init__(self, game: MercatGame) -> None:
        super().__init__(game)
        self.position = opening(*game.setting).__deepcopy__(None)

    def current_player(self) -> int:
        """Return the seat that decides, or the number that OpenSpiel uses for nature or for the end of the game."""
        if self.position.moves.count == 0:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = int(self.position.game.rules.to_move(self.position.state))
        return int(pyspiel.PlayerId.CHANCE) if seat == NATURE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return nature's possible draws and their probabilities."""
        return self.position.chances()

    def _apply_action(self, action: int) -> None:
        self.position.apply(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        vocabulary = self.position.game.vocabulary
        return str(vocabulary.spell(vocabulary.numbered(int(action))))

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return bool(self.position.moves.count == 0)

    def returns(self) -> list[float]:
        """Return the returns by seat; before the end of the game, they are 0."""
        if not self.is_terminal():
            return [0.0] * int(self.position.state.seats)
        return returns_of(self.position.game.scores(self.position.state))

    def __str__(self) -> str:
        return "; ".join(f"{name} {' '.join(map(str, numbers))}" for name, numbers in self.position.state.dump().items())


class MercatObserver:
    """An observer that fills `tensor` with a seat's observation: the row of `mercat.learning.Observer`."""

    def __init__(self, observer: Observer, recalls: bool) -> None:
        self.observer, self.recalls = observer, recalls
        self.tensor = numpy.zeros(observer.size, numpy.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: MercatState, player: int) -> None:
        """Observe a position as this player."""
        self.tensor[:] = self.observer.row(state.position.state, player)

    def string_from(self, state: MercatState, player: int) -> str:
        """Return the history of the game if the observer recalls it, otherwise only the position. Both are public information."""
        return str(state.history_str() if self.recalls else state)


def numbers_of(game: Game[Any], seats: int, said: str) -> list[int]:
    """Return the numbers of options given as `name:value name:value`. Raise ValueError for options that the game does not
    have."""
    if not game.fewest <= seats <= game.most:
        raise ValueError(f"{game.name} is for {game.fewest} to {game.most} players, not {seats}")
    options = dict(word.partition(":")[::2] for word in said.split())
    try:
        return chosen_options(game, seats, options)
    except Refused as refused:
        raise ValueError(refused.sentence("en")) from None


def register(name: str) -> None:
    """Register a game with OpenSpiel, unless this has been done already.

    OpenSpiel keeps the object that creates the game until after the interpreter has shut down, so that object must be a class: a
    function does not survive the shutdown.
    """
    if PREFIX + name not in pyspiel.registered_names():
        game = find(name)
        made = type(f"MercatGame_{name}", (MercatGame,), {"name": name})
        pyspiel.register_game(kind_of(game, int(game.usual)), made)


for known in names():
    register(known)
