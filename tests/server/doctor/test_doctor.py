"""`mercat doctor` at a running server: what it asks, who is told, and what it says of proxies that are set up badly."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

import pytest

from mercat.server.doctor import of_address
from mercat.server.doctor.diagnosis import TOKEN
from mercat.server.doctor.findings import Patient
from mercat.server.doctor.of_address import public_address, running
from mercat.server.people.sessions import new_secret
from mercat.server.secret_key import read_key
from mercat.server.settings import Settings
from mercat.server.storage.database import READERS
from mercat.server.web.signing import Signer

Sent = dict[str, str]


@contextmanager
def proxy_before(server: Any, change: Callable[[Sent], Sent], buffered: bool = False) -> Iterator[str]:
    """A proxy: it changes the headers of requests, and perhaps holds answers back until they are complete. Yields its address."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            behind = HTTPConnection("127.0.0.1", server.port)
            behind.request("GET", self.path, headers=change(dict(self.headers)))
            answer = behind.getresponse()
            self.send_response(answer.status)
            self.send_header("Connection", "close")
            if answer.headers.get("Location"):
                self.send_header("Location", answer.headers["Location"])
            self.end_headers()
            while piece := answer.read(2**20) if buffered else answer.read1(2**20):
                self.wfile.write(piece)
            behind.close()

        def log_message(self, *arguments: Any) -> None:
            """Says nothing."""

    made = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = Thread(target=made.serve_forever, args=(0.05,))
    thread.start()
    yield f"http://127.0.0.1:{made.server_port}"
    made.shutdown()
    thread.join()
    made.server_close()


def settings_of(server: Any, **more: Any) -> Settings:
    return Settings(data=server.data, port=server.port, **more)


def found_at(server: Any, address: str) -> set[str]:
    return {one.key for one in public_address(Patient(settings_of(server), address=address))}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is timed is the server's pause between two events; nothing here needs ten seconds."""
    monkeypatch.setattr(of_address, "WAIT", 60.0)


def test_only_the_holder_of_the_key_is_told(standing: Any) -> None:
    visitor, signer = standing.visitor(), Signer(read_key(standing.data / "secret-key"))
    for path in ("/doctor", "/doctor/stream"):
        for headers in ({}, {TOKEN: "x"}, {TOKEN: Signer("another key " * 4).doctor_token()}, {TOKEN: new_secret()}):
            answer = visitor.get(path, headers=headers)
            assert answer.status_code == 404 and '"peer"' not in answer.text
    answer = visitor.get("/doctor", headers={TOKEN: signer.doctor_token()})
    assert answer.status_code == 200 and answer.json()["host"] == f"127.0.0.1:{standing.port}"
    old = signer.doctor_token()
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(time, "time", lambda now=time.time(): now + 600)
        assert not signer.is_doctor_token(old)


def test_a_server_without_a_proxy(standing: Any) -> None:
    assert [one.key for one in running(Patient(settings_of(standing)))] == ["server-ready"]
    assert found_at(standing, standing.address) == {"address-answers", "address-client", "address-streams"}


def test_a_server_that_is_another(standing: Any, tmp_path: Any) -> None:
    (tmp_path / "secret-key").write_text("another key of more than 32 characters")
    elsewhere = settings_of(standing).model_copy(update={"data": tmp_path})
    assert [one.key for one in running(Patient(elsewhere))] == ["server-ready", "server-of-another-key"]
    assert [one.key for one in public_address(Patient(elsewhere, address=standing.address))] == ["address-of-another"]
    nowhere = elsewhere.model_copy(update={"data": tmp_path / "none"})
    assert [one.key for one in public_address(Patient(nowhere, address=standing.address))] == ["address-no-key"]
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("mercat.__version__", "99")
        assert {one.key for one in running(Patient(settings_of(standing)))} == {"server-ready", "server-of-another-version"}
    standing_still = settings_of(standing).model_copy(update={"port": 9})
    assert [one.key for one in running(Patient(standing_still))] == ["server-not-running"]


