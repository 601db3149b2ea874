"""`place`: resources onto a card (kw.place).

    PLAY: place 3 dilithium on this

They come from the supply unless `from` says where; `on` names the card. `per`, `plus` and `max` multiply the amount.
It may name the number really placed and is an event.
"""

from cc_tools.language.signature import maybe, one, verb

PLACE = verb(
    "place",
    one("resource", "token"),
    event=maybe("resource", "token"),
    binds="number",
    counted=True,
    from_=maybe("card", "zone"),
    on=one("card", claims=True),
)
