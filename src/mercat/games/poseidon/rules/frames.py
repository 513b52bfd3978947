"""What decisions of several kinds are about."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from mercat.engine.frame import Frame, number_in


class NationFrame(Frame):
    """A decision about a nation. A subclass repeats `nation` first."""

    holds: ClassVar[tuple[str, ...]] = ("nation",)

    @property
    def nation(self) -> i64:
        return number_in(self.packed, 0)


class NationsAsked(Frame):
    """Nations are asked one after the other; `asked` is the set of those that have been, as bits."""

    holds: ClassVar[tuple[str, ...]] = ("asked",)

    @property
    def asked(self) -> i64:
        return number_in(self.packed, 0)
