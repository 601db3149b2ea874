"""`redirect`: what is gained goes to the card named; it remains a gain."""

from cc_tools.language.signature import one, verb

REDIRECT = verb("redirect", one("deed"), continuous=True, to=one("card"))
