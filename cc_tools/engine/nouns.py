"""What a noun phrase names at this moment: copies of cards, and whether one copy fits it.

Every phrase is compiled once into functions over a game and a frame. Words side by side all match, alternatives one of
them; the area looked at follows from what hangs on the phrase, from the verb's source, or from the words themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from cc_tools.engine import conditions, words
from cc_tools.engine.game import SHARED, Game
from cc_tools.engine.state import Copy, Frame, Player
from cc_tools.engine.zones import areas
from cc_tools.model.tree import (
    Atom,
    Condition,
    Exclusion,
    Group,
    Nested,
    NounPhrase,
    Owner,
    Qualifier,
    Reference,
    Variable,
    Word,
)

Test = Callable[[Game, Frame, Copy], bool]
Domain = Callable[[Game, Frame], Iterable[Copy]]


@dataclass(frozen=True, slots=True)
class Compiled:
    """A noun phrase ready for use: where it looks, and what has to match there."""

    domain: Domain
    tests: tuple[Test, ...]
    noun: NounPhrase


def things(game: Game, frame: Frame, noun: NounPhrase, source: NounPhrase | None = None) -> list[Copy]:
    """All copies that fit, in the order of their areas; the quantity of the phrase is left to whoever asks."""
    found = compiled(game, noun, source)
    tests = found.tests
    ignored = game.ignored
    return [
        copy
        for copy in found.domain(game, frame)
        if copy not in ignored and all(test(game, frame, copy) for test in tests)
    ]


def fits(game: Game, frame: Frame, noun: NounPhrase, copy: Copy) -> bool:
    """Whether a copy fits the phrase, wherever it lies unless the phrase says."""
    found = compiled(game, noun, None)
    if not all(test(game, frame, copy) for test in found.tests):
        return False
    return not placed(noun) or copy in found.domain(game, frame)


def matches(game: Game, frame: Frame, noun: NounPhrase, copy: Copy) -> bool:
    """Whether the words of the phrase fit a copy, wherever it lies."""
    return all(test(game, frame, copy) for test in compiled(game, noun, None).tests)


def placed(noun: NounPhrase) -> bool:
    """Whether something hangs on the phrase that says where its things are."""
    return any(
        isinstance(one, Qualifier) and one.preposition in ("in", "from", "on", "at", "of") for one in noun.attached
    )


def compiled(game: Game, noun: NounPhrase, source: NounPhrase | None) -> Compiled:
    """The phrase compiled, from the pool's store."""
    key = (id(noun), id(source) if source is not None else 0)
    found = game.pool.nouns.get(key)
    if found is None:
        found = Compiled(_domain(noun, source), tuple(_tests(noun)), noun)
        game.pool.nouns[key] = found
        game.pool.kept.append((noun, source))
    return found


# --- where to look ------------------------------------------------------------------------------------------------


def _domain(noun: NounPhrase, source: NounPhrase | None) -> Domain:
    by = {one.preposition: one.noun for one in noun.attached if isinstance(one, Qualifier)}
    pointer = _pointer(noun)
    if pointer is not None:
        return _listed(pointer, by.get("in") or by.get("from") or source)
    if "of" in by:
        return _related(noun, by["of"])
    if "on" in by:
        return _on(noun, by["on"])
    form = noun.quantity.form if noun.quantity else None
    if form in ("top", "bottom"):
        return _top(noun, by.get("in") or by.get("from") or source, form)
    zone = by.get("in") or by.get("from") or source
    if "at" in by and zone is None:
        return _at(by["at"], whose(noun))
    if zone is not None and zone.sort == "zone":
        return lambda game, frame: _within(game, areas(game, frame, zone, whose(noun)))
    if zone is not None:
        return _on(noun, zone)
    if any(getattr(atom, "name", None) == "owned" for group in noun.groups for atom in group.atoms):
        return _scoring
    if any(isinstance(atom, Reference) for group in noun.groups for atom in group.atoms):
        return _owned
    return _home(noun)


def whose(noun: NounPhrase) -> str:
    """Whose things a phrase means: `you`, `opponent`, `both`, or `any` for either player's and neutral ones."""
    for group in noun.groups:
        for atom in group.atoms:
            if isinstance(atom, Owner):
                return atom.who
    return "any" if noun.quantity and noun.quantity.form == "any" else "you"


