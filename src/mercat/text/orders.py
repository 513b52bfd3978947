"""Orders for later, as sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from mercat.engine.game import Game
from mercat.engine.matches.journal import packed_move
from mercat.engine.matches.order_reading import kind_of
from mercat.engine.rules.order_kinds import ANYBODY, TO_THE_END, Condition, Order, OrderField, OrderKind
from mercat.engine.rules.patterns import RANGE
from mercat.engine.rules.state import NATURE
from mercat.engine.rules.vocabulary import Facet
from mercat.text import move_sentence

Say = Callable[..., str]
TO: Final = "–"                                          # between the ends of a range of numbers
OR: Final = "/"
TURNED_INTO: Final = " → "                               # between the things demanded and the things given


def order_sentence(game: Game[Any], order: Order, say: Say, names: Sequence[str]) -> str:
    """Return a sentence for an order and its conditions. `say` returns the game's texts for the table; `names` are the players'
    names. Raise KeyError if the game does not have this kind of order, or no longer has it."""
    unless = [condition_text(game, condition, say, names) for condition in order.unless]
    said = say("order-sentence", what=order_text(game, order, say, names), count=len(unless), unless="; ".join(unless),
               rounds="all" if order.until == TO_THE_END else "this")
    return said[:1].upper() + said[1:]


def order_text(game: Game[Any], order: Order, say: Say, names: Sequence[str]) -> str:
    """Return the effect of an order: the text `order-<kind>-said`, with the order's fields as variables. Several values of a
    field are joined."""
    kind = kind_of(game, order)
    if kind is None:
        moves = [move_sentence(game, packed_move(game, move), say) for move in order.moves]
        return say("order-next_move-said", moves="; ".join(moves), price="any" if order.at_any_price else "as-now")
    facts: dict[str, Any] = {}
    for field in kind.fields:
        numbers = order.numbers(field.name)
        facts[field.name] = (", ".join(value_text(field.facet, field.facet.spelt(number), say, names) for number in numbers)
                             if field.several else field.facet.fact(numbers[0]))
    return say(f"order-{kind.name}-said", **facts)


def condition_text(game: Game[Any], condition: Condition, say: Say, names: Sequence[str]) -> str:
    """Return a condition as text: the action of a player or, for a draw of nature, an event."""
    word, *values = condition.pattern.words
    what, values = of_one(game, word, values, say)
    drawn = condition.seat == NATURE and not what.startswith(TO)
    who = "" if drawn else (say("order-anybody") if condition.seat == ANYBODY else say("nature") if condition.seat == NATURE
                            else names[condition.seat])
    verb = game.vocabulary.by_name[word]
    told = [alternatives(facet, value, say, names) for facet, value in zip(verb.facets, values, strict=False) if value != "*"]
    return say("order-condition", who=who, what=what, values=", ".join(told), count=len(told)).strip()


def of_one(game: Game[Any], word: str, values: list[str], say: Say) -> tuple[str, list[str]]:
    """Return the third-person form of a verb and the values that must still be added to it. If the game has a text
    `verb-<verb>.of`, that text already contains the first value, which is replaced with `*`."""
    key, verb = f"verb-{word}.of", game.vocabulary.by_name[word]
    number = verb.facets[0].number_of(values[0]) if values else -1
    if number >= 0:
        said = say(key, **{verb.facets[0].name: verb.facets[0].fact(number)})
        if said != key:
            return said, ["*", *values[1:]]
    return other_does(say, word), values


def other_does(say: Say, verb: str) -> str:
    """Return the third-person form of a verb: the text `verb-<verb>.other` or, if there is none, a dash and the word on the
    verb's button."""
    key = f"verb-{verb}.other"
    said = say(key)
    return said if said != key else f"{TO} {say(f'verb-{verb}')}"


def alternatives(facet: Facet, value: str, say: Say, names: Sequence[str]) -> str:
    """Return as text the alternatives that a word of a pattern allows: values, or a range of numbers."""
    within = RANGE.fullmatch(value)
    if within is not None:
        return f"{within[1]}{TO}{within[2]}" if within[2] else say("order-at-least", amount=int(within[1]))
    return OR.join(value_text(facet, one, say, names) for one in value.split("|"))


def thing_text(kind: OrderKind[Any], values: Mapping[str, Sequence[str]], say: Say) -> str:
    """Return the text of the button for giving an order at a thing: `order-<kind>-at`, with the first value of each field."""
    facts = {field.name: field.facet.fact(field.facet.number_of(values[field.name][0])) for field in kind.fields
             if values[field.name]}
    return say(f"order-{kind.name}-at", **facts)


def choice_text(field: OrderField, value: str, say: Say, names: Sequence[str]) -> str:
    """Return a value of a field as shown in the order's form, with the things that the value demands and gives."""
    if field.exchange is None:
        return value_text(field.facet, value, say, names)
    sides = [", ".join(say(f"{key}.counted", amount=amount) for key, amount in side)
             for side in field.exchange(field.facet.number_of(value))]
    return f"{value_text(field.facet, value, say, names)}: {TURNED_INTO.join(sides)}"


def value_text(facet: Facet, value: str, say: Say, names: Sequence[str]) -> str:
    """Return a facet value as shown on buttons and in lists."""
    number = facet.number_of(value)
    if facet.numeric or facet.alike or number < 0:
        return value
    if facet.kind == "seat" and number < len(names):
        return names[number]
    return say(f"{facet.kind}-{facet.spelt(number)}")
