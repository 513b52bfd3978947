"""The rules of New Bedford that are shown to players, and the rule on which each refusal is based."""

from __future__ import annotations

from typing import Final

from mercat.engine.rules.ledger import Ledger

LEDGER: Final = Ledger(
    steps={
        "": ("NB-SETUP-2", "NB-SETUP-6"),
        "dealing": ("NB-SETUP-5",),
        "starting": ("NB-SETUP-4",),
        "placing": ("NB-ACTION-1", "NB-ACTION-3", "NB-ACTION-5", "NB-ACTION-6", "NB-ACTION-7", "NB-ACTION-8", "NB-BUILD-3",
                    "NB-BUILD-4", "NB-BUILD-5", "NB-BUILD-6", "NB-INN-3", "NB-POST-2", "NB-POST-3"),
        "taking": ("NB-TOWN-3",),
        "selling": ("NB-STORE-1", "NB-STORE-2", "NB-MILL-1", "NB-MARKET-1"),
        "building": ("NB-HALL-1", "NB-BUILD-1", "NB-BUILD-2", "NB-HALL-2", "NB-COURT-1", "NB-HALL-3", "NB-HALL-4"),
        "launching": ("NB-SHIP-1", "NB-SHIP-3", "NB-SHIP-5", "NB-SHIP-6", "NB-SHIP-7", "NB-END-3"),
        "lighting": ("NB-LIGHT-1", "NB-LIGHT-4"),
        "barrelling": ("NB-COOPER-1", "NB-COOPER-2"),
        "drinking": ("NB-TAVERN-1", "NB-TAVERN-2"),
        "trying": ("NB-TRY-2", "NB-TRY-5", "NB-TRY-6"),
        "landing": ("NB-LAY-1", "NB-LAY-2", "NB-LAY-3", "NB-SALE-1"),
        "bidding": ("NB-SALE-2", "NB-SALE-5", "NB-SALE-7"),
        "drawing": ("NB-WHALE-2",),
        "choosing": ("NB-WHALE-4", "NB-WHALE-5", "NB-WHALE-6", "NB-WHALE-7"),
    },
    refusals={
        "money_short": "NB-ACTION-6", "money_short place": "NB-BUILD-5", "money_short purchase": "NB-ACTION-3",
        "money_short build": "NB-BUILD-1", "money_short keep": "NB-LAY-3", "money_short buy": "NB-SALE-5",
        "good_short": "NB-ACTION-6", "good_short sell": "NB-STORE-1", "good_short build": "NB-BUILD-1",
        "good_short launch": "NB-SHIP-3", "goods_short": "NB-BUILD-1",
        "not_worth": "NB-SETUP-4", "not_built": "NB-BUILD-1", "not_in_game": "NB-SETUP-2", "already_built": "NB-BUILD-2",
        "no_action": "NB-BUILD-6", "occupied": "NB-BUILD-3", "boards_only": "NB-INN-3", "own_post_office": "NB-POST-3",
        "nothing_to_sell": "NB-STORE-1", "only_wood": "NB-MILL-1", "nothing_to_build": "NB-HALL-1", "all_built": "NB-BUILD-2",
        "not_in_cost": "NB-HALL-3", "saves": "NB-HALL-4",
        "no_ship_home": "NB-SHIP-1", "no_ship_ready": "NB-SHIP-3", "no_ship_out": "NB-LIGHT-1", "ship_not_out": "NB-LIGHT-1",
        "space_full": "NB-SHIP-7", "all_full": "NB-SHIP-7", "no_cost_space": "NB-SHIP-5", "farthest_out": "NB-LIGHT-4",
        "no_whales": "NB-COOPER-2", "ship_empty": "NB-COOPER-2", "no_right_whales": "NB-TRY-6",
        "no_right_returning": "NB-TRY-2", "fewer_aboard": "NB-TRY-5", "no_empty_sea": "NB-TAVERN-2", "fewer_out": "NB-TAVERN-1",
        "purchase_made": "NB-ACTION-3", "not_purchased": "NB-ACTION-3", "purchase_strands": "NB-ACTION-5",
        "not_aboard": "NB-LAY-2", "not_on_sale": "NB-SALE-2", "not_out": "NB-WHALE-5", "never_caught": "NB-WHALE-6",
        "at_least_one": "NB-STORE-1", "at_least_one remove": "NB-TAVERN-1", "at_least_one hand_in": "NB-TRY-5",
        "no_such_seat": "NB-SETUP-5", "none_in_bag": "NB-SETUP-6", "could_keep": "NB-LAY-2", "late_voyage": "NB-END-3",
    })
