"""Record which tests execute what, into `tests/near`: `make map`. Everything but the browser tests runs, interpreted, from `src`.

The recording itself stays in `build/recording`. It is slow: half an hour or more. Browser tests are left out on purpose: a page
asks for most of the server, so nearly all of them would be near to everything; which of them are near to a script, `near/rules.py` says.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

TOOLS = Path(__file__).resolve().parent
sys.path.insert(0, str(TOOLS))

from near.building import built, recorded
from near.places import HOME
from near.records import written

RECORDING = HOME / "build/recording"


def record(tests: list[str], workers: int, folder: Path = RECORDING) -> int:
    """Run tests under the recorder. Returns pytest's exit code: a test that fails has been recorded, too."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    paths = os.pathsep.join([str(TOOLS / "recorder"), str(HOME / "src")])
    environment = {**os.environ, "MERCAT_RECORDING": str(folder), "PYTHONPATH": paths}
    parallel = ["-n", str(workers)] if workers > 1 else []
    words = [sys.executable, "-m", "pytest", "-p", "recorder", "-m", "not browser", *parallel, *tests]
    return subprocess.run(words, cwd=HOME, env=environment, check=False).returncode


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("-n", "--workers", type=int, default=2, help="processes that run tests")
    parser.add_argument("--from", dest="source", type=Path, help="record nothing: make the map of this recording")
    parser.add_argument("--home", type=Path, default=HOME, help="where the checkout of that recording stood")
    asked = parser.parse_args()
    if asked.source is None and record(["tests"], asked.workers) not in (0, 1):
        print("The tests could not be run: the map stays as it is.")
        return 1
    found = recorded(asked.source or RECORDING, asked.home)
    made = built(found)
    written(made)
    parts = sum(map(len, made.parts.values()))
    print(f"Recorded {len(found.seconds)} tests and {parts} parts of {len(made.parts)} files.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
