"""A review in sentences, for the terminal and for pages, with its turning points and its decisions by round."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeAlias

from mercat.engine.catalogue import CATALOGUE
from mercat.engine.game import Game
from mercat.engine.matches.match import Match
from mercat.engine.rules.state import Event
from mercat.engine.rules.vocabulary import Named
from mercat.moments import round_openings
from mercat.text import move_sentence
from mercat.text.numbers import difference, figure, percent
from mercat.text.telling import TENTH, decimals, rounded, told_chance

AS_PLAYED, BETTER = 0, 1                                 # the indices of the two figures of a turning point
NOT_TOLD: Final = "–"                                    # in place of figures that are not shown
THEN: Final = " → "                                      # between a move and the decisions that complete it
OutlookText: TypeAlias = Callable[[str, Mapping[str, Any], int], str]      # the arguments are the language, an outlook and a seat


@dataclass(frozen=True)
class TurningPoint:
    """A turning point in sentences.

    `before` is the journal length before the decision, and `at` is the length after the decision and the draws that follow it.
    `line` is the number of the decision's line in the journal.
    """

    number: int
    before: int
    line: int
    at: int
    seat: int
    played: str
    better: str
    worth: str


@dataclass(frozen=True)
class ReviewLine:
    """A decision and each seat's outlook after it. The first line describes the start of the game and has no seat."""

    line: int                                            # the number in the journal or, for the start, its length
    at: int                                              # the journal length after the decision and nature's draws
    seat: int | None
    text: str
    outlooks: tuple[str, ...]
    turn: int | None = None                              # the number of the decision's turning point, if it is one


@dataclass(frozen=True)
class ReviewRound:
    """The decisions of a round. `number` is 0 for the decisions before the first round."""

    number: int
    title: str
    lines: tuple[ReviewLine, ...]

    @property
    def decisions(self) -> int:
        return sum(line.seat is not None for line in self.lines)

    @property
    def turns(self) -> list[int]:
        return [line.turn for line in self.lines if line.turn is not None]


def turns_of(match: Match[Any], review: Mapping[str, Any], language: str, names: Sequence[str]) -> list[TurningPoint]:
    """Return the turning points of a review in sentences. `names` are the players' names by seat."""
    return [TurningPoint(number, turn["before"], line_after(match, turn["before"]), turn["at"], turn["seat"],
                         moves_text(match, [turn["played"], *turn["played_then"]], language, names),
                         CATALOGUE.voice.say(language, "review-better",
                                             move=moves_text(match, [turn["better"], *turn["better_then"]], language, names)),
                         worth_sentence(match.game, language, turn))
            for number, turn in enumerate(review["turning_points"], 1)]


def rounds_of(match: Match[Any], review: Mapping[str, Any], language: str, names: Sequence[str],
              outlook: OutlookText) -> list[ReviewRound]:
    """Return the decisions in a review by round, without empty rounds. `outlook` returns a seat's prospects as text."""
    lines, openings = lines_of(match, review, language, names, outlook), round_openings(match)
    titles = [CATALOGUE.voice.say(language, "ui-review-beginning"),
              *(round_title(match, number, event, language) for number, event in enumerate(openings.values(), 1))]
    ends = [*(bisect_right(lines, began, key=lambda line: line.at) for began in openings), len(lines)]
    made, first = list[ReviewRound](), 0
    for number, (title, end) in enumerate(zip(titles, ends, strict=True)):
        if any(line.seat is not None for line in lines[first:end]):
            made.append(ReviewRound(number, title, tuple(lines[first:end])))
            first = end
    return made


def lines_of(match: Match[Any], review: Mapping[str, Any], language: str, names: Sequence[str],
             outlook: OutlookText) -> list[ReviewLine]:
    """Return a line for the start of the game, and then a line for every decision."""
    turning = {turn["at"]: number for number, turn in enumerate(review["turning_points"], 1)}

    def outlooks(known: Mapping[str, Any]) -> tuple[str, ...]:
        return tuple(outlook(language, known, seat) for seat in range(review["seats"]))

    began = review["decisions"][0]["before"] if review["decisions"] else 0
    first = ReviewLine(began, began, None, CATALOGUE.voice.say(language, "review-start"), outlooks(review["start"]))
    return [first, *[ReviewLine(line_after(match, one["before"]), one["at"], one["seat"],
                                move_text(match, one["move"], language, names), outlooks(one), turning.get(one["at"]))
                     for one in review["decisions"]]]


def line_after(match: Match[Any], length: int) -> int:
    """Return the number of the line that was played next after this journal length, ignoring lines that were undone."""
    return match.path[bisect_right(match.path, length)]


