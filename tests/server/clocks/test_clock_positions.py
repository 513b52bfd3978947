"""Whoever ends in the position where they began has no more time than if they had only thought: random games of all three, live
and by days, each beside a twin at which people only think."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

import pytest

from mercat.server.clocks.clock_terms import BY_DAYS, DAY, HOUR, LIVE, ClockTerms
from mercat.server.timekeeping.own_rests import set_quiet
from tests.server.conftest import Site, site_in
from tests.server.moving_time import HandClock, hand_clock, move, utc
from tests.thorough import MANY

pytestmark = pytest.mark.anyio
START = utc("2026-10-23T12:00")
TERMS = (ClockTerms(kind=LIVE, bank=HOUR, increment=30), ClockTerms(kind=BY_DAYS, turn=DAY, bank=8 * DAY, weekends=True))
HOURS = ((22 * 60, 7 * 60), (13 * 60, 23 * 60), None)
ZONES = ("Europe/Warsaw", "America/St_Johns", "UTC")
EQUAL = 1e-3                                             # seconds


@pytest.fixture(scope="module")
async def site_with_hands(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Site]:
    """It looks at its clocks only when a test says so, and its bots never move."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("mercat.server.periodic.LOOK_AT_CLOCKS", 1e9)
        async with site_in(tmp_path_factory.mktemp("site")) as made:
            made.services.tables.on_bot_turn = lambda table: None
            yield made


@dataclass
class Played:
    """A table, and who sits there."""

    id: str
    readers: list[Any] = field(default_factory=list)     # by seat


