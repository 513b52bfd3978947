"""What a bot compares in an auction of clans: that it wins, and that it leaves all to others."""

from typing import Any

import pytest

from mercat import Match
from mercat.engine.rules.frame import seat_of
from mercat.engine.rules.moves import Moves
from mercat.games.caledonia.bots.bids import after_auctions


def first(_state: Any, moves: Moves) -> int:
    return int(moves.buffer[0])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bids", [[], ["bid 0"], ["bid 3", "bid 8"], ["bid 0", "bid 1", "stand_back"]])
def test_who_wins_chooses_first_and_who_leaves_it_last(seats: int, bids: list[str]) -> None:
    match = Match.start("caledonia", seats, {"clans": "auction"}, seed=seats)
    for move in bids[:seats]:
        match.play(move)
    before, seat = match.state.dump(), seat_of(match.state.top)
    places = []
    for wins in (True, False):
        after = after_auctions(match.state, match.moves, first, seat, wins)
        order = [int(after.order[place]) for place in range(seats)]
        assert sorted(order) == list(range(seats)) and all(after.clan[one] >= 0 for one in order)
        assert [int(after.bid[one]) for one in range(seats)] == [0] * seats
        places.append(order.index(seat))
    assert places == [0, seats - 1] and match.state.dump() == before
