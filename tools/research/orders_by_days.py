"""The days that a correspondence game takes, with and without orders for later.

    python tools/research/orders_by_days.py poseidon --games 20

Bots play games to the end: their moves represent the players' decisions in each position. Then the same games are played by
correspondence. All players look a few times a day, at random times, and then make their due moves. A single legal move and a
formality are made by the table. `never` is without orders. With `standing`, they also give, at each look, the game's own orders
that they would mean (`HABITS`), and with `all` they also prepare their next turn with their decisions if it began now.

An order is carried out only if its move is the player's own decision in the position; otherwise a condition is assumed to have
stopped it, and the decision waits for the player. The games are therefore the same move for move, and the saving is that of
players who name everything that would change their mind. `agreed` is the share of ordered moves that were the player's own.
"""

from __future__ import annotations

import argparse
import json
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median
from typing import Any

import mercat
from mercat.bots.play.players import Bot, UnknownBot
from mercat.bots.play.registry import bot
from mercat.engine.matches.match import Match
from mercat.engine.matches.order_reading import MOST_MOVES
from mercat.engine.matches.orders import next_answer, read_order, turn_opened
from mercat.engine.matches.refusals import Refused
from mercat.engine.rules.frame import STEP_MASK
from mercat.engine.rules.order_kinds import NEXT_MOVE, Order

BOT_SEED = 1                            # with one seed, a bot always decides alike in a position
VARIANTS = ("never", "standing", "all")
Data = dict[str, Any]


@dataclass
class Saved:
    """The result of a correspondence game. `waits` is the number of times that it waited for a player to look."""

    days: float = 0.0
    waits: int = 0
    by_order: Counter[str] = field(default_factory=Counter)
    stopped: Counter[str] = field(default_factory=Counter)


# -- the players' decisions


def decided(match: Match[Any], player: Bot) -> str:
    """Return a player's move in the pending decision."""
    packed = player.pick(match.game, match.state, match.moves, BOT_SEED)
    return str(match.game.vocabulary.spell(packed))


def played(game: str, seats: int, seed: int, player: Bot) -> list[str]:
    """Return the moves of a game, without nature's draws."""
    match, moves = Match.start(game, seats, seed=seed), list[str]()
    while match.to_move is not None:
        moves.append(decided(match, player))
        match.play(moves[-1])
    return moves


def next_turn(match: Match[Any], seat: int, player: Bot) -> list[str]:
    """Return the moves of the seat's next turn if it began now, as many as can be prepared."""
    twin, moves, turns = turn_opened(match, seat), list[str](), match.game.turn_of
    if twin is None:
        return []
    go_on_as(match, twin)
    turn = -1 if turns is None else turns(twin.state)
    while twin.to_move == seat and len(moves) < MOST_MOVES and not (moves and turns is not None and turns(twin.state) != turn):
        moves.append(decided(twin, player))
        twin.play(moves[-1])
    return moves


def go_on_as(match: Match[Any], twin: Match[Any]) -> None:
    """Put the pending decisions of a match below the turn opened in its copy; with nothing to follow, a bot would count points as
    at the end of the game."""
    before, opened = match.state.stack, twin.state.stack
    frames = [*before[1:before[0] + 1], *opened[1:opened[0] + 1]]
    for place, frame in enumerate([len(frames), *frames]):
        opened[place] = frame
    twin.game.rules.offer(twin.state, twin.moves)


def last_at(match: Match[Any], seat: int, *steps: str) -> str:
    """Return the verb of the seat's last move at one of these steps; empty if there was none."""
    numbers = [int(match.game.rules.number_of(step)) for step in steps]
    for line in reversed(match.path):
        entry = match.entries[line - 1]
        if entry.seat == seat and int(entry.asked & STEP_MASK) in numbers:
            return entry.text.split()[0]
    return ""


# -- their orders


