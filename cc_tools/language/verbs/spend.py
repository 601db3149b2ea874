"""`spend`: pay from the pool, or from the card behind `from`; substitutes are allowed (kw.spend, kw.action).

    PLAY: spend 3 dilithium -> gain ship
    ACTIVATE: spend 1..3 latinum as $n -> scan 1 person/cargo/ally per $n
    PLAY: spend 2 resource from this -> draw 1

`per`, `plus` and `max` multiply the amount. It may name the number really spent, harms who has to pay,
and is an event.
"""

from cc_tools.language.signature import maybe, one, verb

SPEND = verb(
    "spend",
    one("resource", "token"),
    event=maybe("resource", "token"),
    binds="number",
    counted=True,
    harms=True,
    from_=maybe("card", "zone"),
)
