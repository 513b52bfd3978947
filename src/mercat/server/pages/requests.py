"""Requests between people (`tables/requests.py`) in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from mercat.server.pages.undo import Way, way_back
from mercat.server.tables.snapshot import HOST, Request, Snapshot
from mercat.server.words import Say


@dataclass(frozen=True)
class Question:
    """A request, as the reader sees it; without a way back unless it asks for one."""

    id: int
    text: str
    waiting: str                                         # who has still to answer
    way: Way | None
    mine_to_answer: bool                                 # the reader has still to agree or refuse
    mine_to_withdraw: bool                               # the reader has asked


def undo_asked(request: Request, snapshot: Snapshot, names: Sequence[str], say: Say, interface: Say) -> tuple[str, Way]:
    way = way_back(snapshot, request.facts["target"], names, say, interface)
    mine = "-mine" if request.seat in snapshot.mine else ""
    return f"{interface(f'undo-asked{mine}', player=asker(request, names, interface))} {way.text}", way


def bot_asked(request: Request, snapshot: Snapshot, names: Sequence[str], say: Say, interface: Say) -> tuple[str, None]:
    strength, mine = request.facts["strength"], "-mine" if request.seat in snapshot.mine else ""
    facts = {"player": asker(request, names, interface), "seat": names[request.facts["number"]]}
    if strength is None:
        return interface(f"bot-asked-away{mine}", **facts), None
    return interface(f"bot-asked{mine}", bot=interface(f"bot-{strength}"), **facts), None


def absent_asked(request: Request, snapshot: Snapshot, names: Sequence[str], say: Say, interface: Say) -> tuple[str, None]:
    mine = "-mine" if request.seat in snapshot.mine else ""
    facts = {"player": asker(request, names, interface), "seat": names[request.facts["number"]]}
    return interface(f"{request.kind}-asked{mine}", **facts), None


def seat_asked(request: Request, snapshot: Snapshot, names: Sequence[str], say: Say, interface: Say) -> tuple[str, None]:
    strength = request.facts["strength"]
    bot = None if strength is None else interface(f"bot-{strength}")
    to = interface("given-away-to-person") if bot is None else interface("given-away-to-bot", bot=bot)
    return f"{absent_asked(request, snapshot, names, say, interface)[0]} {to}", None


def pause_asked(request: Request, snapshot: Snapshot, names: Sequence[str], say: Say, interface: Say) -> tuple[str, None]:
    mine = "-mine" if request.seat in snapshot.mine else ""
    facts = {"player": asker(request, names, interface), "count": request.facts["days"] or 0}
    return interface(f"pause-asked{mine}", **facts).strip(), None


def result_asked(request: Request, snapshot: Snapshot, names: Sequence[str], say: Say, interface: Say) -> tuple[str, None]:
    mine = "-mine" if request.seat in snapshot.mine else ""
    return interface(f"rating-asked{mine}", player=asker(request, names, interface)), None


ASKED: Final[dict[str, Callable[[Request, Snapshot, Sequence[str], Say, Say], tuple[str, Way | None]]]] = {
    "undo": undo_asked, "bot": bot_asked, "absent": absent_asked,
    "given-away": seat_asked, "rating": result_asked, "pause": pause_asked,
    "over-time": absent_asked}               # by kind; `ui-KIND-refused` says who refused


def asker(request: Request, names: Sequence[str], interface: Say) -> str:
    return interface("request-host") if request.seat == HOST else names[request.seat]


def question(snapshot: Snapshot, names: Sequence[str], say: Say, interface: Say) -> Question | None:
    """The request that is open at the table, or was refused."""
    request = snapshot.request
    if request is None:
        return None
    if request.refused is not None:
        return Question(request.id, interface(f"{request.kind}-refused", player=names[request.refused]), "", None, False, False)
    text, way = ASKED[request.kind](request, snapshot, names, say, interface)
    held = [seat for seat in request.waiting if snapshot.seats[seat].held]
    answering = set(snapshot.mine) - set(held)
    people = [interface("undo-you") if seat in answering else names[seat] for seat in request.waiting]
    waiting = interface("undo-waiting", waiting=", ".join(sorted(people, key=lambda name: name != interface("undo-you"))))
    if held:
        waiting = f"{waiting} {interface('undo-held', count=len(held), players=', '.join(names[seat] for seat in held))}"
    return Question(request.id, text, waiting, way, bool(set(request.waiting) & answering), request.seat in snapshot.mine)
