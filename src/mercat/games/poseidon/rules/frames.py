"""Frames that are used for several kinds of decisions."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from mercat.engine.rules.frame import Frame


class NationFrame(Frame):
    """A decision about a nation. A subclass must list `nation` as its first name."""

    names: ClassVar[tuple[str, ...]] = ("nation",)

    @property
    def nation(self) -> i64:
        return self.number(0)


class NationByNation(Frame):
    """A sequence of decisions by one nation after another. `done` is the set of nations that have decided, with one bit for
    each."""

    names: ClassVar[tuple[str, ...]] = ("done",)

    @property
    def done(self) -> i64:
        return self.number(0)
