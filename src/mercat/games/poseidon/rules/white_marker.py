"""The white marker of the Delian League, which permanently doubles a trading post."""

from __future__ import annotations

from mypy_extensions import i64

from mercat.engine.rules.frame import Frame
from mercat.engine.rules.rulebook import Moves, Rule
from mercat.engine.rules.vocabulary import ALLOWED
from mercat.games.poseidon import board as b
from mercat.games.poseidon import tables as t
from mercat.games.poseidon import vocabulary as v
from mercat.games.poseidon.income import is_own_post
from mercat.games.poseidon.state import Poseidon


def may_be_marked(place: i64) -> bool:
    """Return whether the marker may ever double a post in a place: any nation must be able to have a post there, and the place
    must not be in the New World."""
    return place < b.HEXES and (b.CIRCLES[place] > 0 or any(place == culture for culture in b.CULTURE))


class Mark(Rule[Poseidon, Frame]):
    """POS-CARD-6: put the marker under a post of a nation that the owner rules. The post counts double for that nation.

    Ruling: "at any time" means whenever the owner must decide in their own turn or in the turn of a nation that they rule. A high
    culture is also a trading post. The New World is excluded.
    """

    verb = v.MARK

    def may_come(self, state: Poseidon, move: i64) -> bool:
        return state.is_in_play(v.MARK.first(move)) and may_be_marked(v.MARK.second(move))

    def obstacle(self, state: Poseidon, frame: Frame, move: i64) -> i64:
        nation, place = v.MARK.first(move), v.MARK.second(move)
        if state.card_owner[t.DELOS] != frame.seat:
            return v.CARD_GONE.obstacle(t.DELOS)
        if state.king[nation] != frame.seat:
            return v.NOT_KING.obstacle(nation)
        if place >= b.HEXES:
            return v.NEW_WORLD_CLOSED.obstacle(place)
        return ALLOWED if is_own_post(state, nation, place) else v.NO_POST.obstacle(place)

    def offer(self, state: Poseidon, frame: Frame, moves: Moves) -> None:
        if state.card_owner[t.DELOS] == frame.seat:
            for nation in range(t.NATIONS):
                if state.king[nation] == frame.seat:
                    place = state.posts.next_in(nation, 0)
                    while 0 <= place < b.HEXES:
                        moves.add(v.MARK.move(nation, place))
                        place = state.posts.next_in(nation, place + 1)
                    if state.culture[nation] >= 0:
                        moves.add(v.MARK.move(nation, state.culture[nation]))

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        nation, place = v.MARK.first(move), v.MARK.second(move)
        state.marker[nation] = place
        state.emit(v.MARKED, nation, place)
        state.discard(t.DELOS)
        state.ask(frame.packed)
