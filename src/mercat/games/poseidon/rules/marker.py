"""The white marker of the Delian League doubles a trading post for good."""

from __future__ import annotations

from mypy_extensions import i64

from mercat.engine.rules import Moves, Rule
from mercat.engine.state import Frame
from mercat.engine.vocabulary import Reason
from mercat.games.poseidon.sea import HEXES
from mercat.games.poseidon.state import Poseidon
from mercat.games.poseidon.tables import DELOS, NATIONS
from mercat.games.poseidon.vocabulary import CARD_GONE, MARK, MARKED, NEW_WORLD_CLOSED, NO_POST, NOT_KING


class Mark(Rule[Poseidon, Frame]):
    """Put the marker under a post of a nation whose king one is: it counts double for that nation. (Rulebook, special cards)

    Ruling: "at any time" is whenever the owner is asked something in a turn of his own, or of a nation whose king he is. A high
    culture is a trading post too. The New World is excepted.
    """

    verb = MARK

    def offer(self, state: Poseidon, frame: Frame, moves: Moves) -> None:
        if state.card_owner[DELOS] == frame.seat:
            for nation in range(NATIONS):
                if state.king[nation] == frame.seat:
                    for place in range(HEXES):
                        if state.posts[nation, place] > 0:
                            moves.add(MARK.move(nation, place))
                    if state.culture[nation] >= 0:
                        moves.add(MARK.move(nation, state.culture[nation]))

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        nation, place = MARK.first(move), MARK.second(move)
        state.marker[nation] = place
        state.say(MARKED, nation, place)
        state.discard(DELOS)
        state.ask(frame.again(frame.first, frame.second))

    def why_not(self, state: Poseidon, frame: Frame, move: i64) -> Reason | None:
        nation, place = MARK.first(move), MARK.second(move)
        if state.card_owner[DELOS] != frame.seat:
            return CARD_GONE.reason(DELOS)
        if state.king[nation] != frame.seat:
            return NOT_KING.reason(nation)
        if place >= HEXES:
            return NEW_WORLD_CLOSED.reason(place)
        return NO_POST.reason(place)
