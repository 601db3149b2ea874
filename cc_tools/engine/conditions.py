"""Whether a condition of an operation holds at this moment, in the eyes of the player who acts."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from cc_tools.engine import counting, nouns, payment, words
from cc_tools.engine.game import Game
from cc_tools.engine.state import Copy, Frame
from cc_tools.engine.zones import areas
from cc_tools.model.tree import (
    AllOf,
    AnyOf,
    Compare,
    Condition,
    Done,
    Have,
    Is,
    Not,
    NounPhrase,
    OptionIs,
    Owner,
    Qualifier,
    Quantity,
    Reference,
    Shares,
    Some,
    Variable,
    Word,
)

PLACES = ("in", "from", "on", "at")

OPERATORS: Mapping[str, Callable[[int, int], bool]] = {
    ">=": operator.ge,
    "<=": operator.le,
    ">": operator.gt,
    "<": operator.lt,
    "=": operator.eq,
}


def holds(game: Game, frame: Frame, condition: Condition) -> bool:
    """Whether the condition holds."""
    match condition:
        case AllOf():
            return all(holds(game, frame, part) for part in condition.parts)
        case AnyOf():
            return any(holds(game, frame, part) for part in condition.parts)
        case Not():
            return not holds(game, frame, condition.part)
        case Have():
            return _have(game, frame, condition)
        case Is():
            return _is(game, frame, condition)
        case Compare():
            left, right = counting.count(game, frame, condition.left), counting.count(game, frame, condition.right)
            return OPERATORS[condition.operator](left, right)
        case Shares():
            return _shares(game, frame, condition)
        case Some():
            return (
                bool(nouns.pointed(frame, Variable(condition.variable)))
                and frame.names.get(f"${condition.variable}") != 0
            )
        case Done():
            return bool(frame.names.get("%all", frame.done)) if condition.all else frame.done
        case OptionIs():
            return game.option(condition.option) == condition.value


# --- have ---------------------------------------------------------------------------------------------------------


def _have(game: Game, frame: Frame, condition: Have) -> bool:
    who = condition.who
    if who is None:
        return have_items(game, frame, condition.items)
    asked = (frame.actor, 1 - frame.actor) if who in ("any-player", "both") else (1 - frame.actor,)
    answers = [have_items(game, _seen_by(frame, player), condition.items) for player in asked]
    return all(answers) if who == "both" else any(answers)


def _seen_by(frame: Frame, player: int) -> Frame:
    return Frame(frame.program, player, player, frame.card, names=frame.names, answers=frame.answers)


def have_items(game: Game, frame: Frame, items: tuple[NounPhrase, ...]) -> bool:
    """Whether every item of a list is there; with `same`, all of them at one place or on one ship."""
    place = shared_place(items)
    if place is not None:
        return any(True for _ in places_met(game, frame, items))
    return _all_there(game, frame, _placed(game, items))


def _placed(game: Game, items: tuple[NounPhrase, ...]) -> tuple[NounPhrase, ...]:
    """The items with the place that the last one names, which holds for the whole list."""
    place = [one for one in items[-1].attached if isinstance(one, Qualifier) and one.preposition in PLACES]
    if len(items) < 2 or not place:
        return items
    return tuple(
        item if item is items[-1] or _has_place(item) else game.pool.derived(item, "placed", _at(place))
        for item in items
    )


def _has_place(item: NounPhrase) -> bool:
    return any(isinstance(one, Qualifier) and one.preposition in PLACES for one in item.attached)


def _at(place: list[Qualifier]) -> Callable[[NounPhrase], NounPhrase]:
    return lambda item: replace(item, attached=(*item.attached, *place))


def _all_there(game: Game, frame: Frame, items: tuple[NounPhrase, ...]) -> bool:
    if not items:
        return True
    first, rest = items[0], items[1:]
    if rest and any(_says(item, "other") for item in rest):
        before = frame.names.get("%counted")
        for copy in nouns.things(game, frame, first):
            frame.names["%counted"] = copy
            found = _all_there(game, frame, rest)
            frame.names["%counted"] = before
            if found:
                return True
        return False
    return enough(game, frame, first) and _all_there(game, frame, rest)


def enough(game: Game, frame: Frame, noun: NounPhrase) -> bool:
    """Whether there are as many as the quantity asks: one where there is none, a minimum unless it says otherwise."""
    same = _same_word(noun)
    number = _largest(game, frame, noun, same) if same else counting.count(game, frame, noun)
    found = fulfilled(noun.quantity, number)
    if found and frame.card is not None and counting.kind_of(noun) == "card":
        _remember_needed(game, frame, noun)
    return found


def _remember_needed(game: Game, frame: Frame, noun: NounPhrase) -> None:
    """Keeps the wildcards that a condition could not do without (wild.7)."""
    copies = nouns.things(game, frame, noun)
    wild = [copy for copy in copies if words.is_wild(game, copy, frame.actor)]
    if wild and not fulfilled(noun.quantity, len(copies) - len(wild)):
        frame.names[nouns.WILD] = wild


def fulfilled(quantity: Quantity | None, number: int) -> bool:
    """Whether a number is what a quantity asks for."""
    if quantity is None:
        return number >= 1
    low = quantity.low if quantity.low is not None else 1
    match quantity.form:
        case "no":
            return number == 0
        case "at-most" | "up-to":
            return number <= low
        case "between":
            return low <= number <= (quantity.high or low)
        case _:
            return number >= low


def _same_word(noun: NounPhrase) -> Word | None:
    """The attribute that all of them have to share (`3 same species`)."""
    if not _says(noun, "same"):
        return None
    return next((a for g in noun.groups for a in g.atoms if isinstance(a, Word) and a.sense == "attribute"), None)


def _largest(game: Game, frame: Frame, noun: NounPhrase, word: Word) -> int:
    """The most cards that share one word of the attribute; wildcards join any of them (wild.1)."""
    left = counting.left_out(noun)
    counts: dict[str, int] = {}
    wild = 0
    for copy in nouns.things(game, frame, counting.plain(game, noun)):
        found = words.traits(game, copy)
        if words.is_wild(game, copy, frame.actor, found):
            wild += 1
            continue
        for trait in found:
            if game.pool.category(trait) == word.name and trait not in left:
                counts[trait] = counts.get(trait, 0) + 1
    return max(counts.values(), default=0) + wild


def _says(noun: NounPhrase, adjective: str) -> bool:
    return any(isinstance(a, Word) and a.name == adjective for group in noun.groups for a in group.atoms)


# --- at the same place --------------------------------------------------------------------------------------------


def shared_place(items: tuple[NounPhrase, ...]) -> Qualifier | None:
    """The `on same ship` or `at same location` of a list, which stands behind its last item."""
    for item in items:
        for one in item.attached:
            if isinstance(one, Qualifier) and one.preposition in ("on", "at") and _says(one.noun, "same"):
                return one
    return None


def places_met(game: Game, frame: Frame, items: tuple[NounPhrase, ...]) -> Iterator[Copy]:
    """The ships or Locations at which all items are (mission.ship, mission.location)."""
    place = shared_place(items)
    assert place is not None
    bare = tuple(unplaced(game, item) for item in items)
    for host in nouns.things(game, frame, place.noun):
        there = gathered(game, frame, host)
        if all(_there(game, frame, item, host, there, bare[:number]) for number, item in enumerate(bare)):
            yield host


def gathered(game: Game, frame: Frame, host: Copy) -> list[Copy]:
    """A ship or Location with everything beamed to it, and with the player's ships at it and all beamed to those."""
    ships = [
        copy
        for copy, statuses in game.state.turned.items()
        if statuses.get("at") == host and game.owner(copy) == frame.actor
    ]
    hosts = [host, *ships]
    there = hosts + [copy for one in hosts for copy in game.beamed_to(one)]
    return [copy for copy in there if copy not in game.ignored]


