"""The page on which a turn is prepared: the table as it would be if the turn began now, and after each move that was chosen.

Nothing is drawn there: preparation ends where nature would draw, or somebody else decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from mercat.engine.matches.match import Refused
from mercat.engine.matches.order_reading import MOST_MOVES
from mercat.engine.matches.prepared_turns import turn_opened
from mercat.server.orders.forms import Ending, condition_forms
from mercat.server.orders.moves import standing_at
from mercat.server.pages.drawing import Drawing, render
from mercat.server.pages.preferences import Preferences
from mercat.server.play.decision import decision_of
from mercat.server.play.preview import preview
from mercat.server.play.reasons import ReasonSentence, reason_of
from mercat.server.play.seat_names import seat_names
from mercat.server.play.table_page import BoardPage, players
from mercat.server.problems import MoveRefused, Problem
from mercat.server.tables.matches import TOGETHER, AnyMatch, make_move
from mercat.server.tables.snapshot import Snapshot
from mercat.server.words import ui, voice_of
from mercat.text import move_sentence, question

BETWEEN = "|"                                            # the length of the journal and the moves, in a stamp


@dataclass(frozen=True, kw_only=True)
class PreparePage(BoardPage):
    """What the template needs; there is no decision where nothing more can be prepared."""

    past: ClassVar = False
    final: ClassVar = None
    seat: int
    moves: Sequence[str]                                 # prepared so far, in notation
    labels: Sequence[str]                                # the same in words
    stamp: str                                           # names the position
    conditions: Sequence[Ending]
    waiting: int                                         # orders of the seat that stand


def split(moves: Sequence[str]) -> list[str]:
    """Moves in notation; those that were chosen at once stand in one text."""
    found = [one.strip() for text in moves for one in text.split(TOGETHER.strip())]
    return [one for one in found if one]


def prepared_at(match: AnyMatch, seat: int, moves: Sequence[str]) -> AnyMatch:
    """The twin of a match after moves of a turn that begins now. Raises Problem."""
    twin = turn_opened(match, seat)
    if twin is None:
        raise Problem(409, "no-prepare")
    if len(moves) > MOST_MOVES:
        raise MoveRefused(Refused("order_moves", {"most": MOST_MOVES}, match.game.voice))
    try:
        for move in moves:
            if twin.to_move != seat:
                raise Problem(422, "no-prepare")
            make_move(twin, move)
    except Refused as refused:
        raise MoveRefused(refused, names=match.names) from None
    return twin


def trial(snapshot: Snapshot, seat: int, twin: AnyMatch) -> Snapshot:
    """The table as its reader would see it at a twin of its match."""
    return snapshot.model_copy(update={
        "match": twin, "to_move": twin.to_move, "can_move": twin.to_move == seat, "undo_to": None, "restart_to": None,
        "redo": None, "hints": None, "may_hint": False, "clock": None})


def prepare_html(snapshot: Snapshot, preferences: Preferences, seat: int, moves: Sequence[str], notice: str = "") -> str:
    """The page after some moves. Raises Problem."""
    language, names = preferences.language, seat_names(snapshot.seats, preferences.language)
    twin = prepared_at(snapshot.match, seat, moves)
    game, say = twin.game, voice_of(twin.game, language, names)
    shown, interface, view = trial(snapshot, seat, twin), ui(language, twin.game), twin.view()
    drawing = Drawing(game, view, language, names)
    open_still = twin.to_move == seat and len(moves) < MOST_MOVES
    page = PreparePage(
        table=shown, match=twin, title=say("game"), seat=seat, moves=list(moves), labels=labels_of(game, moves, say),
        stamp=stamp_of(snapshot, moves), drawing=drawing,
        decision=decision_of(shown, twin, say, interface, language, names, view) if open_still else None,
        instruction=question(game, language, twin.step or "", view, names) if open_still else "",
        players=players(shown, twin, drawing, names, say, interface, language),
        conditions=condition_forms(snapshot.match, seat, names, say),
        waiting=sum(order.seat == seat and standing_at(snapshot.id, snapshot.match, order).stands for order in snapshot.orders))
    return render("prepare.html", preferences, ui=interface, page=page, notice=notice,
                  here=f"/t/{snapshot.id}/prepare?seat={seat}")


def labels_of(game: Any, moves: Sequence[str], say: Any) -> list[str]:
    return [move_sentence(game, game.vocabulary.parse(move), say) for move in moves]


def stamp_of(snapshot: Snapshot, moves: Sequence[str]) -> str:
    """Names a position of a prepared turn."""
    return f"{snapshot.length}{BETWEEN}{TOGETHER.join(moves)}"


def preview_html(snapshot: Snapshot, preferences: Preferences, seat: int, stamp: str, move: str) -> str | None:
    """The preview of a move at a position of a prepared turn; None if the journal has grown since. Raises Problem."""
    moves = split([stamp.partition(BETWEEN)[2]])
    if stamp != stamp_of(snapshot, moves):
        return None
    names = seat_names(snapshot.seats, preferences.language)
    say = voice_of(snapshot.match.game, preferences.language, names)
    twin = prepared_at(snapshot.match, seat, moves)
    if twin.to_move != seat:
        raise Problem(422, "no-prepare")
    try:
        shown = preview(twin, move, say, names, preferences)
    except Refused as refused:
        raise MoveRefused(refused) from None
    return render("parts/preview.html", preferences, preview=shown, table=snapshot.id)


def why_html(snapshot: Snapshot, preferences: Preferences, seat: int, stamp: str, selected: dict[str, str],
             owner: int | None) -> str:
    """Why something is no choice at a position of a prepared turn. Raises Problem."""
    twin = prepared_at(snapshot.match, seat, split([stamp.partition(BETWEEN)[2]]))
    reason: ReasonSentence = reason_of(trial(snapshot, seat, twin), selected, preferences.language, owner)
    return render("parts/why.html", preferences, table=snapshot.id, reason=reason)
