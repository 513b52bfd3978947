"""The ends of somebody's time at every table, as a calendar that programs fetch by a secret address."""

from __future__ import annotations

from datetime import timedelta
from typing import Final
from urllib.parse import urlsplit

from sqlalchemy import Engine, select
from sqlalchemy.orm import Session

from mercat.games import find, names
from mercat.server.clocks.table_clock import deadline_of
from mercat.server.notices.rows import WishRow
from mercat.server.own_games.stored import WAITS
from mercat.server.people.rows import PersonRow
from mercat.server.people.stored import hash_of
from mercat.server.problems import TEXTS, Problem
from mercat.server.storage.models import TableRow, now
from mercat.text import LANGUAGES

LOOKED_AT: Final = timedelta(hours=1)                    # how often a program of calendars should look
MOST_ENTRIES: Final = 100


def calendar_of(engine: Engine, secret: str, site: str) -> bytes:
    """The calendar of whoever has made this secret, as a file. Raises Problem (404) if there is none."""
    from icalendar import Calendar, Event

    moment, host = now(), urlsplit(site).hostname or "mercat"
    with Session(engine) as session:
        wish = session.scalars(select(WishRow).where(WishRow.calendar == hash_of(secret))).first()
        person = None if wish is None else session.get(PersonRow, wish.person)
        if wish is None or person is None:
            raise Problem(404, "notice-gone")
        language = str((person.preferences or {}).get("language", "en"))
        language = language if language in LANGUAGES else "en"
        made = Calendar()
        made.add("prodid", "-//Mercat//notices//EN")
        made.add("version", "2.0")
        made.add("x-wr-calname", "Mercat")
        made.add("refresh-interval", LOOKED_AT, parameters={"value": "DURATION"})
        made.add("x-published-ttl", "PT1H")
        waiting = select(TableRow).where(WAITS).order_by(TableRow.id).limit(MOST_ENTRIES)
        for table in session.scalars(waiting, {"person": wish.person}):
            ends = None if table.turn is None else deadline_of(table, table.turn)
            if ends is None or table.game not in names():
                continue
            entry = Event()
            entry.add("uid", f"{table.id}-{table.turn}-{table.opened:%Y%m%d}@{host}")
            entry.add("dtstamp", moment)
            entry.add("dtstart", ends)
            entry.add("sequence", table.length)
            entry.add("summary", TEXTS.say(language, "ui-notices-calendar-entry", game=find(table.game).say(language, "game")))
            entry.add("url", f"{site}/t/{table.id}?since=1")
            entry.add("transp", "TRANSPARENT")
            made.add_component(entry)
        return bytes(made.to_ical())
