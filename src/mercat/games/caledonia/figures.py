"""What charts show of a match of Clans of Caledonia, and what statistics count at its end."""

from __future__ import annotations

from collections.abc import Sequence

from mercat.engine.game import Fact, Series
from mercat.engine.state import NONE, Event
from mercat.games.caledonia.state import Caledonia
from mercat.games.caledonia.tables import CONTRACTS
from mercat.games.caledonia.vocabulary import CLAN, CONTRACT, EARNED, GOOD


def series(state: Caledonia, events: Sequence[Event]) -> list[Series]:
    """The money that every player took in the round, what it has left, its contracts, and the prices of goods."""
    income = [0] * int(state.seats)
    for event in events:
        if event.word is EARNED:
            income[event.first] += int(event.second)
    seats = range(int(state.seats))
    return [Series("income", income), Series("money", [int(state.money[seat]) for seat in seats]),
            Series("contracts", [int(state.exported[seat]) for seat in seats]),
            Series("prices", [int(state.price_of(good)) for good in range(GOOD.size)], "good", GOOD.values)]


def counted(state: Caledonia) -> list[Fact]:
    """Who played which clan and fulfilled which contracts, and where the prices of goods ended."""
    facts = [Fact("clan", CLAN.values[state.clan[seat]], seat) for seat in range(state.seats) if state.clan[seat] != NONE]
    facts += [Fact("contract", CONTRACT.values[contract], int(state.exporter[contract]))
              for contract in range(1, int(CONTRACTS) + 1) if state.exporter[contract] != NONE]
    return facts + [Fact("good", name, number=int(state.price_of(good))) for good, name in enumerate(GOOD.values)]
