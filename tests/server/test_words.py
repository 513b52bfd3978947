"""Words of pages that follow from names and amounts."""

import pytest

from mercat.server.clocks.clock_terms import BY_DAYS, DAY, HOUR, LIVE, ClockTerms
from mercat.server.timekeeping.shown import LOW_DAYS, LOW_LIVE, low_below
from mercat.server.words import named, ui


@pytest.mark.parametrize(("people", "said"), [
    (["Tom"], "Tom"), (["Ana", "Tom"], "Ana y Tom"), (["Tom", "Inés"], "Tom e Inés"),
    (["tú", "Ana", "Hilario"], "tú, Ana e Hilario"),
    (["Ana", "Hielo"], "Ana y Hielo"), (["Ana", "Íñigo"], "Ana e Íñigo"), (["Ana", "Iago"], "Ana y Iago")])
def test_the_spanish_and_is_another_before_the_sound_of_i(people: list[str], said: str) -> None:
    assert named(people, ui("es")) == said
    assert " e " not in named(people, ui("en")) and " e " not in named(people, ui("pl"))


def test_time_is_short_in_the_last_quarter_of_a_short_turn() -> None:
    assert low_below(None) == low_below(ClockTerms(kind=BY_DAYS, turn=3 * DAY)) == LOW_DAYS
    assert low_below(ClockTerms(kind=BY_DAYS, turn=HOUR)) == HOUR // 4
    assert low_below(ClockTerms(kind=LIVE, bank=600)) == LOW_LIVE
