"""The typefaces that `tools/fonts.py` has made."""

from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._n_a_m_e import NameRecordVisitor

FONTS = Path(__file__).parents[2] / "src/mercat/server/pages/static/fonts"


@pytest.mark.parametrize("path", sorted(FONTS.glob("*.woff2")), ids=lambda path: path.name.split(".")[0])
def test_whatever_a_font_names_it_says(path: Path) -> None:
    """Firefox discards a table, such as STAT or fvar, that names a record which is not there."""
    font = TTFont(path)
    named = NameRecordVisitor()
    named.visit(font)
    assert "STAT" in font and named.seen <= {record.nameID for record in font["name"].names}


def test_there_are_fonts() -> None:
    assert len(list(FONTS.glob("*.woff2"))) == 2
