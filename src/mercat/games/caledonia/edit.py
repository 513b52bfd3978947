"""What transcripts may write and ask beyond the names of fields."""

from __future__ import annotations

from typing import Final

from mercat.engine.state import NONE, SEATS
from mercat.games.caledonia.rules.fulfil import count_as_fulfilled
from mercat.games.caledonia.scoring import RATINGS, points, rating_of
from mercat.games.caledonia.settlements import settlements_in_reach, settlements_of
from mercat.games.caledonia.state import PIECE, Caledonia
from mercat.games.caledonia.tables import GOOD_NAMES, PRICE, SLOTS, TOP_STEP
from mercat.games.caledonia.vocabulary import CONTRACT, GOOD, HEX

NOTATION: Final = ("let hex HEX SEAT UNIT", "let hex HEX empty", "let hex HEX neutral", "let price GOOD POUNDS",
                   "let box SEAT CONTRACT", "let done SEAT CONTRACT", "= price GOOD POUNDS", "= settlements SEAT 5",
                   "= group SEAT 3", "= rating expert")


def edit(state: Caledonia, words: list[str]) -> bool:
    """`let hex C4 SEAT UNIT`, `let hex C4 empty`, `let hex C4 neutral`; `let price GOOD POUNDS`; `let box SEAT CONTRACT`;
    `let done SEAT CONTRACT`, a contract fulfilled earlier."""
    if words[0] == "hex" and len(words) in (3, 4) and words[1] in HEX.numbers:
        hex = HEX.index(words[1])
        piece = words[-1]
        state.owner[hex] = SEATS.index(words[2]) if len(words) == 4 else NONE
        state.unit[hex] = NONE if piece == "empty" else PIECE.index(piece)
        return True
    if words[0] == "price" and len(words) == 3 and words[1] in GOOD_NAMES:
        good = GOOD.index(words[1])
        steps = [step for step in range(TOP_STEP + 1) if PRICE[good, step] == int(words[2])]
        state.price[good] = steps[0]
        return True
    if words[0] in ("box", "done") and len(words) == 3:
        seat, contract = SEATS.index(words[1]), CONTRACT.index(words[2])
        take_away(state, contract)
        if words[0] == "box":
            state.box[seat, 0 if state.box[seat, 0] == NONE else 1] = contract
        else:
            count_as_fulfilled(state, seat, contract)
        return True
    return False


def take_away(state: Caledonia, contract: int) -> None:
    """From wherever a contract is before somebody has it."""
    state.pile[contract] = 0
    for slot in range(SLOTS):
        if state.display[slot] == contract:
            state.display[slot] = NONE


def look(state: Caledonia, words: list[str]) -> str | None:
    """`= price GOOD POUNDS`, `= settlements SEAT 5`, `= group SEAT 3` (those in reach of each other), `= rating expert`."""
    if words == ["rating"]:
        return RATINGS[rating_of(int(points(state, 0)))]
    if len(words) == 2 and words[0] == "price" and words[1] in GOOD_NAMES:
        return str(state.price_of(GOOD.index(words[1])))
    if len(words) == 2 and words[0] == "settlements" and words[1] in SEATS.numbers:
        return str(settlements_of(state, SEATS.index(words[1])))
    if len(words) == 2 and words[0] == "group" and words[1] in SEATS.numbers:
        return str(settlements_in_reach(state, SEATS.index(words[1])))
    return None
