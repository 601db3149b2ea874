"""`gain`: resources, steps on tracks, actions or cards (kw.gain-card, kw.gain-resource, kw.gain-specialty, kw.action).

    PLAY: gain 2 dilithium
    PLAY: gain 2 research/influence/military
    PLAY: gain ally to hand
    PLAY: gain person/ship from junk to discard
    ACTIVATE: gain 3 resource from @earth

Resources come from the supply unless `from` names a card or a zone that holds them. Cards come from the market or,
with `from`, from another shared zone; they go to the top of the deck or the discard pile unless `to` says where;
`including` adds a source. `per`, `plus` and `max` multiply the amount. It may name the cards, or the number of what
was really gained. It is an event, once for each card, or once for each step where amounts are gained, and no cost.
"""

from cc_tools.language.lowering.code import MANY, Code, argument, bound, bounds, chosen
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import (
    Ask,
    Branch,
    Call,
    Happening,
    Jump,
    Let,
    Name,
    Note,
    Query,
    Quoted,
    Things,
    Value,
    Would,
)
from cc_tools.model.tree import Effect, NounPhrase, Word

AMOUNTS = ("resource", "track", "token")


def _lower(effect: Effect, code: Code) -> None:
    assert isinstance(effect.object, NounPhrase)
    name = bound(effect) or code.name("gained")
    source = argument(effect, "from")
    if effect.object.sort == "card":
        _card(effect, effect.object, code, name)
    elif source is not None and source.sort != "zone":
        _from_card(effect, effect.object, source, code, name)
    else:
        _amount(effect, effect.object, code, name)


# --- cards ----------------------------------------------------------------------------------------------------------


def _card(effect: Effect, noun: NounPhrase, code: Code, name: Name) -> None:
    """Replacements first, then the choice among what fits, then the card goes where it is said or asked."""
    source, including = argument(effect, "from"), argument(effect, "including")
    replaced, end = code.label(), code.label()
    suits = code.let(Query("gain-suits", (Quoted(noun), quoted(source))), "suits")
    noted = code.let(Query("note", ("replacement",)), "noted")
    low, high = (1, 1) if noun.quantity is None else bounds(noun.quantity)
    code.add(
        Let(name, ()),
        Note("aside", int(hold(code, name))),
        Note("include", ()),
        Note("replacement", ()),
        Would(
            Happening("gain", words=Query("gain-words", (suits,)), source=Query("gain-origin", (suits,))), replaced
        ),
    )
    picked = code.name("picked")
    options = Query("gain-sources", (Quoted(noun), quoted(source), quoted(including), suits))
    code.add(Ask(picked, "gain", options, low, high))
    code.add(
        Call(
            "gain-card",
            (("%cards", picked), ("%to", destination(effect)), ("%aside", int(name in code.held))),
            (("%gained", name),),
        ),
        Jump(end),
    )
    code.place(replaced)
    code.add(Let(name, Query("note", ("replacement",))))
    code.place(end)
    code.add(Note("include", ()), Note("aside", 0), Note("replacement", noted))
    code.done(Query("some", (name,)))


def hold(code: Code, name: Name) -> bool:
    """Whether what is gained under a name waits for the step that places it; the operation settles it then."""
    if name in code.later and name not in code.held:
        code.held.append(name)
    return name in code.held


def destination(effect: Effect) -> Value:
    """Where the operation says that cards go; nothing where the player says it."""
    to = argument(effect, "to")
    return () if to is None else Query("zones-said", (Quoted(to),))


def quoted(noun: NounPhrase | None) -> Value:
    """The phrase for a query, or nothing."""
    return None if noun is None else Quoted(noun)


# --- amounts --------------------------------------------------------------------------------------------------------


