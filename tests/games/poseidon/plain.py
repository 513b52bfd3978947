"""A second opinion: a player's legal moves by the rulebook, computed plainly from the component data, without the game's rules.

`offers(match)` returns the moves that should be offered, in notation, except the routes of fleets, which have a test of their
own. Only the position and the pending decision are read from the game.
"""

import tomllib
from importlib.resources import files
from typing import Any, Protocol

from mercat.engine.matches.match import Match
from mercat.games.poseidon.state import NUMBER, Poseidon
from mercat.games.poseidon.steps import RULES
from tests.present import present

DATA = tomllib.loads(files("mercat.games.poseidon").joinpath("data/components.toml").read_text(encoding="utf-8"))
ASSUMED, SEA = DATA["assumed"], DATA["map"]
NATIONS = [nation["home"].lower() for nation in DATA["nations"]]
CARDS = ["delos", "troja", "knossos", "mykene", "poseidon", "archon"]
SHIPS = list("234567E")
PRICES = {**{key: ASSUMED["ship_price"].get(key) for key in SHIPS}, **DATA["ships"]["price_known"]}
TRACK = ASSUMED["prestige"]["track"]
NEW_WORLD = {area["name"].lower(): area for area in SEA["new_world"]}
HEXES = [row["hex"] for table in ("homes", "posts", "high_cultures", "temples") for row in SEA[table]] + SEA["open_sea"]
PLACES = sorted(HEXES, key=lambda name: (name[0], int(name[1:]))) + list(NEW_WORLD)
CIRCLES = {row["hex"]: row["circles"] for row in SEA["posts"]} | {name: area["circles"] for name, area in NEW_WORLD.items()}
CLOSED = {next((name for name, area in NEW_WORLD.items() if hex in area["hexes"]), hex)
          for hex in ASSUMED["two_players"]["closed_hexes"]}


def phase_row(number: int) -> dict[str, Any]:
    row: dict[str, Any] = DATA["phases"][number - 1]
    return row


def around(place: str, seats: int) -> list[str]:
    """Return the places next to one, without those across thick borders and those closed in a game of two."""
    if place in NEW_WORLD:
        found = NEW_WORLD[place]["entered_from"]
    else:
        row, column = ord(place[0]), int(place[1:])
        beside = {f"{chr(row + down)}{column + across}"
                  for down, across in ((0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1))}
        found = [other for other in beside if other in HEXES
                 and [place, other] not in SEA["blocked_borders"] and [other, place] not in SEA["blocked_borders"]]
        found += [name for name, area in NEW_WORLD.items() if place in area["entered_from"]]
    return [other for other in found if seats > 2 or other not in CLOSED]


class Position(Protocol):
    """The interface of a match, or of its state before the last move."""

    @property
    def state(self) -> Poseidon: ...

    @property
    def to_move(self) -> int | None: ...


class Table:
    """The position, with names, and the pending decision."""

    def __init__(self, match: Position) -> None:
        state, frame = match.state, RULES.step(match.state).opened(match.state)
        self.state, self.seat = state, present(match.to_move)
        self.about = {name: int(getattr(frame, name)) for name in type(frame).names}
        self.nation = self.about.get("nation", -1)
        self.seats, self.phase = state.seats, int(state.phase)
        self.money = int(state.money[self.seat])
        self.kings = list(state.king)
        self.own = [nation for nation in range(8) if self.kings[nation] == self.seat]

    @property
    def room(self) -> int:
        """Return the number of merchants that the player may still take."""
        held = sum(int(self.state.merchants[self.seat, nation]) for nation in range(8))
        return int(DATA["players"]["merchant_limit"][str(self.seats)]) - held

    def worth(self, nation: int) -> int:
        return int(TRACK[self.state.prestige[nation]])

    def price_of_next(self) -> tuple[int | None, int | None]:
        """Return the kind of the ship on top of the deck and its price, or (None, None)."""
        kind = next((kind for kind in range(7) if self.state.deck[kind]), None)
        return kind, None if kind is None else PRICES[SHIPS[kind]]

    def fleet(self, nation: int) -> list[int]:
        return [kind for kind in range(7) for _ship in range(self.state.fleet[nation, kind])]

    def purse(self, nation: int) -> int:
        """Return the treasury without money left from a forced purchase, which is only for ships of the bank."""
        return int(self.state.treasury[nation] - self.state.numbers[NUMBER.index("raised")])

    def off_king_card(self, nation: int) -> int:
        """Return the number of the player's merchants that are not on a King card."""
        return int(self.state.merchants[self.seat, nation]) - (3 if self.kings[nation] == self.seat else 0)

    def founded_now(self, nation: int) -> bool:
        return self.kings[nation] == self.seat and self.state.founded_in[nation] == self.state.round

    def posts_in(self, place: str) -> list[int]:
        return [nation for nation in range(8) if self.state.posts[nation, PLACES.index(place)]]

    def marks(self) -> set[str]:
        """Return the moves of the white marker, which are legal at any time."""
        if self.state.card_owner[0] != self.seat:
            return set()
        posts = {(nation, place) for nation in self.own for place in PLACES if nation in self.posts_in(place)}
        posts |= {(nation, PLACES[self.state.culture[nation]]) for nation in self.own if self.state.culture[nation] >= 0}
        return {f"mark {NATIONS[nation]} {place}" for nation, place in posts if place not in NEW_WORLD}


