"""`redirect`: what is gained goes to the card named; it remains a gain.

    PASSIVE: redirect gain of dilithium except from market to this

The object is the verb with `of`; `to` is needed. It holds on, names nothing and is no event.
"""

from __future__ import annotations

from cc_tools.language.lowering.lasting import lasting
from cc_tools.language.signature import one, verb

REDIRECT = verb("redirect", one("deed"), continuous=True, to=one("card"), lower=lasting)
