"""What notices say, in the language of whom they are for: a title, a sentence or two, and an address."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from hashlib import blake2b
from typing import Any, Final

from mercat.games import find, names
from mercat.server.accounts.postman import Letter, one_click
from mercat.server.notices.relevance import NoticeVerdict
from mercat.server.notices.rows import (
    ASKED,
    AT_NO_TABLE,
    GROUP_ASKS,
    GROUP_YES,
    HAPPENED,
    INVITED,
    MAIL,
    REMINDER,
    TRIED,
    TURN,
    NoticeRow,
)
from mercat.server.pages.drawing import page_templates
from mercat.server.pages.preferences import Preferences, moment_text
from mercat.server.play.happened import happened_text
from mercat.server.problems import TEXTS
from mercat.server.settings import Settings
from mercat.server.words import ui

LONGEST_TEXT: Final = 600                                # characters of a sentence about a question
FREE_SEAT: Final = "free-seat"                           # names the texts of an invitation to any free seat
AT_SINCE: Final = frozenset({TURN, REMINDER})            # which open the table at what has happened since


@dataclass(frozen=True)
class NoticeText:
    """A notice in words."""

    title: str
    text: str
    path: str                                            # on this site
    topic: str                                           # the same for messages that replace each other


def message_of(notice: NoticeRow, verdict: NoticeVerdict, question: str) -> NoticeText:
    """A notice in words; `question` is what its person is asked at the table, if that is known."""
    language = verdict.language
    game = find(verdict.game).say(language, "game") if verdict.game in names() else ""
    facts = {"game": game, "by": str(notice.facts.get("by") or "") or ui(language)("somebody"),
             "group": str(notice.facts.get("name", ""))}
    kind = FREE_SEAT if notice.kind == INVITED and notice.seat is None else notice.kind
    title = TEXTS.say(language, f"call-{kind}-title", **facts)
    asked = question[:LONGEST_TEXT] if notice.kind in AT_SINCE else ""
    happened = happened_text(ui(language), **notice.facts | {"playing": "yes"}) if notice.kind == HAPPENED else ""
    text = asked or happened or TEXTS.say(language, f"call-{kind}", **facts)
    if verdict.ends is not None:
        text = f"{text} {TEXTS.say(language, 'call-until', at=told_moment(verdict.ends, language, verdict.zone))}"
    return NoticeText(title, text, path_of(notice), topic_of(notice))


def told_moment(at: datetime, language: str, zone: str) -> str:
    """A moment in somebody's zone; in UTC where that is not known."""
    return moment_text(at, Preferences(language, zone_here=zone))


def path_of(notice: NoticeRow) -> str:
    """Where a notice leads."""
    if notice.kind in AT_NO_TABLE:
        group = notice.facts.get("group")
        return "/" if group is None else f"/groups/{group}" if notice.kind in (GROUP_ASKS, GROUP_YES) else "/groups"
    if notice.kind == TRIED or notice.table is None:
        return "/me/notices"
    return f"/t/{notice.table}" + ("?since=1" if notice.kind in AT_SINCE else "#asked" if notice.kind == ASKED else "")


def topic_of(notice: NoticeRow) -> str:
    """Names what a later message replaces: of one kind, about one table. At most 32 characters, as push services allow."""
    return blake2b(f"{notice.kind} {notice.table}".encode(), digest_size=12).hexdigest()


def push_data(message: NoticeText, notice: NoticeRow, verdict: NoticeVerdict) -> dict[str, Any]:
    """What the service worker gets (`pages/static/worker.js`); the address is relative to where that stands, the site's root."""
    return {"title": message.title, "body": message.text, "tag": message.topic, "url": message.path.removeprefix("/"),
            "key": notice.key, "lang": verdict.language, "waiting": verdict.waiting}


def letter_of(message: NoticeText, notice: NoticeRow, verdict: NoticeVerdict, settings: Settings, off: str) -> Letter:
    """A notice as a mail, as text and as HTML; `off` is the address that ends such mails. The same notice is the same mail."""
    language, link = verdict.language, settings.url + message.path
    say = ui(language)
    end = TEXTS.say(language, "call-mail-end", site=settings.url)
    text = "\n\n".join([message.text, link, end, f"{say('notices-off')}: {off}"]) + "\n"
    html = page_templates().get_template("mail_notice.html").render(
        language=language, title=message.title, text=message.text, link=link, off=off, end=end, ui=say)
    headers = one_click(off)
    return Letter(verdict.address, message.title, text, html=html, key=notice.key, headers=headers)


def job_of(message: NoticeText, notice: NoticeRow, way: str, facts: Mapping[str, Any], settings: Settings) -> dict[str, Any]:
    """What the process that sends is told about a channel."""
    assert way != MAIL
    link = f"\n{settings.url}{message.path}" if settings.url else ""
    return {"way": way, "facts": {name: value for name, value in facts.items() if name != "language"}, "title": message.title,
            "text": message.text + link, "key": notice.key}
