"""What has to match for a copy to fit a phrase: words side by side all match, alternatives one of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from cc_tools.engine import conditions, looking, nouns, words
from cc_tools.engine.game import Game
from cc_tools.engine.pointing import as_list, asker, players, pointed
from cc_tools.engine.pool import Pool
from cc_tools.engine.state import Copy, Frame
from cc_tools.engine.zones import areas
from cc_tools.language import phrases
from cc_tools.model.properties import words_with
from cc_tools.model.tree import Atom, Condition, Exclusion, Group, Nested, NounPhrase, Owner, Reference, Variable, Word

Test = Callable[[Game, Frame, Copy], bool]

WILD = "%wild"
"""The name of a frame for the wildcards without which a condition of the operation would not have held."""

NOBODYS = "belongs-to-nobody"
"""The property of suits whose cards are no player's, wherever they lie: only what names them means them."""

PRINTED = ("suit", "trait", "icon", "attribute")
"""The senses of words that a card has to show to fit."""


def phrase(pool: Pool, noun: NounPhrase, printed: bool = False) -> Test:
    """What has to match. `printed`: a wildcard is nothing but what it says, as where a phrase leaves things out.

    Where all of a kind are meant, a wildcard is one of them only if it was needed before (wild.7).
    """
    form = phrases.form(noun)
    tests = [*_owned(pool, noun), *_groups(pool, noun.groups, printed, needed=form == "all")]
    if form == "another":
        tests.append(lambda game, frame, copy: copy != frame.card and copy not in as_list(frame.names.get("it@place")))
    for one in noun.attached:
        if isinstance(one, Exclusion):
            tests.append(_left_out(pool, one))
        elif one.preposition == "at":
            tests.append(_standing_at(pool, one.noun, tucked=looking.may_be_tucked(pool, noun)))
    if noun.where is not None:
        tests.append(_where(pool, noun.where))
    return _all(tests)


def atom(pool: Pool, wanted: Atom) -> Test:
    """What has to match for one word."""
    return _atom(pool, wanted) or _anything


# --- joining ------------------------------------------------------------------------------------------------------


def _anything(game: Game, frame: Frame, copy: Copy) -> bool:
    return True


def _all(tests: list[Test]) -> Test:
    if len(tests) == 1:
        return tests[0]
    if len(tests) == 2:
        first, second = tests
        return lambda game, frame, copy: first(game, frame, copy) and second(game, frame, copy)
    if len(tests) == 3:
        first, second, third = tests
        return lambda game, frame, copy: (
            first(game, frame, copy) and second(game, frame, copy) and third(game, frame, copy)
        )
    return (lambda game, frame, copy: all(test(game, frame, copy) for test in tests)) if tests else _anything


def _any(tests: list[Test]) -> Test:
    if len(tests) == 1:
        return tests[0]
    if len(tests) == 2:
        first, second = tests
        return lambda game, frame, copy: first(game, frame, copy) or second(game, frame, copy)
    return lambda game, frame, copy: any(test(game, frame, copy) for test in tests)


def _groups(pool: Pool, groups: Iterable[Group], printed: bool, needed: bool) -> list[Test]:
    """A test for each group of alternatives of which at least one can be tested."""
    found = ([test for one in group.atoms if (test := _atom(pool, one, printed, needed))] for group in groups)
    return [_any(tests) for tests in found if tests]


def _owned(pool: Pool, noun: NounPhrase) -> list[Test]:
    """Leaves out the cards that belong to nobody where the phrase does not name them, and would fit them."""
    suits = words_with(pool.catalog, "suit", NOBODYS)
    named = phrases.pointer(noun) is not None or phrases.by_name(noun) or phrases.says(noun, *suits)
    if not suits or named or any(all(map(_shown, group.atoms)) for group in noun.groups):
        return []
    return [lambda game, frame, copy: suits.isdisjoint(game.faces[copy].suits)]


def _shown(one: Atom) -> bool:
    """Whether a word asks for something that a card shows, another suit at least."""
    return isinstance(one, Word) and one.sense in PRINTED and not one.negated


# --- what hangs on the phrase -------------------------------------------------------------------------------------


def _where(pool: Pool, condition: Condition) -> Test:
    holds = conditions.test(pool, condition)
    return lambda game, frame, copy: with_it(game, frame, copy, holds)


def with_it(game: Game, frame: Frame, thing: Any, holds: Callable[[Game, Frame], bool]) -> bool:
    """Whether something holds with `it` being this thing."""
    names = frame.names
    before = names.get("it")
    names["it"] = thing
    try:
        return holds(game, frame)
    finally:
        if before is None:
            del names["it"]
        else:
            names["it"] = before


