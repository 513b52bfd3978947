"""The edits and queries of positions in transcripts that paths of fields cannot express."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules.editing import Editing, replace_decision
from mercat.engine.rules.state import NATURE, SEATS
from mercat.engine.rules.vocabulary import Reason
from mercat.games.poseidon import board as b
from mercat.games.poseidon import tables as t
from mercat.games.poseidon import vocabulary as v
from mercat.games.poseidon.orders.turns import begin
from mercat.games.poseidon.rounds import ROUND as ROUND_STEP
from mercat.games.poseidon.rules.discovery import posts_at
from mercat.games.poseidon.rules.phases import scrap_ships
from mercat.games.poseidon.rules.shipyard import is_left
from mercat.games.poseidon.state import PHASE_NOW, ROUND_NOW, Poseidon

NOTATION: Final = ("let round mr2", "let phase 2", "= round mr2")
YES_NO: Final = (0, 1)
VALUES: Final = {"numbers.round": v.ROUND, "numbers.start_seat": SEATS, "numbers.favoured": v.NATION,
                 "numbers.poseidon_rests": v.ROUND}
MOST_SHIPS: Final = max(int(count) for count in t.SHIP_COUNT)
RANGES: Final = {
    "numbers.phase": (1, int(t.PHASES)), "numbers.bank": (-99_999, 99_999), "numbers.bankrupt": YES_NO,
    "numbers.poseidon_used": (-1, int(t.PHASES)), "numbers.acted": (0, 255),
    "merchants": (0, max(int(most) for most in t.MERCHANT_LIMIT)), "potentials": (0, int(t.DISCS)), "pool": (0, int(t.DISCS)),
    "rank": (0, int(t.NATIONS) - 1), "fleet": (0, int(t.FLEET_LIMIT)), "deck": (0, MOST_SHIPS), "scrap": (0, 4 * MOST_SHIPS),
    "posts": YES_NO}
COMPUTED: Final = {"wake": "", "voyage": ""}


def write(state: Poseidon, words: list[str]) -> bool:
    """Apply a `let` line: `let round mr2` also moves the sequence of rounds, and `let phase 2` also changes the deck. A round of
    a different kind starts from its beginning, since the pending decisions do not fit it. Return whether the line was
    understood."""
    if len(words) != 2:
        return False
    if words[0] in ("round", "numbers.round"):
        number = v.ROUND.index(words[1].casefold())
        if t.SEQUENCE[number][:2] != t.SEQUENCE[state.round][:2]:
            begin(state, number - 1)
            state.numbers[ROUND_NOW] = number
            return True
        state.numbers[ROUND_NOW] = number
        return replace_decision(state, ROUND_STEP.number, ROUND_STEP.frame(NATURE, number + 1))
    if words[0] in ("phase", "numbers.phase"):
        set_phase(state, int(words[1]))
        return True
    return False


def set_phase(state: Poseidon, phase: i64) -> None:
    """Set the phase. Ships of earlier phases leave the game. The first ship of the phase, and all ships that are sold before it,
    leave the deck."""
    state.numbers[PHASE_NOW] = phase
    for earlier in range(1, phase + 1):
        if t.OBSOLETE[earlier] >= 0:
            scrap_ships(state, t.OBSOLETE[earlier])
    for ship in range(t.SHIPS):
        begins = t.PHASE_OF_SHIP[ship]
        if begins < phase:
            state.scrap[ship] += state.deck[ship]
            state.deck[ship] = 0
        elif begins == phase and phase > 1:
            if all(state.fleet[nation, ship] == 0 for nation in range(t.NATIONS)) and state.deck[ship] > 0:
                state.deck[ship] -= 1
                state.scrap[ship] += 1
            return


def answer(state: Poseidon, words: list[str]) -> str | None:
    """Return the name of the round for a line such as `= round mr2`, or None for any other line."""
    return v.ROUND.values[state.round] if words in (["round"], ["numbers.round"]) else None


def fault(state: Poseidon) -> Reason | None:
    """Return the reason why a position is impossible, or None if it is possible. A position is impossible if it contains ships of
    a past phase, posts without a circle, or too many posts, ships or merchants."""
    for phase in range(1, state.phase + 1):
        if t.OBSOLETE[phase] >= 0 and is_left(state, t.OBSOLETE[phase]):
            return v.SHIP_OBSOLETE.reason(t.OBSOLETE[phase])
    for place in range(b.PLACES):
        posts = posts_at(state, place)
        if posts > 0 and b.CIRCLES[place] == 0:
            return v.NO_CIRCLE.reason(place)
        if posts > b.CIRCLES[place]:
            return v.HEX_FULL.reason(place, b.CIRCLES[place])
    for nation in range(t.NATIONS):
        if state.ships_of(nation) > t.FLEET_LIMIT:
            return v.FLEET_FULL.reason(t.FLEET_LIMIT)
    for seat in range(state.seats):
        if state.merchants_of(seat) > t.MERCHANT_LIMIT[state.seats]:
            return v.LIMIT_REACHED.reason(t.MERCHANT_LIMIT[state.seats])
    return None


EDITING: Final = Editing[Poseidon](NOTATION, write, answer, VALUES, RANGES, COMPUTED, fault)
