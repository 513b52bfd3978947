"""The record that a game's package exports: everything that the rest of Mercat needs to know about the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, Generic, Protocol, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.advice.evaluation import Advice
from mercat.engine.advice.habits import Habits
from mercat.engine.advice.inputs import Inputs
from mercat.engine.advice.policy import Policy
from mercat.engine.advice.styles import Style
from mercat.engine.rules.editing import Editing
from mercat.engine.rules.frame import STEP_MASK, number_in
from mercat.engine.rules.ledger import Ledger
from mercat.engine.rules.moves import Moves
from mercat.engine.rules.order_kinds import Orders
from mercat.engine.rules.rulebook import Rules
from mercat.engine.rules.state import Event, State
from mercat.engine.rules.vocabulary import Named, Reason, Vocabulary

S = TypeVar("S", bound=State)
WEIGHTS: Final = ["light", "medium", "heavy"]           # the complexities of games


class Option:
    """A choice made when a match is set up: its name, its values, and the default (the first value unless given)."""

    def __init__(self, name: str, values: Sequence[str], default: str = "") -> None:
        self.name: Final = name
        self.values: Final = list(values)
        self.default: Final = default or self.values[0]
        assert self.default in self.values, f"option {name} has no value {self.default}"


class ScoreLine:
    """One line of a score sheet: a cause and its points."""

    def __init__(self, cause: str, points: int) -> None:
        self.cause: Final = cause
        self.points: Final = points

    def __repr__(self) -> str:
        return f"<{self.cause} {self.points}>"

    def __iter__(self) -> Iterator[str | int]:
        """Allow a line to be unpacked: `cause, points = line`."""
        return iter((self.cause, self.points))


class Score:
    """A seat's result. `ties` are the tie-breakers, compared in order; `place` counts from 1 and may be shared."""

    def __init__(self, seat: int, lines: Sequence[ScoreLine], ties: Sequence[int] = ()) -> None:
        self.seat: Final = seat
        self.lines: Final = list(lines)
        self.total: Final = sum([line.points for line in lines])
        self.ties: Final = list(ties)
        self.place = 0

    def __repr__(self) -> str:
        return f"<seat {self.seat}: {self.total}, place {self.place}>"

    @property
    def rank(self) -> list[int]:
        """The numbers that decide the places: the total, then the tie-breakers."""
        return [self.total, *self.ties]


def placed(scores: list[Score]) -> list[Score]:
    """Set the place of every score to one more than the number of better scores, and return the scores."""
    for score in scores:
        score.place = 1 + len([other for other in scores if other.rank > score.rank])
    return scores


class Series:
    """The data of one chart in one position: a number for every seat, or for each of several values of a facet.

    `name` selects the text `chart-<name>`. `kind` is "seat", with one number per seat, or the kind of a facet, with its values in
    `values`. None means a missing number.
    """

    def __init__(self, name: str, numbers: Sequence[int | None], kind: str = "seat", values: Sequence[str] = ()) -> None:
        self.name: Final = name
        self.numbers: Final = list(numbers)
        self.kind: Final = kind
        self.values: Final = list(values)


class Fact:
    """A fact that statistics count in a finished match: that a seat had a certain value of a kind (such as its clan), or the
    number of a value (such as the price of a good).

    `kind` is the kind of a facet; the texts of the facet name the value. For a seat, statistics count the results of the seats
    that had the value; for seat -1 (nature), they average the number.
    """

    def __init__(self, kind: str, value: str, seat: int = -1, number: int = 1) -> None:
        self.kind: Final = kind
        self.value: Final = value
        self.seat: Final = seat
        self.number: Final = number


class Merit:
    """A number for comparing two positions of a seat; higher is better.

    If a move raises the number by `least` or more, a hint mentions this with the text `merit-<name>`, in which `$amount` is the
    increase. A number with `better` false has no text and is used only by the styles of bots.
    """

    def __init__(self, name: str, number: int, least: int = 1, better: bool = True) -> None:
        self.name: Final = name
        self.number: Final = number
        self.least: Final = least
        self.better: Final = better


class Voice(Protocol):
    """A source of a game's texts in each language; the texts themselves are outside the engine."""

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that the game supports."""

    def say(self, language: str, key: str, /, **facts: Any) -> str: ...

    def has(self, language: str, key: str) -> bool: ...

    def unsaid(self, language: str, key: str, /, **facts: Any) -> list[str]: ...

    def worded(self, options: Mapping[str, str]) -> Voice:
        """Return the voice with the texts for a table's options, or this voice itself if no text depends on them."""


def usual_leniency(seats: int, strength: str) -> int:
    """Return 100 (per cent): the strengths for human opponents make mistakes of the usual size."""
    return 100


