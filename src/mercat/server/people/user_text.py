"""Checks of text that people enter: names and chat messages have a limited length and no control characters, and names must not
be confusable.

Pages escape the text. Two names are confusable if a reader could mistake one for the other: as in Unicode's UTS 39, if they have
the same skeleton. Compatibility forms (wide, mathematical, circled letters) and case are folded with NFKD and casefold. The
letters that look like a Latin letter or a digit are those in confusables.txt (January 2024), without extinct scripts. `k` is
added, although that file distinguishes it from the Greek and Cyrillic letter. Small capitals, and letters with strokes and hooks,
are found by their Unicode names.

A skeleton goes further than UTS 39, because names at a table are read only in passing: the skeleton leaves out accents,
punctuation and spaces, and a role before or after the name, such as "(host)". A name that consists only of a role is refused
(`is_role`).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain, count
from typing import Final

from mercat.server.problems import Problem

LONGEST_NAME = 24                                        # characters
LONGEST_GROUP_NAME = 40                                  # characters of the name of a group or a series
AS_TYPED = 20                                            # times the limit that a text may have before it is cleaned
DECOMPOSED = 4                                           # times the limit before composition: a letter and three marks each
JOINERS = "\u200c\u200d"                                 # zero-width characters that emoji and some scripts need
LOOKALIKES: Final = {
    "a": "ɑαа", "b": "ƄЬᏏᑲᖯ", "c": "сᴄⲥꮯ", "d": "ԁᏧᑯꓒ", "e": "еҽꬲ", "f": "քẝꞙꬵ", "g": "ƍɡցᶃ", "h": "һհᏂ", "i": "ıɩɪιіӏᎥꙇꭵ",
    "j": "ϳј", "k": "κк", "l": "ƖǀΙІӀ۱Ⲓꓲ", "n": "ոռ", "o": "οσоօ۵०੦૦௦౦೦ഠ൦๐໐ဝ၀ჿᴏᴑⲟꬽ", "p": "ρрⲣ", "q": "ԛգզ", "r": "гᴦⲅꭇꭈꮁ",
    "s": "ƽѕꜱꮪ", "u": "ʋυսᴜꞟꭎꭒ", "v": "νѵᴠꮩ", "w": "ɯѡԝաᴡꮃ", "x": "хᕁᕽ", "y": "ɣʏγуүყᶌỿꭚ", "z": "ᴢꮓ", "A": "ΑАᎪᗅꓮ",
    "B": "ΒВᏴᗷꓐꞴ", "C": "СᏟⲤꓚ", "D": "Ꭰᗞᗪꓓ", "E": "ΕЕᎬꓰ", "F": "ϜᖴꓝꞘ", "G": "ԌᏀᏳꓖ", "H": "ΗНᎻᕼⲎꓧ", "J": "ͿЈᎫᒍꓙꞲ",
    "K": "ΚКᏦⲔꓗ", "L": "ᏞᒪⳐꓡ", "M": "ΜϺМᎷᗰⲘꓟ", "N": "ΝⲚꓠ", "O": "ΟОՕ০ଠ୦ዐⲞ〇ꓳ", "P": "ΡРᏢᑭⲢꓑ", "R": "ƦᎡᏒᖇꓣ", "S": "ЅՏᏕᏚꓢ",
    "T": "ΤТᎢⲦꓔ", "U": "Սሀᑌꓴ", "V": "Ѵ۷Ꮩᐯꓦ", "W": "ԜᎳᏔꓪ", "X": "ΧХⲬꓫꞳ", "Y": "ΥУҮᎩᎽⲨꓬ", "Z": "ΖᏃꓜ𐋵", "2": "ƧϨᒿꙄꝚ",
    "3": "ƷȜЗӠꝪꞫ", "4": "Ꮞ", "5": "Ƽ", "6": "бᏮ", "8": "Ȣȣ৪੪", "9": "৭੧୨൭ⳊꝮ"}
ASCII_LOOKALIKES: Final = {"0": "O", "1": "l", "I": "l", "i": "l", "|": "l", "m": "rn", "w": "vv", "W": "VV"}
SIGNS: Final = {"$": "S", "€": "E", "@": "a", "!": "l"}        # signs that stand for letters inside a word
LATIN: Final = str.maketrans({letter: latin for latin, letters in LOOKALIKES.items() for letter in letters})
FOLDED: Final = str.maketrans(ASCII_LOOKALIKES)
LATIN_NAME: Final = re.compile(r"LATIN (?:SMALL LETTER|CAPITAL LETTER|LETTER SMALL CAPITAL) (?:DOTLESS |SMALL CAPITAL )?([A-Z])"
                               r"(?: WITH .*)?")
SMALL: Final = re.compile(r"LATIN (?:SMALL|LETTER SMALL)")
BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")    # letters, symbols and marks that are invisible
ACCENTS: Final = ((0x300, 0x36f), (0x483, 0x489), (0x591, 0x5c7), (0x610, 0x61a), (0x64b, 0x65f), (0x1ab0, 0x1aff),
                  (0x1dc0, 0x1dff), (0x20d0, 0x20ff), (0xfe20, 0xfe2f))      # marks that any name may get; others spell it
IN_BRACKETS: Final = re.compile(r"\([^()]*\)|\[[^\[\]]*\]|\{[^{}]*\}|<[^<>]*>")
ROLES: Final = (                                         # names that suggest somebody other than an ordinary player
    "system", "host", "admin", "administrator", "moderator", "server", "mercat", "bot", "computer", "official", "support",
    "staff", "watching", "watcher", "spectator", "referee", "nobody", "nature", "chance", "the", "message", "notice",
    "sistema", "anfitrión", "anfitriona", "administrador", "administradora", "moderador", "moderadora", "servidor", "ordenador",
    "oficial", "mira", "espectador", "espectadora", "árbitro", "nadie", "azar", "el", "la", "mensaje", "aviso",
    "gospodarz", "gospodyni", "moderatorka", "administratorka", "serwer", "komputer", "obsługa", "ogląda", "widz", "sędzia",
    "nikt", "los", "wiadomość", "komunikat")
NAMES_TOO: Final = ("the", "el", "la", "los", "mira", "nature", "chance", "message", "mensaje", "aviso", "notice")     # of people


def clean(text: str, most: int, what: str) -> str:
    """Return the text without control characters and extra spaces. Raise Problem if it is empty or longer than `most`.

    `what` names the text in the problem's key, as in `long-name` and `long-chat`.
    """
    if len(text) > AS_TYPED * most:
        raise Problem(422, f"long-{what}", most=most)
    spaced = (" " if letter.isspace() else letter for letter in text)
    printable = "".join(letter for letter in spaced if letter in JOINERS or unicodedata.category(letter)[0] != "C")
    decomposed = " ".join(printable.split())
    if len(decomposed) > DECOMPOSED * most:              # sorting marks takes time that grows with the square of their number
        raise Problem(422, f"long-{what}", most=most)
    cleaned = unicodedata.normalize("NFC", decomposed)
    if not is_visible(cleaned):
        raise Problem(422, f"empty-{what}")
    if len(cleaned) > most:
        raise Problem(422, f"long-{what}", most=most)
    return cleaned


def person_name(text: str) -> str:
    """Return a person's name, cleaned. Raise Problem if it is invalid, or if it could be mistaken for one of the server's own
    words."""
    return free_name(text, LONGEST_NAME)


def group_name(text: str) -> str:
    """Return the name of a group or a series, cleaned. Raise Problem as `person_name` does."""
    return free_name(text, LONGEST_GROUP_NAME)


def free_name(text: str, most: int) -> str:
    """Return a name of up to `most` characters, cleaned. Raise Problem as `person_name` does."""
    name = clean(text, most, "name")
    if is_role(name):
        raise Problem(409, "name-reserved", name=name)
    return name


def is_taken(name: str, names: Iterable[str]) -> bool:
    """Return whether a name could be mistaken for one of the names in `names`."""
    return any(confusable(name, other) for other in names if other)


def spectator_name(wanted: str, guest: str, names: Sequence[str]) -> str:
    """Return a spectator's name at a table whose players have these names.

    If the requested name is taken or is a role, return `guest`, with a number if necessary. If `guest` is empty, raise Problem.
    """
    name = clean(wanted or guest, LONGEST_NAME, "name")
    if not is_taken(name, names) and not is_role(name):
        return name
    if not guest:
        raise Problem(409, "name-reserved" if is_role(name) else "name-taken", name=name)
    guests = chain([guest], (f"{guest} {number}" for number in count(2)))
    return next(other for other in guests if not is_taken(other, names))


def confusable(one: str, other: str) -> bool:
    """Return whether one name could be mistaken for the other."""
    return not skeletons(one).isdisjoint(skeletons(other))


@lru_cache(maxsize=4096)                                 # the names of a full lobby are compared for every page
def skeletons(name: str) -> frozenset[str]:
    """Return the skeletons of a name: with and without the roles in it, and with case folded before and after everything else."""
    plain = decomposed(name)
    readings = {plain, without_roles(plain)}
    return frozenset(bones(case(reading)) for reading in readings for case in (str.casefold, str))


def decomposed(name: str) -> str:
    """Return the visible letters and signs of a name, with accents as separate letters, except in й."""
    visible = "".join(letter for letter in unicodedata.normalize("NFKD", name) if is_visible_letter(letter))
    return visible.replace("и\u0306", "й").replace("И\u0306", "Й")


def bones(text: str) -> str:
    """Return a text, already decomposed by NFKD, in plain Latin letters as far as possible, without characters that are easily
    overlooked."""
    latin = "".join(latin_letter(letter) for letter in text).translate(FOLDED).casefold()
    letters = "".join(letter for letter in latin if counts(letter))
    return letters or latin                              # of a name without letters, its signs


def latin_letter(letter: str) -> str:
    """Return the Latin letter that looks like this letter or sign; if there is none, return the letter itself."""
    if letter.isascii():
        return SIGNS.get(letter, letter)
    known = letter.translate(LATIN)
    if known != letter:
        return known
    name = unicodedata.name(letter, "")
    match = LATIN_NAME.fullmatch(name)
    if match is None:
        return letter
    return match[1].lower() if SMALL.match(name) else match[1]


def counts(letter: str) -> bool:
    """Return whether a character distinguishes names. Return False for accents, punctuation, spaces and symbols."""
    kind = unicodedata.category(letter)[0]
    return kind in "LN" or (kind == "M" and not any(first <= ord(letter) <= last for first, last in ACCENTS))


def without_roles(text: str) -> str:
    """Return the text without anything in brackets, and without roles at either end. If nothing would be left, return the text
    unchanged."""
    words = words_of(IN_BRACKETS.sub(" ", text))
    while len(words) > 1 and bones(words[-1].casefold()) in ROLE_BONES:
        words.pop()
    while len(words) > 1 and bones(words[0].casefold()) in ROLE_BONES:
        words.pop(0)
    return " ".join(words) or text


def words_of(text: str) -> list[str]:
    return "".join(letter if unicodedata.category(letter)[0] in "LNM" else " " for letter in text).split()


@lru_cache(maxsize=4096)
def is_role(name: str) -> bool:
    """Return whether a name consists only of a role, such as "System" or "(host) 2"."""
    words = [bones(word.casefold()) for word in words_of(decomposed(name)) if not word.isdecimal()]
    return "".join(words) in RESERVED or (ROLE_BONES.issuperset(words) and not RESERVED.isdisjoint(words))


def is_visible(text: str) -> bool:
    """Return whether a text contains anything visible; combining marks alone do not count."""
    return any(is_visible_letter(letter) and unicodedata.category(letter)[0] not in "MZ" for letter in text)


def is_visible_letter(letter: str) -> bool:
    """Return whether a character is visible. Return False for format characters, variation selectors and blank letters."""
    return unicodedata.category(letter)[0] != "C" and letter not in BLANKS and not is_selector(letter)


def is_selector(letter: str) -> bool:
    """Return whether a character only selects a variant of the character before it."""
    return "VARIATION SELECTOR" in unicodedata.name(letter, "")


ROLE_BONES: Final = frozenset(bones(unicodedata.normalize("NFKD", role).casefold()) for role in ROLES)
RESERVED: Final = ROLE_BONES - {bones(word) for word in NAMES_TOO}            # nobody's name may consist of these alone
