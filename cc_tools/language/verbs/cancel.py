"""`cancel`: the event that the operation was waiting for with `when would` does not come about.

    REACTION when would gain card from market: scan 2 same-suit card; cancel

It takes nothing, names nothing, is no cost and no event.
"""

from __future__ import annotations

from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import verb
from cc_tools.model.instructions import Cancel
from cc_tools.model.tree import Effect


def _lower(_effect: Effect, code: Code) -> None:
    code.add(Cancel())


CANCEL = verb("cancel", pays=False, lower=_lower)
