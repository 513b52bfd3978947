"""Moves as objects for programs, and the lines of a journal."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any, Final, SupportsIndex

from mypy_extensions import i64

from mercat.engine.game import Game
from mercat.engine.matches.refusals import Refused
from mercat.engine.rules.moves import Moves
from mercat.engine.rules.state import NATURE, Event
from mercat.engine.rules.vocabulary import LARGEST_MOVE, Misspelt, verb_of

NO_MOVE: Final = -1                     # a number that is not a move of any game
BY_SEED: Final = "seed"                 # the source of a draw: the seed,
BY_HAND: Final = "hand"                 # the hand-written deal,
BY_UNKNOWN_SEED: Final = "unknown"               # a seed that is secret or was never published,
BY_EARLIER_RULES: Final = "earlier"     # earlier rules, which the current ones cannot check,
UNEXPLAINED: Final = "unexplained"      # or none of these
BY_SEAT: Final = -1                     # in place of the number of a turn: the turn of the seat that decides,
NEW_TURN: Final = -2                    # and a turn that begins with this decision


class Move:
    """A move: the name of its `verb`, the values of its `facets` by facet name, and its notation as `str(move)`.

    `packed` is the same move as one integer, as rules and positions use it. Moves with the same `packed` are equal.
    """

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


def packed_move(game: Game[Any], move: Move | str | SupportsIndex) -> int:
    """Return a packed move, legal or not; NO_MOVE for a number out of range. Raise Refused for a text that is not a move."""
    if isinstance(move, Move):
        return int(move.packed)
    if not isinstance(move, str):
        number = index(move)
        return number if 0 <= number <= LARGEST_MOVE else NO_MOVE
    try:
        return game.vocabulary.parse(move)
    except Misspelt as misspelt:
        raise Refused(misspelt.reason, misspelt.facts, game.voice) from None


def move_beginning(game: Game[Any], offered: Moves, text: str) -> int:
    """Return the only legal move that begins with the words of a text (such as `fulfil 34`); NO_MOVE if there is none or more
    than one."""
    words = text.split()
    verb = game.vocabulary.by_name.get(words[0].casefold()) if words else None
    if verb is None or len(words) > len(verb.facets):
        return NO_MOVE
    begun = [facet.number_of(word) for facet, word in zip(verb.facets, words[1:], strict=False)]
    matching = [int(packed) for packed in offered.listed()
                if verb_of(packed) == verb.code and game.vocabulary.values_of(packed)[:len(begun)] == begun]
    return matching[0] if len(matching) == 1 else NO_MOVE


class Entry:
    """A line of the journal: a move of a seat, a draw of nature, or an undo.

    seat     the seat that moved; NATURE for draws and undos
    move     the packed move, and `text` its notation; 0 and "" for an undo
    before   the number of lines before this one, undone lines included
    back_to  for an undo: the length of the journal that it returns to; otherwise -1
    source   for a draw: BY_SEED, BY_HAND, BY_UNKNOWN_SEED, BY_EARLIER_RULES or UNEXPLAINED; otherwise ""
    asked    the packed decision that the move answers; 0 for an undo
    formal   for a move: whether it is a formality (`Game.formality`), which a table makes without asking
    forced   for a move: whether no other move was legal
    aside    whether the line was played under earlier rules, does not fit the current ones, and was undone; such a line has no
             move and no events
    turn     the number of the turn that the line belongs to (`Game.turn_of`); -1 if the game does not number it
    by_order the kind of the order that made the move; "" if its player made it
    events   the events of the move; empty for an undo
    """

    def __init__(self, seat: int, move: int, text: str, before: int, back_to: int = -1, source: str = "",
                 asked: int = 0, formal: bool = False, forced: bool = False, aside: bool = False,
                 turn: int = BY_SEAT) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.text: Final = text
        self.before: Final = before
        self.back_to: Final = back_to
        self.source: Final = source
        self.asked: Final = asked
        self.formal: Final = formal
        self.forced: Final = forced
        self.aside: Final = aside
        self.turn: Final = turn
        self.by_order = ""
        self.events: list[Event] = []

    @property
    def is_undo(self) -> bool:
        return self.back_to >= 0

    def __str__(self) -> str:
        if self.is_undo:
            return f"undo {self.back_to}"
        return f"nature {self.text}" if self.seat == NATURE else f"{self.seat} {self.text}"


def path_to(entries: Sequence[Entry], length: int) -> list[int]:
    """Return the lines that lead to the position after the first `length` lines of a journal, leaving out undos and undone lines.

    Each line is given as the length of the journal up to and including it, in the order of play.
    """
    path: list[int] = []
    while length > 0:
        entry = entries[length - 1]
        if entry.is_undo:
            length = entry.back_to
        else:
            if not entry.aside:
                path.append(length)
            length -= 1
    path.reverse()
    return path
