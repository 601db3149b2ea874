"""`recrystallize`: Dilithium from the card that holds it to the pool (kw.recrystallize, crew.burnham).

    REWARD: recrystallize up to 2 dilithium

`per`, `plus` and `max` multiply the amount. It may name the number really moved, is an event, and no cost.
"""

from cc_tools.language.signature import maybe, one, verb

RECRYSTALLIZE = verb(
    "recrystallize",
    one("resource"),
    event=maybe("resource"),
    binds="number",
    counted=True,
    pays=False,
)
