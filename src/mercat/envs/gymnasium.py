"""The games as environments of Gymnasium: one learner among bots.

    import gymnasium
    import mercat.envs.gymnasium

    env = gymnasium.make("mercat/new_bedford-v1", seats=3, opponents="greedy")
    envs = gymnasium.make_vec("mercat/new_bedford-v1", num_envs=64)

Without the import, the name of this module goes before: `mercat.envs.gymnasium:mercat/new_bedford-v1`. It needs the extra:
pip install mercat[gymnasium]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

import gymnasium
import numpy
from gymnasium.envs.registration import register, registry
from gymnasium.spaces import Discrete
from gymnasium.utils import EzPickle
from numpy.typing import NDArray

from mercat.bots import Bot, bot
from mercat.engine.chance import Seed
from mercat.engine.game import Game
from mercat.envs import versioned
from mercat.envs.seat import METADATA, Rows, Table
from mercat.games import find, names

NAMESPACE: Final = "mercat"
Illegal = Literal["lose", "raise"]
Opponents = str | Bot | Sequence[str | Bot]


def opponents_of(opponents: Opponents, others: int) -> list[Bot]:
    """A bot for each of the other seats, in order after the learner's. Raises UnknownBot, and ValueError for a wrong number."""
    named = [opponents] * others if isinstance(opponents, (str, Bot)) else list(opponents)
    if len(named) != others:
        raise ValueError(f"{len(named)} bots for {others} opponents")
    return [bot(one) if isinstance(one, str) else one for one in named]


class Learner(gymnasium.Env[NDArray[Any], numpy.int64], EzPickle):
    """A game in which the learner holds one seat and bots the others.

    Observations are what the learner sees when it is to move; `info["action_mask"]` marks the legal actions, as
    `action_masks()` does. The reward is that of the end of the game: from -1 to 1, alone a hundredth of the points. An illegal
    action loses the game with the reward -1, or with `illegal="raise"` raises ValueError.
    """

    metadata = METADATA

    def __init__(self, game: str | Game[Any], seats: int = 0, options: Mapping[str, str] | None = None, *,
                 opponents: Opponents = "random", seat: int | None = None, rows: Rows = "float32", illegal: Illegal = "lose",
                 render_mode: str | None = None) -> None:
        """`opponents` is a bot, or one for each other seat in turn after the learner's. Without `seat` the learner's is drawn
        anew for each game."""
        EzPickle.__init__(self, game if isinstance(game, str) else game.name, seats, options, opponents=opponents, seat=seat,
                          rows=rows, illegal=illegal, render_mode=render_mode)
        self.table: Final = Table(game, seats, options, rows, render_mode)
        self.episode: Final = self.table.episode
        self.render_mode = render_mode
        self.illegal: Final = illegal
        self.bots: Final = opponents_of(opponents, self.episode.seats - 1)
        if seat is not None and not 0 <= seat < self.episode.seats:
            raise ValueError(f"there is no seat {seat}")
        self.wanted: Final = seat
        self.seat = seat or 0
        self.bot_seeds = Seed(bytes(16))
        self.bot_moves = 0
        self.observation_space = self.table.space()
        self.action_space = Discrete(self.episode.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[NDArray[Any], dict[str, Any]]:
        """Begin a new game and let the bots play until the learner is to move.

        `options={"seat": n}` gives the learner that seat in this game.
        """
        super().reset(seed=seed)
        self.table.begin(seed)
        chance = self.table.chance
        self.bot_seeds, self.bot_moves = Seed(chance.randbytes(16)), 0
        drawn = chance.randrange(self.episode.seats)
        self.seat = int((options or {}).get("seat", drawn if self.wanted is None else self.wanted))
        if not 0 <= self.seat < self.episode.seats:
            raise ValueError(f"there is no seat {self.seat}")
        self.let_bots_play()
        return self.table.observed(self.seat), self.info()

    def let_bots_play(self) -> None:
        episode = self.episode
        while episode.to_move not in (None, self.seat):
            player = self.bots[(int(episode.to_move or 0) - self.seat) % episode.seats - 1]
            self.bot_moves += 1
            move = player.pick(episode.game, episode.state, episode.moves, self.bot_seeds.bot_seed(self.bot_moves))
            episode.step(episode.game.vocabulary.number(move))

    def step(self, action: Any) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        """Make the learner's move, then those of the bots. Raises ValueError when the game is over."""
        episode = self.episode
        if episode.to_move is None:
            raise ValueError("the game is over: reset begins another")
        if self.illegal == "lose" and not episode.is_legal(int(action)):
            return self.table.observed(self.seat), -1.0, True, False, {**self.info(), "illegal": True}
        episode.step(int(action))
        self.let_bots_play()
        over = episode.to_move is None
        reward = episode.returns()[self.seat] if over else 0.0
        return self.table.observed(self.seat), reward, over, False, self.info()

    def info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.table.mask(), "seat": self.seat}
        if self.episode.to_move is None:
            scores = self.episode.scores()
            info.update(points=scores[self.seat].total, place=scores[self.seat].place)
        return info

    def action_masks(self) -> NDArray[numpy.int8]:
        """1 for each legal action: where masked algorithms ask for it (`sb3_contrib.MaskablePPO`)."""
        return self.table.mask()

    def render(self) -> str | None:
        return self.table.render()


def register_games() -> None:
    """Register every game with the version of its rules, `mercat/<game>-v<version>`."""
    for name in names():
        identity = f"{NAMESPACE}/{versioned(find(name))}"
        if identity not in registry:
            register(identity, "mercat.envs.gymnasium:Learner", vector_entry_point="mercat.envs.vector:Learners",
                     disable_env_checker=True, kwargs={"game": name})


register_games()
