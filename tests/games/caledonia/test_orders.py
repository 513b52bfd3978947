"""Orders for later: each at its edge, and a second statement of all of them in random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

import mercat
from mercat.engine.matches.match import Match
from mercat.engine.matches.orders import play_orders, read_order, standing_of, turn_opened
from mercat.engine.rules.order_kinds import NEXT_MOVE, Order
from mercat.games.caledonia.board.maps import PORT_HEX
from mercat.games.caledonia.rules.bonuses import BONUSES
from mercat.games.caledonia.rules.ports import DISCARDING_GOOD, TAKING
from mercat.games.caledonia.rules.price_shift import NEIGHBOURHOOD
from mercat.games.caledonia.rules.production import PROCESSING
from mercat.games.caledonia.rules.turn import AFTERWARDS, TURN
from mercat.games.caledonia.sources import COMPONENTS
from mercat.games.caledonia.vocabulary import PORT, UNIT
from tests.games.caledonia.eager import eager
from tests.games.orders_by_hand import Look, Plain, Played, answer, ask
from tests.present import present
from tests.thorough import games

GAME = mercat.find("caledonia")
PASS_MONEY = COMPONENTS["pass_money"]["by_order"]
CONTRACT_COSTS = {1: -5, 2: 0, 3: 5, 4: 10, 5: 15}
GOODS = ["wool", "grain", "milk", "bread", "cheese", "whisky"]
UPGRADES = {"shipping": "ship", "woodcutter": "improve woodcutter", "miner": "improve miner", "merchant": "hire"}


def price(look: Look, good: str) -> int:
    """What a merchant would pay."""
    return int(COMPONENTS["market"]["price"][good][look.state.price[GOODS.index(good)]])


class PlainCaledonia(Plain):
    turn, again = "turn", frozenset({"row", "use", "uncork"})

    def brings(self, before: Any, after: Any, seat: int, words: list[str]) -> list[int]:
        """What the end of a round brings is not the move's."""
        if words[0] == "pass" and sum(before.out) == before.seats - 1:
            return [PASS_MONEY[int(before.seats) - 1]] + [0] * 7
        return [now - then for now, then in zip(self.counts(after, seat), self.counts(before, seat), strict=True)]

    def counts(self, state: Any, seat: int) -> list[int]:
        """Money, glory, and each good."""
        return [int(state.money[seat]), int(state.glory[seat]), *[int(state.goods[seat, good]) for good in range(6)]]

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
                 "afterwards": self.after}
        return wants[look.step](kind, values, look) if look.step in wants else None

    def after(self, kind: str, values: Mapping[str, list[str]], look: Look) -> str | None:
        return "done" if kind == "no_port" else None

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


def begun(seats: int = 3, ports: str = "off") -> Match[Any]:
    """A match without clans in which the first turn, that of the first seat, begins."""
    match = Match.start(GAME, seats, {"clans": "off", "ports": ports}, seed=6)
    while match.step != "turn":
        match.play(match.legal()[0])
    return match


def given(match: Match[Any], kind: str, unless: tuple[str, ...] = (), seat: int | None = None, **values: str) -> Order:
    """An order of the seat to move, or of another one, with its values as words, several with commas."""
    said = {field: words.split(",") for field, words in values.items()}
    own = present(match.to_move) if seat is None else seat
    return read_order(match, own, {"kind": kind, "values": said, "unless": list(unless)})


@pytest.mark.parametrize(("goods", "highest", "most", "merchants", "wanted"), [
    ("wool", "3", "4", 3, "buy wool 3"), ("wool", "2", "4", 3, "done"),         # a pound dearer
    ("wool", "3", "2", 3, "buy wool 2"), ("wool", "3", "4", 1, "buy wool 1"), ("milk", "9", "4", 3, "done"),
    ("cheese,wool", "7", "4", 3, "buy wool 3"), ("cheese,wool", "8", "4", 3, "buy cheese 2"),
    ("wool,cheese", "8", "4", 3, "buy wool 3"), ("wool,cheese", "8", "0", 3, "done")])
def test_purchases_from_neighbours(goods: str, highest: str, most: str, merchants: int, wanted: str) -> None:
    """Wool costs £5 and cheese £11 on the market, £2 and £3 less from neighbours; there are £20."""
    match = begun()
    order, never = given(match, "neighbours", goods=goods, highest=highest, most=most), given(match, "no_neighbours")
    seat, state = order.seat, match.state
    state.money[seat], state.merchants[seat], state.price[0], state.price[4] = 20, merchants, 4, 4
    assert (state.price_of(0), state.price_of(4)) == (5, 11)
    ask(match, NEIGHBOURHOOD.frame(seat, -1, 1 | 16))
    assert (answer(match, order), answer(match, never)) == (wanted, "done")