class Game:
    """Two tables with the same moves; at the first more is done."""

    def __init__(self, site: Site, clock: HandClock, dice: random.Random, terms: ClockTerms) -> None:
        self.services, self.clock, self.dice, self.terms, self.people = site.services, clock, dice, terms, 0
        self.resting: dict[int, tuple[str, Any]] = {}    # zone and quiet hours, by seat

    # -- what people do

    def person(self, seat: int) -> Any:
        """Somebody new, who rests like all who sit on this seat."""
        from mercat.server.people.rows import PersonRow
        from mercat.server.tables.snapshot import Reader

        zone, quiet = self.resting.setdefault(seat, (self.dice.choice(ZONES), self.dice.choice(HOURS)))
        name = f"p{self.dice.getrandbits(60)}"
        with self.services.store.changing() as session:
            session.add(PersonRow(id=name, rests={"zone": zone, "quiet": quiet, "away": []}))
        return Reader(person=name, is_stored=True)

    async def open(self, game: str, seats: int) -> Played:
        from mercat.server.tables.terms import Terms

        made = Played("", [self.person(0)])
        ticket = await self.services.opening.open(made.readers[0], game, seats, {}, name="P0", listed=False,
                                                terms=Terms(clock=self.terms))
        made.id = ticket.table
        await self.services.tables.change(made.id, lambda session, table, rows: setattr(table, "seed", "7"))
        for seat in range(1, seats):
            made.readers.append(self.person(seat))
            await self.services.seating.sit(made.id, made.readers[seat], f"P{seat}")
        return made

    async def match(self, table: Played) -> Any:
        return (await self.services.tables.snapshot(table.id, table.readers[0])).match

    async def left(self, table: Played) -> list[float]:
        """What each seat has, with the time counted up to now."""
        from mercat.server.clocks.stored import reckoned_anew

        await self.services.tables.change(table.id, reckoned_anew)
        seen = await self.services.tables.snapshot(table.id, table.readers[0])
        return [one.turn + one.bank for one in seen.clock.seats]

    async def used(self, table: Played, seat: int) -> float:
        seen = await self.services.tables.snapshot(table.id, table.readers[0])
        return float(seen.clock.seats[seat].used)

    async def play(self, table: Played, move: str) -> None:
        from mercat.server.tables.moves import play

        match = await self.match(table)
        await play(self.services.tables, table.id, table.readers[match.to_move], len(match.entries), move)

    async def think(self) -> None:
        seconds = self.dice.randrange(1, 120) if self.terms.kind == LIVE else self.dice.randrange(60, 9 * HOUR)
        move(self.clock, self.services.store, timedelta(seconds=seconds))
        await self.services.tables.peers.beat()

    async def undo(self, table: Played, restart: bool = False) -> None:
        from mercat.server.tables.moves import undo

        match = await self.match(table)
        mover = match.entries[match.path[-1] - 1].seat
        await undo(self.services.tables, table.id, table.readers[mover], len(match.entries), restart)

    async def redo(self, table: Played) -> None:
        from mercat.server.tables.undo_rights import undone_move

        again = undone_move(await self.match(table))
        if again is not None:
            await self.play(table, again)

    async def agree(self, table: Played) -> None:
        """All who are asked for something agree."""
        request = (await self.services.tables.snapshot(table.id, table.readers[0])).request
        for seat in () if request is None else request.waiting:
            await self.services.consent.answer(table.id, table.readers[seat], request.id, True)

    async def undo_by_consent(self, table: Played, target: int) -> None:
        match = await self.match(table)
        await self.services.undo_requests.ask(table.id, table.readers[0], len(match.entries), target)
        await self.agree(table)

    async def pause(self, table: Played) -> None:
        await self.services.timekeeper.ask_pause(table.id, table.readers[0], None)
        await self.agree(table)

    async def get_up_and_sit(self, table: Played, seat: int) -> None:
        """Somebody leaves a seat; the same person sits down there again, or somebody new."""
        await self.services.seating.leave(table.id, table.readers[seat], seat)
        await self.think()
        await self.sit(table, seat, self.dice.random() < 0.5)

    async def sit(self, table: Played, seat: int, new: bool) -> None:
        if new:
            table.readers[seat] = self.person(seat)
        self.people += 1
        await self.services.seating.sit(table.id, table.readers[seat], f"N{self.people}", seat)

    async def call_own_bot(self, table: Played, seat: int) -> None:
        await self.services.seating.hold(table.id, table.readers[seat], seat, "random")
        await self.think()
        await self.services.seating.give_back(table.id, table.readers[seat], seat)

    async def change_hours(self, table: Played, seat: int) -> None:
        wall = self.clock.at.hour * 60
        await self.services.desk.write(table.readers[seat], set_quiet, (wall, (wall + 720) % 1440), self.dice.choice(ZONES))

    async def order(self, table: Played, seat: int) -> None:
        wish: dict[str, Any] = {"kind": self.dice.choice(("pass_round", "pass_until")), "unless": []}
        with suppress(Exception):                        # where nothing of the kind can be ordered
            await self.services.orders.give(table.id, table.readers[seat], seat, wish)

    # -- whole games

    async def own_moves(self, table: Played, seat: int) -> list[str]:
        """The moves of whoever is to move that nobody need be asked to take back."""
        from mercat.server.tables.matches import make_move

        match, found = await self.match(table), []
        legal = [str(move) for move in match.legal()]
        for text in self.dice.sample(legal, min(len(legal), 6)):
            after = match.copy()
            await self.services.tables.in_engine(make_move, after, text)
            if after.to_move is not None and all(one.seat == seat for one in after.entries[len(match.entries):]):
                found.append(text)
        return found

    async def own_acts(self, table: Played, way: list[str], seat: int) -> bool:
        """What somebody does alone who ends where they began. Returns whether they got up in between."""
        got_up = False
        for _ in range(6):
            match = await self.match(table)
            here = texts(match)
            act = self.dice.choice(("move", "move", "move", "undo", "restart", "redo", "up", "bot", "think"))
            if act == "move" and match.to_move == seat:
                for text in (await self.own_moves(table, seat))[:1]:
                    await self.play(table, text)
            elif act in ("undo", "restart") and len(here) > len(way):
                await self.back(table, way, seat, act == "restart")
            elif act == "redo" and match.to_move == seat and len(here) == len(way):
                await self.redo_own(table, seat)
            elif act == "up":
                await self.get_up_and_sit(table, seat)
                got_up = True
            elif act == "bot" and match.to_move == seat:
                await self.call_own_bot(table, seat)
            await self.think()
        while len(texts(await self.match(table))) > len(way):
            await self.back(table, way, seat, self.dice.random() < 0.5)
        return got_up

    async def back(self, table: Played, way: list[str], seat: int, restart: bool) -> None:
        """Take own moves back, but none from before they began."""
        from mercat.server.tables.undo_rights import free_undo

        match = await self.match(table)
        one, turn = free_undo(match, frozenset([seat]), False, joined=True)
        kept = turn is not None and len(texts(match.at(turn))) >= len(way)
        assert one is not None
        await self.undo(table, restart and kept)

    async def redo_own(self, table: Played, seat: int) -> None:
        from mercat.server.tables.undo_rights import undone_move

        if undone_move(await self.match(table)) in await self.own_moves(table, seat):
            await self.redo(table)

    async def any_acts(self, table: Played, way: list[str]) -> None:
        """Whatever can be done at a table, by all who sit there, who end where they began."""
        acts = ("move", "move", "move", "undo", "redo", "consent", "up", "bot", "pause", "hours", "order", "think")
        for _ in range(9):
            match, seat = await self.match(table), self.dice.randrange(len(table.readers))
            act = self.dice.choice(acts)
            if match.to_move is None:
                break
            if act == "move":
                await self.play(table, self.dice.choice([str(one) for one in match.legal()]))
            elif act in ("undo", "consent") and len(texts(match)) > len(way):
                await self.back_by_consent(table, way)
            elif act == "redo" and len(match.path) < len(match.entries):
                await self.redo(table)
            elif act == "up":
                await self.get_up_and_sit(table, seat)
            elif act == "bot":
                await self.call_own_bot(table, seat)
            elif act == "pause":
                await self.pause(table)
                await self.think()
                await self.services.timekeeper.resume(table.id, table.readers[0])
            elif act == "hours":
                await self.change_hours(table, seat)
            elif act == "order":
                await self.order(table, seat)
            await self.think()
        await self.back_by_consent(table, way, all_the_way=True)

    async def back_by_consent(self, table: Played, way: list[str], all_the_way: bool = False) -> None:
        match = await self.match(table)
        moves = [length for length in match.path[len(way):] if match.entries[length - 1].seat >= 0]
        if moves:
            await self.undo_by_consent(table, (moves[0] if all_the_way else self.dice.choice(moves)) - 1)


