"""Mail: an address that is confirmed, a lost account that is got back, and what is told; who asks learns nothing of others."""

import asyncio
import html
from collections.abc import AsyncIterator, Iterator
from datetime import timedelta
from typing import Any
from urllib.parse import urlsplit

import pytest
from sqlalchemy import delete, func, select, update
from sqlalchemy.orm import Session

from mercat.server.accounts.mail import HOUR, MOST, mail_address
from mercat.server.accounts.ways_in import WaysIn
from mercat.server.people.rows import PasskeyRow, PersonRow, SecretRow, SessionRow
from mercat.server.people.secret_kinds import MAIL_UNWANTED
from mercat.server.problems import TEXTS, Problem
from mercat.server.processes.rows import AllowanceRow
from mercat.server.storage.models import now
from mercat.server.words import ui
from mercat.text import LANGUAGES
from tests.server.conftest import Site, left_by_all, site_in
from tests.server.inbox import Inbox, header_of, link_in, mail_server, text_of
from tests.server.registered import PASSWORD, account, person_named
from tests.server.tables.test_waiting_room import plain

pytestmark = pytest.mark.anyio
MAIL = "ana@example.org"
NEW = "eleven otters swim"
COUNTED = AllowanceRow.kind.startswith("mail-")


@pytest.fixture(scope="module")
def standing_inbox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inbox]:
    with mail_server(tmp_path_factory.mktemp("mail")) as made:
        yield made


@pytest.fixture(scope="module")
async def site_with_mail(standing_inbox: Inbox, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Site]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("SSL_CERT_FILE", str(standing_inbox.trusted))
        async with site_in(tmp_path_factory.mktemp("site"), **standing_inbox.settings) as made:
            yield made


@pytest.fixture
def inbox(standing_inbox: Inbox) -> Inbox:
    standing_inbox.empty()
    return standing_inbox


@pytest.fixture
async def site(inbox: Inbox, site_with_mail: Site) -> Site:
    await sent(site_with_mail)                           # what the test before has not waited for
    inbox.empty()
    return left_by_all(site_with_mail)


async def sent(site: Any) -> None:
    """All mails are sent, or it is certain that there are none."""
    postman = site.services.mailing.postman
    while postman.waiting:
        await asyncio.wait(postman.waiting)


def change(site: Any, statement: Any) -> None:
    with Session(site.services.store.writing) as session, session.begin():
        session.execute(statement)


def shown(page: Any, key: str, **facts: Any) -> bool:
    """Whether a page shows a text."""
    return plain(ui("en")(key, **facts)) in plain(page.text)


def path_in(inbox: Inbox, many: int = 1) -> str:
    """The path to which the last of so many mails leads."""
    assert len(inbox.mails) == many
    return urlsplit(link_in(inbox.mails[-1])).path


# -- an address


@pytest.mark.parametrize(("typed", "stored"), [
    ("Ana@Example.ORG", "ana@example.org"), (" a.b+c@x.example.org ", "a.b+c@x.example.org"),
    ("ana@münchen.example", "ana@xn--mnchen-3ya.example")])
def test_an_address_is_written_in_one_way(typed: str, stored: str) -> None:
    assert mail_address(typed) == stored


@pytest.mark.parametrize("typed", [
    "", "ana", "@example.org", "ana@", "ana@localhost", "ana@@example.org", "ana@example..org", "a na@example.org",
    "ana.@example.org", "ana@example.org\r\nBcc: eve@example.org", "ana@example.org, eve@example.org", "Ana <ana@example.org>",
    "łucja@example.org", "ana@-example.org", f"{'x' * 65}@example.org", f"ana@{'x' * 64}.org", "a@" + ".".join(["x" * 60] * 5),
    "ana\x00@example.org", "v%0abcc@example.org", "ana%example.net@example.org", "-oQ@example.org", "-x@example.org",
    "host!ana@example.org", "|cat@example.org",
    '"ana"@example.org', "ana@[127.0.0.1]"])
