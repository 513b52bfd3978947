"""simulate and arena --output: the same file however it is made, continued after any stop, and one sentence for what is wrong."""

import json
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import mercat as library
from mercat.bots.tournaments import games
from mercat.learning import Observer
from tests.cli.conftest import Command, Said
from tests.fair import NAME, Home

SIMULATE = ["simulate", NAME, "--games", 6, "--seed", 5, "--bots", "greedy,random"]
ARENA = ["arena", NAME, "--games", 6, "--seed", 5, "--bots", "greedy,random"]
FORMS = [".jsonl", pytest.param(".parquet", marks=pytest.mark.skipif(find_spec("pyarrow") is None, reason="needs pyarrow"))]


def rows(path: Path) -> list[dict[str, Any]]:
    if path.suffix == ".parquet":
        from pyarrow import parquet

        kept: list[dict[str, Any]] = parquet.read_table(path).to_pylist()
        return kept
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def untimed(said: Said) -> dict[str, Any]:
    """A report without times."""
    assert said.code == 0, said.err
    report = json.loads(said.out)
    for row in report.get("table", []):
        del row["ms_per_move"]
    return {key: value for key, value in report.items() if key not in ("seconds", "actions_per_s")}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory, fair: Home) -> bytes:
    """The lines that `simulate` writes with everything asked for."""
    from mercat.bots.tournaments.stored_games import play_on
    from mercat.dataset import Recorded

    path = tmp_path_factory.mktemp("whole") / "games.jsonl"
    list(play_on(path, games.tasks_of(NAME, {}, [("greedy", "random")], range(5, 11)), Recorded(True, True)))
    return path.read_bytes()


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("command", [SIMULATE, ARENA], ids=["simulate", "arena"])
def test_the_same_rows_in_any_number_of_processes(mercat: Command, tmp_path: Path, command: list[object], form: str) -> None:
    without = untimed(mercat(*command, "--json"))
    for number, more in enumerate(list[list[object]]([[], ["-j", 2], ["--journals", "--positions"]])):
        assert untimed(mercat(*command, *more, "--json", "--output", tmp_path / f"{number}{form}")) == without
    one, two, much = (rows(tmp_path / f"{number}{form}") for number in range(3))
    assert len(one) == 6 and one == two
    assert one == [{name: row[name] for name in one[0]} for row in much]
    assert sorted(path.name for path in tmp_path.iterdir()) == [f"{number}{form}" for number in range(3)]


