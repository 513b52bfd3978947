"""`mercat check`: runs transcripts, checks games against the guarantees that every game must give, and reports failures."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from mercat.cli.arguments import game_named
from mercat.cli.files import because, read_text
from mercat.cli.includes import LARGEST, included_from
from mercat.cli.languages import Language, language_for
from mercat.cli.output import CommandError, NotUnderstood, print_json, with_progress
from mercat.cli.parameters import Json
from mercat.cli.texts import COMMAND_TEXTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mercat.conformance import Finding


def check(files: Annotated[list[Path], typer.Argument(metavar="FILE")],
          stop_first: Annotated[bool, typer.Option("--stop-first")] = False,
          stubs: Annotated[bool, typer.Option("--stubs")] = False,
          browser: Annotated[bool, typer.Option("--browser")] = False,
          save: Annotated[Path | None, typer.Option(metavar="FOLDER")] = None,
          language: Language = None, as_json: Json = False) -> None:
    """Run transcripts, check the games given by name, and report failures and their remedies. The exit code is 1 if anything
    fails."""
    language = language_for(language)
    games = [str(file) for file in files if is_game(str(file))]
    paths = transcripts([file for file in files if file.exists() or str(file) not in games])
    found = {game: [*promises(game), *(in_browser(game) if browser else ())] for game in games}
    checked = {game: [in_plain_data(game, number, one, save) for number, one in enumerate(broken, 1)]
               for game, broken in found.items()}
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
        tell_of_transcripts(reports, failed, language)
        for game, broken in found.items():
            tell_of_game(game, broken, [one["file"] for one in checked[game] if one["file"]], language)
    tell_of_broken_games({report["game"] for report in failed}, language)
    for game, broken in found.items() if stubs else ():
        append_stubs(game, broken, language)
    if failed or any(checked.values()):
        raise typer.Exit(1)


def tell_of_transcripts(reports: Sequence[dict[str, Any]], failed: Sequence[dict[str, Any]], language: str) -> None:
    """Print the lines of transcripts that failed and the number of failed transcripts."""
    for report in failed:
        for failure in report["failures"]:
            print(f"{report['file']}:{failure['line']}: {failure['text']}")
            for part in ("expected", "found"):
                print(f"    {COMMAND_TEXTS.say(language, f'check-{part}')} {failure[part]}")
    if reports:
        claims, lines = sum(report["checks"] for report in reports), sum(len(report["failures"]) for report in failed)
        key = "check-fails" if failed else "check-holds"
        print(COMMAND_TEXTS.say(language, key, files=len(reports), claims=claims, failed=len(failed), lines=lines))


def tell_of_game(game: str, found: Sequence[Finding], saved: Sequence[str], language: str) -> None:
    """Print the guarantees that a game breaks, their number, and the files in which the failing matches are saved."""
    from mercat.conformance import shown

    for line in shown(found):
        print(f"{game}: {line}")
    print(COMMAND_TEXTS.say(language, "check-game-fails" if found else "check-game-holds", game=game, failed=len(found)))
    for path in saved:
        print(COMMAND_TEXTS.say(language, "check-saved", path=path))
    if not found:
        tell_of_digests(game, language)


def tell_of_digests(game: str, language: str) -> None:
    """Store the digests of seeded games if the current version of the rules has none yet, and report that they were stored."""
    from mercat.conformance.projects import keep_digests

    try:
        path = keep_digests(game_named(game))
    except OSError as error:
        raise CommandError("cannot-write", path="tests/digests.json", why=because(error)) from error
    if path is not None:
        print(COMMAND_TEXTS.say(language, "check-digests-kept", path=str(path), version=game_named(game).version))


def tell_of_broken_games(names: set[str], language: str) -> None:
    """Print why the games of failed transcripts and the games in MERCAT_GAMES cannot be played."""
    from mercat.games import broken_in_own_folders, unplayable

    own = broken_in_own_folders()
    for broken in unplayable():
        if broken.source.name in names or broken in own:
            print(broken.sentence(language), file=sys.stderr)


def append_stubs(name: str, found: Sequence[Finding], language: str) -> None:
    """Append stubs for the missing texts to the files of a game and report the number of stubs for each file."""
    from mercat.conformance.stubs import add_stubs

    game = game_named(name)
    try:
        added = add_stubs(game, [one.missing for one in found if one.missing is not None])
    except OSError as error:
        raise CommandError("cannot-write-into", path=game.folder, why=because(error)) from error
    for file, number in added.items():
        print(COMMAND_TEXTS.say(language, "check-stubs", path=str(Path(game.folder) / file), number=number), file=sys.stderr)


def is_game(name: str) -> bool:
    """Return whether a game with this name is declared and must therefore be checked. Raise an error, with the reason, for a game
    that cannot be played."""
    from mercat.games import declared

    return name in declared()


def promises(name: str) -> list[Finding]:
    """Return a game's violations of the guarantees that every game must give. The list is empty if there are none."""
    from mercat import conformance

    return conformance.findings(game_named(name))


def in_browser(name: str) -> list[Finding]:
    """Return the faults that a browser shows at a game's table, without duplicates. Raise CommandError if there is no browser."""
    from mercat.cli.check_browser import looked_at
    from mercat.conformance import Finding

    sentences = dict.fromkeys(looked_at(game_named(name)))
    return [Finding("browser", str(sentence), match=getattr(sentence, "match", None)) for sentence in sentences]


def in_plain_data(game: str, number: int, finding: Finding, save: Path | None) -> dict[str, Any]:
    """Return a finding as plain data. If a folder `save` is given, write the finding's match into it. Raise CommandError if that
    fails."""
    path = None
    if save is not None and finding.match is not None:
        path = save / f"{game}-{number}-{finding.part}.json"
        try:
            save.mkdir(parents=True, exist_ok=True)
            path.write_text(finding.match.to_json() + "\n", "utf-8")
        except OSError as error:
            raise CommandError("cannot-write", path=str(path), why=because(error)) from error
    return {"part": finding.part, "sentence": finding.sentence, "file": None if path is None else str(path)}


def transcripts(files: list[Path]) -> list[Path]:
    """Return these files, with each folder replaced by the transcripts in it."""
    paths: list[Path] = []
    for path in files:
        inside = sorted(path.rglob("*.play")) if path.is_dir() else [path]
        if not inside:
            raise NotUnderstood("no-transcript", path=str(path))
        paths += inside
    return paths


def ran(path: Path, language: str) -> dict[str, Any]:
    """Run one transcript and return its result as plain data."""
    from mercat.engine.transcripts.transcript import Transcript

    transcript = Transcript(included_from(path))
    failures = transcript.run(read_text(path, LARGEST))
    return {"file": str(path), "game": transcript.game, "checks": transcript.checks,
            "failures": [{"line": failure.number, "text": failure.line, "expected": failure.says_expected.sentence(language),
                          "found": failure.says_found.sentence(language)} for failure in failures]}
