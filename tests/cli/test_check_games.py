"""`mercat check GAME`: how many findings there are, matches to look at, stubs of missing texts, games that play otherwise."""

import importlib
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mercat import Match
from mercat.cli.new import project, write
from tests.cli.conftest import Command

NAME = "quay_market"


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The project of a game of one's own, in English and Polish."""
    # A file that is changed twice within a second, at the same length, would look compiled.
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    folder = tmp_path / "own"
    write(project(folder, NAME), NAME, "Quay Market", ["en", "pl"])
    games: Any = importlib.import_module("mercat.games")
    games.__path__.append(str(folder / "src"))
    yield folder
    games.__path__.remove(str(folder / "src"))
    forget()


def forget() -> None:
    """Let the game be imported again."""
    games: Any = importlib.import_module("mercat.games")
    for name in [name for name in sys.modules if NAME in name]:
        del sys.modules[name]
    games.loaded.cache_clear()


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")
    forget()


def test_all_findings_are_counted_and_each_part_shows_its_first_ones(mercat: Command, own: Path) -> None:
    for language in ("en", "pl"):
        path = own / "src" / NAME / "text" / f"{language}.ftl"
        kept = re.findall(r"^(?:game|game-about) = .*$", path.read_text("utf-8"), re.MULTILINE)
        path.write_text("\n".join(kept) + "\n", "utf-8")
    forget()
    told = json.loads(mercat("check", NAME, "--json").out)["games"][NAME]
    texts = [one for one in told if one["part"] == "texts"]
    said = mercat("check", NAME)
    assert said.code == 1 and len(texts) > 60 and f"texts: ... and {len(texts) - 40} more" in said.out
    assert said.out.count(f"{NAME}: texts: There is no") + 1 <= 41 and f"{len(told)} promises are broken" in said.out


def test_stubs_are_appended_with_their_facts_and_found_until_they_are_written(mercat: Command, own: Path) -> None:
    folder = own / "src" / NAME
    for language in ("en", "pl"):
        for file, key in (("text", "event-sold"), ("text", "path-market"), ("text/ledger", "rule-QUA-END-1")):
            path = folder / file / f"{language}.ftl"
            path.write_text(re.sub(rf"^{key} = .*\n(?:[ }}].*\n)*", "", path.read_text("utf-8"), flags=re.MULTILINE), "utf-8")
    path = folder / "text" / "en.ftl"
    path.write_text(re.sub(r"\n +\.help = .*", "", path.read_text("utf-8"), count=1), "utf-8")
    forget()
    said = mercat("check", NAME, "--stubs")
    assert said.code == 1 and "rule-QUA-END-1 (a rule that players are shown): add it to text/ledger/pl.ftl" in said.out
    assert f"{folder / 'text' / 'en.ftl'}: 3 stubs appended" in said.err, said.err
    english, ledger = path.read_text("utf-8"), (folder / "text" / "ledger" / "pl.ftl").read_text("utf-8")
    assert "# what happened, in the history; it knows $seat" in english and "    .help = ???\n" in english
    assert re.search(r"^event-sold = \?\?\? sold \{ \$seat \}", english, re.MULTILINE), english
    assert re.search(r"^rule-QUA-END-1 = \?\?\? ", ledger, re.MULTILINE)
    forget()
    again = mercat("check", NAME, "--stubs")
    found = [line.partition(": texts: ")[2] for line in again.out.splitlines() if ": texts: " in line]
    assert len(found) == 7 and all("is still a stub: write it" in line for line in found), again.out
    assert "stubs appended" not in again.err and path.read_text("utf-8") == english


def test_the_match_of_a_finding_is_saved(mercat: Command, own: Path, tmp_path: Path) -> None:
    change(own / "src" / NAME / "rules" / "sow.py", "state.pay(seat", "[][state.money[seat]]; state.pay(seat")
    said = mercat("check", NAME, "--save", tmp_path / "seen")
    (path, *_) = sorted((tmp_path / "seen").iterdir())
    assert said.code == 1 and str(path) in said.out and "IndexError: list index out of range (in rules/sow.py:" in said.out
    match = Match.from_json(path.read_text("utf-8"))
    lines = re.search(r"after (\d+) lines", said.out)
    assert match.game.name == NAME and lines is not None and len(match.journal) == int(lines[1])


def test_a_game_that_plays_differently_needs_another_version(mercat: Command, own: Path) -> None:
    kept, package = own / "tests" / "digests.json", own / "src" / NAME
    first = mercat("check", NAME)
    assert first.code == 0 and f"{kept} now has the seeded games of version 1" in first.out, first.out
    assert "now has" not in mercat("check", NAME).out
    change(package / "rounds.py", "frame.seat + 1", "1 + frame.seat")
    assert mercat("check", NAME).code == 0                                   # other sources, the same games
    before = kept.read_text("utf-8")
    change(package / "scoring.py", "state.money[seat]", "state.money[seat] // 2")
    said = mercat("check", NAME)
    assert said.code == 1 and "seeded games play differently" in said.out and "raise VERSION" in said.out, said.out
    assert kept.read_text("utf-8") == before
    change(package / "__init__.py", "Final = 1 ", "Final = 2 ")
    assert "seeded games of version 2" in mercat("check", NAME).out and kept.read_text("utf-8") != before
    kept.write_text("[]")
    assert "cannot be read" in mercat("check", NAME).out


def test_a_transcript_of_a_broken_game_says_why(mercat: Command, own: Path) -> None:
    change(own / "src" / NAME / "tables.py", "PRICE", "1 / 0\nPRICE")
    said = mercat("check", own / "tests")
    assert said.code == 1 and "ZeroDivisionError" in said.err and "tables.py:" in said.err, said.err
    assert mercat("games").code == 1 and mercat("check", NAME).code == 1


def test_values_that_are_alike_need_no_texts_and_are_listed(mercat: Command, own: Path) -> None:
    folder = own / "src" / NAME
    change(folder / "vocabulary.py", '["barley", "flax"]', '["barley", "flax"], alike=True')
    change(folder / "__init__.py", "import Game,", "import Fact, Game,")
    change(folder / "__init__.py", "ledger=LEDGER,", 'ledger=LEDGER, counted=lambda state: [Fact("crop", "flax", 0)],')
    for path in (folder / "text" / "en.ftl", folder / "text" / "pl.ftl"):
        path.write_text(re.sub(r"^(crop-|values-crop).*\n", "", path.read_text("utf-8"), flags=re.MULTILINE), "utf-8")
    forget()
    said = mercat("check", NAME)
    assert "a value of crop" not in said.out and "a value that statistics count" not in said.out, said.out
    assert "CROP: barley, flax" in mercat("games", NAME).out


def test_stubs_list_the_cause_of_an_event_that_has_one(mercat: Command, own: Path) -> None:
    path = own / "src" / NAME / "text" / "en.ftl"
    path.write_text(re.sub(r"^event-(paid|round_began) = .*\n", "", path.read_text("utf-8"), flags=re.MULTILINE), "utf-8")
    forget()
    mercat("check", NAME, "--stubs")
    stubs = path.read_text("utf-8")
    assert "event-paid = ??? paid { $seat } { $amount } { $cause }\n" in stubs
    assert "event-round_began = ??? round_began { $round }\n" in stubs
