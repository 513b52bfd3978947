"""Masked PPO of sb3-contrib at a task:  python task_ppo.py [--task NAME] [--seed N] [--output FILE.npz]

Network, games, rewards and the file for `networks.py` are those of `policy_gradient.py`. Requires the extra `learners`.
"""
import argparse
from collections.abc import Callable
from typing import Any

import numpy
import torch
from networks import Layers, Numbers
from numpy.typing import NDArray
from policy_gradient import GAMES, HIDDEN, STEPS
from ppo import Games
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.distributions import MaskableCategorical, MaskableCategoricalDistribution
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv
from torch.distributions import Categorical

from mercat.envs.vector import Learners
from mercat.tasks import Task, task

TENS = 10                               # the reward is the growth of the lead, in tens of points
LEAST = -80.0                           # logit of an illegal action: its probability is about 1e-35


class TaskGames(Games):
    """The games of a task with the interface of Stable-Baselines3."""

    def __init__(self, one: Task, seed: int) -> None:
        self.learners = Learners(one.game, GAMES, autoreset_mode="SameStep", **one.environment)
        self.first_seed = seed
        VecEnv.__init__(self, GAMES, self.learners.single_observation_space, self.learners.single_action_space)

    def reset(self) -> NDArray[Any]:
        self.leads = numpy.zeros(GAMES)
        seen: NDArray[Any] = numpy.arcsinh(self.learners.reset(seed=self.first_seed)[0])
        return seen

    def step_wait(self) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], list[dict[str, Any]]]:
        rows, rewards, over, cut, said = self.learners.step(self.actions)
        ended, infos = over | cut, [dict[str, Any]() for _game in range(GAMES)]
        self.leads += 100 * rewards
        for game in numpy.flatnonzero(ended):
            infos[game] = {"terminal_observation": numpy.arcsinh(said["final_obs"][game]), "lead": float(self.leads[game])}
        self.leads[ended] = 0
        return numpy.arcsinh(rows), (TENS * rewards).astype(numpy.float32), ended, infos


class Chances(MaskableCategorical):
    """Probabilities of thousands of actions of which few are legal.

    sb3-contrib gives illegal ones the logit -1e8, with which `exp` takes up to twenty times as long; and it sums all
    probabilities once more than necessary.
    """

    def apply_masking(self, masks: Any) -> None:
        if masks is not None:
            self.masks = torch.as_tensor(masks, dtype=torch.bool).reshape(self.logits.shape)
            Categorical.__init__(self, logits=torch.where(self.masks, self.logits, LEAST))


class Actions(MaskableCategoricalDistribution):
    """The distribution from which the policy draws actions."""

    def proba_distribution(self, action_logits: torch.Tensor) -> "Actions":
        self.distribution = Chances(logits=action_logits)
        return self


class Notes(BaseCallback):
    """Passes to `note`, after each update, the same as `policy_gradient.learned`."""

    def __init__(self, note: Callable[[int, Numbers], None]) -> None:
        super().__init__()
        self.note, self.leads = note, list[float]()

    def _on_step(self) -> bool:
        self.leads += [info["lead"] for info in self.locals["infos"] if "lead" in info]
        return True

    def _on_rollout_end(self) -> None:
        self.note(self.num_timesteps, numpy.asarray(self.leads, numpy.float32))
        self.leads.clear()


def learned(one: Task, seed: int, decisions: int, note: Callable[[int, Numbers], None]) -> Layers:
    """Return the network as `policy_gradient.learned` does."""
    torch.set_num_threads(1)            # the network is small
    torch.distributions.Distribution.set_default_validate_args(False)      # the sum of rounded chances is not exactly 1
    lesson = GAMES * STEPS
    model = MaskablePPO("MlpPolicy", TaskGames(one, seed * 1_000_000), n_steps=STEPS, batch_size=lesson // 4, n_epochs=4,
                        learning_rate=1e-3, gamma=0.98, gae_lambda=0.95, ent_coef=0.01, seed=seed,
                        policy_kwargs={"net_arch": [HIDDEN]})
    model.policy.action_dist = Actions(model.action_space.n)
    model.learn(decisions // lesson * lesson, callback=Notes(note))
    pair = [model.policy.mlp_extractor.policy_net[0], model.policy.action_net]
    return [made for layer in pair for made in (layer.weight.detach().numpy().T.copy(), layer.bias.detach().numpy().copy())]


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--task", default="new_bedford-v1-2p-short")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", default="network.npz")
    asked = parser.parse_args()
    wanted = task(asked.task)
    numpy.savez(asked.output, *learned(wanted, asked.seed, wanted.decisions, lambda made, leads: print(
        f"{made} decisions: in {len(leads)} games {leads.mean() if len(leads) else 0:+.1f} points", flush=True)))
