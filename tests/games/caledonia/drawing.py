"""Random games of Clans of Caledonia, and their table drawn as the page draws it."""

import random
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

import mercat

NAMES = ["Ana", "Bogusława", "<Wenceslao & Co>", "Mo"]
FOLDER = Path(mercat.find("caledonia").folder)
TEMPLATE = Environment(loader=FileSystemLoader(FOLDER.parent), autoescape=True, trim_blocks=True, lstrip_blocks=True,
                       undefined=StrictUndefined).get_template("caledonia/table.html")


def positions(seats, seed, every=1, options=None):
    """A random game, looked at every so many lines of its journal and at its end."""
    match = mercat.Match.start("caledonia", seats=seats, options=options, seed=seed)
    pick = random.Random(seed)
    while match.to_move is not None:
        if len(match.journal) % every == 0:
            yield match
        match.play(pick.choice(match.legal()))
    yield match


def strict_voice(match, language):
    """Says the game's texts; one that is missing, or that leaves a fact unsaid, fails."""
    voice = match.game.voice

    def say(key, **facts):
        assert voice.has(language, key), f"{language} has no text {key}"
        said = voice.say(language, key, **facts)
        assert "{" not in said, f"{language}: {key} leaves a fact unsaid: {said}"
        return said

    return say


def drawn(match, language):
    """The whole table in one language."""
    say, view, names, macros = strict_voice(match, language), match.view(), NAMES[:match.seats], TEMPLATE.module
    return "".join([str(macros.board(view, say, names)), str(macros.shared(view, say, names)),
                    *(str(macros.player(view, seat, say, names)) for seat in range(match.seats))])
