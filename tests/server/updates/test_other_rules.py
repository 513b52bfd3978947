"""Tables whose rules have changed: they go on, or say which line differs and are taken over when their people agree."""

import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import update

from mercat.server.storage.models import MoveRow, TableRow
from mercat.server.tables.store import change_table, read_table
from tests import toy

pytestmark = pytest.mark.anyio
LANGUAGES = ("en", "es", "pl")


async def play(client: Any, table: str, length: int, move: str) -> int:
    """Make a move; the length of the journal afterwards."""
    answer = await client.post(f"/api/tables/{table}/play", json={"length": length, "move": move})
    assert answer.status_code == 200, answer.text
    return int(answer.json()["length"])


async def begun(site: Any, *moves: str, seats: int = 2) -> tuple[str, list[Any]]:
    """A table of the toy game where people have made these moves in turn, and they."""
    people = [await site.browser(language=language) for language in LANGUAGES[:seats]]
    table = await site.table_of(*people)
    length = 1
    for number, move in enumerate(moves):
        length = await play(people[number % seats], table, length, move)
    return table, people


def changed(site: Any, table: str, **columns: Any) -> None:
    """Store that a table has other columns, as an earlier version would have."""
    def change(session: Any, row: Any, seats: Any) -> None:
        for name, value in columns.items():
            setattr(row, name, value)

    site.services.store.write(change_table, table, change)


def age(site: Any) -> None:
    """As if all tables had been begun under an earlier version of the rules."""
    with site.services.store.writing.begin() as connection:
        connection.execute(update(TableRow).values(version=0))


def nothing_noted(site: Any) -> None:
    """As if an earlier version had stored the journals, which noted nothing of positions."""
    with site.services.store.writing.begin() as connection:
        connection.execute(update(MoveRow).values(position=None))


@pytest.fixture
def updated(opening: Any, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Any]:
    """The same data under other rules: what is bought costs 3, not 2; or there is no wool."""
    obstacle = toy.Buy.obstacle

    def no_wool(self: toy.Buy, state: toy.Toy, frame: Any, move: int) -> int:
        return obstacle(self, state, frame, move) if toy.BUY.first(move) else toy.NOT_ZERO.obstacle()

    @asynccontextmanager
    async def opened(wool: bool = True, **settings: Any) -> AsyncIterator[Any]:
        with monkeypatch.context() as planted:
            if wool:
                planted.setattr(toy, "COST", 3)
            else:
                planted.setattr(toy.Buy, "obstacle", no_wool)
            async with opening(**settings) as site:
                yield site

    return opened


def again(site: Any, browser: Any, language: str = "en") -> Any:
    """The same browser at a server that was started anew."""
    visitor = site.visitor(language=language)
    visitor.cookies = browser.cookies
    return visitor


@pytest.mark.parametrize("change", [{"version": 99}, {"digest": "other"}])
async def test_a_table_whose_lines_all_fit_goes_on_and_its_people_are_told_once(opening: Any, change: dict[str, Any]) -> None:
    async with opening() as before:
        table, (ana, ben) = await begun(before, "buy wool", "pass", "pass")
        changed(before, table, **change)
    async with opening() as site:
        ana, ben = again(site, ana), again(site, ben, "pl")
        assert (await ana.get(f"/t/{table}")).status_code == 200
        chat = [(await one.get(f"/api/tables/{table}")).json()["chat"] for one in (ana, ben, ana)]
        assert [[line["notice"] for line in one] for one in chat] == [["rules-new"]] * 3
        assert "continues under them" in chat[0][0]["text"] and "toczy się dalej" in chat[1][0]["text"]
        length = (await ana.get(f"/api/tables/{table}")).json()["length"]
        await play(ben, table, length, "pass")
        exported = (await ana.get(f"/api/tables/{table}/export")).json()
        assert (exported["version"], exported["digest"]) == (1, "none")
        assert exported["earlier_rules"] == [{"version": 1, "digest": "none", "until": length} | change]
    async with opening() as site:
        shown = (await again(site, ana).get(f"/api/tables/{table}")).json()
        assert shown["to_move"] == 0 and len(shown["chat"]) == 1


