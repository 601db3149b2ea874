"""`include`: a zone is a source for the verb too; in a replacement, for the event under way.

    PASSIVE: include junk for scan

`for` is needed. It names nothing, is no event and no cost.
"""

from cc_tools.language.signature import one, verb

INCLUDE = verb("include", one("zone"), pays=False, for_=one("deed"))
