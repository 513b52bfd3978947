"""The plan for training a policy."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class PolicyPlan:
    """The settings of a training run. `minutes` is the length of the whole run, without interruptions; `start` names the source
    of its first weights.

    groups   groups of games in one gradient step of each process; a group begins in one position (`Practice`)
    copies   games in a group
    batch    groups assigned to a process at a time
    rate     initial learning rate for Adam, in units of 1.0
    floor    the amount added to the mean square of each weight's gradient, as a share of the largest mean square, so that
             noise does not move the weights of rare features
    decay    the strength with which each step pulls the weights towards their initial values
    fine     the penalty for a move of a verb that the policy fines, subtracted from the reward, which is between -1 and 1
    bonus    the bonus for each bit of entropy of a decision, added to the reward, so that the policy becomes certain of a move
             only where it matters
    dealt    the share of the groups in which set-up decisions, such as Poseidon's cards, are drawn at random
    against_ancestors  the share of the groups in which one seat learns against this run's initial weights, or the weights of one
             of its checks
    checked  games against the untrained priors, as a share of the training games
    """

    game: str
    fewest: int
    most: int
    minutes: float
    processes: int = 1
    seed: int = 1
    start: str = ""
    groups: int = 24
    copies: int = 8
    batch: int = 4
    rate: float = 0.03
    floor: float = 0.002
    decay: float = 0.02
    fine: float = 0.025
    bonus: float = 0.003
    dealt: float = 0.7
    against_ancestors: float = 0.5
    checked: float = 0.05
    check_minutes: float = 1.0
    most_checked: int = 1000            # games of a check for each number of players

    @property
    def command(self) -> str:
        """The command that starts training with this plan, without the name of the folder."""
        players = f"{self.fewest}" if self.fewest == self.most else f"{self.fewest}-{self.most}"
        begun = f" --start {self.start}" if self.start else ""
        return f"mercat train-policy {self.game} -n {players} -m {self.minutes:g} -j {self.processes} --seed {self.seed}{begun}"
