"""The database tables for ratings."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Double, ForeignKey, Index, String
from sqlalchemy.orm import Mapped, mapped_column

from mercat.server.storage.models import Base, Moment
from mercat.server.storage.of_person import BY_HAND, of_person


class RatingRow(Base):
    """A person's rating in a game (`mercat.rating`)."""

    __tablename__ = "ratings"

    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, info=of_person(
        handed_over=BY_HAND, on_leaving=BY_HAND, downloaded="ratings", told="ratings"))
    game: Mapped[str] = mapped_column(String(60), primary_key=True, index=True)
    mu: Mapped[float] = mapped_column(Double)
    sigma: Mapped[float] = mapped_column(Double)
    games: Mapped[int]                                   # the number of rated games on which it is based
    opponents: Mapped[int] = mapped_column(default=0)    # the number of different opponents in these games
    last: Mapped[datetime] = mapped_column(Moment)       # the moment when the last result was entered


class RatingEntryRow(Base):
    """The result of a rated game. It is entered once, and outlives the game's table and stored result, so that ratings can be
    recomputed."""

    __tablename__ = "rating_entries"
    __table_args__ = (Index("ix_rating_entries_entered_due", "entered", "due"), {"sqlite_autoincrement": True})

    id: Mapped[int] = mapped_column(primary_key=True)
    table: Mapped[str] = mapped_column(String(24), unique=True)          # the table, which may have been deleted
    game: Mapped[str] = mapped_column(String(60))
    due: Mapped[datetime] = mapped_column(Moment)        # the moment at which to enter it, unless all agree earlier
    entered: Mapped[datetime | None] = mapped_column(Moment)             # the moment of entry; None: an undo can resume the game
    number: Mapped[int | None]                           # its position in the order of entry; unique for each person
    one_network: Mapped[bool] = mapped_column(default=False)             # whether people shared a network, for admins


class RatingChangeRow(Base):
    """A change of one person's rating by a game: the place that counts for the person, who had a seat at the start, and the
    person's ratings before and after the game."""

    __tablename__ = "rating_changes"

    entry: Mapped[int] = mapped_column(ForeignKey("rating_entries.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"), index=True, info=of_person(
        handed_over=BY_HAND, on_leaving=BY_HAND, told="ratings"))        # None: the person was deleted
    place: Mapped[int]                                   # the place that counts; players who left share last place
    mu: Mapped[float | None] = mapped_column(Double)     # the rating before; for a deleted person, as of the deletion
    sigma: Mapped[float | None] = mapped_column(Double)
    mu_after: Mapped[float | None] = mapped_column(Double)
    sigma_after: Mapped[float | None] = mapped_column(Double)
