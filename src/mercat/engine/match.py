"""A game being played: the journal is the truth, positions are read off it."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64

from mercat.engine.game import Game, Score, Voice
from mercat.engine.rng import Generator
from mercat.engine.rules import Moves
from mercat.engine.state import NATURE, Event, State
from mercat.engine.vocabulary import Misspelt, Named, Reason

S = TypeVar("S", bound=State)
FORMAT: Final = 1                       # of saved matches
LONGEST_JOURNAL: Final = 20_000
LARGEST_SEED: Final = 2**62

FINDERS: Final[list[Callable[[str], Game[Any]]]] = []       # where games are found by name; filled by mercat.games
VOICES: Final[list[Voice]] = []                             # says what no game says; filled by mercat.games


class Refused(ValueError):
    """Something that cannot be done, and why; nothing has changed.

    `reason` is a key (`reason-...` in the texts), `facts` what it is about, `sentence(language)` says it to a person.
    """

    def __init__(self, reason: str, facts: Mapping[str, Any] | None = None, voice: Voice | None = None) -> None:
        super().__init__(reason)
        self.reason: Final = reason
        self.facts: Final = dict(facts or {})
        self.voice: Final = voice or (VOICES[0] if VOICES else None)

    @property
    def facets(self) -> dict[str, str | int]:
        """The facts as plain values."""
        return {name: fact.value if isinstance(fact, Named) else fact for name, fact in self.facts.items()}

    def sentence(self, language: str = "en", names: Sequence[str] = ()) -> str:
        """Why, in one sentence. `names` are the players' by seat."""
        if self.voice is None:
            return f"{self.reason} {self.facets}"
        return self.voice.say(language, f"reason-{self.reason}", names=list(names), **self.facts)

    def __str__(self) -> str:
        return self.sentence()


class Unreadable(Refused):
    """A saved match that is no match, or not one that this version can play."""


class Move:
    """A move that is offered: `verb`, `facets` by name, and its notation as `str(move)`."""

    def __init__(self, game: Game[Any], packed: i64) -> None:
        self.packed: Final = packed
        self.verb: Final = game.vocabulary.verb(packed).name
        self.facets: Final = game.vocabulary.facets_of(packed)

    def __str__(self) -> str:
        return " ".join([self.verb, *self.facets.values()])

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.packed == other.packed

    def __hash__(self) -> int:
        return hash(int(self.packed))


class Entry:
    """A line of the journal: a move, or an undo back to where the journal had `back_to` lines.

    `before` is how many lines led to the position it was made in, undone ones among them.
    """

    def __init__(self, seat: int, move: int, text: str, before: int, back_to: int = -1) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.text: Final = text
        self.before: Final = before
        self.back_to: Final = back_to
        self.events: list[Event] = []

    @property
    def is_undo(self) -> bool:
        return self.back_to >= 0

    def __str__(self) -> str:
        if self.is_undo:
            return f"undo {self.back_to}"
        return f"nature {self.text}" if self.seat == NATURE else f"{self.seat} {self.text}"


def chosen_options(game: Game[Any], seats: int, options: Mapping[str, Any] | None) -> list[int]:
    """The numbers of the options' values; what is not named is the default. Raises Refused."""
    if not isinstance(seats, int) or isinstance(seats, bool) or not game.fewest <= seats <= game.most:
        raise Refused("wrong_seats", {"fewest": game.fewest, "most": game.most}, game.voice)
    wanted = dict(options or {})
    chosen = []
    for option in game.options:
        value = wanted.pop(option.name, option.default)
        if value not in option.values:
            raise Refused("wrong_value", {"option": option.name, "value": str(value)[:40], "values": ", ".join(option.values)},
                          game.voice)
        chosen.append(option.values.index(value))
    if wanted:
        raise Refused("unknown_option", {"option": str(next(iter(wanted)))[:40]}, game.voice)
    if game.check is not None:
        reason = game.check(seats, chosen)
        if reason is not None:
            raise Refused(reason.key, reason.facts, game.voice)
    return chosen


def found(name: object) -> Game[Any]:
    """The game of this name. Raises Refused."""
    for finder in FINDERS:
        return finder(str(name))
    raise Refused("unknown_game", {"game": str(name)[:40], "games": ""})


