"""Requests made up from what the API says of itself, by a stranger, a player and a host: every answer is one that it promises.

Half of them name a table that is there, the journal's true length and a move that is offered. `MERCAT_THOROUGH` multiplies
them. Requests that keep the rules are accepted, for every operation, and answered as promised too.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import checks
from schemathesis.core.result import Ok
from schemathesis.generation.feedback import FeedbackSources
from schemathesis.pytest._test_builder import build_operation_test
from schemathesis.python._constants.orchestrator import make_constants_value_source
from schemathesis.specs.openapi import checks as promised
from schemathesis.transport.requests import ManagedCookiesSession
from sqlalchemy import update

from mercat.server.app import create_app
from mercat.server.hosting.conduct import muted_by_reader
from mercat.server.hosting.hosting import invite
from mercat.server.settings import Settings
from mercat.server.storage.models import MoveRow, SeatRow, TableRow, now
from mercat.server.tables.snapshot import Reader
from tests.server.admins import decide_as_host
from tests.server.rated import CLOCK
from tests.server.registered import PASSWORD, account
from tests.thorough import MANY
from tests.waiting import PATIENCE

TABLE = "/api/tables/{table_id}"
TRIALS = 12 * MANY
KEPT = [checks.not_a_server_error, promised.status_code_conformance, promised.content_type_conformance,
        promised.response_schema_conformance]


@dataclass
class Table:
    """A table, and the tokens of who may do what there: a stranger (none), both players, the host."""

    client: httpx.Client
    id: str
    tokens: list[str]
    session: ManagedCookiesSession                       # keeps the connection, which takes half as long, and no cookies
    count: int = 0

    def made_likely(self, case: Any) -> None:
        """Every other request is about this table as it stands."""
        self.count += 1
        if self.count % 2:
            return
        if "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = self.id
        if "number" in case.path_parameters:
            case.path_parameters["number"] = self.count // 2 % 3
        if isinstance(case.body, dict) and {"length", "move"} & case.body.keys():
            offered = self.client.get(f"/api/tables/{self.id}/moves").json()
            case.body |= {"length": offered["length"]} if "length" in case.body else {}
            moves = offered["moves"]
            case.body |= {"move": moves[self.count // 2 % len(moves)]["move"]} if "move" in case.body and moves else {}


@pytest.fixture(scope="module")
def table(standing: Any) -> Iterator[Table]:
    with httpx.Client(base_url=standing.address, timeout=PATIENCE) as client, ManagedCookiesSession() as session:
        session.trust_env = False
        opened = client.post("/api/tables", json={"game": "tally", "seats": 2, "name": "Ana"}).json()
        ben = client.post(f"/api/tables/{opened['table']}/seats", json={"name": "Ben"}).json()
        yield Table(client, opened["table"], ["", opened["token"], ben["token"], opened["host_token"]], session)


described = schemathesis.openapi.from_dict(create_app(Settings(secret_key="x" * 32)).openapi())
ending = described.exclude(path_regex="/stream$")          # a stream goes on for ever, and has tests of its own


OPERATIONS = {found.ok().label: found.ok() for found in ending.get_all_operations() if isinstance(found, Ok)}


@pytest.mark.parametrize("operation", OPERATIONS)
def test_every_answer_is_promised(operation: str, table: Table) -> None:
    """Its requests are worked out here: `ending.parametrize()` does that in every process that collects tests, for seconds."""
    constants = FeedbackSources(constants_value_source=make_constants_value_source(ending))
    tried = build_operation_test(config=ending.config, operation=OPERATIONS[operation], test_func=answered_as_promised,
                                 given_kwargs={}, feedback=constants)
    tried(table=table)


@settings(max_examples=TRIALS, deadline=None, derandomize=True, database=None,
          suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.filter_too_much])
def answered_as_promised(case: Any, table: Table) -> None:
    table.made_likely(case)
    token = table.tokens[table.count // 2 % len(table.tokens)]
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    case.call_and_validate(base_url=str(table.client.base_url), session=table.session, headers=headers, checks=KEPT,
                           timeout=PATIENCE)


class Accepted:
    """Makes requests that must be accepted, and remembers their operations."""

    def __init__(self) -> None:
        self.operations: set[tuple[str, str]] = set()

    async def __call__(self, client: httpx.AsyncClient, method: str, path: str, body: Any = None, **values: Any) -> Any:
        query = {"seats": 2} if "{game}/" in path else None
        answer = await client.request(method, path.format(**values), json=body, params=query)
        assert answer.is_success, (method, path, answer.text)
        described[path][method].validate_response(answer)
        self.operations.add((method, path))
        return answer.json() if answer.content else None


@pytest.mark.anyio
async def test_every_operation_accepts_a_sound_request(site: Any) -> None:
    accepted, ana, ben = Accepted(), await site.browser(), await site.browser()
    await the_lobby_and_the_games(accepted, ana)
    await seats_and_bots(accepted, ana, ben)
    table = (await accepted(ana, "POST", "/api/tables", {"game": "tally", "seats": 2, "name": "Ana"}))["table"]
    await accepted(ben, "POST", TABLE + "/seats", {"name": "Ben"}, table_id=table)
    await a_game(accepted, ana, ben, table)
    await a_sandbox(accepted, ana, table)
    await other_rules(accepted, site, ana)
    await one_who_is_gone(accepted, site, ana, ben)
    await a_clock(accepted, site, ana, ben)
    await orders_for_later(accepted, site)
    await about_others(accepted, site, ben, table)
    await a_group(accepted, ana, ben)
    await friends(accepted, site)
    await a_rated_game(accepted, site)
    await what_is_ones_own(accepted, ben)
    assert {" ".join(one) for one in accepted.operations} == OPERATIONS.keys()


async def the_lobby_and_the_games(accepted: Accepted, ana: httpx.AsyncClient) -> None:
    for path in ("/api/tables", "/api/games"):
        await accepted(ana, "GET", path)
    for what in ("", "/strengths", "/deal"):
        await accepted(ana, "GET", "/api/games/{game}" + what, game="tally")


async def seats_and_bots(accepted: Accepted, ana: httpx.AsyncClient, ben: httpx.AsyncClient) -> None:
    """Ben sits down and leaves; a bot takes his seat, then one plays for Ana; then nobody but bots is at the table."""
    table = (await accepted(ana, "POST", "/api/tables", {"game": "tally", "seats": 2, "name": "Ana"}))["table"]
    seat = {"table_id": table, "number": 1}
    await accepted(ben, "POST", TABLE + "/seats", {"name": "Ben"}, table_id=table)
    await accepted(ben, "DELETE", TABLE + "/seats/{number}/links", **seat)
    await accepted(ben, "PUT", TABLE + "/seats/{number}/hold", {"strength": "random"}, **seat)
    await accepted(ben, "DELETE", TABLE + "/seats/{number}", **seat)
    await before_a_game(accepted, ana, ben)
    table = (await accepted(ana, "POST", "/api/tables", {"game": "tally", "seats": 2, "bots": ["random"]}))["table"]
    await accepted(ana, "PUT", TABLE + "/seats/{number}/bot", {"strength": "random"}, table_id=table, number=0)
    await accepted(ana, "PUT", TABLE + "/resting", {"resting": True}, table_id=table)


async def before_a_game(accepted: Accepted, ana: httpx.AsyncClient, ben: httpx.AsyncClient) -> None:
    """Ben moves to another seat and is ready, the table gets more seats, he is shown out and let in again."""
    opened = await accepted(ana, "POST", "/api/tables", {"game": "tally", "seats": 3, "name": "Ana", "ready": True})
    at = {"table_id": opened["table"]}
    await accepted(ben, "POST", TABLE + "/seats", {"name": "Ben"}, **at)
    await accepted(ben, "PUT", TABLE + "/seats/{number}/move", number=2, **at)
    await accepted(ben, "PUT", TABLE + "/ready", {"ready": True}, **at)
    await accepted(ana, "PUT", TABLE + "/arrangement", {"seats": 2, "absence": "vote"}, **at)
    await accepted(ana, "PUT", TABLE + "/seats/{number}/host", number=1, **at)
    await accepted(ben, "PUT", TABLE + "/seats/{number}/host", number=0, **at)
    await accepted(ana, "DELETE", TABLE + "/seats/{number}/person", number=1, **at)
    await accepted(ana, "POST", TABLE + "/let-in", {"name": "Ben"}, **at)


async def one_who_is_gone(accepted: Accepted, site: Any, ana: httpx.AsyncClient, ben: httpx.AsyncClient) -> None:
    """Ben gives Ana's seat away, who has been gone for two days."""
    table = (await accepted(ana, "POST", "/api/tables", {"game": "tally", "seats": 2, "name": "Ana"}))["table"]
    await accepted(ben, "POST", TABLE + "/seats", {"name": "Ben"}, table_id=table)
    with site.services.store.writing.begin() as connection:
        away = update(SeatRow).where(SeatRow.table == table, SeatRow.number == 0)
        connection.execute(away.values(seen=now() - timedelta(days=2)))
    site.services.tables.presence.unstored.clear()
    site.services.tables.cache.tables.kept.pop(table)
    await accepted(ben, "PUT", TABLE + "/seats/{number}/successor", {"strength": None}, table_id=table, number=0)


