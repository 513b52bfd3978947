"""Moments are told to everybody in their time zone, which the browser tells or they choose by a city; days, in their language."""

import asyncio
import html
import re
import subprocess
import sys
from datetime import datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import update
from sqlalchemy.orm import Session

from mercat.server.clocks.rests import rests_of_person
from mercat.server.pages.preferences import read_preferences
from mercat.server.pages.time_zones import cities, living_zone, zone_typed, zones
from mercat.server.people.retention import Kept, forgettable_guests
from mercat.server.people.rows import PersonRow, SessionRow
from mercat.server.play.live import shows_moments
from mercat.server.storage.models import OVER, PLAYING, now
from mercat.text import LANGUAGES
from mercat.text.moments import moment
from tests.server.conftest import Site
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio
HOME = Path(__file__).parents[3]
SERVER = HOME / "src/mercat/server"
HERE = "Asia/Kathmandu"                                  # 5 h 45 min ahead of UTC
BY_DAYS = {"kind": "days", "turn": 86_400, "bank": 172_800, "end": "bot"}
NOT_SAID = re.compile(r"\bUTC\b|\b\d{4}-\d\d-\d\d\b|\b[A-Z][a-z]{2,8} \d{1,2}, \d{4}")
# Where moments are written: all others ask these. Logs, names of files, and what the admin reads at the server are apart.
WRITERS = {"pages/preferences.py", "pages/time_zones.py"}
NOT_FOR_READERS = ("storage/", "telemetry/", "doctor/", "notices/pages.py")
WRITTEN = re.compile(r"\.strftime\(|format_(?:date|time)|text\.moments import|isoformat\(\)\[|:%[YdHMb]")


async def noted(site: Site) -> None:
    """What is stored beside requests is stored."""
    while site.services.sessions.noting:
        await asyncio.wait(site.services.sessions.noting.values())


async def by_days(site: Site, zone: str) -> tuple[Any, Any, str]:
    """Two people at a table by days, whose browsers have told this zone; the first is to move."""
    players = [await site.browser(), await site.browser()]
    for one in players:
        one.cookies.set("zone_here", zone)
    opened = await players[0].post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana", "clock": BY_DAYS})
    table = opened.json()["table"]
    assert (await players[1].post(f"/api/tables/{table}/seats", json={"name": "Ben"})).is_success
    seen = (await players[0].get(f"/api/tables/{table}")).json()
    first = next(number for number, seat in enumerate(seen["seats"]) if number == seen["to_move"])
    return players[first], players[1 - first], table


async def deadline_at(browser: Any, table: str, zone: str = HERE) -> str:
    clock = (await browser.get(f"/api/tables/{table}")).json()["clock"]
    return moment("en", datetime.fromisoformat(clock["deadline"]), zone)


@pytest.mark.parametrize("told", [HERE, "Asia/Katmandu"])
async def test_the_browsers_zone_is_that_of_pages_and_streams_and_kept_for_mails(site: Site, told: str) -> None:
    mover, other, table = await by_days(site, told)
    said = await deadline_at(mover, table)
    for path in (f"/t/{table}", f"/t/{table}/text", "/"):
        assert f">{said}</time>" in (await mover.get(path)).text, path
    length = (await mover.get(f"/api/tables/{table}")).json()["length"]
    moved = await mover.post(f"/t/{table}/move", data={"move": "pass", "length": length}, headers={"HX-Request": "true"})
    assert f">{await deadline_at(mover, table)}</time>" in moved.text
    other.cookies.set("zone_here", "America/New_York")   # another place at the same table
    assert f">{await deadline_at(other, table, 'America/New_York')}</time>" in (await other.get(f"/t/{table}")).text
    await noted(site)
    with Session(site.services.store.reading) as session:
        person = session.get_one(PersonRow, await site.person_of(mover))
        assert person.preferences == {"zone_here": HERE} and rests_of_person(person).zone == HERE


