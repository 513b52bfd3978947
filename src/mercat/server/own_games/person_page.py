"""A person's page: what they have played, by game, by number of players and by what they played; and against the reader."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from markupsafe import Markup

from mercat.engine.game import Game
from mercat.games import find, names
from mercat.server.archive.statistics_page import points_text
from mercat.server.own_games.person_pages import Against, Person, PersonGame, PersonScore
from mercat.server.own_games.shown import MyLine, lines_of
from mercat.server.pages.drawing import picture_of, render, symbols_of
from mercat.server.pages.preferences import Preferences
from mercat.server.play.cards import scene_of
from mercat.server.play.charts import value_name
from mercat.server.ratings.shown import CourseChart, course_chart
from mercat.server.web.features import Facts
from mercat.server.words import ui, voice_of
from mercat.text.numbers import figure, percent

AUDIENCES: Final = ("companions", "everybody", "nobody")  # who may see a page, as the page offers them


@dataclass(frozen=True)
class RecordRow:
    """How somebody did with one number of players, or with what they played."""

    name: str
    picture: Markup
    games: str
    places: tuple[str, ...]                              # how often each, the first first
    wins: str
    mean: str
    best: str


@dataclass(frozen=True)
class RecordCard:
    """What somebody has played of one game."""

    record: PersonGame
    title: str
    scene: str
    summary: str
    by_seats: Sequence[RecordRow]
    what: str                                            # what the rows of `by_what` are, as a heading
    by_what: Sequence[RecordRow]
    symbols: Markup
    course: CourseChart | None


def person_html(shown: Person, preferences: Preferences, added: Facts) -> str:
    """The page, with what features add. Called in the engine's thread."""
    language, known = preferences.language, set(names())
    cards = [record_card(record, language) for record in shown.games if record.game in known]
    total = Against(**{part: sum(getattr(card.record.against, part) for card in cards) for part in Against.model_fields})
    newest = [of_person(line, shown.page) for line in lines_of(shown.newest, preferences)]
    return render("person_page.html", preferences, person=shown, cards=cards, total=total,
                  name=shown.name or ui(language)("nameless"), newest=newest,
                  audiences=AUDIENCES, here=f"/people/{shown.page}", **added)


def of_person(line: MyLine, page: str) -> MyLine:
    """The line of a game with the place of whose page this is, which is not where the reader hides games."""
    place = next((seat.place for seat in line.seats if seat.page == page), None)
    return line.model_copy(update={"place": place, "may_hide": False})


def record_card(record: PersonGame, language: str) -> RecordCard:
    """What somebody has played of one game, in words and figures."""
    game = find(record.game)
    interface, say = ui(language, game), voice_of(game, language, ())
    places = max((one.seats for one in record.by_seats), default=0)
    by_seats = [row(interface("statistics-players", seats=one.seats), Markup(), one, places, language) for one in record.by_seats]
    order = sorted(record.by_what, key=lambda one: (-one.games, -one.wins, one.what.kind, one.what.value))
    by_what = [row(value_name(say, one.what.kind, one.what.value), picture_of(game, one.what.kind, one.what.value, say), one, 0,
                   language) for one in order]
    return RecordCard(record, game.say(language, "game"), scene_of(game),
                      interface("person-games", games=record.all.games, wins=record.all.wins), by_seats,
                      say(f"statistics-{order[0].what.kind}") if order else "", by_what, symbols_for(game, by_what),
                      course_chart(record.course, language))


def symbols_for(game: Game[Any], rows: Sequence[RecordRow]) -> Markup:
    """The symbols that pictures in these rows refer to."""
    return symbols_of(game) if any(one.picture for one in rows) else Markup()


def row(name: str, picture: Markup, score: PersonScore, places: int, language: str) -> RecordRow:
    """A row of a table."""
    often = [score.places.get(place, 0) for place in range(1, places + 1)]
    return RecordRow(name, picture, figure(language, score.games), tuple(figure(language, one) if one else "" for one in often),
                     percent(language, score.wins / score.games), points_text(language, score.mean_points or 0),
                     figure(language, score.best_points or 0))
