"""The chat messages that people write at a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy.orm import Session

from mercat.server.people.own_names import speaker_name
from mercat.server.people.user_text import clean
from mercat.server.storage.models import ChatRow, SeatRow, TableRow
from mercat.server.tables import matches
from mercat.server.tables.chat_lines import add_to_chat
from mercat.server.tables.reader_view import seats_of_reader
from mercat.server.tables.rights import check_may_play
from mercat.server.tables.service import TableService
from mercat.server.tables.snapshot import Reader

LONGEST_CHAT: Final = 500                                # characters


async def post_message(tables: TableService, table_id: str, reader: Reader, text: str, name: str = "", guest: str = "") -> None:
    """Add a chat message. A reader with a seat writes under the seat's name; a spectator writes under `name`.

    If a spectator's name could be mistaken for a player's, or belongs to somebody else's account, use `guest` instead. Raise
    Problem if `guest` is then empty.
    """
    message = clean(text, LONGEST_CHAT, "chat")

    def add(session: Session, table: TableRow, seats: Sequence[SeatRow]) -> None:
        mine = [seat for seat in seats if seat.number in seats_of_reader(table, seats, reader)]
        if not mine:
            check_may_play(reader, tables.settings)
            for feature in tables.features:
                feature.check_joining(session, table, reader)
        speaker = mine[0].name if mine else speaker_name(session, reader, name, guest, matches.names_of(seats))
        if reader.is_newcomer:
            reader.arrive(session, speaker)              # so that they can be banned and muted
        add_to_chat(session, ChatRow(table=table.id, seat=mine[0].number if mine else None, name=speaker, text=message,
                                     author=reader.person or (mine[0].holder if mine else None)))
        for feature in tables.features if mine else ():
            feature.said(session, table, seats, mine[0], message)

    await tables.change(table_id, add)
