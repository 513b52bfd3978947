"""The server's texts: the same entries and arguments in every language, and none unused."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from babel import Locale

import mercat.server
from mercat.server.accounts.mail import WHERE_TO_GO
from mercat.server.accounts.password_limits import OWN
from mercat.server.groups.asks import ASKED, LET_IN, NOT_LET_IN
from mercat.server.hosting.conduct import MOST_MUTED, MOST_OPEN
from mercat.server.hosting.hosting import LONGEST_NOTE, LONGEST_REASON, MOST_INVITATIONS
from mercat.server.notices import rows
from mercat.server.notices.channels import FIELDS
from mercat.server.notices.messages import FREE_SEAT, HEIR, NO_KEEPER, REMOVED
from mercat.server.notices.own_notices import MOST_WAYS
from mercat.server.notices.rows import ALL_KINDS
from mercat.server.people.sessions import CUTS, LONGEST_LABEL
from mercat.server.problems import TEXTS
from mercat.server.setting_values import KINDS as SETTINGS
from mercat.server.tables.chat import LONGEST_CHAT
from mercat.server.tables.matches import LONGEST_IMPORT, LONGEST_JOURNAL
from mercat.server.tables.moves import LONGEST_MOVE
from mercat.server.tables.rights import HOSTS_OPEN, SIGNING_IN_HELPS
from mercat.server.web.errors import MANY_PASSWORDS
from mercat.text import LANGUAGES

HERE = Path(str(mercat.server.__file__)).parent
CODE = "\n".join(path.read_text("utf-8") for path in HERE.rglob("*.py"))


def texts(language: str) -> list[Path]:
    """Return the files with the server's words: those of all, then those of each room."""
    return [HERE / "text" / f"{language}.ftl", *sorted(HERE.glob(f"*/**/text/{language}.ftl"))]


def entries(language: str) -> dict[str, set[str]]:
    """Every entry with the arguments it uses."""
    found: dict[str, set[str]] = {}
    key = ""
    for line in (line for path in texts(language) for line in path.read_text("utf-8").splitlines()):
        said = re.match(r"([a-z-]+) = ", line)
        key = said[1] if said else key
        if key and not line.startswith("#"):
            found.setdefault(key, set()).update(re.findall(r"\$(\w+)", line))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_entries(language: str) -> None:
    assert entries(language) == entries("en")


