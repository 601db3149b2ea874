"""`treat`: a card counts as having a suit, trait or name besides its own; a deed counts as another."""

from cc_tools.language.signature import maybe, one, verb

TREAT = verb("treat", one("card", "deed", "zone"), continuous=True, as_=one("card", "deed", "zone", "attribute"), for_=maybe("time"))