async def a_clock(accepted: Accepted, site: Any, ana: httpx.AsyncClient, ben: httpx.AsyncClient) -> None:
    """Ben agrees to a pause and ends it; then Ana's time is over."""
    wish = {"game": "tally", "seats": 2, "name": "Ana", "clock": {"kind": "live", "bank": 60, "end": "vote"}}
    at = {"table_id": (await accepted(ana, "POST", "/api/tables", wish))["table"]}
    await accepted(ben, "POST", TABLE + "/seats", {"name": "Ben"}, **at)
    asked = (await accepted(ana, "POST", TABLE + "/pause", {"days": 3}, **at))["request"]
    await accepted(ben, "POST", TABLE + "/answer", {"question": asked["id"], "agree": True}, **at)
    assert (await accepted(ana, "GET", TABLE, **at))["clock"]["paused"] is not None
    await accepted(ben, "DELETE", TABLE + "/pause", **at)
    with site.services.store.writing.begin() as connection:
        late = now() - timedelta(minutes=5)
        connection.execute(update(TableRow).where(TableRow.id == at["table_id"]).values(clock_since=late, clock_due=late))
    site.services.tables.cache.tables.kept.pop(at["table_id"])
    await site.services.timekeeper.look()
    await accepted(ben, "PUT", TABLE + "/seats/{number}/claim", number=0, **at)
    assert (await accepted(ben, "GET", TABLE, **at))["seats"][0]["held"] is not None


