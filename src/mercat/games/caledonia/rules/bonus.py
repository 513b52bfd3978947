"""The bonuses of a fulfilled contract, or of port 4: free land and upgrades, in any order."""

from __future__ import annotations

from typing import Final

from mercat.engine.rules import Moves, Rule, Step
from mercat.engine.state import Frame
from mercat.games.caledonia.rules.cellar import Uncork
from mercat.games.caledonia.rules.expand import Expand
from mercat.games.caledonia.rules.upgrade import Hire, Recall, UpgradeShipping, UpgradeTechnology
from mercat.games.caledonia.state import Caledonia
from mercat.games.caledonia.vocabulary import DONE

LAND: Final[list[Rule[Caledonia, Frame]]] = [Expand()]
UPGRADES: Final[list[Rule[Caledonia, Frame]]] = [UpgradeShipping(), UpgradeTechnology(), Hire(), Recall()]
CELLAR: Final[list[Rule[Caledonia, Frame]]] = [Uncork()]


class Bonuses(Step[Caledonia, Frame]):
    """The frame holds what is left: how many upgrades, then whether there is free land. What is not wanted may be left."""

    def __init__(self, name: str) -> None:
        super().__init__(name, LAND + UPGRADES + CELLAR, decline=DONE)

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        if frame.second > 0:
            for rule in LAND:
                rule.offer(state, frame, moves)
        if frame.first > 0:
            for rule in UPGRADES:
                rule.offer(state, frame, moves)
        if frame.first + frame.second > 0:
            for rule in CELLAR:
                rule.offer(state, frame, moves)
        if moves.count > 0:
            moves.add(DONE.move())


BONUSES: Final = Bonuses("bonuses")
