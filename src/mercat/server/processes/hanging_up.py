"""SIGHUP: the terminal of a server has closed, or somebody wants it to read its settings anew.

The server stops in order, with a status that service managers take for a failure: so it is started again where there is one,
with the settings of then, and stays stopped where its terminal is gone. Under `nohup` it goes on.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

SIGHUP: Final[int] = getattr(signal, "SIGHUP", 0)        # 0 where there is none, on Windows
HUNG_UP: Final = 129                                     # the status at the end
OF_HANGING_UP: Final = f"SIGHUP: the server stops, with status {HUNG_UP}, so that a service manager starts it again"


@contextmanager
def heard(sig: int, handler: Callable[[int, FrameType | None], None]) -> Iterator[None]:
    """Handle a signal until the block ends, unless it is to be ignored. Elsewhere than in the main thread nothing is handled."""
    try:
        before = signal.getsignal(sig) if sig else signal.SIG_IGN
        if before != signal.SIG_IGN:
            signal.signal(sig, handler)
    except ValueError:
        before = signal.SIG_IGN
    try:
        yield
    finally:
        if before != signal.SIG_IGN:
            signal.signal(sig, before)


def heed_hang_up() -> None:
    """While nothing is served yet, end with the same status."""
    if SIGHUP and signal.getsignal(SIGHUP) == signal.SIG_DFL:
        signal.signal(SIGHUP, lambda *_: sys.exit(HUNG_UP))