async def orders_for_later(accepted: Accepted, site: Any) -> None:
    """Ben orders, changes his mind, and withdraws."""
    ana, ben = await site.browser(), await site.browser()
    at: dict[str, Any] = {"table_id": await site.table_of(ana, ben), "number": 1}
    orders = TABLE + "/seats/{number}/orders"
    await accepted(ben, "GET", TABLE + "/order-kinds", table_id=at["table_id"])
    said = {"kind": "sell_from", "values": {"good": "milk"}, "unless": ["anybody buy milk"]}
    [given] = (await accepted(ben, "POST", orders, said, **at))["orders"]
    await accepted(ben, "PUT", orders, {"order": given["id"], "kind": "next_move", "moves": ["buy wool"]}, **at)
    await accepted(ben, "POST", orders + "/move", {"order": given["id"], "up": True}, **at)
    await accepted(ben, "POST", orders + "/withdraw", {"order": given["id"]}, **at)
    assert (await accepted(ben, "GET", orders, **at))["orders"] == []


async def a_game(accepted: Accepted, ana: httpx.AsyncClient, ben: httpx.AsyncClient, table: str) -> None:
    """From the first move to a rematch, with a move taken back and with Ben's consent to take back more."""
    for what in ("/why", "/preview"):
        await accepted(ana, "POST", TABLE + what, {"move": "add 1"}, table_id=table)
    await add(accepted, ana, table, 1)
    await accepted(ana, "POST", TABLE + "/undo", {"length": 1}, table_id=table)
    await accepted(ana, "POST", TABLE + "/chat", {"text": "Hello"}, table_id=table)
    await add(accepted, ana, table, 3)
    length = await add(accepted, ben, table, 1)
    asked = (await accepted(ana, "POST", TABLE + "/ask", {"length": length, "target": length - 1}, table_id=table))["asked"]
    await accepted(ben, "POST", TABLE + "/answer", {"question": asked["id"], "agree": True}, table_id=table)
    for mover in (ben, ana, ben):
        await add(accepted, mover, table, 3)
    for what in ("/view", "/journal", "/proof", "/export"):
        await accepted(ana, "GET", TABLE + what, table_id=table)
    assert (await accepted(ana, "GET", "/api/results"))["results"][0]["table"] == table
    await accepted(ana, "POST", TABLE + "/rematch", table_id=table)


async def a_rated_game(accepted: Accepted, site: Any) -> None:
    """Two accounts play it to the end, and one asks to enter the result."""
    ana, ben = await account(site, "Annika"), await account(site, "Bengt")
    await accepted(ana, "POST", "/api/me/confirm", {"password": PASSWORD})
    opening = {"game": "tally", "seats": 2, "name": "x", "rated": True, "clock": CLOCK}
    table = (await accepted(ana, "POST", "/api/tables", opening))["table"]
    await accepted(ben, "POST", TABLE + "/seats", {"name": "x"}, table_id=table)
    while (now_there := await accepted(ana, "GET", TABLE, table_id=table))["status"] != "over":
        await add(accepted, (ana, ben)[now_there["to_move"]], table, 1)
    await accepted(ana, "POST", TABLE + "/result", table_id=table)
    await accepted(ana, "GET", "/api/ratings/{game}", game="tally")
    await accepted(ana, "GET", "/api/archive")


