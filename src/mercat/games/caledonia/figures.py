"""The figures of Clans of Caledonia: the series of charts, the facts that statistics count, and the merits that hints mention."""

from __future__ import annotations

from collections.abc import Sequence

from mercat.engine.game import Fact, Merit, Series
from mercat.engine.rules.state import NONE, Event
from mercat.games.caledonia import tables as t
from mercat.games.caledonia import vocabulary as v
from mercat.games.caledonia.board.settlements import settlements_in_reach
from mercat.games.caledonia.bots.outlooks import MAKER, Outlook
from mercat.games.caledonia.rules.production import income_of_workers
from mercat.games.caledonia.scoring import points
from mercat.games.caledonia.state import Caledonia


def series(state: Caledonia, events: Sequence[Event]) -> list[Series]:
    """Return every player's money, fulfilled contracts and income in the round that ended, and the prices of goods."""
    income = [0] * int(state.seats)
    for event in events:
        if event.word is v.EARNED:
            income[event.first] += int(event.second)
    seats = range(int(state.seats))
    return [Series("income", income), Series("money", [int(state.money[seat]) for seat in seats]),
            Series("contracts", [int(state.exported[seat]) for seat in seats]),
            Series("prices", [int(state.price_of(good)) for good in range(v.GOOD.size)], "good", v.GOOD.values)]


def counted(state: Caledonia) -> list[Fact]:
    """Return the clans and the fulfilled contracts of the players, and the final prices of goods."""
    facts = [Fact("clan", v.CLAN.values[state.clan[seat]], seat) for seat in range(state.seats) if state.clan[seat] != NONE]
    facts += [Fact("contract", v.CONTRACT.values[contract], int(state.exporter[contract]))
              for contract in range(1, int(t.CONTRACTS) + 1) if state.exporter[contract] != NONE]
    return facts + [Fact("good", name, number=int(state.price_of(good))) for good, name in enumerate(v.GOOD.values)]


def merits(state: Caledonia, seat: int) -> list[Merit]:
    """Return the merits of a seat for hints: its contracts, its points, and the yield of future productions."""
    boxes = [int(state.box[seat, box]) for box in range(int(t.BOXES)) if state.box[seat, box] != NONE]
    return [Merit("contracts", int(state.exported[seat])),
            Merit("ready", sum(is_ready(state, seat, contract) for contract in boxes)),
            Merit("points", int(points(state, seat)), 2),
            Merit("income", int(income_of_workers(state, seat))),
            Merit("goods", goods_to_come(state, seat)),
            Merit("settlements", int(settlements_in_reach(state, seat))),
            Merit("merchants", int(t.MERCHANTS - state.unhired[seat])),
            Merit("shipping", int(state.shipping[seat])),
            Merit("technology", int(state.technology[seat, 0] + state.technology[seat, 1])),
            Merit("taken", len(boxes)),
            Merit("money", int(state.money[seat]), 5)]


def is_ready(state: Caledonia, seat: int, contract: int) -> bool:
    """Return whether the seat has everything that a contract demands."""
    return bool(Outlook(state, seat, contract, 0).is_ready)


def goods_to_come(state: Caledonia, seat: int) -> int:
    """Return the number of goods that a production phase would yield for a seat."""
    fields = int(state.deployed[seat, t.FIELD])
    return sum(int(state.deployed[seat, MAKER[good]]) for good in range(v.GOOD.size)) + fields * (int(t.GRAIN_OF_FIELD) - 1)