def test_what_is_no_address_is_refused(typed: str) -> None:
    with pytest.raises(Problem, match="no-mail-address"):
        mail_address(typed)


async def test_an_address_counts_once_its_link_was_used(site: Any, inbox: Inbox) -> None:
    ana = await account(site, "Ana")
    answer = await ana.post("/me/mail", data={"address": "Ana@Example.org"})
    assert answer.status_code == 200 and MAIL in answer.text
    await sent(site)
    path = path_in(inbox)
    assert inbox.recipients == [[MAIL]] and "Ana" in text_of(inbox.mails[0]).replace(MAIL, "")
    assert shown(await ana.get(path), "mail-confirm-yours", address=MAIL, name="Ana")
    elsewhere = await site.browser()                     # where the mail is read
    for _ in range(2):                                   # programs that look at mails open their links, too
        page = await elsewhere.get(path)
        assert page.status_code == 200 and shown(page, "mail-confirm-about", address=MAIL, name="Ana")
    assert person_named(site, "Ana").email is None
    assert shown(await elsewhere.post(path), "mail-confirmed-elsewhere-about", name="Ana")
    row = person_named(site, "Ana")
    assert row is not None and row.email == MAIL and row.confirmed is not None
    other = path.replace("mail/confirm", "recover/mail")
    for again in (await elsewhere.post(path), await elsewhere.get(path), await elsewhere.get(other), await elsewhere.post(other)):
        assert again.status_code == 404
    assert MAIL in (await ana.get("/me/account")).text and 'id="privacy-mail"' in (await ana.get("/privacy")).text


async def test_who_confirms_their_own_address_learns_that_notifications_by_mail_are_still_off(site: Any, inbox: Inbox) -> None:
    ana = await account(site, "Ana")
    for address, off in ((MAIL, True), ("new@example.org", False)):
        inbox.empty()
        await ana.post("/me/mail", data={"address": address})
        await sent(site)
        page = await ana.post(path_in(inbox))
        assert shown(page, "mail-confirmed-about") and shown(page, "mail-notices-off") == off
        assert ('href="/me/notices"' in page.text.split("<main")[1]) == off
        assert (await ana.post("/me/call-mail")).status_code == 303


async def test_only_an_account_that_would_be_lost_is_said_to_be(site: Any) -> None:
    for name, address in (("Ana", ""), ("Ben", MAIL)):
        page = await (await account(site, name, mail=address)).get("/me/account")
        assert shown(page, "codes-about", count=0) and shown(page, "ways-only-one")
        for key in ("codes-lost", "ways-add-another"):
            assert shown(page, key, keys="password") == (not address), (name, key)


@pytest.mark.parametrize(("password", "passkeys", "keys"), [
    (True, 0, "password"), (False, 1, "passkey"), (False, 2, "passkeys"), (True, 1, "both")])
def test_the_warning_names_only_what_somebody_signs_in_with(password: bool, passkeys: int, keys: str) -> None:
    ways = WaysIn(password, [PasskeyRow() for _ in range(passkeys)], (), 0, False)
    assert ways.lost_with_keys and ways.keys == keys
    for language, words in (("en", ("password", "passkey")), ("es", ("contraseña", "llave")), ("pl", ("hasł", "klucz"))):
        said = ui(language)("codes-lost", keys=ways.keys)
        assert [word in said for word in words] == [password, passkeys > 0], said
        assert not any(word in ui(language)("codes-about", count=count) for word in words for count in (0, 1, 3, 10))


async def test_another_address_is_told_to_the_former_one(site: Any, inbox: Inbox) -> None:
    ana = await account(site, "Ana", mail=MAIL)
    await ana.post("/me/mail", data={"address": "new@example.org"})
    await sent(site)
    assert inbox.recipients == [["new@example.org"]] and person_named(site, "Ana").email == MAIL
    await ana.post(path_in(inbox))
    await sent(site)
    assert inbox.recipients[1:] == [[MAIL]] and person_named(site, "Ana").email == "new@example.org"
    assert (await ana.post("/me/remove-mail")).status_code == 303
    await sent(site)
    assert inbox.recipients[2:] == [["new@example.org"]] and person_named(site, "Ana").email is None


