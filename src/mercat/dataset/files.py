"""Files of rows that can be continued: JSON lines, and Parquet files created from them.

A run that is stopped leaves complete rows. The last row may be truncated; it is dropped when the run continues. Parquet files
cannot be continued. While games are being played, their rows are therefore written to `FILE.parquet.part` as JSON lines; at the
end, these lines are converted to the Parquet file.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final

from mercat.dataset.rows import Recorded, Row, line_of

PARQUET: Final = ".parquet"
SUFFIXES: Final = (".jsonl", PARQUET)
BEGINNING: Final = b'{"format":'         # the beginning of every row, even of a truncated one
GROUP: Final = 4_000_000                # characters of JSON that become one row group of a Parquet file


class OtherGames(ValueError):
    """The error for a file that contains games other than the games to be played, or that is not a file of games."""


class RowFile:
    """An open file of JSON lines. Read the existing rows first, then add more."""

    def __init__(self, file: IO[bytes], path: Path) -> None:
        self.file, self.path = file, path
        self.read = 0                   # bytes of the rows that were read

    def stored(self) -> Iterator[Row]:
        """Yield the complete rows in the file. Raise OtherGames for lines that are not rows."""
        for line in self.file:
            if not line.endswith(b"\n") and line.startswith(BEGINNING[:len(line)]):
                return
            try:
                row = json.loads(line)
            except (ValueError, RecursionError):
                row = None
            if not isinstance(row, dict):
                raise OtherGames(str(self.path))
            self.read += len(line)
            yield row

    def add(self, lines: str) -> None:
        """Write rows after the rows that were read, and overwrite a truncated last row. Raise OSError if writing fails."""
        self.file.seek(self.read)
        self.file.truncate()
        self.read += self.file.write(lines.encode())
        self.file.flush()


class Finished(RowFile):
    """A complete Parquet file, whose rows can be read."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def stored(self) -> Iterator[Row]:
        return rows_in(self.path)


@contextmanager
def keeping(path: Path, recorded: Recorded, games: int) -> Iterator[RowFile]:
    """Open a file of rows that is to be extended to `games` games; create the file if necessary.

    Raise OSError if the file cannot be opened (BlockingIOError if another process has it open), OtherGames if it contains other
    games, and ModuleNotFoundError if a Parquet file requires pyarrow and it is not installed.
    """
    if path.suffix != PARQUET:
        with opened(path) as rows:
            yield rows
        return
    part = path.with_name(path.name + ".part")
    again = path.exists() and not part.exists()
    if again and length_of(path) >= games:
        yield Finished(path)
        return
    if again:
        unroll(path, part)
    try:
        with opened(part) as rows:
            yield rows
            rows.file.seek(0)
            write_parquet(rows.stored(), path, recorded)
    except OtherGames:
        if again:
            part.unlink()
        raise
    part.unlink()


@contextmanager
def opened(path: Path) -> Iterator[RowFile]:
    """Open a file of JSON lines. Raise BlockingIOError if another process has it open."""
    with path.open("r+b" if path.exists() else "w+b") as file:
        lock(file)
        yield RowFile(file, path)


def lock(file: IO[bytes]) -> None:
    """Lock the file against other processes until it is closed, if the operating system supports this. Raise BlockingIOError if
    another process has locked it."""
    try:
        import fcntl
    except ModuleNotFoundError:
        return
    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def written(rows: Iterable[Row], path: Path, recorded: Recorded) -> int:
    """Write a file of rows and return the number of rows. An unfinished file never replaces a complete one. Raise the same errors
    as `keeping`."""
    if path.suffix == PARQUET:
        return write_parquet(rows, path, recorded)
    many = 0
    with replacing(path) as made, made.open("w", encoding="utf-8") as file:
        for row in rows:
            file.write(line_of(row))
            many += 1
    return many


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """Yield the path of a temporary file to write. When the context ends without an error, this file replaces the file at
    `path`."""
    made = path.with_name(path.name + ".new")
    try:
        yield made
        os.replace(made, path)
    finally:
        made.unlink(missing_ok=True)


def write_parquet(rows: Iterable[Row], path: Path, recorded: Recorded) -> int:
    """Write a Parquet file, and return the number of rows."""
    import pyarrow
    import pyarrow.parquet

    schema, many = schema_of(recorded), 0
    with replacing(path) as made, pyarrow.parquet.ParquetWriter(made, schema, compression="zstd") as writer:
        for some in groups(rows):
            writer.write_batch(pyarrow.RecordBatch.from_pylist(some, schema))
            many += len(some)
    return many


def groups(rows: Iterable[Row]) -> Iterator[list[Row]]:
    """Yield the rows in groups that fit into memory."""
    some: list[Row] = []
    size = 0
    for row in rows:
        some.append(row)
        size += len(line_of(row))
        if size >= GROUP:
            yield some
            some, size = [], 0
    if some:
        yield some


def unroll(path: Path, part: Path) -> None:
    """Write the rows of the Parquet file at `path` to the file `part`, as JSON lines."""
    with replacing(part) as made, made.open("w", encoding="utf-8") as file:
        file.writelines(map(line_of, rows_in(path)))


def rows_in(path: Path) -> Iterator[Row]:
    """Yield the rows of a Parquet file. Raise OSError if the file cannot be read, and OtherGames if it is not a Parquet file of
    games."""
    import pyarrow
    import pyarrow.parquet

    try:
        with pyarrow.parquet.ParquetFile(path) as file:
            for batch in file.iter_batches():
                yield from batch.to_pylist()
    except pyarrow.ArrowInvalid as error:
        raise OtherGames(str(path)) from error


def rows_of(path: Path | str) -> Iterator[Row]:
    """Yield the rows of a file written by `mercat simulate` or `mercat export-tables`. Raise OSError if the file cannot be read,
    and OtherGames if it contains anything else."""
    file = Path(path)
    if file.suffix == PARQUET:
        yield from rows_in(file)
        return
    with file.open("rb") as lines:
        yield from RowFile(lines, file).stored()


def length_of(path: Path) -> int:
    """Return the number of rows in a Parquet file. Raise the same errors as `rows_in`."""
    import pyarrow
    import pyarrow.parquet

    try:
        return int(pyarrow.parquet.read_metadata(path).num_rows)
    except pyarrow.ArrowInvalid as error:
        raise OtherGames(str(path)) from error


def schema_of(recorded: Recorded) -> Any:
    """Return the columns of a Parquet file and their types."""
    import pyarrow as pa

    text, texts, number, numbers = pa.string(), pa.list_(pa.string()), pa.int64(), pa.list_(pa.int64())
    line = pa.struct([("line", text), ("points", number)])
    entries = pa.list_(pa.int32())
    position = pa.struct([("seat", pa.int8()), ("action", pa.int32()), ("legal", entries), ("row", entries)])
    more = {"journal": texts, "positions": pa.list_(position)}
    return pa.schema([
        ("format", number), ("mercat", text), ("game", text), ("rules", number), ("components", text), ("seats", number),
        ("options", pa.list_(pa.struct([("name", text), ("value", text)]))), ("bots", texts), ("settings", texts),
        ("weights", texts), ("seed", text), ("bot_seed", text), ("dealt", texts), ("length", number), ("offered", number),
        ("scores", numbers), ("places", numbers), ("sheets", pa.list_(pa.list_(line))),
        *[(name, more[name]) for name in recorded.columns]])
