"""Prepared turns: each is made as a whole, at no worse price than when it was prepared, and in its own turn alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mercat.conformance.random_orders import random_order
from mercat.engine.matches.match import Entry, Match
from mercat.engine.matches.orders import order_data, play_orders, read_order, standing_of, turn_opened
from mercat.engine.rules.order_kinds import NEXT_MOVE, Order
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.state import NATURE
from mercat.engine.transcripts.transcript import Transcript
from mercat.games import find, names
from tests.games.caledonia.eager import eager
from tests.games.caledonia.test_orders import begun
from tests.present import present
from tests.thorough import games

HERE = Path(__file__).parent
BEN = 1                                 # who prepares a turn; ana plays before him
CALEDONIA = "game caledonia\nseats ana ben cas\noption clans off\ninclude without_clans.deal\n"
NEW_BEDFORD = """game new_bedford
seats ana ben
nature wheel ana
ana take_start 1 2 1
ben take_start 1 2 1
"""
POSEIDON = """game poseidon
seats ana ben cleo dan
nature begin ana
dan choose archon
cleo choose poseidon
ben choose mykene
ana choose delos
let king.athenai ben
let prestige.athenai 90
let merchants.ben.athenai 6
let potentials.athenai 10
let discovery.athenai I15
let king.sparta ana
let prestige.sparta 80
let merchants.ana.sparta 5
let potentials.sparta 10
let discovery.sparta I15
let pool.sparta 1
"""


def at(text: str, *lets: str) -> Match[Any]:
    """The match at the end of a transcript, with some of its numbers written by hand."""
    transcript = Transcript(lambda name: (HERE / "caledonia" / name).read_text())
    transcript.read(text + "".join(f"let {line}\n" for line in lets))
    assert not transcript.failures, [str(one) for one in transcript.failures]
    return present(transcript.match)


def prepare(match: Match[Any], *moves: str, **more: Any) -> Order:
    """Ben prepares his next turn, in which the moves are legal."""
    order = read_order(match, BEN, {"kind": NEXT_MOVE, "moves": list(moves), **more})
    twin = present(turn_opened(match, BEN))
    for move in moves:
        assert twin.to_move == BEN
        twin.play(move)
    return order


def play(match: Match[Any], *moves: str) -> None:
    for move in moves:
        match.play(move)


def to_ben(match: Match[Any], *moves: str) -> None:
    """These moves of ana, then the dullest until it is Ben's turn."""
    play(match, *moves)
    while match.to_move != BEN:
        legal = [str(move) for move in match.legal()]
        match.play(next(move for move in ("done", "pass", *legal) if move in legal))


def made(match: Match[Any], order: Order) -> list[str]:
    return [str(match.entries[line - 1]) for line, _ in play_orders(match, [order])]


def refused(match: Match[Any], order: Order) -> tuple[str, str]:
    """The move for which a prepared turn has ended, and the reason."""
    assert made(match, order) == []
    status = standing_of(match, order)
    assert status.ended == "impossible" and status.made == 0 and status.line == 0
    return status.move, present(status.refused).reason


def waits(match: Match[Any], order: Order) -> str:
    """The move for which it waits."""
    assert made(match, order) == []
    status = standing_of(match, order)
    assert (status.ended, status.waits) == ("", "worse")
    return status.move


# -- what is begun is possible to its end


def test_a_bonus_for_the_first_that_is_gone_is_not_followed_by_a_move_of_a_later_turn() -> None:
    match = at(NEW_BEDFORD, "goods.ben.brick 2", "money.ben 5", "goods.ana.brick 2")
    order = prepare(match, "place warehouse", "purchase wood", "take food")
    play(match, "place warehouse", "take food")
    assert refused(match, order) == ("purchase wood", "turn_over")
    play(match, "place warehouse", "place farm")
    assert match.to_move == BEN and match.step == "placing" and made(match, order) == []
    assert standing_of(match, order).ended == "turn_over", "he began it by hand, and it is over"


def test_a_building_that_would_cost_too_much_without_the_bonus_is_not_begun() -> None:
    match = at(NEW_BEDFORD, "goods.ana.wood 3", "goods.ana.brick 3", "goods.ben.wood 0", "goods.ben.food 0", "goods.ben.brick 3",
               "money.ben 0")
    order = prepare(match, "place town_hall", "build bank brick")
    play(match, "place town_hall", "build dry_dock wood")
    assert refused(match, order)[0] == "build bank brick"


def test_a_ship_that_became_too_dear_stays_at_home() -> None:
    match = at(NEW_BEDFORD, "goods.ben.food 2", "goods.ana.food 9", "money.ben 0", "ben.berth.small dock", "ana.berth.small dock")
    order = prepare(match, "place city_pier", "launch 3")
    play(match, "place city_pier", "launch 1")
    assert refused(match, order) == ("launch 3", "good_short")


