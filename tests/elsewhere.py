"""Games of packages that are installed beside Mercat, as pip leaves them: a folder, and what says where the game is."""

from __future__ import annotations

from pathlib import Path

from mercat.cli.new import project, write


def declare(site: Path, package: str, entry: str, version: str = "1.0") -> None:
    """Let a package declare a game in its entry points: `harbour = harbour_market:GAME`."""
    told = site / f"{package.replace('-', '_')}-{version}.dist-info"
    told.mkdir(parents=True)
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: {version}\n")
    (told / "entry_points.txt").write_text(f"[mercat.games]\n{entry}\n")


def install(site: Path, name: str, title: str, languages: tuple[str, ...] = ("en",)) -> Path:
    """Put the game that `mercat new` writes into a folder of installed packages; return the folder of its module."""
    layout = project(site / "projects" / name, name)
    write(layout, name, title, languages)
    layout.package.rename(site / name)
    declare(site, name.replace("_", "-"), f"{name} = {name}:GAME")
    return site / name
