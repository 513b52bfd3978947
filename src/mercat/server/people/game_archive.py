"""The archive of finished games whose people agreed: who agrees, what somebody looks for, and the statistics of that."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from mercat.engine.game import Game
from mercat.server.people.my_games import MyGame, game_of_result
from mercat.server.storage.archive_wishes import agree, agree_to_all, wish_for_all
from mercat.server.storage.changed_tables import seated_at
from mercat.server.storage.game_archive import ArchiveSearch, archived_outcomes, public_person, search_archive
from mercat.server.storage.own_games import OwnResult
from mercat.server.storage.person_pages import visible_pages
from mercat.server.storage.results import place_of
from mercat.server.tables.finished_games import MOST_COUNTED, OwnStatistics
from mercat.server.tables.service import TableService
from mercat.server.tables.snapshot import Reader
from mercat.statistics import tallied

LONGEST_PERSON: Final = 60                               # characters of a name, or of the name of a page


@dataclass(frozen=True)
class ArchivePage:
    """What the archive has of what somebody looks for."""

    games: Sequence[MyGame]                              # the newest first
    more: str | None                                     # after which to go on, if there are more


@dataclass(frozen=True)
class PublicPerson:
    """Somebody whose page everybody may see."""

    id: str
    name: str
    page: str


class GameArchive:
    """Reads the archive, and stores who agrees."""

    def __init__(self, tables: TableService) -> None:
        self.tables = tables
        self.store, self.access = tables.store, tables.access

    async def search(self, reader: Reader, asked: ArchiveSearch, limit: int) -> ArchivePage:
        """The newest games that are asked for."""
        found, rated = await self.access.read(search_archive, self.store, asked, limit + 1)
        more = place_of(found[limit - 1].result) if len(found) > limit else None
        people = {seat.holder for kept in found[:limit] for seat in kept.seats if seat.holder}
        pages: Mapping[str, str] = await self.access.read(visible_pages, self.store, reader.person, people) if people else {}
        games = [game_of_result(OwnResult(kept, pages), reader) for kept in found[:limit]]
        return ArchivePage([one.model_copy(update={"may_hide": False, "rated": one.table in rated}) for one in games], more)

    async def statistics(self, game: Game[Any], asked: ArchiveSearch) -> OwnStatistics:
        """What usually happens in the newest of them, under the present rules and with the present components."""
        found = await self.access.read(archived_outcomes, self.store, asked, game.version, game.digest, MOST_COUNTED)
        return OwnStatistics(tallied(found), len(found))

    async def person(self, said: str) -> PublicPerson | None:
        """Somebody whose page everybody may see, by its name in addresses or by the name of their account."""
        found = await self.access.read(public_person, self.store, said[:LONGEST_PERSON])
        return None if found is None else PublicPerson(*found)

    async def agree(self, reader: Reader, table_id: str, agrees: bool) -> None:
        """The reader agrees that a game of theirs is in the archive, or does not any more. Raises Problem if it is not theirs."""
        assert reader.person is not None
        await self.access.write(agree, self.store, reader.person, table_id, agrees)
        self.tables.streams.wake(table_id)
        for person in await self.access.read(seated_at, self.store, [table_id]):
            self.tables.streams.wake_person(person)      # the others may be asked now

    async def agree_to_all(self, reader: Reader, agrees: bool) -> None:
        """The reader agrees that all their games are in the archive, also those to come; or that none is."""
        assert reader.person is not None
        await self.access.write(agree_to_all, self.store, reader.person, agrees)

    async def wish_for_all(self, reader: Reader) -> bool:
        """Does the reader agree that all their games are in the archive?"""
        if reader.person is None or not reader.is_stored:
            return False
        return await self.access.read(wish_for_all, self.store, reader.person)