async def test_the_zone_is_not_a_choice_and_a_choice_goes_before_it(site: Site) -> None:
    mover, _, table = await by_days(site, HERE)
    await mover.post("/settings", data={"zone": "Varsovia"})
    assert f">{await deadline_at(mover, table, 'Europe/Warsaw')}</time>" in (await mover.get(f"/t/{table}")).text
    await mover.post("/settings", data={"zone": ""})     # that of the browser again
    assert f">{await deadline_at(mover, table)}</time>" in (await mover.get(f"/t/{table}")).text
    for nonsense in ("Mars/Base", "x" * 4_000, "auto", ""):
        mover.cookies.set("zone_here", nonsense)
        await mover.get("/me")
    await noted(site)
    with Session(site.services.store.reading) as session:
        assert session.get_one(PersonRow, await site.person_of(mover)).preferences == {"zone": "auto", "zone_here": HERE}


async def test_a_device_elsewhere_is_told_its_own_times_and_kept_after_an_hour(site: Site) -> None:
    mover, _, table = await by_days(site, HERE)
    await mover.get("/me")
    await noted(site)
    mover.cookies.set("zone_here", "Europe/Madrid")
    assert f">{await deadline_at(mover, table, 'Europe/Madrid')}</time>" in (await mover.get(f"/t/{table}")).text
    await noted(site)
    person = await site.person_of(mover)
    with site.services.store.changing() as session:
        assert session.get_one(PersonRow, person).preferences["zone_here"] == HERE
        session.execute(update(SessionRow).values(used=now() - timedelta(hours=2)))
    site.services.sessions.forget(set(site.services.sessions.kept.kept))
    await mover.get("/me")
    await noted(site)
    with Session(site.services.store.reading) as session:
        assert session.get_one(PersonRow, person).preferences["zone_here"] == "Europe/Madrid"


def test_a_guest_of_whom_only_the_zone_is_kept_has_chosen_nothing(store: Any) -> None:
    """They are forgettable_guests as soon as others."""
    kept = {"nothing": {}, "told": {"zone_here": HERE}, "chosen": {"zone": HERE}, "both": {"zone_here": HERE, "theme": "dark"}}
    before = now() - timedelta(days=8)
    with Session(store.writing) as session, session.begin():
        for name, preferences in kept.items():
            session.add(PersonRow(id=name, preferences=preferences, seen=before, changed=before))
            session.flush()
            session.add(SessionRow(hash=name, person=name))
    assert set(store.read(forgettable_guests, Kept(400, 7))) == {"nothing", "told"}


@pytest.mark.parametrize("shown", [{"clock": object()}, {"status": OVER}, {"happened": (object(),)}])
def test_parts_with_moments_are_drawn_for_each_zone(shown: dict[str, Any]) -> None:
    snapshot: Any = SimpleNamespace(**{"clock": None, "status": PLAYING, "happened": ()} | shown)
    assert shows_moments(snapshot)


# -- everywhere


def test_templates_write_no_moment_themselves() -> None:
    for path in SERVER.glob("*/templates/**/*.html"):
        text = path.read_text("utf-8")
        if path.name != "moments.html":
            assert not re.search(r"<time|isoformat|strftime|\[:1[06]\]", text), f"{path}: use parts/moments.html"


def test_programs_write_moments_by_one_function() -> None:
    wrong = [name for path in SERVER.glob("**/*.py") if (name := path.relative_to(SERVER).as_posix()) not in WRITERS
             and not name.startswith(NOT_FOR_READERS) and WRITTEN.search(path.read_text("utf-8"))]
    assert wrong == [], "use moment_text or day_text"


@pytest.mark.long
def test_no_page_and_no_mail_of_a_season_has_a_moment_of_another_zone(tmp_path: Path) -> None:
    """Of people whose browsers have told their zone; JSON and calendars are for programs."""
    done = subprocess.run([sys.executable, "-m", "tests.server.fence", str(tmp_path), HERE], cwd=HOME, capture_output=True,
                          text=True, timeout=4 * PATIENCE)
    assert done.returncode == 0, done.stderr
    pages = {path.name: path.read_text("utf-8") for path in (tmp_path / "pages").glob("*.txt")}
    assert len(pages) > 100
    told = [f"{name}: {line.strip()}" for name, page in pages.items() for line in page.splitlines()
            if NOT_SAID.search(text_of(line))]
    assert told == []


def text_of(line: str) -> str:
    """The text of a line of an outline, or of a mail."""
    return re.sub(r"<[^>]*>|https?:\S+", "", line.partition("| ")[2] or ("" if re.match(r" *[a-z0-9!]+( |$)", line) else line))


