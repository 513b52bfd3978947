"""The stored chat of tables, with the system messages that everybody at a table should see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.orm import Session

from mercat.server.storage.models import ChatRow, TableRow

LISTED: Final = ", "                                     # between the players in a system message about several
CHAT_KEPT: Final = 200                                   # newest messages of a table, and as many notices
CHAT: Final = select(ChatRow).where(ChatRow.table == bindparam("table")).order_by(ChatRow.id.desc()).limit(2 * CHAT_KEPT)


def chat_of(session: Session, table_id: str) -> Sequence[ChatRow]:
    """Return the chat messages and system messages of a table, the oldest first."""
    return session.scalars(CHAT, {"table": table_id}).all()[::-1]


def add_to_chat(session: Session, line: ChatRow) -> None:
    """Add a message to a table's chat, and delete the oldest message of its kind if there are too many."""
    session.add(line)
    kind = (ChatRow.table == line.table, ChatRow.notice.is_(None) if line.notice is None else ChatRow.notice.is_not(None))
    beyond = session.scalars(select(ChatRow.id).where(*kind).order_by(ChatRow.id.desc()).offset(CHAT_KEPT).limit(1)).first()
    if beyond is not None:
        session.execute(delete(ChatRow).where(*kind, ChatRow.id <= beyond))


def hand_over_messages(session: Session, author: str | None, to: str) -> set[str]:
    """Make the person `to` the author of another's chat messages, if there is another; return the tables where these are."""
    if author in (None, to):
        return set()
    tables = set(session.scalars(select(ChatRow.table).where(ChatRow.author == author)))
    session.execute(update(ChatRow).where(ChatRow.author == author).values(author=to))
    return tables


def tell(session: Session, table: TableRow, notice: str | None, seat: int | None, by: str, player: str, more: str = "",
         person: str | None = None) -> None:
    """Add a system message to the chat, unless it is None or the table is a sandbox, where one person does everything.

    `person` is the person behind the name `player`, if they no longer have a seat by which they could be recognised.
    """
    if notice is not None and not table.sandbox:
        add_to_chat(session, ChatRow(table=table.id, seat=seat, name=by, text=f"{player}\n{more}\n{table.length}", notice=notice,
                                     author=person))
