"""`duplicate`: resolve a copy of an operation of another card (kw.duplicate).

    PLAY: duplicate play of ally in market
    REACTION after play @utilize: duplicate another play of it

It names nothing, is an event and no cost.
"""

from cc_tools.language.signature import maybe, one, verb

DUPLICATE = verb("duplicate", one("operation"), event=maybe("operation"), pays=False)