async def test_a_mistyped_address_is_not_confirmed_by_whoever_has_it(site: Any, inbox: Inbox) -> None:
    ana, stranger = await account(site, "Ana"), await site.browser()
    await ana.post("/me/mail", data={"address": "nan@example.org"})
    await sent(site)
    mistyped = path_in(inbox)
    await ana.post("/me/mail", data={"address": MAIL})
    await sent(site)
    assert (await stranger.post(mistyped)).status_code == 404 and (await stranger.post(path_in(inbox, 2))).status_code == 200


async def test_links_end_after_half_an_hour(site: Any, inbox: Inbox) -> None:
    ana = await account(site, "Ana", mail=MAIL)
    await ana.post("/me/mail", data={"address": "new@example.org"})
    await sent(site)
    await ana.post("/recover/mail", data={"who": MAIL})
    await sent(site)
    paths = [urlsplit(link_in(mail)).path for mail in inbox.mails]
    with Session(site.services.store.reading) as session:
        rows = session.scalars(select(SecretRow).where(SecretRow.kind.in_(("mail-confirm", "mail-recover")))).all()
        left = [row.expires - now() for row in rows if row.expires is not None]
        assert len(left) == 2 and all(timedelta(minutes=29) < one <= timedelta(minutes=30) for one in left)
    assert [(await ana.get(path)).status_code for path in paths] == [200, 200]
    change(site, update(SecretRow).values(expires=now()))
    assert [(await ana.get(path)).status_code for path in paths] == [404, 404]
    assert [(await ana.post(path)).status_code for path in paths] == [404, 404]


async def test_who_cannot_show_that_it_is_them_changes_no_address(site: Any, inbox: Inbox) -> None:
    ana = await account(site, "Ana", mail=MAIL)
    change(site, update(SessionRow).values(made=now() - timedelta(hours=1)))
    for path, fields in (("/me/mail", {"address": "new@example.org"}), ("/me/remove-mail", {})):
        answer = await ana.post(path, data=fields)
        assert answer.status_code == 403 and Problem(403, "not-confirmed").sentence("en") in html.unescape(answer.text)
    await sent(site)
    assert inbox.mails == [] and person_named(site, "Ana").email == MAIL


async def test_a_typing_error_is_said_on_the_page_of_the_account(site: Any) -> None:
    ana = await account(site, "Ana", language="pl")
    answer = await ana.post("/me/mail", data={"address": "ana@example"})
    assert answer.status_code == 422 and Problem(422, "no-mail-address").sentence("pl") in html.unescape(answer.text)
    assert 'action="/me/mail"' in answer.text


# -- a lost account


async def test_a_lost_account_is_got_back(site: Any, inbox: Inbox) -> None:
    old = await account(site, "Ana", mail=MAIL)
    new = await site.browser()
    before = new.cookies["mercat"]
    for typed in ("Ana", "ána", "ANA@example.org"):
        await new.post("/recover/mail", data={"who": typed})
        await sent(site)
        assert inbox.recipients == [[MAIL]] and "Ana" in text_of(inbox.mails[0])
        path = path_in(inbox)
        inbox.empty()
    page = await new.get(path)
    assert page.status_code == 200 and (await new.get("/me/account")).status_code == 303        # nobody is signed in by looking
    assert (await old.get("/me/account")).status_code == 200             # which is remembered, until it ends
    refused = await new.post(path, data={"how": "password", "password": "short"})
    assert refused.status_code == 422 and (await new.get(path)).status_code == 200
    done = await new.post(path, data={"how": "password", "password": NEW})
    assert done.status_code == 303 and done.headers["location"] == "/me/account" and new.cookies["mercat"] != before
    assert (await new.get("/me/account")).status_code == 200
    assert (await old.get("/me/account")).status_code == 303             # its session has ended
    assert (await new.post(path, data={})).status_code == 404 and (await new.get(path)).status_code == 404
    await sent(site)
    assert inbox.recipients == [[MAIL]] and inbox.mails[0]["Subject"] == TEXTS.say("en", "mail-notice-password-subject")
    third = await site.browser()
    assert (await third.post("/enter", data={"account": "Ana", "password": PASSWORD})).status_code == 403
    assert (await third.post("/enter", data={"account": "Ana", "password": NEW})).status_code == 303


