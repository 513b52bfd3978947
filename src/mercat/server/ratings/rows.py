"""The database's tables of ratings."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Double, ForeignKey, Index, String
from sqlalchemy.orm import Mapped, mapped_column

from mercat.server.storage.models import Base, Moment
from mercat.server.storage.of_person import BY_HAND, of_person


class RatingRow(Base):
    """How strong a person is in a game (`mercat.rating`)."""

    __tablename__ = "ratings"

    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, info=of_person(
        handed_over=BY_HAND, on_leaving=BY_HAND, downloaded="ratings", told="ratings"))
    game: Mapped[str] = mapped_column(String(60), primary_key=True, index=True)
    mu: Mapped[float] = mapped_column(Double)
    sigma: Mapped[float] = mapped_column(Double)
    games: Mapped[int]                                   # rated ones
    opponents: Mapped[int] = mapped_column(default=0)    # different people whom they met in these
    last: Mapped[datetime] = mapped_column(Moment)       # when the last of them was entered


class RatingEntryRow(Base):
    """The result of a rated game, which is entered once. It outlives table and result, so that all can be counted again."""

    __tablename__ = "rating_entries"
    __table_args__ = (Index("ix_rating_entries_entered_due", "entered", "due"), {"sqlite_autoincrement": True})

    id: Mapped[int] = mapped_column(primary_key=True)
    table: Mapped[str] = mapped_column(String(24), unique=True)          # which may be gone, with its result
    game: Mapped[str] = mapped_column(String(60))
    due: Mapped[datetime] = mapped_column(Moment)        # when it is entered, if not all agree before
    entered: Mapped[datetime | None] = mapped_column(Moment)             # None: undo may still take the game up again
    number: Mapped[int | None]                           # entered as which; two that share a person differ
    one_network: Mapped[bool] = mapped_column(default=False)             # as the table had it, for the host of the server


class RatingChangeRow(Base):
    """How a rated game counts for who had a seat when it began, and, once it is entered, their rating before and after."""

    __tablename__ = "rating_changes"

    entry: Mapped[int] = mapped_column(ForeignKey("rating_entries.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"), index=True, info=of_person(
        handed_over=BY_HAND, on_leaving=BY_HAND, told="ratings"))        # None: deleted
    place: Mapped[int]                                   # that counts; behind all others: who did not play to the end
    mu: Mapped[float | None] = mapped_column(Double)     # before; of a deleted person from then on
    sigma: Mapped[float | None] = mapped_column(Double)
    mu_after: Mapped[float | None] = mapped_column(Double)
    sigma_after: Mapped[float | None] = mapped_column(Double)
