"""What the server shows and answers stays as it was recorded (tests/server/fence), whatever is changed in how it is built."""

import difflib
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.routing import iter_route_contexts

from mercat.server.app import create_app
from mercat.server.settings import Settings
from tests.server.fence.description import described, missing
from tests.server.fence.outline import outline
from tests.server.fence.placeholders import Placeholders
from tests.server.fence.pseudo import speak_in_keys
from tests.server.fence.recorder import ANSWERS, DESCRIPTION, PAGES, USUAL
from tests.waiting import PATIENCE

HOME = Path(__file__).parents[2]
FENCE = Path(__file__).with_name("fence")
AGAIN = "If all of this is meant, record anew (python -m tests.server.fence), and look at the difference before you commit it."
MOST_SHOWN = 200                                         # lines of a difference
ADDED: list[str] = []                                    # what programs find since the record, in the words of `missing`


def records_in(folder: Path) -> dict[str, str]:
    """The records by name."""
    files = [folder / ANSWERS, folder / DESCRIPTION, *sorted((folder / PAGES).glob("*.txt"))]
    return {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in files}


def differences(before: dict[str, str], now: dict[str, str]) -> list[str]:
    """The lines in which records differ."""
    return [line.rstrip("\n") for name in sorted({*before, *now}) if before.get(name) != now.get(name)
            for line in difflib.unified_diff(before.get(name, "").splitlines(), now.get(name, "").splitlines(),
                                             f"recorded/{name}", f"now/{name}", lineterm="", n=2)]


@pytest.mark.long
def test_a_season_is_shown_and_answered_as_it_was_recorded(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-m", "tests.server.fence", str(tmp_path)], cwd=HOME, capture_output=True, text=True,
                          timeout=4 * PATIENCE)
    assert done.returncode == 0, done.stderr
    recorded, now = records_in(FENCE), records_in(tmp_path)
    del recorded[DESCRIPTION], now[DESCRIPTION]          # tested below, where more is allowed
    found = differences(recorded, now)
    assert not found, "\n".join([*found[:MOST_SHOWN], f"({len(found)} lines)", AGAIN])


# -- the description for programs


@pytest.fixture(scope="module")
def description() -> Any:
    return json.loads(json.dumps(create_app(Settings(secret_key="x" * 32)).openapi()))


def faults(before: Any, now: Any) -> list[str]:
    """What programs do not find any more, and what is new without being listed."""
    return missing(before, now) + [one for one in missing(now, before) if one not in ADDED]


def test_programs_find_all_that_was_recorded_and_nothing_unlisted(description: Any) -> None:
    found = faults(json.loads((FENCE / DESCRIPTION).read_text("utf-8")), described(description))
    assert found == [], AGAIN


def planted(document: Any) -> Iterator[tuple[str, Any]]:
    """The description with one fault each."""
    for what in ("field", "component", "optional", "required", "summary", "empty summary", "status", "type", "new field"):
        copy = json.loads(json.dumps(document))
        schemas, device = copy["components"]["schemas"], copy["components"]["schemas"]["Device"]
        if what == "field":
            del device["properties"]["label"]
        elif what == "component":
            schemas["Gadget"] = schemas.pop("Device")
        elif what == "optional":
            schemas["Sit"]["required"].append("seat")
        elif what == "required":
            schemas["Sit"]["required"].remove("name")
        elif what == "summary":
            del copy["paths"]["/api/me"]["get"]["summary"]
        elif what == "empty summary":
            copy["paths"]["/api/me"]["get"]["summary"] = " "
        elif what == "status":
            responses = copy["paths"]["/api/me/devices"]["post"]["responses"]
            responses["200"] = responses.pop("201")
        elif what == "type":
            device["properties"]["here"]["type"] = "string"
        else:
            device["properties"]["more"] = {"type": "string"}
        yield what, copy