def _there(
    game: Game, frame: Frame, item: NounPhrase, host: Copy, there: list[Copy], before: tuple[NounPhrase, ...]
) -> bool:
    if counting.kind_of(item) == "token":
        kind = next(a.name for g in item.groups for a in g.atoms if isinstance(a, Word) and a.sense == "token")
        return fulfilled(item.quantity, game.tokens(host, kind, frame.actor))
    words_of = counting.plain(game, item) if counting.kind_of(item) == "attribute" else item
    fitting = [copy for copy in there if nouns.matches(game, frame, words_of, copy)]
    if _says(item, "other"):
        others = [copy for one in before for copy in there if nouns.matches(game, frame, one, copy)]
        return any(
            fulfilled(item.quantity, _number(game, frame, item, [c for c in fitting if c != taken])) for taken in others
        )
    return fulfilled(item.quantity, _number(game, frame, item, fitting))


def _number(game: Game, frame: Frame, item: NounPhrase, fitting: list[Copy]) -> int:
    if not _says(item, "different"):
        return len(fitting)
    if counting.kind_of(item) == "attribute":
        return len(counting.distinct_of(game, frame, item, fitting))
    return counting.different(game, frame, item, fitting)


def unplaced(game: Game, item: NounPhrase) -> NounPhrase:
    """An item of a list without the place where it has to be."""
    return game.pool.derived(item, "unplaced", _unplaced)


