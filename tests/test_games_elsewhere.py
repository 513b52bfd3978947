"""Games of other people's packages are found by their entry points; what cannot be played is named and stops nothing."""

import importlib
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import mercat
from mercat.cli.new import project, write
from mercat.compiled_from import note_sources
from mercat.engine.matches.refusals import Refused
from mercat.engine.rules.vocabulary import Named
from mercat.games import broken_in_own_folders, declared, folder_of, names, unplayable
from mercat.text import languages_note
from tests.elsewhere import declare, install

BROKEN = {
    "absent": ("absent = absent_market:GAME", "", "cannot be imported (ModuleNotFoundError: No module named 'absent_market')"),
    "failing": ("failing = failing_market:GAME", "\nraise OSError('no\\nboard')", "(failing_market.py:2: OSError: no board)"),
    "ending": ("ending = ending_market:GAME", "raise SystemExit", "it ends the program"),
    "empty": ("empty = empty_market:GAME", "", "has no record: empty_market.GAME must be"),
    "numbered": ("numbered = numbered_market:GAME", "GAME = 7", "has no record"),
    "renamed": ("renamed = harbour_market:GAME", "", "has a different name in its record"),
    "caledonia": ("caledonia = harbour_market:GAME", "", "another game has the same name"),
    "Loud": ("Loud = harbour_market:GAME", "", "an invalid name"),
    "silent": ("silent = silent_market:GAME", "from harbour_market import GAME as made\nfrom mercat.engine.game import Game\n"
               "GAME = Game('silent', 1, (2, 4), made.rules, made.blank, made.set_up, made.copy, made.points, made.score, "
               "made.view, 'none', made.options)", "it needs a file text/en.ftl"),
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Installed packages: a game in English, one in two languages, and one for each thing that can be wrong."""
    folder = tmp_path_factory.mktemp("site")
    install(folder, "harbour_market", "Harbour Market")
    install(folder, "night_market", "Night Market", ("en", "pl"))
    for name, (entry, source, _) in BROKEN.items():
        declare(folder, f"of-{name.lower()}", entry)
        module = entry.split(" = ")[1].split(":")[0]
        if module not in ("harbour_market", "absent_market"):
            (folder / f"{module}.py").write_text(source)
    sys.path.append(str(folder))
    yield folder
    sys.path.remove(str(folder))


def test_an_installed_game_is_found_and_played(site: Path) -> None:
    assert {"harbour_market", "night_market", "caledonia"} <= set(names())
    match = mercat.Match.start("harbour_market", seats=2, seed=1)
    assert type(match.state).__module__ == "harbour_market.state"
    assert mercat.Match.from_json(match.to_json()).journal == match.journal
    assert folder_of("harbour_market") == site / "harbour_market" == Path(match.game.folder)
    assert match.game.languages == ("en",) and mercat.find("night_market").languages == ("en", "pl")


def test_what_cannot_be_played_is_named_with_its_reason_and_left_out(site: Path) -> None:
    found = {one.source.name: one for one in unplayable()}
    assert set(found) == set(BROKEN) and not set(found) - {"caledonia"} & set(names())
    for name, (_, _, said) in BROKEN.items():
        sentence = found[name].sentence()
        assert said in sentence and f"of-{name.lower()} 1.0" in sentence and "\n" not in sentence, sentence
        assert sentence != found[name].sentence("es") != found[name].sentence("pl") and "{" not in found[name].sentence("pl")
    with pytest.raises(Refused, match="There is no game “failing”"):
        mercat.find("failing")
    assert str(mercat.find("caledonia").folder).endswith("mercat/games/caledonia")
    assert declared()["caledonia"].module == "mercat.games.caledonia" and declared()["failing"].place == "of-failing 1.0"


def test_without_the_packages_their_games_are_gone(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [place for place in sys.path if place != str(site)])
    assert names() == ["caledonia", "new_bedford", "poseidon"] and unplayable() == ()


def test_a_language_that_a_game_does_not_speak_falls_back_to_english(site: Path) -> None:
    harbour, night = mercat.find("harbour_market"), mercat.find("night_market")
    facts: dict[str, Any] = {"seat": Named("seat", "first"), "amount": 3}
    assert harbour.say("es", "event-paid", names=["Ana"], **facts) == "Ana pays 3."
    assert night.say("pl", "event-paid", names=["Ana"], **facts) == "Ana płaci 3."
    assert harbour.say("es", "event-demanded", crop=Named("crop", "flax")) == "The market asks for flax."
    assert harbour.say("es", "ui-undo") == mercat.find("caledonia").say("es", "ui-undo")      # what all games share
    assert harbour.has("pl", "step-acting") and not harbour.has("pl", "step-resting")
    assert languages_note(harbour, "es") == "Este juego solo está en inglés."
    assert languages_note(night, "es") == "Este juego solo está en inglés y polaco."
    assert (languages_note(night, "pl"), languages_note(harbour, "en")) == ("", "")


def test_a_text_that_is_missing_in_one_language_is_said_in_english(site: Path) -> None:
    path = site / "night_market" / "text" / "pl.ftl"
    path.write_text(path.read_text("utf-8").replace("event-paid", "# event-paid"), "utf-8")
    voice: Any = importlib.import_module("mercat.text").Voice(path.parent)
    assert voice.say("pl", "event-paid", names=["Ana"], seat=Named("seat", "first"), amount=3) == "Ana pays 3."
    assert not voice.has("pl", "event-paid") and voice.has("en", "event-paid")


@pytest.fixture
def own_folder(tmp_path: Path) -> Iterator[Path]:
    """The project of a game whose sources MERCAT_GAMES names."""
    write(project(tmp_path, "dock_market"), "dock_market", "Dock Market", ["en"])
    games: Any = importlib.import_module("mercat.games")
    games.__path__.append(str(tmp_path / "src"))
    yield tmp_path
    games.__path__.remove(str(tmp_path / "src"))
    for name in [name for name in sys.modules if "dock_market" in name]:
        del sys.modules[name]


@pytest.mark.parametrize(("file", "fault", "said"), [
    ("rounds.py", "\nBROKEN = undefined_name + 1\n", "NameError: name 'undefined_name' is not defined"),
    ("rules/sow.py", "\nBROKEN = {}['wage']\n", "KeyError: 'wage'"),
    ("tables.py", "\nBROKEN = (\n", "SyntaxError: '(' was never closed"),
    ("rules/sell.py", "\nfrom .. import GAME\n", "ImportError: cannot import name 'GAME'"),
    ("rounds.py", "\nimport mercat.engine.rules.frame as f; f.packed_frame(0, 0, 99_999)\n", "AssertionError: a num")])
def test_what_is_wrong_with_an_import_is_told_with_its_place(own_folder: Path, file: str, fault: str, said: str) -> None:
    path = own_folder / "src" / "dock_market" / file
    line = path.read_text("utf-8").count("\n") + 2
    path.write_text(path.read_text("utf-8") + fault, "utf-8")
    sentence = next(one.sentence() for one in unplayable() if one.source.name == "dock_market")
    assert f"cannot be imported ({file}:{line}: {said}" in sentence and "\n" not in sentence, sentence


def test_a_broken_game_in_a_folder_hides_an_installed_one(own_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed = own_folder / "site"
    shutil.copytree(own_folder / "src", installed)
    declare(installed, "dock-market", "dock_market = dock_market:GAME")
    (own_folder / "src" / "dock_market" / "__init__.py").write_text("raise ValueError('half written')\n")
    monkeypatch.syspath_prepend(str(installed))
    assert "dock_market" not in names() and declared()["dock_market"].place == str(own_folder / "src")
    assert [one.source.place for one in broken_in_own_folders()] == [str(own_folder / "src")]
    assert [one.reason for one in unplayable() if one.source.name == "dock_market"] == ["import", "taken"]


@pytest.mark.parametrize("changed", ["state.py", "text/en.ftl", "scene.svg"])
def test_a_compiled_form_whose_sources_have_changed_is_not_played(own_folder: Path, changed: str) -> None:
    games: Any = importlib.import_module("mercat.games")
    games.__path__.remove(str(own_folder / "src"))
    package, compiled = own_folder / "src" / "dock_market", own_folder / "build" / "compiled"
    shutil.copytree(package, compiled / "dock_market")
    note_sources(compiled, [package])
    games.__path__.append(str(compiled))
    try:
        assert "dock_market" in names()
        with (package / changed).open("a", encoding="utf-8") as file:
            file.write("\n# changed\n")
        games.loaded.cache_clear()
        assert "dock_market" not in names()
        sentences = [one.sentence() for one in broken_in_own_folders() if one.source.name == "dock_market"]
        assert len(sentences) == 1 and "is older than its sources: run mercat compile again" in sentences[0]
    finally:
        games.__path__.remove(str(compiled))
        games.__path__.append(str(own_folder / "src"))
