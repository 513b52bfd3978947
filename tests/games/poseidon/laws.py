"""Laws of every game of Poseidon, which the kit checks during matches and at their end. POS-LAW-1"""

from collections import Counter
from collections.abc import Sequence
from operator import le

from mercat.engine.matches.journal import Entry
from mercat.engine.matches.match import Match
from mercat.engine.rules.state import Event, Grid
from mercat.games.poseidon import board, tables
from mercat.games.poseidon.state import BROKE, IN_BANK, Poseidon
from mercat.games.poseidon.vocabulary import BY_DIVIDEND, BY_FORCE, BY_TRADE

from .effects import Before, amounts_are_right, markers_are_right
from .plain import offers

NATIONS = range(int(tables.NATIONS))
EVERY = 10                              # moves between two checks of the whole position


class Laws:
    """Called by the kit after every move; checks one position in EVERY and the last one, and counts the games in which each rare
    event occurs."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        self.before: Before | None = None
        self.raised = 0                 # money of the active nation raised by force in this turn and not yet spent

    def __call__(self, match: Match[Poseidon]) -> None:
        state, before = match.state, self.before
        self.follow_raised_money(match)
        if before is not None and len(match.entries) > 1:
            amounts_are_right(before, match.entries[-1])
            markers_are_right(before, match.entries[-1])
        self.before = Before(match) if match.to_move is not None else None
        if len(match.entries) % EVERY != 0 and match.to_move is not None:
            return
        nothing_is_lost_or_made(state)
        nobody_holds_too_much(state)
        stacks_are_whole(state)
        what_is_offered_is_right(match)
        if match.to_move is None:
            events = [event for entry in match.entries for event in entry.events]
            causes_add_up(state, events)
            prestige_is_accounted_for(state, events)
            self.seen.update(what_happened(state, match.entries, events))

    def follow_raised_money(self, match: Match[Poseidon]) -> None:
        """Assert that money left from a forced purchase is marked in the treasury until it pays for ships of the bank or the turn
        ends."""
        if not match.entries:
            self.raised = 0
            return
        verb = match.game.vocabulary.verb(match.entries[-1].move).name
        for event in match.entries[-1].events:
            if event.name == "ship_bought":
                by_force = verb in ("forced_purchase", "sell_off")
                self.raised = int(match.state.treasury[event.first]) if by_force else max(self.raised - int(event.third), 0)
        if verb == "finish" or any(event.name == "bankrupt" for event in match.entries[-1].events):
            self.raised = 0
        assert match.state.raised == self.raised, "money raised by force is mixed up"


def what_is_offered_is_right(match: Match[Poseidon]) -> None:
    """Assert that the rules offer the same moves as a plain reading of the rulebook."""
    plainly = offers(match)
    if plainly is not None:
        offered = {text for text in map(match.game.vocabulary.spell, match.moves.listed()) if not text.startswith("send ")}
        assert offered == plainly, f"{match.step}: offered {sorted(offered - plainly)}, not offered {sorted(plainly - offered)}"


def nothing_is_lost_or_made(state: Poseidon) -> None:
    """Assert that money, ships and discs are neither lost nor created."""
    assert state.numbers[IN_BANK] + sum(state.money) + sum(state.treasury) == tables.BANK, "money is lost or made"
    assert min(state.money) >= 0 and min(state.treasury) >= 0, "somebody owes money"
    ships = tables.SHIP_COUNT_FOR_TWO if state.seats == 2 else tables.SHIP_COUNT
    fleets, posts = rows(state.fleet), rows(state.posts)
    for ship in range(int(tables.SHIPS)):
        sailing = sum(fleet[ship] for fleet in fleets)
        assert state.deck[ship] + state.scrap[ship] + sailing == ships[ship], "ships are lost or made"
    for nation in NATIONS:
        held = sum(state.merchants[seat, nation] for seat in range(state.seats))
        discs = tables.POTENTIALS[nation] if state.is_in_play(nation) else 0
        assert state.potentials[nation] + state.pool[nation] + held + sum(posts[nation]) == discs, "discs are lost or made"
    assert max(map(max, posts)) <= 1, "two posts of one nation in a hex"
    assert all(map(le, map(sum, zip(*posts, strict=True)), board.CIRCLES)), "more posts than circles"


def rows(grid: Grid) -> list[list[int]]:
    """Return the numbers of a grid, one row for each value of its first facet."""
    numbers = list(grid.numbers)
    return [numbers[first:first + int(grid.width)] for first in range(0, len(numbers), int(grid.width))]


def nobody_holds_too_much(state: Poseidon) -> None:
    """Assert the limits on merchants and ships, and three merchants for every King card."""
    for nation in NATIONS:
        assert state.ships_of(nation) <= tables.FLEET_LIMIT, "too many ships"
        if state.is_founded(nation) and state.founded_in[nation] < state.round:
            assert state.merchants[state.king[nation], nation] >= tables.KING_CARD, "a King card without its merchants"
    for seat in range(state.seats):
        assert state.merchants_of(seat) <= tables.MERCHANT_LIMIT[state.seats], "too many merchants"


def stacks_are_whole(state: Poseidon) -> None:
    """Assert that the ranks on every space of the track count from 0 without gaps."""
    for space in {int(space) for space in state.prestige} - {-1}:
        ranks = sorted(int(state.rank[nation]) for nation in NATIONS if state.prestige[nation] == space)
        assert ranks == list(range(len(ranks))), "a stack with gaps"


def causes_add_up(state: Poseidon, events: list[Event]) -> None:
    """Assert that everybody's money is the sum of the events."""
    money: Counter[int] = Counter()
    treasury: Counter[int] = Counter()
    held: Counter[tuple[int, int]] = Counter()
    pool: Counter[int] = Counter()
    for event in events:
        name, one, two, three = event.name, int(event.first), int(event.second), int(event.third)
        if name in ("paid", "earned"):
            money[one] += two if name == "earned" else -two
        elif name in ("treasury_paid", "treasury_earned"):
            treasury[one] += two if name == "treasury_earned" else -two
        elif name in ("bought", "sold"):
            held[one, two] += three if name == "bought" else -three
            pool[two] -= three if name == "bought" else -three
        elif name == "claimed":
            held[one, two] += 1
            pool[two] -= 1
        elif name == "issued":
            pool[one] += two
    for seat in range(state.seats):
        assert tables.START_MONEY[state.seats] + money[seat] == state.money[seat], "money without a cause"
        assert all(held[seat, nation] == state.merchants[seat, nation] for nation in NATIONS), "merchants without a cause"
    assert all(treasury[nation] == state.treasury[nation] for nation in NATIONS), "a treasury without a cause"
    assert all(pool[nation] == state.pool[nation] for nation in NATIONS), "a pool without a cause"


