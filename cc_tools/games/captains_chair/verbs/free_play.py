"""`free-play`: play a card without its action cost (kw.free-play).

    ACTION PLAY: draw 1 as $d; may free-play $d
    PLAY: free-play person from hand/discard

From hand unless `from` says where. It names nothing, and is an event.
"""

from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import maybe, one, verb
from cc_tools.model.instructions import Call, Query
from cc_tools.model.tree import Effect


def _lower(effect: Effect, code: Code) -> None:
    """The card, where several can be played; then its PLAY, where it has several."""
    cards = code.objects(effect)
    with code.when(Query("some", (cards,))):
        code.add(Call("free-play", (("%cards", cards),)))


FREE_PLAY = verb("free-play", one("card"), event=maybe("card"), from_=maybe("zone"), places=True, lower=_lower)
