"""`party-size`, `xc-cap`, `assign-limit`, `base-limit`: numbers of the game that a card changes or sets; `any-
number` is no limit (tcg.xc.cap, tcg.xc.purge, tcg.party.size).
"""

from cc_tools.games.star_trek_tcg.lowering import begins
from cc_tools.language.signature import maybe, one, verb

PARTY_SIZE = verb(
    "party-size",
    one("number", bare=True),
    signed=True,
    continuous=True,
    counted=True,
    for_=maybe("time"),
    lower=begins,
)
XC_CAP = verb(
    "xc-cap",
    one("number", bare=True),
    signed=True,
    continuous=True,
    counted=True,
    for_=maybe("card", "time", repeats=True),
    lower=begins,
)
ASSIGN_LIMIT = verb(
    "assign-limit",
    one("number", bare=True),
    signed=True,
    continuous=True,
    in_=maybe("time", claims=True),
    for_=maybe("time"),
    lower=begins,
)
BASE_LIMIT = verb(
    "base-limit",
    one("number", bare=True),
    signed=True,
    continuous=True,
    counted=True,
    for_=maybe("time"),
    lower=begins,
)
