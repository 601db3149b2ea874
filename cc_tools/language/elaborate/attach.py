"""Where a preposition belongs: `of on at in except where` hang on the nearest fitting noun, the others on the verb."""

from __future__ import annotations

from dataclasses import dataclass, field

from lark import Token

from cc_tools.language import codes
from cc_tools.language.elaborate import words
from cc_tools.language.elaborate.context import Context, place, token, trees
from cc_tools.language.elaborate.nouns import ANYTHING, Chain, Draft, Hung, draft
from cc_tools.language.elaborate.zones import check_places, check_zones, listed
from cc_tools.language.signature import SORTS, Signature, Slot, one
from cc_tools.language.spelling import nearest
from cc_tools.language.syntax import Parsed
from cc_tools.model.tree import Exclusion, Group, Place, Qualifier

NOUN_SLOTS: dict[str, Slot] = {
    "of": ANYTHING,
    "on": one("card"),
    "at": one("card"),
    "in": one("zone", "time"),
}
"""What may follow the prepositions of nouns; `OF` says more of `of`."""

OF: dict[str, Slot] = {
    "attribute": one("card", "mission", "track", "attribute"),
    "icon": one("card", "number"),
    "number": one("card", "mission", "number", "attribute"),
    "operation": one("card", "operation"),
    "zone": one("player"),
    "player": one("card"),
    "track": one("track", "card"),
}
SOURCES = ("from", "in", "on")
LEFT_OUT = {"by": one("operation", "deed", "card", "effect"), "from": one("zone", "card")}


@dataclass(slots=True)
class Arguments:
    """The prepositions of one verb (or of a condition's noun, where `signature` is None) while they are read.

    `moved` is the sort of the verb's object.
    """

    signature: Signature | None
    chain: Chain = field(default_factory=Chain)
    given: list[Hung] = field(default_factory=list)
    moved: str = "any"

    @property
    def cut(self) -> bool:
        """Whether a sign is missing before, so that what comes belongs to another step."""
        return any(noun.cut for noun in self.chain.drafts)

    def has(self, preposition: str) -> bool:
        """Whether the verb has this argument already."""
        return any(hung.preposition == preposition for hung in self.given)

    def slot(self, preposition: str) -> Slot | None:
        """What the verb takes behind a preposition, beside an object of this sort."""
        found = self.signature.arguments.get(preposition) if self.signature else None
        return found.beside(self.moved) if found is not None else None

    def ranked(self) -> list[Hung]:
        """The arguments in the order of the signature, which is how they are printed."""
        order = {name: index for index, name in enumerate(self.signature.arguments)} if self.signature else {}
        return sorted(self.given, key=lambda hung: order.get(hung.preposition or "", len(order)))

    def narrowed(self) -> Draft | None:
        """The noun that a `where` narrows: the last one that it fits, in the order in which they are printed."""
        arguments = [hung.noun for hung in self.ranked()]
        own = [noun for noun in self.chain.drafts[:1] if all(noun is not given for given in arguments)]
        printed = [inner for noun in (*own, *arguments) for inner in noun.within()]
        in_reach = [noun for noun in printed if any(noun is known for known in self.chain.drafts)]
        return Chain(in_reach, self.chain.left_out).nearest("where")

    def finish(self) -> tuple[Qualifier | Exclusion, ...]:
        """The arguments as nodes of the tree."""
        return tuple(hung.finish() for hung in self.ranked())


def attach(context: Context, arguments: Arguments, link: Parsed) -> None:
    """Read one `PREP np`, `except …` or `as word` and hang it where it belongs."""
    with context.quiet(arguments.cut):
        match link.data:
            case "link":
                _preposition(context, arguments, link)
            case "except_" | "except_by":
                _exclusion(context, arguments, link)
            case "as_term":
                _as_term(context, arguments, link)


def _preposition(context: Context, arguments: Arguments, link: Parsed) -> None:
    word, tree = token(link), trees(link)[0]
    name = str(word)
    slot = arguments.slot(name)
    noun = arguments.chain.nearest(name) if name in NOUN_SLOTS else None
    if slot is not None and slot.sorts and (slot.repeats or not arguments.has(name)) and (noun is None or slot.claims):
        _verb_argument(context, arguments, name, tree, slot, place(link))
    elif noun is not None:
        _noun_argument(context, arguments, noun, name, tree, place(link))
    else:
        _misplaced(context, arguments, word, tree)


