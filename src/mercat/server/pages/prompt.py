"""The sentences at the top of a table's page: where the game is, whose turn it is, what to do, and an undo request."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from mercat.server.pages.drawing import Say
from mercat.server.pages.history import after_last_own_move
from mercat.server.tables.matches import AnyMatch, may_go_back_to
from mercat.server.tables.snapshot import Snapshot
from mercat.text import about, question


@dataclass(frozen=True)
class UndoQuestion:
    """An undo request, as the reader sees it."""

    id: int
    text: str
    mine_to_answer: bool                                 # the reader has still to agree or refuse


def undo_request_target(snapshot: Snapshot, match: AnyMatch, past: int | None) -> int | None:
    """The moment that the reader can ask the others to go back to: the one on the page, else before their last move."""
    if not snapshot.can_request_undo or (past is None and snapshot.undo_to is not None):
        return None
    if past is not None:
        return past if may_go_back_to(match, past, snapshot.prepared) else None
    last = after_last_own_move(match, snapshot.mine)
    return None if last is None or last <= snapshot.prepared else last - 1


def tab_title(mood: str, title: str, interface: Say) -> str:
    return f"{interface('tab-mine')} · {title}" if mood == "mine" else f"{title} · Mercat"


def where_in_game(match: AnyMatch, view: Any, say: Say, interface: Say, language: str) -> tuple[str, ...]:
    """Round and phase in words, if the game has them; a game may have its own text `where`."""
    parts = []
    if match.to_move is not None and "where" in view and match.game.has(language, "where"):
        parts.append(say("where", **about(match.game, view, "where")))
    elif view.get("round") and match.to_move is not None:
        counted = {name: view[name] for name in ("round", "rounds") if name in view}
        parts.append(interface("round-of" if "rounds" in counted else "round", **counted))
    if match.step and match.game.has(language, f"phase-{match.step}"):
        parts.append(say(f"phase-{match.step}", **about(match.game, view)))
    return tuple(parts)


def turn_text(snapshot: Snapshot, match: AnyMatch, mood: str, names: Sequence[str], interface: Say) -> str:
    if match.to_move is None:
        return interface("over")
    if mood == "mine" and len(snapshot.mine) == 1:
        return interface("your-turn")
    return interface("turn-of", player=names[match.to_move])


def instruction(snapshot: Snapshot, match: AnyMatch, mood: str, names: Sequence[str], view: Any, language: str,
                interface: Say) -> str:
    """What to do now, or why there is nothing to do."""
    if mood == "past":
        return interface("in-past")
    if match.to_move is None:
        winners = [names[score.seat] for score in match.scores() if score.place == 1]
        return interface("winner", player=winners[0]) if len(winners) == 1 else interface("winners", players=", ".join(winners))
    if mood == "mine":
        return question(match.game, language, match.step or "", view, names)
    if snapshot.resting:
        return interface("bots-rest")
    seat = snapshot.seats[match.to_move]
    if seat.mine and seat.held:
        caller = seat.held_by
        return interface("bot-holds-mine") if caller in (None, seat.number) else interface("bot-holds-for", player=names[caller])
    return interface("thinking" if seat.playing_bot else "waiting", player=names[match.to_move])


def undo_question(snapshot: Snapshot, names: Sequence[str], interface: Say) -> UndoQuestion | None:
    request = snapshot.undo_request
    if request is None:
        return None
    if request.refused is not None:
        return UndoQuestion(request.id, interface("undo-refused", player=names[request.refused]), False)
    waiting = ", ".join(names[seat] for seat in request.waiting)
    text = interface("undo-asked", player=names[request.seat], waiting=waiting)
    held = [seat for seat in request.waiting if snapshot.seats[seat].held]
    if held:
        text = f"{text} {interface('undo-held', count=len(held), players=', '.join(names[seat] for seat in held))}"
    return UndoQuestion(request.id, text, bool(set(request.waiting) & set(snapshot.mine) - set(held)))
