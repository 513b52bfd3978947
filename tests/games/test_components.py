"""Corrected component files of each game: what an owner may change makes another game; an error names its line."""

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import mercat
from mercat.components import Components, Shape, WrongComponents, read_components
from mercat.games import find
from mercat.games.caledonia import sources as caledonia
from mercat.games.new_bedford import sources as new_bedford
from mercat.games.poseidon import sources as poseidon

SOURCES = {"caledonia": caledonia, "new_bedford": new_bedford, "poseidon": poseidon}
ASKED = ("import json, sys; from mercat.games import find; game = find(sys.argv[1]); "
         "print(json.dumps([game.digest, list(game.assumed)]))")

Reader = Callable[[str, str, str, str], tuple[Components, int]]


@pytest.fixture
def corrected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Reader:
    """Puts a game's packaged files into the data folder with one replacement, and reads them."""
    monkeypatch.setenv("MERCAT_DATA", str(tmp_path))

    def read(game: str, file: str, old: str, new: str) -> tuple[Components, int]:
        package = Path(str(SOURCES[game].__file__)).parent
        own = tmp_path / "components" / game
        shutil.copytree(package / "data", own)
        text = (own / file).read_text(encoding="utf-8")
        assert text.count(old) >= 1, old
        (own / file).write_text(text.replace(old, new, 1), encoding="utf-8")
        line = 1 + text[:text.index(old)].count("\n")
        return read_components(package, SOURCES[game].SHAPE, SOURCES[game].check,
                               getattr(SOURCES[game], "FORMERLY", None)), line

    return read


COLUMN = '["f1p",  "g3",   "g3",   "g2"],  # column 2'          # of A1
RIVER = '"1,2|2,1", "2,1|2,2",  # loch 1,1'
WRONG = [
    ("caledonia", "map.toml", COLUMN, '["f1p",  "g3",   "q3",   "g2"],', "“q3” is not a space"),
    ("caledonia", "map.toml", COLUMN, '["f1p",  "g3",   "g7",   "g2"],', "“g7” is not a space"),
    ("caledonia", "map.toml", COLUMN, '["f1p", "g3", "g3"],', "has 3 entries and must have 4"),
    ("caledonia", "map.toml", RIVER, '"1,2|2,1", "2,1|5,2",  #', "does not join two adjacent land spaces"),
    ("caledonia", "map.toml", RIVER, '"1,2|2,1", "2,1|1,2",  #', "is there twice"),
    ("caledonia", "map.toml", RIVER, '"1,2|2,1", "nonsense",  #', "is not an edge between two spaces"),
    ("caledonia", "components.toml", "wool   = [3, 3, 4,", "wool   = [3, 3, 2,", "must not fall, but 2 follows 3"),
    ("caledonia", "components.toml", "id = 2\n", "id = 1\n", "two contracts with the number 1"),
    ("caledonia", "components.toml", "cost = { wool = 6 }", "cost = { wheat = 6 }", "has no “wheat”"),
    ("caledonia", "components.toml", "cost = { wool = 6 }", "cost = {}", "asks for nothing"),
    ("caledonia", "components.toml", "money = 55", 'money = "55"', "must be a whole number, not a text"),
    ("caledonia", "components.toml", "middle_from = 3", "middle_from = 9", "begin at a higher price than the one they end at"),
    ("caledonia", "components.toml", "{ wool = 3 },", "{ wool = -3 },", "is -3 and must be from 0 to 9"),
    ("poseidon", "components.toml", "track = [40, 50,", "track = [40, 30,", "must rise, but 30 follows 40"),
    ("poseidon", "components.toml", '{ hex = "A11", value = 5', '{ hex = "A12", value = 5', "is not a hex of the grid"),
    ("poseidon", "components.toml", '{ hex = "A11", value = 5', '{ hex = "A7", value = 5', "the hex A7 is there twice"),
    ("poseidon", "components.toml", '{ hex = "A11", value = 5, circles = 2 }', '{ hex = "A11", circles = 2 }',
     "value is missing"),
    ("poseidon", "components.toml", '  ["A17", "A19"],', '  ["A17", "J8"],', "are not two adjacent hexes of the sea"),
    ("poseidon", "components.toml", "E = 1000", "E = 0", "must be from 1"),
    ("poseidon", "components.toml", '{ hex = "B8", donation = 20', '{ hex = "B8", donation = 25', "not a multiple of 10"),
    ("poseidon", "components.toml", "4 = 440", "4 = 90", "more than a player’s starting money"),
    ("new_bedford", "components.toml", "cost = { wood = 3, brick = 1 }\nsell_only", "cost = {}\nsell_only", "costs nothing"),
    ("new_bedford", "components.toml", "launch_food_costs = [1, 2, 3,", "launch_food_costs = [1, 2, 1,", "costs less food"),
    ("new_bedford", "components.toml", 'set = "2-4"', 'set = "1-4"', "set must be"),
    ("new_bedford", "components.toml", "lay = 2\n", "lay = true\n", "must be a whole number, not true or false"),
    ("new_bedford", "components.toml", "any_mix_of_goods_and_money = true", "any_mix_of_goods_and_money = false",
     "must stay true"),
]


