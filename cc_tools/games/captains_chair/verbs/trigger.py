"""`trigger`: resolve that operation, or begin the closing sequence (kw.trigger).

    PLAY: trigger control of controlled location
    EMPTIED: trigger game-end

It names nothing, is no event and no cost.
"""

from cc_tools.language.signature import one, verb

TRIGGER = verb("trigger", one("operation", "ending"), pays=False)
