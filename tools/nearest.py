"""Print the test files nearest to what git says was changed since main: `make check` runs them.

A changed test stands for itself, a changed module for the test named after it, a module of a game for all tests of the game.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

HERE = Path(__file__).resolve().parents[1]
BROWSER = "tests/browser"                                # minutes: `make test` runs them
ALWAYS = ["tests/test_packaging.py", "tests/test_library.py"]


def changed() -> list[Path]:
    """Files that differ from the main branch, committed or not."""
    def asked(*command: str) -> list[str]:
        return subprocess.run(["git", *command], cwd=HERE, capture_output=True, text=True, check=False).stdout.splitlines()

    base = (asked("merge-base", "HEAD", "main") or ["HEAD"])[0]
    return [Path(name) for name in asked("diff", "--name-only", base) + asked("ls-files", "--others", "--exclude-standard")]


def nearest(path: Path) -> list[Path]:
    if path.parts[0] == "tests":
        return [path] if path.name.startswith("test_") and (HERE / path).exists() else []
    if path.parts[:2] != ("src", "mercat"):
        return []
    folder = Path("tests", *path.parts[2:-1])
    while not (HERE / folder).is_dir():
        folder = folder.parent
    named = sorted((HERE / folder).glob(f"test_{path.stem}*.py"))
    whole = sorted((HERE / folder).glob("test_*.py")) if path.parts[2] == "games" and folder != Path("tests/games") else []
    return [found.relative_to(HERE) for found in named + whole]


if __name__ == "__main__":
    found = {str(near) for path in changed() for near in nearest(path)}
    print("\n".join(sorted({name for name in found if not name.startswith(BROWSER)} | set(ALWAYS))))
