"""`move`: resources or tokens from one card or place to another (kw.move).

    CLEAN-UP: move 1 dilithium from this to card in market

Both `from` and `to` are needed. `per`, `plus` and `max` multiply the amount. It may name the number really moved,
harms the player whose they are, and is an event.
"""

from cc_tools.language.signature import maybe, one, verb

MOVE = verb(
    "move",
    one("resource", "token"),
    event=maybe("resource", "token"),
    binds="number",
    counted=True,
    harms=True,
    from_=one("card", "zone"),
    to=one("card", "zone"),
)
