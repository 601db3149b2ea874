"""`redirect`: another target for the action under way (tcg.resolve.redirect)."""

from cc_tools.language.signature import one, verb

REDIRECT = verb("redirect", one("operation"), to=one("card"))