async def test_whoever_only_signs_in_leaves_the_rest_as_it_is(site: Any, inbox: Inbox) -> None:
    old, new = await account(site, "Ana", mail=MAIL), await site.browser()
    await new.post("/recover/mail", data={"who": "Ana"})
    await sent(site)
    assert (await new.post(path_in(inbox))).status_code == 303
    await sent(site)
    assert [(await one.get("/me/account")).status_code for one in (old, new)] == [200, 200] and len(inbox.mails) == 1


async def test_a_link_is_good_for_nothing_once_the_password_or_the_address_is_another(site: Any, inbox: Inbox) -> None:
    ana, thief = await account(site, "Ana", mail=MAIL), await site.browser()
    await thief.post("/recover/mail", data={"who": MAIL})
    await sent(site)
    path = path_in(inbox)
    assert (await ana.post("/me/password", data={"password": NEW})).status_code == 200
    await sent(site)
    assert (await thief.get(path)).status_code == 404 and (await thief.post(path)).status_code == 404
    assert inbox.mails[1]["Subject"] == TEXTS.say("en", "mail-notice-password-subject")
    await thief.post("/recover/mail", data={"who": MAIL})
    await sent(site)
    path = path_in(inbox, 3)
    change(site, update(PersonRow).values(email="new@example.org"))
    assert (await thief.post(path)).status_code == 404


# -- who asks learns nothing


async def test_the_answer_is_the_same_whoever_there_is(site: Any, inbox: Inbox, monkeypatch: pytest.MonkeyPatch) -> None:
    """What tells them apart happens beside the request: all are answered while the look-ups have not begun."""
    await account(site, "Ana", mail=MAIL)
    await account(site, "Ben")
    may_go, looked = asyncio.Event(), 0
    desk, write = site.services.desk, site.services.desk.write

    async def waiting(reader: Any, work: Any) -> Any:
        nonlocal looked
        looked += 1
        await may_go.wait()
        return await write(reader, work)

    monkeypatch.setattr(desk, "write", waiting)
    stranger, pages = await site.browser(), []
    asked = ["Ana", MAIL, "Ben", "Nobody", "nobody@example.org", "no address@", "\u202e"]
    for typed in asked:
        answer = await stranger.post("/recover/mail", data={"who": typed})
        pages.append((answer.status_code, sorted(answer.headers), answer.text.partition("<main")[2]))
    assert len(set(map(repr, pages))) == 1 and pages[0][0] == 200
    await asyncio.sleep(0)
    assert looked == len(asked) and inbox.mails == []
    may_go.set()
    await sent(site)
    assert inbox.recipients == [[MAIL], [MAIL]]


async def test_all_accounts_of_an_address_are_written_to_and_guests_are_not(site: Any, inbox: Inbox) -> None:
    for name in ("Ana", "Ben", "Cleo", "Dora"):
        await account(site, name, mail=MAIL)
    guest = await site.browser()
    await site.table_of(guest, await site.browser())
    change(site, update(PersonRow).where(PersonRow.registered.is_(None)).values(email="guest@example.org",
                                                                                 confirmed=now()))
    for typed in (MAIL, "guest@example.org"):
        await guest.post("/recover/mail", data={"who": typed})
    await sent(site)
    assert len(inbox.mails) == 3 and len({link_in(mail) for mail in inbox.mails}) == 3


