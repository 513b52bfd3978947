"""What the policy of Poseidon's playouts sees of a move, and that its weights are those of these features."""

import json

from librt.vecs import vec
from mypy_extensions import i64

from mercat.bots.play.players import RandomBot
from mercat.engine.rules.rulebook import MOST, Moves
from mercat.engine.transcripts.transcript import Transcript
from mercat.games.poseidon.bots.policy import FILE, POLICY
from mercat.games.poseidon.state import Poseidon
from tests.present import present

from . import plain
from .playing import GAME, played


def test_the_weights_of_the_policy_are_those_of_its_features() -> None:
    """So that none is ignored because a feature was renamed."""
    stored = json.loads(FILE.read_text(encoding="utf-8"))["weights"]
    assert len(stored) > 200 and set(stored) <= set(POLICY.names)
    assert [stored.get(name, usual) for name, usual in zip(POLICY.names, POLICY.untrained, strict=True)] == list(POLICY.weights)


def test_no_feature_is_left_over_from_another_move() -> None:
    """Every feature of a move is written before it is weighed, and none is large."""
    weights, verbs = vec[i64]([0] * int(MOST)), set()

    def look(state: Poseidon, moves: Moves) -> None:
        POLICY.count = 0
        present(GAME.advice).priors(state, moves, weights)
        if moves.count == 1 or POLICY.count != moves.count:
            return
        listed = list(weights)[:moves.count]
        for place in range(len(POLICY.features)):
            POLICY.features[place] = 12345
        present(GAME.advice).priors(state, moves, weights)
        assert list(weights)[:moves.count] == listed
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


def seen(said: str, verb: str, features: list[str]) -> dict[str, list[int]]:
    """These features of a verb's moves, in sixteenths, by the rest of the move."""
    transcript, moves = Transcript(), Moves()
    assert not transcript.run(TRADES + said)
    state = present(transcript.match).state
    GAME.rules.offer(state, moves)
    POLICY.count = 0
    present(GAME.advice).priors(state, moves, vec[i64]([0] * int(MOST)))
    assert POLICY.count == moves.count
    places = [POLICY.names.index(f"{verb}: {feature}") - POLICY.names.index(f"{verb}: always") for feature in features]
    spelt = [GAME.vocabulary.spell(move).split() for move in moves.listed()]
    return {" ".join(words[1:]): [int(POLICY.features[number * int(POLICY.width) + place]) for place in places]
            for number, words in enumerate(spelt) if words[0] == verb}


def test_the_policy_sees_what_a_king_sells() -> None:
    """Three merchants lie on the King card. Ben holds four, so with fewer than that ana gives up the King card."""
    sales = seen("ana sell", "give_up", ["number, as king", "left, as king", "lead then", "gives up the king",
                                         "all that can be sold", "price of the number"])
    assert sales == {"thebai 1": [4, 20, 4, 0, 0, 3], "thebai 2": [8, 16, 0, 0, 0, 6], "thebai 3": [12, 12, -4, 16, 16, 9]}
    assert seen("", "sell", ["merchants that a king could sell", "price of these merchants", "has sold"]) == {"": [12, 9, 0]}
    again = "ana sell\nana give_up thebai 1"
    assert seen(again, "end_turn", ["has bought", "has sold", "turns with sales in this round"]) == {"": [0, 16, 4]}
    assert seen(again, "buy", ["was sold in this turn", "merchants in the pool"]) == {"thebai": [16, 6]}


def test_the_policy_sees_what_a_founder_can_pay() -> None:
    """230 drachmas pay five merchants for 40, half of nine; four for 50, half of seven; three for 60 and 70, half of five."""
    founded = seen("ana found sparta", "set_prestige", ["merchants that can be placed", "treasury then", "money left then"])
    assert founded == {"40": [36, 9, 1], "50": [28, 8, 1], "60": [20, 7, 2], "70": [20, 8, 0]}


def test_the_policy_sees_what_selling_and_buying_back_saves() -> None:
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


def test_the_policy_sees_whether_a_treasury_pays_for_a_ship() -> None:
    """A 2-ship costs 100 drachmas, a 4-ship 300; five, seven and nine merchants for 40 bring 200, 280 and 360."""
    placed, ship = "ana found sparta\nana set_prestige 40", ["missing then for the next ship", "pays for the next ship"]
    assert seen(placed, "place", ship) == {"5": [0, 16], "7": [0, 16], "9": [0, 16]}
    later = "let deck.2_ship 0\nlet deck.3_ship 0\n" + placed
    assert seen(later, "place", ship) == {"5": [5, 0], "7": [1, 0], "9": [0, 16]}


def test_the_policy_sees_what_a_merchant_gains() -> None:
    """The gain by the price of 80 fits the gain, which is counted in twenties; a 2-ship sails from E9 to the post on E11."""
    shipped = "let fleet.thebai.2_ship 1\nlet posts.thebai.E11 1\n"
    gain, by_price, income = seen(shipped, "buy", ["gain", "gain by price", "income of the next voyage"])["thebai"]
    assert gain > 0 and 4 * 20 * gain // 80 <= by_price <= 4 * 20 * (gain + 1) // 80
    assert income == 2 * 3                                      # the post on E11


def test_the_policy_sees_what_lies_near_a_home() -> None:
    """Twice the values of the posts within three steps, 60 at most."""
    found = seen("", "found", ["places near the home"])
    assert len(found) == 7
    for nation, row in zip(plain.NATIONS, plain.DATA["nations"], strict=True):
        if nation in found:
            near = {row["hex"]}
            for _step in range(3):
                near |= {other for place in near for other in plain.around(place, 4)}
            posts = sum(post["value"] for post in plain.SEA["posts"] if post["hex"] in near)
            assert found[nation] == [min(2 * posts, 60)]


def test_the_policy_sees_the_lead_of_a_king_who_issues_merchants() -> None:
    """Athenai may turn discs into merchants because a 5-ship began a phase; ana holds five of them, ben two."""
    issuing = """let king.athenai ana
let prestige.athenai 90
let merchants.ana.athenai 5
let merchants.ben.athenai 2
let potentials.athenai 10
let discovery.athenai I15
let deck.2_ship 0
let deck.3_ship 0
let deck.4_ship 0
let treasury.athenai 4000
let card_owner.delos none
let card_owner.mykene none
let card_owner.archon none
ana pass
ben pass
cleo pass
dan pass
ana leave
ana stop
ana buy_ship 5_ship
"""
    leads = seen(issuing, "issue", ["lead in merchants", "number, times lead"])
    assert leads == {str(number): [12, 3 * number] for number in range(1, 5)}           # in phase 2 up to four


def test_the_policy_sees_where_a_discovery_ship_goes() -> None:
    """Of the places around I15, posts of value 4 can be built in H16 and J16. Thebai has no ship, so all are out of its range."""
    sailing = "ana pass\nben pass\ncleo pass\ndan pass\ndan keep_income\n"
    found = seen(sailing, "explore", ["value", "highest value next to it", "distance from home", "distance beyond the range"])
    assert {place for place, (value, *_) in found.items() if value == 32} == {"H16", "J16"}
    assert found["H14"] == [0, 32, 16, 16] and found["I17"] == [0, 40, 24, 24]
