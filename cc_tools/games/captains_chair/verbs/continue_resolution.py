"""`continue-resolution`: the operation of the automated opponent ends, and the card goes on to its next matching row.

    SURPRISE: discard top 1 from deck; continue-resolution

It takes nothing, names nothing, is no event and no cost.
"""

from __future__ import annotations

from cc_tools.language.lowering.lasting import impossible
from cc_tools.language.signature import verb

CONTINUE_RESOLUTION = verb("continue-resolution", pays=False, lower=impossible)
