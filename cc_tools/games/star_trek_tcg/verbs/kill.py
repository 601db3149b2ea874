"""`kill`: removed from the game, its counters to the stores (tcg.state.killed)."""

from cc_tools.language.signature import maybe, one, verb

KILL = verb("kill", one("card"), event=maybe("card"), binds="card", harms=True)