@pytest.mark.parametrize(("change", "path", "buffered", "found"), [
    (lambda sent: sent | {"Host": "127.0.0.1:1"}, "", False, {"address-host"}),
    (lambda sent: sent, "/mercat", False, {"address-of-another"}),
    (lambda sent: sent | {TOKEN: "x"}, "", False, {"address-of-another"}),
    (lambda sent: sent, "", True, {"address-buffered"})])
def test_proxies_that_are_set_up_badly(standing: Any, change: Callable[[Sent], Sent], path: str, buffered: bool,
                                       found: set[str]) -> None:
    with proxy_before(standing, change, buffered) as address:
        told = found_at(standing, address + path)
    assert found <= told and not (told - found) & {"address-host", "address-buffered", "address-of-another"}


SEEN = {"scheme": "https", "host": "example.org", "http": "1.1", "client": "203.0.113.9", "peer": "127.0.0.1", "trusted": True,
        "forwarded_for": "203.0.113.9", "prefix": "", "secure": True}


@pytest.mark.parametrize(("address", "seen", "found"), [
    ("https://example.org", {}, set()),
    ("https://example.org", {"scheme": "http"}, {"address-scheme"}),
    ("https://example.org", {"secure": False}, {"address-cookies"}),
    ("http://example.org", {"scheme": "http"}, {"address-no-cookies"}),
    ("https://example.org", {"host": "127.0.0.1:8000"}, {"address-host"}),
    ("https://example.org/mercat", {}, {"address-prefix"}), ("https://example.org/mercat", {"prefix": "/mercat"}, set()),
    ("https://example.org", {"prefix": "/mercat"}, {"address-prefix"}),
    ("https://example.org", {"http": "1.0"}, {"address-http-1-0"}),
    ("https://example.org", {"trusted": False, "peer": "172.17.0.1"}, {"address-not-trusted"}),
    ("https://example.org", {"forwarded_for": ""}, {"address-no-client"})])
def test_what_was_seen_of_a_request(address: str, seen: dict[str, Any], found: set[str]) -> None:
    told = of_address.of_what_was_seen(urlsplit(address), SEEN | seen)
    assert {one.key for one in told if one.level != "good"} == found


def test_addresses_that_lead_nowhere(standing: Any) -> None:
    assert found_at(standing, "http://127.0.0.1:9") == {"address-unreachable"}
    with proxy_before(standing, lambda sent: sent) as address:
        assert found_at(standing, address.replace("http:", "https:")) == {"address-unreachable"}


def test_all_checks_are_carried_out() -> None:
    from mercat.server.doctor import all_checks
    from mercat.server.doctor.findings import CHECKS

    assert all_checks and {name.partition("/")[0] for name in CHECKS} == {
        "settings", "files", "disk", "database", "backups", "clock", "versions", "compiled", "games", "machine", "server",
        "address", "mail", "sign-on"}


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
def test_postgresql(store: Any, database_url: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from mercat.server.doctor import of_database

    patient = Patient(Settings(data=tmp_path, database=database_url))
    store.check_current()
    told = [one for check in (of_database.answers, of_database.revision, of_database.soundness, of_database.place,
                              of_database.postgresql, of_database.stored_moments) for one in check(patient)]
    assert {one.key for one in told} == {"database-answers", "database-revision", "database-connections"}
    assert "PostgreSQL" in told[0].facts["kind"]
    usable = next(one.facts["usable"] for one in told if one.key == "database-connections")
    for name, most, key in (("READERS", usable, "database-few-connections"),
                            ("WRITERS", usable - READERS, "database-scarce-connections")):
        with monkeypatch.context() as patched:
            patched.setattr(of_database, name, most)
            assert key in {one.key for one in of_database.postgresql(patient)}
    away = Patient(Settings(data=tmp_path, database="postgresql+psycopg://nobody:planted@/none?host=/nowhere"))
    (silent,) = of_database.answers(away)
    assert (silent.key, silent.facts["fault"]) == ("database-fault", "silent")
    assert "planted" not in str(silent) and list(of_database.revision(away)) == []
