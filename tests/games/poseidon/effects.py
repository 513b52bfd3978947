"""A second opinion on the costs and gains of a move, computed plainly from the position before it."""

from collections import Counter

from mercat.engine.matches.journal import Entry
from mercat.engine.matches.match import Match
from mercat.games.poseidon.state import Poseidon
from mercat.games.poseidon.vocabulary import CAUSE
from tests.present import present

from .plain import ASSUMED, CARDS, NATIONS, PRICES, TRACK, Table, phase_row

CAUSES = CAUSE.values
Holder = tuple[str, int]                # ("seat" or "nation", number)

PRICED = {"choose", "place", "take_up", "buy", "give_up", "take", "send", "land", "stay_home", "buy_ship", "exchange", "issue",
          "price", "accept", "forced_purchase"}


def amounts(before: "Before", words: list[str]) -> dict[tuple[str, Holder], int]:
    """Return the expected changes of each nation's treasury and each player's money by the move's own causes: (cause, holder) ->
    drachmas."""
    table, verb = Table(before), words[0]
    seat, nation, state = ("seat", table.seat), table.nation, before.state
    number = int(words[-1]) if words[-1].isdecimal() else 0
    named = NATIONS.index(words[1]) if len(words) > 1 and words[1] in NATIONS else -1
    treasury = ("nation", nation)
    if verb == "choose":
        return {("card", seat): -ASSUMED["special_card"][f"P{CARDS.index(words[1])}"]["price"]}
    if verb == "place":
        return {("founding", treasury): number * table.worth(nation)}
    if verb == "take_up":
        return {("founding", seat): -number * table.worth(nation)}
    if verb == "buy":
        return {("trade", seat): -table.worth(named)}
    if verb == "give_up":
        return {("trade", seat): number * table.worth(named)}
    if verb == "take":
        return {("kings_money", seat): number, ("kings_money", treasury): -number}
    if verb in ("send", "land"):
        income, donation = (int(words[1]), number) if verb == "send" else (int(state.voyage[2]), int(state.voyage[3]))
        paid = {("dividend", ("seat", one)): income * int(state.merchants[one, nation]) for one in range(table.seats)}
        return {**paid, ("donation", treasury): -donation}
    if verb == "stay_home":
        return {("stay_home", treasury): phase_row(table.phase)["stay_home"]}
    if verb == "buy_ship":
        return {("ship", treasury): -PRICES[words[1][0]]}
    if verb == "exchange":
        return {("ship", treasury): PRICES[words[1][0]] // 2 - PRICES["E"]}
    if verb == "issue":
        return {("phase", treasury): number * table.worth(nation)}
    if verb == "accept" or (verb == "price" and state.king[table.about["seller"]] == table.seat):
        price = number if verb == "price" else table.about["price"]
        return {("ship", treasury): -price, ("ship", ("nation", table.about["seller"])): price}
    if verb == "forced_purchase":
        return forced(table)
    return {}


def forced(table: Table) -> dict[tuple[str, Holder], int]:
    """Return the payments of a forced purchase: discs sold at one step less of prestige, as few as suffice, then the king's
    money."""
    state, nation, (_kind, price) = table.state, table.nation, table.price_of_next()
    price = present(price)
    missing = price - int(state.treasury[nation])
    changes: Counter[tuple[str, Holder]] = Counter()
    if state.potentials[nation] > 0:
        worth = TRACK[max(int(state.prestige[nation]) - 1, 0)]
        raised = min(-(-missing // worth), int(state.potentials[nation])) * worth
        changes["forced", ("nation", nation)] = raised
        missing = max(missing - raised, 0)
    if missing <= table.money:
        changes["forced", ("seat", table.seat)] -= missing
        changes["forced", ("nation", nation)] += missing
        changes["ship", ("nation", nation)] -= price
    return changes


def amounts_are_right(before: "Before", entry: Entry) -> None:
    """Assert that the events of a move have the expected amounts for the move's own causes."""
    if entry.text.split()[0] not in PRICED:
        return
    expected = {key: amount for key, amount in amounts(before, entry.text.split()).items() if amount}
    causes = {cause for cause, _holder in expected}
    happened: Counter[tuple[str, Holder]] = Counter()
    for event in entry.events:
        if event.name in ("paid", "earned", "treasury_paid", "treasury_earned"):
            key = CAUSES[event.cause], ("nation" if event.name.startswith("treasury") else "seat", int(event.first))
            if key[0] in causes:
                happened[key] += int(event.second) if event.name.endswith("earned") else -int(event.second)
    assert {key: amount for key, amount in happened.items() if amount} == expected, f"{entry.text}: {happened}, not {expected}"


def markers_are_right(before: "Before", entry: Entry) -> None:
    """POS-PREST-2 POS-FORCE-2: assert that the right prestige falls by a king's sale in a merchant round and by a forced
    purchase."""
    words = entry.text.split()
    if words[0] not in ("give_up", "forced_purchase"):
        return
    table = Table(before)
    fallen = [int(event.first) for event in entry.events
              if event.name == "prestige_is" and CAUSES[event.cause] in ("trade", "forced")]
    if words[0] == "give_up":
        nation = NATIONS.index(words[1])
        falls = nation in table.own and not table.about["lowered"] >> nation & 1 and table.state.prestige[nation] > 0
        assert fallen == [nation] * falls, f"{entry.text}: fallen {fallen}"
    else:
        falls = table.state.potentials[table.nation] > 0 and table.state.prestige[table.nation] > 0
        assert fallen == [table.nation] * int(falls), f"{entry.text}: fallen {fallen}"


class Before:
    """The parts of a match before its last move that these checks read."""

    def __init__(self, match: Match[Poseidon]) -> None:
        self.state: Poseidon = match.game.copy(match.state)
        self.to_move = match.to_move
