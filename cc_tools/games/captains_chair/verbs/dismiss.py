"""`dismiss`: from play to the discard pile (kw.dismiss)."""

from cc_tools.language.signature import maybe, one, verb

DISMISS = verb("dismiss", one("card"), event=maybe("card"), binds="card", counted=True, harms=True, from_=maybe("zone", "card"))