def _unplaced(item: NounPhrase) -> NounPhrase:
    attached = tuple(
        one for one in item.attached if not (isinstance(one, Qualifier) and one.preposition in ("on", "at"))
    )
    return replace(item, attached=attached)


# --- is -----------------------------------------------------------------------------------------------------------


def _is(game: Game, frame: Frame, condition: Is) -> bool:
    word = _only_word(condition.predicate)
    viewed = game.rules.viewed & {a.name for g in condition.predicate.groups for a in g.atoms if isinstance(a, Word)}
    if viewed and nouns.whose(condition.predicate) == "opponent":
        mine = game.pool.derived(condition.predicate, "of nobody", _of_nobody)
        return _is(game, _seen_by(frame, 1 - frame.actor), replace(condition, predicate=mine))
    if word is not None and word.name == "payable":
        return payment.noun_payable(game, frame, condition.subject)
    subject = _subject(game, frame, condition.subject)
    if condition.preposition == "from":
        return bool(subject) and all(_found_in(game, frame, condition, copy) for copy in subject)
    if condition.preposition == "at":
        places = set(nouns.things(game, frame, condition.predicate))
        return bool(subject) and all(game.status(copy, "at") in places for copy in subject)
    if condition.predicate.sort == "zone":
        numbers = set(areas(game, frame, condition.predicate))
        return bool(subject) and all(game.state.place[copy] in numbers for copy in subject)
    if counting.kind_of(condition.predicate) == "attribute":
        return _is_among(game, frame, condition, subject)
    if subject and isinstance(subject[0], str):
        return all(
            any(a.name == one for g in condition.predicate.groups for a in g.atoms if isinstance(a, Word))
            for one in subject
        )
    if word is not None and word.sense == "player":
        return bool(game.rules.players_are(game, frame, condition.subject, word.name))
    if word is not None and word.sense == "time":
        return bool(game.state.lasting.get("weekday") == word.name)
    return bool(subject) and all(nouns.matches(game, frame, condition.predicate, copy) for copy in subject)


def _of_nobody(noun: NounPhrase) -> NounPhrase:
    groups = tuple(group for group in noun.groups if not any(isinstance(atom, Owner) for atom in group.atoms))
    return replace(noun, groups=groups)


def _only_word(noun: NounPhrase) -> Word | None:
    atoms = [atom for group in noun.groups for atom in group.atoms]
    return atoms[0] if len(atoms) == 1 and isinstance(atoms[0], Word) else None


def _subject(game: Game, frame: Frame, noun: NounPhrase) -> list[Any]:
    if counting.kind_of(noun) == "variable" or nouns.points(noun):
        return nouns.everything_pointed(frame, noun)
    if any(isinstance(atom, Reference) for group in noun.groups for atom in group.atoms):
        return _by_name(game, frame, noun)
    return nouns.things(game, frame, noun)


def _by_name(game: Game, frame: Frame, noun: NounPhrase) -> list[Copy]:
    """The cards of a name that lie with the acting player or in the middle; whether they are something comes after."""
    return nouns.things(game, frame, noun)


def _found_in(game: Game, frame: Frame, condition: Is, copy: Copy) -> bool:
    whence = frame.names.get("%found", {})
    return whence.get(str(copy)) in areas(game, frame, condition.predicate)


def _is_among(game: Game, frame: Frame, condition: Is, subject: list[Any]) -> bool:
    """`it is trait of @riva`: a word that is also on that card."""
    listed = counting.listed(game, frame, condition.predicate)
    return bool(subject) and all(one in listed for one in subject)


# --- shares -------------------------------------------------------------------------------------------------------


def _shares(game: Game, frame: Frame, condition: Shares) -> bool:
    subject = _subject(game, frame, condition.subject)
    others = _subject(game, frame, condition.other)
    if not subject or not others:
        return False
    word = condition.shared.groups[-1].atoms[-1]
    assert isinstance(word, Word)
    barred = {a.name for g in condition.shared.groups for a in g.atoms if isinstance(a, Word) and a.negated}
    if word.name == "suit":
        return all(words.suits(game, copy) & words.suits(game, others[0]) for copy in subject)
    known = {trait for copy in others for trait in words.traits(game, copy)} - barred
    return all(
        bool(known & (set(words.traits(game, copy)) - barred))
        or (bool(known) and words.is_wild(game, copy, frame.actor))
        for copy in subject
    )
