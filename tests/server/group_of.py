"""What the tests of groups share: founding one, letting others in, a series and its games."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from mercat.server.storage.group_rows import GroupMemberRow, GroupRow
from tests.server.test_my_games import played


async def invited(keeper: Any, group: str, people: int = 10, days: int = 7) -> str:
    """The code of a link that lets people in."""
    answer = await keeper.post("/api/groups/invitations", json={"group": group, "people": people, "days": days})
    assert answer.status_code == 201, answer.text
    code: str = answer.json()["code"]
    return code


async def group_of(keeper: Any, *others: Any, names: tuple[str, ...] = ("Ana", "Ben", "Eva", "Leo", "Mia", "Zoe")) -> str:
    """A group in which these are, in this order."""
    answer = await keeper.post("/api/groups", json={"name": "Evenings", "own": names[0]})
    assert answer.status_code == 201, answer.text
    group: str = answer.json()["group"]
    code = await invited(keeper, group) if others else ""
    for one, name in zip(others, names[1:], strict=False):
        joined = await one.post("/api/groups/join", json={"code": code, "own": name})
        assert joined.status_code == 201 and joined.json()["group"] == group, joined.text
    return group


async def shown(reader: Any, group: str, **span: str) -> Any:
    """A group as a reader sees it."""
    answer = await reader.get(f"/api/groups/{group}", params=span)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def series_in(keeper: Any, group: str, length: int = 6, games: tuple[str, ...] = ("toy",),
                    points: tuple[int, ...] = (5, 3, 1)) -> str:
    """A new series of a group."""
    wish = {"group": group, "name": "Winter", "games": list(games), "length": length, "points": list(points)}
    answer = await keeper.post("/api/groups/series", json=wish)
    assert answer.status_code == 201, answer.text
    series: str = answer.json()["series"]
    return series


async def next_table(one: Any, group: str, series: str, **wish: Any) -> str:
    """The table of the next game of a series."""
    answer = await one.post("/api/groups/series/next", json={"group": group, "series": series} | wish)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


async def seated(table: str, people: dict[str, Any]) -> list[Any]:
    """Who of these people, by name, sits where, seats in order."""
    now = (await next(iter(people.values())).get(f"/api/tables/{table}")).json()
    return [people[seat["name"]] for seat in now["seats"]]


async def played_next(people: dict[str, Any], group: str, series: str, /, **wish: Any) -> tuple[str, list[str]]:
    """Play the next game of a series to its end; its table, and who sat where."""
    one = next(iter(people.values()))
    table = await next_table(one, group, series, **wish)
    here = await seated(table, people)
    ready = [seat["ready"] for seat in (await one.get(f"/api/tables/{table}")).json()["seats"]]
    for player in (player for player, is_ready in zip(here, ready, strict=True) if not is_ready):
        answer = await player.put(f"/api/tables/{table}/ready", json={"ready": True})
        assert answer.status_code == 204, answer.text
    await played(here, table)
    known = {id(browser): name for name, browser in people.items()}
    return table, [known[id(player)] for player in here]


async def played_here(group: str, *people: Any) -> str:
    """Play a game of a group, which these sit down to in this order."""
    opened = await people[0].post("/api/tables", json={"game": "toy", "seats": len(people), "name": "Ana", "group": group})
    assert opened.status_code == 201, opened.text
    table: str = opened.json()["table"]
    for one, name in zip(people[1:], ("Ben", "Eva", "Leo"), strict=False):
        assert (await one.post(f"/api/tables/{table}/seats", json={"name": name})).status_code == 201
    await played(list(people), table)
    return table


def members(site: Any, group: str) -> list[tuple[str, bool]]:
    """Who is in a group, and who of them looks after it."""
    with Session(site.services.store.reading) as session:
        rows = session.scalars(select(GroupMemberRow).where(GroupMemberRow.group_id == group).order_by(GroupMemberRow.id))
        return [(row.person, row.is_keeper) for row in rows]


def is_there(site: Any, group: str) -> bool:
    with Session(site.services.store.reading) as session:
        return session.get(GroupRow, group) is not None
