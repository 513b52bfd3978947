"""Requests between people (`tables/requests.py`) in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from mercat.server.play.undo import Way, way_back
from mercat.server.tables.shown import HOST, Request
from mercat.server.tables.snapshot import Snapshot
from mercat.server.words import Say, bot_name, named

UNDO: Final = "undo"                                     # the kind that has a way back to show


@dataclass(frozen=True)
class Question:
    """A request, as the reader sees it; without a way back unless it asks for one."""

    id: int
    text: str
    waiting: str                                         # who has still to answer
    way: Way | None
    mine_to_answer: bool                                 # the reader has still to agree or refuse
    mine_to_withdraw: bool                               # the reader has asked


def undo_asked(request: Request, who: str, names: Sequence[str], say: Say) -> str:
    return say(f"undo-asked{who}", player=asker(request, names, say))


def bot_asked(request: Request, who: str, names: Sequence[str], say: Say) -> str:
    strength = request.facts["strength"]
    if strength is None:
        return absent_asked(request, who, names, say, "bot-asked-away")
    facts = {"player": asker(request, names, say), "seat": names[request.facts["number"]]}
    return say(f"bot-asked{who}", bot=bot_name(strength, say), **facts)


def absent_asked(request: Request, who: str, names: Sequence[str], say: Say, key: str = "") -> str:
    facts = {"player": asker(request, names, say), "seat": names[request.facts["number"]]}
    return say(f"{key or f'{request.kind}-asked'}{who}", **facts)


def seat_asked(request: Request, who: str, names: Sequence[str], say: Say) -> str:
    strength = request.facts["strength"]
    bot = None if strength is None else bot_name(strength, say)
    to = say("given-away-to-person") if bot is None else say("given-away-to-bot", bot=bot)
    return f"{absent_asked(request, who, names, say)} {to}"


def pause_asked(request: Request, who: str, names: Sequence[str], say: Say) -> str:
    return say(f"pause-asked{who}", player=asker(request, names, say), count=request.facts["days"] or 0).strip()


def result_asked(request: Request, who: str, names: Sequence[str], say: Say) -> str:
    return say(f"rating-asked{who}", player=asker(request, names, say))


def rules_asked(request: Request, who: str, names: Sequence[str], say: Say) -> str:
    return say(f"rules-asked{who}", player=asker(request, names, say))


ASKED: Final[dict[str, Callable[[Request, str, Sequence[str], Say], str]]] = {
    "undo": undo_asked, "bot": bot_asked, "absent": absent_asked, "given-away": seat_asked, "rating": result_asked,
    "pause": pause_asked, "over-time": absent_asked, "rules": rules_asked}       # by kind; `ui-KIND-refused` says who refused


def asked_text(request: Request, mine: bool, names: Sequence[str], interface: Say) -> str:
    """What somebody asks for; `mine`: the reader does."""
    return ASKED[request.kind](request, "-mine" if mine else "", names, interface)


def asker(request: Request, names: Sequence[str], interface: Say) -> str:
    return interface("request-host") if request.seat == HOST else names[request.seat]


def question(snapshot: Snapshot, names: Sequence[str], say: Say, interface: Say) -> Question | None:
    """The request that is open at the table, or was refused."""
    request = snapshot.request
    if request is None:
        return None
    if request.refused is not None:
        return Question(request.id, interface(f"{request.kind}-refused", player=names[request.refused]), "", None, False, False)
    text, way = asked_text(request, request.seat in snapshot.mine, names, interface), None
    if request.kind == UNDO:
        way = way_back(snapshot, request.facts["target"], names, say, interface)
        text = f"{text} {way.text}"
    held = [seat for seat in request.waiting if snapshot.seats[seat].held]
    answering = set(snapshot.mine) - set(held)
    people = [interface("undo-you") if seat in answering else names[seat] for seat in request.waiting]
    waiting = interface("undo-waiting", waiting=", ".join(sorted(people, key=lambda name: name != interface("undo-you"))))
    if held:
        waiting = f"{waiting} {interface('undo-held', count=len(held), players=named([names[seat] for seat in held], interface))}"
    return Question(request.id, text, waiting, way, bool(set(request.waiting) & answering), request.seat in snapshot.mine)
