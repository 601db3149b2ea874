"""The typed signature of a verb: what its object may be, which prepositions it takes, what it may bind.

A verb module declares one with `verb(...)`; the registry finds it by walking the package. Sorts are the types of noun
phrases, as `SORTS` lists them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal

SORTS: Mapping[str, str] = {
    "card": "a card",
    "resource": "a resource",
    "track": "a track",
    "token": "a token",
    "zone": "a zone",
    "icon": "an icon",
    "attribute": "a trait or another attribute",
    "operation": "an operation",
    "deed": "a verb used as a noun",
    "number": "a number",
    "time": "a step or a time",
    "player": "a player",
    "mission": "a mission",
    "effect": "an effect",
    "requirement": "a requirement",
    "cost": "a cost",
    "ending": "an end of the game",
    "manner": "a manner",
    "option": "a rules option",
    "any": "anything",
}


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for a noun phrase: the sorts it accepts, and whether it has to be filled.

    `bare` allows a number alone (`draw 2`); what is counted is then the first sort. `claims` takes a preposition that
    would else hang on the noun before it.
    """

    sorts: tuple[str, ...]
    required: bool = True
    bare: bool = False
    claims: bool = False
    repeats: bool = False
    aside: bool = False

    def accepts(self, sort: str) -> bool:
        return sort in self.sorts or sort == "any" or "any" in self.sorts


def one(*sorts: str, bare: bool = False, claims: bool = False) -> Slot:
    """A slot that has to be filled with one of these sorts."""
    return Slot(sorts, bare=bare, claims=claims)


def maybe(
    *sorts: str, bare: bool = False, claims: bool = False, repeats: bool = False, aside: bool = False
) -> Slot:
    """A slot that may be left empty; one that repeats takes any number of noun phrases, one that stands
    aside no `where`."""
    return Slot(sorts, required=False, bare=bare, claims=claims, repeats=repeats, aside=aside)


COUNTED = maybe("card", "resource", "track", "token", "icon", "attribute", "operation", "number", "zone")

Block = Literal["none", "required", "optional"]


@dataclass(frozen=True, slots=True)
class Signature:
    """One verb. `deeds` says that the object is another verb with its own object (`cannot warp this`)."""

    name: str
    object: Slot | None = None
    arguments: Mapping[str, Slot] = field(default_factory=dict)
    event: Slot | None = None
    binds: str | None = None
    maximum: bool = False
    signed: bool = False
    deeds: bool = False
    block: Block = "none"
    continuous: bool = False
    step: bool = True
    harms: bool = False
    game: str = ""
    manual: str = ""


Declaration = Callable[[], Signature]


def verb(
    name: str,
    object: Slot | None = None,
    *,
    event: Slot | None = None,
    binds: str | None = None,
    counted: bool = False,
    maximum: bool = False,
    signed: bool = False,
    deeds: bool = False,
    block: Block = "none",
    continuous: bool = False,
    step: bool = True,
    harms: bool = False,
    **arguments: Slot,
) -> Signature:
    """A signature. `counted` takes `per`, `plus` and `max`; argument names may end in `_` (`from_`, `as_`)."""
    slots = {name.rstrip("_").replace("_", "-"): slot for name, slot in arguments.items()}
    if counted:
        slots |= {"per": COUNTED, "plus": COUNTED}
    return Signature(
        name, object, slots, event, binds, maximum or counted, signed, deeds, block, continuous, step, harms
    )
