"""Make data sets of games between equal bots, with a card:

    python tools/datasets.py FOLDER [--game NAME ...] [--bot strong=2000 ...] [--minutes 30] [--steps]

Each game is played by two of each bot, `strong` 2,000 and `master` 200 times by default, and stored with its moves in
FOLDER/GAME-2p-BOT.parquet (JSON lines if PyArrow is missing). The minutes are divided evenly. For incomplete files, the tool
prints the time that the missing games would take; the same command with more minutes continues. README.md in the folder is the
card, in the format of Hugging Face: contents, origin, versions, digests. `--steps` also writes each file as a Minari data set,
`mercat/GAME/BOT-v0`, into FOLDER/minari.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from mercat.bots import UnknownBot, bot
from mercat.bots.tournaments.games import tasks_of
from mercat.bots.tournaments.stored_games import play_on
from mercat.dataset import Recorded, rows_of
from mercat.games import find, names

SEATS: Final = 2
USUAL: Final = ("strong=2000", "master=200")
FIRST: Final = 2_000_000_001            # seeds of these deals: different from those of evaluations
MORE: Final = 1_000                     # games of an estimate if none is left
LICENCE: Final = "MIT"
RECORDED: Final = Recorded(journal=True)


@dataclass(frozen=True)
class Wanted:
    """A number of games of one game between equal bots."""

    game: str
    bot: str
    games: int

    def path(self, folder: Path) -> Path:
        kind = "parquet" if find_spec("pyarrow") else "jsonl"
        return folder / f"{self.game}-{SEATS}p-{self.bot.replace(':', '-')}.{kind}"


@dataclass(frozen=True)
class Made:
    """The games that exist, and the seconds per game of those played now; 0 if none was."""

    wanted: Wanted
    games: int
    seconds: float

    def said(self) -> str:
        """Return one line: the existing games, and the cost of the rest, or of a thousand more."""
        left = self.wanted.games - self.games
        done = f"{self.wanted.game}, {self.wanted.bot}: {self.games:,} of {self.wanted.games:,} games"
        if not self.seconds:
            return done
        rest = f"the other {left:,}" if left > 0 else f"{MORE:,} more"
        cost = hours((left if left > 0 else MORE) * self.seconds)
        return f"{done}, {self.seconds:.3f} s each; {rest} would take {cost} of one processor"


def hours(seconds: float) -> str:
    return f"{seconds / 3600:.1f} hours" if seconds >= 3600 else f"{seconds / 60:.1f} minutes"


def make(wanted: Wanted, folder: Path, seconds: float) -> Made:
    """Play the missing games, or as many as time permits; at least one. Existing games are read."""
    lineup, path = [(wanted.bot,) * SEATS], wanted.path(folder)
    there = sum(1 for _row in rows_of(path)) if path.exists() else 0
    begun, games, played = time.monotonic(), min(there, wanted.games), list[float]()
    while games < wanted.games and (not played or time.monotonic() - begun + fmean(played) < seconds):
        most = max(1, int((seconds - (time.monotonic() - begun)) / (2 * fmean(played)))) if played else 1
        some, used = min(most, wanted.games - games), time.process_time()
        for _game in play_on(path, tasks_of(wanted.game, {}, lineup, range(FIRST, FIRST + games + some)), RECORDED):
            pass
        games, played = games + some, [*played, *[(time.process_time() - used) / some] * some]
    return Made(wanted, max(there, games), fmean(played) if played else 0.0)


CARD: Final = """\
---
license: {license}
pretty_name: Games of Mercat's bots
task_categories:
  - reinforcement-learning
configs:
{configs}
---

# Games of Mercat's bots

Whole games of two equal bots at economic board games, with all moves. A row is a game; `docs/data.md` of Mercat describes its
columns. Seed, options and journal lead to the game again, so positions, rows of numbers and masks can be computed from it.

| file | games | moves of a game | points of a seat | seeds | bytes |
|---|---:|---:|---:|---|---:|
{files}

## How it was made

By `python tools/datasets.py FOLDER {asked}`, without limits of time for the bots: the same versions play the same
games. The seeds begin at {first:,}, apart from those of the benchmark's evaluations.

