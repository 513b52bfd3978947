"""A program that `mercat bench` runs in a new process. It times the import, or random games in interpreted form.

It can force the interpreted form because it decides how modules are loaded before any part of mercat is imported: it skips the
extension modules beside the sources.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.metadata import entry_points
from pathlib import Path
from time import perf_counter, process_time
from types import ModuleType

SECONDS = 0.5


RULES = {"mercat", *(entry.module.partition(".")[0] for entry in entry_points(group="mercat.games"))}      # packages


class SourcesOnly:
    """An importer that loads the modules of mercat and of external games from their sources, even if they are also compiled."""

    @classmethod
    def find_spec(cls, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name.partition(".")[0] not in RULES:
            return None
        for folder in path or sys.path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def start(game: str) -> dict[str, float]:
    """Return the milliseconds needed to import the engine and the game, and the peak memory after playing, in MiB."""
    begin = perf_counter()
    from mercat.games import find

    game_object = find(game)
    took = perf_counter() - begin
    from mercat.engine.matches.playouts import play_games

    play_games(game_object, game_object.fewest, [], 0, 20)
    return {"import_ms": 1000 * took, "rss_mb": resident_mb()}


def resident_mb() -> float:
    """Return the peak memory of this process, in MiB."""
    status = Path("/proc/self/status")
    if status.exists():
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM:"))
        return int(line.split()[1]) / 1024
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / 1024 ** (2 if sys.platform == "darwin" else 1)


def rate(game: str, seats: int, options: list[int]) -> dict[str, float]:
    """Return the actions per second in random games in interpreted form."""
    from mercat.engine.matches.playouts import play_games
    from mercat.engine.rules.state import is_compiled
    from mercat.games import find

    assert not is_compiled(), "the sources were to run, but something compiled did"
    found, made, seed = find(game), 0, 0
    begin = process_time()
    while process_time() - begin < SECONDS:
        made += int(play_games(found, seats, options, seed, 1)[0])
        seed += 1
    return {"actions_per_s": made / (process_time() - begin)}


def main(package: str, question: str, game: str, seats: str, options: str) -> None:
    """Print the measurement as a line of JSON."""
    sys.path.insert(0, package)
    if question == "rate":
        sys.meta_path.insert(0, SourcesOnly)
        print(json.dumps(rate(game, int(seats), json.loads(options))))
    else:
        print(json.dumps(start(game)))


if __name__ == "__main__":
    main(*sys.argv[1:])
