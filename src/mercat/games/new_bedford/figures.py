"""What charts show of a match of New Bedford, and what statistics count at its end."""

from __future__ import annotations

from collections.abc import Sequence

from mercat.engine.game import Fact, Series
from mercat.engine.state import NONE, Event
from mercat.games.new_bedford.state import NewBedford
from mercat.games.new_bedford.tables import KINDS
from mercat.games.new_bedford.vocabulary import BUILDING, EARNED, FEE_PAID


def series(state: NewBedford, events: Sequence[Event]) -> list[Series]:
    """The money that every player took in the round, including fees from others, and what it has left."""
    income = [0] * int(state.seats)
    for event in events:
        if event.word is EARNED:
            income[event.first] += int(event.second)
        elif event.word is FEE_PAID:
            income[event.second] += int(event.third)
    return [Series("income", income), Series("money", [int(state.money[seat]) for seat in range(state.seats)])]


def counted(state: NewBedford) -> list[Fact]:
    """Who owned which buildings, and how many whales of each kind were paid for."""
    facts = [Fact(BUILDING.kind, name, int(state.owner[number])) for number, name in enumerate(BUILDING.values)
             if state.owner[number] != NONE]
    for whale, kind in enumerate(KINDS):
        facts.append(Fact("token", kind, number=sum(int(state.whales[seat, whale]) for seat in range(state.seats))))
    return facts
