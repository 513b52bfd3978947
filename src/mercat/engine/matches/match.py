"""A match: a game being played. The journal is the source of truth; positions are computed from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from operator import index
from typing import Any, SupportsIndex, TypeVar

from mercat.engine.catalogue import CATALOGUE
from mercat.engine.game import Game, Score
from mercat.engine.matches import saved
from mercat.engine.matches.beginning import (
    LONGEST_DEAL,
    chosen_options,
    known_names,
    known_seats,
    known_seed,
    known_table,
)
from mercat.engine.matches.byte_order_mark import without_mark
from mercat.engine.matches.chance import Seed
from mercat.engine.matches.chapters import Chapter
from mercat.engine.matches.earlier_rules import EarlierRules, earlier_at
from mercat.engine.matches.journal import Entry, Move
from mercat.engine.matches.refusals import Refused, Unreadable
from mercat.engine.matches.replay import Misfit, Replay
from mercat.engine.rules.moves import Moves
from mercat.engine.rules.state import Event, State

__all__ = ["LONGEST_DEAL", "Entry", "Match", "Move", "Refused", "Unreadable", "chosen_options"]

S = TypeVar("S", bound=State)


class Match(Replay[S]):
    """A game being played, created by `Match.start` or `Match.from_json`."""

    @staticmethod
    def start(game: str | Game[Any], seats: SupportsIndex = 0, options: Mapping[str, Any] | None = None,
              seed: Seed | SupportsIndex | str | None = None, names: Sequence[str] = (),
              deal: str | Sequence[str] = (), table: str = "", plays_nature: bool = True) -> Match[Any]:
        """Start a match of a game, given as an object or by name, with `seats` players and options by name.

        If `seats` is omitted or 0, there are two players, or the nearest number that the game allows.

        The same seed (an integer or 32 hexadecimal digits), options and moves produce the same match on every machine; without a
        seed, each match gets a new one. `table` is the table's name in the commitment to the seed. `deal` may be a hand-written
        deal, as a list of lines in notation or as one text: nature's draws are taken from it in order, and from the seed after
        its last line. With `plays_nature=False`, nature's decisions are left to the caller, as seat -1. Raise Refused for invalid
        arguments; if a deal does not fit, the refusal contains the number of the line and the possible draws.
        """
        if not isinstance(game, Game):
            game = CATALOGUE.find(game)
        players = known_seats(game, seats)
        chosen = chosen_options(game, players, options)
        chapter = Chapter(known_seed(game, seed), known_table(game, table))
        match = Match(game, players, chosen, [chapter], known_names(game, players, names), plays_nature)
        match.take_hand_deal(without_mark(deal).splitlines() if isinstance(deal, str) else deal)
        if plays_nature:
            match.play_nature()
        return match

    def __repr__(self) -> str:
        return f"<{self.game.name}, seats: {self.seats}, lines: {len(self.entries)}, to move: {self.to_move}>"

    # -- properties

    @property
    def options(self) -> dict[str, str]:
        """The table's options by name."""
        return {option.name: option.values[number] for option, number in zip(self.game.options, self.chosen, strict=True)}

    @property
    def commitment(self) -> str:
        """The commitment to the seed, published before the seed: 64 hexadecimal digits."""
        return self.chapters[-1].commitment

    @property
    def step(self) -> str | None:
        """The name of the pending step; None when the game is over."""
        return None if self.moves.count == 0 else self.game.rules.step(self.state).name

    @property
    def journal(self) -> list[str]:
        """All lines so far in notation, including nature's draws and undos."""
        return [str(entry) for entry in self.entries]

    @property
    def by_order(self) -> dict[int, str]:
        """The kinds of the orders that made moves, by the journal length up to and including the move."""
        return {length: entry.by_order for length, entry in enumerate(self.entries, 1) if entry.by_order}

    @property
    def by_hand(self) -> list[str]:
        """The draws of the hand-written deal with which the match was started, in notation."""
        return [self.game.vocabulary.spell(packed) for packed in self.hand_deal]

    def legal(self) -> list[Move]:
        """Return the legal moves of the seat whose decision is pending."""
        return [Move(self.game, packed) for packed in self.moves.listed()]

    def view(self, state: S | None = None) -> dict[str, Any]:
        """Return everything that a table shows, as plain data. With a `state`, return the view of that position with the same
        decision pending."""
        seen: dict[str, Any] = {"game": self.game.name, "seats": self.seats, "options": self.options, "to_move": self.to_move,
                                "step": self.step, "length": len(self.entries)}
        seen.update(self.game.view(self.state if state is None else state))
        return seen

    def scores(self) -> list[Score]:
        """Return the score sheet of every seat, with places. Before the end, the sheets show the scores as if the game were over
        now."""
        return self.game.scores(self.state)

    # -- moves

    def play(self, move: Move | str | SupportsIndex, seat: SupportsIndex | None = None) -> list[Event]:
        """Make a move and the draws of nature that follow it; return the events. If `seat` is given, only that seat may move.
        Raise Refused if the move is not legal."""
        packed = self.offered(move, seat)
        first = len(self.entries)
        self.make(packed)
        if self.plays_nature:
            self.play_nature()
        return [event for entry in self.entries[first:] for event in entry.events]

    def why_not(self, move: Move | str | SupportsIndex) -> Refused | None:
        """Return the refusal of a move, without making the move; None if the move is legal."""
        try:
            self.offered(move)
        except Refused as refused:
            return refused
        return None

    def warning(self, move: Move | str | SupportsIndex) -> Refused | None:
        """Return a warning to show before this legal move, or None. Raise Refused if the move is not legal."""
        reason = self.game.rules.warning(self.state, self.offered(move))
        if reason is None:
            return None
        return Refused(reason.key, reason.facts, self.game.voice, self.game.ledger.rule_of(reason.key))

    def preview(self, move: Move | str | SupportsIndex) -> list[Event]:
        """Return the events of a move, up to the next decision of nature or a seat, without changing the match. Raise Refused if
        the move is not legal."""
        packed = self.offered(move)
        twin = self.game.copy(self.state)
        twin.history = []
        self.game.rules.apply(twin, packed, Moves())
        return twin.history

    # -- earlier positions

    def at(self, length: SupportsIndex) -> Match[S]:
        """Return a separate match in the state of this one after the first `length` lines of the journal.

        Raise Refused if the journal is not that long.
        """
        lines = index(length)
        if not 0 <= lines <= len(self.entries):
            raise Refused("no_such_moment", {"most": len(self.entries)}, self.game.voice)
        match = self.restarted([chapter for chapter in self.chapters if chapter.since <= lines])
        match.entries, match.earlier = self.entries[:lines], earlier_at(self.earlier, lines)
        match.go_to(lines)
        return match

    def copy(self, plays_nature: bool | None = None) -> Match[S]:
        """Return a separate copy of the match. `plays_nature` specifies whether the copy makes nature's draws; None means the
        setting of this match."""
        match = self.restarted(self.chapters, plays_nature)
        match.entries, match.path, match.draws = self.entries[:], self.path[:], self.draws
        self.state.copy_into(match.state)
        match.game.rules.offer(match.state, match.moves)
        return match

    def restarted(self, chapters: Sequence[Chapter], plays_nature: bool | None = None) -> Match[S]:
        """Return a match without any moves, with the same game and options and with these chapters; `plays_nature` has the same
        meaning as in `copy`."""
        match: Match[S] = Match(self.game, self.seats, self.chosen, chapters, self.names,
                                self.plays_nature if plays_nature is None else plays_nature, self.hand_deal)
        match.origin, match.earlier = self.origin, self.earlier
        return match

    # -- copying, comparing and pickling

    def __copy__(self) -> Match[S]:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Match[S]:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """Return whether two matches have the same game, options, names, chapters with their seeds, and journal."""
        return isinstance(other, Match) and self.contents == other.contents

    def __hash__(self) -> int:
        """Return the hash of the journal. Do not make moves in a match that is in a set."""
        return hash((self.game.name, self.seats, *self.journal))

    def __reduce__(self) -> tuple[Any, ...]:
        """Support pickling. The seed is included, so anyone with the file can compute future draws."""
        return unpickled, self.contents

    @property
    def contents(self) -> tuple[Any, ...]:
        """The contents of the match, as plain data and chapters."""
        return (self.game.name, self.seats, self.chosen, self.chapters, self.names, self.plays_nature,
                [int(packed) for packed in self.hand_deal], self.origin, self.journal, self.earlier)

    # -- saving and loading

    def to_json(self, seed: bool = True) -> str:
        """Return the match as JSON. With `seed=False`, the seed is left out, so that future draws cannot be computed; loading
        such a match creates a new seed."""
        deal_is_told = seed or any(chapter.seed is not None for chapter in self.chapters[:-1])
        return saved.text_of(self.game, self.seats, self.options, self.names, self.chapters, seed,
                             self.by_hand if deal_is_told else [], self.earlier, self.journal, self.by_order, self.origin)

    @staticmethod
    def from_json(text: object) -> Match[Any]:
        """Return the match that `to_json` wrote. Raise Unreadable for any other text."""
        file = saved.read(text)
        match = Match.begun(file)
        match.replay(file.journal)
        for length, kind in file.by_order.items():
            match.entries[length - 1].by_order = kind
        match.play_nature()
        return match

    @staticmethod
    def begun(file: saved.Saved) -> Match[Any]:
        """Return a saved match before the first line of its journal. Raise Unreadable if its options are not valid."""
        try:
            options = chosen_options(file.game, file.seats, file.options)
        except Refused as refused:
            raise Unreadable(refused.reason, refused.facts, file.game.voice) from None
        match: Match[Any] = Match(file.game, file.seats, options, file.chapters, file.names, True, file.by_hand)
        match.earlier = file.earlier
        if file.origin is not None:
            match.begin_with(file.origin)
        return match

    def replay(self, journal: Sequence[object]) -> None:
        """Play all lines of a saved journal in a match that has no lines yet. Raise Unreadable for a line that does not fit."""
        misfit = self.replay_as_far(journal)
        if misfit is not None:
            raise Unreadable("bad_line", {"line": misfit.line, "text": misfit.text, "why": misfit.why}, self.game.voice)

    def replay_as_far(self, journal: Sequence[object],
                      check: Callable[[Match[Any], int], Refused | None] | None = None) -> Misfit | None:
        """Play a saved journal up to the first line that does not fit, and return that line, or None if all lines fit. `check` is
        called as in `play_journal`, with the match that plays the lines."""
        player = self.restarted(self.chapters, False)
        player.go_to(0)
        misfit = player.play_journal(journal, None if check is None else partial(check, player))
        self.entries = player.entries
        if misfit is None:
            self.state, self.path, self.draws = player.state, player.path, player.draws
            self.game.rules.offer(self.state, self.moves)
        else:
            self.go_to(len(self.entries))
        return misfit

def unpickled(game: str, seats: int, options: list[int], chapters: list[Chapter], names: list[str],
              plays_nature: bool, hand_deal: list[int], origin: dict[str, list[int]] | None, journal: list[str],
              earlier: Sequence[EarlierRules] = ()) -> Match[Any]:
    """Return the match with these pickled contents. Raise Unreadable if its journal does not fit the current rules."""
    match: Match[Any] = Match(CATALOGUE.find(game), seats, options, chapters, names, plays_nature, hand_deal)
    match.origin, match.earlier = origin, list(earlier)
    match.replay(journal)
    return match
