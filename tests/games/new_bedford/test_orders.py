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
from mercat.games.new_bedford.board import BUILDING_NAMES
from mercat.games.new_bedford.rules.build import BUILDING_STEP
from mercat.games.new_bedford.rules.movement import LANDING
from mercat.games.new_bedford.rules.placing import PLACING
from mercat.games.new_bedford.rules.whale_sale import BIDDING
from mercat.games.new_bedford.rules.whaling import CHOOSING
from mercat.games.new_bedford.scoring import lines
from mercat.games.new_bedford.vocabulary import SPACE
from tests.games.orders_by_hand import Look, Plain, Played, answer, ask
from tests.thorough import games

GAME = mercat.find("new_bedford")
TRYWORKS = SPACE.index("tryworks")
LAYS = {"right": 2, "bowhead": 4, "sperm": 8}


class PlainNewBedford(Plain):
    turn, again = "placing", frozenset({"purchase"})

    def brings(self, before: Any, after: Any, seat: int, words: list[str]) -> list[int]:
        return [now - then for now, then in zip(self.counts(after, seat), self.counts(before, seat), strict=True)]

    def counts(self, state: Any, seat: int) -> list[int]:
        """Money, each good, and the points of whales and buildings, without what bonus buildings add."""
        sheet = {line.cause: line.points for line in lines(state, seat)}
        return [int(state.money[seat]), *[int(state.goods[seat, good]) for good in range(3)],
                sum(points for name, points in sheet.items() if name in ("right", "bowhead", "sperm", "buildings"))]

    def passing(self, look: Look) -> str | None:
        return "pass" if look.step == "bidding" else None

    def wanted(self, kind: str, values: Mapping[str, list[str]], look: Look) -> str | None:
        if kind == "space" and look.step == "placing":
            free = [space for space in values["spaces"] if values["crowd"] == ["taken"] or not self.workers(look, space)]
            return look.first(*[f"place {space}" for space in free])
        if kind == "lay" and look.step == "landing":
            return self.lay(values, look)
        if kind == "catch" and look.step == "choosing":
            catch = look.first(*[f"catch {whale}" for whale in values["whales"]])
            return catch or ("leave" if values["otherwise"] == ["leave"] else None)
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

    def workers(self, look: Look, space: str) -> int:
        return sum(int(look.state.workers[SPACE.index(space), seat]) for seat in range(look.state.seats))

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
        if kind == "space":
            return words[0] == "place" and words[1] in values["spaces"]
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


def begun(seats: int = 2, edition: str = "second_printing") -> Match[Any]:
    """A match in which the first seat is to place its first worker."""
    match = Match.start(GAME, seats, {"edition": edition}, seed=1, deal=["wheel first"])
    while match.step == "starting":
        match.play("take_start 1 2 1")
    return match


def given(match: Match[Any], kind: str, seat: int = 0, unless: tuple[str, ...] = (), **values: str) -> Order:
    """An order with its values as words, several with commas."""
    said = {field: words.split(",") for field, words in values.items()}
    return read_order(match, seat, {"kind": kind, "values": said, "unless": list(unless)})


@pytest.mark.parametrize(("money", "left", "aboard", "whales", "wanted"), [
    (8, "0", "sperm", "sperm,right", "keep sperm"),
    (7, "0", "sperm", "sperm,right", "sell_whale sperm"),                   # a dollar short
    (10, "2", "sperm", "sperm,right", "keep sperm"),
    (10, "3", "sperm", "sperm,right", "sell_whale sperm"),                  # a dollar more to be left
    (9, "0", "sperm right", "sperm,right", "keep sperm"),
    (9, "0", "sperm right", "right,sperm", "keep right"),
    (6, "0", "sperm right", "sperm,right", "keep right"),                   # the first that can be paid
    (9, "9", "sperm right bowhead", "sperm,right", "sell_whale bowhead"),   # not named: sold first
    (9, "9", "sperm right", "sperm,right", "sell_whale right")])            # then what is named last
