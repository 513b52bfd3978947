"""The figures of New Bedford: the series of charts, the facts that statistics count, and the merits that hints mention."""

from __future__ import annotations

from collections.abc import Sequence

from mercat.engine.game import Fact, Merit, Series
from mercat.engine.rules.state import NONE, Event
from mercat.games.new_bedford import board as b
from mercat.games.new_bedford import tables as t
from mercat.games.new_bedford import vocabulary as v
from mercat.games.new_bedford.bots.situation import Cargo, Situation
from mercat.games.new_bedford.scoring import points
from mercat.games.new_bedford.state import NewBedford


def series(state: NewBedford, events: Sequence[Event]) -> list[Series]:
    """Return every player's income in the round that ended, including fees from other players, and every player's money."""
    income = [0] * int(state.seats)
    for event in events:
        if event.word is v.EARNED:
            income[event.first] += int(event.second)
        elif event.word is v.FEE_PAID:
            income[event.second] += int(event.third)
    return [Series("income", income), Series("money", [int(state.money[seat]) for seat in range(state.seats)])]


def counted(state: NewBedford) -> list[Fact]:
    """Return the owners of the buildings and, for each kind of whale, the number of whales whose lay was paid."""
    facts = [Fact(v.BUILDING.kind, name, int(state.owner[number])) for number, name in enumerate(v.BUILDING.values)
             if state.owner[number] != NONE]
    for whale, kind in enumerate(t.KINDS):
        facts.append(Fact("token", kind, number=sum(int(state.whales[seat, whale]) for seat in range(state.seats))))
    return facts


def merits(state: NewBedford, seat: int) -> list[Merit]:
    """Return the merits of a seat for hints: its points, whales, ships and buildings, then its money and goods."""
    boats = range(seat * int(t.SHIPS), (seat + 1) * int(t.SHIPS))
    situation = Situation(state)
    return [Merit("points", points(state, seat)),
            Merit("aboard", int(Cargo(state, seat).points)),
            Merit("hunts", sum(int(situation.hunts(state, boat)) for boat in boats)),
            Merit("ready", sum(state.berth[boat] == b.AT_DOCK for boat in boats)),
            Merit("buildings", int(state.buildings_of(seat))),
            Merit("money", int(state.money[seat])),
            Merit("goods", sum(int(state.goods[seat, good]) for good in range(int(t.GOODS))))]
