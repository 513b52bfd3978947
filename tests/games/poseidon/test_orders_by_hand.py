"""Random games in which about half of the moves come by orders: each move of an order is what a plain statement of it wants, and
the journal is that of the same moves made by hand.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import mercat
from mercat.engine.matches.match import Match
from mercat.engine.rules.frame import number_in
from tests.thorough import games

from .ordered import Given, Line, Ordered, Statements

GAME = mercat.find("poseidon")
NATIONS = ["athenai", "thessalonike", "sparta", "thebai", "larissa", "korinthos", "megalopolis", "ambrakia"]
CARDS = ["delos", "troja", "knossos", "mykene", "poseidon", "archon"]
MERCHANT_ROUNDS = [1, 4, 7, 10, 13]      # POS-ROUND-1: one, then two exploration rounds
LAST_ROUND = 16
KINGS_MONEY = [0, 5, 10, 15, 20]         # POS-KMONEY-2, by the phase
KINDS = ["pass_quietly", "buy", "take_over", "tolerate", "take_money", "best_voyage", "as_before", "no_ship", "sell_ships",
         "refuse_offers", "new_merchants", "choose_card", "keep_cards", "claim", "double_range"]
# orders that may answer now, by step
OPEN = {"trading": ["buy", "buy", "pass_quietly"], "taking_over": ["take_over", "tolerate"], "taking": ["take_money"],
        "sailing": ["best_voyage", "as_before"], "shipyard": ["no_ship"], "answering": ["sell_ships", "refuse_offers"],
        "issuing": ["new_merchants"], "choosing": ["choose_card"], "bestowing": ["keep_cards"],
        "claiming": ["claim", "keep_cards"], "praying": ["double_range", "keep_cards"]}
DULL = {"stop", "withhold", "rest", "leave", "refuse", "by_hand", "negotiate", "mark"}
ENOUGH = 500                             # games in which every kind has made a move


def acts_in_order(state: Any, seat: int, done: int) -> list[str]:
    """The nations of a king that are still to act: POS-PREST-3, the highest prestige first, on one space the marker on top."""
    own = [nation for nation in range(8) if state.king[nation] == seat and not done >> nation & 1]
    return [NATIONS[nation] for nation in sorted(own, key=lambda nation: (-state.prestige[nation], state.rank[nation]))]


def coming(match: Match[Any], seat: int) -> str:
    """The next turn that a player has to come: POS-MR-1 in a merchant round, POS-ER-1 a nation's in an exploration round."""
    state = match.state
    done = int(state.numbers[5]) if state.round not in MERCHANT_ROUNDS else 0
    for number in range(state.round, LAST_ROUND + 1):
        if number in MERCHANT_ROUNDS:
            return "trading"
        if number == 0 or (number > state.round and state.numbers[4]):
            return "none"
        waiting = acts_in_order(state, seat, done)
        if waiting:
            return waiting[0]
        done = 0
    return "none"


def turn(match: Match[Any]) -> str:
    """The turn that begins with the open decision."""
    if match.step == "trading":
        return "trading"
    return nation_asked(match) if match.step == "discovering" else ""


def owns(state: Any, seat: int) -> list[int]:
    """The money and the merchants of each nation."""
    return [int(state.money[seat]), *[int(state.merchants[seat, nation]) for nation in range(8)]]


def asked(match: Match[Any]) -> list[int]:
    """The numbers that the open decision holds."""
    return [int(number_in(match.state.top, place)) for place in range(4)]


def nation_asked(match: Match[Any]) -> str:
    """The nation that the open decision is about, where it is about one."""
    return NATIONS[asked(match)[0]]


def remember(match: Match[Any], seat: int) -> dict[str, Any]:
    """The merchant round that an order is for: the present one, else the next one."""
    return {"round": next((number for number in MERCHANT_ROUNDS if number >= match.state.round), -1),
            "now": max(int(match.state.round), 1)}


def draw(match: Match[Any], seat: int, dice: random.Random) -> dict[str, Any]:
    """A random order of Poseidon."""
    own = [NATIONS[nation] for nation in range(8) if match.state.king[nation] == seat]
    nation = dice.choice(own if own and dice.random() < 0.8 else NATIONS)
    some, cards = dice.sample(NATIONS, dice.randint(1, 8)), dice.sample(CARDS, dice.randint(1, 6))
    kind = dice.choice(OPEN.get(match.step or "", KINDS) if seat == match.to_move and dice.random() < 0.7 else KINDS)
    if match.step in ("taking", "sailing", "shipyard", "issuing") and seat == match.to_move and dice.random() < 0.8:
        nation = nation_asked(match)
    elif kind in ("take_over", "tolerate"):
        nation = nation_asked(match) if match.step == "taking_over" else dice.choice(NATIONS)
    elif kind == "buy":
        nation = dice.choice([name for number, name in enumerate(NATIONS) if match.state.pool[number] > 0] or NATIONS)
    values: dict[str, dict[str, Any]] = {
        "pass_quietly": {},
        "buy": {"nation": nation, "price": str(dice.choice([70, 90, 110, 150, 190])), "count": str(dice.randint(1, 4))},
        "take_money": {"nation": nation, "amount": str(dice.randint(0, 20))},
        "best_voyage": {"nation": nation, "donation": dice.choice(["0", "10", "20", "40", "80"])},
        "no_ship": {"nation": nation, "ships": str(dice.randint(0, 3))},
        "sell_ships": {"nation": nation, "price": str(dice.choice([1, 50, 200])), "buyers": some,
                       "left": str(dice.randint(0, 2))},
        "new_merchants": {"nation": nation, "count": str(dice.randint(0, 6))},
        "choose_card": {"cards": cards}, "keep_cards": {"cards": cards},
        "claim": {"nations": some, "price": str(dice.choice([0, 60, 100]))},
        "double_range": {"nations": some, "more": str(dice.randint(0, 4))}}
    return {"kind": kind, "values": values.get(kind, {"nation": nation})}


