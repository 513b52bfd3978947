"""Moves that are made without Confirm, for who wishes it: those that undo takes back, and no others."""

import random
import re
from typing import Any

import pytest

import mercat
from mercat.engine.matches.match import Match
from mercat.engine.rules.state import NATURE
from mercat.server.pages.preferences import NEVER, WISHES
from mercat.server.play.preview import is_made_at_once
from mercat.server.tables.automatic import follow_up
from mercat.server.tables.matches import make_move
from mercat.server.tables.undo_rights import free_undo
from mercat.text import LANGUAGES
from tests.server.conftest import Site

MARK = re.compile(r'<template id="after"[^>]*data-at-once')


@pytest.mark.parametrize("game", ["caledonia", "new_bedford", "poseidon"])
def test_whatever_is_made_at_once_can_be_taken_back_by_whoever_is_asked_next(game: str) -> None:
    """In a game at random: the undo that the table then offers leads back to the same position, and nature has not drawn."""
    chance = random.Random(7)
    match, said = Match.start(game, 3, seed=4), {True: 0, False: 0}
    while match.to_move is not None:
        seat, wishes, before = match.to_move, [chance.choice(WISHES) for _ in range(3)], len(match.entries)
        for move in chance.sample([str(one) for one in match.legal()], min(2, len(match.legal()))):
            at_once = is_made_at_once(match, move, [seat], wishes, 0)
            said[at_once] += 1
            if at_once:
                twin = match.copy()
                make_move(twin, move)
                follow_up(twin, wishes)
                wishing = [number for number, wish in enumerate(wishes) if wish != NEVER]
                back, _ = free_undo(twin, frozenset([seat]), False, 0, wishing, True)
                assert twin.to_move == seat and all(entry.seat != NATURE for entry in twin.entries[before:])
                assert back == before and twin.at(back).state.dump() == match.state.dump()
        make_move(match, str(chance.choice(match.legal())))
    assert min(said.values()) > 10, said


@pytest.mark.parametrize("game", mercat.names())
def test_an_end_of_a_turn_is_confirmed(game: str) -> None:
    chance, match = random.Random(3), Match.start(game, 2, seed=3)
    for _ in range(120):
        if match.to_move is None:
            break
        seat, move = match.to_move, str(chance.choice(match.legal()))
        at_once = is_made_at_once(match, move, [seat], [NEVER] * 2, 0)
        match.play(move)
        assert not at_once or match.to_move == seat


async def previews(site: Site, browser: Any, table: str) -> list[bool]:
    """Whether each legal move is made at once."""
    length = (await browser.get(f"/api/tables/{table}")).json()["length"]
    moves = [one["move"] for one in (await browser.get(f"/api/tables/{table}/moves")).json()["moves"]]
    pages = [(await browser.get(f"/t/{table}/preview", params={"move": move, "length": length})).text for move in moves]
    assert all('id="after"' in page for page in pages)
    return [MARK.search(page) is not None for page in pages]


@pytest.mark.anyio
async def test_only_who_wishes_it_makes_moves_without_confirm(shared_site: Site) -> None:
    site, ana = shared_site, await shared_site.browser()
    opened = await ana.post("/play/caledonia", data={"name": "Ana", "bots": "1", "strength": "gentle"})
    table = opened.headers["location"].removeprefix("/t/")
    for _ in range(400):                                 # until a decision has moves of both kinds
        snapshot = (await ana.get(f"/api/tables/{table}")).json()
        if snapshot["to_move"] != 0:
            continue
        ana.cookies.delete("confirming")
        assert not any(await previews(site, ana, table))
        ana.cookies.set("confirming", "needed")
        if any(await previews(site, ana, table)):
            break
        move = (await ana.get(f"/api/tables/{table}/moves")).json()["moves"][0]["move"]
        await ana.post(f"/api/tables/{table}/play", json={"move": move, "length": snapshot["length"]})
    else:
        pytest.fail("no move is made at once")
    ana.cookies.set("confirming", "always")
    assert not any(await previews(site, ana, table))


@pytest.mark.anyio
async def test_the_wish_follows_its_person_and_odd_ones_are_ignored(shared_site: Site) -> None:
    ana = await shared_site.browser()
    await shared_site.table_of(ana, await shared_site.browser())
    assert 'data-confirming=""' in (await ana.get("/")).text
    assert (await ana.post("/settings", data={"confirming": "never"})).status_code == 303
    assert 'data-confirming=""' in (await ana.get("/")).text
    assert (await ana.post("/settings", data={"confirming": "needed"})).status_code == 303
    assert 'data-confirming="needed"' in (await ana.get("/")).text
    assert (await ana.get("/api/me")).json()["preferences"]["confirming"] == "needed"


@pytest.mark.anyio
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_settings_have_it(shared_site: Site, language: str) -> None:
    page = (await shared_site.visitor(language=language).get("/")).text
    assert 'name="confirming" value="always" aria-pressed="true"' in page
    assert 'name="confirming" value="needed" aria-pressed="false"' in page
