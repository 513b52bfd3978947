"""The database tables for data that the processes of a server share. The data is not needed after the processes have ended."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import String
from sqlalchemy.orm import Mapped, mapped_column

from mercat.server.storage.models import Base, Moment
from mercat.server.storage.of_person import kept_for

DAY: Final = timedelta(days=1)


class ChoreRow(Base):
    """Work that one process does on behalf of all (`processes/chores.py`)."""

    __tablename__ = "chores"

    name: Mapped[str] = mapped_column(String(80), primary_key=True)
    holder: Mapped[str] = mapped_column(String(24))      # the process that does the work, or did it last
    until: Mapped[datetime] = mapped_column(Moment, index=True, info=kept_for(DAY))  # the latest end of the claim
    network: Mapped[str | None] = mapped_column(String(32))              # the network that requested the work, if any
    done: Mapped[int] = mapped_column(default=0)         # the number of parts of the work that are done,
    most: Mapped[int] = mapped_column(default=1)         # and the maximum number of parts


class AllowanceRow(Base):
    """The number of requests of a kind that a network, or any other limited source, may still send
    (`processes/allowances.py`)."""

    __tablename__ = "allowances"

    kind: Mapped[str] = mapped_column(String(20), primary_key=True)
    network: Mapped[str] = mapped_column(String(40), primary_key=True)
    left: Mapped[float]                                  # as of
    at: Mapped[datetime] = mapped_column(Moment, index=True, info=kept_for(DAY))


class ShareRow(Base):
    """The amount of a limited resource that one process has granted to one network (`processes/shares.py`)."""

    __tablename__ = "shares"

    process: Mapped[str] = mapped_column(String(24), primary_key=True)
    kind: Mapped[str] = mapped_column(String(20), primary_key=True)
    network: Mapped[str] = mapped_column(String(40), primary_key=True)
    amount: Mapped[float]