def _verb_argument(context: Context, arguments: Arguments, name: str, tree: Parsed, slot: Slot, at: Place) -> None:
    read = draft(context, tree, slot)
    arguments.given.append(Hung(name, read, at))
    if not slot.aside or read.cut:
        arguments.chain.drafts.append(read)
    if arguments.signature is not None and read.sort == "zone" and "zone" in slot.sorts:
        check_zones(context, arguments.signature.name, name, read.finish(), arguments.moved)


def _noun_argument(
    context: Context, arguments: Arguments, noun: Draft, name: str, tree: Parsed, at: Place
) -> None:
    if name != "of" and any(hung.preposition == name for hung in noun.attached):
        context.report(codes.WRONG_PREPOSITION, f"`{name}` stands here already", at)
    attached = draft(context, tree, _noun_slot(context, noun, name))
    noun.attached.append(Hung(name, attached, at))
    arguments.chain.drafts.append(attached)
    if name == "of" and not noun.groups and noun.sort == "any":
        noun.sort = attached.sort
    if name == "in":
        check_places(context, name, attached.finish())


def _noun_slot(context: Context, noun: Draft, name: str) -> Slot:
    if name != "of":
        return NOUN_SLOTS[name]
    return _deed_slot(context, noun) if noun.sort == "deed" else OF.get(noun.sort, ANYTHING)


def _deed_slot(context: Context, noun: Draft) -> Slot:
    """What a verb used as a noun acts on: `warp of ship`."""
    sorts: list[str] = []
    for atom in (atom for group in noun.groups for atom in group.atoms):
        found = context.dialect.verbs.get(getattr(atom, "name", ""))
        for slot in (found.object, found.event) if found else ():
            sorts += slot.sorts if slot is not None else ()
    return Slot(tuple(dict.fromkeys(sorts))) if sorts else ANYTHING


def _exclusion(context: Context, arguments: Arguments, link: Parsed) -> None:
    preposition = str(token(link, "PREP")) if link.data == "except_by" else None
    left_out = draft(context, trees(link)[-1], LEFT_OUT.get(preposition, ANYTHING) if preposition else ANYTHING)
    noun = arguments.chain.nearest("except")
    if noun is None:
        message = "`except` stands behind no noun that something could be left out of"
        context.report(codes.WRONG_PREPOSITION, message, place(link))
        return
    noun.attached.append(Hung(preposition, left_out, place(link), left_out=True))
    arguments.chain.add_left_out(left_out)


def _as_term(context: Context, arguments: Arguments, link: Parsed) -> None:
    name = token(link, "NAME")
    slot = arguments.slot("as")
    if slot is None:
        message = f"`as {name}` does not go with this verb; a name begins with `$`"
        context.report(codes.WRONG_PREPOSITION, message, place(link), f"as ${name}")
        return
    at = place(name)
    named = words.head(context, name, slot)
    read = Draft(None, (Group((named.atom,), span=at),), named.sort, named.relational, at)
    arguments.given.append(Hung("as", read, place(link)))


def _misplaced(context: Context, arguments: Arguments, word: Token, tree: Parsed) -> None:
    signature = arguments.signature
    name = str(word)
    meant = None
    if signature is None:
        message = f"`{name}` cannot follow here; a condition's noun takes `of`, `on`, `at`, `in` and `except`"
        meant = nearest(name, NOUN_SLOTS)
    elif arguments.has(name):
        message = f"`{signature.name}` has a `{name}` already"
    elif name in signature.arguments:
        message = f"`{signature.name}` takes no `{name}` beside {SORTS.get(arguments.moved, 'this object')}"
    elif not signature.arguments:
        message = f"`{signature.name}` takes no `{name}`"
    else:
        message = f"`{signature.name}` takes no `{name}`; it takes {listed(tuple(signature.arguments))}"
        meant = _instead(arguments, name)
    context.report(codes.WRONG_PREPOSITION, message, place(word), meant)
    draft(context, tree)


def _instead(arguments: Arguments, name: str) -> str | None:
    """The preposition meant: the one that the verb still needs, else the only other one for where things are."""
    signature = arguments.signature
    if signature is None:
        return None
    missing = [key for key, slot in signature.arguments.items() if slot.required and not arguments.has(key)]
    if len(missing) == 1:
        return missing[0]
    if name not in SOURCES:
        return None
    return next((key for key in SOURCES if key in signature.arguments and not arguments.has(key)), None)


