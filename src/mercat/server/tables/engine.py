"""The engine's thread: all work that uses the rules, or draws a position, is done here, one piece at a time.

A game's rules share their working data, so two pieces of work may never use them simultaneously. Long work gives way to other
work at points where it is not using the rules: between two lines of a journal, two entries of a history, or two pieces of a page
(`give_way`). Work that has given way waits in a separate thread with its unfinished result, which no other work sees. Only one of
these threads runs at a time.

Networks get equal shares of the engine's time; within a network, moves go before pages, and pages before histories. Each network
with waiting work has an account of the engine time that it has used; the network with the lowest account is next. The account of
a new network begins at the value that an equal share would have given it, so a network cannot save up time, and need not make up
for time used while no other network wanted any. A network that has used little recently goes slightly before all others, so that
its pages need not wait for networks with endless requests, however many these are. Less urgent work goes slightly later, whatever
its network.
"""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable, Collection, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from contextvars import Context, ContextVar, copy_context
from dataclasses import dataclass, field
from itertools import count
from threading import Event, Lock, local
from time import monotonic, perf_counter, thread_time
from typing import Any, Final, Generic, ParamSpec, Protocol, TypeVar

from mercat.engine.matches.pausing import PAUSES
from mercat.server.processes.shares import REMEMBERED, TimeUsed

MOVES, PAGES, HISTORIES = range(3)                       # urgencies
LATER: Final = (0.0, 0.1, 0.5)                           # seconds added to the account of the network, for each urgency
WAITS: Final = (0.0, 1.0, 5.0)                       # seconds after which work goes before newer, more urgent work of its network
FORGOTTEN: Final = 10.0                                  # seconds after which half of a network's use no longer counts
LITTLE: Final = 1.5                                      # a network that has recently used fewer seconds of the engine
AHEAD: Final = 1.6                                       # goes before others by this many seconds of its account
MUCH: Final = 4.0                                    # seconds of recent use, of about 14 available, above which a network is busy
SHARED: Final = 5.0                                      # seconds after which a network that used the engine counts as inactive
P = ParamSpec("P")
T = TypeVar("T")
SLICE: Final = 0.004                                     # seconds after which work gives way
MOST_BEGUN: Final = 60                                  # the most pieces of work that have begun and not ended; each has a thread


class Work(Protocol):
    """A piece of work that waits for the engine."""

    @property
    def network(self) -> str: ...

    @property
    def urgency(self) -> int: ...

    @property
    def asked(self) -> float:
        """The moment when the work was requested, in seconds of the monotonic clock."""


W = TypeVar("W", bound=Work)


class FairQueue(Generic[W]):
    """A queue of work that waits for the engine, grouped by network."""

    def __init__(self) -> None:
        self.waiting: dict[str, list[tuple[float, int, W]]] = {}         # heaps: when it is due, and in which order it was put
        self.accounts: dict[str, float] = {}             # seconds of the engine's time that each network has used
        self.share = 0.0                                 # seconds that a network with work waiting at all times would have got
        self.used = TimeUsed(FORGOTTEN)
        self.last: dict[str, float] = {}                 # the last two networks to use the engine, and when
        self.numbers: Final = count()

    def __bool__(self) -> bool:
        return bool(self.waiting)

    def put(self, work: W) -> None:
        network = work.network
        if network not in self.waiting:
            self.waiting[network] = []
            self.accounts[network] = max(self.accounts.get(network, 0.0), self.share)
        heapq.heappush(self.waiting[network], (work.asked + WAITS[work.urgency], next(self.numbers), work))

    def next(self, among: Collection[W] = ()) -> W:
        """Remove the next piece of work from the queue and return it. If `among` is not empty, choose only from these pieces. The
        queue must not be empty."""
        first = among or [heap[0][2] for heap in self.waiting.values()]
        chosen = min(first, key=self.rank)
        heap = self.waiting[chosen.network]
        if heap[0][2] is chosen:
            heapq.heappop(heap)
        else:
            heap[:] = [one for one in heap if one[2] is not chosen]
            heapq.heapify(heap)
        if not heap:
            del self.waiting[chosen.network]
        return chosen

    def rank(self, work: W) -> float:
        ahead = AHEAD if self.used.of(work.network) < LITTLE else 0.0
        return self.accounts[work.network] + LATER[work.urgency] - ahead

    def is_shared(self, network: str) -> bool:
        """Return whether a network other than this one has used some of the engine's time in the last few seconds."""
        return any(one != network and monotonic() - at < SHARED for one, at in list(self.last.items()))

    def charge(self, network: str, seconds: float) -> None:
        """Add `seconds` of the engine's time to a network's account."""
        self.accounts[network] = self.accounts.get(network, self.share) + seconds
        self.share += seconds / len(self.waiting.keys() | {network})
        self.used.count(network, seconds)
        if network:                                      # else it was the server itself
            self.last.pop(network, None)
            self.last = {**dict(list(self.last.items())[-1:]), network: monotonic()}
        if len(self.accounts) > REMEMBERED:              # a network below it that waits for nothing begins at the share again
            self.accounts = {one: given for one, given in self.accounts.items() if given > self.share or one in self.waiting}


