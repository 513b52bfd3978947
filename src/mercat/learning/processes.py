"""A batch whose matches are stepped by several processes, in memory that all of them share."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from contextlib import suppress
from itertools import pairwise
from math import prod
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from operator import add
from types import TracebackType
from typing import Any, Final, NoReturn, SupportsIndex

from mercat.engine.rules.rulebook import MOST
from mercat.games import find
from mercat.learning.batch import Batch, Form
from mercat.learning.reward_kinds import Reward

STEP: Final = b"step"                   # the messages to the processes; a number is the width that all are to give their `legal`
END: Final = b"end"                     # they answer with the width that theirs has now; any other answer is an error
ALIGNED: Final = 64                     # bytes at which an array begins
SIZES: Final = {"?": 1, "h": 2, "i": 4, "f": 4, "q": 8, "d": 8}
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


def shapes_of(batch: Batch, count: int, rows: Form | None) -> dict[str, Shape]:
    """The kind of numbers and the shape of every array, for a number of matches like those of a batch."""
    shapes: dict[str, Shape] = {"actions": ("q", (count,)), "to_move": ("q", (count,)), "offered": ("q", (count,)),
                                "ended": ("?", (count,)), "rewards": ("d", (count, batch.seats)),
                                "points": ("q", (count, batch.seats)), "mask": ("?", (count, batch.actions)),
                                "legal": ("i", (count, int(MOST)))}
    if rows is not None:
        shapes["numbers"] = ("i", (count, len(batch.layout.columns)))
    if rows in ("int16", "float32"):
        shapes["rows"] = ("h" if rows == "int16" else "f", (count, batch.layout.size))
    return shapes


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


def work(connection: Connection, name: str, shapes: Mapping[str, Shape], game: str, first: int, many: int,
         arguments: Mapping[str, Any]) -> None:
    """Step the matches from `first` on at each message of the connection, until END."""
    memory = Memory(name)
    count = shapes["actions"][1][0]
    batch = Batch(game, many, share=(first, count), **arguments)
    arrays = {name: array.cast("B") for name, array in arrays_in(memory.whole, shapes).items()}
    width = {name: len(array) // count for name, array in arrays.items()}
    actions = arrays["actions"][first * 8:(first + many) * 8].cast("q")
    pairs = [(arrays[name][first * width[name]:(first + many) * width[name]], getattr(batch, name).cast("B"))
            for name in shapes if name not in ("actions", "legal")]
    message = None
    while message != END:
        try:
            if message == STEP:
                batch.step(actions)
            elif message is not None and int(message) > batch.core.width:
                batch.core.widen(int(message) // 2)                 # it makes room for twice as many
            copy_to_shared(batch, pairs, arrays["legal"], first)
            connection.send_bytes(b"%d" % batch.core.width)
        except Exception as error:
            connection.send_bytes(repr(error).encode())
        message = connection.recv_bytes()


def copy_to_shared(batch: Batch, pairs: list[tuple[memoryview, memoryview]], legal: memoryview, first: int) -> None:
    """Copy the arrays of a batch into the shared memory."""
    for shared, own in pairs:
        shared[:] = own
    listed = batch.legal.cast("B")
    begin = first * len(listed) // batch.count
    legal[begin:begin + len(listed)] = listed


class SharedBatch:
    """A `Batch` of `count` matches in several processes: the same arrays, the same games, whatever the number of processes.

    Close it, or use it as a context. The arrays are shared memory, and no longer to be read once it is closed. As always with
    processes in Python, what creates it must not run when its module is imported.
    """

    def __init__(self, game: str, count: int, processes: int, seats: SupportsIndex = 0, options: Mapping[str, str] | None = None,
                 seed: SupportsIndex = 0, *, rows: Form | None = "int16", as_match: bool = False,
                 reward: Reward = "place", running: bool = False) -> None:
        """Raises ValueError for less than one match for each process, and what `Batch` raises."""
        if not 1 <= processes <= count:
            raise ValueError(f"{count} matches cannot be played by {processes} processes")
        arguments = {"seats": seats, "options": options, "seed": seed, "rows": rows, "as_match": as_match,
                     "reward": reward, "running": running}
        model = Batch(game, 1, **arguments)  # type: ignore[arg-type]
        self.game: Final = find(game)
        self.count: Final = count
        self.seats: Final = model.seats
        self.options: Final = model.options
        self.actions: Final = model.actions
        self.layout: Final = model.layout
        shapes = shapes_of(model, count, rows)
        self.memory: Final = Memory(create=True, size=bytes_of(shapes))
        self.arrays: Final = arrays_in(self.memory.whole, shapes)
        self.marks: Final = self.arrays["mask"].cast("B")
        self.starts: Final = range(0, count * self.actions, self.actions)       # where the marks of each match begin
        self.room: Final = self.arrays["legal"].cast("B")
        self.width = 0                          # for how many legal moves there is room in each row of `legal`
        self.workers: Final[list[tuple[BaseProcess, Connection]]] = []
        bounds = [count * number // processes for number in range(processes + 1)]
        for first, end in pairwise(bounds):
            mine, theirs = get_context().Pipe()
            process = get_context().Process(target=work, daemon=True, args=(theirs, self.memory.name, shapes, game, first,
                                                                            end - first, arguments))
            process.start()
            theirs.close()
            self.workers.append((process, mine))
        self.wait()

    def __getattr__(self, name: str) -> memoryview | None:
        if name in ("rows", "numbers", "mask", "offered", "to_move", "ended", "rewards", "points"):
            return self.arrays.get(name)
        raise AttributeError(name)

    def step(self, numbers: Any) -> None:
        """Make a move in every match, as `Batch.step`. Raises ValueError if a number is not legal, and then nothing has moved;
        RuntimeError if a process has ended."""
        chosen = list(map(int, numbers.tolist() if hasattr(numbers, "tolist") else numbers))
        if len(chosen) != self.count:
            raise ValueError(f"{len(chosen)} moves for {self.count} matches")
        if min(chosen) < 0 or max(chosen) >= self.actions or not all(map(self.marks.__getitem__, map(add, self.starts, chosen))):
            for match, number in enumerate(chosen):
                if number != -1 and not (0 <= number < self.actions and self.marks[match * self.actions + number]):
                    raise ValueError(f"match {match}: move {number} is not legal")
        self.arrays["actions"][:] = array("q", chosen)
        self.ask(STEP)

    def ask(self, message: bytes) -> None:
        """Send a message to all processes, and wait for their answers. Raises RuntimeError if one has failed or ended."""
        for _process, connection in self.workers:
            with suppress(OSError):             # the process has ended: `wait` raises the error
                connection.send_bytes(message)
        self.wait()

    def wait(self) -> None:
        """Wait until all processes have answered, and `legal` has the same width in all of them."""
        widths = []
        for _process, connection in self.workers:
            try:
                answer = connection.recv_bytes()
            except (EOFError, OSError):
                answer = b"a process has ended"
            if not answer.isdigit():
                self.close()
                raise RuntimeError(f"the batch is lost: {answer.decode()}")
            widths.append(int(answer))
        self.width = max(widths)
        if min(widths) < self.width:
            self.ask(b"%d" % self.width)

    @property
    def legal(self) -> memoryview:
        """The legal action numbers, as those of a `Batch`. They move likewise: ask again after a step."""
        return self.room[:self.count * self.width * SIZES["i"]].cast("i", [self.count, self.width])

    def __reduce__(self) -> NoReturn:
        raise TypeError("a shared batch cannot be copied or pickled, as its matches are in other processes; a Batch can")

    def close(self) -> None:
        """End the processes and give the memory back."""
        for process, connection in self.workers:
            try:
                connection.send_bytes(END)
            except OSError:
                process.kill()                  # it has ended already
            process.join()
            connection.close()
        if self.workers:
            self.workers.clear()
            self.memory.unlink()

    def __enter__(self) -> SharedBatch:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()
