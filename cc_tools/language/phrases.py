"""Noun phrases as they are written: their words, whose things they mean, what hangs on them, what they count.

Nothing here knows a game in progress; whatever does is made from these answers once for each phrase.
"""

from __future__ import annotations

from collections.abc import Iterator

from cc_tools.model.tree import (
    Atom,
    Effect,
    Exclusion,
    Group,
    NounPhrase,
    Owner,
    Qualifier,
    Reference,
    Variable,
    Word,
)

WHERE = ("in", "from", "on", "at", "of")
"""The prepositions that say where the things of a phrase are."""


def atoms(noun: NounPhrase) -> Iterator[Atom]:
    """The atoms of a phrase in the order written; words in brackets are one."""
    for group in noun.groups:
        yield from group.atoms


def words(noun: NounPhrase | None, sense: str | None = None) -> list[str]:
    """The words of a phrase in the order written, those of one sense if it says so; none where there is no phrase."""
    if noun is None:
        return []
    return [one.name for one in atoms(noun) if isinstance(one, Word) and (sense is None or one.sense == sense)]


def says(noun: NounPhrase | None, *wanted: str) -> bool:
    """Whether one of these words stands in a phrase."""
    return any(word in wanted for word in words(noun))


def first_word(noun: NounPhrase) -> str:
    """The first word of a phrase; nothing where there is none."""
    return next(iter(words(noun)), "")


def group_words(group: Group) -> list[Word]:
    """The words among alternatives."""
    return [one for one in group.atoms if isinstance(one, Word)]


def behind(noun: NounPhrase, *prepositions: str) -> NounPhrase | None:
    """The noun that hangs on a phrase by one of these prepositions, the first as written."""
    return next(
        (one.noun for one in noun.attached if isinstance(one, Qualifier) and one.preposition in prepositions), None
    )


def argument(effect: Effect, preposition: str) -> NounPhrase | None:
    """The noun that hangs on a verb by this preposition."""
    return next(
        (one.noun for one in effect.arguments if isinstance(one, Qualifier) and one.preposition == preposition), None
    )


def exclusions(noun: NounPhrase) -> list[Exclusion]:
    """What a phrase leaves out."""
    return [one for one in noun.attached if isinstance(one, Exclusion)]


def whose(noun: NounPhrase) -> str:
    """Whose things a phrase means: `you`, `opponent`, `both`, or `any` for either player's and neutral ones."""
    owner = owner_word(noun)
    if owner is not None:
        return owner
    return "any" if form(noun) == "any" else "you"


def owner_word(noun: NounPhrase) -> str | None:
    """The word that says whose: `opponent` or `both`."""
    return next((one.who for one in atoms(noun) if isinstance(one, Owner)), None)


def form(noun: NounPhrase) -> str | None:
    """The form of the quantity (`top`, `all`), if there is one."""
    return noun.quantity.form if noun.quantity is not None else None


def pointer(noun: NounPhrase) -> Variable | Word | None:
    """The atom that points at things already known (`this`, `it`, `$x`), if the phrase starts from one."""
    for group in noun.groups:
        if len(group.atoms) == 1:
            atom = group.atoms[0]
            if isinstance(atom, Variable) or (isinstance(atom, Word) and atom.sense == "pronoun" and not atom.negated):
                return atom
    return None


def placed(noun: NounPhrase) -> bool:
    """Whether something hangs on the phrase that says where its things are."""
    return behind(noun, *WHERE) is not None


def by_name(noun: NounPhrase) -> bool:
    """Whether a card is called by its name (`@slug`)."""
    return any(isinstance(one, Reference) for one in atoms(noun))


def kind_of(noun: NounPhrase) -> str:
    """What a phrase counts: its last word says so; a variable alone counts itself, a bare quantity is a number."""
    if not noun.groups:
        return "number" if behind(noun, "of") is None else "card"
    last = noun.groups[-1].atoms[-1]
    if isinstance(last, Variable):
        return "variable" if len(noun.groups) == 1 else "card"
    if not isinstance(last, Word):
        return "card"
    if last.name in ("value", "multiplier", "cost"):
        return "value"
    if last.sense in ("resource", "track", "token", "icon", "attribute", "operation"):
        return last.sense
    first = next((one for one in noun.groups[0].atoms if isinstance(one, Word)), last)
    return "track" if first.sense == "track" and noun.sort == "track" else "card"
