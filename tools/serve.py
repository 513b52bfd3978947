"""`make serve`: start the server immediately, interpreted if necessary, while the games are compiled at low priority.

Bots use the compiled form as soon as it is ready, the server after its next start. Ctrl+C stops both.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from threading import Thread
from time import monotonic

from compiled import BUILD, HERE, standing, why_not

LOG = BUILD / "serve.log"
LOW_PRIORITY = 19


class Compiling:
    """The compilation that runs next to the server, in a separate process group."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None
        self.stopped = False

    def run(self) -> None:
        begin = monotonic()
        print("Compiling the games in the background.", flush=True)
        if not self.done([sys.executable, "tools/compiled.py", "--install-needs"]):
            if not self.stopped:
                print(f"The games could not be compiled, so they stay interpreted; see {LOG.relative_to(HERE)}.", flush=True)
            return
        print(f"Compiled after {monotonic() - begin:.0f} s. Bots use the compiled games from now on, the server after a restart.",
              flush=True)

    def done(self, command: list[str]) -> bool:
        """Run a process until it ends or `stop` ends it. Return whether it succeeded."""
        BUILD.mkdir(exist_ok=True)
        with LOG.open("ab") as log:
            if self.stopped:
                return False
            self.process = subprocess.Popen(["nice", "-n", str(LOW_PRIORITY), *command], cwd=HERE, stdout=log, stderr=log,
                                            start_new_session=True)
        return self.process.wait() == 0

    def stop(self) -> None:
        self.stopped = True
        if self.process is not None and self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGTERM)
            self.process.wait()


def main() -> int:
    compiling, hindrance = Compiling(), why_not()
    folder = BUILD / "compiled"
    interpreted = standing() is None
    settings = {**os.environ, "MERCAT_COMPILED": str(folder)} if interpreted and hindrance is None else dict(os.environ)
    if interpreted and hindrance is not None:
        print(f"The games are not compiled: {hindrance}.", flush=True)
    server = subprocess.Popen([str(Path(sys.executable).with_name("mercat")), "serve", *sys.argv[1:]], env=settings)
    for received in (signal.SIGINT, signal.SIGTERM):     # Ctrl+C also reaches the server, which then stops itself
        signal.signal(received, lambda number, frame: server.terminate() if number == signal.SIGTERM else None)
    if interpreted and hindrance is None:
        Thread(target=compiling.run, daemon=True).start()
    try:
        return max(0, server.wait())                     # it was asked to end, which is no error
    finally:
        compiling.stop()


if __name__ == "__main__":
    sys.exit(main())
