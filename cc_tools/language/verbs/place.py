"""`place`: resources onto a card (kw.place).

    PLAY: place 3 dilithium on this

They come from the supply unless `from` says where; `on` names the card. `per`, `plus` and `max` multiply the amount.
It may name the number really placed and is an event.
"""

from cc_tools.language.lowering.code import Code, argument, bound, chosen
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Ask, Call, Let, Name, Query, Things, Value
from cc_tools.model.tree import Effect, NounPhrase


def _lower(effect: Effect, code: Code) -> None:
    """The card first, then the kind where there are several, then as much as there is."""
    noun, on, source = effect.object, argument(effect, "on"), argument(effect, "from")
    assert isinstance(noun, NounPhrase) and on is not None
    name, card = bound(effect) or code.name("placed"), code.name("card")
    code.add(Let(name, 0))
    if chosen(on):
        code.add(Ask(card, "place", Things(on), needs=1))
    else:
        code.add(Let(card, Things(on), 1, "place"))
    kind = picked_kind(code, noun)
    with code.when(Query("some", (card,))):
        given = (
            ("%kind", kind), ("%amount", code.amount(effect)), ("%holder", card), ("%supply", int(source is not None))
        )  # fmt: skip
        code.add(Call("place", given, (("%got", name),)))


def picked_kind(code: Code, noun: NounPhrase) -> Name:
    """The kind of resource, asked where there are several."""
    kinds: Value = Things(noun)
    if not any(len(group.atoms) > 1 for group in noun.groups):
        return code.let(kinds, "kind")
    kind = code.name("kind")
    code.add(Ask(kind, noun.sort, kinds))
    return kind

PLACE = verb(
    "place",
    one("resource", "token"),
    event=maybe("resource", "token"),
    binds="number",
    counted=True,
    lower=_lower,
    from_=maybe("card", "zone"),
    on=one("card", claims=True),
)
