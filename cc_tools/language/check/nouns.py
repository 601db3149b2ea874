"""Words of one noun phrase that cannot hold together, or say the same twice."""

from __future__ import annotations

from collections.abc import Iterator

from cc_tools.diagnostics import Diagnostic
from cc_tools.language import codes
from cc_tools.language.check.finding import finding
from cc_tools.language.dialect import Dialect
from cc_tools.language.printer import print_noun
from cc_tools.model.tree import Atom, Group, Nested, NounPhrase, Owner, Reference, Variable, Word

EXCLUSIVE = "one-of-"
"""How a property of words begins of which a thing has only one."""


def noun(phrase: NounPhrase, dialect: Dialect) -> Iterator[Diagnostic]:
    """Findings about one noun phrase."""
    yield from _groups(phrase.groups, dialect)
    yield from _quantity(phrase)


def _groups(groups: tuple[Group, ...], dialect: Dialect) -> Iterator[Diagnostic]:
    for group in groups:
        yield from _alternatives(group)
        for atom in group.atoms:
            if isinstance(atom, Nested):
                yield from _groups(atom.groups, dialect)
    yield from _owners(groups)
    yield from _together(groups, dialect)


def _alternatives(group: Group) -> Iterator[Diagnostic]:
    for index, atom in enumerate(group.atoms):
        if atom in group.atoms[:index]:
            yield finding(codes.IMPOSSIBLE, f"`{_said(atom)}` stands twice between `/`", atom.span)


def _owners(groups: tuple[Group, ...]) -> Iterator[Diagnostic]:
    owners = [atom for group in groups for atom in group.atoms if isinstance(atom, Owner)]
    for owner in owners[1:]:
        yield finding(codes.IMPOSSIBLE, f"`{owner.who}` comes too late: whose it is was said already", owner.span)


def _together(groups: tuple[Group, ...], dialect: Dialect) -> Iterator[Diagnostic]:
    """Two words side by side must both match: the same one twice, or two that exclude each other."""
    words = [atom for group in groups if len(group.atoms) == 1 for atom in group.atoms if isinstance(atom, Word)]
    for index, word in enumerate(words):
        messages = (_contradiction(earlier, word, dialect) for earlier in words[:index])
        message = next((message for message in messages if message is not None), None)
        if message is not None:
            yield finding(codes.IMPOSSIBLE, message, word.span)


def _contradiction(earlier: Word, word: Word, dialect: Dialect) -> str | None:
    if word.name == earlier.name and word.sense == earlier.sense:
        same = word.negated == earlier.negated
        return f"`{_said(word)}` stands here twice" if same else f"nothing is `{_said(earlier)}` and `{_said(word)}`"
    if word.negated or earlier.negated or not _exclude(earlier, word, dialect):
        return None
    return f"nothing is `{earlier.name}` and `{word.name}` at once; alternatives are joined with `/`"


def _exclude(one: Word, other: Word, dialect: Dialect) -> bool:
    if one.sense == other.sense == "suit":
        return True
    return bool(_exclusive(one, dialect) & _exclusive(other, dialect))


def _exclusive(word: Word, dialect: Dialect) -> set[str]:
    for sense in dialect.senses(word.name):
        if sense.name == word.sense:
            return {name for name in sense.entry.properties if name.startswith(EXCLUSIVE)}
    return set()


def _quantity(phrase: NounPhrase) -> Iterator[Diagnostic]:
    """A number before a thing of which there is one."""
    if phrase.quantity is None or phrase.quantity.form == "another" or len(phrase.groups) != 1:
        return
    atom = phrase.groups[0].atoms[0]
    if isinstance(atom, Variable):
        message = f"a number counts part of `${atom.name}`, which needs `of`"
        counted = f"{print_noun(NounPhrase(phrase.quantity, ()))} of ${atom.name}"
        yield finding(codes.IMPOSSIBLE, message, (phrase.quantity.span[0], atom.span[1]), counted)
    elif isinstance(atom, Word) and atom.sense == "pronoun":
        message = f"`{atom.name}` is one thing, so no number stands before it"
        yield finding(codes.IMPOSSIBLE, message, (phrase.quantity.span[0], atom.span[1]), atom.name)


def _said(atom: Atom) -> str:
    match atom:
        case Word(name, _, negated):
            return f"non-{name}" if negated else name
        case Reference(slug):
            return f"@{slug}"
        case Variable(name):
            return f"${name}"
        case Owner(who):
            return who
        case _:
            return "the same"
