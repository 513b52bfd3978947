"""Personal tokens for programs: what they are good for, and who has which."""

from __future__ import annotations

from typing import Final

from mercat.server.problems import Problem
from mercat.server.shapes import Shape

READ, PLAY = "read", "play"                              # what a token is good for; who may play may read
SCOPES: Final = {READ: READ, PLAY: f"{READ} {PLAY}"}     # as stored, by what is chosen
MOST_TOKENS: Final = 20                                  # of a person
LONGEST_LABEL: Final = 40                                # characters
READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})
OF_PROGRAMS: Final = "/api/"


def check_token(method: str, path: str, by_token: bool, scopes: frozenset[str]) -> None:
    """Raises Problem (403) if a personal token with these scopes is not good for a request: it is for programs, and for what says
    so where it is declared (`by_token`)."""
    if not path.startswith(OF_PROGRAMS) or not by_token:
        raise Problem(403, "token-not-here")
    if (READ if method in READING else PLAY) not in scopes:
        raise Problem(403, "token-reads-only")


class PersonalToken(Shape):
    token: str
    """shown only now: send it as `Authorization: Bearer ...`"""