def prestige_is_accounted_for(state: Poseidon, events: list[Event]) -> None:
    """POS-PREST-1 POS-PREST-2: assert a step up for every voyage that paid, and a step down for a king's sale or a forced
    purchase."""
    space: dict[int, int] = {}
    owed: Counter[int] = Counter()
    for event in events:
        nation = int(event.first)
        if event.name == "founded":
            space[int(event.second)] = int(event.third)
        elif event.name == "sailed":
            assert owed[nation] == 0, "a voyage that paid moved nothing"
            owed[nation] = int(event.second > 0 and space[nation] < tables.SPACES - 1)
        elif event.name == "prestige_is":
            to = int(event.second)
            if event.cause == BY_DIVIDEND:
                assert to == space[nation] + 1 and owed[nation] > 0, "prestige rose without a voyage"
                owed[nation] = 0
            else:
                assert event.cause in (BY_TRADE, BY_FORCE) and to == space[nation] - 1, "prestige fell without a sale"
            space[nation] = to
    assert sum(owed.values()) == 0, "a voyage that paid moved nothing"
    assert all(space.get(nation, -1) == state.prestige[nation] for nation in NATIONS), "prestige moved without an event"


def what_happened(state: Poseidon, entries: Sequence[Entry], events: list[Event]) -> set[str]:
    """Return the rare events of a match."""
    seen = {entry.text.split()[0] for entry in entries}
    seen |= {f"phase {phase}" for phase in range(1, int(state.phase) + 1)} | {f"round {tables.ROUND_NAMES[state.round]}"}
    if state.numbers[BROKE]:
        bankrupt = {int(event.first) for event in events if event.name == "bankrupt"}
        seen |= {"bankruptcy"} | ({"two bankrupt"} if len(bankrupt) > 1 else set())
    return seen
