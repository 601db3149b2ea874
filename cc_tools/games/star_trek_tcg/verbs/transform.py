"""`transform`: a card becomes one of that type, with its ratings; the block is carried out when it is beaten."""

from cc_tools.games.star_trek_tcg.lowering import cards
from cc_tools.language import phrases
from cc_tools.language.lowering.code import Code, argument
from cc_tools.language.signature import maybe, one, verb
from cc_tools.language.walk import nodes
from cc_tools.model.instructions import Call, Query
from cc_tools.model.tree import Effect, Word


def _lower(effect: Effect, code: Code) -> None:
    """For the game, or until the episode is over; a card that the block speaks of stays on the table for it."""
    becomes, time = argument(effect, "to"), argument(effect, "for")
    assert becomes is not None
    things = cards(effect, code)
    given = (
        ("%things", things),
        ("%type", phrases.words(becomes, "type")[0]),
        ("%actions", " ".join(phrases.words(becomes, "action")) or None),
        ("%stays", 1 if phrases.says(time, "game") else None),
        ("%beaten", None if effect.block is None else Query("block-of")),
        ("%keeper", Query("this") if _speaks_of_itself(effect) else None),
    )
    code.add(Call("transform", given))
    code.done(Query("some", (things,)))


def _speaks_of_itself(effect: Effect) -> bool:
    block = effect.block
    return block is not None and any(isinstance(node, Word) and node.name == "this" for node in nodes(block))


TRANSFORM = verb(
    "transform",
    one("card"),
    binds="card",
    block="optional",
    to=one("card"),
    for_=maybe("time"),
    lower=_lower,
)