def of_poseidon(match: Match[Any], seat: int, turn: list[str]) -> list[Data]:
    """Return the orders in Poseidon: buy as one would now, pass while nobody else trades; for one's nations the best voyage, the
    kings' money, no ship that the treasury cannot pay; and repeat the last choices for cards and King cards."""
    state, game = match.state, match.game
    orders = list[Data]()
    if turn and turn[0].startswith("buy "):
        nation = turn[0].split()[1]
        price = state.merchant_price(game.vocabulary.by_name["buy"].facets[0].index(nation))
        orders.append({"kind": "buy", "values": {"nation": nation, "price": str(price)}})
    orders.append({"kind": "pass_quietly"})
    for number, nation in enumerate(game.vocabulary.by_name["buy"].facets[0].values):
        if state.king[number] != seat:
            continue
        orders += [{"kind": kind, "values": {"nation": nation}} for kind in ("take_money", "best_voyage", "refuse_offers",
                                                                              "new_merchants")]
        if state.next_ship() < 0 or state.short_for_ship(number) > 0 or "finish" in turn:
            orders.append({"kind": "no_ship", "values": {"nation": nation}})
    if last_at(match, seat, "bestowing", "claiming") == "keep_income":
        orders.append({"kind": "keep_cards"})
    orders.append({"kind": "double_range"})
    return orders


def of_caledonia(match: Match[Any], seat: int, turn: list[str]) -> list[Data]:
    """Return the orders in Caledonia: produce everything possible; repeat the last choices for neighbours and ports; pass once
    one would."""
    buys = last_at(match, seat, "neighbourhood") == "buy"
    orders: list[Data] = [{"kind": "production"}, {"kind": "neighbours" if buys else "no_neighbours"}]
    if last_at(match, seat, "afterwards") in ("", "done"):
        orders.append({"kind": "no_port"})
    if turn[:1] == ["pass"]:
        orders.append({"kind": "pass_round"})
    return orders


def of_new_bedford(match: Match[Any], seat: int, turn: list[str]) -> list[Data]:
    """Return the orders in New Bedford: keep the whales that one can pay, catch the best; repeat the last choice for whale
    sales."""
    buys = last_at(match, seat, "bidding") == "buy"
    return [{"kind": "lay"}, {"kind": "catch"}, {"kind": "whale_purchase" if buys else "pass_round"}]


HABITS: dict[str, Callable[[Match[Any], int, list[str]], list[Data]]] = {
    "caledonia": of_caledonia, "poseidon": of_poseidon, "new_bedford": of_new_bedford}


def given(match: Match[Any], seat: int, player: Bot, variant: str) -> list[Order]:
    """Return the orders that a player gives at a look, the first one first."""
    turn = next_turn(match, seat, player)
    wanted = HABITS[match.game.name](match, seat, turn)
    if variant == "all" and turn:
        wanted.insert(0, {"kind": NEXT_MOVE, "moves": turn})
    orders = []
    for data in wanted:
        try:
            orders.append(read_order(match, seat, data))
        except Refused as refused:                              # orders that do not fit now are not given
            assert refused.reason == "over", refused.sentence("en")
    return orders


# -- the table


