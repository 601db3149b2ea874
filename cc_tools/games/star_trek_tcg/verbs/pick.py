"""`pick`: choose members in the Landing Party segment."""

from cc_tools.language.signature import maybe, one, verb

PICK = verb("pick", one("card"), event=maybe("card"), binds="card")
