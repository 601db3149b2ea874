"""Whether things are something (`it is person`, `this is from market`), and whether they share a word."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from cc_tools.engine import counting, fitting, nouns, payment, words
from cc_tools.engine.game import Game
from cc_tools.engine.pointing import everything_pointed
from cc_tools.engine.pool import Pool
from cc_tools.engine.state import Copy, Frame
from cc_tools.engine.zones import areas
from cc_tools.language import phrases
from cc_tools.language.phrases import kind_of
from cc_tools.model.tree import Is, NounPhrase, Owner, Shares, Word

Test = Callable[[Game, Frame], bool]
Subject = Callable[[Game, Frame], list[Any]]


def test(pool: Pool, condition: Is) -> Test:
    """What tests `X is Y`, for all of several X."""
    own = pool.rules.tests(pool, condition)
    if own is not None:
        return own
    predicate, word = condition.predicate, _only_word(condition.predicate)
    if pool.rules.viewed & set(phrases.words(predicate)) and phrases.whose(predicate) == "opponent":
        theirs = test(pool, replace(condition, predicate=_of_nobody(predicate)))
        return lambda game, frame: theirs(game, frame.seen_by(1 - frame.actor))
    if word is not None and word.name == "payable":
        price = payment.priced(condition.subject)
        return lambda game, frame: payment.affordable(game, frame.actor, price)
    if condition.preposition is None and word is not None and word.sense == "player":
        return _is_player(condition, word.name)
    if condition.preposition is None and word is not None and predicate.sort == "time":
        return lambda game, frame: game.rules.time_is(game, word.name)
    return _each(_subject(pool, condition.subject), _of_one(pool, condition))


def _is_player(condition: Is, word: str) -> Test:
    return lambda game, frame: game.rules.players_are(game, frame, condition.subject, word)


def _each(subject: Subject, is_so: Callable[[Game, Frame, Any], bool]) -> Test:
    """Whether there is a subject, and all of it is so."""

    def all_of(game: Game, frame: Frame) -> bool:
        found = subject(game, frame)
        return bool(found) and all(is_so(game, frame, one) for one in found)

    return all_of


def _of_one(pool: Pool, condition: Is) -> Callable[[Game, Frame, Any], bool]:
    """Whether one copy, or one word, is what the predicate says."""
    predicate = condition.predicate
    if condition.preposition == "from":
        return lambda game, frame, copy: _whence(frame, copy) in areas(game, frame, predicate)
    if condition.preposition == "at":
        return lambda game, frame, copy: fitting.whereabouts(game, copy) in nouns.things(game, frame, predicate)
    if predicate.sort == "zone":
        return lambda game, frame, copy: game.state.place[copy] in areas(game, frame, predicate)
    if kind_of(predicate) == "attribute":
        return lambda game, frame, one: one in counting.listed(game, frame, predicate)
    said = phrases.words(predicate)
    matches = nouns.compiled(pool, predicate).test
    return lambda game, frame, one: one in said if isinstance(one, str) else matches(game, frame, one)


def _whence(frame: Frame, copy: Copy) -> Any:
    """The number of the area where the operation found a copy."""
    return frame.names.get("%found", {}).get(str(copy))


def _of_nobody(noun: NounPhrase) -> NounPhrase:
    groups = tuple(group for group in noun.groups if not any(isinstance(atom, Owner) for atom in group.atoms))
    return replace(noun, groups=groups)


def _only_word(noun: NounPhrase) -> Word | None:
    atoms = list(phrases.atoms(noun))
    return atoms[0] if len(atoms) == 1 and isinstance(atoms[0], Word) else None


def _subject(pool: Pool, noun: NounPhrase) -> Subject:
    if phrases.pointer(noun) is not None:
        return lambda game, frame: everything_pointed(frame, noun)
    return nouns.lookup(pool, noun)


def shares(pool: Pool, condition: Shares) -> Test:
    """What tests `X shares trait with Y`: each X a word of one of Y, but none that the phrase bars."""
    word = condition.shared.groups[-1].atoms[-1]
    assert isinstance(word, Word)
    subject, other = _subject(pool, condition.subject), _subject(pool, condition.other)
    barred = {one.name for one in phrases.atoms(condition.shared) if isinstance(one, Word) and one.negated}

    def shared(game: Game, frame: Frame) -> bool:
        found, others = subject(game, frame), other(game, frame)
        if not found or not others:
            return False
        if word.name == "suit":
            return all(words.suits(game, copy) & words.suits(game, others[0]) for copy in found)
        known = {trait for copy in others for trait in words.traits(game, copy)} - barred
        return bool(known) and all(
            not known.isdisjoint(words.traits(game, copy)) or words.is_wild(game, copy, frame.actor) for copy in found
        )

    return shared
