"""`steal`: resources from the opponent's pool to yours (kw.steal).

    ATTACK PLAY: steal 2 dilithium

`per`, `plus` and `max` multiply the amount. It may name the number really stolen, acts against the opponent, is an
event, and no cost.
"""

from cc_tools.language.signature import maybe, one, verb

STEAL = verb(
    "steal",
    one("resource"),
    event=maybe("resource"),
    binds="number",
    counted=True,
    attacks=True,
    pays=False,
)