| file | Mercat | rules | components | weights | how the bot plays |
|---|---|---|---|---|---|
{versions}

## What more would cost

{costs}

## What it is not

Nobody but bots played, always two of the same strength, with the default options. Bots of a kind share habits: what beats them
may not beat people. Nothing here is about persons.

## Licence

{licence}, as Mercat. The games' names belong to their publishers.

## Digests

```
{digests}
```
"""


def facts(path: Path) -> dict[str, Any]:
    """Return the facts of a file for the card."""
    rows = list(rows_of(path))
    seeds = [int(row["seed"]) for row in rows]
    return {**rows[0], "file": path.name, "stem": path.stem, "games": len(rows), "bytes": path.stat().st_size,
            "seeds": f"{min(seeds)} to {max(seeds)}", "moves": fmean(row["length"] for row in rows),
            "points": fmean(score for row in rows for score in row["scores"]),
            "sha256": sha256(path.read_bytes()).hexdigest(), "played": rows[0]["settings"][0],
            "by": rows[0]["weights"][0] or "none"}


def card(files: Sequence[Path], made: Sequence[Made]) -> str:
    """Return README.md for a folder of data sets."""
    found = [facts(path) for path in sorted(files)]

    def each(form: str) -> str:
        return "\n".join(form.format(**one) for one in found)

    asked = [f"--game {one.wanted.game}" for one in made] + [f"--bot {one.wanted.bot}={one.wanted.games}" for one in made]
    return CARD.format(
        license=LICENCE.lower(), licence=LICENCE, first=FIRST, asked=" ".join(dict.fromkeys(asked)),
        costs="\n".join(f"- {one.said()}" for one in made),
        configs=each("  - config_name: {stem}\n    data_files: {file}"),
        files=each("| `{file}` | {games:,} | {moves:.0f} | {points:.1f} | {seeds} | {bytes:,} |"),
        versions=each("| `{file}` | {mercat} | {rules} | `{components}` | `{by}` | `{played}` |"),
        digests=each("{sha256}  {file}"))


def steps(wanted: Wanted, folder: Path) -> str:
    """Write a file as a Minari data set, replacing one of the same name; return its name."""
    os.environ["MINARI_DATASETS_PATH"] = str((folder / "minari").resolve())
    import minari

    from mercat.envs.minari import create

    name = f"mercat/{wanted.game}/{wanted.bot.replace(':', '-')}-v0"
    if name in minari.list_local_datasets():
        minari.delete_dataset(name)
    create(name, rows_of(wanted.path(folder)), f"Games of two bots {wanted.bot}", algorithm_name=wanted.bot,
           author="The Mercat contributors")
    return name


def bots(text: str) -> tuple[str, int]:
    """Return a bot and a number of games, given as `strong=2000`."""
    name, _equals, many = text.partition("=")
    try:
        bot(name)
        games = int(many)
    except (UnknownBot, ValueError) as error:
        raise argparse.ArgumentTypeError(f"{text!r} is not BOT=GAMES: {error}") from error
    if not 1 <= games <= 1_000_000:
        raise argparse.ArgumentTypeError(f"{text!r} asks for {games} games, not 1 to 1,000,000")
    return name, games


def parsed(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", action="append", choices=names())
    parser.add_argument("--bot", action="append", type=bots, metavar="BOT=GAMES")
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--steps", action="store_true", help="also as data sets of Minari; needs mercat[minari]")
    return parser.parse_args(arguments)


def main(asked: argparse.Namespace) -> None:
    asked.folder.mkdir(parents=True, exist_ok=True)
    wanted = [Wanted(game, name, games) for name, games in asked.bot or map(bots, USUAL) for game in asked.game or names()
              if find(game).fewest <= SEATS]
    made, end = list[Made](), time.monotonic() + 60 * asked.minutes
    for number, one in enumerate(wanted):
        made.append(make(one, asked.folder, max(0.0, end - time.monotonic()) / (len(wanted) - number)))
        print(made[-1].said(), flush=True)
    (asked.folder / "README.md").write_text(card([one.path(asked.folder) for one in wanted], made), "utf-8")
    for one in wanted if asked.steps else []:
        print(steps(one, asked.folder), flush=True)


if __name__ == "__main__":
    main(parsed())