@pytest.mark.parametrize(("products", "last", "round", "milk", "grain", "wanted"), [
    ("whisky,bread,cheese", "cheese", 1, 3, 3, "process 2 1 2"), ("bread,whisky,cheese", "cheese", 4, 3, 3, "process 2 2 1"),
    ("bread,whisky,cheese", "cheese", 5, 3, 3, "process 2 0 0"), ("whisky", "bread", 1, 3, 9, "process 0 0 2"),
    ("cheese,whisky", "bread", 1, 1, 0, "process 1 0 0"), ("bread", "whisky,bread", 5, 0, 3, "process 0 1 2")])
def test_production(products: str, last: str, round: int, milk: int, grain: int, wanted: str) -> None:
    """Two factories of each kind."""
    match = begun()
    order = given(match, "production", products=products, last_products=last)
    state, seat = match.state, order.seat
    state.goods[seat, 2], state.goods[seat, 1], state.numbers[0] = milk, grain, round
    for factory in ("dairy", "bakery", "distillery"):
        state.deployed[seat, UNIT.index(factory)] = 2
    ask(match, PROCESSING.frame(seat))
    assert answer(match, order) == wanted


def test_a_contract_that_another_takes_gives_way_to_the_next_one() -> None:
    match = begun()
    first, second, third = (int(match.state.display[place]) for place in range(3))
    order = given(match, "contract", seat=1, contracts=f"{first},{second}")
    assert match.to_move == 0
    match.play(f"obtain {first}")
    assert match.to_move == 1 and answer(match, order) == f"obtain {second}"
    alone = given(match, "contract", seat=2, contracts=f"{first},{second}")
    [(line, by)] = play_orders(match, [alone, order])
    assert str(match.entries[line - 1]) == f"1 obtain {second}" and by is order
    assert (standing_of(match, order).ended, standing_of(match, alone).ended) == ("done", "contracts_gone")
    changed = given(match, "contract", seat=2, contracts=f"{third}")
    assert match.to_move == 2 and answer(match, changed) == f"obtain {third}"
    match.play(f"obtain {match.state.display[3]}")
    assert standing_of(match, changed).ended == "other_contract"


def test_a_contract_may_cost_no_more_than_the_order_says() -> None:
    match = begun()
    contract = match.state.display[0]
    order, dear = (given(match, "contract", contracts=f"{contract}", highest=highest) for highest in ("4", "5"))
    assert answer(match, order) == answer(match, dear) == f"obtain {contract}"         # the first round pays
    match.state.numbers[0] = 3                                                            # £5
    ask(match, TURN.frame(order.seat))
    assert (answer(match, order), answer(match, dear)) == ("", f"obtain {contract}")
    match.state.money[order.seat] = 4
    ask(match, TURN.frame(order.seat))
    assert answer(match, dear) == ""


def test_a_contract_in_the_pile_is_waited_for() -> None:
    match = begun()
    hidden = next(contract for contract in range(1, 51) if match.state.pile[contract] > 0)
    order = given(match, "contract", contracts=f"{hidden}")
    assert standing_of(match, order).stands and answer(match, order) == ""


@pytest.mark.parametrize(("goods", "lowest", "kept", "merchants", "wanted"), [
    ("wool", "5", "0", 3, "sell wool 3"), ("wool", "6", "0", 3, ""),                     # a pound cheaper
    ("wool", "5", "2", 3, "sell wool 1"), ("wool", "5", "3", 3, ""), ("wool", "5", "0", 2, "sell wool 2"),
    ("wool", "5", "0", 0, ""), ("milk,wool", "0", "0", 3, "sell wool 3"), ("cheese,wool", "0", "0", 3, "sell cheese 1")])
def test_sales(goods: str, lowest: str, kept: str, merchants: int, wanted: str) -> None:
    """There are three wool, for £5 each, one cheese and no milk."""
    match = begun()
    order = given(match, "sale", goods=goods, lowest=lowest, kept=kept)
    state, seat = match.state, order.seat
    for good, amount in enumerate((3, 0, 0, 0, 1, 0)):
        state.goods[seat, good] = amount
    state.price[0], state.merchants[seat] = 4, merchants
    ask(match, TURN.frame(seat))
    assert answer(match, order) == wanted


