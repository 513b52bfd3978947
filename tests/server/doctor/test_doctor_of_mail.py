"""`mercat doctor` at the mail server and at the issuer of the host's own sign-on."""

import socket
from collections.abc import Iterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest

from mercat.server.accounts import openid as module
from mercat.server.doctor.findings import Patient
from mercat.server.doctor.of_mail import mail_server as look_at_mail
from mercat.server.doctor.of_mail import sign_on as look_at_sign_on
from mercat.server.settings import Settings
from tests.server.inbox import PASSWORD, Inbox, mail_server, text_of
from tests.server.issuer import SETTINGS, Issuer

ANA = "ana@example.org"


@pytest.fixture(scope="module")
def inbox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inbox]:
    with mail_server(tmp_path_factory.mktemp("mail")) as made:
        yield made


def found(settings: dict[str, Any], **named: Any) -> dict[str, Any]:
    return {one.key: one.facts for one in look_at_mail(Patient(Settings(**settings), **named))}


def test_a_mail_server_that_takes_mail(inbox: Inbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(inbox.trusted))
    assert set(found(inbox.settings)) == {"mail-server"} and inbox.mails == []
    assert set(found(inbox.settings, mail=ANA, language="es")) == {"mail-server", "mail-sent"}
    mail = inbox.mails[0]
    assert inbox.recipients == [[ANA]] and "http://mercat.test" in text_of(mail) and "Correo" in mail["Subject"]
    inbox.answers = ["550 5.7.1 not for you"]
    refused = found(inbox.settings, mail=ANA)["mail-refused"]
    assert "550" in refused["why"] and "not for you" in refused["why"]


def test_a_mail_server_that_cannot_be_used(inbox: Inbox, monkeypatch: pytest.MonkeyPatch) -> None:
    assert set(found({})) == {"mail-none"} and set(found(inbox.settings | {"url": ""})) == {"mail-no-address"}
    untrusted = found(inbox.settings)
    monkeypatch.setenv("SSL_CERT_FILE", str(inbox.trusted))
    refused = found(inbox.settings | {"mail_password": "planted"})
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        nothing = found(inbox.settings | {"mail_port": probe.getsockname()[1]})
    for one in (untrusted, refused, nothing):
        assert set(one) == {"mail-unreachable"} and one["mail-unreachable"]["why"]
        assert "planted" not in str(one) and PASSWORD not in str(one)
    assert "535" in refused["mail-unreachable"]["why"]


def test_an_issuer(monkeypatch: pytest.MonkeyPatch) -> None:
    issuer, asking = Issuer(), module.OpenId.asking

    @asynccontextmanager
    async def of_the_test(openid: Any) -> Any:
        openid.transport = issuer
        async with asking(openid) as client:
            yield client

    monkeypatch.setattr(module.OpenId, "asking", of_the_test)

    def seen(**more: Any) -> dict[str, Any]:
        return {one.key: one.facts for one in look_at_sign_on(Patient(Settings(**(SETTINGS | more))))}

    assert seen(openid_issuer="", openid_client="") == {} and set(seen(url="")) == {"sign-on-no-address"}
    assert seen()["sign-on-answers"]["back"] == "http://mercat.test/sign-on/back"
    assert "another issuer" in seen(openid_issuer=f"{SETTINGS['openid_issuer']}/")["sign-on-unusable"]["why"]
    issuer.answers["/.well-known/openid-configuration"] = httpx.ConnectError("planted")
    assert seen()["sign-on-unusable"]["why"] == "ConnectError"
