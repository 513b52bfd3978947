"""Checks of the texts for a game's orders for later. The moves that its orders make are checked in random games, in the part
`play`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mercat.conformance.random_orders import check_order_texts
from mercat.conformance.terms import Terms
from mercat.engine.game import Game


def orders(game: Game[Any], terms: Terms) -> Iterator[str]:
    """Check that every order, field and value has its text, and that the sentence for an order contains the entered values."""
    for language in game.languages:
        try:
            check_order_texts(game, [language])
        except AssertionError as wrong:
            yield f"text/{language}.ftl: {wrong}. An order has the texts order-..., order-...-said and those of its fields; " \
                  "one that is given at a thing has order-...-at."
