"""`flip`: turn a card with two faces over."""

from cc_tools.language.signature import maybe, one, verb

FLIP = verb("flip", one("card"), event=maybe("card"))