class Game(Generic[S]):
    """A game: its rules, positions, scoring and vocabulary.

    name     as in `mercat.names()`
    version  of the rules; increased whenever an old journal would replay differently
    seats    the smallest and the largest number of players
    rules    the vocabulary and the steps
    blank    (seats, options) -> an empty position, used as scratch
    set_up   turns an empty position into the first position; nature's decisions are opened, not made
    copy     (state) -> a copy of a position
    points   (state, seat) -> the seat's points if the game ended now
    score    (state) -> the score sheet of every seat, in order of seats; the engine adds the places
    view     (state) -> everything that a table shows, as plain data
    digest   the hash of the component data that the rules were built from
    options  the choices when a table is set up
    check    (seats, values of options) -> the reason why they cannot be combined, or None
    presets  sets of options by name, such as "first_game"
    advice   the evaluation for bots
    inputs   the inputs of a learned value function
    series   (state, events of the round that led to it) -> the data of the charts, apart from the chart of
             points, which every game has; `Event` is in `mercat.engine.rules.state`
    counted  (final state) -> the facts that statistics count
    plays    the kind of the facts in `counted` that are a seat's role, such as its clan; empty if seats have no roles
    formality (state) -> the move that a table makes without asking because the choice changes nothing; -1 if it must ask
    proposal (state, legal moves) -> the move that a page preselects because other moves are rarely made; -1 for none
    scenery  () -> plain data that is drawn in every position, such as a coast; added to `view` when a table is drawn
    merits   (state, seat) -> the numbers by which hints explain a move, the most telling first; the same merits in every position
    ledger   the rules shown to players, and the rule behind each refusal
    numbered_from  the version of the rules that environments call v1
    printed  the values of options in the most common printed edition, where the defaults differ
    minutes  the shortest and the longest playing time with people at one table, as printed on the box
    weight   the complexity: "light", "medium" or "heavy"
    leniency (seats, strength) -> the size of the mistakes that a strength makes against human opponents, as a percentage of the
         usual size: at 200, its mistakes are twice as bad but no more frequent; chosen so that each strength is clearly better
         than the one below it
    habits   moves for which an obviously better one is available; the strengths avoid them
    styles   the playing styles that its bots may have in addition to their strength
    turn_of  (state) -> the number of the turn that a decision belongs to, for games in which a turn is more than a seat's
         consecutive decisions: the turn ends when the number changes; -1: it ends with the seat's decisions, -2: a turn begins
    orders   the orders that players may give for later, in addition to preparing moves, which every game allows
    editing  how transcripts edit and query positions
    piece    (kind, value) -> plain data for drawing a component before it is on the table; None for other kinds
    assumed  keys of `assumed-...` texts: component data that is assumed or could not be confirmed
    """

    def __init__(self, name: str, version: int, seats: tuple[int, int], rules: Rules[S], blank: Callable[[int, vec[i64]], S],
                 set_up: Callable[[S], None], copy: Callable[[S], S], points: Callable[[S, int], int],
                 score: Callable[[S], list[Score]], view: Callable[[S], dict[str, Any]], digest: str,
                 options: Sequence[Option] = (), check: Callable[[int, list[int]], Reason | None] | None = None,
                 presets: Mapping[str, Mapping[str, str]] | None = None, advice: Advice[S] | None = None,
                 editing: Editing[S] | None = None, assumed: Sequence[str] = (),
                 piece: Callable[[str, str], Mapping[str, Any] | None] | None = None,
                 inputs: Inputs[S] | None = None, series: Callable[[S, Sequence[Event]], list[Series]] | None = None,
                 counted: Callable[[S], list[Fact]] | None = None,
                 scenery: Callable[[], dict[str, Any]] | None = None,
                 merits: Callable[[S, int], list[Merit]] | None = None,
                 formality: Callable[[S], int] | None = None,
                 proposal: Callable[[S, Moves], int] | None = None, ledger: Ledger | None = None,
                 leniency: Callable[[int, str], int] = usual_leniency, numbered_from: int = 1,
                 minutes: tuple[int, int] = (0, 0), weight: str = WEIGHTS[0], plays: str = "",
                 printed: Mapping[str, str] | None = None, turn_of: Callable[[S], int] | None = None,
                 orders: Orders[S] | None = None,
                 habits: Habits[S] | None = None, styles: Sequence[Style] = ()) -> None:
        self.name: Final = name
        self.version: Final = version
        self.fewest: Final = seats[0]
        self.most: Final = seats[1]
        self.rules: Final = rules
        self.blank: Final = blank
        self.set_up: Final = set_up
        self.copy: Final = copy
        self.points: Final = points
        self.score: Final = score
        self.view: Final = view
        self.digest: Final = digest
        self.options: Final = list(options)
        self.check: Final = check
        self.presets: Final = dict(presets or {})
        self.advice: Final = advice
        self.editing: Final = editing if editing is not None else Editing()
        self.assumed: Final = list(assumed)
        self.piece: Final = piece
        self.inputs: Final = inputs
        self.series: Final = series
        self.counted: Final = counted
        self.plays: Final = plays
        self.scenery: Final = scenery
        self.merits: Final = merits
        self.formality: Final = formality
        self.proposal: Final = proposal
        self.turn_of: Final = turn_of
        self.orders: Final[Orders[S]] = orders if orders is not None else Orders()
        self.habits: Final[Habits[S]] = Habits() if habits is None else habits
        self.styles: Final = list(styles)
        self.ledger: Final = ledger if ledger is not None else Ledger({}, {})
        self.leniency: Final = leniency
        self.numbered_from: Final = numbered_from
        self.minutes: Final = minutes
        self.printed: Final = dict(printed or {})
        self.weight: Final = weight
        assert weight in WEIGHTS, f"no such weight: {weight}"
        self.voice: Voice | None = None      # set by `mercat.games`
        self.folder: str = ""                   # of its texts and drawings; set by `mercat.games`
        self.plain: Game[S] = self              # the game with its usual texts, one object for all tables; a cache key

    @property
    def vocabulary(self) -> Vocabulary:
        return self.rules.vocabulary

    @property
    def usual(self) -> int:
        """The default number of seats: two, or the nearest number that the game allows."""
        return min(max(2, self.fewest), self.most)

    @property
    def policy(self) -> Policy[S] | None:
        """The policy for playouts, if the game's advice has one; otherwise None."""
        return None if self.advice is None else self.advice.policy()

    def first(self, seats: int, options: Sequence[int] = ()) -> S:
        """Return the position before the first decision. `options` are the numbers of the options' values; missing options get
        their defaults."""
        chosen = [int(number) for number in options]
        chosen += [option.values.index(option.default) for option in self.options[len(chosen):]]
        state = self.blank(seats, vec[i64](chosen))
        self.set_up(state)
        return state

    def scores(self, state: S) -> list[Score]:
        """Return the score sheet of every seat, with the places determined by the points and the tie-breakers."""
        return placed(self.score(state))

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that the game supports; readers of other languages get English."""
        return () if self.voice is None else self.voice.languages

    def say(self, language: str, key: str, /, **facts: Any) -> str:
        """Return a text of the game, or its key if the game has no voice."""
        return key if self.voice is None else self.voice.say(language, key, **facts)

    def has(self, language: str, key: str) -> bool:
        """Return whether the game has a text with this key."""
        return self.voice is not None and self.voice.has(language, key)

    def text_if_any(self, language: str, key: str) -> str:
        """Return a text of the game, or an empty string if it has none with this key."""
        return self.say(language, key) if self.has(language, key) else ""

    def decision_facts(self, packed: int) -> dict[str, Named | int]:
        """Return the numbers in a packed decision that are named after a facet, as variables for a text."""
        facets = {facet.name: facet for facet in self.vocabulary.facets}
        names = self.rules.steps[packed & STEP_MASK].decision.names
        numbers = {name: int(number_in(packed, place)) for place, name in enumerate(names) if name in facets}
        return {name: facets[name].fact(number) for name, number in numbers.items() if 0 <= number < facets[name].size}

    def worded(self, options: Mapping[str, str]) -> Game[S]:
        """Return this game with the texts for a table's options, or this game itself if no text depends on them."""
        voice = None if self.voice is None else self.voice.worded(options)
        if voice is self.voice:
            return self
        twin: Game[S] = Game(
            name=self.name, version=self.version, seats=(self.fewest, self.most), rules=self.rules, blank=self.blank,
            set_up=self.set_up, copy=self.copy, points=self.points, score=self.score, view=self.view, digest=self.digest,
            options=self.options, check=self.check, presets=self.presets, advice=self.advice, editing=self.editing,
            assumed=self.assumed, piece=self.piece, inputs=self.inputs, series=self.series, counted=self.counted,
            scenery=self.scenery, merits=self.merits, formality=self.formality, proposal=self.proposal, ledger=self.ledger,
            leniency=self.leniency, numbered_from=self.numbered_from, minutes=self.minutes, weight=self.weight,
            plays=self.plays, printed=self.printed, turn_of=self.turn_of,
            orders=self.orders, habits=self.habits, styles=self.styles)
        twin.voice, twin.folder, twin.plain = voice, self.folder, self.plain
        return twin
