"""`scan-for`: turn up cards of the market decks until one with the trait or icon named is found (kw.scan-for)."""

from cc_tools.language.signature import maybe, one, verb

SCAN_FOR = verb("scan-for", one("card", "icon", "attribute"), event=maybe("card"), binds="card", including=maybe("zone"), to=maybe("zone"))