def test_no_neighbour_any_more() -> None:
    match = at(CALEDONIA, "hex D4 ana cow", "box ana 16", "goods.ana.wool 1", "hex D5 ben woodcutter", "merchants.ben 4",
               "ben.money 60")
    order = prepare(match, "expand sheep C5", "buy milk 2")
    to_ben(match, "fulfil 16 unaided", "slaughter D4")
    assert refused(match, order)[0] == "buy milk 2"
    to_ben(match, "pass")
    assert match.step == "turn" and made(match, order) == [], "nothing of it is played in a later turn"


def test_a_price_that_cannot_be_paid_any_more() -> None:
    match = at(CALEDONIA, "hex D4 ana cow", "hex D5 ben woodcutter", "merchants.ben 4", "ben.money 17", "merchants.ana 4")
    order = prepare(match, "expand sheep C5", "buy milk 2")
    to_ben(match, "buy milk 2")
    assert refused(match, order) == ("buy milk 2", "money_short")


def test_the_last_merchant_is_gone() -> None:
    match = at(POSEIDON, "ben.money 0", "ana.money 500")
    order = prepare(match, "sell", "give_up athenai 3", "buy sparta", "end_turn")
    play(match, "buy sparta", "end_turn")
    assert refused(match, order) == ("buy sparta", "pool_empty")


# -- as good as when it was prepared


@pytest.mark.parametrize(("text", "lets", "before", "moves", "worse"), [
    (CALEDONIA, "price whisky 13;goods.ana.whisky 3;goods.ben.whisky 3;merchants.ana 3;merchants.ben 3", "sell whisky 3",
     "sell whisky 3", "sell whisky 3"),
    (CALEDONIA, "price wool 3;merchants.ana 3;merchants.ben 3;ben.money 12", "buy wool 3", "buy wool 2", "buy wool 2"),
    (CALEDONIA, "merchants.ben 3", "pass", "pass", "pass"),                # the second that passes gets less
    (NEW_BEDFORD, "money.ben 5", "place farm", "place farm", "place farm"),
    (NEW_BEDFORD, "money.ben 5", "place farm", "purchase wood;place farm", "place farm")])
def test_what_became_worse_waits_unless_any_price_will_do(text: str, lets: str, before: str, moves: str, worse: str) -> None:
    match = at(text, *lets.split(";"))
    order, again, at_any_price = (prepare(match, *moves.split(";"), **more)
                                  for more in ({}, {"at_any_price": False}, {"at_any_price": True}))
    to_ben(match, before)
    assert waits(match, order) == worse and order_data(match.game, order) == order_data(match.game, again)
    assert made(match, at_any_price) == [f"{BEN} {move}" for move in moves.split(";")]
    assert order_data(match.game, at_any_price)["at_any_price"] is True
    assert standing_of(match, order).ended == "done", "made by whoever made its moves"


def test_income_after_the_turn_makes_up_for_nothing() -> None:
    """Ben is the last to pass: the round ends with it, and his workers earn more than what passing pays less."""
    match = at(CALEDONIA)
    order = prepare(match, "pass")
    play(match, "pass")
    last = match.copy()
    last.play("hire", BEN)
    last.play("pass", 2)
    assert last.to_move == BEN and waits(match, order) == "pass"
    behind = Order(BEN, order.kind, {}, order.moves, [], len(last.entries), order.noted)
    assert waits(last, behind) == "pass"
    money = int(last.state.money[BEN])
    last.play("pass")
    assert last.state.money[BEN] - money >= order.noted[2], "with the income it looks no worse"


def test_better_than_before_is_made() -> None:
    match = at(CALEDONIA, "price wool 6", "merchants.ana 3", "merchants.ben 3", "goods.ana.wool 3", "ben.money 30")
    order = prepare(match, "buy wool 2")
    to_ben(match, "sell wool 3")
    assert made(match, order) == ["1 buy wool 2"] and standing_of(match, order).ended == "done"


def test_without_anything_noted_nothing_is_compared() -> None:
    match = at(NEW_BEDFORD)
    order = prepare(match, "place farm")
    old = Order(BEN, order.kind, {}, order.moves, [], order.given, order.noted[:1])
    to_ben(match, "place farm")
    assert waits(match, order) == "place farm" and made(match, old) == ["1 place farm"]


# -- its turn


def test_it_says_how_far_it_is() -> None:
    match = at(NEW_BEDFORD, "money.ben 5")
    order = prepare(match, "purchase wood", "place forest")
    assert (standing_of(match, order).stands, standing_of(match, order).made) == (True, 0)
    play(match, "place farm", "purchase wood")
    status = standing_of(match, order)
    assert (status.stands, status.made, status.waits) == (True, 1, ""), "its player has begun it by hand"
    assert made(match, order) == ["1 place forest"] and standing_of(match, order).ended == "done"


