"""simulate, arena and games: reports for people and programs, repeatable results, one clear sentence for every mistake."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from mercat.cli.output import with_progress
from mercat.cli.texts import COMMAND_TEXTS
from tests.cli.conftest import Command, Said
from tests.fair import NAME

SIMULATE = ["simulate", NAME, "--games", 12, "--seed", 5]


def figures(said: Said) -> Any:
    assert said.code == 0, said.err
    return json.loads(said.out)


def untimed(report: dict[str, Any]) -> dict[str, Any]:
    """The part of a report that must be the same when the command is repeated."""
    return {key: value for key, value in report.items() if key not in ("seconds", "actions_per_s")}


def test_simulate_for_programs(mercat: Command) -> None:
    report = figures(mercat(*SIMULATE, "--seats", 3, "--bots", "greedy,random,search:10", "--json"))
    assert list(report) == ["game", "seats", "options", "seed", "games", "actions", "seconds", "actions_per_s", "mean_length",
                            "mean_legal", "by_seat", "by_bot"]
    assert (report["game"], report["seats"], report["options"], report["games"]) == (NAME, 3, {"purse": "small"}, 12)
    assert report["actions"] == 12 * report["mean_length"] > 0 and 1 < report["mean_legal"] < 12
    assert [(row["seat"], row["bot"]) for row in report["by_seat"]] == [(0, "greedy"), (1, "random"), (2, "search:10")]
    assert set(report["by_seat"][0]) == {"seat", "bot", "scores", "mean", "deviation", "least", "median", "most", "wins"}
    assert sum(row["wins"] for row in report["by_bot"]) == pytest.approx(12)


def test_simulate_says_the_same_again_and_in_many_processes(mercat: Command) -> None:
    asked = [*SIMULATE, "--bots", "random,search:10", "--json"]
    once, again, together = (untimed(figures(mercat(*asked, *more))) for more in ([], [], ["-j", 2]))
    assert once == again == together
    other = untimed(figures(mercat(*asked[:4], "--seed", 6, *asked[6:])))
    assert other["seed"] == 6 and other["by_seat"] != once["by_seat"]


def test_one_bot_fills_all_seats_and_bots_say_how_many(mercat: Command) -> None:
    assert [row["bot"] for row in figures(mercat(*SIMULATE, "-n", 4, "-b", "greedy", "--json"))["by_seat"]] == ["greedy"] * 4
    assert figures(mercat(*SIMULATE, "-b", "greedy,random,random", "--json"))["seats"] == 3
    assert figures(mercat(*SIMULATE, "--json"))["seats"] == 2


def test_simulate_for_people(mercat: Command) -> None:
    said = mercat(*SIMULATE, "--option", "purse=large")
    assert said.code == 0 and "12 games" in said.out and "random" in said.out and said.err == ""
    titles = ("seat", "bot", "wins", "mean", "deviation", "least", "median", "most")
    assert all(COMMAND_TEXTS.say("en", f"column-{title}") in said.out for title in titles)


def test_arena_for_programs(mercat: Command) -> None:
    report = figures(mercat("arena", NAME, "-b", "random,greedy", "-k", 9, "--json"))
    assert (report["games"], report["deals"]) == (10, 5)                # whole rounds of swapped seats
    assert [set(row) for row in report["table"]] == [{"bot", "games", "wins", "share", "low", "high", "mean_score", "mean_place",
                                                      "ms_per_move"}] * 2
    assert [row["bot"] for row in report["table"]] == ["greedy", "random"]
    assert sum(row["wins"] for row in report["table"]) == pytest.approx(10)


def test_arena_for_people(mercat: Command) -> None:
    said = mercat("arena", NAME, "-b", "random,greedy,search:5", "-n", 3, "-k", 3, "-j", 2)
    assert said.code == 0 and "search:5" in said.out and "95%" in said.out


def test_games(mercat: Command) -> None:
    rows = {row["name"]: row for row in figures(mercat("games", "--json"))}
    assert rows[NAME]["seats"] == [2, 4]
    assert rows[NAME]["options"] == {"purse": {"values": ["small", "large"], "default": "small"}}
    said = mercat("games", "--language", "pl")
    assert said.code == 0 and "Siej, zbieraj" in said.out and NAME in said.out


def test_one_game_with_all_its_words(mercat: Command) -> None:
    words = figures(mercat("games", NAME, "--json"))
    assert words["verbs"]["sow"] == ["crop"] and "money.SEAT" in words["paths"] and "money_short" in words["reasons"]
    assert words["score_lines"] and set(words["steps"]) and "SEAT.score.LINE" in words["asked_of_all"]
    for language in ("en", "es", "pl"):
        said = mercat("games", NAME, "--language", language).out.splitlines()
        for line in ("    sow CROP: ", "    money.SEAT (0 ... 9999): "):
            assert any(told.startswith(line) for told in said)
    assert mercat("games", "chess").code == 2


@pytest.mark.parametrize("arguments, word", [
    (["simulate", "barly_fair"], "barley_fair"),
    (["simulate", "chess"], "there is no game"),
    (["simulate", NAME, "-n", 1], "2 to 4"),
    (["simulate", NAME, "-n", 5], "2 to 4"),
    (["simulate", NAME, "-n", 3, "-b", "random,random"], "2 bots for 3 seats"),
    (["simulate", NAME, "-b", "gredy"], "greedy"),
    (["simulate", NAME, "-b", "search:0"], "iterations"),
    (["simulate", NAME, "-b", ","], "no bot"),
    (["games", NAME, "extra"], "unexpected argument “extra”"),
    (["simulate", NAME, "-o", "purse=vast"], "vast"),
    (["simulate", NAME, "-o", "purse"], "name=value"),
    (["simulate", NAME, "-o", "pursed=small"], "purse"),
    (["simulate", NAME, "--games", -3], "--games"),
    (["simulate", NAME, "--games", 0], "--games"),
    (["simulate", NAME, "--seed", "ff"], "--seed"),
    (["simulate", NAME, "-j", -1], "-j"),
    (["simulate", NAME, "--seats", "two"], "--seats"),
    (["simulate"], "GAME"),
    (["arena", NAME, "-b", "random"], "two different bots"),
    (["arena", NAME, "-b", "random,random"], "two different bots"),
    (["arena", NAME, "-n", 7], "2 to 4"),
    (["games", "--language", "de"], "de"),
    (["bench", "chess"], "there is no game"),
    (["bench", NAME, "--rounds", 0], "--rounds"),
    (["play", "chess"], "there is no game"),
    (["play"], "name a game"),
    (["play", NAME, "-n", 2, "-p", "Ana", "-p", "Ben", "-p", "Eva"], "3 players for 2 seats"),
    (["play", NAME, "--bots", "clever"], "clever"),
    (["play", NAME, "-p", "Ana", "-p", "Ana"], "two players are called Ana"),
    (["play", NAME, "--bots", "search:" + "9" * 5000], "search:999"),
    (["fly"], "fly")])
def test_what_is_not_understood(mercat: Command, arguments: Sequence[object], word: str) -> None:
    said = mercat(*arguments)
    assert said.code == 2 and word in said.err and "Traceback" not in said.err and said.out == ""


def test_help_lists_the_exit_codes(mercat: Command) -> None:
    said = mercat("--help")
    assert said.code == 0 and "Exit codes" in said.out
    for command in ("serve", "play", "simulate", "arena", "replay", "review", "check", "bench", "games", "new"):
        assert command in said.out
        assert mercat(command, "--help").code == 0


@pytest.mark.parametrize("command, usage", [("serve", "mercat serve [OPTIONS]"), ("bench", "mercat bench [OPTIONS] [GAME]"),
                                            ("simulate", "mercat simulate [OPTIONS] GAME"),
                                            ("check", "mercat check [OPTIONS] FILE...")])
def test_help_says_how_a_command_is_written(mercat: Command, command: str, usage: str) -> None:
    said = mercat(command, "--help")
    assert usage in said.out and "<bool>" not in said.out and "<str>" not in said.out


def test_progress_is_shown_on_a_terminal_only(mercat: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("FORCE_COLOR", "1")
    said = mercat(*SIMULATE, "--json")
    assert json.loads(said.out)["games"] == 12 and NAME in said.err


@pytest.mark.parametrize("slip", [["nowhere"], ["simulate"], ["simulate", NAME, "--games", 0], ["simulate", NAME, "--games", "x"],
                                  ["games", "--nonsense"], ["data", "nonsense"], ["replay", "x.json", "--at", -1]])
def test_what_is_not_understood_is_one_sentence(mercat: Command, slip: list[object]) -> None:
    said = mercat(*slip)
    assert said.code == 2 and said.out == ""
    assert said.err.startswith("mercat: ") and said.err.count("\n") == 1 and "--help`" in said.err


def test_a_line_is_a_line_however_narrow_the_terminal(mercat: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    assert "legal moves per decision" in mercat(*SIMULATE).out.splitlines()[0]


def test_simulate_begins_with_a_deal_written_by_hand(mercat: Command, tmp_path: Path) -> None:
    deal = tmp_path / "deal.txt"
    deal.write_text("wheel second  # as on the kitchen table\n")
    asked = ["simulate", "new_bedford", "-n", 2, "-k", 6, "-s", 3, "--json"]
    by_hand, again = (figures(mercat(*asked, "--deal", deal)) for _ in range(2))
    assert untimed(by_hand) == untimed(again) and by_hand["games"] == 6
    assert untimed(by_hand) != untimed(figures(mercat(*asked)))
    deal.write_text("wheel fifth")
    said = mercat(*asked, "--deal", deal)
    assert said.code == 1 and f"{deal}: Line 1 of the deal" in said.err and said.out == ""


def test_without_a_terminal_progress_is_printed_every_minute(capsys: pytest.CaptureFixture[str],
                                                             monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([0.0, 30.0, 60.0, 90.0, 125.0])
    monkeypatch.setattr("mercat.cli.output.monotonic", lambda: next(times))
    assert list(with_progress("abcd", 4, "barley_fair")) == list("abcd")
    assert capsys.readouterr().err == "barley_fair 2/4 0:01:00\n"
