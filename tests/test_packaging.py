"""What a build needs, and what a package contains."""

import ast
import os
import re
import runpy
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
import setuptools
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import mercat

HOME = Path(__file__).parents[1]
SOURCE = HOME / "src"
OF_MYPY = {"librt", "mypy_extensions"}                   # come with the compiler
STANDARD = sys.stdlib_module_names | {"__future__"}


OURS_ALONE = {"test", "kits", "learners", "notebook", "research"}    # extras that nothing of `mercat` imports
BY_DATE = {"tzdata"}                                     # facts, not an interface: the newest are the right ones
PROJECT = tomllib.loads((HOME / "pyproject.toml").read_text("utf-8"))["project"]


def imported(path: Path) -> Iterator[str]:
    """The modules that a file imports, also inside functions."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.module is not None, "mercat imports nothing relatively"
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def files_of(module: str) -> list[Path]:
    """The files that importing a module of ours reads: its own and the __init__.py of its packages."""
    parts = module.split(".")
    paths = [SOURCE / Path(*parts[:many]) for many in range(1, len(parts) + 1)]
    return [found for path in paths for found in (path / "__init__.py", path.with_suffix(".py")) if found.exists()]


def test_an_isolated_build_finds_every_import_of_the_compiled_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """mypyc follows imports: `pip install .` fails if one is missing from the build environment."""
    monkeypatch.setattr(setuptools, "setup", lambda **given: None)
    monkeypatch.setattr(sys, "argv", ["setup.py", "egg_info"])
    waiting = [HOME / path for path in runpy.run_path(str(HOME / "setup.py"))["compiled_paths"]()]
    assert len(waiting) > 50
    seen, foreign = set(waiting), set[str]()
    while waiting:
        for module in imported(waiting.pop()):
            if module.split(".")[0] != "mercat":
                foreign.add(module.split(".")[0])
            else:
                waiting += [path for path in files_of(module) if path not in seen]
                seen.update(files_of(module))
    required = tomllib.loads((HOME / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]
    provided = {name.split(".")[0].split("[")[0].split(">")[0] for name in required}
    assert foreign - STANDARD - OF_MYPY <= provided


@pytest.mark.parametrize("ending", ["toml", "ftl", "html", "css", "js", "svg", "png", "webp", "txt", "mako", "json", "weights",
                                    "woff2"])
def test_the_package_contains_every_file_it_reads(ending: str) -> None:
    kept = tomllib.loads((HOME / "pyproject.toml").read_text("utf-8"))["tool"]["setuptools"]["package-data"]["*"]
    assert f"*.{ending}" in kept
    package = Path(mercat.__file__).parent
    wanted = [path.relative_to(SOURCE / "mercat") for path in (SOURCE / "mercat").rglob(f"*.{ending}")]
    assert wanted and [str(path) for path in wanted if not (package / path).exists()] == []


def test_every_kind_of_data_file_is_packaged() -> None:
    kinds = {path.suffix for path in (SOURCE / "mercat").rglob("*") if path.is_file() and "__pycache__" not in path.parts}
    packaged = {".toml", ".ftl", ".html", ".css", ".js", ".svg", ".png", ".webp", ".txt", ".mako", ".json", ".weights", ".woff2",
                ".play", ".typed"}
    assert kinds - packaged - {".py", ".so"} == set()
    assert (Path(mercat.__file__).parent / "py.typed").exists()


def printed(program: str) -> str:
    """What a program prints in a fresh process."""
    environment = {**os.environ, "PYTHONPATH": str(Path(mercat.__file__).parents[1])}
    return subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True,
                          timeout=100).stdout.strip()


def test_importing_mercat_imports_nothing_for_machine_learning() -> None:
    """Nor do the environments' package and the command line: the import stays as quick as without the extras."""
    assert printed("import sys, mercat, mercat.envs, mercat.cli; print(*sorted({'numpy', 'gymnasium', 'pettingzoo', 'pyspiel', "
                   "'mercat.learning'} & sys.modules.keys()))") == ""


def test_batches_need_nothing_but_the_standard_library() -> None:
    assert printed("import sys; sys.modules['numpy'] = None; from mercat.learning import Batch, Episode; "
                   "batch = Batch('new_bedford', 2); batch.step(batch.sample()); "
                   "print(batch.rows.shape, len(Episode('new_bedford').row()))") == "(2, 409) 409"


def test_a_published_readme_leads_to_the_released_repository() -> None:
    setup = runpy.run_path(str(HOME / "setup.py"), run_name="settings")
    plain, published = setup["about"](""), setup["about"]("https://example.org/mercat")
    assert plain["long_description"] == (HOME / "README.md").read_text("utf-8") and "project_urls" not in plain
    text, tag = published["long_description"], f"v{mercat.__version__}"
    assert f"](https://example.org/mercat/raw/{tag}/docs/images/turn.webp)" in text
    assert f"](https://example.org/mercat/blob/{tag}/docs/hosting.md)" in text
    assert setup["RELATIVE"].search(text) is None and setup["RELATIVE"].search(plain["long_description"]) is not None
    kept = ("[a](#part)", "[a](https://example.org)", "[a](mailto:b@c)")
    assert [setup["RELATIVE"].search(link) for link in kept] == [None, None, None]
    assert published["project_urls"]["Source"] == "https://example.org/mercat"


def test_the_citation_names_this_version() -> None:
    yaml = pytest.importorskip("yaml")
    cited = yaml.safe_load((HOME / "CITATION.cff").read_text("utf-8"))
    assert cited["version"] == PROJECT["version"] == mercat.__version__ and cited["license"] == PROJECT["license"]
    assert cited["cff-version"] == "1.2.0" and cited["type"] == "software" and all(cited[name] for name in ("title", "message"))
    assert cited["authors"] == PROJECT["authors"]


def dependencies() -> list[Requirement]:
    """What `mercat` may import, with every extra."""
    extras = [lines for name, lines in PROJECT["optional-dependencies"].items() if name not in OURS_ALONE]
    return [Requirement(line) for lines in [PROJECT["dependencies"], *extras] for line in lines]


def test_every_dependency_has_a_lower_and_an_upper_bound() -> None:
    """A new version that breaks its promises breaks nobody's installation; an old one that lacks something is not taken."""
    signs = {str(one): {each.operator for each in one.specifier} for one in dependencies() if one.name not in BY_DATE}
    loose = [line for line, found in signs.items() if not ("==" in found or {">=", "<"} <= found)]
    assert len(dependencies()) > 40 and loose == []


def test_the_versions_of_the_container_are_within_the_bounds() -> None:
    pinned = dict(re.findall(r"^([a-z0-9-]+)==([^ ]+)", (HOME / "requirements.txt").read_text("utf-8"), re.MULTILINE))
    wanted = {canonicalize_name(one.name): one for one in dependencies()}
    inside = {name: one.specifier.contains(pinned[name]) for name, one in wanted.items() if name in pinned}
    assert len(inside) > 25 and all(inside.values()), [name for name, fits in inside.items() if not fits]


def test_the_oldest_versions_are_those_of_the_lower_bounds() -> None:
    command = [sys.executable, str(HOME / "tools/oldest.py"), "--more", "uvicorn"]
    pins = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    lower = {one.name: str(one.specifier) for one in dependencies()}
    assert [pin.partition("==")[0] for pin in pins] == [*(Requirement(line).name for line in PROJECT["dependencies"]), "uvicorn"]
    assert all(f">={pin.partition('==')[2].removesuffix('.*')}" in lower[pin.partition("==")[0]] for pin in pins)
