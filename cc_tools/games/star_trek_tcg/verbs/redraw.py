"""`redraw`: discard the cards with these icons and turn up as many (tcg.effect.side)."""

from cc_tools.language.signature import maybe, one, verb

REDRAW = verb("redraw", one("icon"), event=maybe("icon"))