def test_what_programs_would_miss_is_found(description: Any) -> None:
    before = described(description)
    assert faults(before, before) == []
    assert {what for what, spoiled in planted(description) if not faults(before, described(spoiled))} == set()
    dated = json.loads(json.dumps(description))
    dated["components"]["schemas"]["Device"]["properties"]["made"]["format"] = "date-time"
    dated["paths"]["/api/me"]["get"]["summary"] = "Other words"
    assert faults(before, described(dated)) == []


# -- what is recorded

UNASKED = {                                              # methods and addresses, and why they are not in the season
    "streams do not end": {"GET /api/tables/{table_id}/stream", "GET /doctor/stream", "GET /groups/{group}/live", "GET /me/live",
                           "GET /t/{table_id}/live"},
    "bots think": {"GET /t/{table_id}/review", "POST /play/{game}", "POST /t/{table_id}/hint"},
    "this site has no sign-on": {"GET /sign-on/back", "POST /sign-on", "POST /sign-on/name"},
    "browsers sign by chance": {"POST /enter/options", "POST /me/add-passkey", "POST /me/passkey-options",
                                "POST /register/options"},
    "files and what else is no page": {"GET /api/openapi.json", "GET /doctor", "GET /games/{game}/board.webp",
                                       "GET /games/{game}/table.css", "GET /worker.js"}}


def requests_recorded() -> set[str]:
    answers = json.loads((FENCE / ANSWERS).read_text("utf-8"))
    heads = [text.split(" -> ")[0] for name, text in records_in(FENCE).items() if name.startswith(PAGES)]
    return {one.partition("?")[0] for one in [*heads, *(answer["request"] for name, answer in answers.items() if name != USUAL)]}


def test_every_address_is_recorded() -> None:
    asked = requests_recorded()
    routes = {(method, route.path or "") for route in iter_route_contexts(create_app(Settings(secret_key="x" * 32)).routes)
              for method in (getattr(route, "methods", None) or set()) - {"HEAD"}}
    assert len(routes) > 200
    forms = {f"{method} {path}": re.compile(f"{method} {re.sub(r'{[a-z_]+}', '[^/]+', path)}") for method, path in routes}
    unasked = {name for name, form in forms.items() if not any(form.fullmatch(one) for one in asked)}
    assert unasked == set().union(*UNASKED.values())


# -- how it is recorded


def test_an_outline_says_what_a_page_has_however_it_is_written() -> None:
    one = outline('<p class="b a" id=x>Ana &amp; Ben\n  <b>play</b> on<br><input value="1" name="n">')
    assert one == 'p class="a b" id="x" | Ana & Ben\n b | play\n | on\n br\n input name="n" value="1"\n'
    assert one == outline("<P id='x'   class='a b'>Ana &#38; Ben <b>\nplay </b>on<br/><input name=n value=1></P>")
    assert one != outline('<p class="b a" id=x>Ana &amp; Ben <b>play</b> on<br><input value="2" name="n">')
    assert outline('<datalist id="zone-cities"><option>UTC</datalist><i>after</i>') == 'datalist id="zone-cities"\ni | after\n'


def test_the_same_secret_has_the_same_placeholder() -> None:
    marks = Placeholders({"abc123": "first"})
    said = marks.within("/t/abc123 Secret0001xx Secret0002xx Secret0001xx " + "0a" * 32)
    assert said == "/t/<first> <secret 1> <secret 2> <secret 1> <hash 1>"
    assert marks.within("nothing of 2026-03-02T09:00 here") == "nothing of 2026-03-02T09:00 here"


def test_texts_are_said_as_their_keys_and_facts(monkeypatch: pytest.MonkeyPatch) -> None:
    from mercat.engine.rules.state import SEATS
    from mercat.text import Voice

    speak_in_keys(monkeypatch.setattr)
    voice = Voice()
    assert voice.say("en", "ui-undo") == "ui-undo{}" and voice.say("es", "ui-undo") == "es:ui-undo{}"
    assert voice.say("en", "ui-none-such") == "ui-none-such"
    assert voice.say("en", "ui-undo", count=2, seat=SEATS.fact(0), names=["Ana"]) == "ui-undo{count=2, seat=Ana}"