def round_title(match: Match[Any], number: int, began: Event, language: str) -> str:
    """Return the number of a round and, if the game has a name for the round, this name: "Round 3: merchant round 2"."""
    title, name = f"{CATALOGUE.voice.say(language, 'ui-review-round')} {number}", began.facts.get("round")
    return f"{title}: {match.game.say(language, f'{name.kind}-{name.value}')}" if isinstance(name, Named) else title


def move_text(match: Match[Any], move: str, language: str, names: Sequence[str]) -> str:
    """Return a move in notation as a sentence."""
    return move_sentence(match.game, match.game.vocabulary.parse(move), partial(match.game.say, language, names=names))


def moves_text(match: Match[Any], moves: Sequence[str], language: str, names: Sequence[str]) -> str:
    """Return a move and the decisions that complete it, all in notation, as sentences."""
    return THEN.join(move_text(match, move, language, names) for move in moves)


def hundredths(share: float) -> int:
    """Return a share of the win as a percentage, rounded to a whole number."""
    return round(100 * share)


def points_text(language: str, points: float, error: float) -> str:
    """Return points as text. They have one decimal if their error allows it, but none from 1,000 on."""
    return figure(language, rounded(points, error, TENTH), decimals(points, error))


def points_apart(language: str, points: float, other: float, error: float) -> str:
    """Return a difference in points as text, with its sign."""
    return difference(language, points - other, decimals(max(abs(points), abs(other)), error))


def chance_of(outlook: Mapping[str, Any], seat: int) -> float | None:
    """Return a seat's share of the win as shown to readers, or None if it is too uncertain to be shown."""
    known = outlook["win"] is not None and outlook["win_error"] is not None
    return told_chance(outlook["win"][seat], outlook["win_error"][seat]) if known else None


def points_of(language: str, outlook: Mapping[str, Any], seat: int) -> str:
    """Return a seat's points as shown to readers, or an empty string if their error is unknown."""
    errors = outlook["points_error"]
    return "" if errors is None else points_text(language, outlook["points"][seat], errors[seat])


def outlook_text(game: Game[Any], language: str, outlook: Mapping[str, Any], seat: int) -> str:
    """Return a seat's prospects in a few words."""
    win, points = chance_of(outlook, seat), points_of(language, outlook, seat)
    if not points:
        return NOT_TOLD
    if win is None:
        return game.say(language, "review-outlook-points", points=points)
    return game.say(language, "review-outlook", win=hundredths(win), points=points)


def outlook_figures(language: str, outlook: Mapping[str, Any], seat: int) -> str:
    """Return a seat's prospects as figures only, for a table with headings."""
    win, points = chance_of(outlook, seat), points_of(language, outlook, seat) or NOT_TOLD
    return points if win is None else f"{percent(language, win)} · {points}"


def worth_sentence(game: Game[Any], language: str, turn: Mapping[str, Any]) -> str:
    """Return a sentence about the value of the better move at a turning point: the gain in chances or, if the chances hardly
    differ, in lead. Return an empty string if no figure that may be shown differs.

    If nature drew after the move, the figures are those before the draw, and the sentence mentions this.
    """
    said = worth(game, language, turn)
    return game.say(language, "review-before-draw", worth=said) if turn["drawn"] and said else said


def worth(game: Game[Any], language: str, turn: Mapping[str, Any]) -> str:
    """Return the sentence from `worth_sentence` without the remark about the draw."""
    played, better = (points_of(language, turn, which) for which in (AS_PLAYED, BETTER))
    wins = [chance_of(turn, which) for which in (AS_PLAYED, BETTER)]
    if turn["win"] is None:
        return game.say(language, "review-worth-points", played=played, better=better) if played != better else ""
    if turn["by"] != "lead" and wins[0] is not None and wins[1] is not None and wins[0] < wins[1]:
        facts = {"win": hundredths(wins[0]), "instead": hundredths(wins[1])}
        if played == better:
            return game.say(language, "review-worth-win", **facts)
        return game.say(language, "review-worth", played=played, better=better, **facts)
    if turn["lead_error"] is None:
        return ""
    error = max(turn["lead_error"])                      # so that both have the same decimals
    behind, ahead = (lead_text(language, lead, error) for lead in turn["lead"])
    return game.say(language, "review-worth-lead", played=behind, better=ahead) if behind != ahead else ""


def lead_text(language: str, lead: float, error: float) -> str:
    """Return a lead as shown to readers, with its sign. A lead of 0 has no sign."""
    told = rounded(lead, error, TENTH)
    return points_apart(language, told, 0.0, error) if told else figure(language, 0)
