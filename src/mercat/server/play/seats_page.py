"""The facts for the seats page: the invitation, the free seats, the players who are ready, and the table's terms."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any, Final

from mercat.engine.game import Game
from mercat.games import find
from mercat.server.clocks.clock_terms import LIVE, MINUTE, REMIND, ClockTerms
from mercat.server.clocks.clock_words import clock_summary
from mercat.server.play import cards
from mercat.server.play.players import BotStrength, Style, bot_strengths, bot_styles
from mercat.server.play.prompt import HappenedLine, happened_lines
from mercat.server.play.table_form import ClockForm, clock_fields
from mercat.server.ratings.shown import rated_terms
from mercat.server.storage.models import OPEN, OVER
from mercat.server.tables.absence import has_not_begun
from mercat.server.tables.happenings import HAPPENINGS
from mercat.server.tables.snapshot import Snapshot
from mercat.server.timekeeping.shown import agreed_clock, choices
from mercat.server.words import Say, named, ui
from mercat.text import languages_note

ROUNDED: Final = 5                                       # lengths are rounded to a multiple of this number of minutes
CALL_AFTER: Final = (0, 300, 900, 3_600, 86_400)         # seconds; 0: the server's default
PREVIEW_SIZE: Final = (840, 480)                         # the width and height of a board's picture, in pixels


@dataclass(frozen=True)
class LinkPreview:
    """The preview of a link for other programs (Open Graph). All its URLs are absolute."""

    title: str
    about: str
    address: str
    picture: str                                         # the URL of a picture; empty if the game has none

    @property
    def size(self) -> tuple[int, int]:
        return PREVIEW_SIZE


@dataclass(frozen=True)
class SeatsPage:
    """The facts that the templates of the seats page need in addition to the snapshot."""

    title: str                                           # the title of the game
    heading: str                                         # an invitation if the reader may sit down; otherwise the title
    about: str                                           # the number of players and the length in minutes
    clock: str                                           # a short description of the clock; empty if there is none
    scene: str
    seats: Sequence[cards.SeatCard]
    unready: str  # sentences about the players and free seats that the game waits for; or empty
    options: Sequence[cards.OptionChoice]                # the options with the table's values
    agreed: Sequence[str]                            # sentences about the game's beginning and absent people
    proof: str                                           # a sentence about the proof of the deal; empty if there is none
    strengths: Sequence[BotStrength]
    styles: Sequence[Style]
    not_begun: frozenset[int]                            # the reader's seats that have not made any set-up choice
    is_shown_out: bool                                   # whether the host has removed the reader
    happened: Sequence[HappenedLine]                     # events that happened to the reader
    arranged: dict[str, Any] | None                      # the facts for the host's form to change the table; None for others
    rated: Sequence[str]  # sentences about the consequences of a rated game; or empty

    @property
    def chooses(self) -> bool:
        """Whether the reader can choose between several free seats."""
        return self.free > 1

    @property
    def free(self) -> int:
        """The number of free seats; 0 if the host has removed the reader."""
        return 0 if self.is_shown_out else sum(seat.free for seat in self.seats)


def minutes_of(game: Game[Any], seats: int) -> int:
    """Return the approximate length in minutes of a game with this number of seats, interpolated between the two figures on the
    game's box."""
    least, most = game.minutes
    share = (seats - game.fewest) / (game.most - game.fewest) if game.most > game.fewest else 1.0
    return ROUNDED * round((least + share * (most - least)) / ROUNDED)


def length_text(game: Game[Any], seats: int, clock: ClockTerms | None, interface: Say) -> str:
    """Return the approximate length of a game in words, or the longest time that its live clock leaves the players if that is
    shorter."""
    minutes = minutes_of(game, seats)
    ends = clock is not None and clock.kind == LIVE and not clock.increment and clock.end != REMIND
    most = ceil(clock.bank * seats / MINUTE) if clock is not None and ends else minutes
    return interface("invite-minutes-most" if most < minutes else "invite-minutes", minutes=min(most, minutes))


def traits(game: Game[Any], seats: int, clock: ClockTerms | None, language: str) -> str:
    """Return the number of players and the length of the game as text, and also the game's languages if the reader's is not
    among them."""
    interface = ui(language)
    players, length = interface("invite-players", count=seats), length_text(game, seats, clock, interface)
    said, note = f"{players}, {length}" if minutes_of(game, seats) else players, languages_note(game, language)
    return f"{said} · {note}" if note else said


