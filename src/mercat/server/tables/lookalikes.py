"""Names that look alike: whether a reader could take one for the other.

Compatibility forms (wide, mathematical, circled letters) and case are Unicode's own (NFKD, casefold). The letters that are drawn
like a Latin letter or a digit are those of its confusables.txt (UTS 39, as of January 2024), without scripts that nobody writes
any more; `k` is added, which that table keeps apart from the Greek and the Cyrillic letter.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

DRAWN_LIKE: Final = {
    "a": "ɑαа", "b": "ƄЬᏏᑲᖯ", "c": "сᴄⲥꮯ", "d": "ԁᏧᑯꓒ", "e": "еҽꬲ", "f": "քẝꞙꬵ", "g": "ƍɡցᶃ", "h": "һհᏂ", "i": "ıɩɪιіӏᎥꙇꭵ",
    "j": "ϳј", "k": "κк", "l": "ƖǀΙІӀ۱Ⲓꓲ", "n": "ոռ", "o": "οσоօ۵०੦૦௦౦೦ഠ൦๐໐ဝ၀ჿᴏᴑⲟꬽ", "p": "ρрⲣ", "q": "ԛգզ", "r": "гᴦⲅꭇꭈꮁ",
    "s": "ƽѕꜱꮪ", "u": "ʋυսᴜꞟꭎꭒ", "v": "νѵᴠꮩ", "w": "ɯѡԝաᴡꮃ", "x": "хᕁᕽ", "y": "ɣʏγуүყᶌỿꭚ", "z": "ᴢꮓ", "A": "ΑАᎪᗅꓮ",
    "B": "ΒВᏴᗷꓐꞴ", "C": "СᏟⲤꓚ", "D": "Ꭰᗞᗪꓓ", "E": "ΕЕᎬꓰ", "F": "ϜᖴꓝꞘ", "G": "ԌᏀᏳꓖ", "H": "ΗНᎻᕼⲎꓧ", "J": "ͿЈᎫᒍꓙꞲ",
    "K": "ΚКᏦⲔꓗ", "L": "ᏞᒪⳐꓡ", "M": "ΜϺМᎷᗰⲘꓟ", "N": "ΝⲚꓠ", "O": "ΟОՕ০ଠ୦ዐⲞ〇ꓳ", "P": "ΡРᏢᑭⲢꓑ", "R": "ƦᎡᏒᖇꓣ", "S": "ЅՏᏕᏚꓢ",
    "T": "ΤТᎢⲦꓔ", "U": "Սሀᑌꓴ", "V": "Ѵ۷Ꮩᐯꓦ", "W": "ԜᎳᏔꓪ", "X": "ΧХⲬꓫꞳ", "Y": "ΥУҮᎩᎽⲨꓬ", "Z": "ΖᏃꓜ𐋵", "2": "ƧϨᒿꙄꝚ",
    "3": "ƷȜЗӠꝪꞫ", "4": "Ꮞ", "5": "Ƽ", "6": "бᏮ", "8": "Ȣȣ৪੪", "9": "৭੧୨൭ⳊꝮ"}
DRAWN_THE_SAME: Final = {"0": "O", "1": "l", "I": "l", "|": "l", "m": "rn"}
LATIN: Final = str.maketrans({letter: latin for latin, letters in DRAWN_LIKE.items() for letter in letters} | DRAWN_THE_SAME)
BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")    # letters, symbols and marks that show nothing


def same(one: str, other: str) -> bool:
    """Could one name be taken for the other?"""
    return any(mine == theirs for mine, theirs in zip(looks(one), looks(other), strict=True))


@lru_cache(maxsize=4096)                                 # a lobby full of names is compared for every page
def looks(name: str) -> tuple[str, str]:
    """What a name looks like, whatever its case; and as its case has it: a capital i is drawn like a small L."""
    plain = "".join(letter for letter in unicodedata.normalize("NFKD", name) if is_drawn(letter))
    return plain.casefold().translate(LATIN).casefold(), plain.translate(LATIN).casefold()


def is_visible(text: str) -> bool:
    """Does the text show anything at all? Marks alone do not: they need a letter to stand on."""
    return any(is_drawn(letter) and unicodedata.category(letter)[0] not in "MZ" for letter in text)


def is_drawn(letter: str) -> bool:
    """Does the character show? Format characters, variation selectors and blank letters do not."""
    return unicodedata.category(letter)[0] != "C" and letter not in BLANKS and not is_selector(letter)


def is_selector(letter: str) -> bool:
    """Does the character only choose how the one before it is drawn?"""
    return "VARIATION SELECTOR" in unicodedata.name(letter, "")