async def test_a_line_that_differs_is_named_with_who_and_why(opening: Any, updated: Any) -> None:
    async with opening() as before:
        table, (ana, ben) = await begun(before, "pass", "buy milk", "pass")
        stored = await before.stored(table)
        age(before)
    async with updated() as site:
        for language, words in (("en", "3 instead of 2"), ("es", "3 en vez de 2"), ("pl", "3 zamiast 2")):
            answer = await again(site, ana, language).get(f"/api/tables/{table}")
            said = answer.json()
            assert (answer.status_code, said["error"], said["line"], said["seat"]) == (409, "rules-differ", 3, 1)
            assert (said["move"], said["reason"], said["agreed"], said["length"]) == ("buy milk", "seat_differs", 2, len(stored))
            page = await again(site, ana, language).get(f"/t/{table}")
            assert page.status_code == 409 and f'action="/t/{table}/rules"' in page.text
            words = {"3 instead of 2": "2 instead of 3", "3 en vez de 2": "2 en vez de 3", "3 zamiast 2": "2 zamiast 3"}[words]
            assert words in said["sentence"] and words in page.text and "Player 1" in page.text
        for path in ("/view", "/moves", "/journal", "/proof", "/stream"):
            assert (await site.visitor().get(f"/api/tables/{table}{path}")).json()["error"] == "rules-differ"
        for path in ("/text", "/history", "/review", "/help", "/seats", "/preview?move=pass&length=4"):
            assert (await site.visitor().get(f"/t/{table}{path}")).status_code == 409
        moved = await again(site, ben).post(f"/api/tables/{table}/play", json={"length": len(stored), "move": "pass"})
        assert (moved.status_code, moved.json()["error"]) == (409, "rules-differ")
        exported = (await site.visitor().get(f"/api/tables/{table}/export")).json()
        assert (exported["journal"], exported["seed"]) == (stored, None)
        assert (await site.visitor().get("/")).status_code == 200


async def test_the_game_is_taken_over_when_all_agree_and_nothing_is_lost(opening: Any, updated: Any) -> None:
    async with opening() as before:
        table, (ana, ben) = await begun(before, "pass", "pass", "buy wool", "pass")
        stored = await before.stored(table)
        commitment = (await ana.get(f"/api/tables/{table}")).json()["commitment"]
        age(before)
    async with updated() as site:
        ana, ben = again(site, ana), again(site, ben, "es")
        assert (await ana.post(f"/t/{table}/rules", data={"agree": "yes"})).status_code == 303
        assert (await ana.post(f"/api/tables/{table}/rules", json={"agree": True})).json()["error"] == "not-asked"
        assert 'value="no"' in (await ana.get(f"/t/{table}")).text               # she may withdraw it
        page = (await ben.get(f"/t/{table}")).text
        assert "Player 0 propone seguir con las reglas actuales." in page and 'id="agree"' in page
        assert await site.stored(table) == stored
        assert (await ben.post(f"/t/{table}/rules", data={"agree": "yes"})).status_code == 303
        shown = (await ben.get(f"/api/tables/{table}")).json()
        assert (await site.stored(table))[:len(stored) + 1] == [*stored, "undo 4"]
        assert [line["notice"] for line in shown["chat"]] == ["rules-taken-over"] and "Sigue" in shown["chat"][0]["text"]
        assert (shown["status"], shown["to_move"], shown["asked"], shown["commitment"]) == ("playing", 0, None, commitment)
        await play(ana, table, shown["length"], "buy milk")
    async with updated() as site:                        # what does not fit is undone, and stays where it is
        ana = again(site, ana)
        seen = (await ana.get(f"/api/tables/{table}/view")).json()["view"]
        assert seen["money"][:2] == [2, 5]
        length = (await ana.get(f"/api/tables/{table}")).json()["length"]
        for at in range(length + 1):
            assert (await ana.get(f"/t/{table}?at={at}")).status_code == 200
        lines = (await ana.get(f"/api/tables/{table}/journal")).json()["lines"]
        assert [line["line"] for line in lines][:len(stored)] == stored
        assert (await ana.get(f"/t/{table}/history")).status_code == 200
        exported = (await ana.get(f"/api/tables/{table}/export")).json()
        assert exported["earlier_rules"] == [{"version": 0, "digest": "none", "until": len(stored)}]
        assert (await ana.get(f"/api/tables/{table}/proof")).json()["sound"]
        again_opened = await ana.post("/api/tables/import", json={"match": exported, "name": "Ana"})
        assert again_opened.status_code == 201, again_opened.text


