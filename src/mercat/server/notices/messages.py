"""The decision whether a notification should still be sent, and its text.

The text is in the recipient's language: a title, a sentence or two, and a URL.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from hashlib import blake2b
from typing import Any, Final

from sqlalchemy import Engine, func, select
from sqlalchemy.orm import Session

from mercat.games import find, names
from mercat.server.accounts.postman import Letter, one_click
from mercat.server.clocks.rests import Rests, rests_of_person
from mercat.server.clocks.table_clock import deadline_of
from mercat.server.notices.notifying import reminder_at
from mercat.server.notices.outbox import Claimed, sent_within, session_has_ended, told_on_page
from mercat.server.notices.own_notices import confirmed_address, quiet_of, quiet_until
from mercat.server.notices.rows import (
    ASKED,
    AT_NO_TABLE,
    BEFRIENDED,
    ENDED,
    GROUP_OUT,
    HAPPENED,
    INVITED,
    MAIL,
    NAMED,
    REMINDER,
    TRIED,
    TURN,
    NoticeRow,
    QuietTableRow,
    WishRow,
)
from mercat.server.own_games.stored import WAITS
from mercat.server.pages.drawing import page_templates
from mercat.server.pages.preferences import Preferences, moment_text, zone_in
from mercat.server.people.rows import PersonRow
from mercat.server.play.prompt import happened_text
from mercat.server.problems import TEXTS
from mercat.server.settings import Settings
from mercat.server.storage.features import News
from mercat.server.storage.models import EMPTY, OPEN, OVER, PLAYING, ConsentRow, RequestRow, SeatRow, TableRow, now
from mercat.server.tables.changed_settings import changes_in_words
from mercat.server.tables.happenings import DECLINED, FREE, what_is_left
from mercat.server.tables.reader_view import is_present
from mercat.server.tables.seats import seats_of
from mercat.server.words import ui
from mercat.text import LANGUAGES

PRESENT_FOR: Final = timedelta(minutes=10)               # after which somebody is called whose page is open, but who does nothing
LOOK_AGAIN: Final = timedelta(seconds=60)
PATHS: Final = {GROUP_OUT: "/groups", BEFRIENDED: "/me/friends"}     # of notices about no table; others lead to their group
IN_A_PAUSE: Final = timedelta(minutes=30)                # until it is seen again whether somebody is to be reminded
MOST_AN_HOUR: Final = 30                                 # notices to one person, by all of their ways
MOST_TESTS: Final = 60
HOUR: Final = timedelta(hours=1)
HOW_MANY_WAIT: Final = select(func.count()).select_from(TableRow).where(WAITS)
TOO_MANY: Final = "too-many"                             # `NoticeRow.error`
LONGEST_TEXT: Final = 600                                # characters of a sentence about a question
FREE_SEAT: Final = "free-seat"                           # names the texts of an invitation to any free seat
AT_SINCE: Final = frozenset({TURN, REMINDER})            # kinds that open the table at the latest events


@dataclass(frozen=True)
class NoticeVerdict:
    """The decision about a notification: it is sent unless it is dropped or postponed, or its way no longer works."""

    dropped: bool = False
    why: str = ""                                        # the reason for dropping it, if its person should know
    until: datetime | None = None                        # the moment to look again
    way_gone: str = ""                                   # the reason for switching the way off
    language: str = "en"
    zone: str = ""                                       # the person's zone; empty if it is not known
    address: str = ""                                    # the email address
    waiting: int = 0                                     # the number of tables that wait for the person
    ends: datetime | None = None                         # the end of the seat's time
    game: str = ""                                       # the table's game
    left: str = FREE                                     # what has become of the person's seat there


GONE: Final = NoticeVerdict(dropped=True)
NOBODYS: Final = SeatRow(kind=EMPTY)                     # for who has lost their seat


def judge(engine: Engine, claimed: Claimed, absent_after: int) -> NoticeVerdict:
    """Return the current verdict on a claimed notification."""
    notice, way, moment = claimed.notice, claimed.way, now()
    with Session(engine) as session:
        person = session.get(PersonRow, notice.person)
        if way is None or person is None or way.off is not None or way.person != notice.person:
            return GONE
        if session_has_ended(session, way):
            return NoticeVerdict(way_gone="device-ended")
        address = confirmed_address(session, notice.person) if way.kind == MAIL else ""
        if way.kind == MAIL and not address:
            return NoticeVerdict(way_gone="no-address")
        wish = session.get(WishRow, notice.person)
        if notice.kind != TRIED:
            verdict = may_be_sent(session, notice, wish, rests_of_person(person), moment, absent_after)
            if verdict is not None:
                return verdict
        if sent_within(session, notice.person, moment - HOUR) >= (MOST_TESTS if notice.kind == TRIED else MOST_AN_HOUR):
            return NoticeVerdict(dropped=True, why=TOO_MANY)
        chosen = str((person.preferences or {}).get("language", "")) or str(way.facts.get("language", ""))
        waiting = session.scalar(HOW_MANY_WAIT, {"person": notice.person}) or 0
        table = None if notice.table is None else session.get(TableRow, notice.table)
        zone = zone_in(person.preferences or {}) or ("" if wish is None else wish.zone)
        return NoticeVerdict(language=chosen if chosen in LANGUAGES else "en", zone=zone, address=address, waiting=waiting,
                             ends=ends_of(table, notice), game=str(notice.facts.get("game", "")) if table is None else table.game,
                             left=left_of(session, notice, table))


def left_of(session: Session, notice: NoticeRow, table: TableRow | None) -> str:
    """Return what has become of the seat that a notification is about."""
    seat = None if table is None or notice.seat is None else session.get(SeatRow, (table.id, notice.seat))
    return FREE if table is None else what_is_left(table.status, seat, seat is not None and seat.holder == notice.person)


def ends_of(table: TableRow | None, notice: NoticeRow) -> datetime | None:
    """Return the moment at which time runs out for the seat that a notification is about; None if there is no such moment."""
    if table is None or notice.seat is None or notice.kind not in (TURN, REMINDER):
        return None
    return deadline_of(table, notice.seat)


def may_be_sent(session: Session, notice: NoticeRow, wish: WishRow | None, rests: Rests, moment: datetime,
                absent_after: int) -> NoticeVerdict | None:
    """Return the verdict against sending a notification now; None if there is no objection.

    If the person has chosen no quiet hours for notifications, the quiet hours of their clock apply.
    """
    if notice.kind in AT_NO_TABLE:                       # or at none that is left
        return in_quiet_hours(wish, rests, moment)
    table = session.get(TableRow, notice.table or "")
    seat = None if table is None else seat_of(session, notice, table)
    if table is None or not stands(session, notice, table, seat):
        return GONE
    if wish is not None and notice.kind in (wish.unwanted or ()):
        return GONE
    if session.get(QuietTableRow, (notice.person, table.id)) is not None:
        return GONE
    if notice.kind == REMINDER and seat is not None:
        ends = deadline_of(table, seat.number)
        due = moment + IN_A_PAUSE if table.paused is not None else None if ends is None else reminder_at(ends, notice.made)
        if due is None:
            return GONE
        if due > moment:
            return NoticeVerdict(until=due)
    elif is_present(seat or NOBODYS, absent_after) and moment < notice.first_due + PRESENT_FOR:
        return NoticeVerdict(until=moment + LOOK_AGAIN)
    return in_quiet_hours(wish, rests, moment)


def in_quiet_hours(wish: WishRow | None, rests: Rests, moment: datetime) -> NoticeVerdict | None:
    """Return a verdict that postpones a notification to the end of the quiet hours; None outside them."""
    hours, zone = (rests.quiet, rests.zone) if wish is None or quiet_of(wish) is None else (quiet_of(wish), wish.zone)
    until = quiet_until(hours, zone, moment)
    return None if until is None else NoticeVerdict(until=max(until, moment + LOOK_AGAIN))


def stands(session: Session, notice: NoticeRow, table: TableRow, seat: SeatRow | None) -> bool:
    """Return whether a notification still applies to a table and to the recipient's seat.

    An invitation that names no seat is for any free seat.
    """
    if notice.kind == INVITED and notice.seat is None:
        seats = seats_of(session, table.id)
        return (table.status == OPEN and any(one.kind == EMPTY for one in seats)
                and all(one.holder != notice.person for one in seats))
    return (seat is not None or notice.kind == HAPPENED) and STANDS[notice.kind](session, notice, table, seat or NOBODYS)


def seat_of(session: Session, notice: NoticeRow, table: TableRow) -> SeatRow | None:
    """Return the seat that a notification is about; None if the recipient does not have it.

    For an event without a seat, return any seat of the recipient at the table.
    """
    seat = None if notice.seat is None else session.get(SeatRow, (table.id, notice.seat))
    if notice.kind == HAPPENED and notice.seat is None:
        seat = session.scalars(select(SeatRow).where(SeatRow.table == table.id, SeatRow.holder == notice.person).limit(1)).first()
    return seat if seat is not None and seat.holder == notice.person else None


def to_move(session: Session, notice: NoticeRow, table: TableRow, seat: SeatRow) -> bool:
    return table.status == PLAYING and table.turn == seat.number and seat.held is None


def not_seen(session: Session, notice: NoticeRow, table: TableRow, seat: SeatRow) -> bool:
    """Return whether the recipient has not been at the table since the notification was created."""
    return seat.seen is None or seat.seen < notice.made


def not_settled(session: Session, notice: NoticeRow, table: TableRow, seat: SeatRow) -> bool:
    """Return whether the recipient has neither seen nor dealt with the event."""
    noted = any(one["person"] == notice.person and one["name"] == notice.facts.get("name") for one in table.happened or ())
    return noted and not_seen(session, notice, table, seat)


def not_answered(session: Session, notice: NoticeRow, table: TableRow, seat: SeatRow) -> bool:
    request = session.get(RequestRow, notice.facts.get("request", 0))
    if request is None or request.table != table.id or request.refused is not None:
        return False
    return session.get(ConsentRow, (request.id, seat.number)) is None


STANDS: Final[Mapping[str, Callable[[Session, NoticeRow, TableRow, SeatRow], bool]]] = {
    TURN: to_move, REMINDER: to_move, NAMED: not_seen, ASKED: not_answered, HAPPENED: not_settled,
    INVITED: lambda session, notice, table, seat: table.status != OVER and not_seen(session, notice, table, seat),
    ENDED: lambda session, notice, table, seat: table.status == OVER and not_seen(session, notice, table, seat)}


@dataclass(frozen=True)
class NoticeText:
    """The text of a notification."""

    title: str
    text: str
    path: str                                            # on this site
    topic: str                                           # the same for messages that replace each other


def message_of(notice: NoticeRow, verdict: NoticeVerdict, question: str) -> NoticeText:
    """Return the text of a notification. `question` is the recipient's decision at the table; it is empty if the decision is
    unknown."""
    language = verdict.language
    game = find(verdict.game).say(language, "game") if verdict.game in names() else ""
    facts = {"game": game, "by": str(notice.facts.get("by") or "") or ui(language)("somebody"),
             "group": str(notice.facts.get("name", "")), "admin": str(notice.facts.get("admin", "no")),
             "players": str(notice.facts.get("players", ""))}
    kind = FREE_SEAT if notice.kind == INVITED and notice.seat is None else notice.kind
    title = TEXTS.say(language, f"call-{kind}-title", **facts)
    asked = question[:LONGEST_TEXT] if notice.kind in AT_SINCE else ""
    changes = changes_in_words(verdict.game, notice.facts.get("changes", {}), language)
    event = {**notice.facts, "playing": "yes", "left": verdict.left, "changes": changes}
    happened = happened_text(ui(language), **event) if notice.kind == HAPPENED else ""
    text = asked or happened or TEXTS.say(language, f"call-{kind}", **facts)
    if verdict.ends is not None:
        text = f"{text} {TEXTS.say(language, 'call-until', at=told_moment(verdict.ends, language, verdict.zone))}"
    return NoticeText(title, text, path_of(notice), topic_of(notice))


def news_for(session: Session, person: str, language: str) -> list[News]:
    """Return the news for a person's start page, newest first. Each piece of news is shown until the person confirms it there or
    has been at the table."""
    news = dict[tuple[object, ...], News]()
    for notice in told_on_page(session, person):
        table = None if notice.table is None else session.get(TableRow, notice.table)
        seat = None if table is None else seat_of(session, notice, table)
        if notice.kind == HAPPENED and (table is None or not not_settled(session, notice, table, seat or NOBODYS)):
            continue
        game = str(notice.facts.get("game", "")) if table is None else table.game
        said = message_of(notice, NoticeVerdict(language=language, game=game, left=left_of(session, notice, table)), "")
        each = notice.facts.get("by") if notice.facts.get("name") == DECLINED else ""
        what = notice.kind, notice.facts.get("name"), each, notice.table or notice.id
        news.setdefault(what, News(notice.id, said.title, said.text, said.path, notice.made))
    return list(news.values())


def told_moment(at: datetime, language: str, zone: str) -> str:
    """Return a moment as text in a person's time zone, or in UTC if the time zone is unknown."""
    return moment_text(at, Preferences(language, zone_here=zone))


