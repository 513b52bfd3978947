"""A game as a PettingZoo environment (`pip install pettingzoo numpy`):  python pettingzoo_table.py [GAME]

Run as a program, it plays one random game. Observations are dictionaries with `observation` and `action_mask`.
"""
import sys

import numpy
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from mercat.learning import Episode


class Table(AECEnv):
    """One agent for each seat. The only reward is at the end of the game: the return of `Episode.returns`, from -1 to 1."""

    metadata = {"name": "mercat_v0", "is_parallelizable": False, "render_modes": []}
    render_mode = None

    def __init__(self, game, seats=0, options=None):
        self.episode = Episode(game, seats, options)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.episode.seats)]
        size, actions = self.episode.observer.size, self.episode.actions
        self.observation_spaces = {agent: Dict({
            "observation": Box(-numpy.inf, numpy.inf, (size,), numpy.float32),
            "action_mask": Box(0, 1, (actions,), numpy.int8)}) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        self.episode.begin(numpy.random.SeedSequence(seed).generate_state(1)[0].item())
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.episode.to_move]

    def observe(self, agent):
        seat = self.possible_agents.index(agent)
        mask = self.episode.mask() if seat == self.episode.to_move else bytearray(self.episode.actions)
        return {"observation": numpy.frombuffer(self.episode.row(seat), numpy.float32),
                "action_mask": numpy.frombuffer(mask, numpy.int8)}

    def step(self, action):
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.episode.step(int(action))
        if self.episode.to_move is None:
            self.rewards = dict(zip(self.agents, self.episode.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.episode.to_move]
        self._accumulate_rewards()


if __name__ == "__main__":
    table = Table(sys.argv[1] if len(sys.argv) > 1 else "new_bedford")
    table.reset(seed=1)
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        if over:
            print(agent, reward)
        table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))
