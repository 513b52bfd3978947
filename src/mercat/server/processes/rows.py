"""The tables of what the processes of a server divide among themselves. Nothing in them outlives those processes."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import String
from sqlalchemy.orm import Mapped, mapped_column

from mercat.server.storage.models import Base, Moment
from mercat.server.storage.of_person import kept_for

DAY: Final = timedelta(days=1)


class ChoreRow(Base):
    """Work that one process does for all (`processes/chores.py`)."""

    __tablename__ = "chores"

    name: Mapped[str] = mapped_column(String(80), primary_key=True)
    holder: Mapped[str] = mapped_column(String(24))      # the process that does it, or did it last
    until: Mapped[datetime] = mapped_column(Moment, index=True, info=kept_for(DAY))  # it is theirs while they live, or till then
    network: Mapped[str | None] = mapped_column(String(32))              # for which it is done, where somebody has asked for it
    done: Mapped[int] = mapped_column(default=0)         # parts of it,
    most: Mapped[int] = mapped_column(default=1)         # of so many at most


class AllowanceRow(Base):
    """How many requests of a kind a network, or whoever else is limited, may still send (`processes/allowances.py`)."""

    __tablename__ = "allowances"

    kind: Mapped[str] = mapped_column(String(20), primary_key=True)
    network: Mapped[str] = mapped_column(String(40), primary_key=True)
    left: Mapped[float]                                  # as of
    at: Mapped[datetime] = mapped_column(Moment, index=True, info=kept_for(DAY))


class ShareRow(Base):
    """How much of something limited one process has given to one network (`storage/shares.py`)."""

    __tablename__ = "shares"

    process: Mapped[str] = mapped_column(String(24), primary_key=True)
    kind: Mapped[str] = mapped_column(String(20), primary_key=True)
    network: Mapped[str] = mapped_column(String(40), primary_key=True)
    amount: Mapped[float]
