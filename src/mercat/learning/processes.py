"""A batch whose matches are stepped by several processes, which tell in shared memory what has changed."""

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
END: Final = b"e"                       # they answer with how many numbers their changes are; any other answer is an error
ENDED: Final = b"a process has ended"
LONGEST: Final = 4096                   # bytes of an answer
ALIGNED: Final = 64                     # bytes at which an array begins
SIZES: Final = {"?": 1, "i": 4, "q": 8, "d": 8}
TOLD: Final = ("ended", "rewards", "points")            # what is copied whole
Shape = tuple[str, tuple[int, ...]]


class Memory(SharedMemory):
    """Shared memory that arrays may still look at when it is closed: it is given back when the last of them is gone."""

    def close(self) -> None:
        with suppress(BufferError):
            super().close()

    @property
    def whole(self) -> memoryview:
        assert self.buf is not None
        return self.buf


def shapes_of(arrays: Arrays) -> dict[str, Shape]:
    """The kind of numbers and the shape of every array in shared memory."""
    count, seats = arrays.count, arrays.seats
    return {"actions": ("q", (count,)), "ended": ("?", (count,)), "rewards": ("d", (count, seats)),
            "points": ("q", (count, seats)),
            "changes": ("i", (count, int(HEADER + MOST + 2 * arrays.layout.plan.most)))}


def bytes_of(shapes: Mapping[str, Shape]) -> int:
    """How much memory the arrays need."""
    return sum(-(-SIZES[kind] * prod(shape) // ALIGNED) * ALIGNED for kind, shape in shapes.values())


def arrays_in(memory: memoryview, shapes: Mapping[str, Shape]) -> dict[str, memoryview]:
    """The arrays, one after the other."""
    arrays, begin = {}, 0
    for name, (kind, shape) in shapes.items():
        size = SIZES[kind] * prod(shape)
        arrays[name] = memory[begin:begin + size].cast(kind, list(shape))  # type: ignore[call-overload]
        begin += -(-size // ALIGNED) * ALIGNED
    return arrays


def part(array: memoryview, first: int, many: int, kind: Literal["B", "i", "q"] = "B") -> memoryview:
    """The memory of some of the matches, as numbers of this kind."""
    width = array.nbytes // len(array)
    return array.cast("B")[first * width:(first + many) * width].cast(kind)


def work(connection: socket, name: str, shapes: Mapping[str, Shape], game: str, first: int, many: int,
         arguments: Mapping[str, Any]) -> None:
    """Step the matches from `first` on at each message of the connection, until END."""
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
    """End the processes of a batch and give its memory back, but not in a process that was forked from its `owner`."""
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
    """A `Batch` of `count` matches in several processes: the same arrays, games and random moves, whatever their number.

    Close it, or use it as a context. The processes tell what has changed, from which the arrays are brought up to date; `ended`,
    `rewards` and `points` are shared memory, and no longer to be read once it is closed. As always with processes in Python,
    what creates it must not run when its module is imported.
    """

    def __init__(self, game: str, count: int, processes: int, seats: SupportsIndex = 0, options: Mapping[str, str] | None = None,
                 seed: SupportsIndex = 0, *, rows: Form | None = "int16", as_match: bool = False,
                 reward: Reward = "place", running: bool = False) -> None:
        """Raises ValueError for less than one match for each process, and what `Batch` raises."""
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
        self.ending: Final = finalize(self, end_all, self.workers, self.memory, getpid())      # also where nobody closes it
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
        """Make a move in every match, as `Batch.step`. Raises ValueError if a number is not legal, and then nothing has moved;
        RuntimeError if a process has ended. Whatever interrupts a step closes the batch."""
        if not self.workers:
            raise RuntimeError("the batch is closed")
        self.actions_made[:] = memoryview(self.offers.checked(numbers))
        try:
            for _process, connection in self.workers:
                with suppress(OSError):         # the process has ended: `wait` raises the error
                    connection.send(STEP)
            self.wait()
        except BaseException:                   # of answers that nobody has read the next step would not know what they answer
            self.close()
            raise

    def wait(self) -> None:
        """Wait for the answers of all processes, and repeat what they tell. Raises RuntimeError if one has failed or ended."""
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
        """End the processes and give the memory back."""
        self.ending()

    def __enter__(self) -> SharedBatch:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()
