"""`warp`: a deployed ship's token to a Location (kw.warp).

    PLAY: warp this
    PLAY: warp up to 2 ship
    PLAY: warp ship to @earth

To the Location that the player chooses unless `to` names one; `from` says where the ship stands; `ignoring` names
what does not count this time. It may name the ships, harms where they are the opponent's, and is an event.
"""

from dataclasses import replace

from cc_tools.language.lowering.code import Code, argument, bound, bounds, chosen, pointed
from cc_tools.language.signature import maybe, one, verb
from cc_tools.language.verbs.gain import quoted
from cc_tools.model.instructions import Ask, Call, Let, Name, Query
from cc_tools.model.tree import Effect, NounPhrase, Qualifier


def _lower(effect: Effect, code: Code) -> None:
    """The ships, where there is a choice; for each of them the Location, where there are several."""
    assert isinstance(effect.object, NounPhrase)
    name = bound(effect) or code.name("warped")
    code.add(Let(name, ()))
    ships = code.things(_standing(effect, effect.object), effect.verb)
    low, high = bounds(effect.object.quantity)
    if pointed(effect.object) or (low, high) == (1, 1):
        ship = code.let(Query("first", (ships, 1)), "ship")
        _course(effect, code, ship, name)
    else:
        with code.each(ships, code.name("one")) as one_:
            _course(effect, code, code.let(Query("only", (one_,)), "ship"), name)
    whole = chosen(effect.object) and low > 1
    code.done(Query("reaches", (name, low)) if whole else Query("some", (name,)))


def _standing(effect: Effect, noun: NounPhrase) -> NounPhrase:
    """The ships; with `from` those that stand at that place."""
    source = argument(effect, "from")
    return noun if source is None else replace(noun, attached=(*noun.attached, Qualifier("at", source)))


def _course(effect: Effect, code: Code, ship: Name, name: Name) -> None:
    place, moved = code.name("place"), code.name("moved")
    code.add(Ask(place, "place", Query("courses", (ship, quoted(argument(effect, "to")))), needs=1))
    with code.when(Query("some", (place,))):
        code.add(Call("warp", (("%ship", ship), ("%place", place)), (("%warped", moved),)))
        code.add(Let(name, Query("joined", (name, moved))))


WARP = verb(
    "warp",
    one("card"),
    event=maybe("card"),
    binds="card",
    harms=True,
    lower=_lower,
    from_=maybe("card"),
    to=maybe("card"),
    ignoring=maybe("card", aside=True),
)
