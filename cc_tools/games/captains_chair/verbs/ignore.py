"""`ignore`: the harmful part of an attack does not come about, or a requirement or a thing does not count for a verb
(kw.attack, kw.requires).

    REACTION when would be-attacked: discard card -> ignore negative-effect
    PASSIVE: ignore all research requirement
    PASSIVE: ignore opponent ship for send to neutral location

`for` names the verb, `to` its place. It names nothing, is no event and no cost.
"""

from __future__ import annotations

from cc_tools.language.lowering.code import Code
from cc_tools.language.lowering.lasting import lasting
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Cancel
from cc_tools.model.tree import Effect, NounPhrase


def _lower(effect: Effect, code: Code) -> None:
    """The harmful part of the attack does not come about; what else is ignored holds on."""
    if isinstance(effect.object, NounPhrase) and effect.object.sort == "effect":
        code.add(Cancel(harm=True))
    else:
        lasting(effect, code)


IGNORE = verb(
    "ignore",
    one("effect", "requirement", "card"),
    pays=False,
    for_=maybe("deed", given={"effect": ()}),
    to=maybe("card", given={"effect": (), "requirement": ()}),
    standing=True,
    lower=_lower,
)
