"""`current-player`, `challenger`: a role carries out the block, with its own zones and choices."""

from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import Lowering, verb
from cc_tools.model.instructions import As, Query
from cc_tools.model.tree import Effect


def _carried_out_by(role: str) -> Lowering:
    """What writes a block that a role carries out."""

    def lower(effect: Effect, code: Code) -> None:
        assert effect.block is not None and code.block is not None
        before = code.actor
        code.actor = Query(role)
        code.add(As(code.actor))
        code.block(effect.block)
        code.actor = before
        code.add(As(before))

    return lower


CURRENT_PLAYER = verb("current-player", block="required", pays=False, lower=_carried_out_by("active"))
CHALLENGER = verb("challenger", block="required", pays=False, lower=_carried_out_by("inactive"))
