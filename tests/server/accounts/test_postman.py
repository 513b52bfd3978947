"""Sending mail: encrypted, signed in, one to each person, tried again where that helps, and nothing of it in the log."""

import asyncio
import logging
import re
from collections.abc import Iterator
from email import policy
from email.parser import BytesParser
from typing import Any

import pytest
from aiosmtplib.email import flatten_message

from mercat.server.accounts import postman as module
from mercat.server.accounts.mail import Mailing
from mercat.server.accounts.postman import Letter, Postman, message
from mercat.server.notices.messages import letter_of, message_of
from mercat.server.notices.rows import HAPPENED, KINDS, TRIED, NoticeRow
from mercat.server.notices.verdicts import NoticeVerdict
from mercat.server.problems import HERE, Problem
from mercat.server.settings import Settings
from mercat.server.system_clock import now
from mercat.server.web.signing import Signer
from mercat.text import LANGUAGES
from tests.server.inbox import Inbox, faults_of_head, header_of, mail_server, text_of

pytestmark = pytest.mark.anyio
LETTER = Letter("ana@example.org", "Zażółć: a mail", "Łódź\n\n" + "https://example.org/" + "x" * 90 + "\n")


@pytest.fixture(scope="module")
def standing_inbox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inbox]:
    with mail_server(tmp_path_factory.mktemp("mail")) as made:
        yield made


@pytest.fixture
def inbox(standing_inbox: Inbox, monkeypatch: pytest.MonkeyPatch) -> Inbox:
    standing_inbox.empty()
    monkeypatch.setenv("SSL_CERT_FILE", str(standing_inbox.trusted))
    monkeypatch.setattr(module, "PAUSES", (0.01, 0.01))
    return standing_inbox


def postman_with(inbox: Inbox, **more: Any) -> Postman:
    return Postman(Settings(**(inbox.settings | more)))


async def all_done(postman: Postman) -> None:
    while postman.waiting:
        await asyncio.wait(postman.waiting)


async def test_a_mail_arrives_encrypted_and_complete(inbox: Inbox) -> None:
    postman = postman_with(inbox)
    postman.send(LETTER)
    await all_done(postman)
    mail = inbox.mails[0]
    assert (mail["Subject"], text_of(mail)) == (LETTER.subject, LETTER.text) and inbox.encrypted == [True]
    assert inbox.recipients == [["ana@example.org"]] and str(mail["To"]) == "ana@example.org"
    sender = mail["From"].addresses[0]
    assert (sender.display_name, sender.addr_spec) == ("Mercat „Stół”", "games@example.org")
    assert mail["Auto-Submitted"] == "auto-generated" and mail["Message-ID"].endswith("@example.org>") and mail["Date"]


@pytest.mark.parametrize("letter", [
    Letter("ana@example.org", "Hello\r\nBcc: eve@example.org", "x"), Letter("ana@example.org\r\nBcc: eve@example.org", "x", "x"),
    Letter("ana@example.org, eve@example.org", "x", "x"), Letter("Ana <ana@example.org>", "x", "x")])
async def test_nobody_writes_a_header_or_names_a_second_person(inbox: Inbox, letter: Letter) -> None:
    with pytest.raises((ValueError, IndexError)):
        message(Settings(**inbox.settings), letter)


LONG = "/".join(["http://mercat.test", *["games-at-a-table-of-ones-own"] * 5])
FAR = f"{'a' * 60}.{'b' * 60}.example.org"               # a domain
KINDS_OF_MAIL = sorted({*re.findall(r"(?m)^mail-([\w-]+)-subject =", (HERE / "accounts/text/en.ftl").read_text("utf-8")),
                        *KINDS, TRIED})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS_OF_MAIL)
def test_programs_of_mail_can_read_every_header_of_every_kind_of_mail(kind: str, language: str) -> None:
    """However long addresses and names are, as aiosmtplib writes it."""
    settings = Settings(url=LONG, mail_server="localhost", mail_from=f"Zażółć gęślą jaźń „Łódź” i okolice <{'g' * 60}@{FAR}>")
    signer, to = Signer("x" * 32), f"{'z' * 60}@{FAR}"
    if kind in {*KINDS, TRIED}:
        facts = {"by": "Świętosława Brzęczyszczykiew"} | ({"name": "seat-freed"} if kind == HAPPENED else {})
        notice = NoticeRow(kind=kind, table="t" * 24, key="k" * 40, facts=facts)
        verdict = NoticeVerdict(language=language, address=to, game="caledonia", ends=now(), zone="Europe/Warsaw")
        off = f"{LONG}/notices/off/{signer.unsubscribing(2**31 - 1, 'm' * 64)}"
        letter = letter_of(message_of(notice, verdict, "Zażółć? " * 60), notice, verdict, settings, off)
    else:
        mailing: Any = Mailing(settings, None, None, signer.never_to)    # type: ignore[arg-type]
        write = mailing.letter if kind.startswith("notice-") or kind == "try" else mailing.link_letter
        letter = write(to, language, kind, name="Świętosława Brzęczyszczykiew", link=f"{LONG}/recover/mail/{'s' * 32}")
    written = flatten_message(message(settings, letter))
    assert faults_of_head(written) == []
    assert {name: header_of(written, name).decode() for name in letter.headers} == letter.headers
    assert letter.headers or kind in {"notice-password", "notice-address", "try"}
    read = BytesParser(policy=policy.default).parsebytes(written)
    assert read["Subject"] == letter.subject and read["To"].addresses[0].addr_spec == to


