"""The page of the archive of finished games, with the search, the games found and their statistics; and the page of a game's
statistics.

A game's statistics are computed from bots' games, which the package contains, and from the tables on this server.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias
from urllib.parse import urlencode

from markupsafe import Markup

from mercat.bots import strengths
from mercat.engine.game import Game
from mercat.games import find, names
from mercat.server.archive.finished_games import OwnStatistics
from mercat.server.archive.game_archive import Archive
from mercat.server.own_games.person_pages import ScoredRow
from mercat.server.own_games.shown import lines_of
from mercat.server.pages.drawing import Titled, made_once, part, picture_of, render, symbols_of
from mercat.server.pages.preferences import Preferences
from mercat.server.play.cards import options_of, scene_of
from mercat.server.play.scores import points_text, value_name
from mercat.server.tables.engine import unhurried
from mercat.server.words import Say, ui, voice_of
from mercat.statistics import Numbers, Results, Tally, packaged
from mercat.text.numbers import figure, percent

FEWEST_OWN: Final = 5                                    # finished tables from which on this server's statistics are shown
RARE: Final = 20                                         # values that fewer seats had are left out
LONG: Final = 16                                         # tables with more rows are folded
SHOWN: Final = 10                                        # rows of a folded table that are shown
BAR: Final = 100                                         # the width of the bar for 100% wins
MOST_SEATS = 5                                           # players that the search offers before a game is chosen
Chosen: TypeAlias = Mapping[str, str]                    # the fields of a search form; an empty field matches anything


@dataclass(frozen=True)
class StatisticsRow(ScoredRow):
    """The results of one seat, or of all seats with the same value (such as a clan)."""

    often: str
    bar: float                                           # the share of wins, and its confidence interval, on a bar of 100
    low: float
    high: float


@dataclass(frozen=True)
class StatisticsBlock(Titled[StatisticsRow]):
    """The statistics rows for the values of one kind (such as the clans), with further rows that are shown on request (`more`).

    `often` is true if their frequencies differ, `together` if a row represents several values. `even` is the share of games that
    each of several equally good players would win, on the same scale as the bars; `rare` is the number of values left out.
    """

    often: bool
    more: tuple[StatisticsRow, ...]
    even: float
    rare: int
    together: bool


@dataclass(frozen=True)
class PlayerCountStatistics:
    """The statistics of the games with a certain number of players, as shown on the page."""

    seats: int
    title: str
    lead: str
    summary: str
    blocks: tuple[StatisticsBlock, ...]
    numbers: tuple[Titled[tuple[str, str, str]], ...]    # for each kind: the name of a value, its mean, minimum and maximum
    margin: str


def statistics_page(game: Game[Any], own: OwnStatistics, preferences: Preferences) -> str:
    """Return the page of a game's statistics in the reader's language. The caller must be in the engine's thread."""
    language = preferences.language

    def facts() -> dict[str, Any]:
        return {**drawn_facts(game, language), "assumed": bool(game.assumed), "simulated": simulated_games(game, language),
                "tables": own_games(game, own, language)}

    return page_of_statistics(game, made_once("parts/statistics.html", game, language, facts, about=own),
                              f"/games/{game.name}/statistics", preferences)


def page_of_statistics(game: Game[Any], body: Markup, here: str, preferences: Preferences) -> str:
    """Return the page of a game's statistics, with this body."""
    return render("statistics.html", preferences, ui=ui(preferences.language, game), title=game.say(preferences.language, "game"),
                  game=game.name, body=body, here=here)


def drawn_facts(game: Game[Any], language: str) -> dict[str, Any]:
    """Return the facts needed to draw a game's statistics that do not depend on the matches counted."""
    return {"ui": ui(language, game), "title": game.say(language, "game"), "game": game.name, "scene": scene_of(game),
            "symbols": symbols_of(game), "archive": ""}


def simulated_games(game: Game[Any], language: str) -> list[PlayerCountStatistics]:
    """Return the statistics of bots' games, one for each number of players."""
    interface, made = ui(language, game), packaged(game.name)
    simulated = []
    for tally in made.tallies if made is not None else ():
        kind = tally.bots.partition(":")[0]              # of bot; a limit of its search may follow
        lead = interface("statistics-bots", games=tally.games, bots=interface(f"bot-{kind}"))
        simulated.append(player_count_statistics(game, tally, lead, language, RARE))
    return simulated


def own_games(game: Game[Any], own: OwnStatistics, language: str) -> list[PlayerCountStatistics]:
    """Return the statistics of people's games on this server, by number of players; an empty list if there are too few games."""
    if own.counted < FEWEST_OWN:
        return []
    return [player_count_statistics(game, tally, ui(language, game)("statistics-own-about", games=tally.games), language, 1)
            for tally in own.tallies]


