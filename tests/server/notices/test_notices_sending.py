"""What leaves the server by the process that sends: push messages that a browser can read, channels, and nothing inwards."""

import json
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.orm import Session

from mercat.server.accounts.guard import is_allowed, networks
from mercat.server.notices.channels import channel_fields, check_subscription
from mercat.server.notices.child_program import address_of
from mercat.server.notices.own_notices import push_key
from mercat.server.notices.rows import FAILED, SENT, WAITING, WayRow
from mercat.server.problems import Problem
from tests.server.calling import away, give_way, look, notices, pass_time
from tests.server.conftest import left_by_all, site_in
from tests.server.notices.test_notices import Pair
from tests.server.receivers import Receiver, receiver
from tests.server.soak.notices import killed

pytestmark = pytest.mark.anyio
OWN = "127.0.0.1/32"


@pytest.fixture(scope="module")
def standing() -> Iterator[Receiver]:
    with receiver() as made:
        yield made


@pytest.fixture
def service(standing: Receiver) -> Receiver:
    standing.arrived.clear()
    standing.faults.clear()
    return standing


@pytest.fixture(scope="module")
async def site_that_sends(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Any]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("mercat.server.periodic.LOOK_FOR_NOTICES", 3_600)
        async with site_in(tmp_path_factory.mktemp("sending"), notices_networks=OWN) as made:
            yield made


@pytest.fixture
def site(site_that_sends: Any) -> Any:
    site_that_sends.services.notices.key = None          # the one that was stored is gone with all else
    return left_by_all(site_that_sends)


async def called(site: Any, service: Receiver, path: str = "/push/1") -> Pair:
    """Ana and Ben at a table; Ben's browser has subscribed, and it is Ben's turn since a while."""
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    answer = await ben.post("/me/call-push", data=service.subscription(path))
    assert answer.status_code == 303, answer.text
    await away(site)
    game = Pair(site, ana, ben, table, await site.person_of(ben))
    await game.passes(ana)
    pass_time(site, minutes=20)
    return game


async def test_a_push_message_is_encrypted_and_signed_and_says_how_many_wait(site: Any, service: Receiver) -> None:
    game = await called(site, service)
    await look(site)
    assert service.faults == [] and [one.state for one in notices(site)] == [SENT]
    one = service.arrived[0]
    assert one.data["url"] == f"t/{game.table}?since=1" and one.data["waiting"] == 1 and one.data["lang"] == "en"
    assert one.data["title"].startswith("Your turn: ") and one.headers["topic"] == one.data["tag"]
    assert one.key == push_key(site.services.store).public         # the key that pages give to browsers


@pytest.mark.parametrize(("path", "state", "error", "ways"), [
    ("/push/gone", FAILED, "answered 410", 0), ("/push/busy", WAITING, "answered 429", 1),
    ("/push/wrong", FAILED, "answered 400", 1), ("/push/moved", FAILED, "answered 307", 1)])
async def test_what_a_push_service_answers(site: Any, service: Receiver, path: str, state: str, error: str, ways: int) -> None:
    service.target = f"{service.address}/push/elsewhere"
    await called(site, service, path)
    await look(site)
    found = notices(site)[0]
    assert (found.state, found.error) == (state, error) and [one.path for one in service.arrived] == [path]
    assert state != WAITING or (found.due - found.made).total_seconds() > 7_000        # as long as it was told to wait
    with Session(site.services.store.reading) as session:
        assert session.query(WayRow).count() == ways


async def test_a_device_that_was_ended_is_not_called(site: Any, service: Receiver) -> None:
    game = await called(site, service)
    page = (await game.ben.get("/me/notices")).text
    assert "this device" in page and 'id="add-push"' not in page
    await game.ben.post("/me/leave")
    await look(site)
    assert service.arrived == [] and notices(site) == []
    with Session(site.services.store.reading) as session:
        assert [way.why for way in session.query(WayRow)] == ["device-ended"]


async def test_an_account_made_in_the_same_browser_is_called_there(site: Any, service: Receiver) -> None:
    game = await called(site, service)
    done = await game.ben.post("/register", data={"account": "Benedykt", "password": "long enough for one", "how": "password"})
    assert done.status_code in (200, 303), done.text
    await look(site)
    with Session(site.services.store.reading) as session:
        assert session.query(WayRow).count() == 1
    assert [one.data["url"] for one in service.arrived] == [f"t/{game.table}?since=1"]


async def test_a_channel_gets_plain_text_and_calls_nobody_else(site: Any, service: Receiver) -> None:
    game = await called(site, service, "/push/gone")
    give_way(site, game.person, "ntfy", {"server": service.address, "topic": "ben", "token": "tk_abcdefgh"})
    await game.ana.post(f"/t/{game.table}/chat", data={"text": "Player 1: **look** <b>here</b> @everyone"})
    with Session(site.services.store.writing) as session, session.begin():
        for row in site_notices(session, "named"):
            row.facts = {"by": "**Ana** <b>@everyone</b>"}
    pass_time(site, minutes=20)
    await look(site)
    said = [json.loads(one.body) for one in service.arrived if one.path == "/"]
    assert [one["topic"] for one in said] == ["ben"] and "@everyone" not in said[0]["message"]
    assert "**Ana** <b>@\u2060everyone</b>" in said[0]["message"]
    assert service.arrived[-1].headers["authorization"] == "Bearer tk_abcdefgh"


