"""`enlist`: a card of the Reserve deck or the Development pile to the top of the deck (kw.enlist-development,
kw.enlist-reserve, deck.dev).

    PLAY: enlist reserve
    PLAY: enlist person from development
    PLAY: enlist @prototype-cloak free
    PLAY: enlist development less 1 dilithium/latinum per starbase in play
    PLAY: enlist development without dilithium/latinum/incident cost

A development is enlisted for its cost: `free` waives all of it and its conditions, `less` lowers it, `without` waives
the parts named. `per` multiplies what `less` takes off. It may name the cards, is an event, and no cost.
"""

from cc_tools.language.lowering.code import MANY, Code, argument, bound
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Amount, Ask, Call, Let, Name, Query, Quoted, Value
from cc_tools.model.tree import Effect, NounPhrase, Word


def _lower(effect: Effect, code: Code) -> None:
    assert isinstance(effect.object, NounPhrase)
    name = bound(effect) or code.name("enlisted")
    code.add(Let(name, ()))
    if "reserve" in words(effect.object):
        _reserve(effect, effect.object, code, name)
    else:
        _development(effect, effect.object, code, name)
    code.done(Query("some", (name,)))


def _reserve(effect: Effect, noun: NounPhrase, code: Code, name: Name) -> None:
    """So many from the top, unseen."""
    everything = noun.quantity is not None and noun.quantity.form == "all"
    count: Value = MANY if everything else code.amount(effect)
    cards = code.let(Query("reserves", (count,)), "cards", needs=1)
    code.add(Call("enlist-reserve", (("%cards", cards),), (("%enlisted", name),)))


def _development(effect: Effect, noun: NounPhrase, code: Code, name: Name) -> None:
    """The card, where several can be paid; then from which resource each unit is taken off; then what its cost asks."""
    fixed: list[Value] = []
    kinds: tuple[str, ...] = ()
    units: Value = 0
    for less in (found.noun for found in effect.arguments if found.preposition == "less"):
        number = _times(effect, less, code)
        if len(words(less)) == 1:
            fixed += [words(less)[0], number]
        else:
            kinds, units = words(less), number
    waived = tuple(word for word in words(argument(effect, "without")) if word != "cost")
    off = code.let(Query("taken-off", tuple(fixed)), "off")
    rest = (off, kinds, units, waived, int("free" in words(noun)))
    card = code.name("card")
    code.add(Ask(card, "enlist", Query("developments", (Quoted(noun), *rest))))
    given = zip(("%off", "%kinds", "%units", "%waived", "%free"), rest, strict=True)
    code.add(Call("enlist-development", (("%card", card), *given), (("%enlisted", name),)))


def _times(effect: Effect, less: NounPhrase, code: Code) -> Value:
    """How much is taken off: for each of what `per` counts."""
    per, number = argument(effect, "per"), (less.quantity.low if less.quantity else None) or 1
    return code.let(Amount(number, per, argument(effect, "plus"), effect.maximum), "units")


def words(noun: NounPhrase | None) -> tuple[str, ...]:
    """The words of a phrase."""
    groups = noun.groups if noun is not None else ()
    return tuple(atom.name for group in groups for atom in group.atoms if isinstance(atom, Word))


ENLIST = verb(
    "enlist",
    one("zone", "card"),
    event=maybe("card", "zone"),
    binds="card",
    counted=True,
    pays=False,
    lower=_lower,
    from_=maybe("zone", given={"zone": ()}),
    less=maybe("resource", repeats=True),
    without=maybe("cost"),
)
