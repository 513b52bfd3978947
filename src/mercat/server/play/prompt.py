"""The sentences at the top of a table's page: where the game is, whose turn it is, what to do."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

from mercat.server.clocks.clock_terms import BY_DAYS
from mercat.server.storage.models import PERSON, now
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.shown import Seat
from mercat.server.tables.snapshot import Snapshot
from mercat.server.tables.terms import WAIT
from mercat.server.words import Say, named
from mercat.text import about, question


def tab_title(mood: str, title: str, interface: Say) -> str:
    return f"{interface('tab-mine')} · {title}" if mood == "mine" else f"{title} · Mercat"


def where_in_game(match: AnyMatch, view: Any, say: Say, interface: Say, language: str) -> tuple[str, ...]:
    """Round and phase in words, if the game has them; a game may have its own text `where`."""
    parts = []
    if match.to_move is not None and "where" in view and match.game.has(language, "where"):
        parts.append(say("where", **about(match.game, view, "where")))
    elif view.get("round") and match.to_move is not None:
        counted = {name: view[name] for name in ("round", "rounds") if view.get(name) is not None}
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
        if match.seats == 1:
            return interface("over-alone", points=match.scores()[0].total)
        winners = [names[score.seat] for score in match.scores() if score.place == 1]
        players = named(winners, interface)
        return interface("winner", player=players) if len(winners) == 1 else interface("winners", players=players)
    if mood == "mine":
        return question(match.game, language, match.step or "", view, names)
    if snapshot.waits_for_people:
        back = any(seat.mine and seat.held for seat in snapshot.seats)
        return interface("bots-wait", count=round(snapshot.kept_for), mine="yes" if back else "no")
    if snapshot.resting:
        return interface("bots-rest")
    seat = snapshot.seats[match.to_move]
    if seat.mine and seat.held:
        is_said = any(one.goes_on for one in snapshot.happened) and not seat.warned
        caller = None if is_said else seat.held_by
        if seat.warned and caller is not None:
            return interface("warned-mine", caller=names[caller])
        return interface("bot-holds-mine") if caller in (None, seat.number) else interface("bot-holds-for", player=names[caller])
    if seat.warned:
        return interface("warned", player=names[match.to_move])
    if seat.away and (seat.gone or (may_be_stood_in_for(snapshot, seat) and not has_time(snapshot, seat))):
        return interface("absent", player=names[match.to_move])
    return interface("thinking" if seat.playing_bot else "waiting", player=names[match.to_move])


def may_be_stood_in_for(snapshot: Snapshot, seat: Seat) -> bool:
    """Return whether a seat's person is away and the table's terms let others call a bot; never in a pause."""
    stands = snapshot.clock is not None and snapshot.clock.paused is not None
    return seat.away and seat.kind == PERSON and snapshot.absence != WAIT and not stands


def has_time(snapshot: Snapshot, seat: Seat) -> bool:
    """Return whether somebody who is away at a table by days need not be there yet: others may call a bot only later."""
    by_days = snapshot.clock is not None and snapshot.clock.kind == BY_DAYS
    return by_days and seat.away_since is not None and now() - seat.away_since < timedelta(seconds=snapshot.call_after)