def texts(match: Any) -> list[str]:
    """The lines that lead to a position."""
    return [str(match.entries[length - 1]) for length in match.path]


MOST_MOVES_MORE = 9


async def played(site: Site, clock: HandClock, name: str, terms: ClockTerms, seed: int) -> tuple[int, int]:
    """Play a game and its twin; how often somebody ended where they began after own acts, and after any."""
    from mercat.server.tables.undo_rights import completes

    dice = random.Random(f"{name} {terms.kind} {seed}")
    game = Game(site, clock, dice, terms)
    await site.services.tables.peers.beat()
    table, twin = await game.open(name, 2), await game.open(name, 2)
    own, before = 0, list[float]()
    for _ in range(5):
        least = dice.randrange(3, 12)
        for number in range(least + MOST_MOVES_MORE):
            match = await game.match(table)
            if match.to_move is None:
                return own, 0
            if number >= least and not completes(match, match.entries[match.path[-1] - 1]):
                break                                    # moves that pages make at once are taken back at once
            await game.think()
            text = dice.choice([str(one) for one in match.legal()])
            await game.play(table, text)
            await game.play(twin, text)
        match = await game.match(table)
        way, seat = texts(match), match.to_move
        if seat is None:
            return own, 0
        before = await game.left(table)
        assert before == pytest.approx(await game.left(twin), abs=EQUAL), "the twins are not alike"
        sat = table.readers[seat]
        got_up = await game.own_acts(table, way, seat)
        assert texts(await game.match(table)) == way
        here, without = await game.left(table), await game.left(twin)
        assert without[seat] > 0, "no time is left to compare"
        assert here == pytest.approx(without, abs=EQUAL), (seat, before)
        assert await game.used(table, seat) == pytest.approx(await game.used(twin, seat), abs=EQUAL)
        own += 1
        if got_up:                                       # or whoever is new there would have more in their next turn
            await site.services.seating.leave(twin.id, twin.readers[seat], seat)
            await game.sit(twin, seat, table.readers[seat] is not sat)
    await game.any_acts(table, way)
    assert texts(await game.match(table)) == way
    here = await game.left(table)
    assert all(now <= then + EQUAL for now, then in zip(here, before, strict=True)), (seat, before, here)
    return own, 1


@pytest.mark.parametrize("terms", TERMS, ids=lambda terms: terms.kind)
@pytest.mark.parametrize("name", ["caledonia", "new_bedford", "poseidon"])
async def test_whoever_ends_where_they_began_has_no_more_time(site_with_hands: Site, name: str, terms: ClockTerms) -> None:
    for seed in range(MANY):
        with hand_clock(START) as clock:
            assert await played(site_with_hands, clock, name, terms, seed) == (5, 1), seed
