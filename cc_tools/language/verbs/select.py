"""`select`: choose a card, a place or a word, named for later steps."""

from cc_tools.language.signature import maybe, one, verb

SELECT = verb("select", one("card", "attribute", "track", "zone"), binds="card", from_=maybe("zone"))
