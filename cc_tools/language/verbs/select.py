"""`select`: choose a card, a place or a word, named for later steps.

    ACTION PLAY: select location as $l where have ship at it; send 1 away-team to $l

Only things are offered for which the steps that use the name are legal. It has to name what it finds, and is no
event.
"""

from cc_tools.language.signature import maybe, one, verb

SELECT = verb(
    "select",
    one("card", "attribute", "track", "zone"),
    binds="object",
    named=True,
    from_=maybe("zone"),
)
