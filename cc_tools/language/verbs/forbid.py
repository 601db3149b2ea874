"""`cannot`: forbids a deed while the operation holds.

    PASSIVE: cannot warp this
    SPECIAL: cannot spend glory as dilithium
    PASSIVE: cannot enlist by cycle

Behind `cannot` stands a verb (several with `/`), then what it would act on; `from`, `to`, `as` and `by` narrow the
deed. `opponent cannot …` forbids it to the opponent. It holds on: in a kind that does not hold it needs `for` and a
time. It names nothing and is no event.
"""

from __future__ import annotations

from cc_tools.language.lowering.lasting import lasting
from cc_tools.language.signature import maybe, verb

CANNOT = verb(
    "cannot",
    maybe("card", "resource", "token", "operation", "track", "zone"),
    deeds=True,
    continuous=True,
    from_=maybe("card", "zone"),
    to=maybe("card", "zone"),
    as_=maybe("resource", "card"),
    by=maybe("deed", "operation"),
    for_=maybe("time"),
    lower=lasting,
)
