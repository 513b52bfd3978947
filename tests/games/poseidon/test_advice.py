"""The evaluation for bots leaves the position alone, remembers incomes correctly, and makes bots stronger."""

import json
from collections import Counter
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import mercat
from mercat.bots.players import GreedyBot, RandomBot, SearchBot
from mercat.engine.rng import Generator
from mercat.engine.rules import MOST, Moves
from mercat.engine.state import NATURE, is_compiled
from mercat.engine.transcript import Transcript
from mercat.games.poseidon.board import DONATION_LEVELS
from mercat.games.poseidon.bots.policy import FILE, POLICY
from mercat.games.poseidon.income import Income

GAME = mercat.find("poseidon")


def played(bots, seed, look=None, most=100_000, said=None):
    """A game of these bots; `look` is shown every decision of a player, `said` counts their verbs."""
    state, moves, generator, made = GAME.first(len(bots)), Moves(), Generator(seed), 0
    GAME.rules.advance(state, moves)
    while moves.count and made < most:
        seat = int(GAME.rules.to_move(state))
        if look is not None and seat != NATURE:
            look(state, moves)
        move = int(moves.pick(generator)) if seat == NATURE else bots[seat].pick(GAME, state, moves, seed * 1000 + made)
        if said is not None:
            said[GAME.vocabulary.verb(move).name] += 1
        GAME.rules.apply(state, move, moves)
        made += 1
    return GAME.scores(state)


def at_the_shipyard(said="", spare=0):
    """A nation without a ship that cannot pay for the bank's, as in the transcript of deals; Sparta has some ships to spare."""
    begun = (Path(__file__).parent / "deals.play").read_text(encoding="utf-8").split("= step shipyard")[0]
    transcript = Transcript()
    assert not transcript.run(begun.replace("let fleet.sparta.3_ship 1", f"let fleet.sparta.3_ship {1 + spare}") + said)
    return transcript.match


def answer(bot, match):
    return GAME.vocabulary.spell(bot.pick(GAME, match.state, match.moves, 1))


def test_asking_for_advice_changes_nothing():
    weights = vec[i64]([0] * int(MOST))

    def look(state, moves):
        before, listed = state.dump(), list(moves.listed())
        values = [int(GAME.advice.value(state, seat)) for seat in range(3)]
        assert values == [int(GAME.advice.value(state, seat)) for seat in range(3)]
        GAME.advice.priors(state, moves, weights)
        assert all(weights[place] >= 1 for place in range(moves.count))
        assert state.dump() == before and list(moves.listed()) == listed

    played([RandomBot()] * 3, 1, look, most=400)


def test_remembered_incomes_are_those_that_a_search_finds():
    """One object asked again and again answers like a fresh one."""
    old, kept = Income(), [0]

    def look(state, moves):
        kept[0] += 1
        if kept[0] % 20 == 0:
            for nation in range(8):
                if state.is_founded(nation) and state.ships_of(nation) > 0:
                    remembered = [int(old.choices(state, nation, False).best[level]) for level in range(DONATION_LEVELS)]
                    found = Income().choices(state, nation, False)
                    assert remembered == [int(found.best[level]) for level in range(DONATION_LEVELS)]

    played([RandomBot()] * 4, 3, look, most=1500)
    assert kept[0] > 1000


@pytest.mark.skipif(not is_compiled(), reason="whole games of a bot that looks ahead take minutes interpreted")
def test_advice_beats_chance():
    """One bot with advice against two that play at random: richer in every game."""
    for seed in range(4):
        scores = played([GreedyBot(), RandomBot(), RandomBot()], seed)
        assert scores[0].place == 1 and scores[0].total > 1.5 * max(scores[1].total, scores[2].total)


@pytest.mark.parametrize(("bot", "price", "spare", "said"), [
    (GreedyBot(), 1, 0, "refuse"), (GreedyBot(), 1, 1, "refuse"), (GreedyBot(), 240, 1, "accept"),
    (SearchBot(iterations=100), 1, 0, "refuse"), (SearchBot(iterations=40), 240, 1, "accept")])
def test_bots_answer_offers(bot, price, spare, said):
    """A 3-ship is hardly given for nothing, and gladly for more than the bank takes. The search may give away one to spare: it
    keeps the rival from a better ship."""
    match = at_the_shipyard(f"ana negotiate sparta 3_ship\nana hundreds {price // 100}\nana price {price}\n", spare)
    assert answer(bot, match) == said


