"""`add`: tokens from outside the game to a card.

    PLAY: add 2 away-team to captain

`to` is needed; `per`, `plus` and `max` multiply the number. It may name the number added, and is no event.
"""

from cc_tools.language.signature import one, verb

ADD = verb("add", one("token"), binds="number", counted=True, pays=False, to=one("card"))
