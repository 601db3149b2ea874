"""Events without a step of their own: being attacked, and a deck that cycles (deck.cycle)."""

from cc_tools.language.signature import maybe, verb

BE_ATTACKED = verb("be-attacked", step=False, event=maybe("card"))
CYCLE = verb("cycle", step=False, event=maybe("zone"))