async def test_a_request_can_be_refused_and_withdrawn(opening: Any, updated: Any) -> None:
    async with opening() as before:
        table, people = await begun(before, "buy wool", "pass", "pass", seats=3)
        watcher = await before.browser()
        age(before)
    async with updated() as site:
        ana, ben, eva = [again(site, one) for one in people]
        path = f"/api/tables/{table}/rules"

        async def says(who: Any, agree: bool) -> str:
            answer = await who.post(path, json={"agree": agree})
            return "" if answer.status_code == 204 else str(answer.json()["error"])

        assert await says(again(site, watcher), True) == "not-seated"
        assert await says(ana, False) == "nothing-asked"
        assert (await says(ana, True), await says(ana, False), await says(ben, True)) == ("", "", "")     # withdrawn, asked anew
        assert await says(eva, False) == ""
        assert "Player 2 did not agree to continue under the current rules." in (await ana.get(f"/t/{table}")).text
        assert (await says(eva, True), await says(ben, True)) == ("", "")
        assert (await ana.get(f"/api/tables/{table}")).json()["error"] == "rules-differ"        # Ana has not agreed
        assert await says(ana, True) == ""
        assert (await ana.get(f"/api/tables/{table}")).json()["status"] == "playing"
        assert await says(ana, True) == "rules-agree"


async def test_whoever_has_a_bot_playing_for_them_is_not_waited_for(opening: Any, updated: Any) -> None:
    async with opening() as before:
        table, (ana, _) = await begun(before, "buy wool", "pass")
        age(before)
    async with updated(absent_after=0) as site:
        ana = again(site, ana)
        assert (await ana.post(f"/api/tables/{table}/rules", json={"agree": True})).status_code == 204
        assert (await ana.put(f"/api/tables/{table}/seats/1/hold", json={"strength": "random"})).status_code == 204
        await site.services.consent.carry_out_all()
        assert (await ana.get(f"/api/tables/{table}")).json()["status"] == "playing"


async def test_one_person_decides_at_once_and_so_does_who_opened_a_table_of_bots(opening: Any, updated: Any) -> None:
    async with opening() as before:
        ana = await before.browser()
        alone = (await ana.post("/api/tables", json={"game": "toy", "seats": 2, "sandbox": True})).json()["table"]
        length = 1
        for move in ("buy wool", "buy milk", "buy wool"):
            length = await play(ana, alone, length, move)
        of_bots = (await ana.post("/api/tables", json={"game": "toy", "seats": 2})).json()["table"]
        for number in (0, 1):
            await ana.post(f"/t/{of_bots}/bot", data={"seat": str(number), "strength": "random"})
        nothing_noted(before)
        age(before)
    async with updated(wool=False, bots_alone=False) as site:
        ana, watcher = again(site, ana), await site.browser()
        assert (await ana.get(f"/api/tables/{alone}")).json()["line"] == 2
        for table in (alone, of_bots):
            agree = {"json": {"agree": True}}
            if (await ana.get(f"/api/tables/{table}")).status_code == 409:
                assert (await watcher.post(f"/api/tables/{table}/rules", **agree)).status_code == 403
                assert (await ana.post(f"/api/tables/{table}/rules", **agree)).status_code == 204
            assert (await ana.get(f"/api/tables/{table}")).json()["status"] in ("playing", "over")