async def test_another_site_makes_nobody_ask(site: Any, inbox: Inbox) -> None:
    ana = await account(site, "Ana", mail=MAIL)
    await ana.post("/me/mail", data={"address": "new@example.org"})
    await sent(site)
    path = path_in(inbox)
    ana.headers["Origin"] = "https://elsewhere.example.org"
    for place, fields in (("/recover/mail", {"who": MAIL}), (path, {}), ("/me/mail", {"address": MAIL}), ("/me/remove-mail", {})):
        assert (await ana.post(place, data=fields)).status_code == 403, place
    await sent(site)
    assert len(inbox.mails) == 1 and person_named(site, "Ana").email == MAIL


# -- how many


async def test_an_account_is_sent_six_links_and_then_one_in_ten_minutes(site: Any, inbox: Inbox) -> None:
    ana = await account(site, "Ana", mail=MAIL)
    for number in range(MOST["person"] + 2):
        await ana.post("/recover/mail", data={"who": ("Ana", MAIL)[number % 2]})
    await sent(site)
    assert len(inbox.mails) == MOST["person"]
    answer = await ana.post("/me/mail", data={"address": "new@example.org"})
    assert answer.status_code == 429 and "Retry-After" in answer.headers
    with Session(site.services.store.reading) as session:
        rows = session.scalars(select(AllowanceRow).where(COUNTED)).all()
    assert {row.kind for row in rows} == {f"mail-{what}" for what in MOST}
    assert not any(said in row.network for row in rows for said in ("@", person_named(site, "Ana").id))
    change(site, update(AllowanceRow).where(COUNTED).values(at=now() - HOUR / MOST["person"] - timedelta(seconds=1)))
    assert (await ana.post("/me/mail", data={"address": "new@example.org"})).status_code == 200
    await sent(site)
    assert inbox.recipients[-1] == ["new@example.org"]


async def test_an_address_and_a_network_are_counted_whoever_asks(site: Any, inbox: Inbox) -> None:
    for number in range(MOST["address"] + 1):            # several accounts send links to somebody who has none
        one = await account(site, f"Sender{number}x", address=f"10.0.0.{number}")
        tag = f"+{number}" if number else ""             # which come to one person
        answer = await one.post("/me/mail", data={"address": f"victim{tag}@example.org"})
        assert answer.status_code == (200 if number < MOST["address"] else 429)
    await sent(site)
    assert len(inbox.mails) == MOST["address"]
    inbox.empty()
    change(site, delete(AllowanceRow).where(COUNTED))
    await account(site, "Ana", mail=MAIL)
    asking = await site.browser(address="10.1.0.1")
    for _ in range(MOST["network"]):
        await asking.post("/recover/mail", data={"who": "nobody"})
    await sent(site)
    await asking.post("/recover/mail", data={"who": "Ana"})
    await sent(site)
    assert inbox.mails == []
    await (await site.browser(address="10.1.0.2")).post("/recover/mail", data={"who": "Ana"})
    await sent(site)
    assert len(inbox.mails) == 1


async def test_counting_holds_when_several_ask_at_once(site: Any, inbox: Inbox) -> None:
    await account(site, "Ana", mail=MAIL)
    asking = [await site.browser(address=f"10.0.0.{number}") for number in range(4)]
    await asyncio.gather(*(one.post("/recover/mail", data={"who": "Ana"}) for one in asking for _ in range(4)))
    await sent(site)
    assert len(inbox.mails) == MOST["person"]


# -- never again


