"""`play`: play a card now, from hand or beside the table."""

from cc_tools.language.signature import maybe, one, verb

PLAY = verb("play", one("card"), event=maybe("card"), binds="card", from_=maybe("zone"))