def by_hand(match: Match[Any], dice: random.Random) -> str:
    """A lively move: of a random verb, seldom a dull one, and large numbers of merchants seldom."""
    moves = match.legal()
    verbs = sorted({move.verb for move in moves})
    if match.step == "taking_over":
        verbs = ["take_over", "tolerate"]
    elif dice.random() < 0.9:
        verbs = [verb for verb in verbs if verb not in DULL] or verbs
    return str(dice.choice([move for move in moves if move.verb == dice.choice(verbs)] or moves))


def new_king(lines: Sequence[Line], seat: int, nation: str, own: bool) -> bool:
    """Whether the player, or with `own` false another one, has become king of a nation in these lines."""
    return any(event["name"] in ("founded", "crowned") and NATIONS[event["nation"]] == nation and (event["seat"] == seat) == own
               for line in lines for event in line.events)


def wants(match: Match[Any], given: Given, legal: list[str], lines: Sequence[Line], since: Sequence[Line]) -> str | None:
    """The move that an order of the game wants in the open decision, from the sentences that the game shows for it."""
    move = PLAIN.get(given.kind, about_nation)(match, given, legal, since, lines)
    return move if move in legal else None


def passing(match: Match[Any], given: Given, legal: list[str], since: Sequence[Line], lines: Sequence[Line]) -> str | None:
    """Pass: in the round given; in a merchant round until another player buys, sells or founds; or in any."""
    if match.step != "trading":
        return None
    if given.kind == "pass_round":
        return "pass" if match.state.round == given.facts["now"] else None
    if given.kind == "pass_quietly":
        traded = ("set_prestige", "take_up", "buy", "give_up")
        others = any(line.seat != given.seat and line.verb in traded for line in since)
        return "pass" if match.state.round == given.facts["round"] and not others else None
    return "pass"


def buying(match: Match[Any], given: Given, legal: list[str], since: Sequence[Line], lines: Sequence[Line]) -> str | None:
    """In the merchant round, buy a merchant in each turn at this price or less, until there are so many; then end the turn."""
    nation, price, count = given.value("nation"), int(given.value("price")), int(given.value("count"))
    if match.step != "trading":
        return None
    mine = [line.text for line in since if line.seat == given.seat]
    number = NATIONS.index(nation)
    if match.state.round != given.facts["round"] or match.state.king[number] < 0 or match.state.merchant_price(number) > price:
        return None
    if any(text.startswith((f"give_up {nation} ", f"sell_off {nation} ")) for text in mine):
        return None
    bought = mine.count(f"buy {nation}")
    if bought >= count and mine[-1:] != [f"buy {nation}"]:
        return None
    if bought > count or (bought == count and "buy" not in mine[-1]):
        return None
    return "end_turn" if since and since[-1].seat == given.seat and mine[-1] == f"buy {nation}" else f"buy {nation}"


def crowning(match: Match[Any], given: Given, legal: list[str], since: Sequence[Line], lines: Sequence[Line]) -> str | None:
    """Take over the King card of a nation, or tolerate its king."""
    is_asked = match.step == "taking_over" and nation_asked(match) == given.value("nation")
    crowned = any(event["name"] == "crowned" and NATIONS[event["nation"]] == given.value("nation") and event["seat"] == given.seat
                  for line in since for event in line.events)
    return given.kind if is_asked and not crowned else None


def about_nation(match: Match[Any], given: Given, legal: list[str], since: Sequence[Line], lines: Sequence[Line]) -> str | None:
    """What is ordered about a nation: until another player becomes its king."""
    nation = str(given.value("nation"))
    number = NATIONS.index(nation)
    if match.step == "answering":
        return None if new_king(since, given.seat, nation, False) else answering(match, given, nation)
    if match.step not in ("taking", "sailing", "shipyard", "issuing") or nation_asked(match) != nation:
        return None
    if new_king(since, given.seat, nation, False):
        return None
    ships = sum(int(match.state.fleet[number, ship]) for ship in range(7))
    if match.step == "taking" and given.kind == "take_money":
        amount = min(int(given.value("amount")), KINGS_MONEY[match.state.phase], int(match.state.treasury[number]))
        return f"take {amount}" if amount > 0 else "leave"
    if match.step == "sailing" and given.kind == "best_voyage":
        return voyage(legal, int(given.value("donation")))
    if match.step == "sailing" and given.kind == "as_before":
        said = [event for line in lines for event in line.events
                if event["name"] in ("sailed", "stayed") and NATIONS[event["nation"]] == nation]
        if not said:
            return None
        return "stay_home" if said[-1]["name"] == "stayed" else voyage(legal, said[-1]["amount"])
    if match.step == "shipyard" and given.kind == "no_ship":
        return "finish" if ships >= int(given.value("ships")) else None
    if match.step == "issuing" and given.kind == "new_merchants":
        counts = [int(move.split()[1]) for move in legal if move.startswith("issue ")]
        count = max([0, *[count for count in counts if count <= int(given.value("count"))]])
        return f"issue {count}" if count > 0 else "issue_none"
    return None


