"""`lose`: lose the action under way or the game (tcg.resolve.lose, tcg.goal.loss-enterprise)."""

from cc_tools.games.star_trek_tcg.lowering import decides
from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Call, Query
from cc_tools.model.tree import Effect, NounPhrase


def _lower(effect: Effect, code: Code) -> None:
    assert isinstance(effect.object, NounPhrase)
    if effect.object.sort == "ending":
        code.add(Call("lose-game"))
    else:
        decides(code, Query("opponent"))


LOSE = verb("lose", one("operation", "ending"), event=maybe("operation"), lower=_lower)
