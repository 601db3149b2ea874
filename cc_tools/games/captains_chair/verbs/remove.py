"""`remove`: tokens go home, resources to the supply, where nobody gains them (kw.token).

    ATTACK PLAY: remove opponent away-team from neutral location
    PLAY: remove 1 glory from stardate

`from` is needed. `per`, `plus` and `max` multiply the number. It may name the number really removed, harms the player
whose tokens they are, and is an event.
"""

from cc_tools.language.signature import maybe, one, verb

REMOVE = verb(
    "remove",
    one("token", "resource"),
    event=maybe("token", "resource"),
    binds="number",
    counted=True,
    harms=True,
    from_=one("card", "zone"),
)
