"""`flip`: an icon flip for a card: the top card of the deck is turned up and its icon decides (tcg.flip.do); `with
A as B`: result A counts as B; a block takes the place of all results.
"""

from cc_tools.games.star_trek_tcg.lowering import of_current, unwritten
from cc_tools.language import phrases
from cc_tools.language.lowering.code import Code, argument
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Call, Query
from cc_tools.model.tree import Effect


def _lower(effect: Effect, code: Code) -> None:
    """One flip after the other; the current player picks where nobody is named (tcg.flip.target)."""
    if effect.block is not None:
        raise unwritten(effect, "results of its own")
    things, result, becomes = of_current(code, effect), argument(effect, "with"), argument(effect, "as")
    counts = tuple(phrases.first_word(one) if one is not None else "" for one in (result, becomes))
    with code.each(things, code.name("target")) as one:
        code.add(Call("flip", (("%things", Query("only", (one,))), ("%counts", counts))))
    code.done(Query("some", (things,)))


FLIP = verb(
    "flip",
    one("card"),
    event=maybe("card"),
    block="optional",
    with_=maybe("deed"),
    as_=maybe("deed"),
    lower=_lower,
)
