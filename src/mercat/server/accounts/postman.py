"""The sending of emails, outside the requests that cause them, with further attempts if it fails. Waiting emails are kept in
memory. If a server stops before it has sent an email, its recipient must request it again."""

from __future__ import annotations

import asyncio
import logging
import ssl
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from email import policy
from email.headerregistry import Address, BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.utils import make_msgid
from typing import Any, Final
from urllib.parse import urlsplit

import aiosmtplib

from mercat.server.problems import Problem
from mercat.server.setting_values import sender_in
from mercat.server.settings import MAIL_PORTS, Settings
from mercat.server.storage.database import DATABASE_ERRORS
from mercat.server.storage.faults import level_of
from mercat.server.telemetry.logs import told

log = logging.getLogger("mercat.server")
MOST_WAITING: Final = 200                                # mails, and requests for them
AT_ONCE: Final = 2                                       # connections to the mail server
WAIT: Final = 20.0                                       # seconds for one response of the mail server
TOGETHER: Final = 60.0                                   # seconds for one email in total
PAUSES: Final = (5.0, 30.0, 120.0, 300.0)                # seconds before an email is tried again
FAREWELL: Final = 3.0                                    # seconds for emails in progress when the server stops
FOR_GOOD: Final = 500                                    # response codes from this number on are permanent failures
HEADERS: Final = HeaderRegistry()
SMTP: Final = policy.SMTP.clone(header_factory=HEADERS)  # lines end with CR and LF; a line break in a header is refused
FAILURES: Final = (aiosmtplib.SMTPException, OSError, TimeoutError)


@dataclass(frozen=True)
class Letter:
    """An email to one address, in plain text and, if `html` is given, also as HTML."""

    to: str
    subject: str
    text: str
    html: str = ""
    key: str = ""                                        # a later email with the same key replaces an earlier one
    headers: Mapping[str, str] = field(default_factory=dict)


class AsItIs(UnstructuredHeader, BaseHeader):
    """A header for email programs, on one line. Python's own header class would write a long address as encoded words (RFC
    2047)."""

    def fold(self, *, policy: policy.Policy) -> str:
        """Return the header on one line."""
        return f"{self.name}: {self}{policy.linesep}"


def one_click(address: str) -> dict[str, str]:
    """Return the headers with which email programs offer to stop such emails with one click (RFC 8058)."""
    return {"List-Unsubscribe": f"<{address}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}


for name in one_click(""):
    HEADERS.map_to_type(name, AsItIs)


Writes = Callable[[], Awaitable[Sequence[Letter]]]       # called outside the request; returns emails to send


class Postman:
    """The service that sends the emails of one process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.waiting: set[asyncio.Task[None]] = set()
        self.places = asyncio.Semaphore(AT_ONCE)
        self.context: ssl.SSLContext | None = None

    def post(self, writes: Writes) -> None:
        """Write and send emails outside the request. Raise Problem: 503 if too many are waiting, 404 if this server sends no
        emails."""
        if not self.settings.sends_mail:
            raise Problem(404, "no-mail")
        if len(self.waiting) >= MOST_WAITING:
            raise Problem(503, "mail-busy", wait=int(PAUSES[1]))
        task = asyncio.create_task(self.write(writes))
        self.waiting.add(task)
        task.add_done_callback(self.waiting.discard)

    def send(self, *letters: Letter) -> None:
        """Send emails that have already been written, as `post` does."""
        async def written() -> Sequence[Letter]:
            return letters

        self.post(written)

    async def write(self, writes: Writes) -> None:
        try:
            letters = await writes()
        except (Problem, *DATABASE_ERRORS) as error:     # people who wait for the mail ask again
            log.log(level_of(error), "a mail could not be written: %s", error)
            return
        except Exception:
            log.exception("a mail could not be written")
            return
        await asyncio.gather(*map(self.deliver, letters))

    async def deliver(self, letter: Letter) -> None:
        """Send an email; try again if the mail server cannot be reached, or if it reports a temporary failure."""
        for pause in (*PAUSES, None):
            try:
                async with self.places:
                    await self.hand_over(letter)
                return
            except FAILURES as error:
                final = pause is None or code_of(error) >= FOR_GOOD
                log.warning("a mail was not sent%s: %s", " and is given up" if final else "", failure(error, aloud=False))
                if final:
                    return
            await asyncio.sleep(pause or 0)

    async def hand_over(self, letter: Letter) -> None:
        """Hand an email over to the mail server. Raise one of FAILURES if that fails."""
        async with asyncio.timeout(TOGETHER), self.connection() as server:
            await server.send_message(message(self.settings, letter))

    async def try_connection(self) -> None:
        """Connect and sign in, without sending anything. Raise one of FAILURES if that fails."""
        async with asyncio.timeout(TOGETHER), self.connection():
            pass

    def connection(self) -> aiosmtplib.SMTP:
        """Return a connection to the mail server. `async with` opens the connection and signs in. The mail server's certificate
        must be valid."""
        chosen = self.settings
        if self.context is None:
            self.context = ssl.create_default_context()
        return aiosmtplib.SMTP(
            hostname=chosen.mail_server.strip("[]"), port=chosen.mail_port or MAIL_PORTS[chosen.mail_tls], timeout=WAIT,
            use_tls=chosen.mail_tls == "tls", start_tls=chosen.mail_tls == "starttls", tls_context=self.context,
            username=chosen.mail_user or None, password=chosen.mail_password or None,
            local_hostname=urlsplit(chosen.url).hostname or "localhost")

    async def close(self) -> None:
        """Wait a moment for emails that are being sent, and drop all others."""
        if self.waiting:
            await asyncio.wait(self.waiting, timeout=FAREWELL)
        left = list(self.waiting)
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)


def message(settings: Settings, letter: Letter) -> EmailMessage:
    """Return an email in the form in which it is sent. Raise ValueError if a header would contain a line break."""
    sender = sender_in(settings.mail_from)
    assert sender is not None
    made = EmailMessage(policy=SMTP)
    made["From"], made["To"], made["Subject"] = sender, Address(addr_spec=letter.to), letter.subject
    made["Date"] = datetime.now(UTC)
    made["Message-ID"] = f"<{letter.key}@{sender.domain}>" if letter.key else make_msgid(domain=sender.domain)
    made["Auto-Submitted"] = "auto-generated"            # no notice of absence is wanted
    for name, value in letter.headers.items():
        made[name] = value
    made.set_content(letter.text, cte="quoted-printable")
    if letter.html:
        made.add_alternative(letter.html, subtype="html", cte="quoted-printable")
    return made


def code_of(error: BaseException) -> int:
    """Return the code in a mail server's response; 0 for other failures."""
    refused = getattr(error, "recipients", None)
    first = refused[0] if isinstance(refused, list) and refused else error
    code = getattr(first, "code", 0)
    return code if isinstance(code, int) else 0


def failure(error: BaseException, *, aloud: bool) -> str:
    """Return the reason why an email was not sent. With `aloud`, the reason is in the mail server's own words and may contain an
    address."""
    code = code_of(error)
    if not code:
        return str(told(error))
    refused: Any = getattr(error, "recipients", None) or [error]
    said = " ".join(str(getattr(refused[0], "message", "")).split())[:200]
    return f"{type(error).__name__} {code}{f', {said}' if aloud and said else ''}"
