"""Records the season; see the package's documentation."""

import asyncio
import os
import sys
import tempfile
from pathlib import Path

from tests.server.toy_games import GAMES

os.environ["MERCAT_GAMES"] = str(GAMES)                  # read when the games are imported

from tests.server.fence import (
    chapter_1_tables,
    chapter_2_people,
    chapter_3_groups,
    chapter_4_days,
    chapter_5_forms,
    chapter_6_friends,
    chapter_7_host,
)
from tests.server.fence.recorder import Recorder
from tests.server.fence.season import Season
from tests.server.fence.steady import steady_site

HERE = Path(__file__).parent
CHAPTERS = (chapter_1_tables, chapter_2_people, chapter_3_groups, chapter_4_days, chapter_5_forms, chapter_6_friends,
            chapter_7_host)


async def record(folder: Path, zone: str = "") -> None:
    with tempfile.TemporaryDirectory() as data:
        async with steady_site(Path(data)) as site:
            season = Season(Recorder(site, {data: "data folder"}), zone=zone)
            await season.gather()
            for chapter in CHAPTERS:
                await chapter.play(season)
            season.record.write(folder)


if __name__ == "__main__":
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else HERE
    asyncio.run(record(folder, *sys.argv[2:]))
