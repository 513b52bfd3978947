"""The edits and queries of positions in transcripts that paths of fields cannot express."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules.editing import Editing, replace_decision
from mercat.engine.rules.state import NATURE, NONE, SEATS
from mercat.engine.rules.vocabulary import Reason
from mercat.games.caledonia import facets as f
from mercat.games.caledonia import tables as t
from mercat.games.caledonia import vocabulary as v
from mercat.games.caledonia.board.hexset import contains
from mercat.games.caledonia.board.land import beside_fishermen, is_in_game, terrain_for
from mercat.games.caledonia.board.maps import HEXES
from mercat.games.caledonia.board.settlements import settlements_in_reach, settlements_of
from mercat.games.caledonia.rounds import ROUND
from mercat.games.caledonia.rules.fulfil import count_as_fulfilled
from mercat.games.caledonia.scoring import RATINGS, points, rating_of
from mercat.games.caledonia.state import Caledonia

NOTATION: Final = ("let hex HEX SEAT UNIT", "let hex HEX empty", "let hex HEX neutral", "let round 3", "let price GOOD POUNDS",
                   "let box SEAT CONTRACT", "let done SEAT CONTRACT", "= round 3", "= price GOOD POUNDS",
                   "= settlements SEAT 5", "= group SEAT 3", "= rating expert")
BY_HEX: Final = "hex HEX SEAT UNIT"
COMPUTED: Final = {"at_hand": BY_HEX, "deployed": BY_HEX, "unit": BY_HEX, "owner": BY_HEX, "units": BY_HEX, "taken": BY_HEX,
                   "reach": BY_HEX, "numbers.map": "sides.MODULE SIDE"}
YES_NO: Final = (0, 1)
RANGES: Final = {
    "numbers.round": (1, int(t.ROUNDS)), "numbers.passed": (0, 4), "numbers.rowed": YES_NO, "numbers.put_under": (0, 50),
    "numbers.obtained": (0, 2), "out": YES_NO, "bid": (0, 30), "technology": YES_NO, "merchants": (0, int(t.MERCHANTS)),
    "unhired": (0, int(t.MERCHANTS)), "buying": (0, int(t.MERCHANTS)), "selling": (0, int(t.MERCHANTS)), "cellar": YES_NO,
    "price": (0, int(t.TOP_STEP)), "bought": (0, int(t.MERCHANTS)), "pile": YES_NO, "exported": (0, 50), "port_used": YES_NO,
    "start_offered": YES_NO, "experience": YES_NO}


def write(state: Caledonia, words: list[str]) -> bool:
    """Apply a `let` line in one of the forms of NOTATION: pieces on hexes, the round, a price, or a contract that is in a box or
    has been fulfilled. Return whether the line was understood."""
    if words[0] == "hex" and len(words) in (3, 4) and words[1] in v.HEX.numbers:
        hex = v.HEX.index(words[1])
        piece = words[-1]
        state.owner[hex] = SEATS.index(words[2]) if len(words) == 4 else NONE
        state.unit[hex] = NONE if piece == "empty" else f.PIECE.index(piece)
        return (piece in f.PIECE.values[:int(t.UNITS)]) == (len(words) == 4)
    if words[0] in ("round", "numbers.round") and len(words) == 2:
        number = int(words[1])
        state.numbers[f.ROUND_NUMBER] = number
        return replace_decision(state, ROUND.number, ROUND.frame(NATURE, number + 1))
    if words[0] == "price" and len(words) == 3 and words[1] in t.GOOD_NAMES:
        good = v.GOOD.index(words[1])
        steps = [step for step in range(t.TOP_STEP + 1) if t.PRICE[good, step] == int(words[2])]
        state.price[good] = steps[0]
        return True
    if words[0] in ("box", "done") and len(words) == 3:
        seat, contract = SEATS.index(words[1]), v.CONTRACT.index(words[2])
        take_away(state, contract)
        if words[0] == "box":
            state.box[seat, 0 if state.box[seat, 0] == NONE else 1] = contract
        else:
            count_as_fulfilled(state, seat, contract)
        return True
    return False


def take_away(state: Caledonia, contract: int) -> None:
    """Remove a contract from the pile or the board, before it is assigned to a player."""
    state.pile[contract] = 0
    for slot in range(t.SLOTS):
        if state.display[slot] == contract:
            state.display[slot] = NONE


def answer(state: Caledonia, words: list[str]) -> str | None:
    """Return the answer to a `=` line in one of the forms of NOTATION, or None for any other line. The answer to `= group` is the
    number of settlements in the seat's largest group within shipping of each other."""
    if words == ["rating"]:
        return RATINGS[rating_of(int(points(state, 0)))]
    if len(words) == 2 and words[0] == "price" and words[1] in t.GOOD_NAMES:
        return str(state.price_of(v.GOOD.index(words[1])))
    if len(words) == 2 and words[0] == "settlements" and words[1] in SEATS.numbers:
        return str(settlements_of(state, SEATS.index(words[1])))
    if len(words) == 2 and words[0] == "group" and words[1] in SEATS.numbers:
        return str(settlements_in_reach(state, SEATS.index(words[1])))
    return None


def fault(state: Caledonia) -> Reason | None:
    """Return the reason why a position is impossible, or None if it is possible. A position is impossible if a piece is where it
    cannot be, or if a player has too many units or merchants."""
    if state.sides[t.CORNERS - 1] != NONE:          # the map has been laid out
        for hex in range(HEXES):
            if state.unit[hex] != NONE:
                reason = misplaced(state, hex)
                if reason is not None:
                    return reason
    for seat in range(state.seats):
        for unit in range(t.UNITS):
            if state.left_of(seat, unit) < 0:
                return v.NONE_LEFT.reason(unit)
        if hired_merchants(state, seat) + state.unhired[seat] > t.MERCHANTS:
            return v.TOO_MUCH.reason(t.MERCHANTS)
    return None


def hired_merchants(state: Caledonia, seat: i64) -> i64:
    """Return the number of a player's merchants, at hand and at the market."""
    merchants = state.merchants[seat]
    for good in range(t.GOODS):
        merchants += state.buying[seat, good] + state.selling[seat, good]
    return merchants


def hire(state: Caledonia, field: str, place: int, before: int) -> None:
    """After an edit of a player's merchants, hire more if the player now has more than have been hired, as long as any are
    left."""
    if field in ("merchants", "buying", "selling"):
        for seat in range(state.seats):
            surplus = hired_merchants(state, seat) + state.unhired[seat] - t.MERCHANTS
            state.unhired[seat] -= min(max(surplus, 0), state.unhired[seat])


def misplaced(state: Caledonia, hex: i64) -> Reason | None:
    """Return the reason why the piece on a hex cannot be there, or None if it can."""
    if not is_in_game(state, hex):
        return v.OUT_OF_GAME.reason(hex)
    unit, seat = state.unit[hex], state.owner[hex]
    if seat == NONE:
        return None if unit >= f.NEUTRAL else v.OUT_OF_GAME.reason(hex)
    if contains(terrain_for(state, seat, unit), hex):
        return None
    if unit == t.FISHERMAN and contains(beside_fishermen(state, seat, NONE), hex):
        return v.FISHERMEN_APART.reason(hex)
    return v.WRONG_TERRAIN.reason(unit, hex)


EDITING: Final = Editing[Caledonia](NOTATION, write, answer, {"experience": v.EXPERIENCE}, RANGES, COMPUTED, fault, hire)
