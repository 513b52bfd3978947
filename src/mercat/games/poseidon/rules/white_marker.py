"""The white marker of the Delian League doubles a trading post for good."""

from __future__ import annotations

from mypy_extensions import i64

from mercat.engine.rules.frame import Frame
from mercat.engine.rules.rulebook import Moves, Rule
from mercat.engine.rules.vocabulary import ALLOWED
from mercat.games.poseidon.board import HEXES
from mercat.games.poseidon.income import is_own_post
from mercat.games.poseidon.state import Poseidon
from mercat.games.poseidon.tables import DELOS, NATIONS
from mercat.games.poseidon.vocabulary import CARD_GONE, MARK, MARKED, NEW_WORLD_CLOSED, NO_POST, NOT_KING


class Mark(Rule[Poseidon, Frame]):
    """POS-CARD-6: put the marker under a post of a nation whose king one is; the post counts double for that nation.

    Ruling: "at any time" is whenever the owner must decide something in a turn of his own or of a nation whose king he is. A high
    culture is a trading post too. The New World is excepted.
    """

    verb = MARK

    def obstacle(self, state: Poseidon, frame: Frame, move: i64) -> i64:
        nation, place = MARK.first(move), MARK.second(move)
        if state.card_owner[DELOS] != frame.seat:
            return CARD_GONE.obstacle(DELOS)
        if state.king[nation] != frame.seat:
            return NOT_KING.obstacle(nation)
        if place >= HEXES:
            return NEW_WORLD_CLOSED.obstacle(place)
        return ALLOWED if is_own_post(state, nation, place) else NO_POST.obstacle(place)

    def offer(self, state: Poseidon, frame: Frame, moves: Moves) -> None:
        if state.card_owner[DELOS] == frame.seat:
            for nation in range(NATIONS):
                if state.king[nation] == frame.seat:
                    place = state.posts.next_in(nation, 0)
                    while 0 <= place < HEXES:
                        moves.add(MARK.move(nation, place))
                        place = state.posts.next_in(nation, place + 1)
                    if state.culture[nation] >= 0:
                        moves.add(MARK.move(nation, state.culture[nation]))

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        nation, place = MARK.first(move), MARK.second(move)
        state.marker[nation] = place
        state.emit(MARKED, nation, place)
        state.discard(DELOS)
        state.ask(frame.packed)
