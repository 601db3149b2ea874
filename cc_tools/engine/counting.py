"""How many a phrase names: cards, icons, traits, counters, tokens, levels; and the amounts that verbs reckon with."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from cc_tools.engine import conditions, fitting, nouns, words
from cc_tools.engine.game import Game
from cc_tools.engine.matching import matching
from cc_tools.engine.pointing import pointed
from cc_tools.engine.pool import Pool
from cc_tools.engine.state import Copy, Frame
from cc_tools.language import phrases
from cc_tools.language.lowering.code import counted
from cc_tools.language.phrases import kind_of, says
from cc_tools.model.instructions import Amount
from cc_tools.model.tree import Condition, Effect, Exclusion, Group, Is, NounPhrase, Variable, Word

Counter = Callable[[Game, Frame], int]
"""Counts what a phrase names."""

ANY = "?"
"""What a wildcard is assumed to be where it is one more of whatever is counted."""


def count(game: Game, frame: Frame, noun: NounPhrase) -> int:
    """How many things there are, or the number itself where the phrase is one."""
    return game.pool.once("count", noun, counter)(game, frame)


def counter(pool: Pool, noun: NounPhrase) -> Counter:
    """What counts the things of a phrase."""
    kind = kind_of(noun)
    if noun.sort == "number" and noun.groups and "number" in pool.rules.counts:
        measured = pool.rules.counts["number"]
        return lambda game, frame: measured(game, frame, noun)
    if kind == "number":
        number = noun.quantity.low or 0 if noun.quantity else 0
        return lambda game, frame: number
    if kind == "variable":
        return _size(pool, noun)
    if kind in ("resource", "track", "token", "value") or (kind == "operation" and kind in pool.rules.counts):
        rule = pool.rules.counts[kind]
        return lambda game, frame: rule(game, frame, noun)
    if kind == "attribute" and says(noun, "step"):
        parts = [counter(pool, one.noun) for one in noun.attached if not isinstance(one, Exclusion)]
        return lambda game, frame: sum(part(game, frame) for part in parts)
    if kind in ("attribute", "operation"):
        if says(noun, "different"):
            return lambda game, frame: len(distinct_words(game, frame, noun))
        return lambda game, frame: len(listed(game, frame, noun))
    find = nouns.lookup(pool, noun)
    if kind == "icon" and kind in pool.rules.counts:
        shown = pool.rules.counts[kind]
        return lambda game, frame: shown(game, frame, noun)
    if kind == "icon":
        icons = [word.name for word in phrases.group_words(noun.groups[-1])]
        return lambda game, frame: sum(words.shows(game, copy, icon) for copy in find(game, frame) for icon in icons)
    if says(noun, "different"):
        return lambda game, frame: different(game, frame, noun, find(game, frame))
    return lambda game, frame: len(find(game, frame))


def _size(pool: Pool, noun: NounPhrase) -> Counter:
    """How much a variable is: its number, or how many things it stands for."""
    atom = noun.groups[0].atoms[0]
    assert isinstance(atom, Variable)
    name, find = f"${atom.name}", nouns.lookup(pool, noun)

    def size(game: Game, frame: Frame) -> int:
        value = frame.names.get(name, 0)
        if isinstance(value, int):
            return value if not noun.attached else len(find(game, frame))
        return len(pointed(frame, atom))

    return size


# --- words --------------------------------------------------------------------------------------------------------


def listed(game: Game, frame: Frame, noun: NounPhrase) -> list[str]:
    """The words that an attribute phrase names one by one: `trait of $d`, `skill of $l`, `species of $d`."""
    marked = next((word for word in phrases.words(noun, "state") if word in game.rules.marked), None)
    if marked is not None:
        return game.rules.marked[marked](game, frame)
    of = phrases.behind(noun, "of")
    where = noun.where
    if of is not None and where is None and of.where is not None and _about_words(of.where):
        where, of = of.where, game.pool.once("everywhere", of, _everywhere)
    copies = nouns.things(game, frame, of if of is not None else plain(game, noun))
    found: list[str] = []
    for atom in phrases.group_words(noun.groups[-1]):
        for copy in copies:
            found += _words_of(game, copy, atom)
    return found if where is None else [word for word in found if _holds_of(game, frame, where, word)]


def _holds_of(game: Game, frame: Frame, condition: Condition, thing: str) -> bool:
    """Whether a condition holds with `it` being this thing."""
    return fitting.with_it(game, frame, thing, game.pool.once("holds", condition, conditions.test))


def _about_words(where: Condition) -> bool:
    """Whether a condition speaks of words (`it is trait of @card`) and not of cards."""
    return isinstance(where, Is) and kind_of(where.predicate) == "attribute"


def _everywhere(pool: Pool, noun: NounPhrase) -> NounPhrase:
    return replace(noun, where=None)


def _words_of(game: Game, copy: Copy, atom: Word) -> list[str]:
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


@dataclass(frozen=True, slots=True)
class Distinct:
    """What a phrase counts that names different words: which traits, and those of which each card counts for itself."""

    traits: frozenset[str] | None
    left_out: frozenset[str]
    apart: frozenset[str]

    def of(self, traits: Iterable[str], copy: Copy) -> Iterator[str]:
        """The words that count among the traits of a copy."""
        for trait in traits:
            if trait not in self.left_out and (self.traits is None or trait in self.traits):
                yield f"{trait} {copy}" if trait in self.apart else trait


def _distinct(pool: Pool, noun: NounPhrase) -> Distinct:
    word = noun.groups[-1].atoms[-1]
    assert isinstance(word, Word)
    traits = None if word.name == "trait" else pool.of_category(word.name)
    return Distinct(traits, left_out(noun) | pool.wild, _apart(noun))


def distinct_of(game: Game, frame: Frame, noun: NounPhrase, copies: Iterable[Copy]) -> set[str]:
    """The same over these cards."""
    distinct, assumed = game.pool.once("distinct", noun, _distinct), game.assumed
    found: set[str] = set()
    wild = 0
    for copy in copies:
        traits = words.traits(game, copy)
        if not game.pool.wild.isdisjoint(traits):
            traits = (*traits, assumed[copy]) if copy in assumed else traits
            wild += assumed.get(copy, ANY) == ANY
        found.update(distinct.of(traits, copy))
    if not game.is_scoring():
        return found | {f"{ANY} {number}" for number in range(wild)}
    return found | {ANY} if wild and game.rules.wild_scores(game) else found


def _apart(noun: NounPhrase) -> frozenset[str]:
    """The traits of which every card counts as one of its own (`where alien/transcendent is distinct`)."""
    where = noun.where
    if not isinstance(where, Is) or not says(where.predicate, "distinct"):
        return frozenset()
    return frozenset(phrases.words(where.subject))


def left_out(noun: NounPhrase) -> frozenset[str]:
    """The traits that a phrase leaves out."""
    return frozenset(word for one in phrases.exclusions(noun) for word in phrases.words(one.noun, "trait"))


def plain(game: Game, noun: NounPhrase) -> NounPhrase:
    """The cards behind a phrase that counts their words: without the attribute and what it leaves out."""
    return game.pool.once("plain", noun, plainly)


def plainly(pool: Pool, noun: NounPhrase) -> NounPhrase:
    """Makes that phrase."""
    groups = tuple(group for group in noun.groups if not _is_attribute(group) and not _is_different(group))
    attached = tuple(one for one in noun.attached if not (isinstance(one, Exclusion) and says(one.noun, "trait")))
    return replace(noun, groups=groups, attached=attached, where=None, quantity=None)


def _is_different(group: Group) -> bool:
    return any(word.name in ("different", "same") for word in phrases.group_words(group))


def _is_attribute(group: Group) -> bool:
    return any(word.sense == "attribute" for word in phrases.group_words(group))


# --- cards that differ --------------------------------------------------------------------------------------------


def different(game: Game, frame: Frame, noun: NounPhrase, found: Iterable[Copy]) -> int:
    """The most words of the list that different cards can stand for, one each."""
    listed_words = phrases.group_words(noun.groups[-1])
    if len(listed_words) < 2:
        return len(set(found))
    choices = [
        [number for number, word in enumerate(listed_words) if nouns.atom_fits(game, frame, word, copy)]
        for copy in found
    ]
    return matching(choices)


# --- amounts ------------------------------------------------------------------------------------------------------


def reckoned(pool: Pool, amount: Amount) -> Counter:
    """What gives the number of an `Amount`: the quantity for every so many of what `per` and `plus` count, within the
    maximum."""
    quantity, maximum = amount.quantity, amount.maximum
    if amount.per is None:
        return lambda game, frame: quantity
    parts = [_per(pool, one) for one in (amount.per, amount.plus) if one is not None]

    def number(game: Game, frame: Frame) -> int:
        total = quantity * sum(part(game, frame) for part in parts)
        return total if maximum is None else min(total, maximum)

    return number


def _per(pool: Pool, noun: NounPhrase) -> Counter:
    for_each = noun.quantity.low if noun.quantity and noun.quantity.low else 1
    number = counter(pool, noun)
    return number if for_each == 1 else lambda game, frame: number(game, frame) // for_each


def amount_of(game: Game, frame: Frame, effect: Effect) -> int:
    """The number of a continuous effect: its object's quantity times what `per` counts."""
    return game.pool.once("amount", effect, _amount_of)(game, frame)


def _amount_of(pool: Pool, effect: Effect) -> Counter:
    noun = effect.object
    quantity = noun.quantity.low if isinstance(noun, NounPhrase) and noun.quantity else None
    value = counted(effect, 1 if quantity is None else quantity)
    assert isinstance(value, Amount)
    return reckoned(pool, value)
