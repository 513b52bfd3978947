"""The record of a match: its journal, the resulting position, and nature's draws."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Final, Generic, SupportsIndex, TypeVar

from mypy_extensions import i64

from mercat.engine.game import Game
from mercat.engine.matches.beginning import fits, written_draws
from mercat.engine.matches.chance import Seed, answer, drawn
from mercat.engine.matches.chapters import Chapter, chapter_at
from mercat.engine.matches.checkpoints import Checkpoints
from mercat.engine.matches.earlier_rules import EarlierRules
from mercat.engine.matches.journal import (
    BY_EARLIER_RULES,
    BY_HAND,
    BY_SEAT,
    BY_SEED,
    BY_UNKNOWN_SEED,
    UNEXPLAINED,
    Entry,
    path_to,
)
from mercat.engine.matches.pausing import PAUSES
from mercat.engine.matches.refusals import Refused, Unreadable
from mercat.engine.rules.moves import Moves
from mercat.engine.rules.state import NATURE, State

S = TypeVar("S", bound=State)


class Record(Generic[S]):
    """A journal and the position after it, with the legal moves in `moves`.

    `path` lists, for each line that led to the position, the length of the journal up to and including it; `draws` is the number
    of nature's draws among these lines. With `plays_nature`, the record makes nature's draws; otherwise the caller makes them, as
    moves of seat -1.
    """

    def __init__(self, game: Game[S], seats: int, options: list[int], chapters: Sequence[Chapter], names: Sequence[str] = (),
                 plays_nature: bool = True, hand_deal: Sequence[int] = ()) -> None:
        self.game: Final = game.worded({option.name: option.values[number]
                                        for option, number in zip(game.options, options, strict=False)})
        self.seats: Final = seats
        self.chosen: Final = list(options)
        self.chapters: Final = list(chapters)               # the seed for each part of the journal; the last chapter has one
        self.names: Final = list(names)
        self.plays_nature: Final = plays_nature
        self.hand_deal: Final = list(hand_deal)  # nature's first draws, if they were written by hand
        self.entries: list[Entry] = []
        self.path: list[int] = []       # the journal length including each line that led to the position
        self.draws = 0                  # the number of nature's draws among the lines of `path`
        self.origin: dict[str, list[int]] | None = None     # the initial position, if it was edited
        self.earlier: list[EarlierRules] = []               # the rules under which the first lines were played
        self.checkpoints: Checkpoints[S] | None = None      # stored positions, while a journal is read
        self.moves: Final = Moves()
        self.state: S = game.first(seats, self.chosen)
        game.rules.advance(self.state, self.moves)

    @property
    def to_move(self) -> int | None:
        """The seat that decides (-1 is nature), or None when the game is over."""
        return None if self.moves.count == 0 else int(self.game.rules.to_move(self.state))

    @property
    def turn(self) -> int:
        """The number of the turn to which the pending decision belongs (`Game.turn_of`); BY_SEAT for a draw and after the end."""
        turn_of, seat = self.game.turn_of, self.to_move
        return BY_SEAT if turn_of is None or seat is None or seat == NATURE else int(turn_of(self.state))

    @property
    def seed(self) -> Seed:
        """The seed from which nature's future draws follow."""
        seed = self.chapters[-1].seed
        assert seed is not None
        return seed

    def play_nature(self) -> None:
        """Make all of nature's draws that are due.

        The k-th draw is the k-th draw of a hand-written deal, if there is such a draw and it is offered; otherwise it depends
        only on the seed and k. Undoing and playing forward again therefore gives the same draws.
        """
        while self.to_move == NATURE:
            self.make(answer(self.seed, self.hand_deal, self.draws, self.moves))

    def take_hand_deal(self, lines: Sequence[str]) -> None:
        """Make the draws that precede the first decision of a seat, taking them from a hand-written deal, and store the deal's
        remaining draws. Raise Refused if a draw does not fit."""
        for draw in written_draws(self.game, lines):
            fits(self.game, self.state, self.moves, draw)
            self.hand_deal.append(draw.move)
            if self.to_move == NATURE:
                self.make(draw.move)

    def make(self, packed: i64) -> None:
        """Make an offered move and add it to the journal."""
        seat, text = int(self.game.rules.to_move(self.state)), self.game.vocabulary.spell(packed)
        source, formality = self.source(packed) if seat == NATURE else "", self.game.formality
        entry = Entry(seat, int(packed), text, len(self.entries), source=source, asked=int(self.state.top),
                      formal=formality is not None and formality(self.state) == int(packed), forced=self.moves.count == 1,
                      turn=self.turn)
        self.state.history = entry.events
        self.game.rules.apply(self.state, packed, self.moves)
        self.state.history = None
        self.entries.append(entry)
        self.path.append(len(self.entries))
        if entry.seat == NATURE:
            self.draws += 1

    def source(self, packed: i64) -> str:
        """Return the source of the draw that nature is about to make (see `Entry.source`)."""
        seed = chapter_at(self.chapters, len(self.entries)).seed
        otherwise = BY_EARLIER_RULES if len(self.entries) < self.length_under_earlier_rules else UNEXPLAINED
        if self.draws < len(self.hand_deal) and self.moves.has(self.hand_deal[self.draws]):
            return BY_HAND if packed == self.hand_deal[self.draws] else otherwise
        if seed is None:
            return BY_UNKNOWN_SEED
        return BY_SEED if packed == drawn(seed, self.draws, self.moves) else otherwise

    @property
    def length_under_earlier_rules(self) -> int:
        """The number of journal lines played under earlier rules."""
        return self.earlier[-1].until if self.earlier else 0

    def undo(self, to: SupportsIndex | None = None, seed: Seed | None = None) -> None:
        """Go back to the state in which the journal had `to` lines; by default, to the state before the last decision of a seat.
        An undo adds a line to the journal.

        If a seed is given, a new chapter begins, and all further draws follow from that seed; a new seed is needed once the old
        one has been published. Raise Refused if there is nothing to undo.
        """
        if to is None:
            made = [length for length in self.path if self.entries[length - 1].seat != NATURE]
            to = made[-1] - 1 if made else -1
        lines = index(to)
        if not 0 <= lines < len(self.entries):
            raise Refused("nothing_to_undo", {}, self.game.voice)
        if seed is not None:
            self.chapters.append(Chapter(seed, self.chapters[-1].table, len(self.entries)))
        self.entries.append(Entry(NATURE, 0, "", len(self.entries), lines))
        self.go_to(lines)
        if self.plays_nature:
            self.play_nature()

    def go_to(self, length: int) -> None:
        """Restore the position after the first `length` lines."""
        kept = None if self.checkpoints is None else self.checkpoints.taken(length)
        if kept is not None:
            self.state, self.path, self.draws = kept.state, kept.path, kept.draws
            self.game.rules.offer(self.state, self.moves)
            return
        self.path = path_to(self.entries, length)
        self.state = self.game.first(self.seats, self.chosen)
        if self.origin is not None:
            self.state.load(self.origin)
        self.game.rules.advance(self.state, self.moves)
        self.draws = 0
        for reached in self.path:
            PAUSES.give_way()
            entry = self.entries[reached - 1]
            self.game.rules.apply(self.state, entry.move, self.moves)
            if entry.seat == NATURE:
                self.draws += 1

    def begin_with(self, origin: dict[str, list[int]]) -> None:
        """Make an edited position, as returned by `dump`, the start of the match. Raise Unreadable if the position is invalid."""
        sizes = {name: len(numbers) for name, numbers in self.state.dump().items()}
        if {name: len(numbers) for name, numbers in origin.items()} != sizes:
            raise Unreadable("not_a_match", {}, self.game.voice)
        self.state.load(origin)
        self.begin_here()

    def begin_here(self) -> None:
        """Make the edited position the start of the match: the journal is emptied, and undo cannot go back beyond it."""
        self.state.rebuild()
        self.game.rules.advance(self.state, self.moves)
        self.origin = self.state.dump()
        self.entries, self.path, self.draws = [], [], 0
