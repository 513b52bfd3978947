"""A mail server in this process: STARTTLS with a certificate of its own, a user and a password, and a readable inbox."""

from __future__ import annotations

import datetime
import ipaddress
import logging
import re
import socket
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from email import policy
from email.message import EmailMessage
from email.parser import BytesParser
from pathlib import Path
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from tests.waiting import wait_until

USER, PASSWORD = "host", "secret of the host"
LINK = re.compile(r"https?://\S+")
LONGEST_LINE = 998                                       # bytes, without its end (RFC 5322)
LINE = re.compile(rb"(?:[!-9;-~]+:(?: |$)|[ \t]+\S)[\t -~]*")      # of a head: a name and what it says, or more of the latter
WORDS = re.compile(rb"=\?[^?\s]+\?[bBqQ]\?[^?\s]*\?=")   # as which texts that are not ASCII are written (RFC 2047)
WITH_WORDS = {b"subject", b"from", b"to"}                # headers for people; all others are for programs


def certificate(folder: Path) -> tuple[Path, Path]:
    """Return the files of a certificate for localhost, to be trusted explicitly, and of its key."""
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.datetime.now(datetime.UTC)
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    names = x509.SubjectAlternativeName([x509.DNSName("localhost"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))])
    made = (x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key()).serial_number(1)
            .not_valid_before(now - datetime.timedelta(hours=1)).not_valid_after(now + datetime.timedelta(days=1))
            .add_extension(names, False).add_extension(x509.BasicConstraints(ca=True, path_length=None), True)
            .sign(key, hashes.SHA256()))
    paths = folder / "certificate.pem", folder / "key.pem"
    paths[0].write_bytes(made.public_bytes(serialization.Encoding.PEM))
    paths[1].write_bytes(key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8,
                                           serialization.NoEncryption()))
    return paths


class Inbox:
    """The mail that has arrived, and the mail server's answers: first the numbers in `answers`, one for each recipient."""

    def __init__(self, port: int, trusted: Path) -> None:
        self.port = port
        self.trusted = trusted                           # the file of the server's certificate
        self.mails: list[EmailMessage] = []
        self.written: list[bytes] = []                   # the same, byte for byte
        self.faults: list[str] = []                      # of all heads that have ever arrived here
        self.recipients: list[list[str]] = []
        self.encrypted: list[bool] = []
        self.answers: list[str] = []
        self.asked = 0                                   # number of recipients

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:
        self.asked += 1
        if self.answers:
            return self.answers.pop(0)
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.written.append(envelope.content)
        self.faults += faults_of_head(envelope.content)
        self.mails.append(BytesParser(policy=policy.default).parsebytes(envelope.content))
        self.recipients.append(list(envelope.rcpt_tos))
        self.encrypted.append(session.ssl is not None)
        return "250 OK"

    @property
    def settings(self) -> dict[str, Any]:
        """Settings of a site that sends its mail here."""
        return {"url": "http://mercat.test", "mail_server": "localhost", "mail_port": self.port, "mail_user": USER,
                "mail_password": PASSWORD, "mail_from": "Mercat „Stół” <games@example.org>"}

    def empty(self) -> None:
        for one in (self.mails, self.written, self.recipients, self.encrypted, self.answers):
            one.clear()
        self.asked = 0

    def wait(self, many: int = 1) -> EmailMessage:
        """Return the last mail, once this many have arrived."""
        wait_until(lambda: len(self.mails) >= many)
        assert len(self.mails) == many
        return self.mails[-1]


def header_of(mail: bytes, name: str) -> bytes:
    """Return what a header says, byte for byte, as a program reads it that decodes nothing: only line breaks are taken away."""
    found, = re.findall(rb"(?im)^" + re.escape(name.encode()) + rb": *((?:.*\r\n(?=[ \t]))*.*)\r\n", head_of(mail))
    return bytes(found.replace(b"\r\n", b""))


def head_of(mail: bytes) -> bytes:
    return mail[:mail.index(b"\r\n\r\n") + 2]


def faults_of_head(mail: bytes) -> list[str]:
    """Return what mail servers and programs of mail could not read in the head of a mail."""
    lines = head_of(mail).split(b"\r\n")[:-1]
    faults = [f"no line: {line!r}" for line in lines if len(line) > LONGEST_LINE or not LINE.fullmatch(line)]
    for header in re.split(rb"\r\n(?![ \t])", head_of(mail))[:-1]:
        name, _, said = header.partition(b":")
        plain = WORDS.sub(b"", said)
        if (WORDS.search(said) and name.lower() not in WITH_WORDS) or b"=?" in plain or re.search(rb"<[^>]*\s[^<]*>", plain):
            faults.append(f"not to be read: {header!r}")
    return faults


def text_of(mail: EmailMessage) -> str:
    return str(mail.get_content()).replace("\r\n", "\n")


def link_in(mail: EmailMessage) -> str:
    """Return the address to which a mail leads: the only line that is just a link."""
    return next(line for line in text_of(mail).splitlines() if LINK.fullmatch(line))


@contextmanager
def mail_server(folder: Path) -> Iterator[Inbox]:
    """Yield a mail server on loopback. `port=0` is impossible: the controller connects to the port that it was given."""
    trusted, key = certificate(folder)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(trusted, key)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        inbox = Inbox(probe.getsockname()[1], trusted)
    logging.getLogger("mail.log").setLevel(logging.CRITICAL)     # it logs clients that refuse the certificate

    def signed_in(server: Any, session: Any, envelope: Any, mechanism: str, data: Any) -> AuthResult:
        right = (data.login, data.password) == (USER.encode(), PASSWORD.encode())
        return AuthResult(success=right, handled=False)  # otherwise a refused client gets no answer

    controller = Controller(inbox, hostname="127.0.0.1", port=inbox.port, tls_context=context, require_starttls=True,
                            auth_required=True, auth_require_tls=True, authenticator=signed_in)
    controller.start()
    try:
        yield inbox
    finally:
        controller.stop()
    assert not inbox.faults
