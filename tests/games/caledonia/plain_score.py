"""A second opinion on the final scoring, written plainly from the rulebook."""

from typing import Any

from mercat.engine.matches.match import Match
from mercat.games.caledonia.sources import COMPONENTS
from mercat.games.caledonia.state import Caledonia
from mercat.games.caledonia.vocabulary import CLAN, HEX

from .plain import plain_map

CARDS = {card["id"]: card for card in COMPONENTS["contract"]}
KINDS = ("cotton", "tobacco", "sugar_cane")


def plain_scores(match: Match[Caledonia], now: dict[str, Any]) -> list[dict[str, int]]:
    """Return the points of each seat at the end of a match, by line of the score sheet, without lines of 0."""
    options, seats = match.options, match.seats
    own = [[now["imported"][seat * 4 + kind] for kind in range(3)] for seat in range(seats)]
    settled = [settlements(now, seat, seats) for seat in range(seats)]
    sheets = []
    for seat in range(seats):
        goods = now["goods"][seat * 6:seat * 6 + 6]
        lines = {"glory": now["glory"][seat], "basic_goods": sum(goods[:3]), "processed_goods": 2 * sum(goods[3:]),
                 "money": now["money"][seat] // 10, "hops": now["imported"][seat * 4 + 3], "bid": -now["bid"][seat]}
        counted = own[seat] if options["imports"] == "balanced" else [sum(amounts) for amounts in zip(*own, strict=True)]
        rarest_first = sorted(range(3), key=lambda kind: (counted[kind], kind))
        for kind in range(3):
            value = 4 if options["imports"] == "static" else 5 - rarest_first.index(kind)
            lines[KINDS[kind]] = value * own[seat][kind]
        if options["export_majority"] == "on":
            done = now["exported"][seat]
            lines["export"] = (ranked(now["exported"][:seats], seat, [8] if seats == 2 else [12, 6]) if seats > 1
                               else 12 if done >= 7 else 8 if done == 6 else 4 if done == 5 else 0)
        if options["settlement_scoring"] == "on":
            many = settled[seat]
            lines["settlements"] = (ranked(settled, seat, [12] if seats == 2 else [18, 12, 6]) if seats > 1
                                    else 18 if many >= 14 else 12 if many >= 11 else 6 if many >= 8 else 0)
        if options["greatest_glory"] == "on":
            lines["greatest_glory"] = ranked(now["glory"][:seats], seat, [6])
        sheets.append({name: points for name, points in lines.items() if points})
    return sheets


def ranked(numbers: list[int], seat: int, prizes: list[int]) -> int:
    """Return a seat's prize by its place; tied players share the prizes of their places, rounded down."""
    order = sorted(numbers, reverse=True)
    prizes = prizes + [0] * len(order)
    shared = [prize for number, prize in zip(order, prizes, strict=False) if number == numbers[seat]]
    return sum(shared) // len(shared)


def settlements(now: dict[str, Any], seat: int, seats: int) -> int:
    number = sum((now["sides"][module] & 1) << module for module in range(4))
    own = {HEX.values[hex] for hex in range(117) if now["owner"][hex] == seat}
    return plain_map(number, seats <= 2).largest_group(own, now["shipping"][seat])


def income(now: dict[str, Any], seat: int) -> dict[str, int]:
    """Return the income of workers and the yields of farms in a production, by cause."""
    deployed = now["deployed"][seat * 9:seat * 9 + 9]
    skilled = now["technology"][seat * 2:seat * 2 + 2]
    macdonald = now["clan"][seat] >= 0 and CLAN.values[now["clan"][seat]] == "macdonald"
    money = 4 * sum(deployed[6:]) if macdonald else deployed[6] * (4 + 2 * skilled[0]) + deployed[7] * (6 + 2 * skilled[1])
    return {"money": money, "wool": deployed[0], "milk": deployed[1], "grain": 2 * deployed[4]}


def glory(now: dict[str, Any], seat: int, seats: int, tile: int) -> int:
    """Return the glory from a scoring tile; tiles have the numbers of the rulebook."""
    goods, deployed = now["goods"][seat * 6:seat * 6 + 6], now["deployed"][seat * 9:seat * 9 + 9]
    if tile == 1:
        return int(sum(goods[:3]))
    if tile == 2:
        mackenzie = now["clan"][seat] >= 0 and CLAN.values[now["clan"][seat]] == "mackenzie"
        return int((sum(goods[3:]) + (sum(now["cellar"]) if mackenzie else 0)) // 2 * 3)
    if tile == 3:
        return int(sum(deployed[:6]) + deployed[4])
    if tile == 4:
        return int(2 * sum(deployed[6:]))
    if tile == 6:
        return int(sum(now["imported"][seat * 4:seat * 4 + 3]))
    if tile == 7:
        return int(2 * now["meat"][seat])
    if tile == 8:
        hired = 5 - now["unhired"][seat]
        return int(now["shipping"][seat] + hired + sum(now["technology"][seat * 2:seat * 2 + 2]))
    plain = plain_map(sum((now["sides"][module] & 1) << module for module in range(4)), seats <= 2)
    own = {HEX.values[hex] for hex in range(117) if now["owner"][hex] == seat}
    if tile == 5:
        return len(own & plain.border()) // 2 * 3
    return 2 * sum(plain.is_land(name) and plain.codes[name].rstrip("p")[-1] in "56" for name in own)
