"""`take`: a card from the pile named, to hand unless said; `to hand-size` fills the hand."""

from cc_tools.games.star_trek_tcg.lowering import cards, unwritten
from cc_tools.language.lowering.code import Code, argument
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Emit, Happening, Move
from cc_tools.model.tree import Effect


def _lower(effect: Effect, code: Code) -> None:
    if argument(effect, "to") is not None:
        raise unwritten(effect, "another place than the hand")
    things = cards(effect, code)
    code.add(Move(things, effect.verb, "hand"), Emit(Happening(effect.verb, things)))


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
