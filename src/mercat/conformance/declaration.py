"""Checks of a game's record, `GAME`, and of its views of a position."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from mercat.charts import account_of
from mercat.conformance.sentences import facts_of, no_text, seen_in
from mercat.conformance.terms import Terms, moments
from mercat.engine.game import Game
from mercat.engine.matches.match import Match
from mercat.engine.rules.state import SEATS
from mercat.games import LONGEST_NAME, NAME

WORD: Final = re.compile(r"[a-z0-9]+(_[a-z0-9]+)*")      # a value of an option, as in addresses and transcripts
PROMISED: Final = ("game", "seats", "options", "to_move", "step", "length", "round", "rounds", "players")
EVERY: Final = 40                       # journal lines between two positions that are checked


def record(game: Game[Any], terms: Terms) -> Iterator[str]:
    """Check the names, seats, options and presets in a game's record."""
    if not NAME.fullmatch(game.name) or len(game.name) > LONGEST_NAME:
        yield f"The name {game.name!r} cannot be that of a game: use lower-case letters, digits and single underscores."
    if not 1 <= game.fewest <= game.most <= len(SEATS.values):
        yield f"seats are ({game.fewest}, {game.most}): name the fewest and the most players, from 1 to {len(SEATS.values)}."
    if game.version < 1 or not game.digest:
        yield "version is below 1, or digest is empty: see sources.py of `mercat new`."
    if not 0 <= game.minutes[0] <= game.minutes[1]:
        yield f"minutes are {game.minutes}: name the least first."
    options = {option.name: option.values for option in game.options}
    for name, values in options.items():
        if len(set(values)) != len(values) or not all(map(WORD.fullmatch, [name, *values])):
            yield f"option {name} has the values {values}: each is another word of lower-case letters, digits and underscores."
    for preset, chosen in {**game.presets, "printed": game.printed}.items():
        strange = [f"{name}={value}" for name, value in chosen.items() if value not in options.get(name, ())]
        if strange:
            yield f"{preset} chooses {strange[0]}, which no option has: correct it in the record."


def view(game: Game[Any], terms: Terms) -> Iterator[str]:
    """Check the views for pages and programs: the common parts, merits, and the data of charts."""
    named: set[tuple[tuple[str, bool], ...]] = set()
    for match in moments(game, game.usual, terms.seed, EVERY):
        shown = match.view()
        missing = [key for key in PROMISED if key not in shown]
        if missing:
            yield f"view lacks {missing[0]!r}: add it in view.py; every game has {', '.join(PROMISED)}."
            return
        yield from (seen_in(match, said) for said in seen_of(match, shown))
        if game.merits is not None:
            named |= {tuple((merit.name, merit.better) for merit in game.merits(match.state, seat))
                      for seat in range(match.seats)}
        if match.to_move is None:
            yield from counted_well(game, match)
    if len(named) > 1:
        yield "merits names other numbers in other positions: always return the same ones, in the same order."
    merits = {name: better for names in named for name, better in names}
    said = {f"merit-{name}" for name, better in merits.items() if better}
    yield from missing_texts(game, said, "what speaks for a move in a hint")
    for style in game.styles:
        yield from (f"the style {style.name} likes {name!r}, which is none of the game's merits." for name in style.likes
                    if name not in merits)
        yield from missing_texts(game, {f"ui-style-{style.name}", f"ui-style-{style.name}-about"}, "a style of its bots")


def seen_of(match: Match[Any], shown: dict[str, Any]) -> Iterator[str]:
    """Check the rounds and players in a view."""
    if not isinstance(shown["round"], int) or not isinstance(shown["rounds"], int | None):
        yield (f"view['round'] is {shown['round']!r} and view['rounds'] {shown['rounds']!r}: both are numbers; rounds is None "
               "where nobody knows how many there will be.")
    if [player.get("seat") for player in shown["players"]] != list(range(match.seats)):
        yield "view['players'] lists the seats in another order: one entry for each, with 'seat' from 0."
    if not all("money" in player for player in shown["players"]):
        yield "a player of view has no 'money': add it, 0 if the game has none."


def counted_well(game: Game[Any], match: Match[Any]) -> Iterator[str]:
    """Check the charts of a finished match, its facts for statistics, and their texts."""
    charts = account_of(match).charts
    yield from missing_texts(game, {f"chart-{chart.name}" for chart in charts}, "the title of a chart")
    kinds = {facet.kind: facet for facet in game.vocabulary.facets}
    for fact in game.counted(match.state) if game.counted is not None else ():
        if fact.kind in kinds and not (kinds[fact.kind].alike or kinds[fact.kind].numeric):
            yield from missing_texts(game, {f"{fact.kind}-{fact.value}"}, "a value that statistics count")


def missing_texts(game: Game[Any], keys: set[str], what: str) -> Iterator[str]:
    """Yield a sentence for each text that a game needs and does not have."""
    for key in sorted(keys):
        for language in game.languages:
            if not game.has(language, key):
                yield no_text(key, language, what, facts_of(game).get(key, ()))
