"""A second opinion on the legal moves of a turn and of placing a first worker, written from the sentences of the rulebook."""

from collections.abc import Iterator
from itertools import permutations

from mercat.engine.matches.match import Match
from mercat.games.caledonia.sources import COMPONENTS
from mercat.games.caledonia.state import Caledonia
from mercat.games.caledonia.vocabulary import CLAN, GOOD, HEX, PORT, UNIT
from tests.present import present

from .plain import plain_map
from .plain_score import CARDS

PRICES = [COMPONENTS["market"]["price"][good] for good in GOOD.values]
COSTS = [8, 9, 12, 8, 18, 10, 6, 10, 6]
TERRAIN = "ggggggfm"
CONTRACT_COST = [-5, 0, 5, 10, 15]
FACTORIES = (2, 3, 5)
MAKES = ["wool", "milk", "cheese", "bread", "grain", "whisky"]     # by number of the unit


Replacement = tuple[int, int, str, int]     # the kinds of the new and the old unit, the space, and the new unit


class Turn:
    """One decision, read from the dump of the position and the names of hexes."""

    def __init__(self, match: Match[Caledonia]) -> None:
        now = match.state.dump()
        seat = self.seat = present(match.to_move)
        self.now, self.seats, self.few = now, match.seats, match.seats <= 2
        self.with_ports = match.options["ports"] == "on"
        self.clan = "" if now["clan"][seat] < 0 else CLAN.values[now["clan"][seat]]
        self.money, self.merchants, self.level = now["money"][seat], now["merchants"][seat], now["shipping"][seat]
        self.goods = now["goods"][seat * 6:seat * 6 + 6]
        self.buying, self.selling = (now[side][seat * 6:seat * 6 + 6] for side in ("buying", "selling"))
        self.deployed = now["deployed"][seat * 9:seat * 9 + 9]
        self.hand = now["at_hand"][seat * 9:seat * 9 + 9]
        self.map = plain_map(sum((now["sides"][module] & 1) << module for module in range(4)), self.few)
        self.own = {HEX.values[hex]: now["unit"][hex] for hex in range(117) if now["owner"][hex] == seat}
        self.taken = {HEX.values[hex] for hex in range(117) if now["unit"][hex] >= 0}
        self.reach = set().union(*(self.map.reached(name, self.level) for name in self.own)) if self.own else set()
        self.ports = {PORT.values[port]: place for place, port in enumerate(now["ports"]) if port >= 0}

    def offers(self) -> set[str]:
        """Return the legal moves of an ordinary turn, in notation."""
        return {*self.trades(), *self.contracts(), *self.expansions(), *self.upgrades(), *self.fulfilments(), *self.port_moves(),
                *self.shifts(), *self.boats(), *self.barrels(), "pass"}

    # -- money and market

    def bonus(self) -> int:
        return 1 if self.clan == "stewart" else 0

    def trades(self) -> Iterator[str]:
        for good, name in enumerate(GOOD.values):
            price = PRICES[good][self.now["price"][good]]
            for amount in range(1, self.merchants + 1):
                if not self.selling[good] and price * amount <= self.money + self.bonus():
                    yield f"buy {name} {amount}"
                if not self.buying[good] and amount <= self.goods[good]:
                    yield f"sell {name} {amount}"

    def contracts(self) -> Iterator[str]:
        boxes = self.now["box"][self.seat * 2:self.seat * 2 + (2 if self.clan == "buchanan" else 1)]
        enough = self.clan == "buchanan" and self.now["numbers"][5] >= 2
        if -1 in boxes and not enough and self.money >= CONTRACT_COST[self.now["numbers"][0] - 1]:
            yield from (f"obtain {contract}" for contract in self.now["display"] if contract >= 0)

    def upgrades(self) -> Iterator[str]:
        if self.level < 5 and self.money >= 4:
            yield "ship"
        if self.now["unhired"][self.seat] and self.money >= 4:
            yield "hire"
        for worker, name in enumerate(("woodcutter", "miner")):
            if self.clan != "macdonald" and self.money >= 10 and not self.now["technology"][self.seat * 2 + worker]:
                yield f"improve {name}"

    def barrels(self) -> Iterator[str]:
        if self.clan == "mackenzie":
            yield from (f"uncork {spot}" for spot, full in zip(("left", "right"), self.now["cellar"], strict=True) if full)

    # -- the map

    def bears(self, unit: int, name: str) -> bool:
        """Return whether a unit may be on a space; MacDonald's workers have the names of their terrain."""
        code = self.map.codes[name]
        if unit == 8:
            water = self.map.is_loch(name) or (self.with_ports and self.map.is_port(name))
            return self.clan == "macdonald" and water and not any(self.own.get(other) == 8 for other in self.map.touching[name])
        if not self.map.is_land(name) or self.map.is_port(name) or TERRAIN[unit] not in code:
            return False
        return not (unit == 7 and self.clan == "macdonald" and "f" in code)

    def cost(self, unit: int, name: str, free_land: bool = False) -> int:
        cost = 6 if self.clan == "macdonald" and unit > 5 else COSTS[unit]
        if self.clan == "campbell" and unit in FACTORIES:
            cost -= (3, 4, 4, 5)[self.deployed[unit]]
        if unit < 8 and not free_land:
            cost += int("".join(filter(str.isdigit, self.map.codes[name])))
        if self.clan == "robertson" and name in self.map.river_deltas:
            cost -= 2 if self.few else 3
        return cost

    def left(self, unit: int) -> int:
        return self.hand[8 if unit > 5 and self.clan == "macdonald" else unit]

    def expansions(self, free_land: bool = False) -> Iterator[str]:
        for name in self.reach - self.taken:
            for unit in range(9):
                if self.left(unit) and self.bears(unit, name) and self.cost(unit, name, free_land) <= self.money:
                    yield f"expand {UNIT.values[unit]} {name}"

    def first_workers(self) -> Iterator[str]:
        """Yield the placements of a first worker: anywhere, or for Fergusson on the border."""
        for name in self.map.codes.keys() - self.taken:
            if self.clan != "fergusson" or name in self.map.border():
                for unit in (6, 7, 8):
                    if self.left(unit) and self.bears(unit, name) and self.cost(unit, name) <= self.money:
                        yield f"settle {UNIT.values[unit]} {name}"

    def boats(self) -> Iterator[str]:
        """Yield the moves of a fisherman to an adjacent empty loch or port tile that touches no other own fisherman."""
        if self.clan != "macdonald" or self.now["numbers"][3]:
            return
        for boat in [name for name, unit in self.own.items() if unit == 8]:
            del self.own[boat]
            for name in self.map.touching[boat]:
                if name not in self.taken and self.bears(8, name):
                    yield f"row {name}"
            self.own[boat] = 8

    # -- contracts and ports

    def ways(self, port: str) -> Iterator[str]:
        """Yield the ways to use a port: itself, or by the ninth port for £3."""
        if self.is_open(port):
            yield "port"
        if port in self.ports and self.is_open("any") and self.money >= 3:
            yield "any_port"

    def is_open(self, port: str) -> bool:
        if not self.with_ports or port not in self.ports or self.now["port_used"][self.seat * 4 + self.ports[port]]:
            return False
        place = next(name for name in self.map.codes if self.map.is_port(name)
                     and self.map.side[name][0] == "ABCD"[self.ports[port]])
        return place in self.reach or place in self.own

    def fulfilments(self) -> Iterator[str]:
        for contract in self.now["box"][self.seat * 2:self.seat * 2 + 2]:
            if contract >= 0 and all(self.goods[GOOD.index(good)] >= amount for good, amount in CARDS[contract]["cost"].items()
                                     if good in GOOD.values):
                sheep, cows = (CARDS[contract]["cost"].get(meat, 0) for meat in ("mutton", "beef"))
                lacking = max(0, sheep - self.deployed[0]) + max(0, cows - self.deployed[1])
                if lacking == 0:
                    yield f"fulfil {contract} unaided"
                ways = list(self.ways("meat"))
                if lacking <= 1 and sheep + cows:
                    yield from (f"fulfil {contract} {way}" for way in ways)
                if lacking <= 2 <= sheep + cows and len(ways) == 2:
                    yield f"fulfil {contract} both"

    def port_moves(self) -> Iterator[str]:
        useful = {"upgrade": True, "money": True, "contract": True,
                  "basic": any(self.goods[:3]), "processed": any(self.goods[3:])}
        for port in self.ports:
            ways = list(self.ways(port)) if port != "any" else []
            if ways and (useful.get(port, False) or (port == "swap" and self.can_swap())):
                yield from (f"use {port} {way}" for way in ways)

    def kind(self, unit: int) -> int:
        return 8 if unit > 5 and self.clan == "macdonald" else unit

    def can_swap(self) -> bool:
        return bool(self.swaps())

    def swaps(self, before: Replacement | None = None) -> set[str]:
        """Return the legal replacements: of two units by two of other kinds than both of them, without fields, each on suitable
        ground. `before` is the first replacement, once it is made."""
        single = [(self.kind(new), self.kind(old), name, new) for name, old in self.own.items() for new in range(9)
                  if 4 not in (new, old) and self.kind(new) != self.kind(old) and self.left(new) and self.bears(new, name)]
        if before is not None:
            return {f"replace {UNIT.values[one[3]]} {one[2]}" for one in single if are_two(before, one)}
        return {f"replace {UNIT.values[one[3]]} {one[2]}" for one, two in permutations(single, 2)
                if are_two(one, two) and (one[0] != two[0] or self.left(one[3]) > 1)}

    def shifts(self, nearby: set[str] | None = None) -> Iterator[str]:
        """Yield the changes of a price by three steps, if the good can then be traded, or, by neighbourhood, bought; `nearby` are
        the goods of the neighbourhood."""
        if not self.merchants:
            return
        for way in self.ways("price"):
            money = self.money + self.bonus() - (3 if way == "any_port" else 0)
            for good, name in enumerate(GOOD.values):
                if nearby is not None and (name not in nearby or self.may_buy(good) == 0):
                    continue
                step, saved = self.now["price"][good], 0 if nearby is None else 2 if good < 3 else 3
                for word, new in (("up", min(9, step + 3)), ("down", max(0, step - 3))):
                    sells = nearby is None and self.goods[good] and not self.buying[good]
                    buys = not self.selling[good] and PRICES[good][new] - saved <= money
                    if new != step and (sells or buys):
                        yield f"shift {name} {word} {way}"

    # -- decisions that follow

    def may_buy(self, good: int) -> int:
        """Return the largest amount of a good that may be bought by neighbourhood, without regard to money."""
        return min(self.merchants, (4 if self.few else 3) - self.now["bought"][good])

    def made_near(self, name: str) -> set[str]:
        """Return the goods made by other players' units next to a space."""
        return {MAKES[self.now["unit"][hex]] for hex in map(HEX.index, self.map.neighbours(name))
                if self.now["owner"][hex] not in (-1, self.seat) and self.now["unit"][hex] < 6}

    def purchases(self, nearby: set[str]) -> Iterator[str]:
        """Yield the purchases by neighbourhood."""
        for good, name in enumerate(GOOD.values):
            price = PRICES[good][self.now["price"][good]] - (2 if good < 3 else 3)
            if name in nearby and not self.selling[good]:
                for amount in range(1, self.may_buy(good) + 1):
                    if price * amount <= self.money + self.bonus():
                        yield f"buy {name} {amount}"

    def neighbourhood(self, nearby: set[str]) -> set[str]:
        return {*self.purchases(nearby), *self.shifts(nearby), *self.barrels(), "done"}

    def bonuses(self, upgrades: int, land: int) -> set[str]:
        """Return the moves for the remaining bonuses of a contract; units, and technology for half its price, are paid for."""
        found = {"done", *self.barrels()}
        if land:
            found |= set(self.expansions(free_land=True))
        if upgrades:
            found |= {"ship"} if self.level < 5 else set()
            found |= {"hire"} if self.now["unhired"][self.seat] else set()
            found |= {f"recall {good}" for place, good in enumerate(GOOD.values) if self.buying[place] or self.selling[place]}
            found |= {f"improve {name}" for worker, name in enumerate(("woodcutter", "miner"))
                      if self.clan != "macdonald" and self.money >= 5 and not self.now["technology"][self.seat * 2 + worker]}
        return found


def are_two(one: Replacement, two: Replacement) -> bool:
    """Return whether two replacements can be combined."""
    return one[2] != two[2] and not {one[0], two[0]} & {one[1], two[1]}
