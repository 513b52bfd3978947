"""Confusable names: invisible characters, case, other scripts; names that differ visibly are not confusable."""

import pytest

from mercat.server.people.user_text import clean, confusable, is_role, is_taken, is_visible, person_name
from mercat.server.problems import Problem


@pytest.mark.parametrize(("one", "other"), [
    ("Ana", "ANA"), ("Ana", "An\u200ba"), ("Ana", "\u2060Ana\u00ad"), ("Ana", "Ａｎａ"), ("Ana", "Аnа"), ("Ana", "𝓐𝓷𝓪"),
    ("Ana", "Αna"), ("Ilya", "llya"), ("Ilya", "1lya"), ("Otto", "0tto"), ("Otto", "Οttο"), ("Jose\u0301", "José"),
    ("Kate", "Кate"), ("kate", "кate"),
    ("Ewa", "Ewa\ufe0f"), ("Ewa", "E\u034fwa"), ("Ewa", "\u3164Ewa"), ("Marta", "Marta\u202e"), ("Groß", "GROSS"),
    ("Tom", "Torn"), ("Łukasz", "łukasz"), ("Ali", "All"), ("Ana", "Aña"), ("José", "Jose"), ("Łukasz", "Lukasz"),
    ("ёж", "ЁЖ"), ("Иван", "ИВАН"), ("Ⓐna", "Ana"), ("ОЛЯ", "OЛЯ")])
def test_confusable_names(one: str, other: str) -> None:
    assert confusable(one, other) and confusable(other, one)


@pytest.mark.parametrize(("one", "other"), [
    ("Ana", "Anna"), ("Jan", "Janek"), ("Иван", "Йван"), ("山田", "山本"), ("राम", "रीम"), ("がき", "かき"), ("🦊", "🐻"),
    ("?", "!"), ("Ana 1", "Ana 2"), ("Player 0", "Player 1"), ("Ada", "Ana"), ("Marta", "Mario"), ("Will", "Wil"),
    ("Eva", "Ewa")])
def test_different_names(one: str, other: str) -> None:
    assert not confusable(one, other)


@pytest.mark.parametrize("name", [
    "Martlna", "Mar tina", "Martina.", "Martina-", "Martina'", "Martina·", "ᴍᴀʀᴛɪɴᴀ", "Martina̲", "Martiña", "Martina (host)",
    "M.a.r.t.i.n.a", "Martina★", "Mart1na", "Mart!na", "Martin@", "Martina_", "Martina 🦊", "Martina [host]",
    "Martina (anfitriona)", "(gospodarz) Martina", "host Martina", "Martina - bot", "Martína", "Mɑrtina", "Martina (watching)",
    "МАRТINА", "Martina（host）"])
def test_names_that_pass_for_martina(name: str) -> None:
    assert confusable("Martina", name)
    assert is_taken(name, ["Ben", "Martina"])


@pytest.mark.parametrize("name", [
    "System", "system.", "SYSTEM", "S y s t e m", "ѕystem", "Sistema", "(host)", "Gospodarz", "The System",
                                  "Mercat", "Serwer", "Komputer", "Bot 1", "System message", "Mensaje sistema"])
def test_the_servers_own_words_are_nobodys_name(name: str) -> None:
    assert is_role(name)
    with pytest.raises(Problem, match="name-reserved"):
        person_name(name)


@pytest.mark.parametrize("name", [
    "Ana", "Hugo", "Mira", "Chance", "Elena", "Player 0", "Seat 1", "Guest", "Boris", "山", "?", "1", "Los"])
def test_ordinary_names_are_no_roles(name: str) -> None:
    assert not is_role(name) and person_name(name) == name


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u200d", "\u115f \u1160", "\ufe0f", "\u0301", "\U000e0100"])
def test_an_invisible_name_is_refused(name: str) -> None:
    assert not is_visible(name)
    with pytest.raises(Problem, match="empty-name"):
        clean(name, 24, "name")


@pytest.mark.parametrize("name", ["Ana", "Ł", "👩\u200d🚀", "山", "क्षि", "?", "1"])
def test_a_visible_name_is_accepted(name: str) -> None:
    assert clean(name, 24, "name") == name
