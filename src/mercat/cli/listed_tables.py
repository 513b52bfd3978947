"""Tables and their chat as printed by `mercat tables`: as columns, or as data for programs."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from mercat.cli.texts import COMMAND_TEXTS
from mercat.games import find, names

if TYPE_CHECKING:
    from mercat.server.hosting.moderation import ListedTable
    from mercat.server.storage.models import ChatRow, SeatRow

NETWORK_SHOWN = 8                       # the digits of a network's hash that are shown, enough to tell networks apart


def listed_data(tables: ListedTable) -> dict[str, Any]:
    """Return a table as plain data."""
    table = tables.table
    return {"table": table.id, "game": table.game, "state": table.status, "options": table.options, "sandbox": table.sandbox,
            "listed": table.listed, "lesson": table.lesson, "imported": table.imported, "length": table.length,
            "seats": [{"number": seat.number, "kind": seat.kind, "name": seat.name, "bot": seat.bot, "held": seat.held}
                      for seat in tables.seats],
            "messages": tables.messages, "network": table.opener, "opened": table.opened.isoformat(),
            "changed": table.changed.isoformat()}


def shown_data(found: ListedTable, chat: Sequence[ChatRow], language: str) -> dict[str, Any]:
    """Return a table with its chat as plain data. System messages in the chat are in the given language."""
    return listed_data(found) | {"chat": [
        {"line": row.id, "seat": row.seat, "name": row.name, "text": said(row, language), "notice": row.notice,
         "at": row.at.isoformat()} for row in chat]}


def print_listed(found: Sequence[ListedTable], language: str) -> None:
    """Print one line for each table, then the number of tables."""
    rows = [[one.table.id, moment(one.table.changed), (one.table.opener or "–")[:NETWORK_SHOWN], str(one.table.length),
             str(one.messages), game_title(one.table.game, language), state_of(one, language),
             ", ".join(sitter(seat, language) for seat in one.seats)] for one in found]
    if rows:
        print_columns(["table", "changed", "network", "lines", "messages", "game", "state", "seats"], rows, language)
    print(COMMAND_TEXTS.say(language, "tables-found", tables=len(found)))


def print_chat(chat: Sequence[ChatRow], language: str) -> None:
    """Print one line for each message of a chat."""
    if chat:
        print_columns(["line", "at", "name", "said"],
                      [[str(row.id), moment(row.at), speaker(row, language), said(row, language)] for row in chat], language)
    else:
        print(COMMAND_TEXTS.say(language, "tables-no-chat"))


def print_columns(titles: Sequence[str], rows: Sequence[Sequence[str]], language: str) -> None:
    """Print rows under the titles of their columns. Long lines are not cut off, since the terminal wraps them and another program
    may read the output."""
    lines = [[COMMAND_TEXTS.say(language, f"column-{title}") for title in titles], *rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(titles) - 1)]
    for line in lines:
        print("  ".join([*(text.ljust(width) for text, width in zip(line, widths, strict=False)), line[-1]]))


def game_title(game: str, language: str) -> str:
    """Return a game's title, or its name if the game is not installed."""
    return str(find(game).say(language, "game")) if game in names() else game


def state_of(one: ListedTable, language: str) -> str:
    """Return the state of a table (open, in progress or over), and the kind of the table if it is not an ordinary one."""
    table = one.table
    kinds = [kind for kind, is_so in (("sandbox", table.sandbox), ("lesson", table.lesson is not None),
                                      ("imported", table.imported)) if is_so]
    return ", ".join(COMMAND_TEXTS.say(language, f"table-{word}") for word in (table.status, *kinds))


def sitter(seat: SeatRow, language: str) -> str:
    """Return the name of the player in a seat."""
    if seat.bot is not None:
        return COMMAND_TEXTS.say(language, "table-bot", bot=COMMAND_TEXTS.say(language, f"bot-{seat.bot}"))
    return seat.name or "–"


def speaker(row: ChatRow, language: str) -> str:
    """Return the author of a chat message as text, or a dash for a system message."""
    from mercat.server.words import ui

    if row.notice is not None:
        return "–"
    return row.name if row.seat is not None else ui(language)("chat-watching", name=row.name)


def said(row: ChatRow, language: str) -> str:
    """Return the text of a chat message."""
    from mercat.server.tables.shown import Chat
    from mercat.server.words import notice_text, ui

    line = Chat(number=row.id, seat=row.seat, name=row.name, text=row.text, at=row.at, notice=row.notice)
    return notice_text(line, ui(language)) if row.notice is not None else row.text


def moment(at: datetime) -> str:
    """Return a time in UTC, to the minute, as text."""
    return at.astimezone(UTC).strftime("%Y-%m-%d %H:%M")
