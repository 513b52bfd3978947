"""The texts of the choice of goods at the start of the game."""

from __future__ import annotations

from mercat.games import find
from mercat.games.new_bedford import tables as t
from mercat.games.new_bedford.setup import value_of
from mercat.text import LANGUAGES


def test_money_is_named_only_where_some_is_left() -> None:
    game, facts = find("new_bedford"), ("wood", "food", "brick")
    for language in LANGUAGES:
        money = game.say(language, "money", amount=t.START_VALUE)
        for goods in ((w, f, b) for w in range(6) for f in range(6) for b in range(3)):
            if value_of(*goods) <= t.START_VALUE:
                said = game.say(language, "move-take_start", **dict(zip(facts, goods, strict=True)))
                assert (money in said) == (value_of(*goods) < t.START_VALUE), (language, goods, said)
