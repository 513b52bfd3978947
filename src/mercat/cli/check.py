"""`mercat check`: run transcripts and hold games to what every game promises, and report failures."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from mercat.cli.arguments import game_named
from mercat.cli.files import read_text
from mercat.cli.includes import LARGEST, included_from
from mercat.cli.languages import Language, language_for
from mercat.cli.output import NotUnderstood, print_json, with_progress
from mercat.cli.parameters import Json
from mercat.cli.texts import COMMAND_TEXTS


def check(files: Annotated[list[Path], typer.Argument(metavar="FILE")],
          stop_first: Annotated[bool, typer.Option("--stop-first")] = False,
          language: Language = None, as_json: Json = False) -> None:
    """Run transcripts, and check games by their names; report what fails, and what to do. Exit code 1 if anything fails."""
    language = language_for(language)
    games = [str(file) for file in files if is_game(str(file))]
    paths = transcripts([file for file in files if file.exists() or str(file) not in games])
    checked = {game: promises(game) for game in games}
    reports: list[dict[str, Any]] = []
    for path in with_progress(paths, len(paths), "transcripts"):
        reports.append(ran(path, language))
        if stop_first and reports[-1]["failures"]:
            del reports[-1]["failures"][1:]
            break
    failed = [report for report in reports if report["failures"]]
    if as_json:
        print_json({"files": len(reports), "failed": len(failed), "reports": reports, "games": checked})
    else:
        for report in failed:
            for failure in report["failures"]:
                print(f"{report['file']}:{failure['line']}: {failure['text']}")
                for part in ("expected", "found"):
                    print(f"    {COMMAND_TEXTS.say(language, f'check-{part}')} {failure[part]}")
        if reports:
            claims = sum(report["checks"] for report in reports)
            key = "check-fails" if failed else "check-holds"
            print(COMMAND_TEXTS.say(language, key, files=len(reports), claims=claims, failed=len(failed)))
        for game, broken in checked.items():
            for one in broken:
                print(f"{game}: {one['part']}: {one['sentence']}")
            key = "check-game-fails" if broken else "check-game-holds"
            print(COMMAND_TEXTS.say(language, key, game=game, failed=len(broken)))
    if failed or any(checked.values()):
        raise typer.Exit(1)


def is_game(name: str) -> bool:
    """Whether a game is declared by this name, so that it is checked; one that cannot be played is refused with the reason."""
    from mercat.games import declared

    return name in declared()


def promises(name: str) -> list[dict[str, str]]:
    """What a game does not keep of what every game promises, as plain data."""
    from mercat import conformance

    return [{"part": one.part, "sentence": one.sentence} for one in conformance.findings(game_named(name))]


def transcripts(files: list[Path]) -> list[Path]:
    """The files, with folders replaced by the transcripts in them."""
    paths: list[Path] = []
    for path in files:
        inside = sorted(path.rglob("*.play")) if path.is_dir() else [path]
        if not inside:
            raise NotUnderstood("no-transcript", path=str(path))
        paths += inside
    return paths


def ran(path: Path, language: str) -> dict[str, Any]:
    """Run one transcript; return its result as plain data."""
    from mercat.engine.transcripts.transcript import Transcript

    transcript = Transcript(included_from(path))
    failures = transcript.run(read_text(path, LARGEST))
    return {"file": str(path), "game": transcript.game, "checks": transcript.checks,
            "failures": [{"line": failure.number, "text": failure.line, "expected": failure.says_expected.sentence(language),
                          "found": failure.says_found.sentence(language)} for failure in failures]}
