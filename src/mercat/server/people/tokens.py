"""Personal tokens for programs: what they are good for, and who has which."""

from __future__ import annotations

from typing import Final

from mercat.server.desk import Work
from mercat.server.people.sessions import PERSONAL, new_secret
from mercat.server.problems import Problem
from mercat.server.shapes import Shape
from mercat.server.storage.allowances import SECRETS, keep_one
from mercat.server.storage.models import now
from mercat.server.storage.people import hash_of, sessions_of
from mercat.server.storage.people_rows import PROGRAM, SessionRow
from mercat.server.tables.user_text import clean

READ, PLAY = "read", "play"                              # what a token is good for; who may play may read
SCOPES: Final = {READ: READ, PLAY: f"{READ} {PLAY}"}     # as stored, by what is chosen
MOST_TOKENS: Final = 20                                  # of a person
LONGEST_LABEL: Final = 40                                # characters
READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})
OF_PROGRAMS: Final = "/api/"
OF_GROUPS: Final = "/api/groups"                         # a token reads them and begins games; people come and go by browser
NEXT_GAME: Final = "/api/groups/series/next"
ABOUT_PEOPLE: Final = ("/api/me/", "/api/host")          # never by a token: whoever finds one must not become its person


def check_token(method: str, path: str, scopes: frozenset[str]) -> None:
    """Raises Problem (403) if a personal token with these scopes is not good for a request."""
    if not path.startswith(OF_PROGRAMS) or path.startswith(ABOUT_PEOPLE):
        raise Problem(403, "token-not-here")
    if path.startswith(OF_GROUPS) and method not in READING and path != NEXT_GAME:
        raise Problem(403, "token-not-here")
    if (READ if method in READING else PLAY) not in scopes:
        raise Problem(403, "token-reads-only")


class PersonalToken(Shape):
    token: str
    """shown only now: send it as `Authorization: Bearer ...`"""


def new_token(work: Work, label: str, scope: str) -> PersonalToken:
    """Make a token, which is stored as a hash only, and ends as devices do. Raises Problem if the person has too many."""
    cleaned, token, moment, me = clean(label, LONGEST_LABEL, "label"), f"{PERSONAL}{new_secret()}", now(), work.me()
    if sum(row.kind == PROGRAM for row in sessions_of(work, me.id)) >= MOST_TOKENS:
        raise Problem(409, "too-many-tokens", most=MOST_TOKENS)
    keep_one(work, SECRETS, work.reader.counted)
    work.add(SessionRow(hash=hash_of(token), person=me.id, kind=PROGRAM, label=cleaned, scopes=SCOPES[scope],
                        by=work.reader.session, made=moment, changed=moment))
    return PersonalToken(token=token)
