"""Requests between people (`tables/requests.py`) in words, the offer of an undo, and the page of a table at a standstill.

An offer of an undo consists of the moment to go back to, the effect, and the people who must agree. A table is at a standstill if
its journal does not fit the current rules. Its page shows the line that differs, the reason, and what the table's people can do.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from mercat.engine.game import Game
from mercat.engine.rules.state import NATURE
from mercat.engine.rules.vocabulary import Misspelt
from mercat.games import find, names
from mercat.server.pages.drawing import render
from mercat.server.pages.preferences import Preferences
from mercat.server.play.history import HistoryEntry, entry_of, moments_at
from mercat.server.play.past_players import Players
from mercat.server.play.players import seat_names
from mercat.server.tables.automatic import seats_with_automatic_moves
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.rules_requests import Standstill
from mercat.server.tables.shown import HOST, Request
from mercat.server.tables.snapshot import Snapshot
from mercat.server.tables.undo_rights import may_go_back_to, undo_stops
from mercat.server.words import Say, bot_name, named, ui, voice_of
from mercat.text import move_sentence

MOST_TAKEN: Final = 5                                    # the most entries that are listed as undone
UNDO: Final = "undo"                                     # the kind of request with a way back to show


@dataclass(frozen=True)
class Way:
    """A way back to an earlier moment: the moment's number, as in the history bar, and the moves to be undone."""

    move: int
    count: int                                           # the number of moves to be undone
    taken: tuple[HistoryEntry, ...]                      # the first of these moves
    text: str                                            # the moment and the number of moves, in words

    @property
    def more(self) -> int:
        return self.count - len(self.taken)


@dataclass(frozen=True)
class UndoOffer:
    """The undo that a page offers to the reader: either immediate, or a request to which the others must agree."""

    target: int
    free: bool                                         # whether `undo` goes back this far; otherwise it is a request
    way: Way
    voters: str                                          # the names of the people who must agree; empty if it is immediate

    @property
    def at_once(self) -> bool:
        return not self.voters


def way_back(snapshot: Snapshot, target: int, players: Players, say: Say, interface: Say,
             told_as: tuple[object, ...] = ()) -> Way:
    """Return the way back to the moment after the journal's first `target` lines. `told_as` is as in `history`."""
    known = moments_at(snapshot)
    groups = [group for group in known.groups if group[0] > target]
    taken = tuple(entry_of(snapshot.match, group, players, say, told_as) for group in groups[:MOST_TAKEN])
    move = max(0, bisect_right(known.moments, target) - 1)
    return Way(move, len(groups), taken, interface("undo-far", move=move, count=len(groups)))


def undo_offer(snapshot: Snapshot, past: int | None, players: Players, say: Say, interface: Say,
               told_as: tuple[object, ...] = ()) -> UndoOffer | None:
    """Return the undo to offer on a page that shows the present or the moment `past`; None if there is none. `told_as` is as in
    `history`."""
    match, free = snapshot.match, snapshot.undo_to if past is None else None
    target = free if free is not None else request_target(snapshot, match, past)
    if target is None:
        return None
    at_once = free is not None or (snapshot.restart_to is not None and target >= snapshot.restart_to)
    voters = "" if at_once else named([players.now[seat] for seat in snapshot.undo_voters], interface)
    return UndoOffer(target, free is not None, way_back(snapshot, target, players, say, interface, told_as), voters)


def request_target(snapshot: Snapshot, match: AnyMatch, past: int | None) -> int | None:
    """Return the moment that the reader can ask to go back to: the moment `past` or, in the present, the moment before the
    reader's last move. Return None if the reader cannot ask."""
    if not snapshot.can_request_undo:
        return None
    if past is not None:
        return past if may_go_back_to(match, past, snapshot.prepared) else None
    own = [length for length in undo_stops(match, seats_with_automatic_moves(snapshot.seats), joined=True)
           if match.entries[length - 1].seat in snapshot.mine]
    return None if not own or own[-1] <= snapshot.prepared else own[-1] - 1


@dataclass(frozen=True)
class Question:
    """A request as the reader sees it. `way` is None unless it is a request for an undo."""

    id: int
    text: str
    waiting: str                                         # the players who still have to answer, in words
    way: Way | None
    mine_to_answer: bool                                 # whether the reader still has to agree or refuse
    mine_to_withdraw: bool                               # whether the reader made the request


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


def is_about(request: Request, mine: Collection[int]) -> bool:
    """Return whether a request is about a person in one of these seats, who is away or out of time."""
    return request.kind in ABOUT_SOMEBODY and request.seat not in mine and request.facts["number"] in mine


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
    "pause": pause_asked, "over-time": absent_asked, "rules": rules_asked}       # by kind; `ui-KIND-refused` names who refused


