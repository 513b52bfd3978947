"""A game without chance whose turns have three moves: each adds 1 or 2 to the player's tally. After two rounds the highest tally
wins."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.game import Game, Score, ScoreLine
from mercat.engine.rules.frame import Frame
from mercat.engine.rules.rulebook import Automatic, Rule, Rules, Step
from mercat.engine.rules.state import NATURE, SEATS, Fields, State
from mercat.engine.rules.vocabulary import ALLOWED, Facet, Vocabulary, Word, numbers

AMOUNT: Final = numbers("amount", 2)
ADD: Final = Word("add", [AMOUNT])
ADDED: Final = Word("added", [SEATS, AMOUNT])
NOT_ZERO: Final = Word("not_zero")


class Tally(State):
    def __init__(self, seats: i64, options: vec[i64], original: Fields | None = None) -> None:
        fields = Fields(original)
        self.rounds: Final = fields.row("rounds", Facet("count", ["round"]))
        self.tally: Final = fields.row("tally", SEATS)
        super().__init__(seats, options, fields)


class Add(Rule[Tally, Frame]):
    """Add 1 or 2."""

    verb = ADD

    def obstacle(self, state: Tally, frame: Frame, move: i64) -> i64:
        return ALLOWED if ADD.first(move) > 0 else NOT_ZERO.obstacle()

    def apply(self, state: Tally, frame: Frame, move: i64) -> None:
        state.tally[frame.seat] += ADD.first(move)
        state.emit(ADDED, frame.seat, ADD.first(move))


class Round(Automatic[Tally, Frame]):
    """Every seat adds three times."""

    def run(self, state: Tally, frame: Frame) -> None:
        if state.rounds[0] < 2:
            state.rounds[0] += 1
            state.ask(ROUND.frame(NATURE))
            for seat in range(state.seats - 1, -1, -1):
                for _ in range(3):
                    state.ask(ADDING.frame(seat))


ADDING: Final = Step[Tally, Frame]("adding", [Add()])
ROUND: Final = Round("round")


def points(state: Tally, seat: int) -> int:
    return int(state.tally[seat])


def score(state: Tally) -> list[Score]:
    return [Score(seat, [ScoreLine("tally", points(state, seat))]) for seat in range(state.seats)]


def view(state: Tally) -> dict[str, Any]:
    return {"tally": [int(number) for number in state.tally][:state.seats]}


GAME: Final = Game[Tally](
    "tally", 1, (1, 4), Rules[Tally](Vocabulary([ADD], [ADDED], [NOT_ZERO]), [ADDING, ROUND]), Tally,
    lambda state: state.ask(ROUND.frame(NATURE)), lambda state: Tally(state.seats, state.options, state.fields), points, score,
    view, "none")
