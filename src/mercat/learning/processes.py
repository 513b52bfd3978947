"""A batch in which several processes step the matches. The processes report their changes in shared memory."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from itertools import pairwise
from math import prod
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from os import getpid
from socket import socket, socketpair
from types import TracebackType
from typing import Any, Final, Literal, NoReturn, SupportsIndex
from weakref import finalize

from mercat.engine.rules.rulebook import MOST
from mercat.learning.arrays import Arrays, Form
from mercat.learning.batch import Batch
from mercat.learning.changes import HEADER
from mercat.learning.repeating import repeat
from mercat.learning.reward_kinds import Reward, known_reward

STEP: Final = b"s"                      # the messages to the processes
END: Final = b"e"                       # they answer with the number of their changes; any other answer is an error
ENDED: Final = b"a process has ended"
LONGEST: Final = 4096                   # bytes of an answer
ALIGNED: Final = 64                     # alignment of arrays, in bytes
SIZES: Final = {"?": 1, "i": 4, "q": 8, "d": 8}
TOLD: Final = ("ended", "rewards", "points")            # arrays that are copied as a whole
Shape = tuple[str, tuple[int, ...]]


class Memory(SharedMemory):
    """Shared memory that may still have views when it is closed: it is released once the last view is gone."""

    def close(self) -> None:
        with suppress(BufferError):
            super().close()

    @property
    def whole(self) -> memoryview:
        assert self.buf is not None
        return self.buf


def shapes_of(arrays: Arrays) -> dict[str, Shape]:
    """Return the number type and the shape of every array in shared memory."""
    count, seats = arrays.count, arrays.seats
    return {"actions": ("q", (count,)), "ended": ("?", (count,)), "rewards": ("d", (count, seats)),
            "points": ("q", (count, seats)),
            "changes": ("i", (count, int(HEADER + MOST + 2 * arrays.layout.plan.most)))}


def bytes_of(shapes: Mapping[str, Shape]) -> int:
    """Return the number of bytes that the arrays need."""
    return sum(-(-SIZES[kind] * prod(shape) // ALIGNED) * ALIGNED for kind, shape in shapes.values())


def arrays_in(memory: memoryview, shapes: Mapping[str, Shape]) -> dict[str, memoryview]:
    """Return the arrays in the memory, in which they are stored one after another."""
    arrays, begin = {}, 0
    for name, (kind, shape) in shapes.items():
        size = SIZES[kind] * prod(shape)
        arrays[name] = memory[begin:begin + size].cast(kind, list(shape))  # type: ignore[call-overload]
        begin += -(-size // ALIGNED) * ALIGNED
    return arrays


def part(array: memoryview, first: int, many: int, kind: Literal["B", "i", "q"] = "B") -> memoryview:
    """Return the part of an array's memory that belongs to `many` matches, from `first` on, as numbers of this type."""
    width = array.nbytes // len(array)
    return array.cast("B")[first * width:(first + many) * width].cast(kind)


def work(connection: socket, name: str, shapes: Mapping[str, Shape], game: str, first: int, many: int,
         arguments: Mapping[str, Any]) -> None:
    """Step `many` matches, from `first` on, for each message on the connection, until END arrives."""
    memory = Memory(name)
    arrays = arrays_in(memory.whole, shapes)
    batch = Batch(game, many, share=(first, len(arrays["actions"])), masks=False, tells=True, **arguments)
    changes = batch.changes
    assert changes is not None
    actions, shared = part(arrays["actions"], first, many, "q"), part(arrays["changes"], first, many, "i")
    told = [(part(arrays[name], first, many), getattr(batch, name).cast("B")) for name in TOLD]
    message = b""
    while message != END:
        try:
            if message == STEP:
                batch.step(actions)
            for theirs, own in told:
                theirs[:] = own
            count = int(changes.count)
            shared[:count] = memoryview(changes.numbers)[:count]
            changes.count = 0
            connection.send(b"%d" % count)
        except Exception as error:
            connection.send(repr(error).encode()[:LONGEST])
        message = connection.recv(len(STEP)) or END


