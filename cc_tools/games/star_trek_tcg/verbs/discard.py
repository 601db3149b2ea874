"""`discard`: to the discard pile; `with xc` stresses what a discarded challenge brings, `without xc` takes it away
(tcg.challenger-xc.challenge).
"""

from cc_tools.games.star_trek_tcg.lowering import HAND, cards
from cc_tools.language.lowering.code import Code, argument, pointed
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Call, Note, Query
from cc_tools.model.tree import Effect, NounPhrase


def _lower(effect: Effect, code: Code) -> None:
    """To the discard piles of their owners (tcg.bridge.owner); from hand unless said."""
    noun = effect.object
    assert isinstance(noun, NounPhrase)
    known = argument(effect, "from") is not None or pointed(noun)
    things = cards(effect, code, None if known else HAND)
    kept = argument(effect, "without") is None
    code.add(Note("stood", Query("stood", (things, int(kept)))))
    if not kept:
        code.add(Note("standing", Query("standing-without", (things,))))
    code.add(Call("discard-cards", (("%things", things),)))
    code.done(Query("some", (things,)))


DISCARD = verb(
    "discard",
    one("card"),
    event=maybe("card"),
    binds="card",
    counted=True,
    harms=True,
    from_=maybe("zone", "card"),
    with_=maybe("resource", aside=True),
    without=maybe("resource", aside=True),
    lower=_lower,
)
