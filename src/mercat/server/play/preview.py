"""The preview of a move: its consequences in sentences, its warning, and whether it needs confirmation."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from mercat.engine.rules.moves import Moves
from mercat.engine.rules.state import NATURE, Event, State
from mercat.server.pages.drawing import Drawing
from mercat.server.pages.preferences import NEVER, Preferences
from mercat.server.play.history import event_sentence, joined
from mercat.server.play.legal_moves import proposal
from mercat.server.tables import automatic
from mercat.server.tables.matches import MOST_TOGETHER, TOGETHER, AnyMatch, make_move
from mercat.server.tables.undo_rights import free_undo
from mercat.server.words import Say
from mercat.text import move_sentence


@dataclass(frozen=True)
class Preview:
    """The consequences of a move, as the engine previews them."""

    label: str
    sentences: tuple[str, ...]
    line: str                                            # all sentences on one line
    warning: str                                       # the warning; empty if there is none, or if the reader has switched it off
    warning_key: str
    warning_rule: str                                    # the id of the rule behind the warning
    panel: str                                           # the player's panel as it will be after the move, in HTML
    seat: int
    then: str                                            # a move to make together with this one, in notation; or empty
    then_label: str
    at_once: bool = False                                # whether the move is made without confirmation


def preview(match: AnyMatch, text: str, say: Say, names: Sequence[str], preferences: Preferences) -> Preview:
    """Return the preview of a legal move, up to nature's draw or the next decision. If several moves are made together, the
    preview includes all of them.

    Raise Refused if any of them is illegal.
    """
    *before, text = text.split(TOGETHER, MOST_TOGETHER - 1)
    step, events = match.step, list[Event]()
    for move in before:
        match = match.copy()
        events += match.play(move)
    events += match.preview(text)
    packed, seat = match.offered(text), match.to_move
    assert seat is not None
    twin, moves = match.game.copy(match.state), Moves()
    match.game.rules.apply(twin, packed, moves)
    then = follow_up(match, step, twin, moves)
    warning = match.warning(text)
    if warning is not None and not preferences.wants_warning(warning.reason):
        warning = None
    label, then_label = move_sentence(match.game, packed, say), "" if then < 0 else move_sentence(match.game, then, say)
    if label == then_label:                              # in the same words, it would read like this move alone
        then, then_label = -1, ""
    panel = Drawing(match.game, match.view(twin), preferences.language, names).player(seat)
    sentences = tuple(event_sentence(event, say) for event in events)
    return Preview(label, sentences, joined(sentences, seat, names),
                 warning.sentence(preferences.language, names) if warning else "", warning.reason if warning else "",
                   warning.rule if warning else "", panel, seat,
                   "" if then < 0 else match.game.vocabulary.spell(then), then_label)


def is_made_at_once(match: AnyMatch, text: str, mine: Collection[int], wishes: Sequence[str], since: int) -> bool:
    """Return whether a legal move may be made without confirmation.

    Return True if the same person is to move next and could undo the move without consent; return False if nature draws, another
    person may answer, or the game ends. `wishes` are the preferences for automatic moves by seat; `since` is as in `free_undo`.
    """
    twin, before = match.copy(), len(match.entries)
    for move in text.split(TOGETHER, MOST_TOGETHER - 1):
        make_move(twin, move)
    automatic.follow_up(twin, wishes)
    automatic_seats = [seat for seat, wish in enumerate(wishes) if wish != NEVER]
    drawn = any(entry.seat == NATURE for entry in twin.entries[before:])
    back, _ = free_undo(twin, frozenset(mine), False, since, automatic_seats, joined=True)
    return twin.to_move in mine and not drawn and back == before


def follow_up(match: AnyMatch, step: str | None, after: State, moves: Moves) -> int:
    """Return the move that the game proposes after a move, if the same seat must decide again in the same `step`.

    Return -1 if the game proposes none, or if there is only one legal move.
    """
    game = match.game
    if moves.count < 2 or game.rules.to_move(after) != match.to_move or game.rules.step(after).name != step:
        return -1
    return proposal(game, after, moves)