def end_all(workers: list[tuple[BaseProcess, socket]], memory: Memory, owner: int) -> None:
    """End the processes of a batch and release its memory, except in a process forked from its `owner`."""
    if getpid() != owner:
        return
    for process, connection in workers:
        try:
            connection.send(END)
        except OSError:
            process.kill()                      # it has ended already
        process.join()
        connection.close()
    workers.clear()
    memory.unlink()


class SharedBatch(Arrays):
    """A `Batch` of `count` matches in several processes, with the same arrays, games and random moves for any number of
    processes.

    Close it, or use it as a context manager. The processes report their changes, and the arrays are updated with these; `ended`,
    `rewards` and `points` are shared memory, and must not be read after closing. As always with multiprocessing in Python, the
    code that creates the batch must not run when the module that contains it is imported.
    """

    def __init__(self, game: str, count: int, processes: int, seats: SupportsIndex = 0, options: Mapping[str, str] | None = None,
                 seed: SupportsIndex = 0, *, rows: Form | None = "int16", as_match: bool = False,
                 reward: Reward = "place", running: bool = False) -> None:
        """Start the processes. Raise ValueError if there are fewer matches than processes, and the same errors as `Batch`."""
        if not 1 <= processes <= count:
            raise ValueError(f"{count} matches cannot be played by {processes} processes")
        known_reward(reward)
        super().__init__(game, count, seats, options, seed, rows, True)
        arguments = {"seats": seats, "options": options, "seed": seed, "rows": None if rows is None else "numbers",
                     "as_match": as_match, "reward": reward, "running": running}
        shapes = shapes_of(self)
        self.memory: Final = Memory(create=True, size=bytes_of(shapes))
        arrays = arrays_in(self.memory.whole, shapes)
        self.actions_made: Final = arrays["actions"]
        self.ended, self.rewards, self.points = (arrays[name] for name in TOLD)
        self.workers: Final[list[tuple[BaseProcess, socket]]] = []
        self.ending: Final = finalize(self, end_all, self.workers, self.memory, getpid())      # even if nobody closes the batch
        self.shares: Final[list[tuple[int, memoryview]]] = []      # of each process: its first match, and its changes
        bounds = [count * number // processes for number in range(processes + 1)]
        for first, end in pairwise(bounds):
            mine, theirs = socketpair()
            process = get_context().Process(target=work, daemon=True, args=(theirs, self.memory.name, shapes, game, first,
                                                                            end - first, arguments))
            process.start()
            theirs.close()
            self.workers.append((process, mine))
            self.shares.append((first, part(arrays["changes"], first, end - first, "i")))
        self.wait()

    def step(self, numbers: Any) -> None:
        """Make a move in every match, as `Batch.step` does. If a number is not legal, raise ValueError and make no moves. Raise
        RuntimeError if a process has ended. Any interruption of a step closes the batch."""
        if not self.workers:
            raise RuntimeError("the batch is closed")
        self.actions_made[:] = memoryview(self.offers.checked(numbers))
        try:
            for _process, connection in self.workers:
                with suppress(OSError):         # the process has ended: `wait` raises the error
                    connection.send(STEP)
            self.wait()
        except BaseException:                   # the next step could not tell which call an unread answer belongs to
            self.close()
            raise

    def wait(self) -> None:
        """Wait for the responses of all processes, and apply their changes. Raise RuntimeError if a process has failed or
        ended."""
        for (_process, connection), (first, changes) in zip(self.workers, self.shares, strict=True):
            try:
                answer = connection.recv(LONGEST) or ENDED
            except OSError:
                answer = ENDED
            if not answer.isdigit():
                self.close()
                raise RuntimeError(f"the batch is lost: {answer.decode()}")
            repeat(changes[:int(answer)], first, self.offers, self.observed)

    def __reduce__(self) -> NoReturn:
        raise TypeError("a shared batch cannot be copied or pickled, as its matches are in other processes; a Batch can")

    def close(self) -> None:
        """End the processes and release the memory."""
        self.ending()

    def __enter__(self) -> SharedBatch:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()
