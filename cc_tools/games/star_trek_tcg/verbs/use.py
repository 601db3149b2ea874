"""`use`: resolve the action under way with a rating, or use an ability now."""

from cc_tools.language.signature import maybe, one, verb

USE = verb(
    "use",
    one("number", "attribute"),
    event=maybe("attribute", "operation"),
    without=maybe("cost", aside=True),
)