def players(frame: Frame, who: str) -> tuple[Player, ...]:
    """The players that a word means in a frame's eyes."""
    if who == "opponent":
        return (1 - frame.actor,)
    return (frame.actor,) if who == "you" else (frame.actor, 1 - frame.actor)


def asker(frame: Frame) -> Player | None:
    """The player in whose eyes a wildcard may stand for a trait: whoever's operation it is; what it forces on the
    opponent the opponent's wildcards need not fit (wild.5, attack.7)."""
    return frame.actor if frame.actor == frame.player else None


def _pointer(noun: NounPhrase) -> Atom | None:
    """The atom that points at things already known (`this`, `it`, `$x`), if the phrase starts from one."""
    for group in noun.groups:
        if len(group.atoms) == 1:
            atom = group.atoms[0]
            if isinstance(atom, Variable) or (isinstance(atom, Word) and atom.sense == "pronoun" and not atom.negated):
                return atom
    return None


def _listed(atom: Atom, zone: NounPhrase | None) -> Domain:
    """What is pointed at, as long as it lies where the phrase says (`draw it from discard`)."""
    if zone is None or zone.sort != "zone":
        return lambda game, frame: [one for one in pointed(frame, atom) if isinstance(one, int)]

    def listed(game: Game, frame: Frame) -> list[Copy]:
        there = areas(game, frame, zone, "both")
        return [one for one in pointed(frame, atom) if isinstance(one, int) and game.state.place[one] in there]

    return listed


def pointed(frame: Frame, atom: Atom) -> list[Any]:
    """What `this`, `it` or `$x` stands for; nothing where the name stands for nothing."""
    if isinstance(atom, Variable):
        return _as_list(frame.names.get(f"${atom.name}"))
    if isinstance(atom, Word) and atom.name == "this":
        return [] if frame.card is None else [frame.card]
    return _as_list(frame.names.get("it"))


def _as_list(value: Any) -> list[Any]:
    if value is None:
        return []
    return value if isinstance(value, list) else list(value) if isinstance(value, tuple) else [value]


def _within(game: Game, numbers: Iterable[int]) -> list[Copy]:
    state = game.state
    return [copy for number in numbers for copy in state.areas[number]]


def _related(noun: NounPhrase, other: NounPhrase) -> Domain:
    """`1 of $e`, `rest of $e`, `location of $s`."""
    rest = noun.quantity is not None and noun.quantity.form == "rest"
    names_place = any(isinstance(atom, Word) and atom.sense == "suit" for group in noun.groups for atom in group.atoms)

    def related(game: Game, frame: Frame) -> list[Copy]:
        found = things(game, frame, other)
        if names_place:
            places = [game.status(copy, "at") for copy in found]
            return [place for place in places if isinstance(place, int)]
        if rest:
            atom = _pointer(other)
            taken = frame.names.get(f"{_name(atom)}@") if atom is not None else None
            return [copy for copy in found if taken is None or game.state.place[copy] in taken]
        return found

    return related


def _name(atom: Atom) -> str:
    return f"${atom.name}" if isinstance(atom, Variable) else "it"


def _on(noun: NounPhrase, host: NounPhrase) -> Domain:
    def tucked(game: Game, frame: Frame) -> list[Copy]:
        hosts = set(things(game, frame, host))
        return [copy for copy, under in game.state.hosts.items() if under in hosts]

    return tucked


def _at(place: NounPhrase, who: str) -> Domain:
    """Copies whose token stands at a place."""

    def standing(game: Game, frame: Frame) -> list[Copy]:
        spots = set(things(game, frame, place))
        owners = players(frame, who)
        return [
            copy
            for copy, statuses in game.state.turned.items()
            if statuses.get("at") in spots and game.owner(copy) in owners
        ]

    return standing


def _top(noun: NounPhrase, zone: NounPhrase | None, form: str) -> Domain:
    count = noun.quantity.low if noun.quantity and noun.quantity.low else 1
    suit = next(
        (atom.name for group in noun.groups for atom in group.atoms if isinstance(atom, Word) and atom.sense == "suit"),
        None,
    )

    def top(game: Game, frame: Frame) -> list[Copy]:
        numbers = areas(game, frame, zone, whose(noun)) if zone is not None else [game.number(f"{suit}-deck")]
        found: list[Copy] = []
        for number in numbers:
            area = game.state.areas[number]
            found += area[: -count - 1 : -1] if form == "top" else area[:count]
        return found

    return top


