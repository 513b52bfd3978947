"""`mercat check`: run transcripts and say what is not so."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from mercat.cli.beside import beside
from mercat.cli.files import read_text
from mercat.cli.output import NotUnderstood, print_json, with_progress
from mercat.cli.parameters import Json

LARGEST = 1_000_000                     # bytes of a transcript


def check(files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Transcripts, or folders of them (*.play).")],
          stop_first: Annotated[bool, typer.Option("--stop-first", help="Stop at the first transcript that fails.")] = False,
          as_json: Json = False) -> None:
    """Run transcripts; for each line that does not hold, print what was expected and what was so. Exit code 1 if there is one."""
    paths = transcripts(files)
    reports: list[dict[str, Any]] = []
    for path in with_progress(paths, len(paths), "transcripts"):
        reports.append(ran(path, tongue))
        if stop_first and reports[-1]["failures"]:
            del reports[-1]["failures"][1:]
            break
    failed = [report for report in reports if report["failures"]]
    if as_json:
        print_json({"files": len(reports), "failed": len(failed), "reports": reports})
    else:
        for report in failed:
            for failure in report["failures"]:
                print(f"{report['file']}:{failure['line']}: {failure['text']}")
                print(f"    expected: {failure['expected']}")
                print(f"    found:    {failure['found']}")
        claims = sum(report["checks"] for report in reports)
        print(f"{counted(len(reports), 'transcript')}, {counted(claims, 'claim')}: "
              + ("all is so" if not failed else f"{len(failed)} of {len(reports)} not so"))
    if failed:
        raise typer.Exit(1)


def counted(many: int, what: str) -> str:
    return f"{many} {what}{'' if many == 1 else 's'}"


def transcripts(files: list[Path]) -> list[Path]:
    """The files, with folders replaced by the transcripts in them."""
    found: list[Path] = []
    for path in files:
        inside = sorted(path.rglob("*.play")) if path.is_dir() else [path]
        if not inside:
            raise NotUnderstood(f"there is no transcript (*.play) in {path}")
        found += inside
    return found


def ran(path: Path) -> dict[str, Any]:
    """What came of one transcript."""
    from mercat.engine.transcript import Transcript

    transcript = Transcript(beside(path))
    failures = transcript.run(read_text(path, LARGEST))
    return {"file": str(path), "game": transcript.game, "checks": transcript.checks,
            "failures": [{"line": failure.number, "text": failure.line, "expected": failure.expected, "found": failure.found}
                         for failure in failures]}