def test_a_ship_to_spare_helps_another_nation_of_its_king():
    """Rather than have the nation sink in prestige and issue merchants for the bank's ship."""
    assert answer(GreedyBot(), at_the_shipyard()) == "negotiate thebai 4_ship"


def test_an_offer_is_worth_what_the_other_king_would_agree_to():
    asked = "ana negotiate sparta 3_ship\nana hundreds 0\nana price "
    now, cheap, fair = at_the_shipyard(), at_the_shipyard(asked + "1"), at_the_shipyard(asked + "99", spare=1)
    value = [int(GAME.advice.value(match.state, 0)) for match in (now, cheap, fair)]
    assert value[1] < value[0] < value[2]
    again = at_the_shipyard(asked + "1\nben refuse\n" + asked + "99", spare=1)
    assert int(GAME.advice.value(again.state, 0)) < value[0], "after a refusal he is left in peace"


@pytest.mark.skipif(not is_compiled(), reason="whole games of a bot that looks ahead take minutes interpreted")
def test_bots_make_no_offer_that_would_be_refused():
    said = Counter()
    for seed in range(3):
        played([GreedyBot()] * (2 + seed), seed, said=said)
    played([GreedyBot()] * 3, 17, said=said)        # here an offer was once expected at the end of a turn, and made at once
    assert said["refuse"] == 0 < said["negotiate"]


def test_selling_again_and_again_costs_more_and_more():
    """What it brings is seen at once, and that it only puts off the end of the round is not."""
    def values_in(state):
        values = []
        for turns in range(4):
            state.sale_turns[0] = turns
            values.append(int(GAME.advice.value(state, 0)))
        return values

    values = values_in(mercat.Match.start("poseidon", 3, seed=1).state)          # it begins with a merchant round
    assert len(set(values_in(at_the_shipyard().state))) == 1, "sales of the merchant round before count no more"
    assert values[0] > values[1] > values[2] > values[3] and values[0] - values[1] < values[2] - values[3]


@pytest.mark.skipif(not is_compiled(), reason="whole games of a bot that looks ahead take minutes interpreted")
def test_bots_do_not_buy_back_what_they_have_just_sold():
    said = Counter()
    for seed in range(3):
        played([GreedyBot()] * 3, seed, said=said)
    assert said["give_up"] < 3 * 30, "with buying back, 70 to 100 a game"


def test_the_weights_of_the_policy_are_those_of_its_features():
    """So that none is ignored because a feature was renamed."""
    stored = json.loads(FILE.read_text(encoding="utf-8"))["weights"]
    assert len(stored) > 200 and set(stored) <= set(POLICY.names)
    assert [stored.get(name, usual) for name, usual in zip(POLICY.names, POLICY.untrained, strict=True)] == list(POLICY.weights)


def test_no_feature_is_left_over_from_another_move():
    """Every feature of a move is written before it is weighed, and none is large."""
    weights, verbs = vec[i64]([0] * int(MOST)), set()

    def look(state, moves):
        POLICY.count = 0
        GAME.advice.priors(state, moves, weights)
        if moves.count == 1 or POLICY.count != moves.count:
            return
        found = list(weights)[:moves.count]
        for place in range(len(POLICY.features)):
            POLICY.features[place] = 12345
        GAME.advice.priors(state, moves, weights)
        assert list(weights)[:moves.count] == found
        for place in range(moves.count):
            verb = POLICY.verb[place]
            verbs.add(verb)
            at = place * POLICY.width
            seen = [POLICY.features[at + number] for number in range(POLICY.counts[verb])]
            assert max(seen) <= 400 and min(seen) >= -400

    for seats in (2, 5):
        played([RandomBot()] * seats, 5, look, most=700)
    assert len(verbs) > 20


TRADES = """game poseidon
seats ana ben cleo dan
deal off
nature begin ana
dan choose archon
cleo choose poseidon
ben choose mykene
ana choose delos
let king.thebai ana
let prestige.thebai 80
let discovery.thebai I15
let potentials.thebai 4
let pool.thebai 2
let merchants.ana.thebai 6
let merchants.ben.thebai 4
let ana.money 230
let ben.money 100
let cleo.money 150
let dan.money 50
"""


