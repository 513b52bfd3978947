"""Changes since the main branch, according to git."""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

from near.places import HOME

HUNK = re.compile(r"^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@")


@dataclass
class Change:
    """A file that differs, committed or not."""

    path: str
    lines: set[int] = field(default_factory=set)          # of the file as it is now; both neighbours of deleted lines
    whole: bool = False                                   # new or deleted


def git(*command: str, home: Path = HOME) -> str:
    """Return the output of a git command. Raises SystemExit if git fails."""
    done = subprocess.run(["git", "-c", "core.quotepath=off", *command], cwd=home, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"git {command[0]}: {done.stderr.strip()}\nWithout git nobody knows what was changed: run `make test`.")
    return done.stdout


def base(home: Path = HOME) -> str:
    """Return the commit where this branch left the main one; on the main branch, its last commit."""
    for main in ("main", "origin/main"):
        known = subprocess.run(["git", "merge-base", "HEAD", main], cwd=home, capture_output=True, text=True, check=False)
        if known.returncode == 0:
            return known.stdout.strip()
    return "HEAD"


def changes(home: Path = HOME) -> list[Change]:
    since = base(home)
    found = [Change(path, whole=True) for path in git("ls-files", "--others", "--exclude-standard", home=home).splitlines()]
    for row in git("diff", "--no-renames", "--name-status", since, home=home).splitlines():
        kind, path = row.split("\t", 1)
        diff = "" if kind in "AD" else git("diff", "--no-renames", "--unified=0", since, "--", path, home=home)
        found.append(Change(path, hunks(diff), kind in "AD"))
    return found


def hunks(diff: str) -> set[int]:
    lines: set[int] = set()
    for row in diff.splitlines():
        if hunk := HUNK.match(row):
            first, many = int(hunk[1]), int(hunk[2] or 1)
            lines |= set(range(first, first + many)) if many else {first, first + 1}
    return lines
