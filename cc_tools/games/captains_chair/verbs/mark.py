"""`mark`: put a mark on a trait of the crew board (crew.khan.6).

    PLAY: mark trait of it
    PLAY: mark trait

Alone it marks any trait there. It may name the trait, is an event, and no cost.
"""

from cc_tools.language.signature import maybe, one, verb

MARK = verb("mark", one("attribute"), event=maybe("attribute"), binds="attribute", pays=False)
