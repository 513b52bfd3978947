"""MERCAT_URL: what follows from it, what contradicts it, and what is made of it."""

import html
import re
from typing import Any

import pytest

import mercat
from mercat.server.doctor import of_address
from mercat.server.doctor.findings import Patient
from mercat.server.doctor.of_address import ServerAnswer, chosen, running
from mercat.server.doctor.of_settings import patient_of
from mercat.server.settings import Settings, read_settings
from mercat.server.web.health import READY

URL = "https://Example.org:443/mercat/"


def test_prefix_host_and_cookies_follow_from_it() -> None:
    found = Settings(url=URL)
    assert (found.url, found.prefix, found.accepted_hosts, found.secure) == (
        "https://example.org/mercat", "/mercat", frozenset({"example.org"}), True)
    local = Settings(url="http://[::1]:8000")
    assert (local.url, local.prefix, local.accepted_hosts, local.secure) == ("http://[::1]:8000", "", frozenset({"::1"}), False)
    without = Settings()
    assert (without.url, without.prefix, without.accepted_hosts, without.secure) == ("", "", frozenset(), False)


def test_what_is_set_itself_is_kept() -> None:
    found = Settings(url=URL, prefix="/mercat/", hosts="example.org, 192.168.0.4", secure=False)
    assert (found.prefix, found.accepted_hosts, found.secure) == ("/mercat", frozenset({"example.org", "192.168.0.4"}), False)
    assert Settings(url=URL, hosts="").accepted_hosts == frozenset()


WRONG = [
    ({"url": "example.org"}, "MERCAT_URL"), ({"url": "ftp://example.org"}, "MERCAT_URL"),
    ({"url": "https://a:b@example.org"}, "URL"),
    ({"url": "https://example.org/?x"}, "URL"), ({"url": "https://example.org/#x"}, "URL"),
    ({"url": "https://example.org:x"}, "URL"),
    ({"url": "https://example.org/../x"}, "URL"), ({"url": "https://example.org\\x"}, "URL"), ({"url": "https://"}, "URL"),
    ({"url": "https://example.org/api"}, "MERCAT_URL.*own pages"), ({"url": f"https://example.org/{'x' * 300}"}, "URL"),
    ({"url": URL, "prefix": "/other"}, "MERCAT_PREFIX.*MERCAT_URL"),
    ({"url": URL, "hosts": "other.org"}, "MERCAT_HOSTS.*MERCAT_URL"),
    ({"url": "http://example.org", "secure": "yes"}, "MERCAT_SECURE.*HTTPS"),
    ({"mail_server": "smtp.example.org"}, "MERCAT_MAIL_FROM"), ({"mail_from": "a@example.org"}, "MERCAT_MAIL_SERVER"),
    ({"mail_server": "smtp example", "mail_from": "a@example.org"}, "MERCAT_MAIL_SERVER"),
    ({"mail_server": "localhost", "mail_from": "a@example.org, b@example.org"}, "MERCAT_MAIL_FROM"),
    ({"mail_server": "localhost", "mail_from": "a@example.org\r\nBcc: b@example.org"}, "MERCAT_MAIL_FROM"),
    ({"mail_server": "smtp.example.org", "mail_from": "a@example.org", "mail_user": "u", "mail_tls": "none"}, "unencrypted"),
    ({"mail_tls": "perhaps"}, "MERCAT_MAIL_TLS"), ({"mail_port": "70000"}, "MERCAT_MAIL_PORT"),
    ({"openid_issuer": "https://login.example.org"}, "MERCAT_OPENID_CLIENT"), ({"openid_client": "x"}, "MERCAT_OPENID_ISSUER"),
    ({"openid_issuer": "http://login.example.org", "openid_client": "x"}, "MERCAT_OPENID_ISSUER"),
    ({"openid_name": "x" * 41}, "MERCAT_OPENID_NAME")]


@pytest.mark.parametrize(("settings", "said"), WRONG)
def test_what_cannot_be_meant_stops_the_start_with_a_sentence(settings: dict[str, str], said: str,
                                                              monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in settings.items():
        monkeypatch.setenv(f"MERCAT_{name.upper()}", value)
    with pytest.raises(SystemExit, match=said):
        read_settings()
    told = patient_of({f"MERCAT_{name.upper()}": value for name, value in settings.items()})
    assert len(told.invalid) == 1 and re.search(said, told.invalid[0])


def test_the_doctor_says_a_setting_that_is_secret_is_wrong_without_its_value() -> None:
    told = patient_of({"MERCAT_MAIL_PASSWORD": "planted\udc80", "MERCAT_OPENID_SECRET": "planted\udc80"})
    assert told.invalid == ("MERCAT_MAIL_PASSWORD", "MERCAT_OPENID_SECRET")


def keys_at(address: str, **settings: Any) -> set[str]:
    return {one.key for one in chosen(Patient(Settings(**settings), address=address))}


def test_the_doctor_compares_it_with_the_address_that_was_named() -> None:
    assert keys_at("") == {"address-not-set"} == keys_at("https://example.org")
    assert keys_at("https://example.org:443/mercat", url=URL) == keys_at("", url=URL) == set()
    assert keys_at("https://example.org", url=URL) == {"address-not-public"}
    assert keys_at("", url="http://192.168.0.4") == {"address-unencrypted"} and keys_at("", url="http://localhost:8000") == set()


def test_the_doctor_asks_a_server_under_a_name_that_it_accepts(monkeypatch: pytest.MonkeyPatch) -> None:
    def answer(address: Any, path: str, token: str = "", name: str = "") -> ServerAnswer:
        seen = {"ok": True} if path == READY else {"version": mercat.__version__} if name == "example.org" else {}
        return ServerAnswer(200, data=seen)

    monkeypatch.setattr(of_address, "ask", answer)
    patient = Patient(Settings(secret_key="x" * 32, url="https://example.org"))
    assert [one.key for one in running(patient)] == ["server-ready"]


@pytest.mark.anyio
async def test_links_are_made_of_it(opening: Any) -> None:
    async with opening(url="https://example.org/mercat") as site:
        ana = site.visitor(origin="https://example.org")
        assert (await ana.get("/mercat/")).status_code == 400            # it came under another name
        ana.headers["Host"] = "example.org"
        answer = await ana.get("/mercat/")
        assert answer.status_code == 200 and "; Path=/mercat/" in answer.headers["set-cookie"]
        assert "Secure" in answer.headers["set-cookie"]
        ana.headers["Cookie"] = answer.headers["set-cookie"].partition(";")[0]
        table = (await ana.post("/mercat/api/tables", json={"game": "toy", "seats": 2, "name": "Ana"})).json()["table"]
        page = html.unescape((await ana.get(f"/mercat/t/{table}/seats")).text)
        assert f'value="https://example.org/mercat/t/{table}"' in page and 'id="share-qr"' in page
        page = html.unescape((await ana.post(f"/mercat/t/{table}/personal", data={})).text)
        assert 'value="https://example.org/mercat/seat/' in page and "mercat.test" not in page
