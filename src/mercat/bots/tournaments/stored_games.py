"""Games stored in a data set, so that a run of many hours can be stopped and continued later, or extended with more games.

The file contains the games in the order of the tasks, so that only the last games can be missing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Any

from mercat.bots.play.learned_bots import LookaheadBot, PlannerBot, PolicyBot, policy_digest
from mercat.bots.play.learner_bot import LearnerBot
from mercat.bots.play.players import SearchBot
from mercat.bots.play.registry import bot as bot_named
from mercat.bots.play.strengths import StrengthBot
from mercat.bots.search.settings_file import tuned
from mercat.bots.search.weights import load, trained
from mercat.bots.tournaments.games import GameOutcome, GameTask, play_all
from mercat.bots.tournaments.pools import ProcessCount
from mercat.dataset.files import OtherGames, RowFile, keeping
from mercat.dataset.rows import RESULT, Recorded, Row, about_game, line_of
from mercat.engine.game import Game
from mercat.games import find


def play_on(path: Path, tasks: Sequence[GameTask], recorded: Recorded, workers: ProcessCount | int = 1,
            at_once: int = 16) -> Iterator[GameOutcome]:
    """Yield the games stored in the file; then play the remaining games, add them to the file and yield them. Raise the same
    errors as `mercat.dataset.keeping`."""
    with keeping(path, recorded, len(tasks)) as rows:
        done = 0
        for played in stored(rows, tasks, recorded):
            done += 1
            yield played
        left = [replace(task, recorded=recorded) for task in tasks[done:]]
        for played in play_all(left, workers, at_once):
            rows.add(line_of(row_of(played)))
            yield played


def stored(rows: RowFile, tasks: Sequence[GameTask], recorded: Recorded) -> Iterator[GameOutcome]:
    """Yield, in order, the games of the tasks that a file contains. Raise OtherGames if a game in the file differs from its
    task."""
    for task, row in zip(tasks, islice(rows.stored(), len(tasks)), strict=False):
        known = about(task)
        if list(row) != [*known, *RESULT, *recorded.columns] or any(row[name] != value for name, value in known.items()):
            raise OtherGames(str(rows.path))
        seats = len(task.bots)
        yield GameOutcome(task, row["scores"], row["places"], row["length"], row["offered"], [0.0] * seats, [0] * seats,
                          stored=True)


def row_of(played: GameOutcome) -> Row:
    """Return the data set row of a game that was played with `GameTask.recorded`."""
    assert played.recorded is not None
    return {**about(played.task), **played.recorded}


def about(task: GameTask) -> Row:
    """Return the columns of a game's row that are known before the game is played, and that determine its course."""
    game, seats = find(task.game), len(task.bots)
    players = [player(name, game, seats) for name in task.bots]
    return {**about_game(game, seats, task.options), "bots": list(task.bots), "settings": [settings for settings, _ in players],
            "weights": [weights for _, weights in players], "seed": str(task.nature_seed), "bot_seed": str(task.bot_seed),
            "dealt": [game.vocabulary.spell(draw) for draw in task.hand_deal]}


def player(name: str, game: Game[Any], seats: int) -> tuple[str, str]:
    """Return the full specification behind a bot's name, and a digest of the weights and the file that the bot uses; the digest
    is empty if it uses neither."""
    return looked_up(name, game.plain, seats)


@lru_cache(256)
def looked_up(name: str, game: Game[Any], seats: int) -> tuple[str, str]:
    bot = bot_named(name)
    if isinstance(bot, StrengthBot):
        settings, bot = bot.settings(game, seats), bot.player(game, seats)
    else:
        settings = repr(bot)
    if isinstance(bot, PolicyBot):
        return settings, policy_digest(game) or ""
    if isinstance(bot, SearchBot):
        return settings, tuned(game, bot.settings).digest if bot.settings else policy_digest(game) or ""
    if not isinstance(bot, (LookaheadBot, LearnerBot, PlannerBot)):
        return settings, ""
    file = "" if isinstance(bot, LearnerBot) else bot.weights
    weights = load(Path(file)) if file else trained(game, seats)
    return settings, "" if weights is None else weights.digest