def test_the_lay(money: int, left: str, aboard: str, whales: str, wanted: str) -> None:
    match = begun()
    order = given(match, "lay", whales=whales, money_left=left)
    match.state.money[0] = money
    for whale in aboard.split():
        match.state.hold[0, list(LAYS).index(whale)] = 1
    ask(match, LANDING.frame(0, 0))
    assert answer(match, order) == wanted


def test_a_worker_goes_to_the_first_space_that_is_free_and_the_order_is_done() -> None:
    match = begun()
    order = given(match, "space", seat=1, spaces="forest,farm", crowd="empty")
    even_so = given(match, "space", seat=1, spaces="forest", crowd="taken")
    match.play("place forest")
    while match.to_move == 0:
        match.play(match.legal()[0])
    assert answer(match, order) == "place farm" and answer(match, even_so) == "place forest"
    assert standing_of(match, order).stands
    match.play("place farm")
    assert standing_of(match, order).ended == "done" and standing_of(match, even_so).stands


def test_the_tryworks_leave_the_lay_to_nobody() -> None:
    match = begun(edition="print_and_play")
    order = given(match, "lay", whales="right", money_left="5")
    match.state.money[0], match.state.hold[0, 0], match.state.free_whales = 0, 1, 1
    match.state.workers[TRYWORKS, 0] = 1
    ask(match, LANDING.frame(0, 0))
    assert answer(match, order) == "keep right"


@pytest.mark.parametrize(("out", "whales", "otherwise", "wanted"), [
    ("right bowhead", "sperm,bowhead,right", "leave", "catch bowhead"), ("right", "sperm,bowhead", "leave", "leave"),
    ("right", "sperm,bowhead", "ask", ""), ("right", "right", "ask", "catch right")])
def test_whales_are_caught_in_order(out: str, whales: str, otherwise: str, wanted: str) -> None:
    match = begun()
    order = given(match, "catch", whales=whales, otherwise=otherwise)
    for whale in out.split():
        match.state.sea[list(LAYS).index(whale)] = 1
    ask(match, CHOOSING.frame(0, 0))
    assert answer(match, order) == wanted


@pytest.mark.parametrize(("money", "highest", "left", "whales", "wanted"), [
    (9, "4", "0", "bowhead,right", "buy bowhead"), (9, "3", "0", "bowhead,right", "buy right"),     # a dollar dearer
    (9, "1", "0", "bowhead,right", "pass"), (9, "8", "5", "bowhead,right", "buy bowhead"),
    (9, "8", "6", "bowhead,right", "buy right"), (9, "8", "0", "sperm", "pass")])                   # none is on sale
def test_whales_are_bought_up_to_a_price(money: int, highest: str, left: str, whales: str, wanted: str) -> None:
    match = begun()
    order = given(match, "whale_purchase", whales=whales, highest=highest, money_left=left)
    match.state.money[0], match.state.on_sale[0], match.state.on_sale[1] = money, 1, 1
    ask(match, BIDDING.frame(0, 1, 0))
    assert answer(match, order) == wanted


def building(match: Match[Any], goods: tuple[int, int, int], money: int, saved: int) -> None:
    """The first seat builds with this much wood, food, brick and money."""
    for good in range(3):
        match.state.goods[0, good] = goods[good]
    match.state.money[0] = money
    ask(match, BUILDING_STEP.frame(0, 0, saved))


@pytest.mark.parametrize(("buildings", "saving", "saved", "wanted"), [
    ("bank,inn", "brick,wood,food", 1, "build bank brick"), ("inn,bank", "brick,wood,food", 1, "build inn brick"),
    ("inn", "wood,food,brick", 1, "build inn food"), ("inn", "wood,brick,food", 1, "build inn brick"),
    ("inn", "food,brick,wood", 2, "build inn food_food"), ("inn", "brick,wood,food", 2, "build inn brick_brick"),
    ("bank", "brick,wood,food", 0, "build bank full")])