def choosing(table: Table) -> set[str]:
    return {f"choose {card}" for number, card in enumerate(CARDS)
            if table.state.card_owner[number] == -1 and ASSUMED["special_card"][f"P{number}"]["price"] <= table.money}


def trading(table: Table) -> set[str]:
    bought, sold = table.about["bought"], table.about["sold"]
    found = {"end_turn" if bought or sold else "pass"} | table.marks()
    if not bought and table.room >= 3 and table.money >= 3 * TRACK[0]:
        found |= {f"found {name}" for nation, name in enumerate(NATIONS) if table.kings[nation] == -1
                  and (table.seats > 2 or DATA["nations"][nation]["two_player"])}
    if not bought and table.room >= 1:
        found |= {f"buy {name}" for nation, name in enumerate(NATIONS) if table.state.pool[nation] > 0
                  and table.worth(nation) <= table.money and not table.founded_now(nation)}
    if (sold or table.state.sale_turns[table.seat] < 21) and selling(table):
        found.add("sell")
    return found


def selling(table: Table) -> set[str]:
    return {f"give_up {name} {count}" for nation, name in enumerate(NATIONS) if not table.founded_now(nation)
            for count in range(1, table.off_king_card(nation) + 1)}


def setting_prestige(table: Table) -> set[str]:
    return {f"set_prestige {value}" for value in TRACK if 3 * value <= table.money}


