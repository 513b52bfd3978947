"""Checks of the bots named in command arguments: of their learned values, settings files and styles."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from mercat.bots import KINDS, POLICY, VALUE, parts_of, strengths
from mercat.bots.play.learned_bots import Unlearned, judge_of
from mercat.bots.search.settings_file import KNOWN, UnusableSettings, tuned
from mercat.cli.files import because, read_text
from mercat.cli.output import CommandError, nearest
from mercat.engine.game import Game

LARGEST_RECORD = 1_000_000              # bytes of the JSON file that describes weights


def check_files(game: Game[Any], seats: int, bots: Sequence[str]) -> None:
    """Check that every bot that needs a learned value, a file or a style has one for this game and number of players. Raise
    CommandError if one does not."""
    for name in bots:
        check_style(game, name)
        spelt, _, file = name.partition("@")
        kind = next((kind for kind in KINDS if kind.name == spelt.partition(":")[0]), None)
        if kind is not None and kind.learned == VALUE:
            check_learned(game, seats, name, file)
        elif kind is not None and kind.learned == POLICY:
            if game.policy is None:
                raise CommandError("unguided", bot=name, game=game.name)
        elif kind is not None and kind.filed and file:
            check_tuned(game, file)


def check_style(game: Game[Any], name: str) -> None:
    """Check the style in a bot's name. Raise CommandError if the game has no style with this name."""
    strength, style = parts_of(name)
    known = [one.name for one in game.styles]
    if style and strength in strengths() and style not in known:
        raise CommandError("no-style", name=style, game=game.name, known=", ".join(known))


def check_tuned(game: Game[Any], file: str) -> None:
    """Check the settings of a bot in a file. Raise CommandError if they are invalid."""
    read_text(Path(file), LARGEST_RECORD)
    try:
        tuned(game, file)
    except OSError as error:
        raise CommandError("cannot-read", path=str(error.filename or file), why=because(error)) from error
    except UnusableSettings as error:
        if error.value:
            raise CommandError("wrong-setting", path=file, name=error.setting, value=error.value) from error
        if error.setting:
            near = nearest(error.setting, list(KNOWN))
            raise CommandError("no-setting", path=file, name=error.setting, nearest=near) from error
        raise CommandError("not-settings", path=file) from error


def check_learned(game: Game[Any], seats: int, bot: str, weights: str) -> None:
    """Check that this game has a learned value for this number of players or, if a weights file is named, check that file. Raise
    CommandError if there are no usable weights."""
    if weights:
        read_text(Path(weights), LARGEST_RECORD)
    try:
        judge_of(game, seats, weights)
    except OSError as error:
        raise CommandError("cannot-read", path=str(error.filename or weights), why=because(error)) from error
    except Unlearned as error:
        raise CommandError("unlearned", bot=bot, game=game.name, seats=seats) from error
    except (ValueError, RecursionError) as error:
        raise CommandError("not-weights", path=weights) from error