@pytest.mark.parametrize("spoiled", [
    b"List-Unsubscribe: =?utf-8?q?=3Chttp=3A//mercat=2Etest/off/aaa?=\r\n =?utf-8?b?bbb=3E?=", b"Message-ID: <a b@c.org>",
    b"List-Unsubscribe: <http://mercat.test/off/aaa\r\n bbb>", "Subject: Łódź".encode(), b"Subject: " + b"x" * 990,
    "Łódź: 1".encode(), b"Subject: =?utf-8?q?half"])
def test_what_they_could_not_read_is_found(spoiled: bytes) -> None:
    head = b"From: =?utf-8?b?xYHDs2TFug==?= <g@example.org>\r\nSubject: =?utf-8?q?=C5=81=C3=B3d=C5=BA?=\r\n =?utf-8?q?_x?=\r\n"
    assert faults_of_head(head + b"\r\nx") == []
    assert len(faults_of_head(head + spoiled + b"\r\n\r\nx")) == 1


@pytest.mark.parametrize(("answers", "arrived", "asked"), [
    (["452 4.2.2 full"], 1, 2), (["452 full", "421 busy"], 1, 3), (["452 full"] * 3, 0, 3), (["550 no such user"], 0, 1)])
async def test_what_may_go_later_is_tried_again(inbox: Inbox, answers: list[str], arrived: int, asked: int) -> None:
    inbox.answers = list(answers)
    postman = postman_with(inbox)
    postman.send(LETTER)
    await all_done(postman)
    assert (len(inbox.mails), inbox.asked) == (arrived, asked)


@pytest.mark.parametrize("wrong", [{"mail_password": "another"}, {"mail_tls": "tls"}, {"mail_tls": "none"}])
async def test_a_mail_that_cannot_be_sent_is_told_without_what_is_in_it(inbox: Inbox, caplog: Any, wrong: dict[str, str]) -> None:
    postman = postman_with(inbox, **wrong)
    with caplog.at_level(logging.DEBUG):
        postman.send(Letter("ana@example.org", "planted", "planted"))
        await all_done(postman)
    assert inbox.mails == [] and "is given up" in caplog.text
    assert "ana@" not in caplog.text and "planted" not in caplog.text and inbox.settings["mail_password"] not in caplog.text


async def test_what_a_mail_server_says_is_not_logged(inbox: Inbox, caplog: Any) -> None:
    inbox.answers = ["550 no such user planted@example.org"]
    postman = postman_with(inbox)
    postman.send(LETTER)
    await all_done(postman)
    assert "550" in caplog.text and "planted" not in caplog.text


async def test_a_certificate_that_nobody_vouches_for_is_refused(inbox: Inbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SSL_CERT_FILE")
    postman = postman_with(inbox)
    postman.send(LETTER)
    await all_done(postman)
    assert inbox.mails == [] and inbox.asked == 0


async def test_the_queue_has_a_bound_and_ends_with_the_server(inbox: Inbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_WAITING", 3)
    monkeypatch.setattr(module, "FAREWELL", 0.01)
    postman, never = postman_with(inbox), asyncio.Event()

    async def written() -> list[Letter]:
        await never.wait()
        return [LETTER]

    for _ in range(3):
        postman.post(written)
    with pytest.raises(Problem) as refused:
        postman.send(LETTER)
    assert (refused.value.status, refused.value.key) == (503, "mail-busy")
    await postman.close()
    assert postman.waiting == set() and inbox.mails == []


async def test_without_a_mail_server_or_an_address_no_mail_is_sent() -> None:
    for settings in (Settings(url="https://example.org"), Settings(mail_server="localhost", mail_from="a@example.org")):
        with pytest.raises(Problem, match="no-mail"):
            Postman(settings).send(LETTER)
