"""`cancel`: the event of `when would` does not come about."""

from cc_tools.language.signature import verb

CANCEL = verb("cancel")
