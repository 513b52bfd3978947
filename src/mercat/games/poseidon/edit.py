"""What transcripts may set in a position and query, beyond its fields."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules.editing import Editing, replace_decision
from mercat.engine.rules.state import NATURE, SEATS
from mercat.engine.rules.vocabulary import Reason
from mercat.games.poseidon.board import CIRCLES, PLACES
from mercat.games.poseidon.rounds import ROUND as ROUND_STEP
from mercat.games.poseidon.rules.discovery import posts_at
from mercat.games.poseidon.rules.phases import scrap_ships
from mercat.games.poseidon.state import PHASE_NOW, ROUND_NOW, Poseidon
from mercat.games.poseidon.tables import (
    DISCS,
    FLEET_LIMIT,
    MERCHANT_LIMIT,
    NATIONS,
    OBSOLETE,
    PHASE_OF_SHIP,
    PHASES,
    SHIP_COUNT,
    SHIPS,
)
from mercat.games.poseidon.vocabulary import FLEET_FULL, HEX_FULL, LIMIT_REACHED, NATION, NO_CIRCLE, ROUND, SHIP_OBSOLETE

NOTATION: Final = ("let round mr2", "let phase 2", "= round mr2")
YES_NO: Final = (0, 1)
VALUES: Final = {"numbers.round": ROUND, "numbers.start_seat": SEATS, "numbers.favoured": NATION, "numbers.poseidon_rests": ROUND}
MOST_SHIPS: Final = max(int(count) for count in SHIP_COUNT)
RANGES: Final = {
    "numbers.phase": (1, int(PHASES)), "numbers.bank": (-99_999, 99_999), "numbers.bankrupt": YES_NO,
    "numbers.poseidon_used": (-1, int(PHASES)), "numbers.acted": (0, 255),
    "merchants": (0, max(int(most) for most in MERCHANT_LIMIT)), "potentials": (0, int(DISCS)), "pool": (0, int(DISCS)),
    "rank": (0, int(NATIONS) - 1), "fleet": (0, int(FLEET_LIMIT)), "deck": (0, MOST_SHIPS), "scrap": (0, 4 * MOST_SHIPS),
    "posts": YES_NO}
COMPUTED: Final = {"wake": "", "voyage": ""}


def write(state: Poseidon, words: list[str]) -> bool:
    """`let round mr2` also moves the sequence of rounds, `let phase 2` also the deck."""
    if len(words) != 2:
        return False
    if words[0] in ("round", "numbers.round"):
        number = ROUND.index(words[1].casefold())
        state.numbers[ROUND_NOW] = number
        return replace_decision(state, ROUND_STEP.number, ROUND_STEP.frame(NATURE, number + 1))
    if words[0] in ("phase", "numbers.phase"):
        set_phase(state, int(words[1]))
        return True
    return False


def set_phase(state: Poseidon, phase: i64) -> None:
    """Set the phase: ships of earlier phases leave the game, the others sold before the one that begins it leave the deck, and so
    does the first that begins it."""
    state.numbers[PHASE_NOW] = phase
    for earlier in range(1, phase + 1):
        if OBSOLETE[earlier] >= 0:
            scrap_ships(state, OBSOLETE[earlier])
    for ship in range(SHIPS):
        begins = PHASE_OF_SHIP[ship]
        if begins < phase:
            state.scrap[ship] += state.deck[ship]
            state.deck[ship] = 0
        elif begins == phase and phase > 1:
            if all(state.fleet[nation, ship] == 0 for nation in range(NATIONS)) and state.deck[ship] > 0:
                state.deck[ship] -= 1
                state.scrap[ship] += 1
            return


def owned(state: Poseidon, ship: i64) -> bool:
    """Whether any nation, or the bank, has a ship of this kind."""
    return state.deck[ship] > 0 or any(state.fleet[nation, ship] > 0 for nation in range(NATIONS))


def answer(state: Poseidon, words: list[str]) -> str | None:
    """`= round mr2`."""
    return ROUND.values[state.round] if words in (["round"], ["numbers.round"]) else None


def fault(state: Poseidon) -> Reason | None:
    """Ships of a phase that is over, posts where there is no circle, or more posts, ships or merchants than there may be."""
    for phase in range(1, state.phase + 1):
        if OBSOLETE[phase] >= 0 and owned(state, OBSOLETE[phase]):
            return SHIP_OBSOLETE.reason(OBSOLETE[phase])
    for place in range(PLACES):
        posts = posts_at(state, place)
        if posts > 0 and CIRCLES[place] == 0:
            return NO_CIRCLE.reason(place)
        if posts > CIRCLES[place]:
            return HEX_FULL.reason(place, CIRCLES[place])
    for nation in range(NATIONS):
        if state.ships_of(nation) > FLEET_LIMIT:
            return FLEET_FULL.reason(FLEET_LIMIT)
    for seat in range(state.seats):
        if state.merchants_of(seat) > MERCHANT_LIMIT[state.seats]:
            return LIMIT_REACHED.reason(MERCHANT_LIMIT[state.seats])
    return None


EDITING: Final = Editing[Poseidon](NOTATION, write, answer, VALUES, RANGES, COMPUTED, fault)
