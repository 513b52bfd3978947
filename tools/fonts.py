"""Make the site's typefaces: the two fonts of the pages, subset and compressed, with the style sheet that declares them.

    npm pack source-sans @expo-google-fonts/alegreya        # unpacked into SANS and SERIF
    python -m pip install fonttools brotli
    python tools/fonts.py SANS SERIF

Both have the Open Font License. Source Sans reserves its name, so the subsets are called Mercat Sans and Mercat Serif. Figures
are lining and of equal width without any setting in the style sheets, so that numbers in columns and changing numbers do not
move. Until a font is loaded, the page uses a local font, scaled to the same widths and heights.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._n_a_m_e import NameRecordVisitor
from fontTools.varLib.instancer import instantiateVariableFont

HOME = Path(__file__).resolve().parents[1]
FONTS = HOME / "src" / "mercat" / "server" / "pages" / "static" / "fonts"
LETTERS = (*range(0x20, 0x7F), *range(0xA0, 0x180))      # Latin, Latin-1 and Latin Extended-A: the three languages, and names
SIGNS = "–—‘’‚“”„…\u2009\u202f€−×±←↑→↓●✓▾▴"
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "liga"]
LIBERATION = Path("/usr/share/fonts/truetype/liberation")          # has the widths of Arial and of Times New Roman


@dataclass(frozen=True)
class Face:
    """A font of the pages: its source, its scale relative to the source, and its fallback."""

    name: str
    source: str
    licence: str
    weights: str                                         # of the @font-face rule
    scale: float                                         # makes the lower-case letters as high as those of most machines' fonts
    stand_in: str
    stand_in_local: tuple[str, ...]


SANS = Face("Mercat Sans", "WOFF2/VF/SourceSans3VF-Upright.ttf.woff2", "LICENSE.md", "400 700", 1.05,
            "LiberationSans-Regular.ttf", ("Arial", "Liberation Sans", "Roboto", "Helvetica Neue"))
SERIF = Face("Mercat Serif", "600SemiBold/Alegreya_600SemiBold.ttf", "LICENSE_FONT", "400 900", 1.09,
             "LiberationSerif-Bold.ttf", ("Times New Roman Bold", "Times New Roman", "Liberation Serif Bold", "Liberation Serif"))


def even_figures(font: TTFont) -> None:
    """Give the digits lining figures of equal width, unless the font has these by default."""
    table = font["GSUB"].table
    swaps: dict[str, dict[str, str]] = {"lnum": {}, "tnum": {}}
    for record in table.FeatureList.FeatureRecord:
        for index in record.Feature.LookupListIndex if record.FeatureTag in swaps else ():
            for part in table.LookupList.Lookup[index].SubTable:
                swaps[record.FeatureTag].update(getattr(part, "ExtSubTable", part).mapping)
    for cmap in font["cmap"].tables:
        for code in range(ord("0"), ord("9") + 1):
            lining = swaps["lnum"].get(cmap.cmap[code], cmap.cmap[code])
            cmap.cmap[code] = swaps["tnum"].get(lining, lining)
    widths = {font["hmtx"][font.getBestCmap()[code]][0] for code in range(ord("0"), ord("9") + 1)}
    if len(widths) != 1:
        sys.exit("The figures are not of one width.")


def rename(font: TTFont, name: str) -> None:
    """Set the subset's own name, next to the copyright and the licence of the original and the names used by its other tables:
    Firefox discards a table whose names are missing."""
    named = NameRecordVisitor()
    named.visit(font)
    names = font["name"]
    names.names = [record for record in names.names if record.nameID in (0, 7, 13, 14) or record.nameID in named.seen]
    for number, text in ((1, name), (2, "Regular"), (3, name), (4, name), (6, name.replace(" ", ""))):
        names.setName(text, number, 3, 1, 0x409)


def made(face: Face, folder: Path) -> TTFont:
    """Return the subset of a face."""
    font = TTFont(folder / face.source, recalcTimestamp=False)
    even_figures(font)
    options = subset.Options(layout_features=FEATURES, name_IDs=["*"], hinting=False, notdef_outline=True)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[*LETTERS, *map(ord, SIGNS)])
    subsetter.subset(font)
    if "fvar" in font:
        font = instantiateVariableFont(font, {"wght": (400, 400, 700)})
        font["fvar"].instances = []                      # pages name a weight; these would have the reserved name
    rename(font, face.name)
    font.flavor = "woff2"
    return font


def mean_width(font: TTFont, text: Counter[str]) -> float:
    """Return the mean advance of a letter of the texts, in ems."""
    cmap, widths, em = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm
    known = {letter: count for letter, count in text.items() if ord(letter) in cmap}
    whole: float = sum(widths[cmap[ord(letter)]][0] * count for letter, count in known.items()) / em
    return whole / sum(known.values())


def rules(face: Face, font: TTFont, file: str, text: Counter[str]) -> str:
    """Return the @font-face rules of a face and of its fallback."""
    stand_in, head, em = TTFont(LIBERATION / face.stand_in), font["hhea"], font["head"].unitsPerEm
    widened = mean_width(font, text) * face.scale / mean_width(stand_in, text)
    ascent, descent = (value / em * face.scale / widened for value in (head.ascent, -head.descent))
    local = ", ".join(f'local("{name}")' for name in face.stand_in_local)
    return (f'@font-face {{ font-family: "{face.name}"; font-weight: {face.weights}; font-display: swap; '
            f'size-adjust: {face.scale:.0%};\n  src: url("../fonts/{file}") format("woff2"); }}\n'
            f'@font-face {{ font-family: "{face.name} Stand-in"; font-weight: {face.weights}; size-adjust: {widened:.1%}; '
            f"ascent-override: {ascent:.1%};\n  descent-override: {descent:.1%}; line-gap-override: 0%; src: {local}; }}\n")


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("sans", type=Path, help="the unpacked package of Source Sans")
    arguments.add_argument("serif", type=Path, help="the unpacked package of Alegreya")
    given = arguments.parse_args()
    text = Counter("".join(path.read_text("utf-8") for path in sorted((HOME / "src").rglob("*.ftl"))))
    FONTS.mkdir(exist_ok=True)
    for old in FONTS.glob("*.woff2"):
        old.unlink()
    style = "/* The typefaces of the pages and what stands in for them until they have arrived. Made by tools/fonts.py. */\n\n"
    for face, folder in ((SANS, given.sans), (SERIF, given.serif)):
        font, short = made(face, folder), face.name.lower().replace(" ", "-")
        path = FONTS / f"{short}.woff2"
        font.save(path)
        named = path.rename(FONTS / f"{short}.{blake2b(path.read_bytes(), digest_size=4).hexdigest()}.woff2")
        style += rules(face, font, named.name, text)
        (FONTS / f"{short}.LICENSE.txt").write_text((folder / face.licence).read_text("utf-8"), "utf-8")
        print(f"{named.name}: {named.stat().st_size} bytes")
    (FONTS.parent / "css" / "fonts.css").write_text(style, "utf-8")


if __name__ == "__main__":
    main()