async def other_rules(accepted: Accepted, site: Any, ana: httpx.AsyncClient) -> None:
    """A game with a move that these rules do not offer goes back to before it."""
    table = (await accepted(ana, "POST", "/api/tables", {"game": "tally", "seats": 2, "sandbox": True}))["table"]
    await add(accepted, ana, table, 1)
    with site.services.store.writing.begin() as connection:
        last = update(MoveRow).where(MoveRow.table == table, MoveRow.line.like("0 %"))
        connection.execute(last.values(line="0 add 99"))
    site.services.tables.cache.tables.kept.pop(table)
    await accepted(ana, "POST", TABLE + "/rules", {"agree": True}, table_id=table)


async def about_others(accepted: Accepted, site: Any, ben: httpx.AsyncClient, table: str) -> None:
    """Ben reports Ana, mutes her and hears her again; and he comes in by an invitation."""
    await accepted(ben, "POST", TABLE + "/report", {"seat": 0, "text": "She is rude"}, table_id=table)
    await accepted(ben, "PUT", TABLE + "/mute", {"seat": 0, "muted": True}, table_id=table)
    (muted,) = await site.services.desk.read(Reader(person=await site.person_of(ben)), muted_by_reader)
    await accepted(ben, "POST", "/api/me/unmute", {"who": muted.who})
    code = await decide_as_host(site, invite, "", 1, 1, "")
    await accepted(ben, "POST", "/api/me/invitation", {"code": code})


async def a_group(accepted: Accepted, ana: httpx.AsyncClient, ben: httpx.AsyncClient) -> None:
    """Ana founds a group and lets Ben in; they begin a series, take its game out of it, end it; Ben is a keeper, and goes."""
    group = (await accepted(ana, "POST", "/api/groups", {"name": "Evenings", "own": "Ana"}))["group"]
    hers = {"group": group}
    await accepted(ana, "PUT", "/api/groups/settings", hers | {"name": "Tuesdays", "public": False, "points": [3, 1]})
    code = (await accepted(ana, "POST", "/api/groups/invitations", hers | {"people": 3, "days": 3}))["code"]
    await accepted(ben, "POST", "/api/groups/join", {"code": code, "own": "Ben"})
    page = await accepted(ana, "GET", "/api/groups/{group}", group=group)
    await accepted(ana, "POST", "/api/groups/invitations/withdraw", hers | {"invitation": page["invitations"][0]["number"]})
    bens = hers | {"member": next(one["number"] for one in page["people"] if not one["mine"])}
    series = hers | await accepted(ana, "POST", "/api/groups/series", hers | {"name": "Winter", "length": 3, "points": [3, 1]})
    table = (await accepted(ben, "POST", "/api/groups/series/next", series | {"game": "tally"}))["table"]
    await accepted(ana, "POST", "/api/groups/series/take-out", hers | {"table": table})
    await accepted(ana, "POST", "/api/groups/series/end", series)
    await accepted(ana, "GET", "/api/groups/{group}/games", group=group)
    await accepted(ana, "PUT", "/api/groups/people/keeper", bens | {"keeper": True})
    await accepted(ben, "GET", "/api/groups")
    await accepted(ana, "POST", "/api/groups/people/remove", bens)
    await accepted(ana, "POST", "/api/groups/leave", hers)