def player_count_statistics(game: Game[Any], tally: Tally, lead: str, language: str, rare: int) -> PlayerCountStatistics:
    """Return the statistics for one number of players. Values that fewer than `rare` seats had are left out."""
    interface, say = ui(language, game), voice_of(game, language, ())
    one = tally.seats == 1
    spread: dict[str, Any] = {"moves": figure(language, tally.moves.mean), "least": tally.moves.least,
                              "most": tally.moves.most, "winning": points_text(language, tally.winning.mean)}
    seats = {interface("seat-empty", number=seat + 1): results for seat, results in enumerate(tally.by_seat)}
    blocks = [] if one else [statistics_block(interface("statistics-seats"), seats, {}, tally, language, 0)]
    for kind, values in unhurried(tally.held.items()):
        named = {value_name(say, kind, value): results for value, results in values.items()}
        ordered = dict(sorted(named.items(), key=lambda row: (-row[1].rate, -row[1].points.mean)))
        pictures = {value_name(say, kind, value): picture_of(game, kind, value, say) for value in values}
        blocks.append(statistics_block(say(f"statistics-{kind}"), ordered, pictures, tally, language, rare))
    return PlayerCountStatistics(
        tally.seats, interface("statistics-players", seats=tally.seats), lead,
        interface("statistics-alone" if one else "statistics-summary", **spread), tuple(blocks),
        tuple(number_block(say, kind, rows, language) for kind, rows in tally.numbers.items()),
        "" if one else interface("statistics-margin", seats=tally.seats, even=percent(language, 1 / tally.seats)))


def statistics_block(title: str, values: dict[str, Results], pictures: dict[str, Markup], tally: Tally, language: str,
                     rare: int) -> StatisticsBlock:
    """Return a block of results by value. Values that the same seats had in the same games share one row."""
    rows = []
    kept = {name: results for name, results in values.items() if results.points.count >= rare}
    shared = joined(kept) if rare else kept
    for name, results in shared.items():
        wins = f"{percent(language, results.rate)} ± {figure(language, 100 * results.margin)}"
        rows.append(StatisticsRow(name, pictures.get(name, Markup()), wins, points_text(language, results.points.mean),
                                  percent(language, results.points.count / tally.games), round(BAR * results.rate, 1),
                                  round(BAR * max(0.0, results.rate - results.margin), 1),
                                  round(BAR * min(1.0, results.rate + results.margin), 1)))
    first = len(rows) if len(rows) <= LONG else SHOWN
    return StatisticsBlock(title, tuple(rows[:first]), rare > 0, tuple(rows[first:]), round(BAR / tally.seats, 1),
                           len(values) - len(kept), len(shared) < len(kept))


def joined(values: dict[str, Results]) -> dict[str, Results]:
    """Return results by name. Join the names of values with the same counts, points and wins, because the same seats had these
    values, but only if many seats did."""
    made = dict[str, Results]()
    for name, results in values.items():
        same = next((other for other, those in made.items() if those == results and results.points.count >= RARE), None)
        if same is None:
            made[name] = results
        else:
            made = {f"{other}, {name}" if other == same else other: those for other, those in made.items()}
    return made


def number_block(say: Say, kind: str, values: dict[str, Numbers], language: str) -> Titled[tuple[str, str, str]]:
    """Return a block of statistics of numbers, sorted by mean, highest first."""
    ordered = sorted(values.items(), key=lambda row: -row[1].mean)
    return Titled(say(f"statistics-{kind}_number"), tuple(
        (value_name(say, kind, value), figure(language, row.mean, 1),
         f"{figure(language, row.least)} – {figure(language, row.most)}") for value, row in ordered))


def query_of(chosen: Chosen) -> dict[str, str]:
    """Return a search without its empty fields."""
    return {name: value for name, value in chosen.items() if value}


def address(chosen: Chosen, page: str = "/archive", **more: str) -> str:
    query = query_of(chosen) | more
    return page + (f"?{urlencode(query)}" if query else "")


def archive_html(page: Archive, chosen: Chosen, person: Any, preferences: Preferences, added: Mapping[str, Any], *,
                 paged: bool) -> str:
    """Return the page of the archive, with the parts that features add to the page."""
    language, query = preferences.language, query_of(chosen)
    games = [(name, find(name).say(language, "game")) for name in names()]
    game = find(chosen["game"]) if chosen["game"] else None
    counts = range(1, MOST_SEATS + 1) if game is None else range(game.fewest, game.most + 1)
    return render("archive.html", preferences, found=lines_of(page.games, preferences), chosen=chosen, games=games,
                  person=person, options=[] if game is None else options_of(game, language),
                  counts=[(count, str(count)) for count in counts],
                  strengths=[(name, ui(language)(f"bot-{name}")) for name in strengths()],
                  older=address(chosen, before=page.next) if page.next else "", newest=address(chosen) if paged else "",
                  statistics=address(chosen, "/archive/statistics") if game is not None and page.games else "",
                  searched=bool(query), here=address(chosen), whole=not paged and query.keys() <= {"game"}, **added)


def archive_statistics_html(game: Game[Any], own: OwnStatistics, chosen: Chosen, person: Any,
                            preferences: Preferences) -> str:
    """Return the page with the statistics of the games found. The caller must be in the engine's thread."""
    language = preferences.language
    interface = ui(language, game)
    tables = [player_count_statistics(game, tally, interface("archive-statistics-about", games=tally.games), language, 1)
              for tally in own.tallies]
    facts = drawn_facts(game, language) | {"simulated": [], "tables": tables, "archive": address(chosen), "person": person}
    return page_of_statistics(game, part("parts/statistics.html", language, **facts), address(chosen, "/archive/statistics"),
                              preferences)
