"""Train a network by masked PPO to beat a bot:  python ppo.py [--game GAME] [--opponent BOT] [--minutes N] [--output FOLDER]

The algorithm is MaskablePPO of sb3-contrib (`pip install 'mercat[learners]'`), the games are those of `mercat.envs.vector`. It
writes `model.zip` and `progress.csv`, which `progress.py` draws, into the folder.
"""
from argparse import Namespace
from pathlib import Path
from typing import Any

import numpy
import torch
from numpy.typing import NDArray
from progress import CHECKS, LAST, POINTS, Progress, options
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from mercat.envs.vector import Learners

torch.set_num_threads(1)                # the network is small
torch.distributions.Distribution.set_default_validate_args(False)      # the sum of hundreds of rounded chances is not exactly 1


class Games(VecEnv):
    """Games for two with the interface of Stable-Baselines3: one that ends restarts in the same step.

    The reward is the growth of the lead, in tens of points, plus 1 for a win or -1 for a defeat at the end.
    """

    def __init__(self, game: str, count: int, opponent: str, seed: int, seat: int | None = None) -> None:
        self.learners = Learners(game, count, 2, opponents=opponent, seat=seat)
        self.first_seed, self.leads = seed, numpy.zeros(count)
        super().__init__(count, self.learners.single_observation_space, self.learners.single_action_space)

    def reset(self) -> NDArray[Any]:
        rows, _ = self.learners.reset(seed=self.first_seed)
        self.leads = self.leads_now()
        seen: NDArray[Any] = numpy.arcsinh(rows)       # 0 and 1 hardly changed, large counts smaller
        return seen

    def leads_now(self) -> NDArray[Any]:
        """Return the lead in points with which the learner would win each game if it ended now."""
        batch = self.learners.batch
        points = numpy.array([[batch.game.points(state, seat) for seat in (0, 1)] for state in batch.core.states])
        mine, every = self.learners.learners, numpy.arange(self.num_envs)
        lead: NDArray[Any] = points[every, mine] - points[every, 1 - mine]
        return lead

    def step_async(self, actions: NDArray[Any]) -> None:
        self.actions = actions

    def step_wait(self) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], list[dict[str, Any]]]:
        rows, returns, over, _, _ = self.learners.step(self.actions)
        leads, infos = self.leads_now(), [dict[str, Any]() for _game in range(self.num_envs)]
        rewards = returns + (leads - self.leads) / POINTS
        if over.any():
            for game in numpy.flatnonzero(over):
                infos[game] = {"terminal_observation": numpy.arcsinh(rows[game]), "return": float(returns[game]),
                               "lead": float(leads[game])}
            rows, _ = self.learners.reset(options={"reset_mask": over})
            leads = self.leads_now()
        self.leads = leads
        return numpy.arcsinh(rows), rewards.astype(numpy.float32), over, infos

    def env_method(self, method_name: str, *arguments: Any, indices: object = None, **named: Any) -> Any:
        """Call a method; the algorithm requests only `action_masks`, which answers for all games at once."""
        return getattr(self.learners, method_name)(*arguments, **named)

    def get_attr(self, attr_name: str, indices: object = None) -> list[Any]:
        return [getattr(self.learners, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: object, indices: object = None) -> None:
        setattr(self.learners, attr_name, value)

    def env_is_wrapped(self, wrapper_class: type, indices: object = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.learners.close()


def played(model: MaskablePPO, asked: Namespace, games: int, seed: int) -> tuple[list[float], list[float]]:
    """Return the returns and leads of games that the network plays as well as it can, half of them in each seat."""
    returns: list[float] = []
    leads: list[float] = []
    for seat in (0, 1):
        envs = Games(asked.game, games // 2, asked.opponent, seed + seat, seat)
        rows, playing = envs.reset(), numpy.ones(games // 2, numpy.bool_)
        while playing.any():
            actions, _ = model.predict(rows, action_masks=envs.learners.action_masks(), deterministic=True)
            rows, _, over, infos = envs.step(actions)
            for game in numpy.flatnonzero(over & playing):
                returns.append(infos[game]["return"])
                leads.append(infos[game]["lead"])
            playing &= ~over
    return returns, leads


class Watch(BaseCallback):
    """Checks the network every few minutes, and stops when the time is up."""

    def __init__(self, asked: Namespace) -> None:
        super().__init__()
        self.asked, self.progress, self.games, self.due = asked, Progress(asked.output), 0, 0.0

    def _on_step(self) -> bool:
        self.games += int(self.locals["dones"].sum())
        return self.progress.minutes() < float(self.asked.minutes)

    def _on_rollout_start(self) -> None:
        if self.progress.minutes() >= self.due:
            self.due = self.progress.minutes() + self.asked.every
            self.check(self.asked.checked, CHECKS)

    def check(self, games: int, seed: int) -> None:
        self.progress.add(self.num_timesteps, self.games, *played(self.model, self.asked, games, seed))


def learner(asked: Namespace, parallel: int = 64, decisions: int = 128) -> MaskablePPO:
    """Return a network that plays this number of games at once, and learns after this number of decisions of each."""
    envs = Games(asked.game, parallel, asked.opponent, asked.seed)
    if asked.network is not None:
        return MaskablePPO.load(asked.network, envs)
    return MaskablePPO("MlpPolicy", envs, n_steps=decisions, batch_size=parallel * decisions // 16, n_epochs=4,
                       learning_rate=5e-4, gamma=1.0, gae_lambda=0.95, ent_coef=0.01, target_kl=0.05,
                       policy_kwargs={"net_arch": [256, 256]}, seed=asked.seed)


def parsed(arguments: list[str] | None = None) -> Namespace:
    parser = options("Masked PPO against a bot.", "ppo")
    parser.add_argument("--network", type=Path, help="go on from this model.zip; with --minutes 0 it is only measured")
    return parser.parse_args(arguments)


def train(asked: Namespace) -> None:
    watch, model = Watch(asked), learner(asked)
    model.learn(10**12, callback=watch)
    watch.check(5 * asked.checked, LAST)
    model.save(asked.output / "model.zip")


if __name__ == "__main__":
    train(parsed())
