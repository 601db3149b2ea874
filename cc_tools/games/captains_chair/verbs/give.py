"""`give`: a card to the opponent's hand (kw.give).

    ATTACK PLAY: give incident

From hand unless `from` says where. It may name the cards, acts against the opponent, and is an event.
"""

from cc_tools.language.signature import maybe, one, verb

GIVE = verb(
    "give",
    one("card"),
    event=maybe("card"),
    binds="card",
    attacks=True,
    from_=maybe("zone"),
)