async def test_whoever_did_not_ask_gets_no_more_with_one_click(site: Any, inbox: Inbox) -> None:
    """Also under another tag; what is kept is a digest, and the same mail has the way back."""
    await account(site, "Ana", mail=MAIL)
    stranger = await account(site, "Stranger", address="10.0.0.1")
    await stranger.post("/me/mail", data={"address": "victim@example.org"})
    await sent(site)
    mail, = inbox.mails
    never = header_of(inbox.written[0], "List-Unsubscribe").decode().strip("<>")
    assert never in text_of(mail)
    path = urlsplit(never).path
    assert "Stop these emails" in (await site.visitor().get(path)).text
    click = {"content": header_of(inbox.written[0], "List-Unsubscribe-Post"),
             "headers": {"Content-Type": "application/x-www-form-urlencoded"}}
    assert click["content"] == b"List-Unsubscribe=One-Click"
    assert (await site.visitor(origin=None).post(path, **click)).status_code == 200
    for typed in ("victim@example.org", "Victim+more@example.org"):
        answer = await stranger.post("/me/mail", data={"address": typed})
        assert answer.status_code == 422 and "has opted out of emails from this server" in html.unescape(answer.text)
    with Session(site.services.store.reading) as session:
        kept = session.scalars(select(SecretRow).where(SecretRow.kind == MAIL_UNWANTED)).all()
    assert [(row.facts, row.person, row.expires) for row in kept] == [({}, None, None)] and "victim" not in kept[0].hash
    assert (await site.visitor().post(path, data={"again": "yes"})).status_code == 200
    assert (await stranger.post("/me/mail", data={"address": "victim@example.org"})).status_code == 200
    await sent(site)
    for wrong in (f"{path}x", "/mail/never/nonsense"):
        answer = await site.visitor().post(wrong, data={})
        assert answer.status_code == 404 and "Copy the whole link from the email" in answer.text


async def test_an_account_whose_address_wants_none_is_not_written_to(site: Any, inbox: Inbox) -> None:
    await account(site, "Ana", mail=MAIL)
    asking = await site.browser(address="10.0.0.2")
    await asking.post("/recover/mail", data={"who": "Ana"})
    await sent(site)
    refused = await asking.post(urlsplit(str(inbox.mails[0]["List-Unsubscribe"]).strip("<>")).path, data={})
    assert refused.status_code == 200, refused.text
    inbox.empty()
    answer = await asking.post("/recover/mail", data={"who": "Ana"})
    await sent(site)
    assert answer.status_code == 200 and inbox.mails == []               # nobody learns who is here


# -- texts, and servers without mail


async def test_mails_are_in_the_language_of_whoever_asked(site: Any, inbox: Inbox) -> None:
    await account(site, "Ana", mail=MAIL)
    for language in LANGUAGES:
        reader = await account(site, f"Reader{language}x", language=language)
        await reader.post("/me/mail", data={"address": "new@example.org"})
        await reader.post("/recover/mail", data={"who": MAIL})
        await sent(site)
        texts = {str(mail["Subject"]): text_of(mail) for mail in inbox.mails}
        assert set(texts) == {TEXTS.say(language, f"mail-{what}-subject") for what in ("confirm", "recover")}
        end = TEXTS.say(language, "mail-end", site="http://mercat.test") + "\n"
        assert all("http://mercat.test/" in text and "{" not in text and text.endswith(end) for text in texts.values())
        inbox.empty()


@pytest.mark.parametrize(("settings", "says"), [
    ({}, "mail-not-sent"), ({"mail_server": "localhost", "mail_from": "a@example.org"}, "mail-no-site")])
async def test_pages_say_why_there_is_no_mail(opening: Any, settings: dict[str, str], says: str) -> None:
    from mercat.server.words import ui

    async with opening(**settings) as site:
        ana = await account(site, "Ana")
        page = await ana.get("/me/account")
        assert ui("en")(says) in html.unescape(page.text) and 'action="/me/mail"' not in page.text
        for answer in (await ana.post("/me/mail", data={"address": MAIL}), await ana.get("/recover/mail"),
                       await ana.post("/recover/mail", data={"who": "Ana"})):
            assert answer.status_code == 404 and Problem(404, "no-mail").sentence("en") in html.unescape(answer.text)
        assert "/recover/mail" not in (await site.visitor().get("/enter/code")).text
        with Session(site.services.store.reading) as session:
            kept = session.scalar(select(func.count()).select_from(SecretRow).where(SecretRow.kind.like("mail-%")))
        assert kept == 0
