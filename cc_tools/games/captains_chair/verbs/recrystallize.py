"""`recrystallize`: Dilithium from the card that holds it to the pool (kw.recrystallize, crew.burnham).

    REWARD: recrystallize up to 2 dilithium

`per`, `plus` and `max` multiply the amount. It may name the number really moved, is an event, and no cost.
"""

from cc_tools.language.lowering.code import MANY, Code, argument, bound, bounds
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Ask, Call, Let, Query, Things, Value
from cc_tools.model.tree import Effect, NounPhrase


def _lower(effect: Effect, code: Code) -> None:
    """As many as there are up to the number; a range is asked for, as far as there are so many."""
    noun, name = effect.object, bound(effect) or code.name("moved")
    assert isinstance(noun, NounPhrase)
    code.add(Let(name, 0))
    kinds = code.let(Things(noun), "kinds")
    card = code.let(Query("first", (Query("crystals", (kinds,)), 1)), "card")
    low, high = bounds(noun.quantity)
    number: Value = code.amount(effect)
    if noun.quantity is not None and noun.quantity.form == "all":
        number = MANY
    elif low != high and argument(effect, "per") is None:
        most = Query("least-of", (high, Query("amount-on", (card, kinds))))
        number = code.name("number")
        code.add(Ask(number, "number", Query("numbers", (low, most))))
    given = (("%kinds", kinds), ("%amount", number), ("%card", card))
    code.add(Call("recrystallize", given, (("%got", name),)))


RECRYSTALLIZE = verb(
    "recrystallize",
    one("resource"),
    event=maybe("resource"),
    binds="number",
    counted=True,
    pays=False,
    lower=_lower,
)