ABOUT_SOMEBODY: Final = frozenset({"absent", "given-away", "over-time"})


def asked_text(request: Request, mine: Collection[int], names: Sequence[str], interface: Say) -> str:
    """Return a sentence about a request. It addresses the reader as "you" if one of their seats (`mine`) made it, or if it is
    about one of these seats."""
    who = "-mine" if request.seat in mine else "-you" if is_about(request, mine) else ""
    return ASKED[request.kind](request, who, names, interface)


def refused_text(request: Request, refused: int, mine: Collection[int], names: Sequence[str], interface: Say) -> str:
    """Return a sentence that names the player in the seat `refused`, who has refused a request. The seats `mine` are the
    reader's."""
    return interface(f"{request.kind}-refused-mine") if refused in mine else interface(
        f"{request.kind}-refused", player=names[refused])


def asker(request: Request, names: Sequence[str], interface: Say) -> str:
    return interface("request-host") if request.seat == HOST else names[request.seat]


def question(snapshot: Snapshot, players: Players, say: Say, interface: Say) -> Question | None:
    """Return the table's request if it is open or was refused; None if there is none."""
    request, names = snapshot.request, players.now
    if request is None:
        return None
    if request.refused is not None:
        refused = refused_text(request, request.refused, snapshot.mine, names, interface)
        return Question(request.id, refused, "", None, False, False)
    text, way = asked_text(request, snapshot.mine, names, interface), None
    if request.kind == UNDO:
        way = way_back(snapshot, request.facts["target"], players, say, interface)
        text = f"{text} {way.text}"
        if request.facts.get("of_bot"):
            own = request.seat in snapshot.mine
            said = interface("undo-of-bot-mine" if own else "undo-of-bot", player=names[request.seat], count=way.count)
            text = f"{text} {said}"
    held = [seat for seat in request.waiting if snapshot.seats[seat].held]
    answering = set(snapshot.mine) - set(held)
    return Question(request.id, text, waiting_text(snapshot, request.waiting, held, names, interface), way,
                    bool(set(request.waiting) & answering), request.seat in snapshot.mine)


def waiting_text(snapshot: Snapshot, waiting: Sequence[int], held: Sequence[int], names: Sequence[str], interface: Say) -> str:
    """Return a text that names the people who have not answered, the reader first, and those among them who are represented by
    bots (`held`).

    The text is empty when all have agreed and the request is being carried out.
    """
    if not waiting:
        return ""
    mine = [seat for seat in waiting if seat in snapshot.mine]
    people = [interface("undo-you")] * bool(mine) + [names[seat] for seat in waiting if seat not in mine]
    told = [interface("undo-waiting", waiting=", ".join(people))]
    if any(seat in mine for seat in held):
        told.append(interface("undo-held-mine"))
    others = [names[seat] for seat in held if seat not in mine]
    if others:
        told.append(interface("undo-held", count=len(others), players=named(others, interface)))
    return " ".join(told)


def standstill_page(standstill: Standstill, preferences: Preferences) -> str:
    """Return the page of a table at a standstill."""
    language, differs = preferences.language, standstill.difference
    interface, people = ui(language), seat_names(standstill.seats, language)
    game = find(standstill.game) if standstill.game in names() else None
    request, mine = standstill.request, {seat.number for seat in standstill.seats if seat.mine}
    asked = None if request is None or request.refused is not None else asked_text(
        request, {request.seat} if standstill.asks else mine, people, interface)
    waiting = request.waiting if request is not None and request.refused is None else ()
    refused = None if request is None or request.refused is None else refused_text(
        request, request.refused, mine, people, interface)
    return render(
        "standstill.html", preferences, id=standstill.id, here=f"/t/{standstill.id}", game=standstill.game if game else "",
        names=people, title=game.say(language, "game") if game else standstill.game, differs=differs,
        seat=NATURE if differs.seat is None else differs.seat,
        move=differs.move if game is None else in_words(game, differs.move, voice_of(game, language, people)),
        why=differs.why.sentence(language, people), asked=asked, asks=standstill.asks,
        waiting=", ".join(people[seat] for seat in waiting), mine_to_answer=bool(mine.intersection(waiting)),
        may_ask=standstill.may_ask, refused=refused, voters=named([people[seat] for seat in standstill.asked], interface),
        results=sorted(((place, people[seat], points) for seat, (points, place) in enumerate(standstill.results))))


def in_words(game: Game[Any], move: str, say: Say) -> str:
    """Return a move as text; in notation if the game no longer has such a move."""
    try:
        return move_sentence(game, game.vocabulary.parse(move), say)
    except Misspelt:
        return move