class Table:
    """A game by correspondence."""

    def __init__(self, game: str, seats: int, seed: int, moves: list[str], player: Bot, looks: int, variant: str) -> None:
        self.match = Match.start(game, seats, seed=seed)
        self.moves = moves
        self.made = 0
        self.counted = -1                                       # the last decision with a stopped order
        self.player = player
        self.looks = looks
        self.variant = variant
        self.dice = random.Random(seed)                         # the same looks in each variant
        self.day = -1
        self.visits: list[tuple[float, int]] = []               # remaining visits of this day: time and player
        self.orders: list[list[Order]] = [[] for _ in range(seats)]
        self.result = Saved()

    def run(self) -> Saved:
        """Play to the end."""
        self.go_on()
        while self.match.to_move is not None:
            moment, seat = self.next_visit()
            self.result.days = moment
            self.visit(seat)
            self.go_on()
        return self.result

    def next_visit(self) -> tuple[float, int]:
        """Return the time of the next look, in days, and the player."""
        while not self.visits:
            self.day += 1
            self.visits = sorted((self.day + self.dice.random(), seat) for seat in range(self.match.seats)
                                 for _ in range(self.looks))
        return self.visits.pop(0)

    def make(self) -> None:
        self.match.play(self.moves[self.made])
        self.made += 1

    def visit(self, seat: int) -> None:
        """Let a player look: make due moves, then give orders anew."""
        if self.match.to_move == seat:
            self.result.waits += 1
        while self.match.to_move == seat:
            self.make()
        if self.variant != "never" and self.match.to_move is not None:
            self.orders[seat] = given(self.match, seat, self.player, self.variant)

    def go_on(self) -> None:
        """Make the table's own moves, and those of orders."""
        while self.match.to_move is not None:
            formality = self.match.game.formality
            alone = self.match.moves.count == 1
            if not alone and (formality is None or formality(self.match.state) < 0) and not self.carried_out():
                return
            self.make()

    def carried_out(self) -> bool:
        """Return whether an order answers the pending decision with its player's own move."""
        found = next_answer(self.match, self.orders[self.match.to_move or 0])
        if found is None:
            return False
        agreed = self.match.game.vocabulary.spell(found[1]) == self.moves[self.made]
        if agreed:
            self.result.by_order[found[0].kind] += 1
        elif self.counted < self.made:                          # once, however often others look meanwhile
            self.result.stopped[found[0].kind] += 1
            self.counted = self.made
        return agreed


def compared(game: str, seats: int, games: int, looks: int, player: Bot, seed: int) -> Data:
    """Return the savings by orders in this number of games: the medians of each variant."""
    found: dict[str, list[Saved]] = {variant: [] for variant in VARIANTS}
    for number in range(seed, seed + games):
        moves = played(game, seats, number, player)
        for variant in VARIANTS:
            found[variant].append(Table(game, seats, number, moves, player, looks, variant).run())
    return {"game": game, "seats": seats, "games": games, "looks a day": looks,
            **{variant: summed(results) for variant, results in found.items()}}


def summed(results: list[Saved]) -> Data:
    """Return the medians of the days and waits, and the effects of orders in all of these games."""
    by_order, stopped = (sum((getattr(one, name) for one in results), Counter[str]()) for name in ("by_order", "stopped"))
    told: Data = {"days": round(median(one.days for one in results), 1), "waits": median(one.waits for one in results)}
    if by_order:
        told["agreed"] = round(by_order.total() / (by_order.total() + stopped.total()), 3)
        told["moves by order"] = {kind: round(count / len(results), 1) for kind, count in by_order.most_common()}
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", metavar="GAME", help="all three, if none is named")
    parser.add_argument("--games", type=int, default=20, help="of each (20)")
    parser.add_argument("--seats", type=int, default=4, help="people at the table (4)")
    parser.add_argument("--looks", type=int, default=2, help="how often everybody looks each day (2)")
    parser.add_argument("--bot", default="greedy", help="whose moves the people's are (greedy)")
    parser.add_argument("--seed", type=int, default=1, help="of the first game (1)")
    wish = parser.parse_args()
    if unknown := [name for name in wish.game if name not in HABITS]:
        parser.error(f"there are no habits for {unknown[0]!r}; there are: {', '.join(HABITS)}")
    if min(wish.games, wish.looks) < 1:
        parser.error("at least one game and one look a day")
    try:
        player = bot(wish.bot)
    except UnknownBot as unknown_bot:
        parser.error(str(unknown_bot))
    for name in wish.game or HABITS:
        if not mercat.find(name).fewest <= wish.seats <= mercat.find(name).most:
            parser.error(f"{name} is not played by {wish.seats}")
    for name in wish.game or HABITS:
        print(json.dumps(compared(name, wish.seats, wish.games, wish.looks, player, wish.seed), indent=1), flush=True)


if __name__ == "__main__":
    main()