def _owned(game: Game, frame: Frame) -> list[Copy]:
    """All copies in the areas of the acting player, in play first, and those of the middle of the table.

    Where no operation asks (a scenario's expectation), any copy.
    """
    seen = list(game.in_play(frame.actor))
    known = set(seen)
    owners = (frame.actor, SHARED) if frame.card is not None or frame.program in game.pool.trees else (0, 1, SHARED)
    rest = [
        copy
        for number, (_, owner) in enumerate(game.area_names)
        if owner in owners
        for copy in game.state.areas[number]
        if copy not in known
    ]
    return seen + rest


def _scoring(game: Game, frame: Frame) -> list[Copy]:
    """All copies of the acting player that count in the final score."""
    rules = game.area_rules
    return _within(
        game, [n for n, (_, owner) in enumerate(game.area_names) if owner == frame.actor and rules[n].scores]
    )


def _home(noun: NounPhrase) -> Domain:
    """Where things lie when nothing says so: the area of a state or suit word, else what is in play."""
    found = [
        atom.name
        for group in noun.groups
        if len(group.atoms) == 1
        for atom in group.atoms
        if isinstance(atom, Word) and not atom.negated
    ]
    who = whose(noun)

    def home(game: Game, frame: Frame) -> list[Copy]:
        homes = [game.rules.homes[word] for word in found if word in game.rules.homes]
        if homes:
            copies: list[Copy] = []
            for area in dict.fromkeys(homes):
                copies += _of_area(game, frame, area, who)
            if any(word in game.rules.wide for word in found) and not any(word in game.rules.narrow for word in found):
                copies += [copy for player in players(frame, who) for copy in game.in_play(player)]
            return copies
        if game.pool.ending(frame.program):
            return _scoring(game, frame)
        return [copy for player in players(frame, who) for copy in game.in_play(player)]

    return home


def _of_area(game: Game, frame: Frame, area: str, who: str) -> list[Copy]:
    if game.rules.areas[area].owner == "shared":
        return game.cards(area)
    return [copy for player in players(frame, who) for copy in game.cards(area, player)]


# --- what has to match --------------------------------------------------------------------------------------------


def _tests(noun: NounPhrase, printed: bool = False) -> list[Test]:
    """What has to match. `printed`: a wildcard is nothing but what it says, as where a phrase leaves things out.

    Where all of a kind are meant, a wildcard is one of them only if it was needed before (wild.7).
    """
    needed = noun.quantity is not None and noun.quantity.form == "all"
    tests = [test for group in noun.groups for test in [_group(group, printed, needed)] if test is not None]
    if noun.quantity is not None and noun.quantity.form == "another":
        tests.append(lambda game, frame, copy: copy != frame.card and copy not in _as_list(frame.names.get("it@place")))
    for one in noun.attached:
        if isinstance(one, Exclusion):
            tests.append(_except(one))
        elif one.preposition == "at":
            tests.append(_standing_at(one.noun))
    if noun.where is not None:
        condition = noun.where
        tests.append(lambda game, frame, copy: _with_it(frame, copy, lambda: conditions.holds(game, frame, condition)))
    return tests


def _with_it(frame: Frame, copy: Any, ask: Callable[[], bool]) -> bool:
    before = frame.names.get("it")
    frame.names["it"] = copy
    try:
        return ask()
    finally:
        if before is None:
            del frame.names["it"]
        else:
            frame.names["it"] = before


def holds_of(game: Game, frame: Frame, condition: Condition, thing: Any) -> bool:
    """Whether a condition holds with `it` being this thing."""
    return _with_it(frame, thing, lambda: conditions.holds(game, frame, condition))


def _standing_at(place: NounPhrase) -> Test:
    return lambda game, frame, copy: game.status(copy, "at") in things(game, frame, place)


def _except(exclusion: Exclusion) -> Test:
    noun = exclusion.noun
    if noun.sort == "zone":
        return lambda game, frame, copy: game.state.place[copy] not in areas(game, frame, noun, "you")
    if exclusion.preposition is not None:
        return lambda game, frame, copy: True
    tests = _tests(noun, printed=True)
    within = _domain(noun, None) if placed(noun) else None
    return lambda game, frame, copy: (
        not (all(test(game, frame, copy) for test in tests) and (within is None or copy in within(game, frame)))
    )


