"""`take`: a card from the pile named, to hand unless said; `to hand-size` fills the hand."""

from cc_tools.games.star_trek_tcg.lowering import cards, unwritten
from cc_tools.language.lowering.code import Code, argument, bounds
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Ask, Emit, Happening, Move, Name, Query, Things
from cc_tools.model.tree import Effect, NounPhrase


def _lower(effect: Effect, code: Code) -> None:
    to = argument(effect, "to")
    if to is not None and to.sort == "zone":
        raise unwritten(effect, "another place than the hand")
    things = cards(effect, code) if to is None else _that_fit(effect, code)
    code.add(Move(things, effect.verb, "hand"), Emit(Happening(effect.verb, things)))


def _that_fit(effect: Effect, code: Code) -> Name:
    """No more cards than the hand may hold (tcg.draw.over)."""
    noun, room, things = effect.object, code.let(Query("hand-room"), "room"), code.name("things")
    assert isinstance(noun, NounPhrase)
    low, high = (Query("least", (number, room)) for number in bounds(noun.quantity))
    code.add(Ask(things, effect.verb, Things(noun, argument(effect, "from")), low, high, needs=1))
    return things


TAKE = verb(
    "take",
    one("card"),
    event=maybe("card"),
    binds="card",
    counted=True,
    from_=maybe("zone", "card"),
    to=maybe("zone", "number"),
    lower=_lower,
)