def _amount(effect: Effect, noun: NounPhrase, code: Code, name: Name) -> None:
    """One kind, or one for each unit where the operation names several."""
    source = argument(effect, "from")
    code.add(Let(name, 0))
    given = (("%supply", int(source is not None)),)
    options: Value = words(noun) if noun.sort == "token" else Things(noun)
    number = code.amount(effect)
    if not several(noun):
        _call(code, noun.sort, options, number, given, name)
    elif noun.sort == "track" and argument(effect, "per") is not None:
        _counted(effect, noun, code, name)
    elif bounds(noun.quantity) == (1, 1) and argument(effect, "per") is None:
        kind = code.name("kind")
        code.add(Ask(kind, noun.sort, options))
        _call(code, noun.sort, kind, number, given, name)
    else:
        _unit_by_unit(code, noun, number, given, name)


def _counted(effect: Effect, noun: NounPhrase, code: Code, name: Name) -> None:
    """So many steps for each of what is counted: on one track where what is counted depends on it."""
    per = argument(effect, "per")
    assert per is not None
    free, end = code.label(), code.label()
    kind = code.name("kind")
    code.add(Branch(Query("fixes-track", (Quoted(per),)), free), Ask(kind, noun.sort, Things(noun)))
    _call(code, noun.sort, kind, Query("matching-icons", (kind, Quoted(per))), (), name)
    code.add(Jump(end))
    code.place(free)
    _unit_by_unit(code, noun, code.amount(effect), (), name)
    code.place(end)


def _unit_by_unit(
    code: Code, noun: NounPhrase, number: Value, given: tuple[tuple[Name, Value], ...], name: Name
) -> None:
    """Each unit is chosen by itself; the units of one kind are one gain."""
    kind, kinds, part = code.name("kind"), code.name("kinds"), code.name("part")
    code.add(Let(kinds, ()))
    rounds = code.let(Query("range", (number,)), "rounds")
    with code.each(rounds, code.name("round")):
        code.add(Ask(kind, noun.sort, Things(noun)), Let(kinds, Query("joined", (kinds, kind))))
    different = code.let(Query("kinds", (kinds,)), "different")
    with code.each(different, kind):
        _call(code, noun.sort, Query("only", (kind,)), Query("among", (kinds, kind)), given, part)
        code.add(Let(name, Query("sum", (name, part))))


def _call(
    code: Code, sort: str, kinds: Value, number: Value, given: tuple[tuple[Name, Value], ...], name: Name
) -> None:
    code.add(Call(f"gain-{sort}", (("%kinds", kinds), ("%amount", number), *given), (("%got", name),)))


def _from_card(effect: Effect, noun: NounPhrase, source: NounPhrase, code: Code, name: Name) -> None:
    """What lies on a card, as much as there is of it; the card is picked where several fit."""
    kinds = code.let(words(noun) if noun.sort == "token" else Things(noun), "kinds")
    card = code.name("card")
    code.add(Let(name, 0))
    bearing = Query("bearing", (Things(source), kinds))
    code.add(Ask(card, "gain", bearing) if chosen(source) else Let(card, bearing))
    everything = noun.quantity is not None and noun.quantity.form == "all"
    number: Value = MANY if everything else code.amount(effect)
    code.add(
        Call("gain-resources-from", (("%card", card), ("%kinds", kinds), ("%amount", number)), (("%got", name),))
    )


def words(noun: NounPhrase) -> tuple[str, ...]:
    """The words of a phrase."""
    return tuple(atom.name for group in noun.groups for atom in group.atoms if isinstance(atom, Word))


def several(noun: NounPhrase) -> bool:
    """Whether a phrase offers alternatives."""
    return any(len(group.atoms) > 1 for group in noun.groups)

GAIN = verb(
    "gain",
    one("resource", "track", "token", "card"),
    event=maybe("card", "resource", "track", "token"),
    binds="object",
    counted=True,
    pays=False,
    lower=_lower,
    from_=maybe("zone", "card", given={"card": ("zone",), "track": (), "token": ("card", "zone")}),
    to=maybe("zone", given=dict.fromkeys(AMOUNTS, ())),
    including=maybe("zone", given=dict.fromkeys(AMOUNTS, ())),
)
