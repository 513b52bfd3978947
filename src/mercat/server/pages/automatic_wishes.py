"""What people may wish about moves that the table makes by itself."""

from __future__ import annotations

from typing import Final

NEVER, FORMALITIES, ALL = "never", "formalities", "all"  # formalities are what costs the player nothing
WISHES: Final = (NEVER, FORMALITIES, ALL)
USUAL: Final = FORMALITIES                               # of a browser that has not chosen; a program gets NEVER
COOKIE: Final = "automatic"
