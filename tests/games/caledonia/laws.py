"""Laws of every position of every match, written plainly; the kit checks them after every move.

`Laws` follows a match: it adds up the events, and compares each move and its cost with a second opinion.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any

from mercat.engine.matches.journal import Entry
from mercat.engine.matches.match import Match
from mercat.games.caledonia import GAME
from mercat.games.caledonia.sources import COMPONENTS
from mercat.games.caledonia.state import Caledonia
from mercat.games.caledonia.vocabulary import CAUSE, CLAN, CONTRACT_REMOVED, GOOD, HEX, PORT, UNIT
from tests.present import present

from .plain import plain_map
from .plain_score import CARDS, glory, income, plain_scores

GOODS = GOOD.values
PRICES = [COMPONENTS["market"]["price"][good] for good in GOODS]
PRINTED = [unit["cost"] for unit in COMPONENTS["unit"]]
MAKES = {"sheep": "wool", "cow": "milk", "dairy": "cheese", "bakery": "bread", "field": "grain", "distillery": "whisky"}
STANDS = "ggggggfm"                     # the terrain that each unit needs, in the order of the units' numbers
SIGN = {"paid": -1, "spent": -1, "earned": 1, "gained": 1, "gloried": 1}
PRICED = {"expansion", "first_worker", "trade", "neighbourhood"}
# The fields that a law reads: its result can change only if they change.
PLACED = ("unit", "owner", "units", "taken", "reach", "shipping", "deployed", "at_hand", "clan", "start", "sides", "numbers")
SENT = ("merchants", "unhired", "buying", "selling", "bought", "start")
DEALT = ("pile", "under", "display", "future", "drawn", "box", "exporter", "exported", "meat", "imported", "clan")


@cache
def reached(number: int, name: str, level: int) -> frozenset[str]:
    return frozenset(plain_map(number, False).reached(name, level))


@cache
def deltas(number: int, few: bool) -> frozenset[str]:
    return frozenset(plain_map(number, few).deltas())


class Laws:
    """Checks the laws after every move of a match; a new match resets it."""

    def __init__(self) -> None:
        self.match: Match[Caledonia] | None = None
        self.before: dict[str, Any] | None = None
        self.read, self.step = 0, ""

    def __call__(self, match: Match[Caledonia]) -> None:
        if match is not self.match:
            self.begin(match)
        now = match.state.dump()
        for entry in match.entries[self.read:]:
            self.follow(entry)
        move = match.entries[-1]
        self.read = len(match.entries)
        self.holdings(now)
        if self.changed(now, PLACED):
            self.pieces(match, now)
        if self.changed(now, SENT):
            self.merchants(now)
        if "slaughtering" in (match.step, self.step) or self.changed(now, DEALT):
            self.contracts(now, 1 if match.step == "slaughtering" else 0)
        self.judge(move, now)
        self.received(move, now)
        self.before, self.step = now, match.step or ""
        if match.to_move is None:
            assert plain_scores(match, now) == [{line.cause: line.points for line in score.lines if line.points}
                                                for score in match.scores()], "the score sheet is another"

    def begin(self, match: Match[Caledonia]) -> None:
        self.match, self.read, self.step = match, 0, ""
        self.spots: list[str] = []
        self.seats, self.few, self.removed = match.seats, match.seats <= 2, 0
        self.ledger: dict[tuple[str | int, ...], int] = {}
        self.before = None

    def changed(self, now: dict[str, Any], fields: Iterable[str]) -> bool:
        """Return whether any of these fields has changed since the previous move."""
        return self.before is None or any(now[field] != self.before[field] for field in fields)

    def follow(self, entry: Entry) -> None:
        """Add up the amounts received and paid by the events of an entry."""
        for event in entry.events:
            name = event.name
            if name in SIGN:
                assert event.cause >= 0, f"{name} without a cause"
                seat = int(event.first)
                if name in ("gained", "spent"):
                    key: tuple[str | int, ...] = ("goods", seat, int(event.second))
                    amount = int(event.third)
                else:
                    key, amount = ("glory" if name == "gloried" else "money", seat), int(event.second)
                assert amount > 0, f"{name} of {amount}"
                self.ledger[key] = self.ledger.get(key, 0) + SIGN[name] * amount
            elif name == CONTRACT_REMOVED.name:
                self.removed += 1

    def holdings(self, now: dict[str, Any]) -> None:
        """Assert that money, glory and goods are the sums of the events and never negative."""
        for seat in range(self.seats):
            assert now["money"][seat] == self.ledger.get(("money", seat), 0) >= 0, "money appeared or vanished"
            assert now["glory"][seat] == self.ledger.get(("glory", seat), 0) >= 0, "glory appeared or vanished"
            for good in range(6):
                assert now["goods"][seat * 6 + good] == self.ledger.get(("goods", seat, good), 0) >= 0, "goods appeared"
        assert all(0 <= step <= 9 for step in now["price"])

    def pieces(self, match: Match[Caledonia], now: dict[str, Any]) -> None:
        """Assert that each player has thirty-two pieces, in hand or on suitable ground, and that numbers stored twice agree."""
        counts = [[0] * 9 for _seat in range(self.seats)]
        plain = plain_map(self.map_of(now), self.few)
        fishers = []
        for hex, (unit, owner) in enumerate(zip(now["unit"], now["owner"], strict=True)):
            if owner >= 0:
                counts[owner][unit] += 1
                name = HEX.values[hex]
                if unit == 8:
                    fishers.append(name)
                    assert plain.is_loch(name) or plain.is_port(name), "a fisherman on land"
                else:
                    assert STANDS[unit] in plain.codes[name] and plain.is_land(name) and not plain.is_port(name), "wrong ground"
            elif unit >= 0:
                assert unit > 8, "nobody's unit"
        assert not any(one in plain.touching[two] for one in fishers for two in fishers), "fishermen side by side"
        for seat in range(self.seats):
            if now["start"][seat] >= 0:
                assert counts[seat] == now["deployed"][seat * 9:seat * 9 + 9]
                assert sum(counts[seat]) + sum(now["at_hand"][seat * 9:seat * 9 + 9]) == 32, "a piece appeared or vanished"
        if now["numbers"][0] > 0:
            twin = GAME.copy(match.state)
            twin.rebuild()
            assert twin.is_like(match.state), "a set of hexes is stale"

    def merchants(self, now: dict[str, Any]) -> None:
        """Assert that each player has seven merchants: on the board, ready, or on one side of a good."""
        for seat in range(self.seats):
            buying, selling = (now[side][seat * 6:seat * 6 + 6] for side in ("buying", "selling"))
            assert not any(map(min, buying, selling)), "merchants on both sides of a good"
            if now["start"][seat] >= 0:
                assert sum(buying) + sum(selling) + now["merchants"][seat] + now["unhired"][seat] == 7
        assert max(now["bought"]) <= (4 if self.few else 3), "too much by neighbourhood"

    def contracts(self, now: dict[str, Any], delivering: int) -> None:
        """Assert that each of the fifty contracts is in one place, except one during its delivery, and that fulfilled ones count
        as printed."""
        places = [number for number in range(51) if now["pile"][number] or now["exporter"][number] >= 0]
        for row in ("under", "display", "future", "drawn", "box"):
            places += [contract for contract in now[row] if contract >= 0]
        assert len(places) == len(set(places)) == 50 - self.removed - delivering, "a contract is in two places or in none"
        for seat in range(self.seats):
            done = [CARDS[contract] for contract in range(51) if now["exporter"][contract] == seat]
            assert now["exported"][seat] == len(done)
            meat = sum(card["cost"].get("beef", 0) + card["cost"].get("mutton", 0) for card in done)
            assert now["meat"][seat] == meat
            for place, name in enumerate(("cotton", "tobacco", "sugar_cane", "hops")):
                assert now["imported"][seat * 4 + place] == sum(card["reward"].get(name, 0) for card in done)
            if now["clan"][seat] < 0 or CLAN.values[now["clan"][seat]] != "buchanan":
                assert now["box"][seat * 2 + 1] < 0

    # -- one move

    def judge(self, entry: Entry, now: dict[str, Any]) -> None:
        """Compare a move and its cost with a second opinion."""
        words = entry.text.split()
        if self.before is None or not words or entry.seat < 0:
            return
        paid = -sum(SIGN[event.name] * int(event.second) for event in entry.events
                    if event.name in ("paid", "earned") and CAUSE.values[event.cause] in PRICED)
        if words[0] in ("expand", "settle"):
            self.spots = [words[2]]
            assert paid == self.cost(entry.seat, words[1], words[2]), f"{entry.text} for £{paid}"
            if words[0] == "expand":
                assert words[2] in self.reach(entry.seat), f"{entry.text} out of reach"
        elif words[0] == "replace":
            self.spots.append(words[2])
        elif words[0] in ("buy", "sell"):
            self.trade(entry.seat, words[0], GOODS.index(words[1]), int(words[2]), paid, now)
        elif words[0] == "use":
            self.spots = []
            self.port(entry.seat, words[1] if words[2] == "port" else "any")

    def received(self, entry: Entry, now: dict[str, Any]) -> None:
        """Compare the yields of passing, of production and of the round's tile with a second opinion."""
        ended = [int(event.first) for event in entry.events if event.name == "round_ended"]
        tile = now["tiles"][ended[0]] + 1 if ended else 0
        gloried = [0] * self.seats
        for event in entry.events:
            cause = "" if event.cause < 0 else CAUSE.values[event.cause]
            seat = int(event.first)
            if cause == "tile":
                gloried[seat] += int(event.second)
            elif cause == "workers":
                assert event.second == income(now, seat)["money"], "other wages"
            elif cause == "farming":
                assert event.third == income(now, seat)[GOODS[event.second]], "another harvest"
            elif cause == "passing":
                order = now["next_order"] if seat in now["next_order"] else now["order"]
                assert event.second == (16, 14, 12, 10)[order.index(seat)], "other money for passing"
        if tile:
            assert gloried == [glory(now, seat, self.seats, tile) for seat in range(self.seats)], "other glory"

    def map_of(self, now: dict[str, Any]) -> int:
        return sum((now["sides"][module] & 1) << module for module in range(4) if now["sides"][module] >= 0)

    def reach(self, seat: int) -> set[str]:
        """Return the spaces that the units of a seat reached before the move."""
        before = present(self.before)
        number = self.map_of(before)
        own = [HEX.values[hex] for hex in range(117) if before["owner"][hex] == seat]
        return set().union(*(reached(number, name, before["shipping"][seat]) for name in own))

    def cost(self, seat: int, unit: str, name: str) -> int:
        """Return the cost of a unit and its land, less the clan's savings."""
        before = present(self.before)
        number = self.map_of(before)
        clan = "" if before["clan"][seat] < 0 else CLAN.values[before["clan"][seat]]
        kind = UNIT.index(unit)
        cost = 6 if clan == "macdonald" and kind >= 6 else PRINTED[kind]
        if clan == "campbell" and unit in ("dairy", "bakery", "distillery"):
            cost -= (3, 4, 4, 5)[before["deployed"][seat * 9 + kind]]
        if kind < 8 and self.step != "bonuses":
            cost += int("".join(filter(str.isdigit, plain_map(number, self.few).codes[name])))
        if clan == "robertson" and name in deltas(number, self.few):
            cost -= 2 if self.few else 3
        return cost

    def trade(self, seat: int, verb: str, good: int, amount: int, paid: int, now: dict[str, Any]) -> None:
        """Assert that a trade is paid at the price before it, with the reduction for a neighbour's unit that makes the good, and
        that the price moves then."""
        step = present(self.before)["price"][good]
        price = PRICES[good][step]
        if self.step == "neighbourhood" or any(event.name == "gained" and CAUSE.values[event.cause] == "neighbourhood"
                                               for event in present(self.match).entries[-1].events):
            price -= 2 if good < 3 else 3
            plain = plain_map(self.map_of(now), self.few)
            made = {MAKES.get(UNIT.values[now["unit"][other]]) for spot in self.spots
                    for other in map(HEX.index, plain.neighbours(spot)) if now["owner"][other] not in (-1, seat)}
            assert verb == "buy" and GOODS[good] in made, "a good that no neighbour makes"
        assert paid == (price * amount if verb == "buy" else -price * amount), "a wrong price"
        assert now["price"][good] == max(0, min(9, step + (amount if verb == "buy" else -amount))), "the price moved wrongly"

    def port(self, seat: int, name: str) -> None:
        """Assert that a port is in reach of a unit or occupied by an own fisherman, and has not been used before."""
        before = present(self.before)
        module = before["ports"].index(PORT.index(name))
        assert not before["port_used"][seat * 4 + module], "a port used twice"
        plain = plain_map(self.map_of(before), self.few)
        place = next(hex for hex in plain.codes if plain.is_port(hex) and plain.side[hex][0] == "ABCD"[module])
        assert place in self.reach(seat) or before["owner"][HEX.index(place)] == seat, "a port out of reach"
