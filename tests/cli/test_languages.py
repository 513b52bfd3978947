"""Help, findings and errors in the reader's language."""

from collections.abc import Sequence
from pathlib import Path

import pytest
import typer

from mercat.cli.app import app
from mercat.cli.help_texts import commands, help_text, keys
from mercat.cli.texts import COMMAND_TEXTS
from mercat.text import LANGUAGES
from tests.cli.conftest import Command

WORDS = {"en": ("Usage:", "Options"), "es": ("Uso:", "Opciones"), "pl": ("Użycie:", "Opcje")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_parameter_is_explained(language: str) -> None:
    for name, command in commands(typer.main.get_command(app)):
        assert COMMAND_TEXTS.has(language, f"help-{name}"), name
        for parameter in command.params:
            assert any(COMMAND_TEXTS.has(language, key) for key in keys(name, parameter)), (name, parameter.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_the_language(mercat: Command, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said = mercat("check", "--help", "--language", language)
    assert said.code == 0 and all(word in said.out for word in WORDS[language])
    monkeypatch.setenv("MERCAT_LANGUAGE", language)
    assert mercat("check", "--help").out == said.out
    assert COMMAND_TEXTS.say(language, "help-serve") in mercat("-h").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_help_page_is_drawn_from_the_catalogue(mercat: Command, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a key without a text, nor a text of Typer or of a docstring."""
    monkeypatch.setenv("MERCAT_LANGUAGE", language)
    monkeypatch.setenv("COLUMNS", "1000")
    everything = dict(commands(typer.main.get_command(app)))
    for name, command in everything.items():
        first = name.partition("-")[0]
        words = [] if name == "mercat" else name.split("-", 1) if hasattr(everything.get(first), "commands") else [name]
        page = mercat(*words, "--help").out
        texts = [COMMAND_TEXTS.say(language, f"help-{name}"), *(help_text(language, name, one) for one in command.params)]
        assert all(text in page for text in texts) and "help-" not in page, name
        assert language == "en" or not any(word in page for word in ("Show", "OPTIONS", "Usage", "COMMAND", "ARGUMENTS")), name


def test_a_help_page_says_what_each_parameter_takes(mercat: Command) -> None:
    """Its letters and value, its limits, what it is without being given, whether it is needed; what may be repeated has dots."""
    page = mercat("arena", "--help").out
    row = " ".join(next(line for line in page.splitlines() if "--games" in line).strip("│ ").split())
    assert row == "--games -k N The number of games. [1 to 10,000,000] [default: 100]"
    assert "Usage: mercat arena [OPTIONS] GAME " in page and "[required]" in page
    assert "mercat tables delete [OPTIONS] TABLE... " in mercat("tables", "delete", "--help").out
    assert "mercat bench [OPTIONS] [GAME] " in mercat("bench", "--help").out
    assert "[default: 0]" in mercat("admin", "ban", "--help").out


@pytest.mark.parametrize(("typed", "sentences"), [
    (["games", "chess"], ("there is no game “chess”", "no hay ningún juego «chess»", "nie ma gry „chess”")),
    (["simulate"], ("GAME is missing", "falta GAME", "brakuje: GAME")),
    (["simulate", "poseidon", "--games", 0], ("--games/-k must be at least 1", "debe ser al menos 1", "wynosić co najmniej 1")),
    (["games", "--nonsense"], ("no such option: --nonsense", "no existe la opción --nonsense", "nie ma opcji --nonsense")),
    (["games", "--json=yes"], ("--json takes no value", "--json no admite ningún valor", "--json nie przyjmuje wartości")),
    (["games", "--help=yes"], ("--help takes no value", "--help no admite ningún valor", "--help nie przyjmuje wartości")),
    (["simulate", "poseidon", "-k"], ("-k needs a value", "-k necesita un valor", "-k wymaga wartości")),
    (["simulate", "poseidon", "-k", "many"], ("“many” is not valid for --games/-k", "«many» no vale para --games/-k",
                                              "„many” nie pasuje do --games/-k")),
    (["simulate", "poseidon", "-k", 10**8], ("must be at most 10,000,000, not 100000000", "debe ser como mucho 10.000.000, no",
                                             "wynosić najwyżej 10\xa0000\xa0000, nie")),
    (["games", "poseidon", "and", "more"], ("unexpected argument “and more”", "sobra «and more»", "nieoczekiwany argument „and")),
    ([], ("name one of these commands", "indica uno de estos comandos", "podaj jedno z tych poleceń")),
    (["tables", "--"], ("see `mercat tables --help`", "consulta `mercat tables --help`", "zobacz `mercat tables --help`")),
    (["nowhere"], ("no such command “nowhere”", "no existe el comando «nowhere»", "nie ma polecenia „nowhere”")),
    (["check", "none.play"], ("cannot read none.play", "no se puede leer none.play", "nie można odczytać none.play")),
    (["play", "caledonia", "-o", "map=tight", "-n", 4], ("two or three", "dos o tres", "dwóch lub trzech")),
    (["play", "caledonia", "--bots", "deep"], ("there is no bot “deep”", "no hay ningún bot «deep»", "nie ma bota „deep”"))])
def test_errors_are_in_the_language(mercat: Command, monkeypatch: pytest.MonkeyPatch, typed: Sequence[object],
                                    sentences: Sequence[str]) -> None:
    for language, sentence in zip(LANGUAGES, sentences, strict=True):
        monkeypatch.setenv("MERCAT_LANGUAGE", language)
        said = mercat(*typed)
        assert said.code == 2 and sentence in said.err and len(said.err.splitlines()) == 1, said.err


def test_findings_are_in_the_language(mercat: Command, tmp_path: Path) -> None:
    (tmp_path / "wrong.play").write_text("game new_bedford\nseats ana ben\n= round 5\n= round 6\n")
    told = {language: mercat("check", tmp_path, "--language", language).out for language in LANGUAGES}
    assert "expected: round = 5" in told["en"] and "se esperaba: round = 5" in told["es"]
    assert "oczekiwano: round = 5" in told["pl"]
    assert "fallan 2 líneas en 1 transcripción" in told["es"] and "z błędami – wiersze: 2, zapisy: 1" in told["pl"]
    first = mercat("check", tmp_path, "--stop-first").out
    assert "round = 5" in first and "round = 6" not in first


def test_results_are_in_the_language(mercat: Command) -> None:
    told = {language: [mercat(*command, "-l", language).out for command in (
        ("simulate", "new_bedford", "-k", 3), ("arena", "new_bedford", "-b", "random,greedy", "-k", 2),
        ("bench", "new_bedford", "-r", 1))] for language in LANGUAGES}
    words = {"en": ("legal moves per decision", "on 1 deal", "actions/s"), "pl": ("dozwolonych ruchów", "1 rozdanie", "akcji/s"),
             "es": ("jugadas legales por decisión", "1 reparto", "acciones/s")}
    for language in LANGUAGES:
        assert all(word in said for word, said in zip(words[language], told[language], strict=True))
        assert all(("2.0" if language == "en" else "2,0") in said for said in told[language][1:2])


def test_a_table_of_results_fits_a_small_terminal(mercat: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for language in LANGUAGES:
        assert "…" not in mercat("arena", "new_bedford", "-b", "random,greedy", "-k", 2, "-l", language).out


def test_a_preset_is_an_option(mercat: Command) -> None:
    said = mercat("simulate", "caledonia", "-n", 2, "-k", 1, "--bots", "random", "-o", "first_game", "-o", "ports=on", "--json")
    assert '"clans": "off"' in said.out and '"ports": "on"' in said.out and '"scoring_tiles": "off"' in said.out
