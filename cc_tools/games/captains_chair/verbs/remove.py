"""`remove`: tokens go home, resources to the supply, where nobody gains them (kw.token).

    ATTACK PLAY: remove opponent away-team from neutral location
    PLAY: remove 1 glory from stardate

`from` is needed. `per`, `plus` and `max` multiply the number. It may name the number really removed, harms the player
whose tokens they are, and is an event.
"""

from cc_tools.games.captains_chair.verbs.send import token
from cc_tools.language.lowering.code import MANY, Code, argument, bound, bounds, chosen, pointed
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Ask, Call, Let, Name, Query, Quoted, Things, Value
from cc_tools.model.tree import Effect, NounPhrase, Owner, Qualifier, Word


def _lower(effect: Effect, code: Code) -> None:
    assert isinstance(effect.object, NounPhrase)
    source, name = argument(effect, "from"), bound(effect) or code.name("removed")
    assert source is not None
    code.add(Let(name, 0))
    if effect.object.sort == "resource":
        _resources(effect, effect.object, source, code, name)
    else:
        _tokens(effect, effect.object, source, code, name)


def _resources(effect: Effect, noun: NounPhrase, source: NounPhrase, code: Code, name: Name) -> None:
    """The card, where several fit; nobody gains what leaves it."""
    kinds, card = code.let(Things(noun), "kinds"), code.name("card")
    options = Query("holders-of", (Quoted(source), kinds))
    code.add(Ask(card, "remove", options, needs=1) if chosen(source) else Let(card, options, 1))
    with code.when(Query("some", (card,))):
        given = (("%kind", kinds), ("%amount", code.amount(effect)), ("%card", card))
        code.add(Call("remove", given, (("%got", name),)))


def _tokens(effect: Effect, noun: NounPhrase, source: NounPhrase, code: Code, name: Name) -> None:
    """The place, for each token unless it is one for all, then how many where that is not said."""
    kind, place = token(noun), code.name("place")
    player: Value = Query("opponent") if _opponents(noun) else Query("you")
    options = Query("places-with", (kind, player, Quoted(source)))
    low, high = bounds(noun.quantity)
    everything = noun.quantity is not None and noun.quantity.form == "all"
    picked = not pointed(source) and not any(
        isinstance(one, Qualifier) and one.preposition == "of" for one in source.attached
    )
    asks = Ask(place, "remove", options, needs=1) if picked else Let(place, options, 1)
    there = Query("tokens-there", (kind, player, place))
    given = (("%kind", kind), ("%player", player), ("%place", place))
    if everything or not picked or _same(source) or (low, high) == (1, 1):
        code.add(asks)
        number: Value = MANY if everything else code.amount(effect)
        if low != high and not everything:
            number = code.name("number")
            code.add(Ask(number, "number", Query("numbers", (low, Query("least-of", (high, there))))))
        elif low > 1:
            code.add(Let(code.name("enough"), Query("range", (there,)), low))
        _home(code, given, number, name)
    else:
        rounds = code.let(Query("range", (code.number(effect, "number"),)), "rounds")
        with code.each(rounds, code.name("round")):
            code.add(asks)
            _home(code, given, 1, name)
    code.done(Query("reaches", (name, 1 if everything else low)))


def _home(code: Code, given: tuple[tuple[Name, Value], ...], number: Value, name: Name) -> None:
    part = code.name("part")
    with code.when(Query("some", (given[-1][1],))):
        code.add(Call("remove-tokens", (*given, ("%number", number)), (("%removed", part),)))
        code.add(Let(name, Query("sum", (name, part))))


def _opponents(noun: NounPhrase) -> bool:
    return any(isinstance(atom, Owner) and atom.who == "opponent" for group in noun.groups for atom in group.atoms)


def _same(source: NounPhrase) -> bool:
    return any(isinstance(atom, Word) and atom.name == "same" for group in source.groups for atom in group.atoms)


REMOVE = verb(
    "remove",
    one("token", "resource"),
    event=maybe("token", "resource"),
    binds="number",
    counted=True,
    harms=True,
    lower=_lower,
    from_=one("card", "zone"),
)
