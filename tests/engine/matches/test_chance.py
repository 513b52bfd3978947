"""Seeds and nature's draws: known answers, exact odds, and independence of draws and seeds."""

from collections import Counter
from hashlib import blake2b, sha256

import pytest

from mercat.engine.matches.chance import Seed, commitment, new_seed, seed_of
from mercat.engine.matches.match import Match
from mercat.engine.rules.rng import Generator
from tests.toy import TOY

SEVEN = "eca089fdf165fd543902e870f035cf23"
SPREAD = [0, 1, 7, -7, 2**32, 2**32 + 7, 2**62, 2**64 + 7, -2**300, 10**900]
ROUNDS = ["pass"] * 6


def spread(number: int) -> str:
    return blake2b(f"integer {number:x}".encode(), digest_size=16).hexdigest()


def test_a_whole_number_is_hashed_to_a_seed() -> None:
    assert str(seed_of(7)) == SEVEN == spread(7)
    assert str(seed_of(-7)) == "fdc2558bf54b05e1d8ed8f3a9caf4a3b" == spread(-7)
    assert str(seed_of(2**200)) == "8cdf4038e9502b6c31f6aef768660387" == spread(2**200)
    assert len({seed_of(number) for number in SPREAD}) == len(SPREAD)
    assert [seed_of(str(number)) for number in SPREAD] == [seed_of(number) for number in SPREAD]


def test_thirty_two_digits_are_the_seed_itself() -> None:
    assert seed_of(SEVEN) == seed_of(SEVEN.upper()) == seed_of(7) == Seed(bytes.fromhex(SEVEN)) == seed_of(seed_of(7))
    assert str(seed_of("7".rjust(32, "0"))) == "7".rjust(32, "0") != str(seed_of(7))
    assert len({new_seed() for _time in range(100)}) == 100 and len(str(new_seed())) == 32


@pytest.mark.parametrize("wrong", [None, True, 0.5, b"7", [], "", "x", "7.0", "1_000", " 7", "²", "--7", "g" * 32, "f" * 31,
                                   "9" * 5000])
def test_invalid_seeds_are_refused(wrong: object) -> None:
    with pytest.raises(ValueError, match="32 hexadecimal digits"):
        seed_of(wrong)


def test_draws_match_known_answers() -> None:
    seed = seed_of(7)
    assert [seed.below(draw, 6) for draw in range(12)] == [3, 3, 3, 4, 1, 4, 4, 0, 4, 1, 5, 4]
    assert [seed.below(draw, 2**63 + 1) for draw in range(3)] == [439419965752471710, 6942083062517900199, 6146432272944864945]
    assert seed.bot_seed(0) == 1136032344365122392
    words = blake2b(b"nature 5 0", key=seed.key).digest()
    assert seed.below(5, 1000) == int.from_bytes(words[:8], "big") % 1000, "as docs/fair-chance.md computes it by hand"


def test_words_that_would_bias_a_draw_are_rejected() -> None:
    """With just over half of all words accepted, every second draw needs more words, and some a second block."""
    whole, seed, passed, blocks = 2**63 + 1, seed_of(1), 0, 0
    for draw in range(2_000):
        words = [int.from_bytes(blake2b(f"nature {draw} {block}".encode(), key=seed.key).digest()[place:place + 8], "big")
                 for block in range(4) for place in range(0, 64, 8)]
        fair = next(place for place, word in enumerate(words) if word < whole)
        assert seed.below(draw, whole) == words[fair]
        passed += fair > 0
        blocks += fair >= 8
    assert passed > 900 and blocks > 0


@pytest.mark.parametrize("whole", [1, 2, 3, 7, 11])
def test_every_number_is_equally_likely(whole: int) -> None:
    seen = Counter(seed_of(number).below(draw, whole) for number in range(100) for draw in range(110))
    mean = 11_000 / whole
    assert set(seen) == set(range(whole)) and all(abs(count - mean) < 5 * mean ** 0.5 for count in seen.values())


def test_every_order_of_seats_is_equally_likely() -> None:
    orders = Counter(tuple(seed_of(number).lot(4)) for number in range(4_800))
    assert len(orders) == 24 and set(map(tuple, map(sorted, orders))) == {(0, 1, 2, 3)}
    assert sum((count - 200) ** 2 / 200 for count in orders.values()) < 49.7      # chi-squared, 23 degrees of freedom, p = 0.001


def test_the_lot_follows_from_words_of_its_own() -> None:
    seed, order = seed_of(7), [0, 1, 2, 3]
    for place in (3, 2, 1):
        word = int.from_bytes(blake2b(f"seat {place} 0".encode(), key=seed.key).digest()[:8], "big")
        other = word % (place + 1)
        order[place], order[other] = order[other], order[place]
    assert seed.lot(4) == order


def test_the_commitment_can_be_computed_in_a_shell() -> None:
    """`printf 'mercat seed\\n%s\\n%s' TABLE SEED | sha256sum`"""
    assert commitment("kq3fz", seed_of(7)) == "02e20b678e8a1f16db5b3c1526786072b8cfab755a3335e95c196e7ffd6adcfe"
    assert commitment("Stół", seed_of(7)) == sha256(f"mercat seed\nStół\n{SEVEN}".encode()).hexdigest()
    match = Match.start(TOY, 2, seed=7, table="kq3fz")
    assert match.commitment == commitment("kq3fz", match.seed) != commitment("", match.seed)


def test_the_upper_half_of_a_seed_changes_the_draws() -> None:
    low = "0123456789abcdef"
    journals = {tuple(played(high * 16 + low)) for high in "0123456789abcdef"}
    assert len(journals) == 16


def played(seed: str) -> list[str]:
    match = Match.start(TOY, 2, seed=seed)
    while match.to_move is not None:
        match.play("pass" if match.step == "acting" else match.legal()[0])
    return match.journal


def test_past_draws_do_not_reveal_future_ones() -> None:
    """Among the seeds whose first draw is a four, every face of the die occurs as the next draw."""
    nexts: Counter[str] = Counter()
    for seed in range(1_500):
        match = Match.start(TOY, 2, seed=seed)
        if match.journal[0] == "nature roll 4":
            for _turn in range(2):
                match.play("pass")
            nexts[match.journal[-1]] += 1
    assert sum(nexts.values()) > 200 and len(nexts) == 6


def test_generators_of_neighbouring_seeds_are_uncorrelated() -> None:
    first = [tuple(int(Generator(seed, stream).word()) for stream in range(3)) for seed in range(3_000)]
    assert len({word for words in first for word in words}) > 8_990, "words of 32 bits hardly ever meet"
    pairs = Counter((words[0] % 4, words[1] % 4) for words in first)
    assert len(pairs) == 16 and all(abs(count - 187.5) < 60 for count in pairs.values())
    generator = Generator(3)
    assert len({int(generator.word()) for _time in range(3_000)}) == 3_000
