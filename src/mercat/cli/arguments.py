"""Functions that check the arguments of commands: games, seats, options and bots. Their errors suggest what to type instead."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from mercat.cli.output import CommandError, NotUnderstood, nearest
from mercat.engine.game import Game
from mercat.engine.matches.beginning import PRESET
from mercat.engine.matches.match import Refused, chosen_options
from mercat.games import find, names, unplayable


def game_named(name: str) -> Game[Any]:
    """Return the game with this name. Raise NotUnderstood, with similar names, if there is none, or CommandError if the game
    cannot be played."""
    plain = name.strip().lower().replace("-", "_").replace(" ", "_")
    known = names()
    broken = next((one for one in unplayable() if one.source.name == plain), None)
    if plain not in known and broken is not None:
        raise CommandError("refused", why=broken)
    if plain not in known:
        raise NotUnderstood("no-game", name=name, nearest=nearest(plain, known))
    return find(plain)


def seat_count(game: Game[Any], seats: int | None, bots: int = 0) -> int:
    """Return the number of seats: the given one or, by default, the larger of the number of bots and the game's usual number.

    Raise NotUnderstood if the game does not allow that number.
    """
    wanted = seats or max(bots, int(game.usual))
    if not game.fewest <= wanted <= game.most:
        raise NotUnderstood("wrong-seats", game=game.name, fewest=int(game.fewest), most=int(game.most), wanted=wanted)
    return wanted


def options_for(game: Game[Any], seats: int, said: Sequence[str]) -> dict[str, str]:
    """Return the options given as name=value or as the name of a preset. Raise NotUnderstood if the game refuses them."""
    chosen: dict[str, str] = {}
    known = {option.name: option.values for option in game.options}
    for text in said:
        name, equals, value = text.partition("=")
        if not equals and name in game.presets:
            name, equals, value = PRESET, "=", text
        if name == PRESET and value in game.presets:
            chosen = {**game.presets[value], **chosen}
            continue
        if not equals:
            raise NotUnderstood("option-form", text=text)
        if name not in known:
            raise NotUnderstood("no-option", game=game.name, name=name, nearest=nearest(name, list(known)))
        if value not in known[name]:
            raise NotUnderstood("no-value", name=name, value=value, nearest=nearest(value, known[name]))
        chosen[name] = value
    try:
        chosen_options(game, seats, chosen)
    except Refused as refused:
        raise NotUnderstood("refused", why=refused) from refused
    return chosen


def bots_named(said: str) -> list[str]:
    """Return the bots named in a comma-separated text. Raise NotUnderstood if any of them is unknown."""
    from mercat.bots.play.plugins import names_class

    bots = [name.strip() for name in said.split(",")]
    if any(names_class(name) for name in bots) and os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())                 # where users store their own bots; `mercat` does not look there itself
    for name in bots:
        check_bot(name)
    return bots


def check_bot(name: str) -> None:
    """Raise NotUnderstood if no bot has this name, or if the limit in it is invalid."""
    from mercat.bots import UnknownBot, all_names, bot

    try:
        bot(name)
    except UnknownBot as error:
        if error.key == "no-bot":
            known = error.facts["name"]
            raise NotUnderstood("no-bot", name=known, nearest=nearest(known, all_names())) from error
        raise NotUnderstood(error.key or "bot-limit", **(error.facts if error.key else {"name": name})) from error


def spelt_options(game: Game[Any], chosen: Mapping[str, str]) -> dict[str, str]:
    """Return all options of a game with their values, including defaults."""
    return {option.name: chosen.get(option.name, option.default) for option in game.options}