def voyage(legal: list[str], donation: int) -> str | None:
    """The voyage that brings each merchant the most for no larger donation, if it brings anything."""
    known = [(int(move.split()[1]), -int(move.split()[2])) for move in legal if move.startswith("send ")]
    fitting = [one for one in known if one[0] > 0 and -one[1] <= donation]
    return f"send {max(fitting)[0]} {-max(fitting)[1]}" if fitting else None


def answering(match: Match[Any], given: Given, nation: str) -> str | None:
    """Whether to sell a ship."""
    buyer, seller, _, price = asked(match)
    if NATIONS[seller] != nation or given.kind not in ("sell_ships", "refuse_offers"):
        return None
    if given.kind == "refuse_offers":
        return "refuse"
    left = sum(int(match.state.fleet[NATIONS.index(nation), ship]) for ship in range(7)) - 1
    agreed = (price >= int(given.value("price")) and NATIONS[buyer] in given.value("buyers")
              and left >= int(given.value("left")))
    return "accept" if agreed else "refuse"


def about_cards(match: Match[Any], given: Given, legal: list[str], since: Sequence[Line], lines: Sequence[Line]) -> str | None:
    """Which special cards to buy, and which to keep for their income."""
    cards = given.value("cards")
    if given.kind == "choose_card":
        return next((f"choose {card}" for card in cards if f"choose {card}" in legal), None)
    if match.step in ("bestowing", "claiming"):
        return "keep_income" if CARDS[asked(match)[0]] in cards else None
    if match.step != "praying" or "poseidon" not in cards:
        return None
    return "rest" if "rest" in legal else "withhold"


def claiming(match: Match[Any], given: Given, legal: list[str], since: Sequence[Line], lines: Sequence[Line]) -> str | None:
    """Archon is exchanged for the first merchant that is worth enough."""
    if match.step != "claiming":
        return None
    worth = [nation for nation in given.value("nations") if f"claim {nation}" in legal
             and match.state.merchant_price(NATIONS.index(nation)) >= int(given.value("price"))]
    return f"claim {worth[0]}" if worth else "keep_income"


def doubling(match: Match[Any], given: Given, legal: list[str], since: Sequence[Line], lines: Sequence[Line]) -> str | None:
    """Poseidon helps a fleet of these nations that earns enough more by it; once."""
    if match.step != "praying" or any(event["name"] == "favoured" for line in since for event in line.events):
        return None
    more = earned_after(match, "favour") - earned_after(match, "withhold")
    return "favour" if nation_asked(match) in given.value("nations") and more >= int(given.value("more")) else "withhold"


def earned_after(match: Match[Any], move: str) -> int:
    """What the best voyage brings after a move."""
    twin = match.copy()
    twin.play(move)
    return max([0, *[int(str(one).split()[1]) for one in twin.legal() if one.verb == "send"]])


PLAIN = {"pass_round": passing, "pass_until": passing, "pass_quietly": passing, "buy": buying, "take_over": crowning,
         "tolerate": crowning, "choose_card": about_cards, "keep_cards": about_cards, "claim": claiming, "double_range": doubling}
STATEMENTS = Statements(draw, remember, wants, turn, coming, owns)


def played(seats: int, seed: int, counts: Counter[str]) -> None:
    """Play a game with orders, then the same by hand, and with the same orders once more."""
    game = Ordered(STATEMENTS, Match.start(GAME, seats, seed=seed), seed)
    try:
        game.play(by_hand)
        assert game.by_hand(Match.start(GAME, seats, seed=seed)) == game.match.journal
        if seed % 5 == 0:
            assert game.again(Match.start(GAME, seats, seed=seed)) == game.match.journal
    except AssertionError as broken:
        raise AssertionError(f"{broken} (seed {seed}, {seats} seats)") from broken
    counts.update(game.counts)


def test_orders_make_the_moves_that_their_players_would() -> None:
    counts: Counter[str] = Counter()
    many = games(40, 3)
    for seed in range(many):
        played(2 + seed % 4, seed, counts)
    print(f"{many} games:", dict(counts.most_common()))
    by_orders = counts.total() - counts["hand"]
    assert by_orders > counts.total() * 2 // 5
    if many >= ENOUGH:
        assert set(counts) == {*KINDS, "pass_round", "pass_until", "next_move", "hand"}
