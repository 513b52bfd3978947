"""Poseidon: an 18xx with ships. Nations of the Greek world, their kings and their merchants."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.game import Game
from mercat.games.poseidon.advice import ADVICE
from mercat.games.poseidon.rounds import RULES, deal
from mercat.games.poseidon.scoring import points, score
from mercat.games.poseidon.sources import SOURCES
from mercat.games.poseidon.state import Poseidon
from mercat.games.poseidon.tables import FEWEST_SEATS, MOST_SEATS
from mercat.games.poseidon.view import view

VERSION = 1


def blank(seats: int, options: vec[i64]) -> Poseidon:
    """An empty position."""
    return Poseidon(seats, options)


GAME = Game[Poseidon](
    "poseidon", VERSION, (int(FEWEST_SEATS), int(MOST_SEATS)), RULES, blank, deal, Poseidon.copy, points, score, view,
    SOURCES.digest, advice=ADVICE, assumed=SOURCES.assumed())
