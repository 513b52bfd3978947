"""Helpers for tests of groups: founding them, inviting people, and series with their games."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from mercat.server.groups.rows import GroupMemberRow, GroupRow
from tests.server.own_games.test_my_games import played


async def invited(keeper: Any, group: str, people: int = 10, days: int = 7) -> str:
    """Return the code of a link that admits people to a group."""
    answer = await keeper.post("/api/groups/invitations", json={"group": group, "people": people, "days": days})
    assert answer.status_code == 201, answer.text
    code: str = answer.json()["code"]
    return code


async def group_of(keeper: Any, *others: Any, names: tuple[str, ...] = ("Ana", "Ben", "Eva", "Leo", "Mia", "Zoe")) -> str:
    """Return a new group with these members, in this order."""
    answer = await keeper.post("/api/groups", json={"name": "Evenings", "own": names[0]})
    assert answer.status_code == 201, answer.text
    group: str = answer.json()["group"]
    code = await invited(keeper, group) if others else ""
    for one, name in zip(others, names[1:], strict=False):
        joined = await one.post("/api/groups/join", json={"code": code, "own": name})
        assert joined.status_code == 201 and joined.json()["group"] == group, joined.text
    return group


async def shown(reader: Any, group: str, **span: str) -> Any:
    """Return a group as shown to a reader."""
    answer = await reader.get(f"/api/groups/{group}", params=span)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def series_in(keeper: Any, group: str, length: int = 6, games: tuple[str, ...] = ("toy",),
                    points: tuple[int, ...] = (5, 3, 1)) -> str:
    """Return a new series of a group."""
    wish = {"group": group, "name": "Winter", "games": list(games), "length": length, "points": list(points)}
    answer = await keeper.post("/api/groups/series", json=wish)
    assert answer.status_code == 201, answer.text
    series: str = answer.json()["series"]
    return series


async def next_table(one: Any, group: str, series: str, **wish: Any) -> str:
    """Return the table of the next game of a series."""
    answer = await one.post("/api/groups/series/next", json={"group": group, "series": series} | wish)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


async def seated(table: str, people: dict[str, Any]) -> list[Any]:
    """Return these people, given by name, in the order of their seats."""
    now = (await next(iter(people.values())).get(f"/api/tables/{table}")).json()
    return [people[seat["name"]] for seat in now["seats"]]


async def played_next(people: dict[str, Any], group: str, series: str, /, **wish: Any) -> tuple[str, list[str]]:
    """Play the next game of a series to its end; return its table and the names by seat."""
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
    """Play a game of a group with these people, in this order, and return its table."""
    opened = await people[0].post("/api/tables", json={"game": "toy", "seats": len(people), "name": "Ana", "group": group})
    assert opened.status_code == 201, opened.text
    table: str = opened.json()["table"]
    for one, name in zip(people[1:], ("Ben", "Eva", "Leo"), strict=False):
        assert (await one.post(f"/api/tables/{table}/seats", json={"name": name})).status_code == 201
    await played(list(people), table)
    return table


def members(site: Any, group: str) -> list[tuple[str, bool]]:
    """Return the members of a group, and whether each is a keeper."""
    with Session(site.services.store.reading) as session:
        rows = session.scalars(select(GroupMemberRow).where(GroupMemberRow.group_id == group).order_by(GroupMemberRow.id))
        return [(row.person, row.is_keeper) for row in rows]


def is_there(site: Any, group: str) -> bool:
    with Session(site.services.store.reading) as session:
        return session.get(GroupRow, group) is not None
