"""The bonuses from a fulfilled contract or from port 4: free land and upgrades.

CAL-FULFIL-4: the bonuses may be used in any order; free land is an expansion without the cost of the land. CAL-FULFIL-5: upgrades
are free, or cheaper than as the main action. CAL-FULFIL-8: the hex of a slaughtered animal is available for the free land of the
same contract. CAL-FULFIL-9: a bonus that costs more than the seat can pay is not offered; any bonus may be declined.
"""

from __future__ import annotations

from typing import Final

from mercat.engine.rules.rulebook import Step
from mercat.games.caledonia import vocabulary as v
from mercat.games.caledonia.rules.cellar import Uncork
from mercat.games.caledonia.rules.expand import Expand
from mercat.games.caledonia.rules.frames import Bonuses
from mercat.games.caledonia.rules.upgrades import Hire, Recall, UpgradeShipping, UpgradeTechnology
from mercat.games.caledonia.state import Caledonia

BONUSES: Final = Step[Caledonia, Bonuses]("bonuses", [
    Expand(), UpgradeShipping(), UpgradeTechnology(), Hire(), Recall(), Uncork()], Bonuses(), decline=v.DONE)