async def test_a_line_that_was_undone_does_not_matter(opening: Any, updated: Any) -> None:
    async with opening() as before:
        table, (ana, ben) = await begun(before, "pass")
        length = await play(ben, table, 2, "buy wool")
        assert (await ben.post(f"/api/tables/{table}/undo", json={"length": length})).status_code in (200, 409)
        undo = await ben.post(f"/api/tables/{table}/ask", json={"length": length, "target": 2})
        await ana.post(f"/api/tables/{table}/answer", json={"question": (undo.json()["asked"] or {"id": 0})["id"], "agree": True})
        stored = await before.stored(table)
        assert "undo 2" in stored
        age(before)
    async with updated(wool=False) as site:
        ana, ben = again(site, ana), again(site, ben)
        shown = (await ben.get(f"/api/tables/{table}")).json()
        assert (shown["to_move"], shown["redo"]) == (1, None)        # what cannot be made any more is not offered again
        assert (await ben.get(f"/t/{table}?at=3")).status_code == 200
        assert await play(ben, table, shown["length"], "pass") > len(stored)


async def test_a_finished_game_keeps_its_results_and_goes_on_under_a_new_seed(opening: Any, updated: Any) -> None:
    async with opening() as before:
        table, (ana, ben) = await begun(before, "buy wool", "pass", "pass", "pass", "pass", "pass")
        assert (await ana.get(f"/api/tables/{table}")).json()["status"] == "over"
        row = before.services.store.read(read_table, table, False).table
        seed, results = row.seed, row.results
        age(before)
    async with updated() as site:
        ana, ben = again(site, ana), again(site, ben)
        assert "1. Player 1 5, 2. Player 0 3" in (await ana.get(f"/t/{table}")).text
        exported = (await ana.get(f"/api/tables/{table}/export")).json()
        assert exported["seed"] == seed and site.services.store.read(read_table, table, False).table.results == results
        for one in (ana, ben):
            await one.post(f"/api/tables/{table}/rules", json={"agree": True})
        row = site.services.store.read(read_table, table, False).table
        assert row.status == "playing" and row.seed != seed and row.earlier_seeds[0]["seed"] == seed


async def test_a_request_for_an_undo_lapses_with_the_rules(opening: Any, updated: Any) -> None:
    async with opening() as before:
        table, (ana, ben) = await begun(before, "buy wool", "pass")
        length = (await ana.get(f"/api/tables/{table}")).json()["length"]
        asked = (await ana.post(f"/api/tables/{table}/ask", json={"length": length, "target": 1})).json()["asked"]
        age(before)
    async with updated() as site:
        ana, ben = again(site, ana), again(site, ben)
        answer = await ben.post(f"/api/tables/{table}/answer", json={"question": asked["id"], "agree": True})
        assert answer.json()["error"] == "rules-differ"
        await site.services.consent.carry_out_all()
        for one in (ben, ana):
            assert (await one.post(f"/api/tables/{table}/rules", json={"agree": True})).status_code == 204
        assert (await ana.get(f"/api/tables/{table}")).json()["asked"] is None


async def test_a_table_of_a_game_that_is_gone_can_be_exported_and_nothing_else(opening: Any) -> None:
    async with opening() as before:
        table, (ana, ben) = await begun(before, "pass")
        changed(before, table, game="forgotten")
        for one in (ana, ben):
            await one.get(f"/api/tables/{table}")
    async with opening() as site:
        ana = again(site, ana)
        answer = await ana.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["error"], answer.json()["reason"]) == (409, "rules-unknown", "unknown_game")
        assert "forgotten" in (await ana.get(f"/t/{table}")).text
        assert (await ana.post(f"/api/tables/{table}/rules", json={"agree": True})).json()["error"] == "rules-unplayable"
        stored = json.loads((await site.visitor().get(f"/api/tables/{table}/export")).text)
        assert stored["journal"] == await site.stored(table) and stored["game"] == "forgotten"
