"""Orders for later: each at its edge, and a second statement of all of them in random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

import mercat
from mercat.engine.orders import NEXT_MOVE
from mercat.games.new_bedford.vocabulary import SPACE
from tests.games.orders_by_hand import Look, Plain, Played
from tests.thorough import games

GAME = mercat.find("new_bedford")
TRYWORKS = SPACE.index("tryworks")
LAYS = {"right": 2, "bowhead": 4, "sperm": 8}


class PlainNewBedford(Plain):
    turn = "placing"

    def passing(self, look: Look) -> str | None:
        return "pass" if look.step == "bidding" else None

    def wanted(self, kind: str, values: Mapping[str, list[str]], look: Look) -> str | None:
        if kind == "lay" and look.step == "landing":
            return self.lay(values, look)
        if kind == "catch" and look.step == "choosing":
            found = look.first(*[f"catch {whale}" for whale in values["whales"]])
            return found or ("leave" if values["otherwise"] == ["leave"] else None)
        if kind == "whale_purchase" and look.step == "bidding":
            money = look.state.money[look.seat] - int(values["money_left"][0])
            cheap = [whale for whale in values["whales"] if LAYS[whale] <= int(values["highest"][0]) and LAYS[whale] <= money]
            return look.first(*[f"buy {whale}" for whale in cheap], "pass")
        if kind == "building" and look.step == "building":
            for building in values["buildings"]:
                saved = [move.split()[2] for move in look.legal if move.startswith(f"build {building} ")]
                if saved:
                    most = max(saved, key=lambda goods: [goods.split("_").count(good) for good in values["saving"]])
                    return f"build {building} {most}"
        return None

    def lay(self, values: Mapping[str, list[str]], look: Look) -> str | None:
        """Whether the whale is paid for or sold."""
        free = look.state.free_whales > 0 and look.state.workers[TRYWORKS, look.seat] > 0
        for whale in values["whales"]:
            costs_nothing = free and whale == "right"
            enough = look.state.money[look.seat] - LAYS[whale] >= int(values["money_left"][0])
            if f"keep {whale}" in look.legal and (costs_nothing or enough):
                return f"keep {whale}"
        unnamed = [whale for whale in LAYS if whale not in values["whales"]]
        return look.first(*[f"sell_whale {whale}" for whale in [*unnamed, *reversed(values["whales"])]])

    def over(self, kind: str, values: Mapping[str, list[str]], words: list[str]) -> bool:
        return kind == "building" and words[0] == "build" and words[1] in values["buildings"]


def second_opinion(first: int, many: int) -> Counter[str]:
    """So many random games, of both editions and all numbers of players; how many moves came by each kind of order."""
    count: Counter[str] = Counter()
    for seed in range(first, first + many):
        Played(GAME, 2 + seed % 3, {"edition": GAME.options[0].values[seed % 2]}, seed).play_by_hand(PlainNewBedford(), count)
    return count


def test_moves_by_orders_are_those_that_their_players_would_make() -> None:
    count = second_opinion(1, games(40, 6))
    assert all(count[kind] > 0 for kind in (NEXT_MOVE, *GAME.orders.by_name)), count


@pytest.mark.thorough
def test_a_thousand_games_by_orders() -> None:
    count = second_opinion(1000, 1000)
    assert 0.4 < 1 - count[""] / sum(count.values()) < 0.6 and min(count[kind] for kind in GAME.orders.by_name) > 0, count
