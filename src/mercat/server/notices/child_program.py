"""The program of the child process that sends notifications to addresses that people have entered.

The guard lets the process reach only public addresses (`accounts/guard.py`), and the server communicates with it through
`notices/child_process.py`.

The program reads a JSON object from each line and answers with one, in any order:

    {"id": 1, "way": "push", "facts": {...}, "title": ..., "text": ..., ...}
    {"id": 1, "result": "sent", "code": 201, "wait": 0}

`result` is "sent", "later" (try again, after `wait` seconds), "wrong" (not this message), or "gone" (never again by this way).
To `{"id": 1, "way": "lookup", "host": ...}` it answers with the `addresses` of a name.
"""

from __future__ import annotations

import json
import logging
import os
import re
import socket
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar, copy_context
from typing import Any, Final
from urllib.parse import quote

from mercat.server.accounts import guard

AT_ONCE: Final = 4                                       # messages sent simultaneously
LOOKUPS: Final = 32                                      # simultaneous lookups: each may take as long as its name servers,
LOOKUP_LIMIT: Final = 5.0                                # but a message waits only this many seconds for its own lookup
LOOKUP: Final = "lookup"                                 # the way of a job that sends nothing
CONNECT, READ = 5.0, 8.0                                # seconds
RECORD: Final = 3_900                                    # bytes of a push message: services must accept 4,096 with its frame
LIVES: Final = 86_400                                    # seconds for which a push service stores an undelivered message
GONE: Final = frozenset({401, 403, 404, 410})
LATER: Final = frozenset({408, 425, 429, 500, 502, 503, 504})
PRINTED: Final = threading.Lock()
heard: Final = ContextVar[list[str]]("heard")            # the log messages of a library during the present job
MOST_HEARD: Final = 50
CODE: Final = re.compile(r"error=(\d{3})")


def main() -> None:
    """Process jobs until the other side closes the connection."""
    for name in [one for one in os.environ if one.lower().endswith("_proxy")]:
        del os.environ[name]                             # a proxy would connect in our place
    os.environ["NETRC"] = os.devnull                     # passwords of the user who runs the server
    guard.guard(guard.networks(sys.argv[1:]))
    with ThreadPoolExecutor(LOOKUPS) as lookups, ThreadPoolExecutor(AT_ONCE) as threads:     # messages end before lookups do
        limit_lookups(lookups)
        for line in sys.stdin:
            job = json.loads(line)
            (lookups if job["way"] == LOOKUP else threads).submit(copy_context().run, answer, job)


def limit_lookups(threads: ThreadPoolExecutor) -> None:
    """From now on, look up all host names in these threads, with a time limit.

    If a name is not found in time, the message is tried again later. The limit cannot be lifted again.
    """

    def looked_up(*what: Any, **more: Any) -> Any:
        try:
            return threads.submit(guard.LOOK_UP, *what, **more).result(LOOKUP_LIMIT)
        except TimeoutError:
            raise socket.gaierror(socket.EAI_AGAIN, "not found in time") from None

    socket.getaddrinfo = looked_up


def answer(job: dict[str, Any]) -> None:
    if job["way"] == LOOKUP:
        print_result(job, {"addresses": guard.stands_for(str(job["host"]))})
        return
    refused = list[str]()
    guard.refused.set(refused)                           # libraries hand their work to threads with a copy of this context
    heard.set([])
    try:
        said = send_push(job) if job["way"] == "push" else send_to_channel(job)
    except Exception as error:                           # a library's error, whose text may hold a secret
        said = {"result": "later", "code": 0, "why": type(error).__name__}
    if refused and said["result"] != "sent":
        said = {"result": "gone", "code": 0, "why": "not-public"}
    print_result(job, {"wait": 0} | said)


def print_result(job: dict[str, Any], said: dict[str, Any]) -> None:
    with PRINTED:
        print(json.dumps({"id": job["id"]} | said), flush=True)


