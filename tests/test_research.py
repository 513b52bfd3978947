"""Runs docs/research.md, section by section: its commands, then its examples, in one folder."""

import doctest
import json
import re
import shlex
import tomllib
from collections import defaultdict
from importlib.util import find_spec
from pathlib import Path
from statistics import fmean

import pytest

from mercat.cli import main

PAGE = Path(__file__).parents[1] / "docs" / "research.md"
SECTIONS = dict(part.split("\n", 1) for part in PAGE.read_text("utf-8").split("\n## ")[1:])


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("research")


def test_its_figures_of_games_hold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where Polars is not installed, and the section is not run."""
    text = next(text for text in SECTIONS.values() if "by_bot" in text)
    command, = re.findall(r"^    \$ mercat (simulate .*)$", text, re.MULTILINE)
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit):
        main(shlex.split(command))
    rows = [json.loads(line) for line in Path("games.jsonl").read_text("utf-8").splitlines()]
    held = [seat for row in rows for seat in zip(row["bots"], row["scores"], row["places"], row["sheets"], strict=True)]
    by_bot, lines = [], defaultdict(list)
    for name in sorted({bot for bot, *_ in held}):
        own = [(score, place) for bot, score, place, _sheet in held if bot == name]
        by_bot.append((name, len(own), round(fmean(score for score, _ in own), 2), sum(place == 1 for _, place in own)))
    for line in (line for bot, _score, _place, sheet in held if bot == "greedy" for line in sheet):
        lines[line["line"]].append(line["points"])
    means = sorted(((name, round(fmean(points), 2)) for name, points in lines.items()), key=lambda mean: -mean[1])
    said = re.findall(r"^(\[\(.*\)\])$", text, re.MULTILINE)
    assert [str(by_bot), str(means[:3])] == said[:2]


def packages_of(extra: str) -> set[str]:
    """The packages of an extra, those of the extras that it names too."""
    extras = tomllib.loads((PAGE.parents[1] / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    found: set[str] = set()
    for requirement in extras[extra]:
        name, *inner = re.findall(r"[\w-]+", requirement.partition(">")[0])
        found |= set().union(*map(packages_of, inner)) if name == "mercat" else {name}
    return found


def test_what_it_says_to_install_has_everything_that_it_imports() -> None:
    text = PAGE.read_text("utf-8")
    extra, = re.findall(r"^    pip install '\.\[([\w,]+)\]'$", text, re.MULTILINE)
    installed = {"mercat"}.union(*(packages_of(one) for one in extra.split(",")))
    modules = set(re.findall(r"^(?:>>>|\.\.\.) (?:import|from) (\w+)", text, re.MULTILINE))
    modules |= set(re.findall(r"mercat\.envs\.(\w+)", text)) - {"openspiel"}
    packages = {"pyspiel": "open_spiel"}
    assert {packages.get(one, one) for one in modules} - installed == set()
    assert "pyarrow" in installed or ".parquet" not in text


@pytest.mark.parametrize("title", [title for title, text in SECTIONS.items() if ">>>" in text])
def test_a_section_prints_what_it_says(title: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = SECTIONS[title]
    for package in re.findall(r"^(?:>>>|\.\.\.) import (\w+)", text, re.MULTILINE):
        if find_spec(package) is None:
            pytest.skip(f"{package} is not installed")
    if "mercat.envs.openspiel" in text:
        pytest.importorskip("pyspiel")
    monkeypatch.chdir(folder)
    for command in re.findall(r"^    \$ mercat (.*)$", text, re.MULTILINE):
        with pytest.raises(SystemExit) as left:
            main(shlex.split(command))
        assert not left.value.code
    tried = doctest.DocTestParser().get_doctest(text, {"mercat": __import__("mercat")}, title, str(PAGE), 0)
    assert tried.examples and doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(tried).failed == 0
