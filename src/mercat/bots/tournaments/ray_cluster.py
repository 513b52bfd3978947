"""The distribution of work over a Ray cluster (extra `ray`): the cluster named by RAY_ADDRESS or, without this variable, one that
is already running on this machine or a new one on this machine alone.

Ray distributes the work, and repeats work that was lost when a process or a machine died. All nodes need the same version of
Mercat.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any, Final, TypeVar

import ray

T = TypeVar("T")
TRIES: Final = 20                       # times to repeat work after its process or machine died


def connect() -> None:
    """Connect to the cluster for the lifetime of this process. Raise ConnectionError if no cluster can be reached."""
    if ray.is_initialized():
        return
    # the places of external bots; other machines need the same folders
    paths = os.pathsep.join(path for path in sys.path if path)
    try:
        ray.init(runtime_env={"env_vars": {"PYTHONPATH": paths}}, log_to_driver=False, configure_logging=False)
    except (ray.exceptions.RayError, RuntimeError, OSError) as error:
        raise ConnectionError(str(error)) from error


def processors() -> int:
    """Return the current number of processors in the cluster. Raise ConnectionError if no cluster can be reached."""
    connect()
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


class RayExecutor(Executor):
    """An executor that distributes work over the cluster, with one processor for each piece of work. The constructor raises
    ConnectionError if no cluster can be reached."""

    def __init__(self) -> None:
        connect()
        self.work = ray.remote(num_cpus=1, max_retries=TRIES)(done)
        self.pending: dict[Future[Any], Any] = {}

    def submit(self, work: Callable[..., T], /, *arguments: Any, **named: Any) -> Future[T]:
        """Start work on the cluster, and return a future for its result."""
        reference = self.work.remote(work, arguments, named)
        future: Future[T] = reference.future()
        self.pending[future] = reference
        future.add_done_callback(lambda over: self.pending.pop(over, None))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Wait for the submitted work; with `cancel_futures`, cancel unfinished work."""
        if cancel_futures:
            for reference in list(self.pending.values()):
                ray.cancel(reference, force=True)
        elif wait and self.pending:
            ray.wait(list(self.pending.values()), num_returns=len(self.pending))


def done(work: Callable[..., T], arguments: tuple[Any, ...], named: dict[str, Any]) -> T:
    """Do the work in this process, and return the result."""
    return work(*arguments, **named)
