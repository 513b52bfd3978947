"""Changes of a nation's king at the end of a merchant round."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mercat.engine.rules.hexes import BIT
from mercat.engine.rules.rulebook import Automatic, Rule, Step
from mercat.engine.rules.state import NATURE, NONE
from mercat.engine.rules.vocabulary import ALLOWED, Reason
from mercat.games.poseidon import vocabulary as v
from mercat.games.poseidon.prestige import next_to_act
from mercat.games.poseidon.rules.frames import NationByNation, NationFrame
from mercat.games.poseidon.state import Poseidon


class Challenging(NationFrame):
    """A possible challenge to a king. The frame's seat is the king's; `asked` is the set of the seats that have already been
    asked."""

    names: ClassVar[tuple[str, ...]] = ("nation", "asked")

    @property
    def asked(self) -> i64:
        return self.number(1)


def heir(state: Poseidon, king: i64, nation: i64, held: i64, asked: i64 = 0) -> i64:
    """Return the player with the most merchants of a nation if they have more than the `held` merchants of its king (POS-KING-2),
    and otherwise NONE.

    POS-KING-3: of players with equally many merchants, the first one clockwise from the king is returned. Seats in the set
    `asked` are ignored.
    """
    best: i64 = NONE
    most = held
    seat = state.next_seat(king)
    while seat != king:
        if state.merchants[seat, nation] > most and asked & BIT[seat] == 0:
            best = seat
            most = state.merchants[seat, nation]
        seat = state.next_seat(seat)
    return best


class TakeOver(Rule[Poseidon, NationFrame]):
    """POS-KING-4: take over the King card with all rights and duties, or tolerate the king.

    POS-KING-5: the new king gives the old king three merchants in exchange for the three on the card, so both have as many
    merchants as before.
    """

    verb = v.TAKE_OVER

    def obstacle(self, state: Poseidon, frame: NationFrame, move: i64) -> i64:
        return ALLOWED

    def apply(self, state: Poseidon, frame: NationFrame, move: i64) -> None:
        state.king[frame.nation] = frame.seat
        state.emit(v.CROWNED, frame.seat, frame.nation)

    def warning(self, state: Poseidon, frame: NationFrame, move: i64) -> Reason | None:
        """Return a warning if the new king would have to pay for a ship that the nation must buy, and otherwise None."""
        if state.ships_of(frame.nation) > 0 or state.next_ship() == NONE:
            return None
        short = state.short_for_ship(frame.nation)
        return v.SHIP_OWED.reason(frame.nation, short) if short > 0 else None


class Succession(Automatic[Poseidon, NationByNation]):
    """POS-KING-1: the step in which kings may change, nation by nation in order of operation. POS-KING-6: this happens at no
    other time."""

    def run(self, state: Poseidon, frame: NationByNation) -> None:
        done = frame.done
        nation = next_to_act(state, done)
        if nation >= 0:
            state.then(CHALLENGE.frame(state.king[nation], nation, 0), SUCCESSION.frame(NATURE, done | BIT[nation]))


class Challenge(Automatic[Poseidon, Challenging]):
    """POS-KING-2, POS-KING-3: the step that asks the players who have more merchants than the king, the most first, until one
    takes over."""

    def run(self, state: Poseidon, frame: Challenging) -> None:
        king, nation, asked = frame.seat, frame.nation, frame.asked
        if state.king[nation] != king:
            return
        best = heir(state, king, nation, state.merchants[king, nation], asked)
        if best >= 0:
            state.then(TAKING_OVER.frame(best, nation), CHALLENGE.frame(king, nation, asked | BIT[best]))


TAKING_OVER: Final = Step[Poseidon, NationFrame]("taking_over", [TakeOver()], NationFrame(), decline=v.TOLERATE)
SUCCESSION: Final = Succession("succession", NationByNation())
CHALLENGE: Final = Challenge("challenge", Challenging())
