"""`lose`: steps back on a track."""

from cc_tools.language.signature import maybe, one, verb

LOSE = verb("lose", one("track"), event=maybe("track"), binds="number", counted=True, harms=True)
