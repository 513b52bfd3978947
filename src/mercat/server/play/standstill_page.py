"""The page of a table that the present rules cannot go on with: which line differs, why, and what its people can do."""

from __future__ import annotations

from typing import Any

from mercat.engine.game import Game
from mercat.engine.rules.state import NATURE
from mercat.engine.rules.vocabulary import Misspelt
from mercat.games import find, names
from mercat.server.pages.drawing import render
from mercat.server.pages.preferences import Preferences
from mercat.server.play.requests import asked_text
from mercat.server.play.seat_names import seat_names
from mercat.server.tables.rules_requests import Standstill
from mercat.server.words import Say, named, ui, voice_of
from mercat.text import move_sentence


def standstill_page(standstill: Standstill, preferences: Preferences) -> str:
    """The page."""
    language, differs = preferences.language, standstill.difference
    interface, people = ui(language), seat_names(standstill.seats, language)
    game = find(standstill.game) if standstill.game in names() else None
    request, mine = standstill.request, {seat.number for seat in standstill.seats if seat.mine}
    asked = None if request is None or request.refused is not None else asked_text(
        request, standstill.asks, people, interface)
    waiting = request.waiting if request is not None and request.refused is None else ()
    refused = None if request is None or request.refused is None else interface("rules-refused", player=people[request.refused])
    return render(
        "standstill.html", preferences, id=standstill.id, here=f"/t/{standstill.id}", game=standstill.game if game else "",
        names=people, title=game.say(language, "game") if game else standstill.game, differs=differs,
        seat=NATURE if differs.seat is None else differs.seat,
        move=differs.move if game is None else in_words(game, differs.move, voice_of(game, language, people)),
        why=differs.why.sentence(language, people), asked=asked, asks=standstill.asks,
        waiting=", ".join(people[seat] for seat in waiting), mine_to_answer=bool(mine.intersection(waiting)),
        may_ask=standstill.may_ask, refused=refused, voters=named([people[seat] for seat in standstill.asked], interface),
        results=sorted(((place, people[seat], points) for seat, (points, place) in enumerate(standstill.results))))


def in_words(game: Game[Any], move: str, say: Say) -> str:
    """A move in words; in notation if the game does not know it any more."""
    try:
        return move_sentence(game, game.vocabulary.parse(move), say)
    except Misspelt:
        return move
