"""Record the tests that execute each function into `tests/near`: `make map`. All tests but the browser tests run, interpreted,
from `src`.

The recording itself stays in `build/recording`. It is slow: half an hour or more. Browser tests are excluded on purpose: a page
requests most of the server, so nearly all of them would be near to everything; `near/rules.py` lists those near to a script.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from near.building import built, joined, pruned, recorded, sample, scale, seconds_of
from near.places import HOME
from near.records import loaded, written

TOOLS = HOME / "tools"
RECORDING, PLAIN = HOME / "build/recording", HOME / "build/recording-plain"


def record(folder: Path, workers: int, words: list[str], **environment: str) -> int:
    """Run tests with the recorder. Return pytest's exit code: a test that fails has been recorded, too."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    paths = os.pathsep.join([str(TOOLS / "recorder"), str(TOOLS), str(HOME / "src")])
    parallel = ["-n", str(workers)] if workers > 1 else []
    command = [sys.executable, "-m", "pytest", "-p", "recorder", "-m", "not browser", *parallel, *words]
    return subprocess.run(command, cwd=HOME, check=False,
                          env={**os.environ, "MERCAT_RECORDING": str(folder), "PYTHONPATH": paths, **environment}).returncode


def measured(workers: int) -> float:
    """Return the ratio of a test's time without the recorder to the recorded time, from a sample of the recorded tests."""
    some = sample(seconds_of(RECORDING))
    wanted = RECORDING / "sample.json"
    wanted.write_text(json.dumps(some), "utf-8")
    record(PLAIN, workers, ["-p", "near.plugin", *dict.fromkeys(test.partition("::")[0] for test in some)],
           MERCAT_NEAR=str(wanted), MERCAT_RECORDING_TIMES="1")
    return scale(seconds_of(RECORDING), seconds_of(PLAIN))


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("-n", "--workers", type=int, default=2, help="processes that run tests")
    parser.add_argument("--from", dest="source", type=Path, help="record nothing: make the map of this recording")
    parser.add_argument("--home", type=Path, default=HOME, help="where the checkout of that recording stood")
    parser.add_argument("--only", nargs="+", metavar="TESTS", help="record these tests alone, such as those of new modules, and "
                                                                   "add what they execute to the map as it is")
    parser.add_argument("--scale", type=float, help="instead of measuring it: which part of its recorded time a test takes, for "
                                                    "a recording that was made beside other work")
    parser.add_argument("--prune", action="store_true", help="record nothing: drop the tests, files and functions that are gone")
    asked = parser.parse_args()
    if asked.prune:
        written(pruned(loaded()))
        return 0
    if asked.source is None and record(RECORDING, asked.workers, asked.only or ["tests"]) not in (0, 1):
        print("The tests could not be run: the map stays as it is.")
        return 1
    scaled = asked.scale or (measured(asked.workers) if asked.source is None else 1.0)
    recording = recorded(asked.source or RECORDING, asked.home, scaled)
    made = built(recording)
    if asked.only:
        made = pruned(joined(loaded(), made))
    written(made)
    parts = sum(map(len, made.parts.values()))
    print(f"Recorded {len(recording.seconds)} tests and {parts} parts of {len(made.parts)} files; "
          f"a test takes {scaled:.2f} of its time under the recorder.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
