"""`sing`: the player sings the text, with no effect on the game.

    PLAY: sing operation

It names nothing and is no event.
"""

from cc_tools.language.signature import one, verb

SING = verb("sing", one("operation", "card"))
