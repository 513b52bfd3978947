"""Checks of the project around a game, if the game's package is in a project folder: its ledger, and the digests of seeded
games."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from mercat.conformance.terms import Terms, choices
from mercat.engine.game import Game
from mercat.engine.matches.playouts import digest_games

DECLARED: Final = "pyproject.toml"
DEEP: Final = 3                         # folders above the package in which the project may be
RULE: Final = re.compile(r"^\| *([A-Z][A-Z0-9-]*-\d+) *\|", re.MULTILINE)
SEED: Final = 1
GAMES: Final = 5                        # games for every number of players and every value of an option


def project_of(game: Game[Any]) -> Path | None:
    """Return the folder of a game's project; None for an installed or built-in game."""
    return project_around(Path(game.folder), game.name) if game.folder else None


def project_around(package: Path, name: str) -> Path | None:
    """Return the folder of the project that declares a game with this name and contains its package; None if there is no such
    project."""
    folders = [folder for folder in package.parents[:DEEP] if (folder / DECLARED).is_file()]
    return next((folder for folder in folders if f"{name}:" in (folder / DECLARED).read_text("utf-8")), None)


def rules_written(game: Game[Any]) -> Iterator[str]:
    """Compare the rule ids in docs/rules.md, if the project has this file, with the ids shown to players and the ids in the
    code."""
    project = project_of(game)
    path = None if project is None else project / "docs" / "rules.md"
    if path is None or not path.is_file():
        return
    written, shown = RULE.findall(path.read_text("utf-8")), game.ledger.ids
    for rule in sorted({rule for rule in written if written.count(rule) > 1}):
        yield f"docs/rules.md has {rule} twice: an id belongs to one rule."
    for rule in sorted(set(shown) - set(written)):
        yield f"ledger.py shows {rule}, which docs/rules.md does not have: write it there, too."
    code = "".join(one.read_text("utf-8") for one in Path(game.folder).rglob("*.py"))
    for rule in sorted(set(written) - set(shown)):
        if not re.search(rf"\b{rule}\b", code):
            yield f"docs/rules.md has {rule}, which no code names: remove it, or name it where the rule is."


# -- digests of seeded games

def kept_in(game: Game[Any]) -> Path | None:
    """Return the file that stores a game's digests; None if there is no folder of tests beside the game's package."""
    project = project_of(game)
    return None if project is None or not (project / "tests").is_dir() else project / "tests" / "digests.json"


def played(game: Game[Any]) -> list[dict[str, Any]]:
    """Return the digests of seeded games, for every number of players and every value of an option."""
    return [{"seats": seats, "options": options, "digest": digest_games(
        game, seats, [option.values.index(options.get(option.name, option.default)) for option in game.options], SEED, GAMES)}
            for seats, options in choices(game)]


def digests(game: Game[Any], terms: Terms) -> Iterator[str]:
    """Check that seeded games are played in the same way as when their digests were stored. The digests are compared only if they
    were stored for the current version of the rules and the current component data."""
    path = kept_in(game)
    if path is None or not path.is_file():
        return
    kept = read_digests(path)
    if kept is None:
        yield "tests/digests.json cannot be read: remove it, and mercat check writes it anew."
        return
    if is_of_this_version(game, kept):
        now = played(game)
        kinds = [(old["seats"], old["options"]) for old in kept["games"]]
        known = [one for one in now if (one["seats"], one["options"]) in kinds]
        changed = [one for one in known if one not in kept["games"]]
        if changed:
            options = "".join(f", {name}={value}" for name, value in changed[0]["options"].items())
            yield (f"{len(changed)} of {len(known)} kinds of seeded games play differently since version {game.version} was kept "
                   f"in tests/digests.json (first: {changed[0]['seats']} seats{options}): raise VERSION, so that running games "
                   "notice it; or, while nobody plays this version yet, remove that file.")


def is_of_this_version(game: Game[Any], kept: dict[str, Any]) -> bool:
    """Return whether the digests were stored for the current version of the rules and the current component data. If either has
    changed, differences from the stored digests are not faults."""
    return bool(kept["version"] == game.version and kept["data"] == game.digest)


def read_digests(path: Path) -> dict[str, Any] | None:
    """Return the digests in a file; None if the file does not contain valid digests."""
    try:
        kept = json.loads(path.read_text("utf-8"))
        whole = {"version", "data"} <= set(kept) and all({"seats", "options", "digest"} == set(row) for row in kept["games"])
        return kept if whole else None
    except (OSError, ValueError, KeyError, TypeError):
        return None


def keep_digests(game: Game[Any]) -> Path | None:
    """Store the digests of seeded games for a version of the rules that has none yet; return the file, or None if nothing was
    written. Raise OSError if writing fails."""
    path = kept_in(game)
    kept = None if path is None or not path.is_file() else read_digests(path)
    if path is None or (path.is_file() and kept is None) or (kept is not None and is_of_this_version(game, kept)):
        return None
    rows = ",\n".join(f"  {json.dumps(row)}" for row in played(game))
    head = f' "version": {game.version},\n "data": {json.dumps(game.digest)},\n'
    path.write_text(f'{{\n{head} "games": [\n{rows}\n ]\n}}\n', "utf-8")
    return path
