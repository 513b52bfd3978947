"""Self-play games of a policy, and the resulting policy gradient (REINFORCE with a leave-one-out baseline).

The games of a group begin in the same position and are played to the end by the policy, each with its own draws. A seat's reward,
minus the mean of its rewards in the other games of the group, is its advantage. The advantage measures how much better the seat's
moves in that game were than usual from the same position, and weights the gradient of their log probabilities. Therefore, neither
a good position nor a strong opponent affects the assessment of a move.
"""

from __future__ import annotations

from math import log
from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.advice.evaluation import Advice
from mercat.engine.advice.policy import ONE, Policy
from mercat.engine.game import Game
from mercat.engine.rules.moves import MOST
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.rulebook import Moves, Rules
from mercat.engine.rules.state import State
from mercat.engine.rules.vocabulary import verb_of

S = TypeVar("S", bound=State)
NEGLIGIBLE: Final = 0.0002              # the gradient leaves out moves that are less likely than this
BIT: Final = log(2.0)
WHOLE: Final = 4294967296.0             # 2**32; the generator's words are below it
LOWEST: Final = -1e18                   # below all points
EVERY: Final[i64] = -1                  # in place of a seat: all seats


class Practice(Generic[S]):
    """Games of two or more seats, played by the policy of the game's advice, with its current weights.

    copies    games in a group, at least 2
    steep     the lead over the best opponent, in points, that earns a reward of one half; rewards are between -1 and 1
    fine      the penalty, subtracted from the reward, for each move of the verbs that the policy fines
    bonus     the bonus for each bit of entropy of a decision
    dealt     the share of groups in which set-up decisions (`Step.sets_up`) are drawn at random, and not learned from
    others    the opponents' weights if only one seat learns
    gradient  [weight]: the sum over all games of advantages times derivatives of log probabilities, to base 2, by weights in
              units of 1.0
    games     the number of games summed in the gradient
    length    the mean number of moves in a whole game of the last group, including nature's
    """

    def __init__(self, game: Game[S], advice: Advice[S], policy: Policy[S], seed: int, copies: i64, steep: float,
                 fine: float, bonus: float = 0.0, dealt: float = 0.0) -> None:
        self.game: Final = game
        self.rules: Final[Rules[S]] = game.rules
        self.advice: Final = advice
        self.policy: Final = policy
        self.generator: Final = Generator(seed)
        self.copies: Final = copies
        self.steep: Final = steep
        self.fine: Final = fine
        self.bonus: Final = bonus
        self.dealt: Final = dealt
        self.deals = False                  # in the current group
        self.moves: Final = Moves()
        self.priors: Final = vec[i64]([0] * MOST)
        self.size: Final[i64] = len(policy.weights)
        self.mine: vec[i64] = policy.weights
        self.others: vec[i64] = policy.weights
        self.learner: i64 = EVERY           # the seat that learns
        self.gradient: Final = vec[float]([0.0] * self.size)
        self.share: Final = vec[float]([0.0] * MOST)        # [move]: its probability in the last decision
        self.traces = vec[float]()          # [game, seat, weight]: the sums of the derivatives of a seat's decisions
        self.rewards = vec[float]()         # [game, seat]
        self.games: i64 = 0
        self.length: float = 0.0

    def group(self, fresh: S, prefix: i64, learner: i64 = EVERY) -> None:
        """Play a group of games that begins `prefix` moves after an initial position, and add its gradient to `gradient`.

        If the game is over after these moves, nothing is added. If only one seat is the `learner`, the other seats play with the
        weights `others`.
        """
        self.learner, self.mine = learner, self.policy.weights
        self.play_group(fresh, prefix)
        self.learner = EVERY
        self.policy.use(self.mine)

    def play_group(self, fresh: S, prefix: i64) -> None:
        """Play the games of a group, from `prefix` moves after an initial position."""
        start = self.game.copy(fresh)
        self.rules.advance(start, self.moves)
        self.deals = self.dealt > 0.0 and float(self.generator.word()) < self.dealt * WHOLE
        made = self.walk(start, prefix)
        self.length = float(made)
        if self.moves.count == 0:
            return
        seats = start.seats
        self.traces = vec[float]([0.0] * (self.copies * seats * self.size))
        self.rewards = vec[float]([0.0] * (self.copies * seats))
        scratch = self.game.copy(start)
        total: i64 = 0
        for number in range(self.copies):
            start.copy_into(scratch)
            self.rules.offer(scratch, self.moves)
            total += self.learn(scratch, number * seats)
            self.judge(scratch, number * seats)
        self.length += float(total) / float(self.copies)
        self.compare(seats)
        self.games += self.copies

    def decide(self, state: S) -> i64:
        """Return the index of the move that the policy draws."""
        if self.learner != EVERY:
            self.policy.use(self.mine if self.rules.to_move(state) == self.learner else self.others)
        self.policy.count = 0
        self.advice.priors(state, self.moves, self.priors)
        return self.generator.among(self.priors, self.moves.count)

    def walk(self, state: S, most: i64) -> i64:
        """Play at most `most` moves, and return the number of moves made."""
        moves = self.moves
        made: i64 = 0
        while moves.count > 0 and made < most:
            if self.is_drawn(state):
                self.rules.apply(state, moves.pick(self.generator), moves)
            else:
                self.rules.apply(state, moves.buffer[self.decide(state)], moves)
            made += 1
        return made

    def is_drawn(self, state: S) -> bool:
        """Return whether the next move is drawn without the policy: a move of nature, the only legal move, or a dealt move."""
        return self.moves.weight > 0 or self.moves.count == 1 or (self.deals and self.rules.step(state).sets_up)

    def learn(self, state: S, first: i64) -> i64:
        """Play to the end of the game, and return the number of moves made. `first` is the index of the first seat in
        `rewards`."""
        moves, policy = self.moves, self.policy
        made: i64 = 0
        while moves.count > 0:
            made += 1
            if self.is_drawn(state):
                self.rules.apply(state, moves.pick(self.generator), moves)
                continue
            seat = self.rules.to_move(state)
            row = first + seat
            chosen = self.decide(state)
            if policy.count > 0 and (self.learner == EVERY or self.learner == seat):
                self.trace(chosen, row * self.size)
            move = moves.buffer[chosen]
            if policy.is_fined[verb_of(move)] != 0:
                self.rewards[row] -= self.fine
            self.rules.apply(state, move, moves)
        return made

    def trace(self, chosen: i64, at: i64) -> None:
        """Add to `traces`, starting at index `at`, the derivatives of the chosen move's log probability with respect to the
        weights.

        The derivatives of the entropy of the decision are added to the gradient.
        """
        policy, priors, share = self.policy, self.priors, self.share
        whole: i64 = 0
        for place in range(policy.count):
            whole += priors[place]
        entropy = 0.0                       # in bits
        for place in range(policy.count):
            share[place] = float(priors[place]) / float(whole)
            if self.bonus > 0.0:
                entropy -= share[place] * log(share[place]) / BIT
        for place in range(policy.count):
            if place == chosen:
                self.spread(self.traces, at, place, 1.0 - share[place])
            elif share[place] > NEGLIGIBLE:
                self.spread(self.traces, at, place, -share[place])
            if self.bonus > 0.0 and share[place] > NEGLIGIBLE:
                self.spread(self.gradient, 0, place, -self.bonus * share[place] * (log(share[place]) / BIT + entropy))

    def spread(self, into: vec[float], at: i64, place: i64, scale: float) -> None:
        """Add to the vector `into`, starting at index `at`, the derivatives of a move's score with respect to the weights,
        multiplied by `scale`."""
        policy = self.policy
        features, factors = policy.features, policy.factors
        verb, row = policy.verb[place], place * policy.width
        if policy.is_learned[verb] == 0:
            return
        first, count = policy.weights_at[verb], policy.counts[verb]
        kind = policy.kind[place]
        for part in range(i64(len(factors)) + 1):
            per_kind = scale if part == 0 else scale * float(factors[part - 1]) / float(ONE)
            if per_kind == 0.0:
                continue
            per_feature = per_kind / float(ONE)
            target = at + part * policy.size + first
            for number in range(count):
                feature = features[row + number]
                if feature != 0:
                    into[target + number] += per_feature * float(feature)
            if 0 <= kind < policy.kind_counts[verb]:
                into[target + count + kind] += per_kind

    def judge(self, state: S, first: i64) -> None:
        """Add every seat's reward for the finished game to `rewards`, which already contains the penalties for the seat's
        moves."""
        for seat in range(state.seats):
            own, best = float(self.game.points(state, seat)), LOWEST
            for other in range(state.seats):
                if other != seat:
                    best = max(best, float(self.game.points(state, other)))
            lead = own - best
            self.rewards[first + seat] += lead / ((lead if lead >= 0.0 else -lead) + self.steep)

    def compare(self, seats: i64) -> None:
        """Add the gradient of the group to the total: each seat's derivatives, weighted by its advantage over the rest of the
        group."""
        gradient, traces, rewards = self.gradient, self.traces, self.rewards
        for seat in range(seats):
            if self.learner != EVERY and self.learner != seat:
                continue
            total = 0.0
            for number in range(self.copies):
                total += rewards[number * seats + seat]
            for number in range(self.copies):
                row = number * seats + seat
                advantage = rewards[row] - (total - rewards[row]) / float(self.copies - 1)
                if advantage != 0.0:
                    for place in range(self.size):
                        gradient[place] += advantage * traces[row * self.size + place]

    def duel(self, fresh: S, mine: vec[i64], others: vec[i64], seat: i64) -> float:
        """Play a game in which one seat has the weights `mine` and all other seats the weights `others`; return the first seat's
        share of the win."""
        state = self.game.copy(fresh)
        moves, policy = self.moves, self.policy
        self.rules.advance(state, moves)
        while moves.count > 0:
            if moves.weight > 0 or moves.count == 1:
                self.rules.apply(state, moves.pick(self.generator), moves)
                continue
            policy.use(mine if self.rules.to_move(state) == seat else others)
            self.rules.apply(state, moves.buffer[self.decide(state)], moves)
        scores = self.game.scores(state)
        winners = [score.seat for score in scores if score.place == 1]
        return 1.0 / float(len(winners)) if int(seat) in winners else 0.0
