"""`discard`: cards to their owner's discard pile (kw.discard).

    PLAY: discard 1..3 person as $p -> send 1 away-team to same location per $p
    ATTACK PLAY: discard top 2 from opponent deck

From hand unless `from` names another zone. `per`, `plus` and `max` multiply it. It may name the cards, harms the
player whose cards they are, and is an event (`after discard card`).
"""

from cc_tools.language.signature import maybe, one, verb

DISCARD = verb(
    "discard",
    one("card"),
    event=maybe("card"),
    binds="card",
    counted=True,
    harms=True,
    from_=maybe("zone"),
)
