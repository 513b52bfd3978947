"""Frames shared by several kinds of decisions."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from mercat.engine.rules.frame import Frame


class NationFrame(Frame):
    """A decision about a nation. A subclass repeats `nation` first."""

    names: ClassVar[tuple[str, ...]] = ("nation",)

    @property
    def nation(self) -> i64:
        return self.number(0)


class NationByNation(Frame):
    """The decisions of one nation after another; `done` is the set of those that have, as bits."""

    names: ClassVar[tuple[str, ...]] = ("done",)

    @property
    def done(self) -> i64:
        return self.number(0)