def site_notices(session: Session, kind: str) -> Any:
    from mercat.server.notices.rows import NoticeRow

    return session.query(NoticeRow).filter_by(kind=kind)


async def test_a_test_is_sent_at_once_and_said(site: Any, service: Receiver) -> None:
    ben = await site.browser()
    await site.table_of(ben, await site.browser())
    await ben.post("/me/call-push", data=service.subscription())
    with Session(site.services.store.reading) as session:
        way = session.query(WayRow).one().id
    await ben.post("/me/call-try", data={"way": way})
    await site.services.sending.idle()
    assert [one.data["title"] for one in service.arrived] == ["Test notification"] and notices(site)[0].state == SENT
    assert "Test" in (await ben.get("/me/notices")).text


# -- nothing inwards


def sent_by_child(service: Receiver, jobs: list[dict[str, Any]], *own: str, before: str = "") -> list[dict[str, Any]]:
    """What the process answers; `before` is done in it first."""
    run = ["-c", f"{before}\nimport sys; from mercat.server.notices.child_program import main; main()"] if before else [
        "-m", "mercat.server.notices.child_program"]
    lines = "".join(json.dumps({"id": number, "title": "t", "text": "x", **job}) + "\n" for number, job in enumerate(jobs))
    done = subprocess.run([sys.executable, *run, *own], input=lines, capture_output=True, text=True, timeout=120, check=False)
    return sorted((json.loads(line) for line in done.stdout.splitlines()), key=lambda said: int(said["id"]))


CHANGING = """
import socket
real, asked = socket.getaddrinfo, []
def changing(host, *more, **named):                       # public when it is looked up first, and this machine afterwards
    if host != 'changing.example':
        return real(host, *more, **named)
    asked.append(host)
    return real('192.0.2.1' if len(asked) == 1 else '127.0.0.1', *more, **named)
socket.getaddrinfo = changing
real('127.0.0.1', 1); changing('changing.example', 1)
"""


def test_nothing_is_sent_inwards(service: Receiver) -> None:
    """By number, by name, by a name that changes its address, and by forms of IPv6 that stand for this machine."""
    port = service.port
    hosts = [f"127.0.0.1:{port}", f"localhost:{port}", f"changing.example:{port}", "[::1]:9",
             "169.254.169.254", "10.0.0.1", "100.64.0.1", "[fd00::1]", "[64:ff9b::7f00:1]", "0.0.0.0", "224.0.0.1"]
    jobs = [{"way": "ntfy", "facts": {"server": f"http://{host}", "topic": "a"}} for host in hosts]
    key = {"private": push_private(), "subject": "mailto:a@example.org", "topic": "x", "data": {}}
    jobs.append({"way": "push", "facts": service.subscription(), **key})
    said = sent_by_child(service, jobs, before=CHANGING)
    assert [one["why"] for one in said] == ["not-public"] * len(jobs) and service.arrived == []
    allowed = sent_by_child(service, [jobs[0], jobs[-1]], OWN)             # the control: what the host has named is reached
    assert [one["result"] for one in allowed] == ["sent", "sent"] and len(service.arrived) == 2


def test_the_guard_sees_addresses_that_stand_for_others(service: Receiver) -> None:
    """Whatever a library makes of them: here nothing is between the guard and the connection."""
    tried = ("import socket; from mercat.server.accounts.guard import guard; guard([])\n"
             "for kind, host in ((socket.AF_INET6, '::ffff:127.0.0.1'), (socket.AF_INET, '127.0.0.1')):\n"
             "    try: socket.socket(kind).connect((host, {port})); print('connected')\n"
             "    except PermissionError: print('refused')\n"
             "try: socket.socket(socket.AF_UNIX).connect('/tmp/x')\nexcept PermissionError: print('refused')\n")
    done = subprocess.run([sys.executable, "-c", tried.replace("{port}", str(service.port))], capture_output=True, text=True,
                          timeout=120, check=False)
    assert done.stdout.split() == ["refused"] * 3, done.stderr
    free = tried.replace("guard([])", "guard([__import__('ipaddress').ip_network('127.0.0.1/32')])")
    control = subprocess.run([sys.executable, "-c", free.replace("{port}", str(service.port))], capture_output=True, text=True,
                             timeout=120, check=False)
    assert control.stdout.split() == ["connected", "connected", "refused"], control.stderr


def push_private() -> str:
    from mercat.server.notices.own_notices import new_key

    return new_key().private


