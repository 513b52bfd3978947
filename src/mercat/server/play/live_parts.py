"""The parts of a table's page that change while it is open, each rendered as an out-of-band swap for htmx."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Final

from mercat.lru import Lru
from mercat.server.pages.drawing import OUT_OF_BAND, render
from mercat.server.pages.preferences import Preferences
from mercat.server.play.cards import away_since
from mercat.server.play.seats_page import seats_page
from mercat.server.play.table_page import page_of, rendered
from mercat.server.storage.models import OVER
from mercat.server.tables.shown import Seat
from mercat.server.tables.snapshot import Reader, Snapshot

PARTS: Final = ("strip", "prompt", "board", "time", "shared", "players", "history", "orders", "chat")
WITH_PRESENCE: Final = "players"                         # the part that shows who is away
MOST_RENDERED: Final = 64                                # in memory, some 210 KB each, RENDERED_BYTES together
RENDERED_BYTES: Final = 16_000_000


def bytes_of(_: object, parts: Mapping[str, str]) -> int:
    """How much memory the texts of parts take."""
    return sum(map(sys.getsizeof, parts.values()))


RENDERED: Final[Lru[tuple[object, ...], dict[str, str]]] = Lru(MOST_RENDERED, RENDERED_BYTES, bytes_of)   # the engine's thread's


def rendered_parts(snapshot: Snapshot, reader: Reader, notice: str = "", rule: str = "") -> dict[str, str]:
    """The parts by name; rendered once for all readers who see the same.

    A version does not tell of the seats' people, such as since when they have been away and how they are rated; nor of what
    programs undo otherwise than pages.
    """
    sits_as = reader.account if snapshot.match is None else ""       # the name in the fields where one sits down
    key = (snapshot.id, snapshot.version, snapshot.seats, snapshot.host, snapshot.archive_mine, snapshot.archive_asked,
           snapshot.hidden, snapshot.orders, snapshot.happened, snapshot.watching, snapshot.is_shown_out,
           snapshot.undo_to, snapshot.restart_to, snapshot.redo, reader.language,
           reader.zone if shows_moments(snapshot) else "", sits_as, notice, rule)
    return RENDERED.made(key, lambda: render_parts(snapshot, reader, notice, rule))


def shows_moments(snapshot: Snapshot) -> bool:
    """Does a part tell the time of the day: when a clock or a pause ends, a result is entered, or something happened?"""
    return snapshot.clock is not None or snapshot.status == OVER or bool(snapshot.happened)


def render_parts(snapshot: Snapshot, reader: Reader, notice: str, rule: str) -> dict[str, str]:
    """The parts of the page of seats, or of the table once its game has begun."""
    preferences = Preferences(reader.language, zone_here=reader.zone, account=reader.account)
    if snapshot.match is None:
        waiting_room = seats_page(snapshot, reader.language)
        parts = {part: render(f"parts/{part}.html", preferences, snapshot=snapshot, page=waiting_room, refusal=None,
                              oob=OUT_OF_BAND)
                 for part in ("traits", "entry", "seats", "agreed")}
        return {**parts,
                "chat": render("parts/chat.html", preferences, chat=snapshot.chat, oob=OUT_OF_BAND),
                "notice": render("parts/notice.html", preferences, notice=notice, rule=rule, table=snapshot.id, way="",
                                 oob=OUT_OF_BAND)}
    page = page_of(snapshot, reader.language)
    return {part: rendered(f"parts/{part}.html", page, preferences, notice=notice, rule=rule, chat=snapshot.chat,
                           oob=OUT_OF_BAND) for part in PARTS}


def all_parts(snapshot: Snapshot, reader: Reader, notice: str = "", rule: str = "") -> str:
    """All parts, as one text."""
    return joined(rendered_parts(snapshot, reader, notice, rule))


def joined(parts: Mapping[str, str]) -> str:
    return "\n".join(parts.values())


class Changes:
    """Renders the parts that differ from those that an open page was last sent, on its stream or with an answer. Holds their
    hashes, not their HTML: 64 bits each, which no reader can choose."""

    def __init__(self) -> None:
        self.sent: dict[str, int] = {}

    def __call__(self, snapshot: Snapshot, reader: Reader) -> str:
        parts, before = rendered_parts(snapshot, reader), self.sent
        self.note(parts)
        return joined({part: text for part, text in parts.items() if before.get(part) != self.sent[part]})

    def note(self, parts: Mapping[str, str]) -> None:
        """The page has these parts now."""
        self.sent = {part: hash(text) for part, text in parts.items()}

    def presence(self, seats: Sequence[Seat], reader: Reader) -> str:
        """The marks of absent people alone, which the page has from now on in the part that holds them."""
        self.sent.pop(WITH_PRESENCE, None)
        away = [(seat.number, away_since(seat)) for seat in seats]
        return render("parts/presence.html", Preferences(reader.language), seats=away, oob=OUT_OF_BAND)