async def friends(accepted: Accepted, site: Any) -> None:
    """Ben follows Ana's link, they are friends for a while, she invites him to a table and deletes it; he asks her group."""
    ana, ben = await account(site, "Antonia"), await account(site, "Bertil")
    table = (await accepted(ana, "POST", "/api/tables", {"game": "tally", "seats": 2, "name": "x"}))["table"]
    link = await accepted(ana, "POST", "/api/me/friends/link")
    await accepted(ben, "POST", "/api/me/friends/by-link", {"code": link["code"]})
    (asking,) = (await accepted(ana, "GET", "/api/me/friends"))["asking"]
    his = {"who": asking["who"]}
    await accepted(ana, "PUT", "/api/me/friends/answer", his | {"agree": True})
    await accepted(ana, "PUT", "/api/me/friends/mute", his | {"muted": True})
    await accepted(ana, "PUT", "/api/me/friends/mute", his | {"muted": False})
    await accepted(ana, "PUT", "/api/me/friends/shown", {"shown": False})
    await accepted(ana, "POST", "/api/me/friends/invite", his | {"table": table})
    await accepted(ben, "POST", "/api/me/friends/invitations/decline", {"table": table})
    await accepted(ana, "DELETE", "/api/tables/{table_id}", table_id=table)
    await accepted(ana, "DELETE", "/api/me/friends/link")
    group = (await accepted(ana, "POST", "/api/groups", {"name": "Mornings"}))["group"]
    await accepted(ben, "POST", "/api/groups/asks", {"group": group})
    (ask,) = (await accepted(ana, "GET", "/api/groups/{group}", group=group))["asks"]
    await accepted(ana, "POST", "/api/groups/asks/answer", {"group": group, "ask": ask["number"], "let_in": True})
    await accepted(ana, "POST", "/api/me/friends/remove", his)
    (known,) = (await accepted(ana, "GET", "/api/me/friends"))["known"]
    await accepted(ana, "POST", "/api/me/friends", {"who": known["who"]})


async def what_is_ones_own(accepted: Accepted, ben: httpx.AsyncClient) -> None:
    """A name, devices, a code and a token; then Ben deletes himself."""
    await accepted(ben, "PUT", "/api/me/name", {"name": "Benedict"})
    await accepted(ben, "PUT", "/api/me/preferences", {"preferences": {"theme": "dark"}})
    await accepted(ben, "PUT", "/api/me/quiet", {"begin": "22:00", "end": "07:00"})
    soon = (now() + timedelta(days=10)).date().isoformat()
    await accepted(ben, "POST", "/api/me/away", {"first": soon, "last": soon})
    await accepted(ben, "POST", "/api/me/away/end", {"first": soon})
    await accepted(ben, "POST", "/api/me/tokens", {"label": "My bot"})
    await accepted(ben, "POST", "/api/me/recovery")
    await accepted(ben, "DELETE", "/api/me/recovery")
    link = (await accepted(ben, "POST", "/api/me/devices"))["link"]
    cookie = ben.cookies["mercat"]
    ben.cookies.clear()
    assert (await ben.post(link)).status_code == 303         # a second device, from where he goes on
    await accepted(ben, "DELETE", "/api/me/links")
    token = next(one for one in (await accepted(ben, "GET", "/api/me"))["devices"] if one["scopes"])
    await accepted(ben, "POST", "/api/me/devices/end", {"device": token["id"]})
    await accepted(ben, "GET", "/api/me/download")
    games = (await accepted(ben, "GET", "/api/me/games"))["games"]
    own = next(game for game in games if game["status"] == "over")
    await accepted(ben, "PUT", "/api/me/games/hidden", {"table": own["table"], "hidden": True})
    await accepted(ben, "PUT", "/api/me/archive/game", {"table": own["table"], "agrees": True})
    await accepted(ben, "PUT", "/api/me/archive", {"agrees": True})
    await accepted(ben, "PUT", "/api/me/page", {"shown": "everybody"})
    page = next(seat["page"] for seat in own["seats"] if seat["mine"])
    await accepted(ben, "GET", "/api/people/{page}", page=page)
    await accepted(ben, "POST", "/api/me/leave")
    ben.cookies.clear()
    ben.cookies.set("mercat", cookie)
    await accepted(ben, "POST", "/api/me/devices/end-others")
    await accepted(ben, "POST", "/api/me/delete", {"sure": True})


async def add(accepted: Accepted, mover: httpx.AsyncClient, table: str, moves: int) -> int:
    """Make so many moves; the length of the journal afterwards."""
    length: int = (await accepted(mover, "GET", TABLE, table_id=table))["length"]
    for _ in range(moves):
        length = (await accepted(mover, "POST", TABLE + "/play", {"move": "add 1", "length": length}, table_id=table))["length"]
    return length


async def a_sandbox(accepted: Accepted, ana: httpx.AsyncClient, table: str) -> None:
    """A moment of a game is played on, with a hint; and the game is read in from its file."""
    match = (await ana.get(f"/api/tables/{table}/export")).json()
    await accepted(ana, "POST", "/api/tables/import", {"match": match, "name": "Ana"})
    sandbox = (await accepted(ana, "POST", TABLE + "/sandbox", {"at": 2}, table_id=table))["table"]
    length = (await accepted(ana, "GET", TABLE + "/moves", table_id=sandbox))["length"]
    await accepted(ana, "POST", TABLE + "/hint", {"length": length}, table_id=sandbox)
