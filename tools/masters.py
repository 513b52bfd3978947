"""A masters' game for each built-in game, with its review: what newcomers look at before they play. Written as `masters.json`
into the games' folders.

    PYTHONPATH=build/compiled python tools/masters.py [GAME ...]

Two masters play with the printed options. They count iterations instead of seconds, so the same seed gives the same game with the
same rules, bots and learned values, on any machine. The file holds the seed, the result, the match and its review
(`mercat.bots.analysis.review`). Make it anew when a game's rules change; reviews of other bots are made anew by the server.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from mercat.bots import bot
from mercat.bots.analysis.review import Reviewing
from mercat.engine.matches.chance import seed_of
from mercat.engine.matches.match import Match
from mercat.games import find, names

SEED: Final = 1                                          # of nature and of the bots
STRENGTH: Final = "master"
MOST_BYTES: Final = 100_000
FILE: Final = "masters.json"
GAMES: Final = Path(__file__).parents[1] / "src" / "mercat" / "games"        # the sources, also where this runs compiled


def played(game: str) -> Match[Any]:
    """Return the game that two masters play from the seed."""
    found = find(game)
    match = Match.start(found, max(2, found.fewest), found.printed, SEED)
    master, seed = bot(STRENGTH), seed_of(SEED)
    while match.to_move is not None:
        match.play(int(master.pick(found, match.state, match.moves, seed.bot_seed(len(match.entries)))))
    return match


def reviewed(match: Match[Any]) -> dict[str, Any]:
    reviewing = Reviewing(match)
    for job in reviewing.jobs():
        job.run()
    return reviewing.review


def written(match: Match[Any]) -> str:
    """Return the file's text: one line each for the result, the match and the review."""
    result = [[score.total, score.place] for score in sorted(match.scores(), key=lambda score: score.seat)]
    parts = {"seed": SEED, "strength": STRENGTH, "result": result, "match": json.loads(match.to_json()),
             "review": reviewed(match)}
    lines = [f"{json.dumps(name)}: {json.dumps(part, separators=(',', ':'))}" for name, part in parts.items()]
    return "{" + ",\n".join(lines) + "}\n"


def main() -> None:
    for game in sys.argv[1:] or names():
        text = written(played(game))
        assert len(text) < MOST_BYTES, f"{game}: {len(text)} bytes"
        path = GAMES / game / FILE
        path.write_text(text, "utf-8")
        print(f"{path}: {len(text)} bytes")


if __name__ == "__main__":
    main()
