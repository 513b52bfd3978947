"""Digests of seeded games, the same compiled and interpreted. They say nothing about right, everything about changed:
renewed only in a commit that says why."""

import pytest

from mercat.engine.playout import digest_games
from mercat.games.caledonia import GAME

DIGESTS = {1: 462109767, 2: 220827561, 3: 102397075, 4: 552379431}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_digest(seats):
    assert digest_games(GAME, seats, [], 0, 12) == DIGESTS[seats]


def test_digest_of_many_variants():
    assert digest_games(GAME, 3, [2, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0], 0, 12) == 544108863
