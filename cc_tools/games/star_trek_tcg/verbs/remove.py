"""`remove`: a card out of the game, or counters to the stores (tcg.state.killed, tcg.xc.stores)."""

from cc_tools.games.star_trek_tcg.lowering import LOSING, XC, cards, counters, place
from cc_tools.language import phrases
from cc_tools.language.lowering.code import Code, argument, pointed
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Call, Let, Name, Query, Things
from cc_tools.model.tree import Effect, NounPhrase


def _lower(effect: Effect, code: Code) -> None:
    """Cards leave the game; counters go to the stores one by one, each of which may be saved (tcg.ship.overdraw).

    A loss that was prevented has not been borne, where something depends on it.
    """
    noun = effect.object
    assert isinstance(noun, NounPhrase)
    if not phrases.says(noun, XC):
        things = _meant(noun, code) if pointed(noun) and phrases.says(noun, "it") else cards(effect, code)
        code.add(Call("remove-cards", (("%things", things),)))
        code.done(Query("some", (things,)))
        return
    source = argument(effect, "from")
    found = place(effect, code, source, LOSING)
    if source is not None and source.sort == "zone":
        found = Query("filled", (found,))
    holders = code.let(found, "holders", needs=1)
    holders = code.let(Query("exposed", (holders,)), "exposed")
    borne = code.let(1, "borne")
    with code.each(holders, code.name("holder")) as one:
        rounds = code.let(Query("range", (counters(effect, one),)), "rounds")
        with code.each(rounds, code.name("round")):
            given = (("%things", Query("only", (one,))),)
            code.add(Call("lose-xc", given, (("%borne", "%this one"),)))
            code.add(Let(borne, Query("least", (borne, "%this one"))))
    code.done(Query("some", (Query("if-borne", (holders, borne)),)))


def _meant(noun: NounPhrase, code: Code) -> Name:
    """The card that an event is about, unless it has left the game already."""
    return code.let(Query("outside", (Things(noun), "removed")), "things", needs=1, verb="remove")


REMOVE = verb(
    "remove",
    one("resource", "card"),
    event=maybe("resource", "card"),
    binds="object",
    counted=True,
    harms=True,
    from_=maybe("card", "zone"),
    lower=_lower,
)
