"""Confusable names: could a reader mistake one for the other?

As in Unicode's UTS 39, two names are confusable if they have the same skeleton. Compatibility forms (wide, mathematical, circled
letters) and case are folded with NFKD and casefold. The letters that look like a Latin letter or a digit are those of
confusables.txt (January 2024), without extinct scripts; `k` is added, which it keeps apart from the Greek and Cyrillic letter.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

LOOKALIKES: Final = {
    "a": "ɑαа", "b": "ƄЬᏏᑲᖯ", "c": "сᴄⲥꮯ", "d": "ԁᏧᑯꓒ", "e": "еҽꬲ", "f": "քẝꞙꬵ", "g": "ƍɡցᶃ", "h": "һհᏂ", "i": "ıɩɪιіӏᎥꙇꭵ",
    "j": "ϳј", "k": "κк", "l": "ƖǀΙІӀ۱Ⲓꓲ", "n": "ոռ", "o": "οσоօ۵०੦૦௦౦೦ഠ൦๐໐ဝ၀ჿᴏᴑⲟꬽ", "p": "ρрⲣ", "q": "ԛգզ", "r": "гᴦⲅꭇꭈꮁ",
    "s": "ƽѕꜱꮪ", "u": "ʋυսᴜꞟꭎꭒ", "v": "νѵᴠꮩ", "w": "ɯѡԝաᴡꮃ", "x": "хᕁᕽ", "y": "ɣʏγуүყᶌỿꭚ", "z": "ᴢꮓ", "A": "ΑАᎪᗅꓮ",
    "B": "ΒВᏴᗷꓐꞴ", "C": "СᏟⲤꓚ", "D": "Ꭰᗞᗪꓓ", "E": "ΕЕᎬꓰ", "F": "ϜᖴꓝꞘ", "G": "ԌᏀᏳꓖ", "H": "ΗНᎻᕼⲎꓧ", "J": "ͿЈᎫᒍꓙꞲ",
    "K": "ΚКᏦⲔꓗ", "L": "ᏞᒪⳐꓡ", "M": "ΜϺМᎷᗰⲘꓟ", "N": "ΝⲚꓠ", "O": "ΟОՕ০ଠ୦ዐⲞ〇ꓳ", "P": "ΡРᏢᑭⲢꓑ", "R": "ƦᎡᏒᖇꓣ", "S": "ЅՏᏕᏚꓢ",
    "T": "ΤТᎢⲦꓔ", "U": "Սሀᑌꓴ", "V": "Ѵ۷Ꮩᐯꓦ", "W": "ԜᎳᏔꓪ", "X": "ΧХⲬꓫꞳ", "Y": "ΥУҮᎩᎽⲨꓬ", "Z": "ΖᏃꓜ𐋵", "2": "ƧϨᒿꙄꝚ",
    "3": "ƷȜЗӠꝪꞫ", "4": "Ꮞ", "5": "Ƽ", "6": "бᏮ", "8": "Ȣȣ৪੪", "9": "৭੧୨൭ⳊꝮ"}
ASCII_LOOKALIKES: Final = {"0": "O", "1": "l", "I": "l", "|": "l", "m": "rn"}
LATIN: Final = str.maketrans({letter: latin for latin, letters in LOOKALIKES.items() for letter in letters} | ASCII_LOOKALIKES)
BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")    # letters, symbols and marks that are invisible


def confusable(one: str, other: str) -> bool:
    """Could one name be mistaken for the other?"""
    return any(mine == theirs for mine, theirs in zip(skeletons(one), skeletons(other), strict=True))


@lru_cache(maxsize=4096)                                 # the names of a full lobby are compared for every page
def skeletons(name: str) -> tuple[str, str]:
    """The name's skeletons, with case folded first and last: a capital i looks like a small L."""
    plain = "".join(letter for letter in unicodedata.normalize("NFKD", name) if is_visible_letter(letter))
    return plain.casefold().translate(LATIN).casefold(), plain.translate(LATIN).casefold()


def is_visible(text: str) -> bool:
    """Does the text show anything? Combining marks alone do not count."""
    return any(is_visible_letter(letter) and unicodedata.category(letter)[0] not in "MZ" for letter in text)


def is_visible_letter(letter: str) -> bool:
    """Is the character visible? Format characters, variation selectors and blank letters are not."""
    return unicodedata.category(letter)[0] != "C" and letter not in BLANKS and not is_selector(letter)


def is_selector(letter: str) -> bool:
    """Does the character only select a variant of the one before it?"""
    return "VARIATION SELECTOR" in unicodedata.name(letter, "")
