"""Games of packages installed beside Mercat, in the form in which pip leaves them: a folder and its entry points."""

from __future__ import annotations

from pathlib import Path

from mercat.cli.new import project, write


def declare(site: Path, package: str, entry: str, version: str = "1.0") -> None:
    """Write a package's entry points with a game: `harbour = harbour_market:GAME`."""
    told = site / f"{package.replace('-', '_')}-{version}.dist-info"
    told.mkdir(parents=True)
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: {version}\n")
    (told / "entry_points.txt").write_text(f"[mercat.games]\n{entry}\n")


def install(site: Path, name: str, title: str, languages: tuple[str, ...] = ("en",)) -> Path:
    """Put a game written by `mercat new` into a folder of installed packages; return the folder of its module."""
    layout = project(site / "projects" / name, name)
    write(layout, name, title, languages)
    layout.package.rename(site / name)
    declare(site, name.replace("_", "-"), f"{name} = {name}:GAME")
    return site / name
