"""`sing`: the player sings the text, with no effect on the game."""

from cc_tools.language.signature import one, verb

SING = verb("sing", one("operation", "card"))
