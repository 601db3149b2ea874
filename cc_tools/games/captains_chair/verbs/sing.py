"""`sing`: the player sings the text, with no effect on the game.

    PLAY: sing operation

It names nothing and is no event.
"""

from __future__ import annotations

from cc_tools.language.lowering.code import Code
from cc_tools.language.signature import one, verb
from cc_tools.model.tree import Effect


def _lower(_effect: Effect, code: Code) -> None:
    """The player has sung; nothing in the game changes."""
    code.done()


SING = verb("sing", one("operation", "card"), lower=_lower)
