"""The proof of a match: its seeds match their commitments, and every draw follows from them."""

from __future__ import annotations

from typing import Any, Final

from mercat.engine.catalogue import CATALOGUE
from mercat.engine.matches.chapters import Chapter
from mercat.engine.matches.journal import BY_EARLIER_RULES, BY_HAND, BY_SEED, BY_UNKNOWN_SEED, UNEXPLAINED, Entry
from mercat.engine.matches.match import Match
from mercat.engine.rules.state import NATURE

FAIR: Final = "fair"                    # every known seed matches its commitment, and every draw follows
SEALED: Final = "sealed"                # the seed is not published yet
WRONG_SEED: Final = "wrong_seed"        # a seed does not match its commitment
WRONG_DRAW: Final = "wrong_draw"        # a draw follows neither from the seed nor from the hand-written deal


class Proof:
    """A check that the draws of a match follow from its seeds, including draws that were undone later.

    `verdict` is FAIR, SEALED, WRONG_SEED or WRONG_DRAW; `is_sound` is false for the last two. With `published=False`, the seed of
    future draws is treated as secret: it is neither checked nor shown.
    """

    def __init__(self, match: Match[Any], published: bool = True) -> None:
        lines = match.entries
        chapters = [chapter for chapter in match.chapters if chapter.since < len(lines)] or match.chapters[:1]
        self.chapters: Final = chapters
        self.published: Final = published and chapters[-1].seed is not None
        sources = [entry.source for entry in lines if entry.seat == NATURE and not entry.is_undo]
        origins = (BY_SEED, BY_HAND, BY_UNKNOWN_SEED, BY_EARLIER_RULES, UNEXPLAINED)
        self.draws: Final = {source: sources.count(source) for source in origins}
        self.wrong: Final[list[Entry]] = [entry for entry in lines if entry.source == UNEXPLAINED]
        checked = chapters if self.published else chapters[:-1]
        self.seeds: Final[list[Chapter]] = [chapter for chapter in checked if chapter.seed is not None]

    @property
    def verdict(self) -> str:
        if any(not chapter.keeps_commitment for chapter in self.seeds):
            return WRONG_SEED
        if self.wrong:
            return WRONG_DRAW
        return FAIR if self.published else SEALED

    @property
    def is_sound(self) -> bool:
        return self.verdict in (FAIR, SEALED)

    def sentence(self, language: str = "en") -> str:
        """Return the verdict in one sentence, with the draws that it does not cover: those written by hand, from unknown seeds,
        or under earlier rules."""
        verdict, voice = self.verdict, CATALOGUE.voice
        facts: dict[str, Any] = {"seeds": len(self.seeds), "draws": self.draws[BY_SEED]}
        if verdict == WRONG_DRAW:
            facts = {"line": self.wrong[0].before + 1, "text": str(self.wrong[0])}
        said = [voice.say(language, f"proof-{verdict}", **facts)]
        if self.is_sound:
            said += [voice.say(language, f"proof-{source}", draws=self.draws[source])
                     for source in (BY_HAND, BY_UNKNOWN_SEED, BY_EARLIER_RULES) if self.draws[source] > 0]
        return " ".join(said)

    def data(self, language: str = "en") -> dict[str, Any]:
        """Return the proof as plain data: the verdict, its sentence in a language, the numbers of draws by source, and the
        seeds."""
        return {"verdict": self.verdict, "sound": self.is_sound, "sentence": self.sentence(language), "draws": dict(self.draws),
                "seeds": [{"since": chapter.since, "table": chapter.table, "commitment": chapter.commitment or None,
                           "seed": str(chapter.seed) if chapter in self.seeds else None} for chapter in self.chapters]}
