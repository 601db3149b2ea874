"""`promote`: a Person to a Duty Officer's slot (kw.promote).

    PLAY: promote person from hand/staging

From hand unless `from` says where. It may name the cards, is an event, and no cost.
"""

from cc_tools.language.signature import maybe, one, verb

PROMOTE = verb(
    "promote",
    one("card"),
    event=maybe("card"),
    binds="card",
    pays=False,
    from_=maybe("zone"),
)