def test_what_is_not_said_is_found() -> None:
    for wrong in ("29 Nov 2026, 04:49 UTC", "on 2026-12-01", "Nov 29, 2026"):
        assert NOT_SAID.search(text_of(f'time class="moment" datetime="2026-12-01T00:00" | {wrong}'))
    assert not NOT_SAID.search(text_of('time datetime="2026-12-01T00:00" | 29 Nov 2026, 04:49'))


# -- choosing a zone


def test_zones_are_living_and_named_by_their_cities() -> None:
    for dead, alive in {"Africa/Asmera": "Africa/Asmara", "Asia/Calcutta": "Asia/Kolkata", "Europe/Kiev": "Europe/Kyiv",
                        "America/Knox_IN": "America/Indiana/Knox", "US/Pacific": "America/Los_Angeles"}.items():
        assert dead not in zones() and living_zone(dead) == alive
    for language in LANGUAGES:
        named = cities(language)
        assert len(set(named.values())) == len(named) == len(zones()) and not re.search("[/_]", "".join(named.values()))
        assert all(zone_typed(city) == zone for zone, city in named.items())
    for typed, zone in {"warszawa": "Europe/Warsaw", " VARSOVIA ": "Europe/Warsaw", "new y": "America/New_York", "utc": "UTC",
                        "Bogota": "America/Bogota", "europe/madrid": "Europe/Madrid", "San": "", "Lodz": "", "": ""}.items():
        assert zone_typed(typed) == zone, typed
    assert read_preferences("en", {"zone": "Asia/Calcutta"}).zone == "Asia/Kolkata"          # chosen when it was on the list


@pytest.mark.parametrize(("language", "city", "said"), [
    ("en", "Warsaw", "No time zone is named after “Atlantis”"), ("es", "Varsovia", "No hay ninguna zona horaria"),
    ("pl", "Warszawa", "Nie ma strefy czasowej o nazwie")])
async def test_a_zone_is_chosen_by_typing_its_city(site: Site, language: str, city: str, said: str) -> None:
    browser = await site.browser(language=language)
    page = (await browser.get("/me")).text
    text = re.sub(r"<[^>]*>", " ", page)
    assert f'<option value="{city}">' in page and "Ushuaia" not in text
    assert (await browser.post("/settings", data={"zone": city, "back": "/me"})).status_code == 303
    page = (await browser.get("/me")).text
    assert 'data-zone="Europe/Warsaw"' in page and f'value="{city}" placeholder' in page
    refused = await browser.post("/settings", data={"zone": "Atlantis", "theme": "dark"})
    shown = html.unescape(refused.text)
    assert refused.status_code == 422 and said in shown and 'value="Atlantis" placeholder' in shown and "aria-invalid" in shown
    page = (await browser.get("/me")).text
    assert 'data-zone="Europe/Warsaw"' in page and 'data-theme="dark"' not in page           # nothing has changed


# -- away days


async def test_days_of_absence_are_put_in_order_and_said_as_people_do(site: Site) -> None:
    ana, _, _ = await by_days(site, HERE)
    first, last = now().date() + timedelta(days=10), now().date() + timedelta(days=14)
    assert (await ana.post("/me/away", data={"first": str(last), "last": str(first)})).status_code == 303
    rests = (await ana.get("/api/me")).json()["rests"]
    assert rests["away"] == [[str(first), str(last)]] and rests["zone"] == HERE              # as programs read it
    shown = html.unescape(re.sub(r"<[^>]*>", " ", (await ana.get("/me")).text))
    assert f"{first.day} {first:%b %Y} to {last.day} {last:%b %Y}" in shown.replace("Sept", "Sep") and str(first) not in shown


async def test_refused_days_are_said_at_their_fields(site: Site) -> None:
    ana, _, _ = await by_days(site, HERE)
    gone = now().date() - timedelta(days=9)
    refused = await ana.post("/me/away", data={"first": str(gone), "last": str(gone)})
    assert refused.status_code == 422
    assert refused.text.index('id="rests"') < refused.text.index('action="/me/away"') < refused.text.index('id="wrong-away"')
    assert refused.text.count("over or have already started") == 1
    assert f'value="{gone}" aria-invalid="true" aria-describedby="wrong-away"' in refused.text
