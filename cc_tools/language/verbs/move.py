"""`move`: resources or tokens from one card or place to another (kw.move).

    CLEAN-UP: move 1 dilithium from this to card in market

Both `from` and `to` are needed. `per`, `plus` and `max` multiply the amount. It may name the number really moved,
harms the player whose they are, and is an event.
"""

from cc_tools.language.lowering.code import MANY, Code, argument, bound, chosen
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Ask, Call, Let, Name, Query, Things, Value
from cc_tools.model.tree import Effect, NounPhrase


def _lower(effect: Effect, code: Code) -> None:
    """The card that gives, then the card that receives, then as much as there is."""
    noun, source, to = effect.object, argument(effect, "from"), argument(effect, "to")
    assert isinstance(noun, NounPhrase) and source is not None and to is not None
    name = bound(effect) or code.name("moved")
    everything = noun.quantity is not None and noun.quantity.form == "all"
    number: Value = MANY if everything else code.amount(effect)
    kinds = code.let(Things(noun), "kinds")
    code.add(Let(name, 0))
    giver = _card(code, source, Query("bearing", (Things(source), kinds)))
    receiver = _card(code, to, Things(to))
    enough = code.let(Query("range", (Query("amount-on", (giver, kinds)),)), "enough", 1 if everything else number)
    with code.when(Query("some", (Query("least-of", (enough, receiver)),))):
        given = (("%kind", kinds), ("%amount", number), ("%card", giver), ("%holder", receiver))
        code.add(Call("move", given, (("%got", name),)))


def _card(code: Code, noun: NounPhrase, cards: Value) -> Name:
    """The card meant, picked where several fit."""
    card = code.name("card")
    code.add(Ask(card, "move", cards, needs=1) if chosen(noun) else Let(card, cards, 1))
    return card

MOVE = verb(
    "move",
    one("resource", "token"),
    event=maybe("resource", "token"),
    binds="number",
    counted=True,
    harms=True,
    lower=_lower,
    from_=one("card", "zone"),
    to=one("card", "zone"),
)
