"""The stored chat of tables, including the system messages for everybody at a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.orm import Session

from mercat.server.storage.models import ChatRow, TableRow

LISTED: Final = ", "                                     # between the names of several players in a system message
CHAT_KEPT: Final = 200                                   # the newest chat messages of a table, and as many system messages
CHAT: Final = select(ChatRow).where(ChatRow.table == bindparam("table")).order_by(ChatRow.id.desc()).limit(2 * CHAT_KEPT)


def chat_of(session: Session, table_id: str) -> Sequence[ChatRow]:
    """Return the chat messages and system messages of a table, the oldest first."""
    return session.scalars(CHAT, {"table": table_id}).all()[::-1]


def add_to_chat(session: Session, line: ChatRow) -> None:
    """Add a line to a table's chat, and delete the oldest line of its kind (chat or system message) if there are too many."""
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
    """Add a system message to the chat. Do nothing if `notice` is None, or if the table is a sandbox, where one person does
    everything.

    `person` is the id of the person with the name `player`, if no seat identifies them any more.
    """
    if notice is not None and not table.sandbox:
        add_to_chat(session, ChatRow(table=table.id, seat=seat, name=by, text=f"{player}\n{more}\n{table.length}", notice=notice,
                                     author=person))
