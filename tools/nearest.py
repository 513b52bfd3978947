"""Run the tests nearest to the changes since the main branch, according to git: `make check`.

The tests that execute a function are read from the map in `tests/near` (`make map` records it). For parts missing from the map,
the users are looked up, then the folder of tests that mirrors the source's. The nearest go first, as long as the budget lasts.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from near.changes import Change, changes
from near.choosing import ALWAYS, SECONDS, Choice, Chooser
from near.places import HOME
from near.records import WHOLE, loaded
from near.rules import is_browser

LONGEST_TEST = 60                                         # seconds after which a hanging test has failed
LIMIT = 600.0                                             # seconds for the whole run, on a busy machine
ENDED = 124                                               # the exit code of a run ended by the limit, as for `timeout`
FOREIGN = ("PYTEST_", "MERCAT_FORM", "MERCAT_RECORDING")  # of an enclosing run of pytest
NOTHING_RAN = 5                                           # pytest's own exit code


def command(tests: Iterable[str], workers: int) -> list[str]:
    """Return the pytest command for the chosen tests, the nearest first, until one fails."""
    files = dict.fromkeys(test.partition("::")[0] for test in tests)
    parallel = ["-n", str(workers), "--maxschedchunk", "1"] if workers > 1 else []
    return [sys.executable, "-m", "pytest", "-p", "near.plugin", "-x", f"--timeout={LONGEST_TEST}", *parallel, *files]


def run(tests: list[str], workers: int, limit: float = LIMIT, home: Path = HOME, *, source: Path | None = None,
        capture: bool = False) -> subprocess.CompletedProcess[str]:
    """Run tests in a checkout, optionally from its sources, compiled or not. Raises subprocess.TimeoutExpired at the limit; all
    processes of the run are ended."""
    with tempfile.TemporaryDirectory() as folder:
        wanted = Path(folder) / "wanted.json"
        wanted.write_text(json.dumps(tests), "utf-8")
        paths = [str(HOME / "tools"), str(source or ""), os.environ.get("PYTHONPATH", "")]
        environment = {name: value for name, value in os.environ.items() if not name.startswith(FOREIGN)}
        environment |= {"MERCAT_NEAR": str(wanted), "PYTHONPATH": os.pathsep.join(filter(None, paths))}
        return ended_in_time(command(tests, workers), limit, home, environment, subprocess.PIPE if capture else None)


def ended_in_time(words: list[str], limit: float, home: Path, environment: dict[str, str],
                  output: int | None) -> subprocess.CompletedProcess[str]:
    """Run a command as `subprocess.run` does with a timeout, but also end the processes that it has started."""
    process = subprocess.Popen(words, cwd=home, env=environment, text=True, start_new_session=True, stdout=output)
    try:
        out, err = process.communicate(timeout=limit)
    except BaseException:
        os.killpg(process.pid, 9)
        process.wait()
        raise
    return subprocess.CompletedProcess(words, process.returncode, out, err)


def chromium() -> bool:
    return bool(os.environ.get("MERCAT_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser"))


def chosen(found: list[Change], seconds: float = SECONDS, workers: int = 2, always: list[str] = ALWAYS) -> Choice:
    """Return the tests for a change whose times add up to at most the budget of two workers."""
    return Chooser(loaded()).choose(found, seconds * min(workers, 2), always, chromium())


def about(paths: list[str]) -> None:
    """Print the map's content for these files."""
    found = loaded()
    for path in paths:
        for part, entry in found.parts.get(path, {}).items():
            print(path if part == WHOLE else f"{path}: {part}")
            print("".join(f"  {found.seconds[test]:6.2f} s  {test}\n" for test in entry.tests), end="")
        if path not in found.parts:
            print(f"The map does not know {path}.")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--about", nargs="+", metavar="PATH", help="show what the map knows of these files, and run nothing")
    parser.add_argument("--show", action="store_true", help="show the chosen tests, and run nothing")
    parser.add_argument("-n", "--workers", type=int, default=2, help="processes that run tests")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="the budget on two processors that do nothing else")
    parser.add_argument("--limit", type=float, default=LIMIT, help="seconds after which a run is ended, and has failed")
    parser.add_argument("paths", nargs="*", metavar="PATH", help="take these files as changed, instead of asking git")
    asked = parser.parse_args()
    if asked.about:
        about(asked.about)
        return 0
    changed = [Change(path, whole=True) for path in asked.paths] or changes()
    choice = chosen(changed, asked.seconds, asked.workers)
    say(choice, len(changed))
    if asked.show:
        print("\n".join(choice.tests))
        return 0
    if not choice.tests:
        return 0
    try:
        code = run(choice.tests, asked.workers, asked.limit).returncode
    except subprocess.TimeoutExpired:
        print(f"The tests took longer than {asked.limit:g} s and were ended: the check has failed.")
        return ENDED
    if code == NOTHING_RAN:
        print("None of the chosen tests exists any more: record the map anew with `make map`.")
    return code


def say(choice: Choice, files: int) -> None:
    for remark in choice.remarks:
        print(remark)
    browser = sum(map(is_browser, choice.tests))
    print(f"{files} changed files: the {len(choice.tests)} nearest tests, "
          + (f"{browser} of them in a browser, " if browser else "")
          + f"some {choice.seconds / 2:.0f} s with two workers"
          + (f"; {choice.left} others that are near were left out (`make test` runs all)" if choice.left else ""), flush=True)


if __name__ == "__main__":
    sys.exit(main())