class Match(Generic[S]):
    """A game being played. Made by `Match.start` or `Match.from_json`."""

    def __init__(self, game: Game[S], seats: int, options: list[int], seed: int, names: Sequence[str] = (),
                 deal: bool = True) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.chosen: Final = list(options)
        self.seed: Final = seed
        self.names: Final = list(names)
        self.deals: Final = deal
        self.entries: list[Entry] = []
        self.path: list[int] = []       # of the lines that led to the position: how long the journal was with each
        self.draws = 0                  # how many of them are nature's
        self.origin: dict[str, list[int]] | None = None     # the position it begins with, where that was edited
        self.moves: Final = Moves()
        self.state: S = game.first(seats, self.chosen)
        game.rules.settle(self.state, self.moves)

    @staticmethod
    def start(game: str | Game[Any], seats: int = 0, options: Mapping[str, Any] | None = None, seed: int | None = None,
              names: Sequence[str] = (), deal: bool = True) -> Match[Any]:
        """A new match: a game or its name, how many play (0: as few as may), options by name, and who shuffles.

        The same seed, options and moves give the same match on every machine. Without a seed there is a new one each time. With
        `deal=False` nature's decisions are left to the caller; her seat is -1. Raises Refused.
        """
        if not isinstance(game, Game):
            game = found(game)
        seats = game.fewest if seats == 0 else seats
        chosen = chosen_options(game, seats, options)
        if seed is None:
            seed = secrets.randbelow(LARGEST_SEED)
        if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < LARGEST_SEED:
            raise Refused("wrong_seed", {"most": str(LARGEST_SEED - 1)}, game.voice)
        match = Match(game, seats, chosen, seed, names, deal)
        if deal:
            match.deal()
        return match

    # -- who, what

    @property
    def options(self) -> dict[str, str]:
        """The table's options by name."""
        return {option.name: option.values[number] for option, number in zip(self.game.options, self.chosen, strict=True)}

    @property
    def to_move(self) -> int | None:
        """The seat that decides (-1 is nature), or None when the game is over."""
        return None if self.moves.count == 0 else int(self.game.rules.to_move(self.state))

    @property
    def step(self) -> str | None:
        """The name of the decision to be made, or None when the game is over."""
        return None if self.moves.count == 0 else self.game.rules.step(self.state).name

    @property
    def journal(self) -> list[str]:
        """Every line so far in notation, nature's moves and undos included."""
        return [str(entry) for entry in self.entries]

    def legal(self) -> list[Move]:
        """What is offered to the seat that decides."""
        return [Move(self.game, packed) for packed in self.moves.listed()]

    def view(self) -> dict[str, Any]:
        """Plain data: everything a table shows."""
        seen: dict[str, Any] = {"game": self.game.name, "seats": self.seats, "options": self.options, "to_move": self.to_move,
                                "step": self.step, "length": len(self.entries)}
        seen.update(self.game.view(self.state))
        return seen

    def scores(self) -> list[Score]:
        """The score sheet of every seat, with places; before the end, as if the game ended now."""
        return self.game.scores(self.state)

    # -- moves

    def play(self, move: Move | str | int, seat: int | None = None) -> list[Event]:
        """Make a move and let nature answer; return what happened. With `seat`, only if it is its turn. Raises Refused."""
        packed = self.offered(move, seat)
        first = len(self.entries)
        self.make(packed)
        if self.deals:
            self.deal()
        return [event for entry in self.entries[first:] for event in entry.events]

    def offered(self, move: Move | str | int, seat: int | None = None) -> int:
        """The move as a number, if it is offered. Raises Refused."""
        if self.to_move is None:
            raise Refused("over", {}, self.game.voice)
        if seat is not None and seat != self.to_move:
            raise Refused("not_your_turn", {}, self.game.voice)
        packed = self.understood(move)
        if not self.moves.has(packed):
            raise self.refusal(packed)
        return packed

    def understood(self, move: Move | str | int) -> int:
        """The move as a number, offered or not. Raises Refused."""
        if isinstance(move, Move):
            return int(move.packed)
        if isinstance(move, int):
            return move
        try:
            return self.game.vocabulary.parse(move)
        except Misspelt as misspelt:
            raise Refused(misspelt.reason, misspelt.facts, self.game.voice) from None

    def refusal(self, packed: i64) -> Refused:
        """Why a move that is not offered is not."""
        reason: Reason | None = self.game.rules.why_not(self.state, packed)
        if reason is not None:
            return Refused(reason.key, reason.facts, self.game.voice)
        step = self.game.rules.step(self.state)
        known = any(rule.word.code == (packed & 255) for rule in step.menu)
        return Refused("not_offered" if known else "not_now", {}, self.game.voice)

    def why_not(self, move: Move | str | int) -> Refused | None:
        """Why a move would be refused, or None when it would not."""
        try:
            self.offered(move)
        except Refused as refused:
            return refused
        return None

    def warning(self, move: Move | str | int) -> Refused | None:
        """What a person might want to hear before making this legal move."""
        reason = self.game.rules.warning(self.state, self.offered(move))
        return None if reason is None else Refused(reason.key, reason.facts, self.game.voice)

    def preview(self, move: Move | str | int) -> list[Event]:
        """What a move would do, up to where nature or a seat must decide. Changes nothing. Raises Refused."""
        packed = self.offered(move)
        twin = self.game.copy(self.state)
        twin.history = []
        self.game.rules.apply(twin, packed, Moves())
        return twin.history

    def deal(self) -> None:
        """Let nature decide what is hers; her k-th decision depends on the seed and on k alone."""
        while self.to_move == NATURE:
            self.make(int(self.moves.pick(Generator(self.seed, self.draws))))

    def make(self, packed: i64) -> None:
        """Make an offered move and write it down."""
        seat, text = int(self.game.rules.to_move(self.state)), self.game.vocabulary.spell(packed)
        entry = Entry(seat, int(packed), text, len(self.entries))
        self.state.history = entry.events
        self.game.rules.apply(self.state, packed, self.moves)
        self.state.history = None
        self.entries.append(entry)
        self.path.append(len(self.entries))
        if entry.seat == NATURE:
            self.draws += 1

    # -- back

    def undo(self, to: int | None = None) -> None:
        """Go back to where the journal had `to` lines, or to before the last decision of a seat. Written down like a move.

        Raises Refused when there is nothing to undo.
        """
        if to is None:
            made = [length for length in self.path if self.entries[length - 1].seat != NATURE]
            to = made[-1] - 1 if made else -1
        if not 0 <= to < len(self.entries):
            raise Refused("nothing_to_undo", {}, self.game.voice)
        self.entries.append(Entry(NATURE, 0, "", len(self.entries), to))
        self.go_to(to)
        if self.deals:
            self.deal()

    def free_undo(self, seat: int) -> int | None:
        """The farthest length of the journal a seat may go back to by itself: what followed are its own moves alone.

        None when the last word was not its own.
        """
        to = None
        for length in reversed(self.path):
            if self.entries[length - 1].seat != seat:
                break
            to = length - 1
        return to

    def path_to(self, length: int) -> list[int]:
        """The lines that led to the position after the first `length` lines of the journal, without what was undone."""
        path: list[int] = []
        while length > 0:
            entry = self.entries[length - 1]
            if entry.is_undo:
                length = entry.back_to
            else:
                path.append(length)
                length -= 1
        path.reverse()
        return path

    def go_to(self, length: int) -> None:
        """Set the position up as it was after the first `length` lines."""
        self.path = self.path_to(length)
        self.state = self.game.first(self.seats, self.chosen)
        if self.origin is not None:
            self.state.load(self.origin)
        self.game.rules.settle(self.state, self.moves)
        self.draws = 0
        for reached in self.path:
            entry = self.entries[reached - 1]
            self.game.rules.apply(self.state, entry.move, self.moves)
            if entry.seat == NATURE:
                self.draws += 1

    def at(self, length: int) -> Match[S]:
        """The match as it was after the first `length` lines of the journal. A match of its own: nothing done to it comes back.

        Raises Refused when the journal is not that long.
        """
        if not 0 <= length <= len(self.entries):
            raise Refused("no_such_moment", {"most": len(self.entries)}, self.game.voice)
        match: Match[S] = Match(self.game, self.seats, self.chosen, self.seed, self.names, self.deals)
        match.entries = self.entries[:length]
        match.origin = self.origin
        match.go_to(length)
        return match

    def begin_here(self) -> None:
        """Make the position, edited by hand, the beginning: the journal starts anew, and there is no way back behind it."""
        self.state.mend()
        self.game.rules.settle(self.state, self.moves)
        self.origin = self.state.dump()
        self.entries, self.path, self.draws = [], [], 0

    # -- saved

    def to_json(self, seed: bool = True) -> str:
        """The match as text. Without the seed nobody can read the future out of it; who loads it gets another one."""
        assert self.origin is None, "an edited position has no journal that leads to it"
        return json.dumps({"mercat": FORMAT, "game": self.game.name, "version": self.game.version, "digest": self.game.digest,
                           "seats": self.seats, "options": self.options, "names": self.names,
                           "seed": self.seed if seed else None, "journal": self.journal}, ensure_ascii=False, indent=1)

    @staticmethod
    def from_json(text: object) -> Match[Any]:
        """The match that `to_json` wrote. Raises Unreadable with one clear sentence for anything else."""
        saved = plain(text)
        game, voice = found_in(saved)
        seats, seed, names = saved.get("seats", 0), saved.get("seed"), saved.get("names", [])
        if not isinstance(seats, int):
            raise Unreadable("wrong_seats", {"fewest": game.fewest, "most": game.most}, voice)
        if seed is not None and not isinstance(seed, int):
            raise Unreadable("wrong_seed", {"most": str(LARGEST_SEED - 1)}, voice)
        if not isinstance(names, list) or not all(isinstance(name, str) and len(name) <= 80 for name in names):
            raise Unreadable("not_a_match", {}, voice)
        try:
            match = Match.start(game, seats, saved.get("options"), seed, names, deal=False)
        except Refused as refused:
            raise Unreadable(refused.reason, refused.facts, voice) from None
        for number, line in enumerate(saved["journal"], 1):
            try:
                match.write(line)
            except Refused as refused:
                raise Unreadable("bad_line", {"line": number, "text": str(line)[:60], "why": refused.reason}, voice) from None
        complete: Match[Any] = Match(game, match.seats, match.chosen, match.seed, match.names)
        complete.entries = match.entries
        complete.go_to(len(match.entries))
        complete.deal()
        return complete

    def write(self, line: object) -> None:
        """Take a line of a journal for what it says, nature's too. Raises Refused."""
        if not isinstance(line, str) or len(line) > 200:
            raise Refused("not_a_line", {}, self.game.voice)
        who, _, what = line.partition(" ")
        if who == "undo":
            if not what.isdecimal() or len(what) > 6 or int(what) >= len(self.entries):
                raise Refused("nothing_to_undo", {}, self.game.voice)
            self.undo(int(what))
            return
        seat = NATURE if who == "nature" else int(who) if who in ("0", "1", "2", "3", "4") else -2
        if seat != self.to_move:
            raise Refused("over" if self.to_move is None else "not_your_turn", {}, self.game.voice)
        self.make(self.offered(what))


