"""`value`: what a card brings (tcg.reward.sum)."""

from cc_tools.games.star_trek_tcg.lowering import unwritten
from cc_tools.language.lowering.code import Code, argument
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Query, Turn
from cc_tools.model.tree import Effect


def _lower(effect: Effect, code: Code) -> None:
    """This card is worth so much (tcg.reward.conditional)."""
    if argument(effect, "for") is not None:
        return
    if effect.sign is not None:
        raise unwritten(effect, "a change")
    code.add(Turn(Query("only", (Query("this"),)), "value", code.let(code.amount(effect), "n")))


VALUE = verb(
    "value",
    one("number", bare=True),
    signed=True,
    counted=True,
    standing=True,
    for_=maybe("card", "time", repeats=True),
    lower=_lower,
)
