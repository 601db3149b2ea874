"""`use`: an operation of a card is used; a deed to be forbidden or allowed, and an event, but no step.

    SPECIAL: opponent cannot use reaction
    PASSIVE: allow use of activate/reaction of all person in staging
"""

from cc_tools.language.signature import maybe, verb

USE = verb("use", step=False, event=maybe("operation", "card"))