def time_text(seconds: int, interface: Say) -> str:
    """Return a length of time in words."""
    if seconds < 120 and seconds != 60:
        return interface("call-after-usual", seconds=seconds)
    if seconds < 3_600:
        return interface("call-after-minutes", minutes=seconds // 60)
    return interface("call-after-hours", hours=seconds // 3_600)


def call_times(server: int, language: str) -> list[tuple[int, str]]:
    """Return the choices for how long a person must be absent before others may call in a bot, as pairs of seconds and text.

    `server` is the server's minimum in seconds.
    """
    interface = ui(language)
    least = interface("call-after-least", time=time_text(server, interface))
    return [(0, least), *((seconds, time_text(seconds, interface)) for seconds in CALL_AFTER if seconds > server)]


def invitation(snapshot: Snapshot, language: str) -> str:
    """Return the heading of a table that waits for players. It includes the host's name if the host has a seat.

    It also fits readers whom nobody has invited, because they come from the public list or have left their seat.
    """
    interface, game = ui(language), find(snapshot.game).say(language, "game")
    return interface("invites", player=snapshot.inviter, game=game) if snapshot.inviter else interface("invited", game=game)


def agreed(snapshot: Snapshot, interface: Say) -> list[str]:
    """Return the table's terms, without its options, as sentences."""
    kept = [interface("kept-for", count=round(snapshot.kept_for), result="yes" if snapshot.status == OVER else "no")]
    kept = kept if snapshot.kept_for > 0 else []
    if snapshot.sandbox:
        return kept
    said = []
    if snapshot.match is None:
        said.append(interface("begins-ready" if snapshot.waiting_room else "seats-lead"))
        if snapshot.lots:
            said.append(interface("begins-lots"))
    said.append(interface(f"agreed-{snapshot.absence}", time=time_text(snapshot.call_after, interface)))
    if snapshot.absence != "wait":
        said.append(interface("agreed-set-up"))
    if snapshot.clock is not None:
        said += agreed_clock(snapshot.clock, interface)
    return said + kept


def unready_text(snapshot: Snapshot, interface: Say) -> str:
    """Return sentences that tell the reader which players the game is waiting for and how many seats are free; empty if it waits
    for nobody."""
    unready = [seat for seat in snapshot.seats if seat.kind == "person" and not seat.ready]
    others = [seat.name for seat in unready if not seat.mine]
    free = sum(seat.free for seat in snapshot.seats)
    if others and len(others) < len(unready):
        waiting = interface("unready-and-mine", players=named([interface("undo-you"), *others], interface))
    elif others:
        waiting = interface("unready", players=named(others, interface))
    elif unready:
        waiting = interface("unready-alone" if free else "unready-mine")
    else:
        waiting = interface("everybody-ready") if free else ""
    return f"{waiting} {interface('still-free', count=free)}" if free else waiting


def seats_page(snapshot: Snapshot, language: str) -> SeatsPage:
    game, interface, seats = find(snapshot.game), ui(language), cards.seat_cards(snapshot, language)
    title, match = game.say(language, "game"), snapshot.match
    has_left = any(HAPPENINGS[one.name].seat_gone for one in snapshot.happened)
    may_come = not (snapshot.mine or snapshot.is_shown_out or has_left)
    invited = may_come and any(seat.free for seat in snapshot.seats)
    return SeatsPage(
        title=title, heading=invitation(snapshot, language) if invited else title,
        about=traits(game, len(seats), snapshot.clock, language), clock=clock_summary(snapshot.clock, interface),
        scene=cards.scene_of(game), seats=seats, unready=unready_text(snapshot, interface),
        options=cards.agreed_options(game, snapshot, language), agreed=agreed(snapshot, interface),
        proof="" if snapshot.sandbox else interface("deal-proof-about"),
        strengths=bot_strengths(snapshot.game, [len(seats)], language), styles=bot_styles(snapshot.game, language),
        not_begun=frozenset(number for number in snapshot.mine if match is not None and has_not_begun(match, number)),
        is_shown_out=snapshot.is_shown_out, happened=happened_lines(snapshot, interface),
        arranged=arrangement(snapshot, language), rated=rated_terms(interface) if snapshot.rated else ())


def arrangement(snapshot: Snapshot, language: str) -> dict[str, Any] | None:
    """Return the facts for the host's form to change the table before the game; None for other readers."""
    if not snapshot.host or snapshot.status != OPEN or snapshot.sandbox:
        return None
    game, server = find(snapshot.game), snapshot.absent_after
    return {"options": cards.options_of(game, language, snapshot.options), "counts": range(game.fewest, game.most + 1),
            "times": call_times(server, language), "clock": ClockForm(**clock_fields(snapshot.clock)),
            "clock_choices": choices(ui(language)),
            "call_after": snapshot.call_after if snapshot.call_after in CALL_AFTER and snapshot.call_after > server else 0}


def preview_of(snapshot: Snapshot, language: str, base: str) -> LinkPreview:
    """Return the preview of a link to a table. Before the game, it is an invitation, which names only the person who invites."""
    game, interface = find(snapshot.game), ui(language)
    picture = cards.board_of(game, language)
    title, about = game.say(language, "game"), interface("preview-running")
    if snapshot.match is None:
        seats = len(snapshot.seats)
        title = invitation(snapshot, language)
        about = interface("preview", players=interface("invite-players", count=seats),
                          minutes=length_text(game, seats, snapshot.clock, interface))
    return LinkPreview(title, about, f"{base}/t/{snapshot.id}", f"{base}{picture}" if picture else "")
