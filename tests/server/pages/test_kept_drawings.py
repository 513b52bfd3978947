"""What is kept of drawings: another table, with other people or in another language, never gets what is not its own."""

import marshal
import tracemalloc
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Any

import pytest
from markupsafe import Markup

import mercat
from mercat.engine.matches.match import Match
from mercat.server.pages import environment
from mercat.server.pages.drawing import Drawing, game_templates, page_templates
from mercat.server.pages.environment import Kept, Macro
from mercat.server.play import history, live, table_page
from mercat.server.tables.snapshot import Reader

PEOPLE = (["Ana", "Ben", "Celia"], ["<Ewa & Co>", "Ana 9", "Ben"])
LANGUAGES = ("en", "es", "pl")
MOVES = 60
MOVES_AT_A_TABLE = 14

Drawn = Callable[[], object]


def drawn_at_once(kept: Kept, macro: Macro, say: Any, *facts: Any) -> Markup:
    """What `kept` stands for, with nothing kept and the names themselves."""
    names = [list(say.keywords.get("names", ()))] if "names" in macro.arguments else []
    return Markup(macro(*facts, *names, partial(say.func, *say.args) if isinstance(say, partial) else say))


@pytest.fixture
def kept() -> Iterator[list[Any]]:
    """What is kept: nothing before, nor of this test afterwards."""
    keepers: list[Any] = [templates().globals["kept"] for templates in (game_templates, page_templates)]
    for keeper in keepers:
        keeper.drawn.clear()
    yield [keeper.drawn for keeper in keepers]
    for keeper in keepers:
        keeper.drawn.clear()


def same_at_once(drawn: Drawn) -> bool:
    """Is it drawn as it is where nothing is kept?"""
    warm = drawn()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Kept, "__call__", drawn_at_once)
        return drawn() == warm


def drawn(match: Match[Any], language: str, names: list[str]) -> list[str]:
    drawing = Drawing(match.game, match.view(), language, names)
    seats = [str(drawing.player(seat)) for seat in range(match.seats)]
    return [str(drawing.board), str(drawing.shared), str(drawing.beside), str(drawing.final), *seats]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("game", mercat.names())
