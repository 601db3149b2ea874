"""Whether a player has things: every item of a list, at one place if it says so."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from cc_tools.engine import counting, fitting, nouns, together, words
from cc_tools.engine.game import Game
from cc_tools.engine.pool import Pool
from cc_tools.engine.quantities import fulfilled
from cc_tools.engine.state import Frame
from cc_tools.language import phrases
from cc_tools.language.phrases import kind_of, says
from cc_tools.model.tree import Have, NounPhrase, Qualifier

PLACES = ("in", "from", "on", "at")

Test = Callable[[Game, Frame], bool]


def test(pool: Pool, condition: Have) -> Test:
    """What tests `[who] have A & B`."""
    items, who = _items(pool, condition.items), condition.who
    if who is None:
        return items
    if who == "both":
        return lambda game, frame: all(items(game, frame.seen_by(one)) for one in (frame.actor, 1 - frame.actor))
    if who == "any-player":
        return lambda game, frame: any(items(game, frame.seen_by(one)) for one in (frame.actor, 1 - frame.actor))
    return lambda game, frame: items(game, frame.seen_by(1 - frame.actor))


def _items(pool: Pool, items: tuple[NounPhrase, ...]) -> Test:
    """Whether every item of a list is there; with `same`, all of them at one place or on one ship."""
    if together.shared_place(items) is not None:
        places = together.places(pool, items)
        return lambda game, frame: next(places(game, frame), None) is not None
    return _all_there(pool, placed(items))


def placed(items: tuple[NounPhrase, ...]) -> tuple[NounPhrase, ...]:
    """The items with the place that the last one names, which holds for the whole list."""
    place = tuple(one for one in items[-1].attached if isinstance(one, Qualifier) and one.preposition in PLACES)
    return tuple(
        item if phrases.behind(item, *PLACES) is not None else replace(item, attached=(*item.attached, *place))
        for item in items
    )


def _all_there(pool: Pool, items: tuple[NounPhrase, ...]) -> Test:
    first, rest = items[0], items[1:]
    if not rest:
        return _enough(pool, first)
    others = _all_there(pool, rest)
    if not any(says(item, "other") for item in rest):
        enough = _enough(pool, first)
        return lambda game, frame: enough(game, frame) and others(game, frame)
    find = nouns.lookup(pool, first)

    def apart(game: Game, frame: Frame) -> bool:
        """One of the first, with the others besides it."""
        before = frame.names.get("%counted")
        for copy in find(game, frame):
            frame.names["%counted"] = copy
            found = others(game, frame)
            frame.names["%counted"] = before
            if found:
                return True
        return False

    return apart


def _enough(pool: Pool, noun: NounPhrase) -> Test:
    """Whether there are as many as the quantity asks; wildcards that are needed for it are kept (wild.7)."""
    quantity, same = noun.quantity, _same_word(noun)
    number = counting.counter(pool, noun) if same is None else _sharing(noun, same)
    if kind_of(noun) != "card":
        return lambda game, frame: fulfilled(quantity, number(game, frame))
    find, plain = nouns.lookup(pool, noun), same is None and not says(noun, "different")

    def enough(game: Game, frame: Frame) -> bool:
        copies = find(game, frame)
        found = fulfilled(quantity, len(copies) if plain else number(game, frame))
        if found and frame.card is not None:
            wild = [copy for copy in copies if words.is_wild(game, copy, frame.actor)]
            if wild and not fulfilled(quantity, len(copies) - len(wild)):
                frame.names[fitting.WILD] = wild
        return found

    return enough


# --- the same word ------------------------------------------------------------------------------------------------


def _same_word(noun: NounPhrase) -> str | None:
    """The attribute that all of them have to share (`3 same species`)."""
    return next(iter(phrases.words(noun, "attribute")), None) if says(noun, "same") else None


def _sharing(noun: NounPhrase, word: str) -> counting.Counter:
    """The most cards that share one word of the attribute; wildcards join any of them (wild.1)."""
    left = counting.left_out(noun)

    def largest(game: Game, frame: Frame) -> int:
        counts: dict[str, int] = {}
        wild = 0
        for copy in nouns.things(game, frame, counting.plain(game, noun)):
            found = words.traits(game, copy)
            if words.is_wild(game, copy, frame.actor, found):
                wild += 1
                continue
            for trait in found:
                if game.pool.category(trait) == word and trait not in left:
                    counts[trait] = counts.get(trait, 0) + 1
        return max(counts.values(), default=0) + wild

    return largest