def test_both_forms_hold_the_same(mercat: Command, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    for form in (".jsonl", ".parquet"):
        assert mercat(*SIMULATE, "--journals", "--positions", "--output", tmp_path / f"games{form}").code == 0
    assert rows(tmp_path / "games.jsonl") == rows(tmp_path / "games.parquet")


def test_polars_reads_both_in_the_documented_line(mercat: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    polars = pytest.importorskip("polars")
    pytest.importorskip("pyarrow")
    monkeypatch.chdir(tmp_path)
    for form in (".jsonl", ".parquet"):
        assert mercat(*SIMULATE, "--journals", "--positions", "--output", f"games{form}").code == 0
    one, other = polars.read_ndjson("games.jsonl"), polars.read_parquet("games.parquet")
    assert one.equals(other) and one["seed"].to_list() == ["5", "6", "7", "8", "9", "10"]
    assert one.columns == list(rows(tmp_path / "games.jsonl")[0])


def test_a_row_says_what_was_played_and_leads_to_the_same_game_again(mercat: Command, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    assert mercat(*SIMULATE, "-o", "purse=large", "--journals", "--positions", "--output", path).code == 0
    row = rows(path)[2]
    assert (row["game"], row["seats"], row["bots"], row["seed"]) == (NAME, 2, ["greedy", "random"], "7")
    assert row["settings"][1] == "RandomBot()" and row["options"] == [{"name": "purse", "value": "large"}]
    match = library.Match.start(row["game"], row["seats"], {one["name"]: one["value"] for one in row["options"]}, row["seed"])
    observer = Observer(match.game, 2, match.chosen)
    for position in row["positions"]:
        assert position["seat"] == match.to_move
        assert position["row"] == list(observer.row(match.state, position["seat"]))
        assert sorted(position["legal"]) == sorted(match.game.vocabulary.number(move.packed) for move in match.legal())
        match.play(match.game.vocabulary.numbered(position["action"]))
    assert match.journal == row["journal"] and match.to_move is None and len(match.journal) == row["length"]
    assert [score.total for score in match.scores()] == row["scores"]
    assert [[(line["line"], line["points"]) for line in sheet] for sheet in row["sheets"]] == [
        [tuple(line) for line in score.lines] for score in match.scores()]


def test_random_games_are_the_same_with_and_without_their_moves(mercat: Command, tmp_path: Path) -> None:
    asked = ["simulate", NAME, "-k", 4, "--json"]
    plain = untimed(mercat(*asked))
    assert plain == untimed(mercat(*asked, "--journals", "--output", tmp_path / "games.jsonl"))


@pytest.mark.parametrize("processes", [1, 2])
def test_a_run_that_was_stopped_anywhere_goes_on(mercat: Command, tmp_path: Path, whole: bytes, processes: int) -> None:
    path = tmp_path / "games.jsonl"
    expected = untimed(mercat(*SIMULATE, "--json"))
    ends = [number + 1 for number, byte in enumerate(whole) if byte == ord("\n")]
    for cut in (0, 1, ends[0] - 1, ends[0], ends[0] + 1, ends[3] + 50, len(whole) - 1, len(whole)):
        path.write_bytes(whole[:cut])
        again = untimed(mercat(*SIMULATE, "--json", "--journals", "--positions", "--output", path, "-j", processes))
        assert again == expected and path.read_bytes() == whole, cut


@pytest.mark.parametrize("form", FORMS)
def test_more_games_later_and_fewer_change_nothing(mercat: Command, tmp_path: Path, form: str) -> None:
    path, once = tmp_path / f"games{form}", tmp_path / f"once{form}"
    assert mercat(*SIMULATE[:3], 3, *SIMULATE[4:], "--output", path).code == 0
    assert mercat(*SIMULATE, "--output", path).code == mercat(*SIMULATE, "--output", once).code == 0
    assert rows(path) == rows(once) and len(rows(path)) == 6
    before = path.read_bytes()
    fewer = untimed(mercat(*SIMULATE[:3], 3, *SIMULATE[4:], "--json", "--output", path))
    assert fewer["games"] == 3 and path.read_bytes() == before


def test_a_stopped_run_to_parquet_goes_on(mercat: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyarrow")
    path, part, once = (tmp_path / name for name in ("games.parquet", "games.parquet.part", "once.parquet"))
    assert mercat(*SIMULATE, "--output", once).code == 0
    plain = games.play_all

    def stopped(tasks: Sequence[Any], *how: object) -> Iterator[Any]:
        for number, played in enumerate(plain(tasks)):
            if number == 2:
                raise KeyboardInterrupt
            yield played

    monkeypatch.setattr("mercat.bots.tournaments.stored_games.play_all", stopped)
    said = mercat(*SIMULATE, "--output", path)
    assert said.code and not path.exists() and len(part.read_text().splitlines()) == 2
    monkeypatch.setattr("mercat.bots.tournaments.stored_games.play_all", plain)
    assert mercat(*SIMULATE, "--output", path).code == 0
    assert rows(path) == rows(once) and not part.exists()


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("other", [["--seed", 6], ["--bots", "random,greedy"], ["-o", "purse=large"], ["--journals"], ["-n", 3]])
def test_other_games_are_left_alone(mercat: Command, tmp_path: Path, other: list[object], form: str) -> None:
    path = tmp_path / f"games{form}"
    asked = ["simulate", NAME, "--games", 4]
    assert mercat(*asked, "--output", path).code == 0
    before = path.read_bytes()
    said = mercat(*asked[:3], 5, *other, "--output", path)
    assert said.code == 1 and "contains other games" in said.err and said.err.count("\n") == 1
    assert path.read_bytes() == before and [one.name for one in tmp_path.iterdir()] == [path.name]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("text", ["[]\n", "nonsense\n", '{"game": 1}\n', "\x00\n", "[" * 100_000 + "\n",
                                  "notes without a line end"])
def test_other_files_are_left_alone(mercat: Command, tmp_path: Path, text: str, form: str) -> None:
    path = tmp_path / f"games{form}"
    path.write_text(text)
    said = mercat(*SIMULATE, "--output", path)
    assert said.code == 1 and "contains other games" in said.err and path.read_text() == text


def test_two_runs_do_not_write_to_one_file(mercat: Command, tmp_path: Path) -> None:
    fcntl = pytest.importorskip("fcntl")
    path = tmp_path / "games.jsonl"
    with path.open("wb") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        said = mercat(*SIMULATE, "--output", path)
    assert said.code == 1 and "another process is writing to it" in said.err and path.read_bytes() == b""


@pytest.mark.parametrize("language", ["en", "es", "pl"])
@pytest.mark.parametrize("arguments, code, word", [
    (["--journals"], 2, "--output"), (["--positions"], 2, "--output"), (["--output", "games.csv"], 2, ".parquet"),
    (["--output", "no/such/folder/games.jsonl"], 1, "no/such/folder"), (["--output", "."], 2, ".jsonl")])
def test_what_is_wrong_is_one_sentence(mercat: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                       arguments: Sequence[object], code: int, word: str, language: str) -> None:
    monkeypatch.chdir(tmp_path)
    for command in (SIMULATE, ARENA):
        said = mercat(*command, *arguments, "--language", language)
        assert said.code == code and word in said.err and said.err.count("\n") == 1 and said.out == ""
    assert list(tmp_path.iterdir()) == []


def test_without_pyarrow_it_is_said(mercat: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("mercat.cli.recording.find_spec", lambda name: None)
    said = mercat(*SIMULATE, "--output", tmp_path / "games.parquet")
    assert said.code == 1 and "pip install 'mercat[data]'" in said.err


@pytest.mark.parametrize("command", [SIMULATE, ARENA, ["train", "new_bedford", "-m", 1]], ids=["simulate", "arena", "train"])
def test_on_a_cluster_what_is_wrong_is_one_sentence(mercat: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path,
                                                    command: list[object]) -> None:
    monkeypatch.chdir(tmp_path)
    said = mercat(*command, "--on", "moon")
    assert said.code == 2 and "--on ray" in said.err and said.err.count("\n") == 1
    monkeypatch.setattr("mercat.cli.recording.find_spec", lambda name: None)
    assert mercat(*command, "--on", "ray").err == "mercat: A cluster needs Ray: pip install 'mercat[ray]'.\n"

    def unreached(_workers: object, *_most: object) -> None:
        raise ConnectionError("no\nanswer")

    monkeypatch.setattr("mercat.cli.recording.find_spec", lambda name: name)
    monkeypatch.setattr("mercat.bots.tournaments.pools.ProcessCount.pool", unreached)
    monkeypatch.setattr("mercat.bots.tournaments.pools.ProcessCount.count", unreached)
    said = mercat(*command, "--on", "ray")
    assert (said.code, said.err) == (1, "mercat: the Ray cluster cannot be reached: no answer\n")
    assert list(tmp_path.iterdir()) == []
