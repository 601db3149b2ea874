"""Queries of the verbs that move, turn and show cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cc_tools.engine import continuous, counting, nouns, words
from cc_tools.engine.game import SHARED, Game
from cc_tools.engine.state import Copy, Frame, Player
from cc_tools.engine.values import size
from cc_tools.engine.zones import areas, owner_named
from cc_tools.games.captains_chair.play import marks
from cc_tools.games.captains_chair.play.queries.gaining import included
from cc_tools.language import phrases
from cc_tools.model.tree import NounPhrase

FRESH = ("hand", "discard")
"""Whence a beamed or promoted card is put into play (kw.put-into-play.1)."""
DECK = "deck"


# --- lists ----------------------------------------------------------------------------------------------------------


def both_in(game: Game, frame: Frame, first: Any, second: Any) -> list[Any]:
    """The things that stand in both lists."""
    return [thing for thing in first or () if thing in (second or ())]


def both(game: Game, frame: Frame, first: Any, second: Any) -> bool:
    """Whether there is something of both."""
    return size(first) > 0 and size(second) > 0


def if_some(game: Game, frame: Frame, things: Any, number: Any) -> int:
    """A number, or none where there is nothing."""
    return size(number) if size(things) else 0


def done(game: Game, frame: Frame) -> int:
    """1 if the step before was carried out in full, else 0."""
    return int(frame.done)


def as_many(game: Game, frame: Frame, things: Any, number: Any) -> bool:
    """Whether there are so many."""
    return size(things) >= size(number)


def all_different(game: Game, frame: Frame, copies: list[Copy], noun: NounPhrase) -> bool:
    """Whether each of the copies can stand for another word of the list."""
    return counting.different(game, frame, noun, copies) == len(copies)


# --- areas ----------------------------------------------------------------------------------------------------------


def searched(game: Game, frame: Frame, zone: NounPhrase) -> list[int]:
    """The face-down decks of a zone, which are shuffled after a search (kw.find.5)."""
    rules = game.area_rules
    return [number for number in areas(game, frame, zone) if rules[number].ordered and rules[number].seen != "all"]


def end_of(game: Game, frame: Frame, area: str, end: str) -> list[Copy]:
    """The top or bottom card of an area of who acts, or of a shared one."""
    found = game.state.areas[game.number(area, frame.actor)]
    return found[:1] if end == "bottom" else found[-1:]


def deck_or(game: Game, frame: Frame, noun: NounPhrase, zone: NounPhrase) -> list[Copy | str]:
    """What may be drawn of several zones: the unseen top of the deck as a word, cards of the others that fit."""
    deck, discard = game.cards(DECK, frame.actor), game.cards("discard", frame.actor)
    found = nouns.things(game, frame, noun, zone)
    top: list[Copy | str] = [DECK] if deck or discard else []
    return top + [copy for copy in found if game.area(copy) != DECK]


def fresh(game: Game, frame: Frame, copies: Any) -> list[Copy]:
    """Those of the copies that beaming or promoting puts into play: from hand or Discard pile."""
    return [copy for copy in copies or () if game.area(copy) in FRESH]


def outside(game: Game, frame: Frame, copies: Any, area: str) -> list[Copy]:
    """Those of the copies that are not in an area of who acts."""
    number = game.number(area, frame.actor)
    return [copy for copy in copies or () if game.state.place[copy] != number]


def whereabouts(game: Game, frame: Frame, copies: Any) -> dict[str, int]:
    """By copy the number of the area where it lies, beside what is remembered of earlier ones."""
    return {**frame.names.get("%found", {}), **{str(copy): game.state.place[copy] for copy in copies or ()}}


def included_cards(game: Game, frame: Frame, verb: str, noun: NounPhrase) -> list[Copy]:
    """The cards that fit in what effects add as a source for a verb."""
    found = [copy for area in included(game, frame, verb) for copy in game.cards(area)]
    return [copy for copy in found if nouns.matches(game, frame, noun, copy)]


def with_included(game: Game, frame: Frame, verb: str, zone: NounPhrase) -> list[tuple[str, str]]:
    """The zones added for the event under way, with one more."""
    return [*game.state.notes.get("include", ()), *((verb, area) for area in phrases.words(zone))]


# --- words ----------------------------------------------------------------------------------------------------------


def suits(game: Game, frame: Frame, copies: Any) -> list[str]:
    """The suits of copies, each once."""
    return sorted({suit for copy in copies or () for suit in words.suits(game, copy)})


def known_words(game: Game, frame: Frame, noun: NounPhrase) -> list[str]:
    """The words of an attribute (`species`) that cards of the pool bear."""
    asked = set(phrases.words(noun))
    traits = {trait for one in game.pool.definitions for face in one.faces for trait in face.traits}
    return sorted(trait for trait in traits if game.pool.category(trait) in asked)


def markable(game: Game, frame: Frame, copies: Any) -> list[str]:
    """The traits of the copies, or with None any traits, that the player's board has room for (crew.khan.6)."""
    if copies is None:
        return sorted(marks.all_traits(game, frame.actor))
    return sorted({trait for copy in copies for trait in marks.traits_of(game, frame.actor, copy)})


def marks_with(game: Game, frame: Frame, traits: list[str]) -> tuple[str, ...]:
    """The marks of the player's board with one more."""
    return tuple(marks.with_mark(game, frame.actor, traits[0]))


def other_face(game: Game, frame: Frame, copy: Copy) -> int:
    """The number of the next side of a copy."""
    return (game.state.faces.get(copy, 0) + 1) % len(game.definition(copy).faces)


def deemed(game: Game, frame: Frame, copies: Any, verb: str, other: str) -> list[Copy]:
    """Those of the copies of which a deed counts as another: `treat deploy of this as take-control`."""
    found: list[Copy] = []
    for effect in continuous.held(game, "treat"):
        deed, as_ = effect.effect.object, effect.argument("as")
        if isinstance(deed, NounPhrase) and as_ is not None and phrases.says(deed, verb) and phrases.says(as_, other):
            of = [one.noun for one in deed.attached if getattr(one, "preposition", None) == "of"]
            found += [copy for copy in copies or () if all(nouns.fits(game, effect.frame, one, copy) for one in of)]
    return found


def player_named(game: Game, frame: Frame, noun: NounPhrase) -> Player:
    """The player that a phrase names: `inactive-player`, `owner of this`."""
    of = next((one.noun for one in noun.attached if getattr(one, "preposition", None) == "of"), None)
    owners = [game.owner(copy) for copy in nouns.things(game, frame, of)] if of is not None else []
    return owners[0] if owners and owners[0] != SHARED else owner_named(game, frame, noun)


QUERIES: Mapping[str, Callable[..., Any]] = {
    "both-in": both_in,
    "both": both,
    "if-some": if_some,
    "as-many": as_many,
    "done": done,
    "all-different": all_different,
    "searched": searched,
    "end-of": end_of,
    "deck-or": deck_or,
    "fresh": fresh,
    "outside": outside,
    "whereabouts": whereabouts,
    "included-cards": included_cards,
    "with-included": with_included,
    "suits": suits,
    "known-words": known_words,
    "markable": markable,
    "marks-with": marks_with,
    "other-face": other_face,
    "deemed": deemed,
    "player-named": player_named,
}