def path_of(notice: NoticeRow) -> str:
    """Return the path on this site to which a notification leads."""
    if notice.kind in AT_NO_TABLE:
        group = notice.facts.get("group")
        return PATHS.get(notice.kind) or (f"/groups/{group}" if group else "/")
    if notice.kind == TRIED or notice.table is None:
        return "/me/notices"
    return f"/t/{notice.table}" + ("?since=1" if notice.kind in AT_SINCE else "#asked" if notice.kind == ASKED else "")


def topic_of(notice: NoticeRow) -> str:
    """Return the topic of a notification: a later message with the same topic replaces it.

    The topic is the same for notifications of one kind about one table, and has at most 32 characters, as push services require.
    """
    return blake2b(f"{notice.kind} {notice.table}".encode(), digest_size=12).hexdigest()


def push_data(message: NoticeText, notice: NoticeRow, verdict: NoticeVerdict) -> dict[str, Any]:
    """Return the data of a notification for the service worker (`pages/static/worker.js`).

    The URL is relative to the root of the site, where the worker is.
    """
    return {"title": message.title, "body": message.text, "tag": message.topic, "url": message.path.removeprefix("/"),
            "key": notice.key, "lang": verdict.language, "waiting": verdict.waiting}


def letter_of(message: NoticeText, notice: NoticeRow, verdict: NoticeVerdict, settings: Settings, off: str) -> Letter:
    """Return a notification as an email in plain text and HTML; `off` is the URL that unsubscribes from such emails. The same
    notification always gives the same email."""
    language, link = verdict.language, settings.url + message.path
    say = ui(language)
    end = TEXTS.say(language, "call-mail-end", site=settings.url)
    text = "\n\n".join([message.text, link, end, f"{say('notices-off')}: {off}"]) + "\n"
    html = page_templates().get_template("mail_notice.html").render(
        language=language, title=message.title, text=message.text, link=link, off=off, end=end, ui=say)
    headers = one_click(off)
    return Letter(verdict.address, message.title, text, html=html, key=notice.key, headers=headers)


def job_of(message: NoticeText, notice: NoticeRow, way: str, facts: Mapping[str, Any], settings: Settings) -> dict[str, Any]:
    """Return the job for the process that sends a notification to a push service or a channel."""
    assert way != MAIL
    link = f"\n{settings.url}{message.path}" if settings.url else ""
    return {"way": way, "facts": {name: value for name, value in facts.items() if name != "language"}, "title": message.title,
            "text": message.text + link, "key": notice.key}
