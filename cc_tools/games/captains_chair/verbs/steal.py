"""`steal`: resources from the opponent's pool to yours (kw.steal).

    ATTACK PLAY: steal 2 dilithium

`per`, `plus` and `max` multiply the amount. It may name the number really stolen, acts against the opponent, is an
event, and no cost.
"""

from cc_tools.language.lowering.code import MANY, Code, bound
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Call, Let, Things, Value
from cc_tools.model.tree import Effect, NounPhrase


def _lower(effect: Effect, code: Code) -> None:
    """So many of the opponent's, or as many as there are."""
    noun, name = effect.object, bound(effect) or code.name("stolen")
    assert isinstance(noun, NounPhrase)
    everything = noun.quantity is not None and noun.quantity.form == "all"
    number: Value = MANY if everything else code.amount(effect)
    given = (("%kinds", Things(noun)), ("%amount", number))
    code.add(Let(name, 0), Call("steal", given, (("%got", name),)))


STEAL = verb(
    "steal",
    one("resource"),
    event=maybe("resource"),
    binds="number",
    counted=True,
    attacks=True,
    pays=False,
    lower=_lower,
)
