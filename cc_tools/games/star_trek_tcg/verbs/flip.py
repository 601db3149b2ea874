"""`flip`: an icon flip for a card: the top card of the deck is turned up and its icon decides (tcg.flip.do); `with
A as B`: result A counts as B; a block takes the place of all results.
"""

from cc_tools.games.star_trek_tcg.lowering import of_current
from cc_tools.language import phrases
from cc_tools.language.lowering.code import Code, argument, chosen
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Call, Emit, Happening, Let, Name, Query, Things
from cc_tools.model.tree import Block, Done, Effect, NounPhrase


def _lower(effect: Effect, code: Code) -> None:
    """One flip after the other; the current player picks where nobody is named (tcg.flip.target)."""
    noun = effect.object
    assert isinstance(noun, NounPhrase)
    choices = code.let(Things(noun), "choices") if chosen(noun) else ()
    things, result, becomes = of_current(code, effect), argument(effect, "with"), argument(effect, "as")
    counts = tuple(phrases.first_word(one) if one is not None else "" for one in (result, becomes))
    with code.each(things, code.name("target")) as one:
        flipped = code.let(Query("only", (one,)), "flipped")
        given = (("%things", flipped), ("%choices", choices))
        if effect.block is not None:
            code.add(Call("turn-over", given, (("%things", flipped),)))
            _with_results_of_its_own(code, flipped, effect.block)
        else:
            code.add(Call("flip", (*given, ("%counts", counts))))
    code.done(Query("some", (things,)))


def _with_results_of_its_own(code: Code, flipped: Name, block: Block) -> None:
    """The block does what follows from the icon of the card that was turned over."""
    assert code.block is not None
    with code.when(Done()):
        outer = code.let("it", "outer")
        code.add(Let("it", Query("first-of", (flipped,))))
        code.block(block)
        code.add(Let("it", outer), Emit(Happening("flip", flipped), "past"))


FLIP = verb(
    "flip",
    one("card"),
    event=maybe("card"),
    block="optional",
    with_=maybe("deed"),
    as_=maybe("deed"),
    lower=_lower,
)