def _group(group: Group, printed: bool = False, needed: bool = False) -> Test | None:
    tests = [test for atom in group.atoms for test in [_atom(atom, printed, needed)] if test is not None]
    if not tests:
        return None
    if len(tests) == 1:
        return tests[0]
    return lambda game, frame, copy: any(test(game, frame, copy) for test in tests)


def _atom(atom: Atom, printed: bool = False, needed: bool = False) -> Test | None:
    if isinstance(atom, Nested):
        inner = [test for group in atom.groups for test in [_group(group, printed, needed)] if test is not None]
        return lambda game, frame, copy: all(test(game, frame, copy) for test in inner)
    if isinstance(atom, Owner):
        who = atom.who
        return lambda game, frame, copy: game.owner(copy) in players(frame, who)
    if isinstance(atom, Reference):
        slug = atom.slug
        return lambda game, frame, copy: slug in game.face(copy).slugs
    if isinstance(atom, Variable):
        return _named(atom)
    if printed or needed:
        test = _printed(atom, needed)
        if test is not None and not atom.negated:
            return test
    test = _word(atom)
    if test is None or not atom.negated:
        return test
    return lambda game, frame, copy: not test(game, frame, copy)


def _named(atom: Variable) -> Test:
    """`$x` as a word: one of its things, or for words (a species named before) a copy that has one of them."""

    def named(game: Game, frame: Frame, copy: Copy) -> bool:
        found = pointed(frame, atom)
        if found and isinstance(found[0], str):
            return any(words.has_trait(game, copy, trait, asker(frame)) for trait in found)
        return copy in found

    return named


WILD = "%wild"
"""The wildcards without which a condition of the operation would not have held."""


def _printed(atom: Word, needed: bool) -> Test | None:
    """A trait as it stands on a card; with `needed`, also wildcards that were needed before."""
    name = atom.name
    if atom.sense != "trait":
        return None
    return lambda game, frame, copy: (
        name in words.traits(game, copy) or (needed and copy in _as_list(frame.names.get(WILD)))
    )


def _word(atom: Word) -> Test | None:
    name = atom.name
    match atom.sense:
        case "suit":
            return lambda game, frame, copy: name in words.suits(game, copy)
        case "trait" if atom.negated:
            return lambda game, frame, copy: name in words.traits(game, copy)
        case "trait":
            return lambda game, frame, copy: words.has_trait(game, copy, name, asker(frame))
        case "icon":
            return lambda game, frame, copy: words.shows(game, copy, name) > 0
        case "state":
            return lambda game, frame, copy: game.rules.states[name](game, frame, copy)
        case "zone":
            return lambda game, frame, copy: game.area(copy) == name
        case "adjective":
            return _adjective(name)
        case "attribute":
            return lambda game, frame, copy: any(
                game.pool.category(trait) == name for trait in words.traits(game, copy)
            )
        case "pronoun":
            return lambda game, frame, copy: copy in pointed(frame, atom)
        case _:
            return None


def _adjective(name: str) -> Test | None:
    match name:
        case "other":
            return lambda game, frame, copy: copy != frame.card and copy not in _as_list(frame.names.get("%counted"))
        case "same-suit":
            return lambda game, frame, copy: bool(words.suits(game, copy) & set(_as_list(frame.names.get("%suits"))))
        case "current":
            return lambda game, frame, copy: game.state.areas[game.state.place[copy]][-1] == copy
        case _:
            return None


def atom_fits(game: Game, frame: Frame, atom: Atom, copy: Copy) -> bool:
    """Whether one word fits a copy."""
    test = _atom(atom)
    return test is None or test(game, frame, copy)


def points(noun: NounPhrase) -> bool:
    """Whether the phrase starts from something already known (`this`, `it`, `$x`)."""
    return _pointer(noun) is not None


def everything_pointed(frame: Frame, noun: NounPhrase) -> list[Any]:
    """What the pointer of a phrase stands for, cards or words."""
    atom = _pointer(noun)
    return [] if atom is None else pointed(frame, atom)
