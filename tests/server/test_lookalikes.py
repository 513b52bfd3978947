"""Confusable names: invisible characters, case, other scripts; names that differ visibly are not confusable."""

import pytest

from mercat.server.problems import Problem
from mercat.server.tables.lookalikes import confusable, is_visible
from mercat.server.tables.user_text import clean


@pytest.mark.parametrize(("one", "other"), [
    ("Ana", "ANA"), ("Ana", "An\u200ba"), ("Ana", "\u2060Ana\u00ad"), ("Ana", "Ａｎａ"), ("Ana", "Аnа"), ("Ana", "𝓐𝓷𝓪"),
    ("Ana", "Αna"), ("Ilya", "llya"), ("Ilya", "1lya"), ("Otto", "0tto"), ("Otto", "Οttο"), ("Jose\u0301", "José"),
    ("Kate", "Кate"), ("kate", "кate"),
    ("Ewa", "Ewa\ufe0f"), ("Ewa", "E\u034fwa"), ("Ewa", "\u3164Ewa"), ("Marta", "Marta\u202e"), ("Groß", "GROSS"),
    ("Tom", "Torn"), ("Łukasz", "łukasz"), ("ёж", "ЁЖ"), ("Иван", "ИВАН"), ("Ⓐna", "Ana"), ("ОЛЯ", "OЛЯ")])
def test_confusable_names(one: str, other: str) -> None:
    assert confusable(one, other) and confusable(other, one)


@pytest.mark.parametrize(("one", "other"), [
    ("Ana", "Anna"), ("Ali", "All"), ("Ana", "Aña"), ("José", "Jose"), ("Łukasz", "Lukasz"), ("Иван", "Йван"), ("山田", "山本"),
    ("Ana 1", "Ana 2")])
def test_different_names(one: str, other: str) -> None:
    assert not confusable(one, other)


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u200d", "\u115f \u1160", "\ufe0f", "\u0301", "\U000e0100"])
def test_an_invisible_name_is_refused(name: str) -> None:
    assert not is_visible(name)
    with pytest.raises(Problem, match="empty-name"):
        clean(name, 24, "name")


@pytest.mark.parametrize("name", ["Ana", "Ł", "👩\u200d🚀", "山", "क्षि", "?", "1"])
def test_a_visible_name_is_accepted(name: str) -> None:
    assert clean(name, 24, "name") == name
