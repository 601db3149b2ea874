"""`reveal`: show cards, for a time where one is named."""

from cc_tools.language.lowering.code import Code, argument
from cc_tools.language.signature import maybe, one, verb
from cc_tools.language.verbs import reveal
from cc_tools.model.instructions import Note, Query
from cc_tools.model.tree import Effect


def _lower(effect: Effect, code: Code) -> None:
    """For a time also what comes into the zone until then is seen (`opponent reveal hand for episode`)."""
    assert reveal.REVEAL.lower is not None
    reveal.REVEAL.lower(effect, code)
    if argument(effect, "for") is not None:
        code.add(Note("open-hands", Query("open-hands")))


REVEAL = verb(
    "reveal",
    one("card", "zone"),
    event=maybe("card"),
    binds="card",
    from_=maybe("zone"),
    for_=maybe("time"),
    lower=_lower,
)
