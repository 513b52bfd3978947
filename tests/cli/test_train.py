"""train and bots by a learned value: what cannot be used gives one sentence, and nothing is changed."""

import pytest

pytest.importorskip("numpy")


@pytest.mark.parametrize("arguments, code, word", [
    (["--seats", "x"], 2, "is not a number of players"), (["--seats", "1-2"], 2, "is not a number of players"),
    (["--seats", "4-2"], 2, "is not a number of players"), (["--seats", "9"], 2, "1 to 4"),
    (["--minutes", "inf"], 2, "at most"), (["--minutes", "nan"], 2, "--minutes"),
    (["--set", "trust=nan"], 2, "trust=nan"), (["--folder", "notes.txt"], 1, "cannot write to notes.txt"),
    (["--folder", "run"], 1, "run holds another run")])
def test_what_cannot_be_trained(mercat, tmp_path, monkeypatch, arguments, code, word):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("mercat.bots.value.training.Run.train", None)
    (tmp_path / "notes.txt").write_text("mine")
    (tmp_path / "run").mkdir()
    (tmp_path / "run" / "state.npz").write_text("mine")
    said = mercat("train", "caledonia", *arguments)
    assert said.code == code and word in said.err and said.err.count("\n") == 1
    assert (tmp_path / "notes.txt").read_text() == (tmp_path / "run" / "state.npz").read_text() == "mine"


@pytest.mark.parametrize("text, code, word", [
    ("[" * 100_000, 1, "is not a file of weights"), ("{}", 1, "is not a file of weights"), ("", 1, "is not a file of weights"),
    (" " * 2_000_000, 2, "is larger than"), (None, 2, "no such file")])
def test_what_is_no_file_of_weights(mercat, tmp_path, text, code, word):
    path = tmp_path / "weights.json"
    if text is not None:
        path.write_text(text)
    said = mercat("simulate", "new_bedford", "--seats", 2, "--games", 1, "--bots", f"lookahead@{path}")
    assert said.code == code and word in said.err and said.err.count("\n") == 1 and said.out == ""


def test_a_game_without_a_learned_value_says_so(mercat):
    said = mercat("simulate", "poseidon", "--seats", 2, "--games", 1, "--bots", "lookahead")
    assert said.code == 1 and "a learned value of poseidon for 2 players" in said.err
