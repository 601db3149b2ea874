"""Zones behind prepositions: which ones the game allows for a verb, and which ones a bare place may be."""

from __future__ import annotations

from collections.abc import Iterator

from cc_tools.language import codes
from cc_tools.language.elaborate.context import Context
from cc_tools.language.spelling import nearest
from cc_tools.model.tree import Atom, Nested, NounPhrase, Word

HOLDS_RESOURCES = "resources"
ONLY_DESTINATION = "destination"
RESOURCES = ("resource", "token", "track")


def check_zones(context: Context, verb: str, preposition: str, noun: NounPhrase, moved: str) -> None:
    """Report zones that the game does not allow with this verb and preposition for things of the sort `moved`."""
    rule = context.dialect.game.verbs.get(verb, {}).get(preposition)
    for word in zones(noun):
        if rule is not None and rule.zones and word.name not in rule.zones:
            message = f"`{verb}` cannot go with `{preposition} {word.name}`; it takes {listed(rule.zones)}"
            context.report(codes.WRONG_ZONE, message, word.span, nearest(word.name, rule.zones))
        elif moved == "resource" and not has_property(context, word, HOLDS_RESOURCES):
            message = f"`{preposition} {word.name}` is for cards; resources do not lie there"
            context.report(codes.WRONG_ZONE, message, word.span)
        elif preposition != "to":
            check_source(context, preposition, word)


def check_places(context: Context, preposition: str, noun: NounPhrase) -> None:
    """Report zones behind a noun's preposition that nothing can be found in."""
    for word in zones(noun):
        check_source(context, preposition, word)


def check_source(context: Context, preposition: str, word: Word) -> None:
    """Report a zone that things can only be brought to."""
    if has_property(context, word, ONLY_DESTINATION):
        message = f"cards are brought to `{word.name}`, but nothing is `{preposition}` it"
        context.report(codes.WRONG_ZONE, message, word.span)


def has_property(context: Context, word: Word, name: str) -> bool:
    """Whether the game's vocabulary gives the zone this property."""
    entry = context.dialect.game.words.get("zone", {}).get(word.name)
    return entry is not None and name in entry.properties


def zones(noun: NounPhrase) -> Iterator[Word]:
    """The zones among the words of a noun phrase itself, without what is attached to it."""
    atoms: list[Atom] = [atom for group in noun.groups for atom in group.atoms]
    while atoms:
        atom = atoms.pop(0)
        if isinstance(atom, Nested):
            atoms.extend(inner for group in atom.groups for inner in group.atoms)
        elif isinstance(atom, Word) and atom.sense == "zone":
            yield atom


def listed(names: tuple[str, ...]) -> str:
    """Names in a sentence: `a`, `b` or `c`."""
    quoted = [f"`{name}`" for name in names]
    return quoted[0] if len(quoted) == 1 else f"{', '.join(quoted[:-1])} or {quoted[-1]}"