def test_a_sale_goes_on_down_to_its_price_and_ends_with_the_round() -> None:
    match = begun(1)
    order, short = given(match, "sale", goods="wool", lowest="5"), given(match, "no_port")
    match.state.goods[0, 0], match.state.price[0], match.state.merchants[0] = 9, 6, 2       # £6, then £5, then £4
    ask(match, TURN.frame(0))
    said = []
    for _ in range(3):
        said.append(answer(match, order))
        match.state.goods[0, 0] -= 2
        match.state.price[0] -= 2
        ask(match, TURN.frame(0))
    assert said == ["sell wool 2", "sell wool 2", ""]
    match.state.price[0] = 9
    assert answer(match, order) == "sell wool 2"
    match.state.numbers[0] = 2
    assert answer(match, order) == "" and {standing_of(match, one).ended for one in (order, short)} == {"done"}


def test_an_order_for_one_round_is_for_the_next_one_if_its_player_has_passed() -> None:
    match = begun()
    match.play("pass")
    order = given(match, "sale", seat=0, goods="wool", lowest="0")
    match.state.numbers[0] = 2
    assert standing_of(match, order).stands
    match.state.numbers[0] = 3
    assert standing_of(match, order).ended == "done"


@pytest.mark.parametrize(("port", "wanted"), [(1, ("discard milk", "take grain")), (2, ("discard bread", "take whisky"))])
def test_goods_exchanged_at_ports(port: int, wanted: tuple[str, str]) -> None:
    match = begun()
    order = given(match, "port_goods", discarded="cheese,bread,milk,wool", taken="grain,wool,whisky")
    basic = given(match, "port_goods", discarded="cheese", taken="wool")
    state, seat = match.state, order.seat
    for good, amount in enumerate((1, 0, 1, 1, 0, 0)):
        state.goods[seat, good] = amount
    ask(match, DISCARDING_GOOD.frame(seat, port))
    said = answer(match, order)
    assert answer(match, basic) == ""                               # no cheese
    ask(match, TAKING.frame(seat, port, 2))
    assert (said, answer(match, order)) == wanted
    assert answer(match, basic) == ("take wool" if port == 1 else "")


def test_bonus_upgrades() -> None:
    match = begun()
    order = given(match, "upgrade", upgrades="miner,shipping")
    state, seat = match.state, order.seat
    state.money[seat] = 5
    ask(match, BONUSES.frame(seat, 1, 0))
    assert answer(match, order) == "improve miner"
    state.money[seat] = 4                                           # a pound short
    ask(match, BONUSES.frame(seat, 1, 0))
    assert answer(match, order) == "ship"
    state.shipping[seat] = 5
    ask(match, BONUSES.frame(seat, 1, 0))
    assert answer(match, order) == ""
    ask(match, TURN.frame(seat))
    state.shipping[seat] = 0
    assert answer(match, order) == ""                               # as the main action it is for the player to say


def test_ports_after_the_action_are_kept_and_passing_uses_none() -> None:
    match = begun(ports="on")
    order, passes = given(match, "no_port"), given(match, "pass_until", unless=("anybody obtain",))
    state, seat = match.state, order.seat
    assert (answer(match, order), answer(match, passes)) == ("", "pass")
    for corner in range(4):
        state.ports[corner] = PORT.index("money") if corner == 0 else -1
    state.owner[PORT_HEX[state.layout * 4]] = seat                  # stands on it
    ask(match, AFTERWARDS.frame(seat))
    assert (answer(match, order), answer(match, passes)) == ("done", "")
    state.out[seat] = 1
    assert answer(match, passes) == "done"


def test_a_turn_is_prepared_until_one_has_passed() -> None:
    match = begun()
    twin = turn_opened(match, 2)
    assert twin is not None and (twin.to_move, twin.step) == (2, "turn")
    assert present(turn_opened(match, 0)).to_move == 0
    match.play("pass")
    assert turn_opened(match, 0) is None and turn_opened(match, 1) is not None


def test_a_turn_is_prepared_while_another_player_looks_at_contracts() -> None:
    match = begun()
    match.state.drawn[0] = 7
    twin = present(turn_opened(match, 1))
    assert (twin.state.drawn[0], match.state.drawn[0]) == (-1, 7)


def test_no_turn_is_prepared_before_the_first_round() -> None:
    match = Match.start(GAME, 2, seed=1)
    assert turn_opened(match, 0) is None


def test_a_prepared_turn_is_made_unless_somebody_was_faster() -> None:
    match = begun()
    first, second = (int(match.state.display[place]) for place in range(2))
    moves = {"kind": "next_move", "moves": [f"obtain {first}"], "unless": [f"0 obtain {second}"]}
    kept, lost = (read_order(match, seat, moves) for seat in (1, 2))
    match.play("pass")
    [(line, by)] = play_orders(match, [lost, kept])
    assert str(match.entries[line - 1]) == f"1 obtain {first}" and by is kept
    assert standing_of(match, lost).ended == "impossible"
