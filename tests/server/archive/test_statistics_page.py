"""The page of what usually happens in a game, and the statistics of a server's own tables."""

import json
import re
from typing import Any

import pytest
from markupsafe import Markup

from mercat.engine.matches.match import Match
from mercat.games import find, names
from mercat.server.archive.finished_games import OwnStatistics
from mercat.server.archive.page import FEWEST_OWN, RARE, SHOWN, joined, statistics_page
from mercat.server.pages import drawing
from mercat.server.pages.preferences import Preferences
from mercat.server.play.help_page import help_page
from mercat.server.system_clock import now
from mercat.server.tables.results import outcomes
from mercat.statistics import Numbers, Results, Tally, outcome_of, packaged, tallied
from tests.server.storage.test_export_tables import keep

pytestmark = pytest.mark.anyio


def finished(seed: int) -> Match[Any]:
    match = Match.start("new_bedford", 2, seed=seed)
    while match.to_move is not None:
        match.play(match.legal()[seed % len(match.legal())])
    return match


@pytest.mark.parametrize("game", names())
async def test_every_game_has_the_page_and_it_is_linked(site: Any, game: str) -> None:
    ana = await site.browser()
    link = f'href="/games/{game}/statistics"'
    assert link in (await ana.get(f"/help/{game}")).text
    for language in ("en", "es", "pl"):
        await ana.post("/settings", data={"language": language})
        page = await ana.get(f"/games/{game}/statistics")
        assert page.status_code == 200 and page.text.count("<caption>") >= 4
        assert (f'href="/help/{game}#assumed"' in page.text) is bool(find(game).assumed)
        assert not re.search(r"ui-|>statistics-|chart-value", page.text) and "id=\"own\"" not in page.text
    assert (await ana.get("/games/chess/statistics")).status_code == 404


def test_contracts_are_drawn_and_a_long_table_is_folded() -> None:
    """Of each table ten rows are shown; the others follow when asked for. Scores of four digits have no decimals."""
    page = statistics_page(find("caledonia"), OwnStatistics([], 0), Preferences("en"))
    assert page.count('<span class="picture">') > 4 * 40 and 'id="cc-' in page
    folded = re.findall(r"</table></div>\s*<details><summary>(\d+) more</summary>", page)
    assert len(folded) == 4
    first = page[:page.index("<details>")].rpartition("<tbody>")[2]
    assert first.count("<tr>") == SHOWN
    poseidon = statistics_page(find("poseidon"), OwnStatistics([], 0), Preferences("en"))
    assert "<details>" not in poseidon and not re.search(r"\d,\d{3}\.\d", poseidon)


@pytest.mark.parametrize("language", ["en", "es", "pl"])
def test_no_command_line_is_shown_to_players(language: str) -> None:
    for game in ("new_bedford", "caledonia", "poseidon"):
        page, made = statistics_page(find(game), OwnStatistics([], 0), Preferences(language)), packaged(game)
        assert made is not None and "<code>" not in page and "mercat statistics" not in page
        assert "--" not in re.sub("<[^>]*>", "", page)


def test_own_tables_are_shown_when_there_are_a_few() -> None:
    tally = Tally(2)
    for seed in range(FEWEST_OWN):
        assert 'id="own"' not in statistics_page(find("new_bedford"), OwnStatistics([tally], seed), Preferences("en"))
        tally.add(outcome_of(finished(seed)))
    page = statistics_page(find("new_bedford"), OwnStatistics([tally], FEWEST_OWN), Preferences("en"))
    assert 'id="own"' in page and "5 finished games with people" in page


def test_what_the_same_seats_had_shares_a_row() -> None:
    """But not where few had it, so that the figures may agree by chance."""
    def results(count: int, wins: float) -> Results:
        return Results(Numbers(count, 20 * count, 400 * count, 20, 20), wins)

    values = {"inn": results(RARE, 9), "bank": results(RARE, 8), "mill": results(RARE, 9), "pier": results(RARE, 9)}
    assert joined(values) == {"inn, mill, pier": results(RARE, 9), "bank": results(RARE, 8)}
    few = {"inn": results(1, 1), "mill": results(1, 1)}
    assert joined(few) == few


async def test_what_people_played_is_counted_and_what_came_from_a_file_is_not(site: Any) -> None:
    ana = await site.browser()
    game, store = find("new_bedford"), site.services.store
    match = Match.start("new_bedford", 2, seed=1, names=["Ana", "Ben"])
    while match.to_move is not None:
        before, last = match.to_json(), match.to_move
        match.play(match.legal()[0])
    opened = await ana.post("/import", files={"file": ("match.json", before.encode(), "application/json")})
    table = opened.headers["location"].removesuffix("/seats")
    await ana.post(f"{table}/sit", data={"seat": str(last), "name": "Ana"})
    length = len(json.loads(before)["journal"])
    played = await ana.post(f"{table}/move", data={"length": str(length), "move": match.entries[length].text})
    assert played.status_code == 303
    assert (await site.services.finished.statistics(game)).counted == 0              # most of it was not played here
    keep(store, match, "t1")
    keep(store, finished(2), "other", digest="other")
    keep(store, finished(2), "older", version=game.version - 1)
    own = await site.services.finished.statistics(game)
    assert own.counted == 1 and own.tallies == tallied([outcome_of(match)])
    assert await site.services.finished.statistics(game) is own, "counted once"
    assert store.read(outcomes, game.name, game.version, game.digest) == [outcome_of(match)]


def test_what_is_the_same_for_all_readers_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """For each language; and anew when there are other games of people here."""
    made, drawn, moment = list[str](), drawing.part, now()
    monkeypatch.setattr(drawing, "now", lambda: moment)

    def noted(template: str, language: str, **facts: Any) -> Markup:
        made.append(f"{template} {language}")
        return drawn(template, language, **facts)

    monkeypatch.setattr(drawing, "part", noted)
    drawing.made.clear()
    game, own, other = find("new_bedford"), OwnStatistics([], 0), OwnStatistics([], 0)
    pages = [statistics_page(game, seen, Preferences(language, theme=theme)) for seen, language, theme in (
        (own, "en", "light"), (own, "en", "dark"), (own, "pl", "dark"), (other, "pl", "dark"))]
    assert made == ["parts/statistics.html en", *2 * ["parts/statistics.html pl"]]
    assert 'data-theme="light"' in pages[0] and 'data-theme="dark"' in pages[1] and 'lang="pl"' in pages[2]
    made.clear()
    step = next(step.name for step in game.rules.steps if game.text_if_any("en", f"help-{step.name}"))
    first, second, alone, again = (help_page(game, Preferences("en"), *more) for more in (
        (step, "/t/a"), (step, "/t/b"), (), ()))
    assert made == ["parts/help.html en"] * 2 and alone == again
    assert 'href="/t/a"' in first and 'href="/t/b"' in second and "/t/a" not in second and "/t/" not in alone
