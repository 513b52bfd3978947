"""The promises of every game and the laws of this one, for every number of players. POS-LAW-1 POS-PREST-1 POS-PREST-2

Half of the matches are played as the game's advice would: by chance alone few games come to the last phase, or change a king.
"""

import pytest

import mercat
from mercat.conformance.random_games import by_advice, check_game
from tests.thorough import games

from .laws import Laws

pytestmark = pytest.mark.one_form
GAME = mercat.find("poseidon")
ENOUGH = 500                            # games, in which all of these happen
SELDOM = {"round er11", "phase 3", "phase 4", "forced_purchase", "sell_off", "bankruptcy", "take_over", "tolerate", "exchange"}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_kit(seats: int) -> None:
    laws = Laws()
    chance, advice = games(4), games(4, int(seats == 3))      # interpreted, advice is slow
    played = chance + advice
    said = check_game(GAME, seats, games=chance, seed=seats, law=laws)
    said |= check_game(GAME, seats, games=advice, seed=seats, law=laws, player=by_advice)
    print(f"{seats} seats, {played} games:", {what: laws.seen[what] for what in sorted(laws.seen) if laws.seen[what] < played})
    assert sum(laws.seen[name] for name in laws.seen if name.startswith("round ")) == played
    if played >= ENOUGH:
        assert set(GAME.vocabulary.by_name) == said
        assert set(laws.seen) >= SELDOM