def _standing_at(pool: Pool, place: NounPhrase, tucked: bool) -> Test:
    """What stands at a place, or also what is tucked under it (kw.beam.5)."""
    find = nouns.lookup(pool, place)

    def standing(game: Game, frame: Frame, copy: Copy) -> bool:
        spot = whereabouts(game, copy) if tucked else game.status(copy, "at")
        return spot is not None and spot in find(game, frame)

    return standing


def whereabouts(game: Game, copy: Copy) -> Copy | None:
    """The place where a card stands, or the card that it is tucked under; None where it is at no place."""
    spot = game.status(copy, "at")
    return spot if isinstance(spot, int) else game.state.hosts.get(copy)


def _left_out(pool: Pool, exclusion: Exclusion) -> Test:
    noun = exclusion.noun
    if noun.sort == "zone":
        return lambda game, frame, copy: game.state.place[copy] not in areas(game, frame, noun, "you")
    if exclusion.preposition is not None:
        return _anything
    test = phrase(pool, noun, printed=True)
    if not phrases.placed(noun):
        return lambda game, frame, copy: not test(game, frame, copy)
    within = looking.domain(pool, noun, None)
    return lambda game, frame, copy: not (test(game, frame, copy) and copy in within(game, frame))


# --- one word -----------------------------------------------------------------------------------------------------


def _atom(pool: Pool, one: Atom, printed: bool = False, needed: bool = False) -> Test | None:
    if isinstance(one, Nested):
        return _all(_groups(pool, one.groups, printed, needed))
    if isinstance(one, Owner):
        who = one.who
        return lambda game, frame, copy: game.owner(copy) in players(frame, who)
    if isinstance(one, Reference):
        slug = one.slug
        return lambda game, frame, copy: slug in game.faces[copy].slugs
    if isinstance(one, Variable):
        return _named(one)
    if (printed or needed) and one.sense == "trait" and not one.negated:
        return _printed(one.name, needed)
    test = _word(pool, one)
    if test is None or not one.negated:
        return test
    return lambda game, frame, copy: not test(game, frame, copy)


def _named(variable: Variable) -> Test:
    """`$x` as a word: one of its things, or for words (a species named before) a copy that has one of them."""

    def named(game: Game, frame: Frame, copy: Copy) -> bool:
        found = pointed(frame, variable)
        if found and isinstance(found[0], str):
            return any(words.has_trait(game, copy, trait, asker(frame)) for trait in found)
        return copy in found

    return named


def _printed(name: str, needed: bool) -> Test:
    """A trait as it stands on a card; with `needed`, also wildcards that were needed before."""
    if not needed:
        return lambda game, frame, copy: name in words.traits(game, copy)
    return lambda game, frame, copy: name in words.traits(game, copy) or copy in as_list(frame.names.get(WILD))


def _word(pool: Pool, word: Word) -> Test | None:
    name, own = word.name, pool.rules.senses.get(word.sense)
    if own is not None:
        return lambda game, frame, copy: own(game, frame, copy, name)
    match word.sense:
        case "suit":
            return lambda game, frame, copy: (
                name in game.faces[copy].suits or (words.may_be_more(game, copy) and name in words.suits(game, copy))
            )
        case "trait" if word.negated:
            return lambda game, frame, copy: name in words.traits(game, copy)
        case "trait":
            return _trait(pool, name)
        case "icon":
            return lambda game, frame, copy: words.shows(game, copy, name) > 0
        case "state":
            return lambda game, frame, copy: game.rules.states[name](game, frame, copy)
        case "zone":
            return lambda game, frame, copy: game.area(copy) == name
        case "adjective":
            return _adjective(name)
        case "attribute":
            return lambda game, frame, copy: any(game.pool.category(one) == name for one in words.traits(game, copy))
        case "pronoun":
            return lambda game, frame, copy: copy in pointed(frame, word)
        case _:
            return None


def _trait(pool: Pool, name: str) -> Test:
    wild = pool.wild

    def trait(game: Game, frame: Frame, copy: Copy) -> bool:
        printed = game.faces[copy].traits
        if name in printed:
            return True
        if wild.isdisjoint(printed) and not words.may_be_more(game, copy):
            return False
        return words.has_trait(game, copy, name, asker(frame))

    return trait


def _adjective(name: str) -> Test | None:
    match name:
        case "other":
            return lambda game, frame, copy: copy != frame.card and copy not in as_list(frame.names.get("%counted"))
        case "same-suit":
            return lambda game, frame, copy: not words.suits(game, copy).isdisjoint(as_list(frame.names.get("%suits")))
        case "current":
            return lambda game, frame, copy: game.state.areas[game.state.place[copy]][-1] == copy
        case _:
            return None