def send_push(job: dict[str, Any]) -> dict[str, Any]:
    """Encrypt a message for a browser, and hand it over to the browser's push service."""
    import requests
    from py_vapid import Vapid02
    from pywebpush import WebPushException, webpush

    class Session(requests.Session):
        """An HTTP session that follows no redirects."""

        def get_redirect_target(self, response: Any) -> None:
            return None

    data = json.dumps(job["data"], ensure_ascii=False).encode()
    if len(data) > RECORD:
        return {"result": "wrong", "code": 413}
    facts = job["facts"]
    try:
        with Session() as session:
            done = webpush({"endpoint": facts["endpoint"], "keys": {"p256dh": facts["p256dh"], "auth": facts["auth"]}}, data,
                           vapid_private_key=Vapid02.from_string(job["private"]), vapid_claims={"sub": job["subject"]}, ttl=LIVES,
                           headers={"Urgency": "high", "Topic": job["topic"]}, timeout=(CONNECT, READ), requests_session=session)
    except WebPushException as error:
        response: Any = error.response
        return result_of_code(0 if response is None else response.status_code,
                       "" if response is None else response.headers.get("retry-after", ""))
    except (requests.RequestException, OSError) as error:
        return {"result": "later", "code": 0, "why": type(error).__name__}
    return {"result": "sent", "code": done.status_code}


def result_of_code(code: int, wait: str = "") -> dict[str, Any]:
    """Return the result indicated by an HTTP status; `wait` is the value of the Retry-After header."""
    result = "gone" if code in GONE else "later" if code in LATER or not code else "wrong"
    return {"result": result, "code": code, "wait": min(int(wait), LIVES) if wait.isascii() and wait.isdecimal() else 0}


def send_to_channel(job: dict[str, Any]) -> dict[str, Any]:
    """Send a message through Apprise, as plain text without any formatting."""
    import apprise

    log = logging.getLogger("apprise")
    if not any(isinstance(one, Heard) for one in log.handlers):
        log.addHandler(Heard())
        log.propagate = False
    sending = apprise.Apprise()
    if not sending.add(address_of(job["way"], job["facts"])):
        return {"result": "gone", "code": 0, "why": "not-understood"}
    sent = sending.notify(title=unaddressed(job["title"]), body=unaddressed(job["text"]), body_format=apprise.NotifyFormat.TEXT)
    if sent:
        return {"result": "sent", "code": 200}
    codes = [int(code[1]) for line in heard.get() if (code := CODE.search(line))]
    return result_of_code(codes[-1] if codes else 0)


class Heard(logging.Handler):
    """A log handler that collects a library's messages, since only these messages contain the reason why something was not
    sent."""

    def emit(self, record: logging.LogRecord) -> None:
        lines = heard.get([])
        if len(lines) < MOST_HEARD:
            lines.append(record.getMessage())


def unaddressed(text: str) -> str:
    """Return a text in which a channel's own mentions, such as @everyone, notify nobody."""
    return text.replace("@", "@\u2060")


def address_of(way: str, facts: dict[str, Any]) -> str:
    """Return the URL for Apprise, composed of a channel's fields. The URL prevents Apprise from following redirects."""
    limits = f"redirect=no&cto={CONNECT:g}&rto={READ:g}"
    fields = {name: quote(str(value), safe="") for name, value in facts.items()}
    if way == "ntfy":
        token = f"{fields['token']}@" if fields.get("token") else ""
        plain, server = facts["server"].startswith("http://"), facts["server"].partition("://")[2] or facts["server"]
        return f"{'ntfy' if plain else 'ntfys'}://{token}{server}/{fields['topic']}?{limits}&image=no"
    if way == "discord":
        return f"discord://{fields['hook']}/{fields['token']}/?{limits}"
    if way == "telegram":
        return f"tgram://{facts['token']}/{fields['chat']}/?{limits}"
    if way == "matrix":
        return f"matrixs://{fields['token']}@{facts['server']}/{fields['room']}?{limits}&format=text"
    url = str(facts["url"])
    return f"{url}{'&' if '?' in url else '?'}{limits}"


if __name__ == "__main__":
    main()
