"""`send`: away teams to a Location (kw.send).

    PLAY: send 2 away-team to same location
    PLAY: send 1 away-team ignoring opponent ship to neutral location

`to` is needed; `ignoring` names what does not count this time; `per`, `plus` and `max` multiply the number. It may
name the number really sent, harms where the tokens are the opponent's, is an event, and no cost.
"""

from cc_tools.language.lowering.code import Code, argument, bound, bounds, chosen, pointed
from cc_tools.language.signature import maybe, one, verb
from cc_tools.language.verbs.gain import quoted
from cc_tools.model.instructions import Ask, Call, Let, Name, Query, Quoted
from cc_tools.model.tree import Effect, NounPhrase, Qualifier, Word


def _lower(effect: Effect, code: Code) -> None:
    """The Location first, for each token unless it is one for all; from where, if the captain has no token left."""
    noun, to = effect.object, argument(effect, "to")
    assert isinstance(noun, NounPhrase) and to is not None
    name, place, kind = bound(effect) or code.name("sent"), code.name("place"), token(noun)
    options = Query("landings", (kind, Quoted(to), quoted(argument(effect, "ignoring"))))
    asks = Ask(place, "place", options, needs=1) if _choice(to) else Let(place, options, 1)
    code.add(Let(name, 0))
    low, high = bounds(noun.quantity)
    everything = noun.quantity is not None and noun.quantity.form == "all"
    counted = argument(effect, "per") is not None
    if low == high == 1 and not counted:
        code.add(asks)
        _send(code, kind, place, name)
        code.done(Query("some", (name,)))
        return
    if _same(to) or not _choice(to):
        code.add(asks)
    number = _number(effect, code, kind, place, low, high, everything=everything, counted=counted)
    rounds = code.let(Query("range", (number,)), "rounds")
    with code.each(rounds, code.name("round")):
        if not _same(to) and _choice(to):
            code.add(asks)
        _send(code, kind, place, name, everything=everything)
    code.done(Query("reaches", (name, number)))


def _number(
    effect: Effect, code: Code, kind: str, place: Name, low: int, high: int, *, everything: bool, counted: bool
) -> Name:
    """How many tokens; a range is asked for, as far as there are tokens."""
    most = Query("movable", (kind, place))
    if everything:
        return code.let(most, "number")
    if low == high or counted:
        return code.let(code.amount(effect), "number")
    number = code.name("number")
    code.add(Ask(number, "number", Query("numbers", (low, Query("least-of", (high, most))))))
    return number


def _send(code: Code, kind: str, place: Name, name: Name, *, everything: bool = False) -> None:
    sent = code.name("sent")
    with code.when(Query("some", (place,))):
        code.add(Call("send", (("%kind", kind), ("%to", place), ("%all", int(everything))), (("%sent", sent),)))
        code.add(Let(name, Query("sum", (name, sent))))


def token(noun: NounPhrase) -> str:
    """The kind of token that a phrase names."""
    return next(
        atom.name for atom in noun.groups[-1].atoms if isinstance(atom, Word) and atom.sense == "token"
    )


def _same(to: NounPhrase) -> bool:
    return any(isinstance(atom, Word) and atom.name == "same" for group in to.groups for atom in group.atoms)


def _choice(to: NounPhrase) -> bool:
    """Whether the Location is picked: it is not where a card named stands nor one pointed at."""
    if any(isinstance(one, Qualifier) and one.preposition == "of" for one in to.attached):
        return False
    return chosen(to) and not pointed(to)


SEND = verb(
    "send",
    one("token"),
    event=maybe("token"),
    binds="number",
    counted=True,
    harms=True,
    pays=False,
    lower=_lower,
    to=one("card"),
    ignoring=maybe("card", aside=True),
)
