"""`replace`: a card takes the place of another, which goes to the box.

    SPECIAL during setup: replace random incident in incident-deck with this

`with` is needed. It names nothing, is no event and no cost.
"""

from cc_tools.language.signature import one, verb

REPLACE = verb("replace", one("card"), pays=False, with_=one("card"))
