"""`have-skill`: the card has these skill icons besides those printed.

    PASSIVE: have-skill 2 any-skill
    PASSIVE: have-skill 1 research-skill per beamed person on this max 3

`per`, `plus` and `max` multiply the number. It holds on, names nothing and is no event.
"""

from __future__ import annotations

from cc_tools.language.lowering.lasting import lasting
from cc_tools.language.signature import one, verb

HAVE_SKILL = verb("have-skill", one("icon"), continuous=True, counted=True, lower=lasting)
