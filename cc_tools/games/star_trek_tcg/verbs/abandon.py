"""`abandon`, `complete`: the episode ends by force (tcg.abandon.result)."""

from cc_tools.language.signature import maybe, verb

ABANDON = verb("abandon", event=maybe("time"))
COMPLETE = verb("complete", step=False, event=maybe("time"))