@dataclass
class Asker:
    """The origin of work: a network (an empty string means the server itself), and the urgency of the work."""

    network: str = ""
    urgency: int = PAGES
    seconds: float = 0.0                                 # the processor time that the asker's work has used so far


asking: Final = ContextVar[Asker]("asking")              # the asker of the current work
here: Final = local()                                    # the job that this thread is doing for the engine


class Abandoned(BaseException):
    """The exception that ends a piece of work because nobody is waiting for its result any more."""


@dataclass(eq=False)
class Job:
    """A piece of work for the engine, with its state."""

    asker: Asker
    work: Callable[[], object]
    context: Context
    asked: float
    done: Future[Any] = field(default_factory=Future)
    abandoned: bool = False
    resumed: Event = field(default_factory=Event)
    since: float = 0.0                                   # the moment when the job last got the engine,
    spent: float = 0.0                                   # and the processor time of its thread at that moment

    @property
    def network(self) -> str:
        return self.asker.network

    @property
    def urgency(self) -> int:
        return self.asker.urgency

    def abandon(self, told: asyncio.Future[Any]) -> None:
        if told.cancelled():
            self.abandoned = True


class Engine:
    """The engine, which carries out one piece of work at a time."""

    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(MOST_BEGUN, thread_name_prefix="engine")
        self.lock = Lock()
        self.queue = FairQueue[Job]()
        self.paused: set[Job] = set()                    # jobs that have begun, and wait for their next turn
        self.busy = False
        self.longest = 0.0                             # the most processor seconds for which a job had the engine without a break

    async def run(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Carry out `work` in the engine for the asker in the context variable `asking`, and return its result."""
        asker = asking.get(None) or Asker()
        context = copy_context()                         # rendering there belongs to the same request
        job = Job(asker, lambda: work(*arguments, **named), context, monotonic())
        with self.lock:
            self.queue.put(job)
            if not self.busy:
                self.busy = True
                self.begin_next()
        told = asyncio.wrap_future(job.done)
        told.add_done_callback(job.abandon)
        result: T = await told
        return result

    def is_busy(self, network: str, beside: float = 0.0) -> bool:
        """Return whether a network has recently used much of the engine's time, counting `beside` seconds more, while another
        network has used it too."""
        return self.queue.used.of(network) + beside > MUCH and self.queue.is_shared(network)

    def begin_next(self) -> None:
        """Let the next piece of work begin or continue. The caller must have the engine and its lock."""
        job = self.hand_on()
        if job is not None:
            self.threads.submit(self.do, job)

    def hand_on(self) -> Job | None:
        """Hand the engine to the next piece of work. If this work has already begun, let it continue in its own thread and return
        None; if not, return it. The caller must have the lock."""
        while self.queue:                                # if no more may begin, continue one of those that have begun
            job = self.queue.next(self.paused if len(self.paused) >= MOST_BEGUN else ())
            if job in self.paused:
                self.paused.discard(job)
                job.resumed.set()
                return None
            if job.done.set_running_or_notify_cancel():
                return job
        self.busy = False
        return None

    def do(self, job: Job) -> None:
        """Carry out a piece of work to its end, then every following piece that has not begun yet."""
        following: Job | None = job
        while following is not None:
            following = self.do_one(following)

    def do_one(self, job: Job) -> Job | None:
        """Carry out a piece of work to its end. Return the next piece if it has not begun yet."""
        here.job = job
        self.take(job)
        result, error = None, None
        try:
            result = job.context.run(job.work)
        except BaseException as raised:
            error = raised
        here.job = None
        with self.lock:
            self.leave(job)
            following = self.hand_on()
        if error is None:
            job.done.set_result(result)
        else:
            job.done.set_exception(error)
        return following

    def take(self, job: Job) -> None:
        """Record that a piece of work uses the engine from now on."""
        job.since, job.spent = perf_counter(), thread_time()

    def leave(self, job: Job) -> None:
        """Record that a piece of work no longer has the engine, and charge its network for the time. The caller must have the
        lock."""
        spent = thread_time() - job.spent
        self.longest = max(self.longest, spent)
        job.asker.seconds += spent
        self.queue.charge(job.network, spent)

    def give_way(self) -> None:
        """Let other work go first, if the current work has had the engine for long enough.

        Raise Abandoned if nobody is waiting for the result of the current work any more.
        """
        job: Job | None = getattr(here, "job", None)
        if job is None or perf_counter() - job.since < SLICE:
            return
        if job.abandoned:
            raise Abandoned
        with self.lock:
            self.leave(job)
            self.queue.put(job)
            self.paused.add(job)
            self.begin_next()
        job.resumed.wait()
        job.resumed.clear()
        self.take(job)


ENGINE: Final = Engine()                                 # of this process
give_way: Final = ENGINE.give_way
PAUSES.give_way = give_way


def unhurried(things: Iterable[T]) -> Iterator[T]:
    """Yield the things one by one, and let other work use the engine before each of them."""
    for thing in things:
        give_way()
        yield thing


@contextmanager
def asked_by(asker: Asker) -> Iterator[Asker]:
    """Set the asker of all work that is requested within the `with` block."""
    before = asking.set(asker)
    try:
        yield asker
    finally:
        asking.reset(before)
