"""`win`: decide the action under way, the game, or an even icon draw (tcg.resolve.compare)."""

from cc_tools.language.signature import maybe, one, verb

WIN = verb("win", one("operation", "ending", "effect"), event=maybe("operation"))
