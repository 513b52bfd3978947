"""The rules shown to players, by the step that they concern, and the rule behind each refusal. Their texts: text/ledger/."""

from __future__ import annotations

from typing import Final

from mercat.engine.rules.ledger import Ledger

LEDGER: Final = Ledger(
    steps={"": ["SAL-START-1", "SAL-ROUND-2", "SAL-END-1"],
           "calling": ["SAL-ROUND-1"],
           "acting": ["SAL-DIG-1", "SAL-DIG-2", "SAL-HIRE-1", "SAL-HIRE-2", "SAL-HIRE-3", "SAL-SELL-1", "SAL-SELL-2"]},
    refusals={"mine_empty": "SAL-DIG-2", "money_short": "SAL-HIRE-3", "diggers_full": "SAL-HIRE-2", "salt_short": "SAL-SELL-1",
              "nothing": "SAL-SELL-1", "not_called": "SAL-ROUND-1"})
