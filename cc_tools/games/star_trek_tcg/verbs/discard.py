"""`discard`: to the discard pile; `with xc` stresses what a discarded challenge brings, `without xc` takes it away
(tcg.challenger-xc.challenge).
"""

from cc_tools.games.star_trek_tcg.lowering import HAND, cards
from cc_tools.language import phrases
from cc_tools.language.lowering.code import Code, argument, bound, pointed
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Call, Let, Note, Query
from cc_tools.model.tree import Effect, NounPhrase


def _lower(effect: Effect, code: Code) -> None:
    """To the discard piles of their owners (tcg.bridge.owner); from hand unless said."""
    noun = effect.object
    assert isinstance(noun, NounPhrase)
    if phrases.form(noun) == "top":
        _top(effect, code)
        return
    known = argument(effect, "from") is not None or pointed(noun)
    things = cards(effect, code, None if known else HAND)
    if phrases.says(noun, "this"):  # what has left play meanwhile stays where it is
        things = code.let(Query("in-play", (things,)), "there")
    kept = argument(effect, "without") is None
    code.add(Note("still-paid", Query("stood", (things, int(kept)))))
    if not kept:
        code.add(Note("standing", Query("standing-without", (things,))))
    code.add(Call("discard-cards", (("%things", things),)))
    code.done(Query("some", (things,)))


def _top(effect: Effect, code: Code) -> None:
    """So many cards from the top of the draw pile, as far as there are any (tcg.pile.reshuffle, tcg.pile.short)."""
    found, rounds = code.let((), "found"), code.let(Query("range", (code.amount(effect),)), "rounds")
    code.add(Call("reach"))
    with code.each(rounds, code.name("round")):
        things = code.name("top")
        code.add(Let(things, Query("top")), Let(found, Query("joined", (found, things))))
        code.add(Call("discard-cards", (("%things", things),)))
    name = bound(effect)
    if name is not None:
        code.add(Let(name, found))
    code.done(Query("some", (found,)))


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
