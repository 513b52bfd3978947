"""The figures of Poseidon: the series of charts, the facts that statistics count, and the merits that hints mention."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mercat.engine.game import Fact, Merit, Series
from mercat.engine.rules.state import Event
from mercat.games.poseidon import tables as t
from mercat.games.poseidon import vocabulary as v
from mercat.games.poseidon.bots.estimates import Estimates
from mercat.games.poseidon.scoring import points
from mercat.games.poseidon.state import Poseidon

ESTIMATES: Final = Estimates()
SALES: Final = (v.BY_FORCE, v.BY_TRADE)            # causes of income from selling merchants


def series(state: Poseidon, events: Sequence[Event]) -> list[Series]:
    """Return every player's income in the round that ended (not counting sales of merchants), every player's money, and the price
    of each nation's merchants."""
    income = [0] * int(state.seats)
    for event in events:
        if event.word is v.EARNED and event.cause not in SALES:
            income[event.first] += int(event.second)
    prices = [int(state.merchant_price(nation)) if state.is_founded(nation) else None for nation in range(len(t.NATION_NAMES))]
    return [Series("income", income), Series("money", [int(state.money[seat]) for seat in range(state.seats)]),
            Series("prices", prices, "nation", t.NATION_NAMES)]


def counted(state: Poseidon) -> list[Fact]:
    """Return each nation's king and the price of its merchants at the end of the game."""
    facts = []
    for nation, name in enumerate(t.NATION_NAMES):
        if state.is_founded(nation):
            facts += [Fact("nation", name, int(state.king[nation])),
                      Fact("nation", name, number=int(state.merchant_price(nation)))]
    return facts


def merits(state: Poseidon, seat: int) -> list[Merit]:
    """Return the merits of a seat for hints: the income from its next voyages, its wealth, and its nations."""
    founded = [nation for nation in range(int(t.NATIONS)) if state.is_founded(nation)]
    own = [nation for nation in founded if state.king[nation] == seat]
    of_others = sum(int(state.merchants[seat, nation]) for nation in founded if state.king[nation] != seat)
    return [Merit("income", sum(int(state.merchants[seat, nation] * ESTIMATES.run(state, nation)) for nation in founded)),
            Merit("wealth", int(points(state, seat)), 10),
            Merit("kings", len(own)),
            Merit("merchants", int(state.merchants_of(seat))),
            Merit("foreign", of_others, better=False),           # it also grows when the seat loses a King card
            Merit("posts", sum(int(state.posts.total(nation)) for nation in own)),
            Merit("ships", sum(int(state.ships_of(nation)) for nation in own)),
            Merit("treasury", sum(int(state.treasury[nation]) for nation in own), 50),
            Merit("money", int(state.money[seat]), 50)]
