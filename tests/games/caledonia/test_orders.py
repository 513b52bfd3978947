"""Orders for later: each at its edge, and a second statement of all of them in random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

import mercat
from mercat.engine.orders import NEXT_MOVE
from mercat.games.caledonia.sources import COMPONENTS
from tests.games.caledonia.eager import eager
from tests.games.orders_by_hand import Look, Plain, Played
from tests.thorough import games

GAME = mercat.find("caledonia")
CONTRACT_COSTS = {1: -5, 2: 0, 3: 5, 4: 10, 5: 15}
GOODS = ["wool", "grain", "milk", "bread", "cheese", "whisky"]
UPGRADES = {"shipping": "ship", "woodcutter": "improve woodcutter", "miner": "improve miner", "merchant": "hire"}


def price(look: Look, good: str) -> int:
    """What a merchant would pay."""
    return int(COMPONENTS["market"]["price"][good][look.state.price[GOODS.index(good)]])


class PlainCaledonia(Plain):
    turn = "turn"

    def passing(self, look: Look) -> str | None:
        if look.step == "afterwards" and look.state.out[look.seat]:
            return "done"
        return "pass" if look.step == "turn" else None

    def last_round(self, kind: str, state: Any, seat: int) -> int:
        if kind not in ("sale", "no_port"):
            return 99
        return int(state.round) + (1 if state.round == 0 or state.out[seat] else 0)

    def over(self, kind: str, values: Mapping[str, list[str]], words: list[str]) -> bool:
        return kind == "contract" and words[0] in ("obtain", "keep")

    def wanted(self, kind: str, values: Mapping[str, list[str]], look: Look) -> str | None:
        wants = {"neighbourhood": self.nearby, "processing": self.processing, "turn": self.action,
                 "discarding_good": self.exchange, "taking": self.exchange, "bonuses": self.upgrade,
                 "afterwards": lambda kind, values, look: "done" if kind == "no_port" else None}
        return wants[look.step](kind, values, look) if look.step in wants else None

    def nearby(self, kind: str, values: Mapping[str, list[str]], look: Look) -> str | None:
        if kind not in ("neighbours", "no_neighbours"):
            return None
        for good in values.get("goods", []):
            found = look.most(f"buy {good}", int(values["most"][0]))
            if price(look, good) - (2 if good in ("wool", "grain", "milk") else 3) <= int(values["highest"][0]) and found:
                return found
        return "done"

    def processing(self, kind: str, values: Mapping[str, list[str]], look: Look) -> str | None:
        if kind != "production":
            return None
        named = values["last_products" if int(look.state.round) == 5 else "products"]
        best = None
        for move in look.legal:
            made = dict(zip(("cheese", "bread", "whisky"), map(int, move.split()[1:]), strict=True))
            rank = [made[good] for good in named]
            if sum(rank) == sum(made.values()) and (best is None or rank > best[0]):
                best = (rank, move)
        return None if best is None else best[1]

    def action(self, kind: str, values: Mapping[str, list[str]], look: Look) -> str | None:
        if kind == "contract" and CONTRACT_COSTS[int(look.state.round)] <= int(values["highest"][0]):
            return look.first(*[f"obtain {contract}" for contract in values["contracts"]])
        if kind == "sale":
            for good in values["goods"]:
                found = look.most(f"sell {good}", look.state.goods[look.seat, GOODS.index(good)] - int(values["kept"][0]))
                if price(look, good) >= int(values["lowest"][0]) and found:
                    return found
        return None

    def exchange(self, kind: str, values: Mapping[str, list[str]], look: Look) -> str | None:
        if kind != "port_goods":
            return None
        verb, named = ("discard", "discarded") if look.step == "discarding_good" else ("take", "taken")
        return look.first(*[f"{verb} {good}" for good in values[named]])

    def upgrade(self, kind: str, values: Mapping[str, list[str]], look: Look) -> str | None:
        return look.first(*[UPGRADES[one] for one in values["upgrades"]]) if kind == "upgrade" else None


def second_opinion(first: int, many: int) -> Counter[str]:
    """So many random games with all numbers of players; how many moves came by each kind of order."""
    count: Counter[str] = Counter()
    for seed in range(first, first + many):
        Played(GAME, 2 + seed % 3, {}, seed, eager, gifts=4).play_by_hand(PlainCaledonia(), count)
    return count


def test_moves_by_orders_are_those_that_their_players_would_make() -> None:
    count = second_opinion(1, games(40, 6))
    assert all(count[kind] > 0 for kind in (NEXT_MOVE, *GAME.orders.by_name)), count


@pytest.mark.thorough
def test_a_thousand_games_by_orders() -> None:
    count = second_opinion(1000, 1000)
    assert 0.4 < 1 - count[""] / sum(count.values()) < 0.6 and min(count[kind] for kind in GAME.orders.by_name) > 0, count
