"""Train a network by OpenSpiel's own PPO to beat a bot:  python openspiel_ppo.py [--game GAME] [--opponent BOT] [--minutes N]

Algorithm, network and environments are OpenSpiel's, the game Mercat's (`pip install 'mercat[learners]'`). It writes `model.pt`
and `progress.csv`, which `progress.py` draws, into the folder.
"""
import random
from argparse import Namespace
from typing import Any

import numpy
import torch
from numpy.typing import NDArray
from open_spiel.python.pytorch.ppo import PPO, PPOAgent
from open_spiel.python.rl_environment import Environment, TimeStep
from open_spiel.python.vector_env import SyncVectorEnv
from progress import CHECKS, LAST, POINTS, Progress, options

import mercat.envs.openspiel  # noqa: F401 - registers the games
from mercat.bots import bot

PARALLEL, STEPS = 16, 128               # games at once, and decisions of each between two updates

torch.set_num_threads(1)                # the network is small
numpy.random.seed(1)                    # by which PPO shuffles


class Against(Environment):
    """OpenSpiel's environment of a game for two in which a bot plays the second seat; the first player is random."""

    def __init__(self, game: str, opponent: str, seed: int) -> None:
        super().__init__(game)
        self.seed(seed)
        self.opponent, self.luck = bot(opponent), random.Random(seed)

    def reset(self) -> TimeStep:
        return self.answered(super().reset())

    def step(self, actions: list[int]) -> TimeStep:
        return self.answered(super().step(actions))

    def answered(self, step: TimeStep) -> TimeStep:
        """Return the next position in which the learner decides, or the end."""
        while not step.last() and step.current_player() == 1:
            here = self.get_state.position
            move = self.opponent.pick(here.game, here.state, here.moves, self.luck.getrandbits(62))
            step = super().step([here.game.vocabulary.number(move)])
        return step

    def lead(self) -> int:
        """Return the lead in points with which the learner would win if the game ended now."""
        here = self.get_state.position
        return int(here.game.points(here.state, 0)) - int(here.game.points(here.state, 1))


def environments(asked: Namespace, count: int, seed: int) -> SyncVectorEnv:
    return SyncVectorEnv([Against(f"python_mercat_{asked.game}", asked.opponent, seed + one) for one in range(count)])


def leads(envs: SyncVectorEnv) -> NDArray[Any]:
    return numpy.array([env.lead() for env in envs.envs])


def learned(agent: PPO, envs: SyncVectorEnv, steps: list[TimeStep],
            before: NDArray[Any]) -> tuple[list[TimeStep], NDArray[Any], int]:
    """Let the network play a batch of decisions in every game and learn from them; return the positions, the leads and the number
    of ended games.

    The reward is the growth of the lead, in tens of points, plus 1 for a win or -1 for a defeat at the end.
    """
    ended = 0
    for _step in range(agent.steps_per_batch):
        _, returns, over, _ = envs.step(agent.step(steps))
        after = leads(envs)
        agent.post_step(numpy.array(returns)[:, 0] + (after - before) / POINTS, over)
        steps, ended = envs.reset(over), ended + sum(over)
        before = leads(envs)
    agent.learn(steps)
    return steps, before, ended


def played(agent: PPO, asked: Namespace, games: int, seed: int) -> tuple[list[float], list[float]]:
    """Return the returns and leads of games that the network plays, choosing by its probabilities."""
    envs = environments(asked, games, seed)
    steps, playing = envs.reset(), set(range(games))
    returns: list[float] = []
    lost: list[float] = []
    while playing:
        steps, _, over, _ = envs.step(agent.step(steps, is_evaluation=True))        # restarts games that are over
        for game in [game for game in playing if over[game]]:
            returns.append(steps[game].rewards[0])
            lost.append(envs.envs[game].lead())
            playing.remove(game)
    return returns, lost


def learner(asked: Namespace, envs: SyncVectorEnv, decisions: int = STEPS) -> PPO:
    """Return a network that plays in these environments, and learns after this number of decisions in each."""
    torch.manual_seed(asked.seed)
    shape, actions = tuple(envs.observation_spec()["info_state"]), envs.envs[0].action_spec()["num_actions"]
    return PPO(shape, actions, 2, num_envs=len(envs), steps_per_batch=decisions, learning_rate=5e-4, gamma=1.0, target_kl=0.05,
               agent_fn=PPOAgent)


def parsed(arguments: list[str] | None = None) -> Namespace:
    return options("OpenSpiel's PPO against a bot.", "openspiel_ppo").parse_args(arguments)


def train(asked: Namespace) -> None:
    envs, progress = environments(asked, PARALLEL, asked.seed), Progress(asked.output)
    agent, steps, games, due = learner(asked, envs), envs.reset(), 0, 0.0
    before = leads(envs)
    while progress.minutes() < asked.minutes:
        if progress.minutes() >= due:
            due = progress.minutes() + asked.every
            progress.add(agent.total_steps_done, games, *played(agent, asked, asked.checked, CHECKS))
        steps, before, ended = learned(agent, envs, steps, before)
        games += ended
    progress.add(agent.total_steps_done, games, *played(agent, asked, 5 * asked.checked, LAST))
    torch.save(agent.state_dict(), asked.output / "model.pt")


if __name__ == "__main__":
    train(parsed())
