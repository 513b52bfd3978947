"""Plant faults at random places, and see whether the tests that `make check` would run find them.

The faults are planted one after another in a copy of the checkout, which is deleted at the end: the checkout itself is not
changed. Each is in a line that some test executes: a missing check, a reversed comparison, an empty list, an ignored owner, a
number off by one, a dropped result, a missing call. A failing test counts if it passes without the fault.

    python tools/plant.py                    # 40 faults, by the seed 1
    python tools/plant.py --only server/tables --many 5 --seed 2
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from near.changes import Change, git
from near.choosing import SECONDS, Chooser
from near.faults import KINDS, Fault, python_faults, script_faults
from near.places import HOME
from near.records import loaded
from nearest import LIMIT, NOTHING_RAN, chromium, run

STATIC = "src/mercat/server/pages/static"
AREAS = {"engine": "src/mercat/engine", "games": "src/mercat/games", "bots": "src/mercat/bots", "learning": "src/mercat/learning",
         "server": "src/mercat/server", "cli": "src/mercat/cli", "pages": "src/mercat/server/pages", "scripts": STATIC}
FAILED = re.compile(r"^(?:FAILED|ERROR) (tests/.+)$", re.MULTILINE)


@dataclass
class Result:
    fault: Fault
    verdict: str                                          # red, green, or the reason why it does not count
    seconds: float
    estimate: float                                       # of the chosen tests, by the map, on two processors
    by: str                                               # the test that failed first


@contextmanager
def copied() -> Iterator[Path]:
    """Make a copy of the checkout as it is, without files that git ignores; Node.js packages are linked instead of copied."""
    with tempfile.TemporaryDirectory(prefix="mercat-plant-") as folder:
        home = Path(folder) / "checkout"
        for name in git("ls-files", "--cached", "--others", "--exclude-standard").splitlines():
            if (HOME / name).exists():
                (home / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(HOME / name, home / name)
        (home / "node_modules").symlink_to(HOME / "node_modules")
        yield home


class Planter:
    """Plants faults in a copy, and runs tests there."""

    def __init__(self, home: Path, workers: int, seconds: float) -> None:
        self.home, self.workers, self.budget = home, workers, seconds
        self.chooser = Chooser(loaded())
        self.pools: dict[str, list[Fault]] = {}

    def pool(self, area: str) -> list[Fault]:
        if area not in self.pools:
            self.pools[area] = self.faults(area)
        return self.pools[area]

    def faults(self, area: str) -> list[Fault]:
        """Return all possible faults of an area, in the order of files and lines."""
        if area == "scripts":
            return [fault for file in sorted((HOME / STATIC).glob("*.js"))
                    for fault in script_faults(file.relative_to(HOME).as_posix(), file.read_text("utf-8"))]
        found = []
        for file in sorted((HOME / AREAS.get(area, f"src/mercat/{area}")).rglob("*.py")):
            path = file.relative_to(HOME).as_posix()
            if area != "server" or not path.startswith(AREAS["pages"]):
                never = {name: entry.never for name, entry in self.chooser.map.parts.get(path, {}).items()}
                found += python_faults(path, file.read_text("utf-8"), never)
        return found

    def drawn(self, areas: list[str], many: int, luck: Random) -> list[Fault]:
        """Return faults spread evenly over areas and kinds: first the kind is drawn, then the file, then the place."""
        found: list[Fault] = []
        for number in range(many):
            pool = [fault for fault in self.pool(areas[number % len(areas)]) if fault not in found]
            kinds = [kind for kind in KINDS if any(fault.kind == kind for fault in pool)]
            if kinds:
                kind = luck.choice(kinds)
                path = luck.choice(sorted({fault.path for fault in pool if fault.kind == kind}))
                found.append(luck.choice([fault for fault in pool if fault.kind == kind and fault.path == path]))
        return found

    def tried(self, fault: Fault) -> Result:
        """Plant a fault and return the result. Raises nothing; afterwards the copy is always as before."""
        file = self.home / fault.path
        text = file.read_text("utf-8")
        choice = self.chooser.choose([Change(fault.path, {fault.line})], self.budget * 2, [], chromium())
        before = time.monotonic()
        file.write_text(fault.planted(text), "utf-8")
        try:
            red = self.failures(choice.tests)
        finally:
            file.write_text(text, "utf-8")
        seconds = time.monotonic() - before
        if red is None:
            return Result(fault, "red", seconds, choice.seconds / 2, f"more than {LIMIT:g} s")
        verdict = "green" if not red else "unsound" if self.failures(red) != [] else "red"
        return Result(fault, verdict, seconds, choice.seconds / 2, red[0] if red else "")

    def failures(self, tests: list[str]) -> list[str] | None:
        """Return the tests that fail, in a run that ends with the first; None if none of them ended in time."""
        if not tests:
            return []
        try:
            done = run(tests, self.workers, home=self.home, source=self.home / "src", capture=True)
        except subprocess.TimeoutExpired:
            return None
        failed = [named(row, tests) for row in FAILED.findall(done.stdout)]
        return failed[:1] or ([] if done.returncode in (0, NOTHING_RAN) else ["pytest itself"])


def named(row: str, tests: list[str]) -> str:
    """Return the test of a row of pytest's summary, which ends with the reason."""
    known = [test for test in tests if row.startswith(test)]
    return max(known, key=len) if known else row.partition(" - ")[0]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--many", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="+", metavar="AREA", default=list(AREAS),
                        help=f"{', '.join(AREAS)}, or a folder of src/mercat")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="the budget of each")
    parser.add_argument("-n", "--workers", type=int, default=2)
    parser.add_argument("--list", action="store_true", help="show the faults, and plant none")
    asked = parser.parse_args()
    with copied() as home:
        planter = Planter(home, asked.workers, asked.seconds)
        faults = planter.drawn(asked.only, asked.many, Random(asked.seed))
        results = []
        print("| kind | place | instead | verdict | seconds | by the map | first red test |\n|---|---|---|---|---:|---:|---|")
        for fault in faults:
            result = Result(fault, "", 0, 0, "") if asked.list else planter.tried(fault)
            results.append(result)
            place = f"{fault.path.removeprefix('src/mercat/')}:{fault.line} {fault.part}"
            print(f"| {fault.kind} | {place} | `{fault.instead}` | {result.verdict} | {result.seconds:.0f} | "
                  f"{result.estimate:.0f} | {result.by} |", flush=True)
    count = Counter(result.verdict for result in results)
    print(f"\n{len(results)} faults: " + ", ".join(f"{number} {verdict}" for verdict, number in count.items()))
    return 0 if count["green"] * 10 <= len(results) else 1


if __name__ == "__main__":
    sys.exit(main())