def seen(said, verb, features):
    """These features of a verb's moves, in sixteenths, by the rest of the move."""
    transcript, moves = Transcript(), Moves()
    assert not transcript.run(TRADES + said)
    state = transcript.match.state
    GAME.rules.offer(state, moves)
    POLICY.count = 0
    GAME.advice.priors(state, moves, vec[i64]([0] * int(MOST)))
    assert POLICY.count == moves.count
    places = [POLICY.names.index(f"{verb}: {feature}") - POLICY.names.index(f"{verb}: always") for feature in features]
    spelt = [GAME.vocabulary.spell(move).split() for move in moves.listed()]
    return {" ".join(words[1:]): [int(POLICY.features[number * int(POLICY.width) + place]) for place in places]
            for number, words in enumerate(spelt) if words[0] == verb}


def test_the_policy_sees_what_a_king_sells():
    """Three merchants lie on the King card. Ben holds four, so with fewer than that ana gives up the King card."""
    sales = seen("ana sell", "give_up", ["number, as king", "left, as king", "lead then", "gives up the king",
                                         "all that can be sold", "price of the number"])
    assert sales == {"thebai 1": [4, 20, 4, 0, 0, 3], "thebai 2": [8, 16, 0, 0, 0, 6], "thebai 3": [12, 12, -4, 16, 16, 9]}
    assert seen("", "sell", ["merchants that a king could sell", "price of these merchants", "has sold"]) == {"": [12, 9, 0]}
    again = "ana sell\nana give_up thebai 1"
    assert seen(again, "end_turn", ["has bought", "has sold", "turns with sales in this round"]) == {"": [0, 16, 4]}
    assert seen(again, "buy", ["was sold in this turn", "merchants in the pool"]) == {"thebai": [16, 6]}


def test_the_policy_sees_what_a_founder_can_pay():
    """230 drachmas pay five merchants for 40, half of nine; four for 50, half of seven; three for 60 and 70, half of five."""
    founded = seen("ana found sparta", "set_prestige", ["merchants that can be placed", "treasury then", "money left then"])
    assert founded == {"40": [36, 9, 1], "50": [28, 8, 1], "60": [20, 7, 2], "70": [20, 8, 0]}


def test_the_policy_sees_what_selling_and_buying_back_saves():
    """From 80 the prestige falls to 70, once in a turn: three merchants bought back are 30 cheaper. Opponents have 300 in all."""
    saved = ["saved by selling and buying back", "merchants of this in the pool", "opponents' money"]
    assert seen("", "sell", saved) == {"": [15, 4, 6]}
    assert seen("ana sell\nana give_up thebai 1", "end_turn", saved) == {"": [0, 0, 6]}
    sale = ["saved by buying back", "number, prestige lowered before", "merchants in the pool",
            "merchants that can be bought then"]
    assert seen("ana sell", "give_up", sale) == {             # 310, 390 and 470 drachmas pay for 4, 5 and 6 merchants
        "thebai 1": [5, 0, 4, 17], "thebai 2": [10, 0, 4, 22], "thebai 3": [15, 0, 4, 26]}
    again = seen("ana sell\nana give_up thebai 1\nana sell", "give_up", sale[:3])
    assert again == {"thebai 1": [0, 4, 6], "thebai 2": [0, 8, 6]}


def test_the_policy_sees_whether_a_treasury_pays_for_a_ship():
    """A 2-ship costs 100 drachmas, a 4-ship 300; five, seven and nine merchants for 40 bring 200, 280 and 360."""
    placed, ship = "ana found sparta\nana set_prestige 40", ["missing then for the next ship", "pays for the next ship"]
    assert seen(placed, "place", ship) == {"5": [0, 16], "7": [0, 16], "9": [0, 16]}
    later = "let deck.2_ship 0\nlet deck.3_ship 0\n" + placed
    assert seen(later, "place", ship) == {"5": [5, 0], "7": [1, 0], "9": [0, 16]}


def test_the_policy_sees_where_a_discovery_ship_goes():
    """Of the places around I15, posts of value 4 can be built in H16 and J16. Thebai has no ship, so all are out of its range."""
    sailing = "ana pass\nben pass\ncleo pass\ndan pass\ndan keep_income\n"
    found = seen(sailing, "explore", ["value", "highest value next to it", "distance from home", "distance beyond the range"])
    assert {place for place, (value, *_) in found.items() if value == 32} == {"H16", "J16"}
    assert found["H14"] == [0, 32, 16, 16] and found["I17"] == [0, 40, 24, 24]
