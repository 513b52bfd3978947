"""Notices in the chat of a table: what everybody there should know."""

from __future__ import annotations

from sqlalchemy.orm import Session

from mercat.server.storage.models import ChatRow, TableRow
from mercat.server.tables.chat_lines import add_to_chat


def tell(session: Session, table: TableRow, notice: str | None, seat: int | None, by: str, player: str, more: str = "") -> None:
    """Add a notice to the chat, unless there is none or the table is a sandbox, where one person does everything."""
    if notice is not None and not table.sandbox:
        add_to_chat(session, ChatRow(table=table.id, seat=seat, name=by, text=f"{player}\n{more}\n{table.length}", notice=notice))
