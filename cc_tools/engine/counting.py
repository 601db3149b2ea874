"""How many a phrase names: cards, icons, traits, counters, tokens, levels; and the amounts that verbs reckon with."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from cc_tools.engine import nouns, words
from cc_tools.engine.game import Game
from cc_tools.engine.state import Copy, Frame
from cc_tools.model.instructions import Amount
from cc_tools.model.tree import Condition, Effect, Exclusion, Group, Is, NounPhrase, Qualifier, Variable, Word


def count(game: Game, frame: Frame, noun: NounPhrase) -> int:
    """How many things there are, or the number itself where the phrase is one."""
    kind = kind_of(noun)
    if kind == "number":
        return _number(noun)
    if kind == "variable":
        return _size(game, frame, noun)
    if kind in ("resource", "track", "token", "value"):
        return game.rules.counts[kind](game, frame, noun)
    if kind == "attribute" and _says(noun, "step"):
        return sum(count(game, frame, one.noun) for one in noun.attached if isinstance(one, Qualifier))
    if kind in ("attribute", "operation"):
        return len(distinct_words(game, frame, noun) if _says(noun, "different") else listed(game, frame, noun))
    if kind == "icon":
        return sum(_icons(game, copy, noun) for copy in nouns.things(game, frame, noun))
    return count_cards(game, frame, noun)


def kind_of(noun: NounPhrase) -> str:
    """What a phrase counts: its last word says so; a variable alone counts itself, a bare quantity is a number."""
    if not noun.groups:
        return (
            "card" if any(isinstance(one, Qualifier) and one.preposition == "of" for one in noun.attached) else "number"
        )
    last = noun.groups[-1].atoms[-1]
    if isinstance(last, Variable):
        return "variable" if len(noun.groups) == 1 else "card"
    if not isinstance(last, Word):
        return "card"
    if last.name in ("value", "multiplier", "cost"):
        return "value"
    first = next((a for a in noun.groups[0].atoms if isinstance(a, Word)), last)
    if last.sense in ("resource", "track", "token", "icon", "attribute", "operation"):
        return last.sense
    return "track" if first.sense == "track" and noun.sort == "track" else "card"


def _number(noun: NounPhrase) -> int:
    return noun.quantity.low or 0 if noun.quantity else 0


def _size(game: Game, frame: Frame, noun: NounPhrase) -> int:
    atom = noun.groups[0].atoms[0]
    assert isinstance(atom, Variable)
    value = frame.names.get(f"${atom.name}", 0)
    if isinstance(value, int):
        return value if not noun.attached else len(nouns.things(game, frame, noun))
    return len(nouns.pointed(frame, atom))


def count_cards(game: Game, frame: Frame, noun: NounPhrase) -> int:
    """How many cards fit; with `different` how many different words of the list they can stand for."""
    found = nouns.things(game, frame, noun)
    if _says(noun, "different"):
        return different(game, frame, noun, found)
    return len(found)


def _icons(game: Game, copy: Copy, noun: NounPhrase) -> int:
    return sum(words.shows(game, copy, atom.name) for atom in noun.groups[-1].atoms if isinstance(atom, Word))


def listed(game: Game, frame: Frame, noun: NounPhrase) -> list[str]:
    """The words that an attribute phrase names one by one: `trait of $d`, `skill of $l`, `species of $d`."""
    marked = next((word for word in states(noun) if word in game.rules.marked), None)
    if marked is not None:
        return game.rules.marked[marked](game, frame)
    of = next((one.noun for one in noun.attached if isinstance(one, Qualifier) and one.preposition == "of"), None)
    where = noun.where
    if of is not None and where is None and of.where is not None and _about_words(of.where):
        where, of = of.where, game.pool.derived(of, "everywhere", _everywhere)
    copies = nouns.things(game, frame, of if of is not None else plain(game, noun))
    found: list[str] = []
    for atom in noun.groups[-1].atoms:
        if isinstance(atom, Word):
            for copy in copies:
                found += _words_of(game, frame, copy, atom)
    return found if where is None else [word for word in found if nouns.holds_of(game, frame, where, word)]


def _about_words(where: Condition) -> bool:
    """Whether a condition speaks of words (`it is trait of @card`) and not of cards."""
    return isinstance(where, Is) and kind_of(where.predicate) == "attribute"


def _everywhere(noun: NounPhrase) -> NounPhrase:
    return replace(noun, where=None)


def states(noun: NounPhrase) -> list[str]:
    """The state words of a phrase."""
    return [a.name for group in noun.groups for a in group.atoms if isinstance(a, Word) and a.sense == "state"]


def _words_of(game: Game, frame: Frame, copy: Copy, atom: Word) -> list[str]:
    if atom.sense == "icon":
        return [icon for icon in words.icons(game, copy) if icon in game.pool.fitting(atom.name)]
    if atom.name == "trait":
        return list(words.traits(game, copy))
    if atom.name == "suit":
        return sorted(words.suits(game, copy))
    return [trait for trait in words.traits(game, copy) if game.pool.category(trait) == atom.name]


def distinct_words(game: Game, frame: Frame, noun: NounPhrase) -> set[str]:
    """The different traits of a category over the cards that fit; each wildcard may be one more (wild.6, wild.8)."""
    return distinct_of(game, frame, noun, nouns.things(game, frame, plain(game, noun)))


def distinct_of(game: Game, frame: Frame, noun: NounPhrase, copies: Iterable[Copy]) -> set[str]:
    """The same over these cards."""
    word = noun.groups[-1].atoms[-1]
    assert isinstance(word, Word)
    left, apart = left_out(noun), _distinct(noun)
    found: set[str] = set()
    wild = 0
    for copy in copies:
        traits = words.traits(game, copy)
        if any(trait in game.pool.wild for trait in traits):
            traits = (*traits, *([game.assumed[copy]] if copy in game.assumed else ()))
            wild += copy not in game.assumed or game.assumed[copy] == ANY
        found |= {
            f"{trait} {copy}" if trait in apart else trait for trait in traits if _counts(game, trait, word, left)
        }
    if not game.is_scoring():
        return found | {f"? {number}" for number in range(wild)}
    return found | {"?"} if wild and game.option("wildcard-scoring") == "printed" else found


def _counts(game: Game, trait: str, word: Word, left: frozenset[str]) -> bool:
    return (
        trait not in left and trait not in game.pool.wild
        and (word.name == "trait" or game.pool.category(trait) == word.name)
    )  # fmt: skip


def _distinct(noun: NounPhrase) -> frozenset[str]:
    """The traits of which every card counts as one of its own (`where alien/transcendent is distinct`)."""
    where = noun.where
    predicate = getattr(where, "predicate", None)
    if predicate is None or not any(getattr(a, "name", "") == "distinct" for g in predicate.groups for a in g.atoms):
        return frozenset()
    subject = where.subject  # type: ignore[union-attr]
    return frozenset(atom.name for group in subject.groups for atom in group.atoms if isinstance(atom, Word))


def left_out(noun: NounPhrase) -> frozenset[str]:
    return frozenset(
        atom.name
        for one in noun.attached
        if isinstance(one, Exclusion)
        for group in one.noun.groups
        for atom in group.atoms
        if isinstance(atom, Word) and atom.sense == "trait"
    )


def plain(game: Game, noun: NounPhrase) -> NounPhrase:
    """The cards behind a phrase that counts their words: without the attribute and what it leaves out."""
    return game.pool.derived(noun, "plain", _plain)


def _plain(noun: NounPhrase) -> NounPhrase:
    groups = tuple(group for group in noun.groups if not _is_attribute(group) and not _is_different(group))
    attached = tuple(one for one in noun.attached if not (isinstance(one, Exclusion) and _trait_only(one)))
    return replace(noun, groups=groups, attached=attached, where=None, quantity=None)


def _is_different(group: Group) -> bool:
    return any(isinstance(atom, Word) and atom.name in ("different", "same") for atom in group.atoms)


def _is_attribute(group: Group) -> bool:
    return any(isinstance(atom, Word) and atom.sense in ("attribute",) for atom in group.atoms)


def _trait_only(exclusion: Exclusion) -> bool:
    atoms = [atom for group in exclusion.noun.groups for atom in group.atoms]
    return any(isinstance(atom, Word) and atom.name == "trait" for atom in atoms)


def _says(noun: NounPhrase, adjective: str) -> bool:
    return any(isinstance(atom, Word) and atom.name == adjective for group in noun.groups for atom in group.atoms)


def different(game: Game, frame: Frame, noun: NounPhrase, found: Iterable[Copy]) -> int:
    """The most words of the list that different cards can stand for, one each."""
    listed_words = [atom for atom in noun.groups[-1].atoms if isinstance(atom, Word)]
    if len(listed_words) < 2:
        return len(set(found))
    fitting = [
        [number for number, atom in enumerate(listed_words) if nouns.atom_fits(game, frame, atom, copy)]
        for copy in found
    ]
    return matching(fitting)


ANY = "?"
"""What a wildcard is assumed to be where it is one more of whatever is counted."""


def matching(choices: list[list[int]]) -> int:
    """The size of a largest matching: each entry takes at most one of its choices, each choice serves one entry."""
    taken: dict[int, int] = {}

    def place(entry: int, seen: set[int]) -> bool:
        for choice in choices[entry]:
            if choice not in seen:
                seen.add(choice)
                if choice not in taken or place(taken[choice], seen):
                    taken[choice] = entry
                    return True
        return False

    return sum(place(entry, set()) for entry in range(len(choices)))


def amount(game: Game, frame: Frame, amount: Amount) -> int:
    """The number of an `Amount`: the quantity for every so many of what `per` and `plus` count, within the maximum."""
    if amount.per is None:
        return amount.quantity
    times = _per(game, frame, amount.per) + (_per(game, frame, amount.plus) if amount.plus is not None else 0)
    total = amount.quantity * times
    return min(total, amount.maximum) if amount.maximum is not None else total


def _per(game: Game, frame: Frame, noun: NounPhrase) -> int:
    for_each = noun.quantity.low if noun.quantity and noun.quantity.low else 1
    return count(game, frame, noun) // for_each


def amount_of(game: Game, frame: Frame, effect: Effect) -> int:
    """The number of a continuous effect: its object's quantity times what `per` counts."""
    from cc_tools.language.lowering.code import counted

    noun = effect.object
    quantity = noun.quantity.low if isinstance(noun, NounPhrase) and noun.quantity else None
    value = counted(effect, quantity or 1)
    assert isinstance(value, Amount)
    return amount(game, frame, value)
