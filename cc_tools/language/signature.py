"""The typed signature of a verb: what its object may be, which prepositions it takes, what it may bind.

A verb module declares one with `verb(...)`; the registry finds it by walking the package. Sorts are the types of noun
phrases, as `SORTS` lists them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from cc_tools.language.lowering.code import Code
    from cc_tools.model.tree import Effect

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


Given = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for a noun phrase: the sorts it accepts, and whether it has to be filled.

    `bare` allows a number alone (`draw 2`); what is counted is then the first sort. `claims` takes a preposition that
    would else hang on the noun before it. `repeats` takes any number of noun phrases; one that stands `aside` takes no
    `where`. `given` narrows an argument's sorts by the sort of the verb's object: `{"card": ("zone",)}` lets cards
    come only from zones, an empty tuple refuses the argument for such an object.
    """

    sorts: tuple[str, ...]
    required: bool = True
    bare: bool = False
    claims: bool = False
    repeats: bool = False
    aside: bool = False
    given: Given = field(default_factory=dict)

    def accepts(self, sort: str) -> bool:
        """Whether a noun phrase of this sort may stand here."""
        return sort in self.sorts or sort == "any" or "any" in self.sorts

    def beside(self, object_sort: str) -> Slot:
        """The slot where the verb's object is of this sort."""
        return replace(self, sorts=self.given[object_sort], given={}) if object_sort in self.given else self


def one(*sorts: str, bare: bool = False, claims: bool = False, given: Given = MappingProxyType({})) -> Slot:
    """A slot that has to be filled with one of these sorts."""
    return Slot(sorts, bare=bare, claims=claims, given=given)


def maybe(
    *sorts: str,
    bare: bool = False,
    claims: bool = False,
    repeats: bool = False,
    aside: bool = False,
    given: Given = MappingProxyType({}),
) -> Slot:
    """A slot that may be left empty."""
    return Slot(sorts, required=False, bare=bare, claims=claims, repeats=repeats, aside=aside, given=given)


COUNTED = maybe("card", "resource", "track", "token", "icon", "attribute", "number", "mission")
"""What `per` and `plus` count."""


Block = Literal["none", "required", "optional"]

Lowering = Callable[["Effect", "Code"], None]
"""Writes the instructions of one step."""


@dataclass(frozen=True, slots=True)
class Signature:
    """One verb.

    `object` is what a step acts on, `event` what it acts on where the verb is waited for (None: it is no event);
    `step` says whether it is ever a step. `binds` is the sort of what `as $x` names, `object` for the object's own;
    `named` says that the step is for nothing without a name. `maximum` allows `max`, `signed` a sign before the number.
    `deeds` says that the object is another verb with its own object (`cannot warp this`). `continuous` effects hold on.
    `harms` can hurt the player whose things it acts on, `attacks` the opponent whoever is named. What never `pays` is
    no cost. `places` says that it gives a card another place; the flag of attacks raises the event that is `flagged`.
    What is `standing` also holds on where its operation waits for no event. `lower` turns a step into instructions,
    `ignored` what is done instead where the step is harm that is ignored; `presupposes` writes what the step must find
    where it is paid for, so that nothing is paid in vain.
    """

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
    attacks: bool = False
    pays: bool = True
    named: bool = False
    places: bool = False
    flagged: bool = False
    standing: bool = False
    lower: Lowering | None = None
    ignored: Lowering | None = None
    presupposes: Lowering | None = None
    manual: str = ""


def verb(
    name: str,
    target: Slot | None = None,
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
    attacks: bool = False,
    pays: bool = True,
    named: bool = False,
    places: bool = False,
    flagged: bool = False,
    standing: bool = False,
    lower: Lowering | None = None,
    ignored: Lowering | None = None,
    presupposes: Lowering | None = None,
    **arguments: Slot,
) -> Signature:
    """A signature. `counted` takes `per`, `plus` and `max`; argument names may end in `_` (`from_`, `as_`)."""
    slots = {name.rstrip("_").replace("_", "-"): slot for name, slot in arguments.items()}
    if counted:
        slots |= {"per": COUNTED, "plus": COUNTED}
    return Signature(
        name,
        target,
        slots,
        event,
        binds,
        maximum or counted,
        signed,
        deeds,
        block,
        continuous,
        step,
        harms,
        attacks,
        pays and not continuous,
        named,
        places,
        flagged,
        standing,
        lower,
        ignored,
        presupposes,
    )