def test_buildings_are_paid_as_ordered(buildings: str, saving: str, saved: int, wanted: str) -> None:
    match = begun(4)
    order = given(match, "building", buildings=buildings, saving=saving)
    building(match, (9, 9, 9), 9, saved)
    assert answer(match, order) == wanted


def test_a_building_that_cannot_be_paid_is_passed_over() -> None:
    match = begun(4)
    order, short = given(match, "building", buildings="bank,cooperage"), given(match, "building", buildings="bank")
    building(match, (9, 9, 3), 9, 0)                    # a brick short
    assert (answer(match, order), answer(match, short)) == ("build cooperage full", "")
    building(match, (9, 9, 4), 9, 0)
    assert (answer(match, order), answer(match, short)) == ("build bank full", "build bank full")


def test_an_order_to_build_ends_with_its_building_or_when_all_are_built() -> None:
    match = begun(4)
    order, other = given(match, "building", buildings="bank,inn"), given(match, "building", buildings="bank", seat=1)
    building(match, (9, 9, 9), 9, 0)
    assert [made for _, made in play_orders(match, [other, order])] == [order]
    assert match.state.owner[BUILDING_NAMES.index("bank")] == 0
    assert (standing_of(match, order).ended, match.to_move) == ("done", None)
    ask(match, BUILDING_STEP.frame(1, 0, 0))
    assert standing_of(match, other).ended == "buildings_built" and answer(match, other) == ""


def test_passing_is_buying_no_whales_until_the_round_ends() -> None:
    match = begun()
    order = given(match, "pass_round")
    assert answer(match, order) == ""                   # a worker must be placed
    match.state.on_sale[0] = 1
    ask(match, BIDDING.frame(0, 1, 0))
    assert answer(match, order) == "pass"
    match.state.round += 1
    assert answer(match, order) == "" and standing_of(match, order).ended == "done"


def test_an_order_ends_with_what_it_names() -> None:
    match = begun()
    order = given(match, "lay", unless=("1 place forest|farm",))
    match.play("place forest")
    match.play("place warehouse")
    assert standing_of(match, order).stands
    match.play("take wood")
    match.play("place farm")
    match.play("place farm")
    assert standing_of(match, order).ended == "happened"


def test_a_worker_is_prepared_for_this_round_for_the_next_and_from_the_inn() -> None:
    match = begun()
    twin = turn_opened(match, 1)
    assert twin is not None and (twin.to_move, twin.step, twin.state.round) == (1, "placing", 1)
    for space in ("farm", "farm", "forest", "forest"):
        match.play(f"place {space}")
    assert match.state.round == 2
    for _ in range(3):
        match.play("place farm")
    twin = turn_opened(match, 1)
    assert twin is not None and twin.state.workers.total(0) == 0        # in the next round
    match.state.round = 12
    assert turn_opened(match, 1) is None and turn_opened(match, 0) is not None
    match.state.workers[SPACE.index("inn"), 1] = 1
    twin = turn_opened(match, 1)
    assert twin is not None and (twin.state.workers[0, 1], twin.state.workers[0, 0]) == (0, 1)
    assert match.state.workers[0, 1] == 2


def test_nothing_is_prepared_before_the_first_round_or_after_the_last_worker() -> None:
    match = Match.start(GAME, 2, seed=1)
    assert turn_opened(match, 0) is None


def test_a_prepared_turn_has_every_move_also_where_there_is_nothing_to_choose() -> None:
    match = begun()
    without, whole = (read_order(match, 0, {"kind": "next_move", "moves": moves}) for moves in (
        ["place lumber_mill", "sell wood 1"], ["place lumber_mill", "purchase wood", "sell wood 1"]))
    mill = BUILDING_NAMES.index("lumber_mill")
    match.state.owner[mill], match.state.goods[0, 0], match.state.money[0] = 0, 0, 3
    ask(match, PLACING.frame(0, 1, 0))
    assert play_orders(match, [without]) == [] and standing_of(match, without).move == "sell wood 1"
    assert len(play_orders(match, [without, whole])) == 3 and standing_of(match, whole).ended == "done"
