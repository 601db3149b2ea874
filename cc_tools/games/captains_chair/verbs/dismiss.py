"""`dismiss`: from play to the owner's discard pile (kw.dismiss).

    ATTACK PLAY: dismiss opponent duty-officer
    ACTION PLAY: dismiss (deployed ship)/duty-officer as $d, log $d -> enlist person from development

`per`, `plus` and `max` multiply the number. It may name the cards, harms the player whose cards they are, and is an
event.
"""

from cc_tools.language.signature import maybe, one, verb

DISMISS = verb(
    "dismiss",
    one("card"),
    event=maybe("card"),
    binds="card",
    counted=True,
    harms=True,
    from_=maybe("zone"),
)
