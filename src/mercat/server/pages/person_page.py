"""A person's page: what they have played, by game, by number of players and by what they played; and against the reader."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from markupsafe import Markup

from mercat.engine.game import Game
from mercat.games import find, names
from mercat.server.pages.cards import scene_of
from mercat.server.pages.charts import value_name
from mercat.server.pages.drawing import picture_of, render, symbols_of
from mercat.server.pages.my_games import MyLine, lines_of
from mercat.server.pages.preferences import Preferences
from mercat.server.pages.ratings import CourseChart, course_chart, rating_text
from mercat.server.pages.statistics_page import points_text
from mercat.server.people.person_pages import Against, GameRecord, PersonPage, PersonTally
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

    name: str
    title: str
    scene: str
    summary: str
    alone: int
    places: int                                          # how many columns of places there are
    by_seats: Sequence[RecordRow]
    what: str                                            # what the rows of `by_what` are, as a heading
    by_what: Sequence[RecordRow]
    against: Against
    symbols: Markup
    rating: str                                          # with its doubt; empty for who is not rated
    rated: int                                           # games of which it comes
    course: CourseChart | None


def person_html(shown: PersonPage, preferences: Preferences) -> str:
    """The page. Called in the engine's thread."""
    language, known = preferences.language, set(names())
    cards = [record_card(record, shown, language) for record in shown.records if record.game in known]
    total = Against(*(sum(getattr(card.against, part) for card in cards) for part in ("games", "reader", "person")))
    newest = [of_person(line, shown.page) for line in lines_of(shown.newest, preferences)]
    return render("person_page.html", preferences, person=shown, cards=cards, total=total,
                  name=shown.name or ui(language)("nameless"), newest=newest,
                  audiences=AUDIENCES, here=f"/people/{shown.page}")


def of_person(line: MyLine, page: str) -> MyLine:
    """The line of a game with the place of whose page this is, which is not where the reader hides games."""
    place = next((seat.place for seat in line.seats if seat.page == page), None)
    return line.model_copy(update={"place": place, "may_hide": False})


def record_card(record: GameRecord, shown: PersonPage, language: str) -> RecordCard:
    """What somebody has played of one game, in words and figures."""
    game = find(record.game)
    interface, say = ui(language, game), voice_of(game, language, ())
    places = max(record.by_seats, default=0)
    by_seats = [row(interface("statistics-players", seats=seats), Markup(), score, places, language)
                for seats, score in sorted(record.by_seats.items())]
    order = sorted(record.by_what.items(), key=lambda one: (-one[1].games, -one[1].wins, one[0]))
    by_what = [row(value_name(say, kind, value), picture_of(game, kind, value, say), score, 0, language)
               for (kind, value), score in order]
    kind, standing = order[0][0][0] if order else "", shown.standings.get(record.game)
    return RecordCard(record.game, game.say(language, "game"), scene_of(game),
                      interface("person-games", games=record.all.games, wins=record.all.wins), record.alone, places, by_seats,
                      say(f"statistics-{kind}") if kind else "", by_what, record.against, symbols_for(game, by_what),
                      "" if standing is None else rating_text(standing.rating, language),
                      0 if standing is None else standing.games, course_chart(shown.courses.get(record.game, ()), language))


def symbols_for(game: Game[Any], rows: Sequence[RecordRow]) -> Markup:
    """The symbols that pictures in these rows refer to."""
    return symbols_of(game) if any(one.picture for one in rows) else Markup()


def row(name: str, picture: Markup, score: PersonTally, places: int, language: str) -> RecordRow:
    """A row of a table."""
    return RecordRow(name, picture, figure(language, score.games),
                     tuple(figure(language, score.places[place]) if score.places[place] else ""
                           for place in range(1, places + 1)),
                     percent(language, score.wins / score.games), points_text(language, score.mean),
                     figure(language, score.best or 0))