def plain(text: object) -> dict[str, Any]:
    """What a saved match says, checked as far as the format goes. Raises Unreadable."""
    try:
        saved = json.loads(text) if isinstance(text, (str, bytes)) else None
    except (ValueError, RecursionError):
        saved = None
    if not isinstance(saved, dict) or "mercat" not in saved or not isinstance(saved.get("journal"), list):
        raise Unreadable("not_a_match")
    if saved["mercat"] != FORMAT:
        raise Unreadable("other_format", {"format": str(saved["mercat"])[:20]})
    if len(saved["journal"]) > LONGEST_JOURNAL or not isinstance(saved.get("options", {}), dict):
        raise Unreadable("not_a_match")
    return saved


def found_in(saved: dict[str, Any]) -> tuple[Game[Any], Voice | None]:
    """The game a saved match is of, in the version and with the components it was played with. Raises Unreadable."""
    try:
        game = found(saved.get("game"))
    except Refused as refused:
        raise Unreadable(refused.reason, refused.facts) from None
    if saved.get("version") != game.version:
        raise Unreadable("other_version", {"game": Named("game", game.name), "version": str(saved.get("version"))[:20],
                                           "ours": game.version}, game.voice)
    if saved.get("digest") != game.digest:
        raise Unreadable("other_components", {"game": Named("game", game.name)}, game.voice)
    return game, game.voice


