"""Places have their names in the reader's language; a name that the owner of a printed copy has written stands as it is."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import mercat
from mercat.games.poseidon.sources import PACKAGE
from tests.drawing import drawn

ASKED = ("import json, mercat; places = mercat.Match.start('poseidon', seats=2, seed=1).view()['places']; "
         "print(json.dumps({place['hex']: [place['name'], place['stand_in']] for place in places}))")


def test_confirmed_names_are_said_in_the_readers_language() -> None:
    match = mercat.Match.start("poseidon", seats=2, seed=1)
    assert ">Troja</text>" in drawn(match, "en") and ">Troya</text>" in drawn(match, "es")
    assert {place["name"] for place in match.view()["places"]} == {None}


def test_an_owners_names_stand_as_written(tmp_path: Path) -> None:
    own = tmp_path / "components" / "poseidon"
    shutil.copytree(PACKAGE / "data", own)
    text = (own / "components.toml").read_text(encoding="utf-8")
    text = text.replace('name = "Ainos"', 'name = "Enez"')
    (own / "components.toml").write_text(text, encoding="utf-8")
    answer = subprocess.run([sys.executable, "-c", ASKED], env={**os.environ, "MERCAT_DATA": str(tmp_path)}, check=True,
                            capture_output=True, text=True)
    names = json.loads(answer.stdout)
    assert names["A17"] == ["Enez", False] and names["G9"] == [None, False] and names["A7"] == [None, True]
