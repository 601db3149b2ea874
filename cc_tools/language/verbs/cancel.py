"""`cancel`: the event that the operation was waiting for with `when would` does not come about.

    REACTION when would gain card from market: scan 2 same-suit card; cancel

It takes nothing, names nothing, is no cost and no event.
"""

from cc_tools.language.signature import verb

CANCEL = verb("cancel", pays=False)
