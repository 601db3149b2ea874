"""`ignore`: the harmful part of an attack does not come about, or a requirement or a thing does not count for a verb
(kw.attack, kw.requires).

    REACTION when would be-attacked: discard card -> ignore negative-effect
    PASSIVE: ignore all research requirement
    PASSIVE: ignore opponent ship for send to neutral location

`for` names the verb, `to` its place. It names nothing, is no event and no cost.
"""

from cc_tools.language.signature import maybe, one, verb

IGNORE = verb(
    "ignore",
    one("effect", "requirement", "card"),
    pays=False,
    for_=maybe("deed", given={"effect": ()}),
    to=maybe("card", given={"effect": (), "requirement": ()}),
)
