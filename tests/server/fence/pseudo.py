"""A language in which each text is its key and its facts: `ui-seat-of{name=Ana}`. A missing text is its bare key."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mercat.engine.rules.vocabulary import Named
from mercat.text import Voice, name_of


def formatted(voice: Voice, language: str, key: str, arguments: Mapping[str, Any]) -> str:
    """Replace `Voice.formatted`: return the key and facts, with the language unless it is English."""
    language = voice.language_of(language, key)
    if not voice.has(language, key):
        return key
    facts = ", ".join(f"{name}={arguments[name]}" for name in sorted(arguments))
    return f"{'' if language == 'en' else f'{language}:'}{key}{{{facts}}}"


def named(voice: Voice, language: str, name: str, fact: Named, plain: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """Replace `Voice.named`: return the name without cases and genders, which depend on the language."""
    return {name: (name_of(fact, names) if fact.kind == "seat" else "") or f"{fact.kind}-{fact.value}"}


def speak_in_keys(replace: Callable[[Any, str, Any], object]) -> None:
    """Let all voices return keys; `replace` has the interface of `setattr`."""
    replace(Voice, "formatted", formatted)
    replace(Voice, "named", named)