def test_no_redirect_is_followed(service: Receiver) -> None:
    with receiver("127.0.0.2") as other:
        service.target = f"http://127.0.0.2:{other.port}/inside"
        free = {"way": "free", "facts": {"url": f"json://127.0.0.1:{service.port}/moved"}}
        assert sent_by_child(service, [free], OWN)[0]["result"] == "wrong"
        trick = {"way": "free", "facts": {"url": f"json://127.0.0.1:{service.port}/moved?redirect=yes"}}
        sent_by_child(service, [trick], OWN)
        assert other.arrived == [] and len(service.arrived) == 2


@pytest.mark.parametrize(("address", "allowed"), [
    ("8.8.8.8", True), ("2606:4700::1111", True), ("127.0.0.1", False), ("::1", False), ("::ffff:10.0.0.1", False),
    ("64:ff9b::a00:1", False), ("2002:7f00:1::", False), ("fe80::1%eth0", False), ("fd00::1", False), ("100.64.1.1", False),
    ("224.0.0.1", False), ("ff02::1", False), ("240.0.0.1", False), ("0.0.0.0", False), ("nonsense", False)])
def test_which_addresses_are_public(address: str, allowed: bool) -> None:
    assert is_allowed(address) is allowed
    assert is_allowed(address, networks(["127.0.0.0/8"])) is (allowed or address in ("127.0.0.1", "2002:7f00:1::"))


@pytest.mark.parametrize(("kind", "typed", "problem"), [
    ("ntfy", {"server": "127.0.0.2", "topic": "a"}, "notice-not-public"),
    ("ntfy", {"server": "localhost", "topic": "a"}, "notice-not-public"),
    ("ntfy", {"server": "http://ntfy.sh", "topic": "a"}, "notice-https"), ("ntfy", {"topic": "a/b"}, "notice-topic"),
    ("ntfy", {"server": "a@b", "topic": "a"}, "notice-server"),
    ("ntfy", {"server": "8.8.8.8", "topic": "a", "token": "x?redirect=yes"}, "notice-token"),
    ("discord", {"url": "https://evil.example/api/webhooks/123456/" + "a" * 30}, "notice-hook"),
    ("telegram", {"token": "1:2", "chat": "1"}, "notice-token"),
    ("telegram", {"token": "123456789:" + "A" * 35, "chat": "@all"}, "notice-chat"),
    ("matrix", {"server": "127.0.0.2", "token": "a" * 20, "room": "!a:b.example"}, "notice-not-public"),
    ("matrix", {"token": "a" * 20, "room": "everybody"}, "notice-room"),
    ("free", {"url": "file:///etc/passwd"}, "notice-url"), ("free", {"url": "json://a, json://b"}, "notice-url")])
def test_a_wrong_field_is_named(kind: str, typed: dict[str, str], problem: str) -> None:
    with pytest.raises(Problem) as refused:
        channel_fields(kind, typed, ["127.0.0.9/32"])
    assert refused.value.key == problem and refused.value.sentence("pl") != refused.value.sentence("en")


@pytest.mark.parametrize("endpoint", [
    "http://push.example.org/1", "https://127.0.0.2/1", "https://localhost/1", "https://u:p@8.8.8.8/1", "https://8.8.8.8:0/1",
    "ftp://8.8.8.8/1", "https://8.8.8.8/\r\nX: y", "https://8.8.8.8:x/1", "https:///1"])
def test_a_wrong_endpoint_is_refused(service: Receiver, endpoint: str) -> None:
    keys = service.subscription()
    with pytest.raises(Problem):
        check_subscription(endpoint, keys["p256dh"], keys["auth"], ["127.0.0.9/32"])
    check_subscription("https://8.8.8.8/1", keys["p256dh"], keys["auth"], [OWN])


@pytest.mark.parametrize(("way", "typed"), [
    ("ntfy", {"topic": "a-b", "server": "8.8.8.8"}),
    ("discord", {"url": "https://discord.com/api/webhooks/123456789/" + "aB-_" * 15}),
    ("telegram", {"token": "123456789:" + "A" * 35, "chat": "-100123"}),
    ("matrix", {"server": "8.8.8.8:8448", "token": "syt_YW5h_x", "room": "!abc:example.org"})])
def test_apprise_understands_what_the_fields_make(way: str, typed: dict[str, str]) -> None:
    import apprise

    fields, label = channel_fields(way, typed, [])
    made = apprise.Apprise.instantiate(address_of(way, fields), suppress_exceptions=False)
    assert made is not None and made.redirects is False and (fields["token"] or "-") not in label.replace("a-b", "")


def test_a_worker_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    """8 times, at any step; `python -m tests.server.soak notices` does it 400 times."""
    found = killed(tmp_path, 8, seed=7)
    assert found["kills"] >= 7 and found["lost"] == 0 and found["sent"] == found["notices"], found
    assert 0 < found["repeated"] <= min(found["kills"], found["counted"]), found
