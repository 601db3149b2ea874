"""Where a preposition belongs: `of on at in except where` hang on the nearest fitting noun, the others on the verb."""

from __future__ import annotations

from dataclasses import dataclass, field

from lark import Token, Tree

from cc_tools.language import codes
from cc_tools.language.elaborate.context import Context, Parsed, place
from cc_tools.language.elaborate.nouns import ANYTHING, NOUN_PREPOSITIONS, Chain, Draft, draft
from cc_tools.language.signature import Signature, Slot, one
from cc_tools.model.tree import Exclusion, Nested, NounPhrase, Place, Qualifier, Word

NOUN_SLOTS: dict[str, Slot] = {
    "of": ANYTHING,
    "on": one("card", "zone"),
    "at": one("card"),
    "in": one("zone", "card", "time"),
}


@dataclass(slots=True)
class Arguments:
    """The prepositions of one verb (or of a condition's noun, where `signature` is None) while they are read."""

    signature: Signature | None
    chain: Chain = field(default_factory=Chain)
    given: list[tuple[str, Draft | tuple[str | None, Draft], Place]] = field(default_factory=list)

    def has(self, preposition: str) -> bool:
        return any(name == preposition for name, _, _ in self.given)

    def finish(self) -> tuple[Qualifier | Exclusion, ...]:
        order = {name: index for index, name in enumerate(self.signature.arguments)} if self.signature else {}
        given = sorted(self.given, key=lambda item: order.get(item[0], len(order)))
        return tuple(
            Qualifier(name, what.finish(), span=at) if isinstance(what, Draft)
            else Exclusion(what[1].finish(), what[0], span=at)
            for name, what, at in given
        )


def attach(context: Context, arguments: Arguments, link: Parsed) -> None:
    """Read one `PREP np`, `except …` or `as word` and hang it where it belongs."""
    match link.data:
        case "link":
            _preposition(context, arguments, link)
        case "except_" | "except_by":
            _exclusion(context, arguments, link)
        case "as_term":
            _as_term(context, arguments, link)


def _preposition(context: Context, arguments: Arguments, link: Parsed) -> None:
    word, tree = link.children
    assert isinstance(word, Token) and isinstance(tree, Tree)
    name = str(word)
    slots = arguments.signature.arguments if arguments.signature else {}
    slot = slots.get(name)
    noun = arguments.chain.nearest(name) if name in NOUN_PREPOSITIONS else None
    if slot is not None and (slot.repeats or not arguments.has(name)) and (noun is None or slot.claims):
        _verb_argument(context, arguments, name, tree, slot, place(link))
    elif noun is not None:
        attached = draft(context, tree, NOUN_SLOTS[name])
        noun.attached.append((name, attached, place(link)))
        arguments.chain.drafts.append(attached)
    else:
        _misplaced(context, arguments, word, tree)


def _verb_argument(context: Context, arguments: Arguments, name: str, tree: Parsed, slot: Slot, at: Place) -> None:
    read = draft(context, tree, slot)
    arguments.given.append((name, read, at))
    if not slot.aside:
        arguments.chain.drafts.append(read)
    if arguments.signature is not None:
        check_zones(context, arguments.signature.name, name, read)


def check_zones(context: Context, verb: str, preposition: str, read: Draft) -> None:
    """Report zones that the game does not allow with this verb and preposition."""
    rule = context.dialect.game.verbs.get(verb, {}).get(preposition)
    if rule is None or not rule.zones or read.sort != "zone":
        return
    for word in words(read.finish()):
        if word.sense == "zone" and word.name not in rule.zones:
            message = f"`{verb}` cannot go with `{preposition} {word.name}`; it takes {_listed(rule.zones)}"
            context.report(codes.WRONG_ZONE, message, word.span)


def words(noun: NounPhrase) -> list[Word]:
    """The vocabulary words of a noun phrase itself, without what is attached to it."""
    found: list[Word] = []
    groups = list(noun.groups)
    while groups:
        for atom in groups.pop().atoms:
            if isinstance(atom, Word):
                found.append(atom)
            elif isinstance(atom, Nested):
                groups.extend(atom.groups)
    return found


def _listed(names: tuple[str, ...]) -> str:
    quoted = [f"`{name}`" for name in names]
    return quoted[0] if len(quoted) == 1 else f"{', '.join(quoted[:-1])} or {quoted[-1]}"


def _exclusion(context: Context, arguments: Arguments, link: Parsed) -> None:
    preposition = str(link.children[0]) if link.data == "except_by" else None
    tree = link.children[-1]
    assert isinstance(tree, Tree)
    left_out = draft(context, tree)
    noun = arguments.chain.nearest("except")
    if noun is not None:
        noun.attached.append(("except", (preposition, left_out), place(link)))
        arguments.chain.drafts.append(left_out)
    else:
        context.report(codes.WRONG_PREPOSITION, "`except` stands behind no noun that something could be left out of",
                       place(link))


def _as_term(context: Context, arguments: Arguments, link: Parsed) -> None:
    token = link.children[0]
    assert isinstance(token, Token)
    slot = arguments.signature.arguments.get("as") if arguments.signature else None
    if slot is None:
        context.report(codes.WRONG_PREPOSITION, f"`as {token}` does not go with this verb; a name begins with `$`",
                       place(link), f"as ${token}")
        return
    tree = Tree("np", [Tree("group", [Tree("atom", [token], link.meta)], link.meta)], link.meta)
    arguments.given.append(("as", draft(context, tree, slot), place(link)))


def _misplaced(context: Context, arguments: Arguments, word: Token, tree: Parsed) -> None:
    signature = arguments.signature
    if signature is None:
        message = f"`{word}` cannot follow here; a condition's noun takes `of`, `on`, `at`, `in` and `except`"
    elif not signature.arguments:
        message = f"`{signature.name}` takes no `{word}`"
    elif arguments.has(str(word)):
        message = f"`{signature.name}` has a `{word}` already"
    else:
        message = f"`{signature.name}` takes no `{word}`; it takes {_listed(tuple(signature.arguments))}"
    context.report(codes.WRONG_PREPOSITION, message, place(word))
    draft(context, tree)