def test_a_drawing_is_the_same_whatever_was_drawn_before(game: str, seats: int, kept: list[Any]) -> None:
    match, chance = Match.start(mercat.find(game), seats, seed=7), Random(seats)
    readers = [(language, names) for language in LANGUAGES for names in PEOPLE]
    for number in range(MOVES):
        match.play(chance.choice(match.legal()))
        if match.to_move is None:
            break
        reader = readers[number % len(readers)]
        assert same_at_once(lambda reader=reader: drawn(match, reader[0], reader[1][:seats])), (number, reader)   # type: ignore[misc]
        if number % 20 == 19:
            match.undo()
            earlier = match.at(match.path[len(match.path) // 2])
            for language, names in readers:
                for position in (match, earlier):
                    assert same_at_once(lambda: drawn(position, language, names[:seats])), number   # noqa: B023
    assert len(kept[0]) > 20


def forgotten() -> None:
    """Nothing is known of earlier pages but what is kept of drawings."""
    for memory in (history.told, history.found, table_page.drawings, table_page.views, live.RENDERED):
        memory.clear()


@pytest.mark.anyio
@pytest.mark.parametrize("game", mercat.names())
async def test_the_parts_of_a_page_are_the_same_whatever_was_drawn_before(game: str, site: Any, kept: list[Any]) -> None:
    """For both players and who watches, each in a language of their own that changes, after each move, an undo and a chat."""
    players = [await site.browser(), await site.browser()]
    opened = await players[0].post("/api/tables", json={"game": game, "seats": 2, "name": "<Ewa & Co>"})
    table, chance = opened.json()["table"], Random(5)
    await players[1].post(f"/api/tables/{table}/seats", json={"name": "Ben 9"})
    people = [await site.person_of(player) for player in players]
    tables = site.services.tables
    for number in range(MOVES_AT_A_TABLE):
        state = (await players[0].get(f"/api/tables/{table}/moves")).json()
        wish = {"length": state["length"], "move": chance.choice(state["moves"])["move"]}
        answers = [(await player.post(f"/api/tables/{table}/play", json=wish)).status_code for player in players]
        assert 200 in answers
        if number % 5 == 4:
            length = (await players[0].get(f"/api/tables/{table}/moves")).json()["length"]
            for player in players:
                await player.post(f"/api/tables/{table}/undo", json={"length": length})
        for place, person in enumerate([*people, "somebody else"]):
            reader = Reader(person, language=LANGUAGES[(number + place) % 3])
            snapshot = await tables.snapshot(table, reader)

            def parts(snapshot: Any = snapshot, reader: Reader = reader) -> dict[str, str]:
                forgotten()
                return live.render_parts(snapshot, reader, "", "")

            assert await tables.in_engine(same_at_once, parts), (number, reader.language)
    forgotten()
    assert len(kept[1]) > 5


@pytest.mark.anyio
async def test_an_entry_of_the_history_is_kept_in_one_form(site: Any, kept: list[Any]) -> None:
    """That which it has once it is neither the newest nor fresh: the others would each be used for a move or two."""
    ana, ben = await site.browser(), await site.browser()
    table = (await ana.post("/api/tables", json={"game": "new_bedford", "seats": 2, "name": "Ana"})).json()["table"]
    await ben.post(f"/api/tables/{table}/seats", json={"name": "Ben"})
    for _ in range(8):
        state = (await ana.get(f"/api/tables/{table}/moves")).json()
        for player in (ana, ben):
            await player.post(f"/api/tables/{table}/play", json={"length": state["length"], "move": state["moves"][0]["move"]})
        pages = [(await player.get(f"/t/{table}")).text for player in (ana, ben)]
        assert all(f'id="h-{state["length"]}"' in page for page in pages)
    entries = [marshal.loads(key[3]) for key in kept[1].kept if key[0].name == "told"]
    assert len(entries) > 4 and len(entries) == len({entry[0] for entry in entries})
    assert not any(here or fresh for _, here, fresh, *_ in entries)


def test_what_is_kept_depends_on_all_that_is_drawn(kept: list[Any]) -> None:
    """On every fact, with its type, the words, the language, and how many people sit there; names are put in afterwards."""
    made = environment.environment(game_templates().loader)      # type: ignore[arg-type]
    told = "{% macro told(fact, names, say) %}{{ fact }} {{ say(fact) }} {{ names[0] }} of {{ names|length }}{% endmacro %}"
    macro, keep = made.from_string(told).module.told, Kept()     # type: ignore[attr-defined]

    def shown(fact: Any, language: str = "en", names: tuple[str, ...] = ("<Ana>", "Ben")) -> str:
        return str(keep(macro, partial(say, language, names=list(names)), fact))

    def say(language: str, fact: Any, names: Sequence[str] = ()) -> str:
        assert not names
        return f"{language}-{fact}"

    assert shown(1) == "1 en-1 &lt;Ana&gt; of 2" and shown(True) == "True en-True &lt;Ana&gt; of 2"
    assert shown(1, names=("Eva", "Ben")) == "1 en-1 Eva of 2" and len(keep.drawn) == 2
    assert shown(1, "pl") == "1 pl-1 &lt;Ana&gt; of 2" and shown(1, names=("Ana",)) == "1 en-1 Ana of 1"
    assert shown(1.0) == "1.0 en-1.0 &lt;Ana&gt; of 2" and len(keep.drawn) == 5


@pytest.mark.parametrize("beside", [Markup("beside"), object(), (1, Markup("in it"))])
def test_what_somebody_writes_is_never_taken_for_html_that_was_drawn_before(beside: object, kept: list[Any]) -> None:
    """Text and HTML of the same letters are equal to Python; so are a number and a truth value."""
    made = environment.environment(game_templates().loader)      # type: ignore[arg-type]
    told = "{% macro told(beside, facts, say) %}{% for fact in facts %}{{ fact }} {% endfor %}{% endmacro %}"
    macro, keep = made.from_string(told).module.told, Kept()     # type: ignore[attr-defined]

    def shown(*facts: Any) -> str:
        return str(keep(macro, partial(str, "en", names=[]), beside, facts))

    assert shown(Markup("<b>"), 1) == "<b> 1 " and shown("<b>", 1) == "&lt;b&gt; 1 "
    assert shown("<b>", True) == "&lt;b&gt; True " and shown("<b>", 1) == "&lt;b&gt; 1 "
    assert len(keep.drawn) == 3 and keep.drawn.weight < 3 * 1_000


def test_tables_with_the_same_texts_share_what_is_kept(kept: list[Any]) -> None:
    """Each match of a game whose options word some texts has a game of its own; their drawings are kept once all the same."""
    seen = set()
    for names in PEOPLE:
        drawn(Match.start(mercat.find("new_bedford"), 3, seed=7), "en", names)
        seen.add(len(kept[0]))
    assert len(seen) == 1 and min(seen) > 20


@pytest.mark.parametrize("text", ["x", "ł"])
@pytest.mark.parametrize("facts, html", [(1, 1), (1, 900), (900, 1)])
def test_what_is_kept_takes_the_memory_that_is_counted(text: str, facts: int, html: int, kept: list[Any]) -> None:
    """The facts of a piece count as its HTML does, and letters that take two bytes as two."""
    made = environment.environment(game_templates().loader)      # type: ignore[arg-type]
    macro, keep = made.from_string("{% macro told(fact, say) %}{{ say(fact) }}{% endmacro %}").module.told, Kept()   # type: ignore[attr-defined]

    def say(language: str, fact: list[Any], names: Sequence[str] = ()) -> str:
        return f"{fact[0]}{text * html}"

    words = partial(say, "en", names=[])
    keep(macro, words, [0, ""])
    tracemalloc.start()
    for number in range(1, 4_000):
        keep(macro, words, [number, text * facts])
    environment.remembered.cache_clear()                 # which has the short ones of the texts, too
    ours = [tracemalloc.Filter(True, f"*/{package}/*") for package in ("mercat", "markupsafe")]
    new = tracemalloc.take_snapshot().filter_traces(ours)
    tracemalloc.stop()
    grown = sum(trace.size for trace in new.traces)      # without what is read by streams that earlier tests left open
    assert 0.7 * grown < keep.drawn.weight < 1.5 * grown, (keep.drawn.weight, grown)


def test_only_short_texts_are_remembered_as_they_are_in_html() -> None:
    """So that their number bounds the memory that they take."""
    environment.remembered.cache_clear()
    for length in (environment.LONGEST_ESCAPED, environment.LONGEST_ESCAPED + 1, 60_000):
        assert environment.escape("<" + "x" * (length - 1)) == "&lt;" + "x" * (length - 1)
    assert environment.remembered.cache_info().currsize == 1
