"""`treat`: counts as that one: icons, results, cards with an attribute, action, ability or state."""

from cc_tools.language.signature import maybe, one, verb

TREAT = verb(
    "treat",
    one("icon", "effect", "card", "deed"),
    continuous=True,
    as_=one("attribute", "number", "card", "deed"),
    for_=maybe("time", "deed", "effect"),
)