def test_another_order_does_not_break_into_a_turn_that_has_begun() -> None:
    match = at(CALEDONIA, "hex D4 ana cow", "hex D5 ben woodcutter", "merchants.ben 4", "ben.money 60")
    turn = prepare(match, "expand sheep C5", "buy milk 2")
    nothing = read_order(match, BEN, {"kind": "no_neighbours"})
    to_ben(match, "pass")
    assert [by for _, by in play_orders(match, [nothing, turn])][:2] == [turn, turn]


MACDONALD = (HERE / "caledonia/macdonald.play").read_text().split("= at_hand")[0] + """ana settle fisherman E3
ben settle woodcutter K4
cas settle woodcutter F7
cas settle miner K1
ben settle miner L2
ana settle miner C4
"""


def test_rowing_is_a_part_of_a_prepared_turn() -> None:
    """MacDonald, who has rowed in this turn, prepares to row in the next one, and then to expand in it."""
    match = at(MACDONALD, "ana.money 100")
    match.play("row E4")
    assert match.step == "turn" and match.to_move == 0 and "row E3" not in [str(move) for move in match.legal()]
    twin = present(turn_opened(match, 0))
    twin.play("row E3")
    order = read_order(match, 0, {"kind": NEXT_MOVE, "moves": ["row E3", "expand sheep D3"]})
    play(match, "hire", "pass", "pass")
    assert made(match, order) == ["0 row E3", "0 expand sheep D3"] and standing_of(match, order).ended == "done"


def test_who_plays_alone_has_one_turn_after_the_other() -> None:
    match = begun(2)
    play(match, "pass", "hire")
    assert (match.to_move, match.step) == (BEN, "turn"), "ana has passed"
    order = read_order(match, BEN, {"kind": NEXT_MOVE, "moves": ["ship", "hire"]})
    assert refused(match, order) == ("hire", "turn_over")
    match.play("ship")
    assert match.to_move == BEN and made(match, order) == [] and standing_of(match, order).ended == "turn_over"


# -- any turn of random games


def picked(match: Match[Any], generator: Generator) -> int:
    return eager(match, generator) if match.game.name == "caledonia" else int(match.moves.pick(generator))


def check_units(match: Match[Any], made_by: dict[int, Order]) -> int:
    """Check the moves that prepared turns made, given the order of each by the length of the journal with it; return the number
    of turns of several moves. Between two moves of a turn lies no line of another seat but a question in the middle of it, and
    a turn that was begun goes on to its last move, to the first draw or such question, or to where another one of its seat parts
    from it that began with the same moves."""
    lines: dict[Order, list[int]] = {}
    for line, order in sorted(made_by.items()):
        lines.setdefault(order, []).append(line)
    for order, own in lines.items():
        turn, last = match.entries[own[0] - 1].turn, match.entries[own[-1] - 1]

        def asks_another(entry: Entry, order: Order = order, turn: int = turn) -> bool:
            return entry.seat != order.seat and (entry.seat == NATURE or entry.turn == turn >= 0)

        for entry in match.entries[own[0] - 1:own[-1]]:
            assert entry.seat == order.seat or asks_another(entry), f"{entry} at {entry.before} lies within {order.moves}"
        if last.text != order.moves[-1]:
            after, taken_up = match.entries[own[-1]], made_by.get(own[-1] + 1)
            same = taken_up is not None and taken_up.moves[:len(own)] == order.moves[:len(own)]
            parted = asks_another(after) or after.formal or same
            assert parted, f"{order.moves} stopped after {last} at {last.before} with {after}"
    return sum(len(own) > 1 for own in lines.values())


@pytest.mark.one_form
@pytest.mark.parametrize("name", names())
def test_a_turn_is_made_in_one_go_or_not_at_all(name: str) -> None:
    """Random games in which everybody prepares turns all the time."""
    whole = 0
    for seed in range(games(40, 6)):
        match: Match[Any] = Match.start(find(name), 2 + seed % 3, seed=seed)
        generator, standing = Generator(seed, 9), list[Order]()
        made_by: dict[int, Order] = {}
        while match.to_move is not None:
            for seat in range(match.seats):
                if turn_opened(match, seat) is not None and sum(order.seat == seat for order in standing) < 2:
                    standing.append(random_order(match, seat, generator, NEXT_MOVE))
            made_by |= dict(play_orders(match, standing))
            standing = [order for order in standing if standing_of(match, order).stands]
            if match.to_move is not None:
                match.play(picked(match, generator))
        whole += check_units(match, made_by)
    assert whole > 20, f"only {whole} turns of several moves"
