"""`redraw`: discard the cards with these icons and turn up as many (tcg.effect.side)."""

from cc_tools.language import phrases
from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Call, Query, Size
from cc_tools.model.tree import Effect, NounPhrase


def _lower(effect: Effect, code: Code) -> None:
    assert isinstance(effect.object, NounPhrase)
    things = code.let(Query("showing", (phrases.first_word(effect.object),)), "things")
    code.add(Call("discard-cards", (("%things", things),)), Call("turn-up", (("%count", Size(things)),)))
    code.done(Query("some", (things,)))


REDRAW = verb("redraw", one("icon"), event=maybe("icon"), lower=_lower)