# Limits that no host sets: their sentences have one form of the noun, that of many.
LIMITS = {"long-move": LONGEST_MOVE, "long-chat": LONGEST_CHAT, "long-label": LONGEST_LABEL, "long-reason": LONGEST_REASON,
          "long-note": LONGEST_NOTE, "journal-full": LONGEST_JOURNAL, "long-journal": LONGEST_IMPORT, "notice-ways": MOST_WAYS,
          "too-many-reports": MOST_OPEN, "too-many-muted": MOST_MUTED, "too-many-invitations": MOST_INVITATIONS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_limit_of_the_house_is_a_number_that_its_sentence_can_say(language: str) -> None:
    form = Locale(language).plural_form
    assert {key: form(limit) for key, limit in LIMITS.items()} == dict.fromkeys(LIMITS, "many" if language == "pl" else "other")
    said = {key: TEXTS.say(language, f"problem-{key}", most=limit) for key, limit in LIMITS.items()}
    assert [key for key, sentence in said.items() if str(LIMITS[key])[:2] not in sentence] == []


# English that a native writer would not write: a limit put in apposition, the present for what will happen, *of* in a label.
STIFF = (r", the maximum", r"(?<!will )\b(?:play|plays) for you from now on", r"A bot plays (?:on |there )?until somebody",
         r"[Tt]his table is deleted", r"(?:You|you) finish last", r"^[a-z-]+ = (?:Name|Kind) of ", r"[Pp]ush messages?\b")


def test_english_has_no_stiff_forms() -> None:
    lines = [line for path in texts("en") for line in path.read_text("utf-8").splitlines()]
    assert [line for line in lines if any(re.search(form, line) for form in STIFF)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_written_twice(language: str) -> None:
    """Of two with one key, one would be shown in the other's place: a page's words would be those of another page."""
    files = [*texts(language), HERE.parent / "text" / f"{language}.ftl"]
    keys = [key for file in files for key in re.findall(r"^(-?[a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE)]
    assert [key for key, times in Counter(keys).items() if times > 1] == []


def test_every_problem_has_a_sentence_and_every_sentence_a_problem() -> None:
    raised = set(re.findall(r'Problem\(\s*(?:\d+|[\w.]+), "([a-z-]+)"', CODE)) | set(re.findall(r'\d+: "([a-z-]+)"', CODE))
    raised |= {part for pair in re.findall(r'"([a-z-]+)" if [^"\n]* else "([a-z-]+)"', CODE) for part in pair}
    raised |= {f"{kind}-{what}" for kind in ("long", "empty") for what in ("name", "chat", "label", "passkey-name")} | {"stale"}
    raised |= {f"no-passkeys-{why}" for why in re.findall(r'Site\(host, origin, .*"(number|plain)"', CODE)}
    raised |= {f"database-{key}" for key in re.findall(r'UnknownRevision\("([a-z-]+)"', CODE)}
    faults = re.findall(r'(?:Fault|not_allowed)\(\s*"([a-z-]+)"(?: if [^"\n]* else "([a-z-]+)")?', CODE)
    raised |= {f"fault-{part}" for pair in faults for part in pair if part}
    settings = {*re.findall(r'SettingError\("([a-z-]+)"', CODE), *SETTINGS.values(), "metrics-in-use", "metrics-unusable"}
    raised |= {f"setting-{key}" for key in settings}     # `setting_values.py`, `web/serving.py`
    raised |= {f"archive-{key}" for key in re.findall(r'ArchiveError\("([a-z-]+)"', CODE)}
    raised |= {f"archive-{key}" for key in re.findall(r'load\(\w+, "([a-z-]+)"', CODE)} | {"archive-truncated", "archive-changed"}
    raised |= {MANY_PASSWORDS, OWN}                      # `accounts/password_limits.py`
    raised |= {f"cut-{why}" for why in CUTS}             # `tables/rights.py`
    raised |= SIGNING_IN_HELPS | {HOSTS_OPEN, "long-reason", "long-note"}        # `tables/rights.py`, `hosting/hosting.py`
    raised |= {f"mail-{key}{part}" for key in re.findall(r'(?:\b|_)letter\([^"\n]*"([a-z]+)"', CODE) for part in ("", "-subject")}
    raised |= {f"mail-notice-{key}{part}" for key in WHERE_TO_GO for part in ("", "-subject")}
    raised |= set(re.findall(r'"(mail-(?:try|end)[a-z-]*)"', CODE))
    raised |= {f"call-{kind}{part}" for kind in (*ALL_KINDS, FREE_SEAT, HEIR, NO_KEEPER, REMOVED) for part in ("", "-title")}
    raised |= set(re.findall(r"(call-until|call-mail-end)[\"']", CODE))
    raised |= {f"notice-{field}" for fields in FIELDS.values() for field in fields} | {"notice-hook"}      # `notices/channels.py`
    said = {key.removeprefix("problem-") for key in entries("en") if not key.startswith("ui-")}
    assert {key for key in raised if key.startswith(("database-", "archive-", "fault-", "setting-"))} <= said
    assert said - raised == set()
    assert set(re.findall(r'Problem\(\s*\d+, "([a-z-]+)"', CODE)) - said == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_notice_that_is_listed_has_its_words(language: str) -> None:
    """Whatever is put into the outbox is listed on the page of notices (`notices/pages.py`)."""
    put = set(re.findall(r"\bAbout\((\w+)", CODE)) - {"kind"}
    assert {getattr(rows, kind) for kind in put} | {ASKED, LET_IN, NOT_LET_IN} <= ALL_KINDS
    keys = [f"ui-notices-kind-{kind}" for kind in ALL_KINDS]
    assert [key for key in keys if TEXTS.say(language, key) == key] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 12, 22, 25])
def test_plurals(language: str, number: int) -> None:
    for key, facts in entries(language).items():
        numbers: dict[str, Any] = dict.fromkeys(facts, number)
        sentence = TEXTS.say(language, key, **numbers)
        assert sentence and "{" not in sentence


def test_polish_counts() -> None:
    said = [TEXTS.say("pl", "problem-too-fast", seconds=seconds).split(" ", 3)[-1] for seconds in (1, 2, 5, 12, 22, 25)]
    assert said == ["jedną sekundę.", "2 sekundy.", "5 sekund.", "12 sekund.", "22 sekundy.", "25 sekund."]
