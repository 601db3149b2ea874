"""`bonus`: the bonus of the episode, if it has one (tcg.bonus.effect)."""

from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import one, verb
from cc_tools.model.instructions import Note, Query
from cc_tools.model.tree import Effect


def _lower(effect: Effect, code: Code) -> None:
    code.add(Note("boni", Query("changes-with", ("boni", effect.sign or "=", code.let(code.amount(effect), "n")))))


BONUS = verb(
    "bonus",
    one("number", bare=True),
    signed=True,
    counted=True,
    lower=_lower,
)
