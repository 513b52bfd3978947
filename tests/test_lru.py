"""What was used last stays, within the bounds."""

from random import Random

from mercat.lru import Lru


def test_the_least_recently_used_goes_first() -> None:
    lru: Lru[str, int] = Lru(2)
    lru.put("a", 1)
    lru.put("b", 2)
    assert lru.get("a") == 1 and lru.get("none") is None         # `a` is used, so `b` goes
    lru.put("c", 3)
    assert list(lru.kept) == ["a", "c"] and "b" not in lru and len(lru) == 2
    assert lru.made("a", lambda: 9) == 1 and lru.made("d", lambda: 4) == 4
    assert list(lru.kept) == ["a", "d"]
    lru.clear()
    assert len(lru) == 0 and lru.get("a") is None


def test_weights_bound_too_and_one_value_always_stays() -> None:
    lru: Lru[str, str] = Lru(10, 5, lambda key, value: len(value))
    lru.put("a", "xx")
    lru.put("b", "xxx")
    assert lru.weight == 5 and len(lru) == 2
    lru.put("a", "xxx")                                          # heavier than before
    assert list(lru.kept) == ["a"] and lru.weight == 3
    lru.put("c", "x" * 50)
    assert list(lru.kept) == ["c"] and lru.weight == 50


def test_a_plain_model_agrees() -> None:
    """A list of pairs, the last used at its end."""
    dice, lru, model = Random(1), Lru[int, int](5, 30, lambda key, value: float(value)), list[tuple[int, int]]()
    for _ in range(2000):
        key, value = dice.randrange(9), dice.randrange(12)
        if dice.random() < 0.4:
            known = [pair for pair in model if pair[0] == key]
            assert lru.get(key) == (known[0][1] if known else None)
            model = [pair for pair in model if pair[0] != key] + known
        else:
            lru.put(key, value)
            model = [pair for pair in model if pair[0] != key] + [(key, value)]
            while len(model) > 1 and (len(model) > 5 or sum(number for _, number in model) > 30):
                model.pop(0)
        assert list(lru.kept.items()) == model and lru.weight == sum(number for _, number in model)
