"""`lose`: steps back on a track (kw.gain-specialty).

    ATTACK PLAY: opponent lose 1 military

`per`, `plus` and `max` multiply the steps. It may name the number really lost, harms who loses them, and is an event.
"""

from cc_tools.language.signature import maybe, one, verb

LOSE = verb("lose", one("track"), event=maybe("track"), binds="number", counted=True, harms=True)
