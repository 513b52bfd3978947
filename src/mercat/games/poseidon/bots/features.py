"""The names of the features of moves in the policy for Poseidon's playouts. The weights of the policy are stored under these
names."""

from __future__ import annotations

from typing import Final

from mercat.engine.rules.vocabulary import Word
from mercat.games.poseidon import board as b
from mercat.games.poseidon import tables as t
from mercat.games.poseidon import vocabulary as v

FACTORS: Final = ["exploration rounds to begin", "opponents"]
SHARED: Final = ["money", "phase", "nations ruled", "own share of the nation's merchants", "own merchants", "treasury", "ships",
                 "range of the fleet", "discs", "money missing for the next ship", "price of a merchant", "is king"]
TRADE: Final = ["gain of the best purchase", "passed in succession", "merchants that can still be taken",
                "turns with sales in this round", "has bought", "has sold", "merchants that a king could sell",
                "price of these merchants", "saved by selling and buying back", "merchants of this in the pool",
                "opponents' money"]
NUMBERED: Final = ["number", "is the most", "is the least", "its price", "merchants that can still be taken",
                   "price of the next ship", "lead in merchants", "number, times lead", "missing then for the next ship",
                   "pays for the next ship"]
SALE: Final = ["number", "all that can be sold", "price of the number", "number, as king", "left, as king", "lead then",
               "gives up the king", "saved by buying back", "number, prestige lowered before", "opponents' money",
               "merchants in the pool", "merchants that can be bought then"]
OWN: Final[list[tuple[Word, list[str]]]] = [
    (v.BUY, ["gain", "makes a king", "most merchants of an opponent", "money left", "merchants that can still be taken",
             "gain by price", "merchants in the pool", "was sold in this turn", "turns with sales in this round", "has sold",
             "income of the next voyage", "opponents' money"]),
    (v.FOUND, ["nations founded", "an early ship is next", "merchants that can still be taken", "price of the next ship",
               "places near the home"]),
    (v.PASS, TRADE), (v.SELL, TRADE), (v.END_TURN, TRADE),
    (v.SET_PRESTIGE, ["merchants that the money pays for", "price", "merchants that can be placed", "treasury then",
                      "missing then for the next ship", "money left then"]),
    (v.PLACE, NUMBERED), (v.TAKE_UP, NUMBERED), (v.TAKE, NUMBERED), (v.ISSUE, NUMBERED),
    (v.SEND, ["income", "donation", "is the last", "donation, times own share"]),
    (v.BUY_SHIP, ["promise", "treasury left", "begins a phase", "ships of its kind"]),
    (v.EXPLORE, ["promise", "is in the new world", "steps made", "value", "highest value next to it", "places next to it",
                 "distance from home", "distance beyond the range"]),
    (v.BUILD, ["value"]),
    (v.GIVE_UP, SALE), (v.SELL_OFF, SALE)]
KINDS: Final[list[tuple[Word, int]]] = [
    (v.BUY, t.ROUNDS), (v.FOUND, t.NATIONS), (v.PASS, t.ROUNDS), (v.SELL, t.ROUNDS), (v.END_TURN, t.ROUNDS),
    (v.SET_PRESTIGE, t.SPACES), (v.SEND, b.DONATION_LEVELS), (v.BUY_SHIP, t.SHIPS), (v.CHOOSE, t.CARDS)]
