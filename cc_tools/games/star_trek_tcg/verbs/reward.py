"""`reward`: the reward of the episode changes by so many, or is so many; 0 takes it away."""

from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import one, verb
from cc_tools.model.instructions import Note, Query
from cc_tools.model.tree import Effect


def _lower(effect: Effect, code: Code) -> None:
    code.add(
        Note("rewards", Query("changes-with", ("rewards", effect.sign or "=", code.let(code.amount(effect), "n"))))
    )


REWARD = verb(
    "reward",
    one("number", bare=True),
    signed=True,
    counted=True,
    lower=_lower,
)
