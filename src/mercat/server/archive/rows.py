"""The database table of people's consent to having finished games in the archive."""

from __future__ import annotations

from sqlalchemy import ForeignKey, String
from sqlalchemy.orm import Mapped, mapped_column

from mercat.server.storage.models import Base
from mercat.server.storage.of_person import FORGOTTEN, WITH_TABLES, of_person


class ArchiveRow(Base):
    """A person who played in a finished game, and whether they agree to having it in the archive."""

    __tablename__ = "archive"

    table: Mapped[str] = mapped_column(String(24), primary_key=True)     # the table, which may have been deleted with its result
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)       # number among the people of the game
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"), index=True, info=of_person(
        handed_over=WITH_TABLES, on_leaving=FORGOTTEN, downloaded="archive", told="ratings",
        without=("number",)))                            # None: a program without an account, which cannot agree
    agrees: Mapped[bool | None]                          # the decision; None: as for all their games
