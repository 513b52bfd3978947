"""The plan of a training run: numbers that can be set on the command line."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields

# The numbers of a plan that may be set freely: the lowest and the highest.
NUMBERS: dict[str, tuple[float, float]] = {
    "games": (0, 1_000_000_000), "iterations": (0, 10_000), "others": (0, 1), "warm": (256, 10_000_000), "noise": (0, 1e6),
    "kept": (0.001, 1), "opening": (0, 100), "dealt": (0, 1), "advised": (0, 1), "ancestors": (0, 1), "reuse": (0.01, 100),
    "batch": (1, 65_536), "memory": (256, 10_000_000), "rate": (1e-6, 1), "last_rate": (1e-6, 1), "exploring": (0, 1),
    "temperature": (1e-4, 10), "trust": (0, 1), "averaged": (0, 1_000_000), "save_minutes": (0.01, 10_000),
    "check_minutes": (0.1, 10_000), "check_games": (2, 10_000),
}


@dataclass(frozen=True)
class ValuePlan:
    """The settings of a training run. `minutes` is the length of the whole run, without interruptions; learning rate and
    exploration fall towards its end.

    games        games in the whole run, which then ends after this number of games instead of after `minutes`, for machines that
                 are busy or often stopped
    iterations   of the search in self-play; 0 looks one move ahead
    others       the share of games with options drawn at random; the remaining games have the default options
    warm         positions of the warm start: training games played by the hand-written advice before self-play
    noise        scale of the Gumbel noise on the advice's values in the warm start, in the units of these values; each seat gets
                 a part of it
    kept         the share of positions that become samples; in long games, neighbouring positions are very similar
    opening      the maximum number of random moves at the start of a game, so that games with little chance differ
    dealt        the share of games in which set-up decisions are dealt at random, such as clans (`Step.sets_up`)
    advised      the share of games in which one seat plays with the hand-written advice
    ancestors    the share of games in which some of the seats play with earlier weights: the initial weights, or the weights of a
                 check
    reuse        the mean number of times that a sample is used
    batch        samples in one gradient step
    memory       samples in the replay buffer, for each number of players
    rate         initial learning rate of Adam; `last_rate` is the final one
    exploring    the initial share of decisions in which the move is drawn from a softmax of the utilities
    temperature  temperature of the softmax: a move that is worse by this much utility is drawn a third as often
    start        the source of the initial weights; empty for none
    averaged     gradient steps over which the weights for playing and storing are averaged; 0 for the weights after the last step
    save_minutes the interval for storing the weights and the state of the optimiser, from which a killed run continues; the
                 replay buffer is stored with every check
    trust        lambda of the TD(lambda) targets: 0 bootstraps from the network's next estimate, 1 uses only the result
    """

    game: str
    fewest: int
    most: int
    minutes: float
    hidden: int = 64
    processes: int = 1
    games: int = 0
    iterations: int = 0
    others: float = 0.3
    warm: int = 60_000
    noise: float = 200.0
    kept: float = 1.0
    opening: int = 0
    dealt: float = 0.7
    advised: float = 0.0
    ancestors: float = 0.0
    reuse: float = 3.0
    batch: int = 256
    memory: int = 300_000
    rate: float = 1e-3
    last_rate: float = 1e-4
    exploring: float = 0.15
    temperature: float = 0.03
    trust: float = 0.8
    averaged: int = 0
    save_minutes: float = 1.0
    check_minutes: float = 5.0
    check_games: int = 60
    seed: int = 1
    start: str = ""

    @property
    def players(self) -> str:
        """The numbers of players, in the format of the command line."""
        return f"{self.fewest}" if self.fewest == self.most else f"{self.fewest}-{self.most}"

    @property
    def command(self) -> str:
        """The command that starts training with this plan, without the name of the folder."""
        begun = f" --start {self.start}" if self.start else ""
        numbers = [f" --set {field.name}={getattr(self, field.name)}" for field in fields(self)
                   if field.name in NUMBERS and getattr(self, field.name) != field.default]
        return (f"mercat train {self.game} -n {self.players} -m {self.minutes:g} -j {self.processes} --hidden {self.hidden}"
                f" --seed {self.seed}{begun}{''.join(numbers)}")

    def with_number(self, text: str) -> ValuePlan:
        """Return the same plan with one of its `NUMBERS` changed, given as `trust=0.9`. Raise ValueError for any other text."""
        name, _equals, number = text.partition("=")
        lowest, highest = NUMBERS.get(name, (1, 0))
        value: int | float = int(number) if isinstance(getattr(self, name, None), int) else float(number)
        if not lowest <= value <= highest:
            raise ValueError(text)
        return ValuePlan(**(asdict(self) | {name: value}))
