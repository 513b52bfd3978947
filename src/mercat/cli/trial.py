"""A program that `mercat data` runs in a new process: it builds a game from the components in use and plays a few games.

The program prints one sentence in the given language. Its exit code is 1 if the components cannot be used.
"""

from __future__ import annotations

import sys

from mercat.cli.texts import COMMAND_TEXTS
from mercat.components import WrongComponents

SEED = 1
GAMES = 3                               # random games for every number of seats


def trial(name: str, language: str) -> tuple[bool, str]:
    """Return whether the game can be built and passes the conformance checks, and a sentence for the user about the result."""
    from mercat.conformance.random_games import check_game
    from mercat.engine.matches.playouts import digest_games
    from mercat.games import find, unplayable

    try:
        game = find(name)
    except WrongComponents as wrong:
        return False, wrong.sentence(language)
    except Exception as broken:         # any error in building the tables is reported to the owner
        broken = next((one.error for one in unplayable() if one.source.name == name and one.error is not None), broken)
        return False, COMMAND_TEXTS.say(language, "trial-not-built", game=name, why=in_one_line(broken))
    seats = int(game.fewest)
    try:
        check_game(game, seats, games=1, seed=SEED)
        for seats in range(int(game.fewest), int(game.most) + 1):
            digest_games(game, seats, [option.values.index(option.default) for option in game.options], SEED, GAMES)
    except Exception as broken:
        return False, COMMAND_TEXTS.say(language, "trial-not-played", seats=seats, why=in_one_line(broken))
    return True, COMMAND_TEXTS.say(language, "trial-digest", digest=game.digest)


def in_one_line(broken: Exception) -> str:
    """Return an exception's message on one line."""
    return f"{type(broken).__name__}: {' '.join(str(broken).split())[:200]}"


if __name__ == "__main__":
    fine, sentence = trial(*sys.argv[1:])
    print(sentence)
    sys.exit(0 if fine else 1)
