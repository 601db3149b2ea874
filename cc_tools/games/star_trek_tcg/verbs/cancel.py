"""`cancel`: the event of `when would`; `cancel result` what the action just resolved did."""

from cc_tools.language.signature import maybe, verb

CANCEL = verb("cancel", maybe("effect"))
