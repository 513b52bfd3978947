"""Each environment runs with the packages of its extra alone, and says in a sentence what to install where they are missing."""

import json
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, distribution, packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
BLOCKED = """
import json, sys
from importlib.abc import MetaPathFinder


class Missing(MetaPathFinder):
    def __init__(self, names):
        self.names = set(names)

    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in self.names:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


sys.meta_path.insert(0, Missing(json.loads(sys.argv[1])))
"""
CHECKED = """
import warnings
warnings.simplefilter("error")
import gymnasium
import mercat.envs.gymnasium
from gymnasium.utils.env_checker import check_env

for name in ("caledonia", "new_bedford", "poseidon"):
    for mode in (None, "svg"):
        check_env(gymnasium.make(f"mercat/{name}-v1", render_mode=mode).unwrapped)
envs = gymnasium.make_vec("mercat/new_bedford-v1", num_envs=2)
envs.reset(seed=1)
print("checked")
"""
PLAYED = """
from pettingzoo.test import api_test
from mercat.envs import pettingzoo

api_test(pettingzoo.env("new_bedford"), num_cycles=20)
for mode in ("ansi", "svg", "rgb_array"):
    env = pettingzoo.env("new_bedford", render_mode=mode)
    env.reset(seed=1)
    print(len(env.render()) > 100)
"""
MISSING = """
import importlib
import mercat.learning
for name in ("gymnasium", "pettingzoo", "openspiel", "vector"):
    try:
        importlib.import_module(f"mercat.envs.{name}")
    except ImportError as error:
        print(name, error, error.name)
"""


def needed(requirements: Iterable[str], extra: str = "") -> set[str]:
    """The canonical names of the packages that these requirements install, as far as they are here."""
    packages, waiting = set[str](), [(Requirement(text), extra) for text in requirements]
    while waiting:
        requirement, wanted = waiting.pop()
        name = canonicalize_name(requirement.name)
        if requirement.marker is not None and not requirement.marker.evaluate({"extra": wanted}):
            continue
        if name in packages and not requirement.extras:
            continue
        packages.add(name)
        try:
            inner = distribution(name).requires or []
        except PackageNotFoundError:
            continue
        waiting += [(Requirement(text), one) for text in inner for one in ("", *requirement.extras)]
    return packages


def run(program: str, extra: str | None = None) -> str:
    """What a program prints where only Mercat and the packages of an extra are installed."""
    known = needed([*PROJECT["dependencies"], *(PROJECT["optional-dependencies"][extra] if extra else [])]) | {"mercat"}
    missing = [module for module, owners in packages_distributions().items()
               if not {canonicalize_name(owner) for owner in owners} & known]
    assert "pytest" in missing and "babel" not in missing
    command = [sys.executable, "-c", BLOCKED + program, json.dumps(missing)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_gymnasium() -> None:
    assert "checked" in run(CHECKED, "gymnasium")


def test_pettingzoo() -> None:
    assert run(PLAYED, "pettingzoo").endswith("True\nTrue\nTrue\n")


@pytest.mark.parametrize("extra", [None, "openspiel", "train"])
def test_what_is_missing_is_said(extra: str | None) -> None:
    said: dict[str, str] = dict(line.split(" ", 1) for line in run(MISSING, extra).splitlines())
    assert {"gymnasium", "pettingzoo", "vector"} <= set(said)
    for name, sentence in said.items():
        needs = "gymnasium" if name == "vector" else name
        what_to_do = f"pip install 'mercat[{needs}]'; in a clone of Mercat, pip install '.[{needs}]'"
        assert f"mercat.envs.{needs} needs {what_to_do}" in sentence
        assert sentence.count("pip install 'mercat[") == 1 and sentence.startswith("No module named")
