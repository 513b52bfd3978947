"""Runs docs/research.md, section by section: its commands, then its examples, in one folder."""

import doctest
import re
import shlex
from importlib.util import find_spec
from pathlib import Path

import pytest

from mercat.cli import main

PAGE = Path(__file__).parents[1] / "docs" / "research.md"
SECTIONS = dict(part.split("\n", 1) for part in PAGE.read_text("utf-8").split("\n## ")[1:])


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("research")


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
