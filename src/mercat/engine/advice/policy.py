"""A policy: the probability of each move, by a softmax of weighted features of the moves.

The policy corrects the priors of a game's advice with weights learned by self-play. A game names the features of each verb's
moves; the weights are stored under these names. All numbers are integers, so that every machine computes the same result.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from math import log2
from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mercat.engine.rules.rulebook import Moves
from mercat.engine.rules.state import State
from mercat.engine.rules.vocabulary import Vocabulary, Word, verb_of

S = TypeVar("S", bound=State)

FEATURE_BITS: Final[i64] = 4            # bits of the fraction of a feature
ONE: Final[i64] = 16                    # a feature of 1.0
WEIGHT_BITS: Final[i64] = 8             # bits of the fraction of a weight
UNIT: Final[i64] = 256                  # a weight of 1.0: a move with 1.0 more of the feature is twice as likely
ALWAYS: Final = "always"                # the first feature of every move, which is always 1.0
PRIOR: Final = "prior"                  # the second feature: the base-2 logarithm of the prior from the advice
MOST_MOVES: Final[i64] = 600            # moves in a decision; if there are more, their priors are not corrected
BITS: Final[i64] = 20                   # the likeliest move gets 2**20
LEAST: Final[i64] = 64                  # the minimum for each move: a search that runs long enough tries every move
FRACTIONS: Final = vec[i64]([round(2 ** (20 - part / 256)) for part in range(256)])         # 2**(20 - part/256)
TABLE: Final[i64] = 1024
LOGARITHMS: Final = vec[i64]([round(16 * log2(max(number, 1))) for number in range(1024)])     # 16 * log2(number)


def logarithm(number: i64) -> i64:
    """Return the base-2 logarithm of a number that is at least 1, in sixteenths."""
    more: i64 = 0
    while number >= TABLE:
        number >>= 4
        more += 4 * ONE
    return more + LOGARITHMS[number]


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(Generic[S]):
    """A game's features of moves, with their weights. A subclass reads the features.

    shared     names of the features that the moves of all verbs have, after ALWAYS and PRIOR
    own        names of further features of the moves of one verb
    kinds      for verbs with several kinds of moves: the number of kinds; each kind has its own weight
    fined      verbs whose moves achieve nothing by themselves: training imposes a small penalty for each, so that bots do not
               repeat them forever
    unlearned  verbs whose weights are not changed by training
    factors    names of numbers of a position that weights depend on, such as the remaining share of the game: each weight has a
               further weight for each factor, which is multiplied by the factor and added
    """

    def __init__(self, vocabulary: Vocabulary, shared: Sequence[str], own: Sequence[tuple[Word, Sequence[str]]],
                 kinds: Sequence[tuple[Word, int]], fined: Sequence[Word] = (), factors: Sequence[str] = (),
                 unlearned: Sequence[Word] = ()) -> None:
        verbs = vocabulary.verbs
        own_of = {verb.name: list(names) for verb, names in own}
        kinds_of = {verb.name: int(count) for verb, count in kinds}
        self.names: Final[list[str]] = []                   # the names of the weights: "verb: feature"
        self.weights_at: Final = vec[i64]([0] * len(verbs))         # [verb]: place of its first weight
        self.counts: Final = vec[i64]([0] * len(verbs))             # [verb]: the number of features of its moves
        self.kind_counts: Final = vec[i64]([0] * len(verbs))        # [verb]
        self.width: i64 = 0                                 # the largest number of features of a move
        for code in range(len(verbs)):
            name = verbs[code].name
            features = [ALWAYS, PRIOR, *shared, *own_of.get(name, [])]
            self.weights_at[code] = len(self.names)
            self.counts[code] = len(features)
            self.kind_counts[code] = kinds_of.get(name, 0)
            self.width = max(self.width, i64(len(features)))
            self.names.extend([f"{name}: {feature}" for feature in features])
            self.names.extend([f"{name}: kind {kind}" for kind in range(kinds_of.get(name, 0))])
        self.size: Final[i64] = len(self.names)             # the number of weights without factors
        self.names.extend([f"{name}, times {factor}" for factor in factors for name in self.names[:len(self.names)]])
        self.factors: Final = vec[i64]([0] * len(factors))          # the factors of the last position read, in sixteenths
        fined_names, unlearned_names = {verb.name for verb in fined}, {verb.name for verb in unlearned}
        self.is_fined: Final = vec[i64]([1 if verb.name in fined_names else 0 for verb in verbs])        # [verb]
        self.is_learned: Final = vec[i64]([0 if verb.name in unlearned_names else 1 for verb in verbs])      # [verb]
        self.untrained: Final = vec[i64]([UNIT if name.endswith(f": {PRIOR}") else 0 for name in self.names])
        self.weights: vec[i64] = self.untrained[:]          # [weight]: `untrained` weights leave the priors unchanged
        self.present: Final = vec[i64]([0] * self.size)             # the weights for the factors `blended`
        self.blended: Final = vec[i64]([0] * len(factors))
        self.is_blended: bool = False
        self.count: i64 = 0                                 # of the moves read last
        self.verb: Final = vec[i64]([0] * MOST_MOVES)               # [move]
        self.kind: Final = vec[i64]([0] * MOST_MOVES)               # [move]: from 0, or below 0 for no kind
        self.features: Final = vec[i64]([0] * (MOST_MOVES * self.width))     # [move, feature], in sixteenths
        self.score: Final = vec[i64]([0] * MOST_MOVES)

    def read(self, state: S, moves: Moves, priors: vec[i64]) -> None:
        """Write `factors` and, for every move, its `kind`, its shared features, and its own features; the features begin at
        `features[move * width + 2]`."""
        raise NotImplementedError

    def correct(self, state: S, moves: Moves, priors: vec[i64]) -> None:
        """Replace the priors of the moves with the priors of the policy. Each prior given must be at least 1."""
        self.count = 0
        if moves.count == 1 or moves.count > MOST_MOVES:
            return
        self.count = moves.count
        features = self.features
        for place in range(moves.count):
            at = place * self.width
            self.verb[place] = verb_of(moves.buffer[place])
            self.kind[place] = -1
            features[at] = ONE
            features[at + 1] = logarithm(priors[place])
        self.read(state, moves, priors)
        self.weigh(priors)

    def weigh(self, priors: vec[i64]) -> None:
        """Replace the priors with the softmax of the scores of the moves that were read last."""
        self.blend()
        features, weights, score = self.features, self.present, self.score
        highest: i64 = -(1 << 60)
        for place in range(self.count):
            verb = self.verb[place]
            at, first, count = place * self.width, self.weights_at[verb], self.counts[verb]
            total: i64 = 0
            for number in range(count):
                total += features[at + number] * weights[first + number]
            kind = self.kind[place]
            if 0 <= kind < self.kind_counts[verb]:
                total += ONE * weights[first + count + kind]
            score[place] = total
            highest = max(highest, total)
        for place in range(self.count):
            behind = (highest - score[place]) >> FEATURE_BITS
            bits = behind >> WEIGHT_BITS
            priors[place] = max(FRACTIONS[behind & (UNIT - 1)] >> bits, LEAST) if bits < BITS else LEAST

    def blend(self) -> None:
        """Compute the weights for the factors of the position that was read last, if these factors have changed."""
        for factor in range(i64(len(self.factors))):
            if self.factors[factor] != self.blended[factor]:
                self.blended[factor] = self.factors[factor]
                self.is_blended = False
        if self.is_blended:
            return
        self.is_blended = True
        weights, present, size = self.weights, self.present, self.size
        for place in range(size):
            present[place] = weights[place]
        for factor in range(i64(len(self.factors))):
            value, first = self.factors[factor], (factor + 1) * size
            for place in range(size):
                present[place] += (value * weights[first + place]) >> FEATURE_BITS

    def use(self, weights: vec[i64]) -> None:
        """Use these weights, one for each name in `names`, in the same order."""
        self.weights = weights
        self.is_blended = False

    def take(self, named: Mapping[str, int]) -> None:
        """Use these weights, by name. Missing weights keep their untrained value, and unknown names are ignored."""
        self.use(vec[i64]([named.get(name, int(usual)) for name, usual in zip(self.names, self.untrained, strict=True)]))

    def digest(self) -> str:
        """Return a hash of the weights."""
        numbers = ",".join([str(weight) for weight in self.weights])
        return blake2b(numbers.encode(), digest_size=8).hexdigest()
