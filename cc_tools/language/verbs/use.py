"""`use`: an operation of a card is used; a deed only, to be forbidden or allowed."""

from cc_tools.language.signature import maybe, verb

USE = verb("use", step=False, event=maybe("operation", "card"))
