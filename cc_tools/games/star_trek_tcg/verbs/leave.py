"""`leave`: out of the landing party and home, back at the moment named (tcg.zone.return)."""

from cc_tools.games.star_trek_tcg.lowering import cards, unwritten
from cc_tools.language import phrases
from cc_tools.language.lowering.code import Code, argument
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Call, Note, Query
from cc_tools.model.tree import Effect

RETURNS = "discovery-segment"
"""The segment at whose beginning those come back who left until then."""


def _lower(effect: Effect, code: Code) -> None:
    until = argument(effect, "to")
    if until is not None and not phrases.says(until, RETURNS):
        raise unwritten(effect, "this moment")
    things = code.let(Query("of-party", (cards(effect, code),)), "leaving")
    if until is not None:
        code.add(Note("returning", Query("among", ("returning", things))))
    code.add(Call("leave", (("%things", things),)))
    code.done(Query("some", (things,)))


LEAVE = verb(
    "leave",
    one("card"),
    event=maybe("card"),
    binds="card",
    to=maybe("time"),
    lower=_lower,
)
