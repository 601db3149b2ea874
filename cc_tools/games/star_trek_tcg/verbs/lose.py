"""`lose`: lose the action under way or the game (tcg.resolve.lose)."""

from cc_tools.language.signature import maybe, one, verb

LOSE = verb("lose", one("operation", "ending"), event=maybe("operation"))
