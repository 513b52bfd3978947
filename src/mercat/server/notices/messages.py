"""The texts of notifications, in the recipient's language: a title, a sentence or two, and a URL."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime
from hashlib import blake2b
from typing import Any, Final

from sqlalchemy.orm import Session

from mercat.games import find, names
from mercat.server.accounts.postman import Letter, one_click
from mercat.server.notices.outbox import told_on_page
from mercat.server.notices.rows import (
    ASKED,
    AT_NO_TABLE,
    BEFRIENDED,
    FRIEND,
    GROUP_KEEPER,
    GROUP_LEFT,
    GROUP_NO,
    GROUP_OUT,
    GROUP_YES,
    HAPPENED,
    INVITED,
    MAIL,
    REMINDER,
    TRIED,
    TURN,
    NoticeRow,
)
from mercat.server.notices.verdicts import NOBODYS, NoticeVerdict, left_of, not_settled, seat_of, still_in_group
from mercat.server.pages.drawing import page_templates
from mercat.server.pages.preferences import Preferences, day_text, moment_text
from mercat.server.play.prompt import happened_text
from mercat.server.problems import TEXTS
from mercat.server.settings import Settings
from mercat.server.storage.features import News
from mercat.server.storage.models import TableRow
from mercat.server.tables.changed_settings import changes_in_words
from mercat.server.tables.happenings import DECLINED
from mercat.server.words import ui

PATHS: Final = {GROUP_OUT: "/groups", BEFRIENDED: "/me/friends", FRIEND: "/me/friends"}  # others: their group
LONGEST_TEXT: Final = 600                                # characters of a sentence about a question
FREE_SEAT: Final = "free-seat"                           # names the texts of an invitation to any free seat,
HEIR: Final = "organiser-left"                           # those for who became organiser because the last one left,
NO_KEEPER: Final = "organiser-ended"                     # those for who is no organiser any more,
REMOVED: Final = "group-removed"                         # and those about a member whom an organiser has removed
MEMBERSHIP: Final = frozenset({GROUP_YES, GROUP_NO, GROUP_OUT})     # kinds about a person's membership of a group: of all their
NEWEST_OF_GROUP: Final = MEMBERSHIP | {GROUP_KEEPER}     # news, and of those about organising it, only the newest is still true
AT_SINCE: Final = frozenset({TURN, REMINDER})            # kinds that open the table at the latest events
WITH_QUESTION: Final = AT_SINCE | {ASKED}               # kinds whose text is the question that the recipient is to answer


@dataclass(frozen=True)
class NoticeText:
    """The text of a notification."""

    title: str
    text: str
    path: str                                            # on this site
    topic: str                                           # the same for messages that replace each other


def texts_of(notice: NoticeRow) -> str:
    """Return the name of a notification's texts: its kind, or a variant of it."""
    kind, facts = str(notice.kind), notice.facts
    if kind == GROUP_KEEPER:
        return HEIR if "inherited" in facts else NO_KEEPER if "ended" in facts else kind
    if kind == GROUP_LEFT and "players" in facts:
        return REMOVED
    return FREE_SEAT if kind == INVITED and notice.seat is None else kind


def message_of(notice: NoticeRow, verdict: NoticeVerdict, question: str) -> NoticeText:
    """Return the text of a notification. `question` is the recipient's decision at the table, or the request to the
    recipient; it is empty if that is unknown."""
    language = verdict.language
    game = find(verdict.game).say(language, "game") if verdict.game in names() else ""
    facts = {"game": game, "by": str(notice.facts.get("by") or "") or ui(language)("somebody"),
             "group": str(notice.facts.get("name", "")), "named": "yes" if notice.facts.get("name") else "no",
             "admin": str(notice.facts.get("admin", "no")),
             "players": str(notice.facts.get("players") or "none"), "begun": str(notice.facts.get("begun", "yes")),
             "again": again_text(notice, language)}
    kind = texts_of(notice)
    if kind == INVITED:
        facts |= {"to": "series" if notice.facts.get("series") else "group" if notice.facts.get("name") else "table",
                  "series": str(notice.facts.get("series", "")), "number": notice.facts.get("number", 0),
                  "length": notice.facts.get("length", 0)}
    title = TEXTS.say(language, f"call-{kind}-title", **facts)
    asked = question[:LONGEST_TEXT] if notice.kind in WITH_QUESTION else ""
    changes = changes_in_words(verdict.game, notice.facts.get("changes", {}), language)
    event = {**notice.facts, "playing": "yes", "left": verdict.left, "changes": changes}
    happened = happened_text(ui(language), **event) if notice.kind == HAPPENED else ""
    text = asked or happened or TEXTS.say(language, f"call-{kind}", **facts)
    if verdict.ends is not None:
        text = f"{text} {TEXTS.say(language, 'call-until', at=told_moment(verdict.ends, language, verdict.zone))}"
    return NoticeText(title, text, path_of(notice), topic_of(notice))


def news_for(session: Session, person: str, language: str) -> list[News]:
    """Return the news for a person's start page, newest first. Each item is shown until the person confirms it or has been at the
    table, or until it is true no more because the person has left or joined its group."""
    news = dict[tuple[object, ...], News]()
    for notice in told_on_page(session, person):
        table = None if notice.table is None else session.get(TableRow, notice.table)
        seat = None if table is None else seat_of(session, notice, table)
        if notice.kind == HAPPENED and (table is None or not not_settled(session, notice, table, seat or NOBODYS)):
            continue
        if not still_in_group(session, notice):
            continue
        game = str(notice.facts.get("game", "")) if table is None else table.game
        said = message_of(notice, NoticeVerdict(language=language, game=game, left=left_of(session, notice, table)), "")
        each = notice.facts.get("by") if notice.facts.get("name") == DECLINED else ""
        group = notice.facts.get("group") if notice.kind in NEWEST_OF_GROUP else None
        what = notice.kind, notice.facts.get("name"), each, group or notice.table or notice.id
        if notice.kind in MEMBERSHIP:
            what = "", None, "", group
        news.setdefault(what, News(notice.id, said.title, said.text, said.path, notice.made))
    return list(news.values())


def again_text(notice: NoticeRow, language: str) -> str:
    """Return the day from which a person can ask again to join a group, as text; "none" if the notification names no day."""
    again = str(notice.facts.get("again") or "")
    return day_text(date.fromisoformat(again), Preferences(language)) if again else "none"


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
    """Return a notification as an email in plain text and HTML; `off` is the URL for unsubscribing from these emails. The same
    notification always produces the same email."""
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