def placing(table: Table) -> set[str]:
    can_buy = min(table.room, table.money // table.worth(table.nation))
    return {f"place {placed}" for placed in range(5, table.state.potentials[table.nation] + 1, 2) if -(-placed // 2) <= can_buy}


def taking_up(table: Table) -> set[str]:
    placed = int(table.state.pool[table.nation])
    return {f"take_up {count}" for count in range(-(-placed // 2), placed + 1)
            if count <= table.room and count * table.worth(table.nation) <= table.money}


def bestowing(table: Table) -> set[str]:
    return {"keep_income"} | {f"bestow {NATIONS[nation]}" for nation in table.own if table.state.culture[nation] == -1}


def claiming(table: Table) -> set[str]:
    return {"keep_income"} | {f"claim {name}" for nation, name in enumerate(NATIONS) if table.state.pool[nation] > 0}


def taking(table: Table) -> set[str]:
    most = min(phase_row(table.phase)["kings_money"], table.state.treasury[table.nation])
    return {"leave"} | {f"take {amount}" for amount in range(1, most + 1)}


def discovering(table: Table) -> set[str]:
    state, nation = table.state, table.nation
    ship = PLACES[state.discovery[nation]]
    touched = {ship} | {PLACES[place] for place in state.course if place >= 0}
    homes = {PLACES[place] for place in state.new_home if place >= 0}
    moves = {"stop"} | table.marks()
    if table.about["steps"] > 0:
        moves |= {f"explore {place}" for place in around(ship, table.seats)}
    for place in touched & set(CIRCLES) - homes:
        row, there = phase_row(table.phase), table.posts_in(place)
        most = row.get("posts_per_new_world", row["posts_per_hex"]) if place in NEW_WORLD else row["posts_per_hex"]
        if len(there) < min(most, CIRCLES[place]) and nation not in there and state.potentials[nation] > 0:
            moves.add(f"build {place}")
        if not there and place not in NEW_WORLD and state.new_home[nation] == -1:
            moves.add(f"settle {place}")
    return moves


def praying(table: Table) -> set[str]:
    others = any(king >= 0 and not int(table.state.numbers[5]) >> nation & 1 for nation, king in enumerate(table.kings))
    return {"favour", "withhold"} | ({"rest"} if others else set())


def sailing(table: Table) -> set[str]:
    return {"stay_home", "by_hand"} | table.marks()


def setting_out(table: Table) -> set[str]:
    homes = {DATA["nations"][table.nation]["hex"], PLACES[table.state.new_home[table.nation]]}
    return {f"set_out {home}" for home in homes}


def steering(table: Table) -> set[str]:
    place, left, _income, _donated, seen, _steps = (int(number) for number in table.state.voyage)
    has_endless = 6 in table.fleet(table.nation)
    return {"land"} | {f"steer {other}" for other in around(PLACES[place], table.seats) if left > 0
                       and (other not in NEW_WORLD or (has_endless and seen in (0, PLACES.index(other))))}


def shipyard(table: Table) -> set[str]:
    state, nation = table.state, table.nation
    fleet, treasury, (kind, price) = table.fleet(nation), state.treasury[nation], table.price_of_next()
    moves = table.marks()
    if fleet or kind is None:
        moves.add("finish")
    if kind is not None and price is not None and len(fleet) < 3 and price <= treasury:
        moves.add(f"buy_ship {SHIPS[kind]}_ship")
    if kind == SHIPS.index("E"):
        moves |= {f"exchange {SHIPS[old]}_ship" for old in fleet if price - PRICES[SHIPS[old]] // 2 <= treasury}
    if kind is not None and price is not None and not fleet and price > treasury:
        moves.add("forced_purchase")
    if table.phase >= 2 and len(fleet) < 3 and table.purse(nation) >= 1 and table.about["refused"] < 12:
        moves |= {f"negotiate {name} {SHIPS[ship]}_ship" for seller, name in enumerate(NATIONS) if seller != nation
                  for ship in table.fleet(seller)}
    return moves


def counting(table: Table) -> set[str]:
    return {f"hundreds {hundreds}" for hundreds in range(min(table.purse(table.nation), 4095) // 100 + 1)}


def pricing(table: Table) -> set[str]:
    most = min(table.purse(table.nation), 4095)
    return {f"price {price}" for price in range(1, most + 1) if price // 100 == table.about["hundreds"]}


def selling_off(table: Table) -> set[str]:
    _kind, price = table.price_of_next()
    short = present(price) - table.state.treasury[table.nation] - table.money
    return {f"sell_off {name} {count}" for nation, name in enumerate(NATIONS)
            for count in range(1, table.off_king_card(nation) + 1) if (count - 1) * table.worth(nation) < short}


def issuing(table: Table) -> set[str]:
    most = min(phase_row(table.phase)["new_merchants_max"], table.state.potentials[table.nation])
    return {"issue_none"} | {f"issue {count}" for count in range(1, most + 1)}


ANSWERS = {"taking_over": {"take_over", "tolerate"}, "donating": {"donate", "pass_by"}, "answering": {"accept", "refuse"}}
READINGS = {rule.__name__: rule for rule in (
    choosing, trading, selling, setting_prestige, placing, taking_up, bestowing, claiming, taking, discovering, praying, sailing,
    setting_out, steering, shipyard, counting, pricing, selling_off, issuing)}


def offers(match: Match[Poseidon]) -> set[str] | None:
    """Return the moves that should be offered, except the routes of fleets; None for decisions that are not modelled."""
    if match.step in ANSWERS:
        return ANSWERS[match.step]
    return READINGS[match.step](Table(match)) if match.step in READINGS else None