@pytest.mark.one_form
@pytest.mark.parametrize(("game", "file", "old", "new", "reason"), WRONG, ids=[f"{row[0]}-{row[4]}" for row in WRONG])
def test_an_error_in_a_file_names_its_line(corrected: Reader, tmp_path: Path, game: str, file: str, old: str,
                                           new: str, reason: str) -> None:
    line = 1 + (Path(str(SOURCES[game].__file__)).parent / "data" / file).read_text(encoding="utf-8").split(old)[0].count("\n")
    with pytest.raises(WrongComponents) as wrong:
        corrected(game, file, old, new)
    said = str(wrong.value)
    assert said.startswith(f"{tmp_path / 'components' / game / file}:{line}: ") and reason in said and "\n" not in said, said


def test_the_packaged_files_pass_their_own_check(corrected: Reader) -> None:
    for game, file, words in (("caledonia", "map.toml", "#"), ("poseidon", "components.toml", "#"),
                              ("new_bedford", "components.toml", "#")):
        found, _ = corrected(game, file, words, "# ")
        assert found.digest == SOURCES[game].SOURCES.digest         # comments do not count


CORRECT = [
    ("caledonia", "map.toml", COLUMN, '["f1p",  "gf2",  "m1",   "g2"],', None),
    ("caledonia", "components.toml", '[assumed.starting_tiles]\norigin = "stand-in"',
     '[assumed.starting_tiles]\norigin = "printed"',
     "starting_tiles"),
    ("poseidon", "components.toml", '[assumed.ship_price]\norigin = "stand-in"', '[assumed.ship_price]\norigin = "printed"',
     "ship_price"),
    ("new_bedford", "components.toml", '[assumed.tryworks]\norigin = "our reading"', '[assumed.tryworks]\norigin = "printed"',
     "tryworks"),
]


@pytest.mark.parametrize(("game", "file", "old", "new", "known"), CORRECT)
def test_corrected_files_make_another_game(corrected: Reader, game: str, file: str, old: str, new: str,
                                           known: str | None) -> None:
    """Another digest, so that a match begun with other components is refused; what was read off a copy is no longer assumed."""
    corrected(game, file, old, new)
    asked = subprocess.run([sys.executable, "-c", ASKED, game], capture_output=True, text=True, check=True)
    digest, assumed = json.loads(asked.stdout)
    ours = find(game)
    assert digest != ours.digest and assumed == [key for key in ours.assumed if key != known]
    saved = json.loads(mercat.Match.start(game, int(ours.most), seed=1).to_json())
    with pytest.raises(mercat.Unreadable) as refused:
        mercat.Match.from_json(json.dumps({**saved, "digest": digest}))
    assert refused.value.reason == "other_components"


def test_the_help_lists_everything_assumed() -> None:
    for game in SOURCES:
        ours = find(game)
        assert ours.assumed
        for language in ("en", "es", "pl"):
            for key in ours.assumed:
                assert ours.say(language, f"assumed-{key}") != f"assumed-{key}"


def test_lines_of_every_kind_of_value(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Dotted keys, quoted keys, strings over several lines, tables in lists: the line is that of the value."""
    monkeypatch.setenv("MERCAT_DATA", str(tmp_path / "home"))
    package, own = tmp_path / "toy", tmp_path / "home" / "components" / "toy"
    text = 'a.b = 1\n"c d" = """x\n# y\n"""\n[[row]]\nn = 1.5\n[row.in]\nm = [\n  1,\n  { k = 2 },\n]\n[[row]]\nn = 2.5\n'
    for folder in (package / "data", own):
        folder.mkdir(parents=True)
        (folder / "t.toml").write_text(text)
    read_components(package)
    for old, new, line in (("a.b = 1", "a.b = true", 1), ("n = 1.5", "n = []", 6), ("k = 2", "k = 'z'", 10),
                           ("n = 2.5", "n = 3", 13)):
        (own / "t.toml").write_text(text.replace(old, new))
        with pytest.raises(WrongComponents, match=rf"t\.toml:{line}: "):
            read_components(package, Shape())


def test_a_file_under_its_older_name_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file corrected before it was renamed is still used, and the digest is the same under both names."""
    monkeypatch.setenv("MERCAT_DATA", str(tmp_path))
    package = Path(str(new_bedford.__file__)).parent
    own = tmp_path / "components" / "new_bedford"
    own.mkdir(parents=True)
    shutil.copy(package / "data" / "components.toml", own / "new_bedford.toml")
    found = read_components(package, new_bedford.SHAPE, new_bedford.check, new_bedford.FORMERLY)
    assert found.folder == own and found.digest == new_bedford.SOURCES.digest
