"""Queries of taking control, enlisting, free plays and duplicates."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from cc_tools.engine import nouns
from cc_tools.engine.game import Game
from cc_tools.engine.legality import demanded, reason_against
from cc_tools.engine.pool import WITHOUT
from cc_tools.engine.state import Copy, Frame
from cc_tools.engine.values import size, value
from cc_tools.games.captains_chair.play.moves import play_operations, playable
from cc_tools.games.captains_chair.play.queries.gaining import first_of
from cc_tools.games.captains_chair.play.states import ships_at
from cc_tools.language import phrases
from cc_tools.model.instructions import Let, Spend
from cc_tools.model.tree import NounPhrase

Off = list[list[Any]]
"""What is taken off a price: counter and number."""


# --- control --------------------------------------------------------------------------------------------------------


def compensation(game: Game, frame: Frame, place: Any) -> int:
    """The opponent's tokens at a Location, each 1 whatever its weight (step.control.take.1)."""
    copy, opponent = first_of(game, frame, place), 1 - frame.actor
    if copy is None or game.area(copy) != "neutral-zone":
        return 0
    return game.tokens(copy, "away-team", opponent) + len(ships_at(game, opponent, copy))


def owes(game: Game, frame: Frame, uncompensated: Any, owed: int) -> bool:
    """Whether the opponent is compensated (step.control.take.1)."""
    return not uncompensated and owed > 0


def times_entered(game: Game, frame: Frame) -> int:
    """How often control of the card was taken this turn, each time putting it into play (kw.put-into-play.1)."""
    return int(game.state.notes.get("entered", []).count(frame.card))


def vacancies(game: Game, frame: Frame) -> list[Copy]:
    """The cards that fill the Neutral Zone from the Location deck (step.control.take.5)."""
    missing = game.rules.data.setup["neutral-zone"] - len(game.cards("neutral-zone"))
    return game.cards("location-deck")[::-1][: max(0, missing)]


def programs_of(game: Game, frame: Frame, cards: Any, kind: str) -> list[str]:
    """The operations of a kind on a card."""
    copy = first_of(game, frame, cards)
    return [] if copy is None else list(game.face(copy).programs.get(kind, ()))


def with_operation(game: Game, frame: Frame, cards: Any, kind: str) -> list[Copy]:
    """The cards that have an operation of a kind."""
    return [copy for copy in cards or () if game.face(copy).programs.get(kind)]


def some_word(game: Game, frame: Frame, word: Any) -> bool:
    """Whether there is a word, such as the name of a program."""
    return bool(word)


# --- enlisting ------------------------------------------------------------------------------------------------------


def reserves(game: Game, frame: Frame, count: Any) -> list[Copy]:
    """The top cards of the Reserve deck, the topmost first (kw.enlist-reserve.1)."""
    return game.cards("reserve", frame.actor)[::-1][: size(count)]


def cost_of(game: Game, frame: Frame, card: Any, waived: Any) -> str | None:
    """The development cost of a card as a program, without the parts waived."""
    copy = first_of(game, frame, card)
    found = game.face(copy).programs.get("COST", ()) if copy is not None else ()
    if not found:
        return None
    return f"{found[0]}{WITHOUT}{'/'.join(waived)}" if waived else found[0]


def developments(
    game: Game, frame: Frame, noun: NounPhrase, off: Off, kinds: Any, units: Any, waived: Any, free: Any
) -> list[Copy]:
    """The Developments that can be enlisted now for what they cost, less what is taken off (deck.dev.2, deck.dev.5)."""
    fitting = [copy for copy in game.cards("development", frame.actor) if nouns.matches(game, frame, noun, copy)]
    return [copy for copy in fitting if free or _affordable(game, frame, copy, off, kinds, units, waived)]


def developments_by_cycle(game: Game, frame: Frame) -> list[list[Any]]:
    """The same as moves, when cycling allows one (deck.cycle.3)."""
    found = game.cards("development", frame.actor)
    return [["enlist", copy] for copy in found if _affordable(game, frame, copy, [], (), 0, ())]


def _affordable(game: Game, frame: Frame, copy: Copy, off: Off, kinds: Any, units: Any, waived: Any) -> bool:
    address = cost_of(game, frame, copy, waived)
    if address is None:
        return True
    return any(_payable(game, frame, copy, address, total) for total in _shares(off, list(kinds or ()), size(units)))


def _payable(game: Game, frame: Frame, copy: Copy, address: str, off: Off) -> bool:
    inner = Frame(address, frame.actor, frame.actor, copy, names={"%less": off})
    return demanded(game, inner) is None


def _shares(off: Off, kinds: list[str], units: int) -> Iterator[Off]:
    """All ways to share units among counters, on top of what is taken off anyway."""
    if len(kinds) < 2:
        yield [*off, *([kind, units] for kind in kinds)]
        return
    for number in range(units + 1):
        yield from _shares([*off, [kinds[0], number]], kinds[1:], units - number)


def discounts(game: Game, frame: Frame, card: Any, off: Off, kinds: Any, units: Any, waived: Any) -> list[str]:
    """The counters that one more unit may be taken off, so that the rest can still be paid."""
    copy = first_of(game, frame, card)
    address = cost_of(game, frame, copy, waived)
    if address is None:
        return []
    left = _left(game, frame, copy, address, off)
    wanted = [kind for kind in kinds or () if left.get(kind, 0) > 0]
    later = size(units) - 1
    return [kind for kind in wanted if _affordable(game, frame, copy, [*off, [kind, 1]], kinds, later, waived)]


def _left(game: Game, frame: Frame, copy: Copy, address: str, off: Off) -> dict[str, int]:
    """What the counters of a cost come to after what is taken off."""
    inner = Frame(address, frame.actor, frame.actor, copy, names={"%less": off})
    found: dict[str, int] = {}
    names = inner.names
    for one in game.pool.program(address).code:
        if isinstance(one, Spend):
            found[one.counter] = found.get(one.counter, 0) + size(value(game, inner, one.amount))
        elif isinstance(one, Let) and one.into.startswith("%price"):
            names[one.into] = value(game, inner, one.value)
    return found


def taken_off(game: Game, frame: Frame, *parts: Any) -> Off:
    """Counters and numbers in turn, as what is taken off a price."""
    return [[kind, size(number)] for kind, number in zip(parts[::2], parts[1::2], strict=True)]


def more_off(game: Game, frame: Frame, off: Off, kind: Any) -> Off:
    """What is taken off, and one more."""
    word = first_of(game, frame, kind)
    return off if word is None else [*off, [word, 1]]


# --- playing and duplicating ----------------------------------------------------------------------------------------


def free_plays(game: Game, frame: Frame, card: Any) -> list[str]:
    """The numbers of the PLAY operations of a card that can be resolved now without the action cost (kw.free-play)."""
    copy = first_of(game, frame, card)
    legal = playable(game, frame, copy, free=True)
    return [str(number) for number, address in enumerate(play_operations(game, copy), 1) if address in legal]


def free_play(game: Game, frame: Frame, card: Any, number: Any) -> str | None:
    """The PLAY operation of that number."""
    picked = first_of(game, frame, number)
    return None if picked is None else play_operations(game, first_of(game, frame, card))[int(picked) - 1]


def duplicates(game: Game, frame: Frame, noun: NounPhrase) -> list[list[Any]]:
    """The operations meant that the card of the operation could resolve now (kw.duplicate.1, kw.duplicate.3).

    A duplicate that is itself being copied produces nothing (kw.duplicate.5).
    """
    if frame.names.get("%copied"):
        return []
    return [one for one in _meant(game, frame, noun) if _resolvable(game, frame, one[1])]


def _resolvable(game: Game, frame: Frame, address: str) -> bool:
    inner = Frame(address, frame.actor, frame.actor, frame.card, names={"%copied": 1})
    return reason_against(game, inner, free=True) is None


def _meant(game: Game, frame: Frame, noun: NounPhrase) -> list[list[Any]]:
    kinds = [word.upper() for word in phrases.words(noun)]
    resolved = list(game.state.notes.get("resolved", ()))
    of = phrases.behind(noun, "of")
    cards = nouns.things(game, frame, of) if of is not None else list(game.in_play(frame.actor))
    found = [
        [copy, address]
        for copy in cards
        for kind in kinds
        for address in (play_operations(game, copy) if kind == "PLAY" else game.face(copy).programs.get(kind, ()))
    ]
    if phrases.says(noun, "resolved-this-turn"):
        found = [one for one in found if one[1] in resolved]
    if noun.quantity is not None and noun.quantity.form == "another":
        last = next((address for address in reversed(resolved) if any(one[1] == address for one in found)), None)
        found = [one for one in found if one[1] != last]
    return found


def duplicable(game: Game, frame: Frame, noun: NounPhrase) -> list[Copy]:
    """The cards with an operation that can be duplicated."""
    return list(dict.fromkeys(one[0] for one in duplicates(game, frame, noun)))


def duplicates_on(game: Game, frame: Frame, noun: NounPhrase, card: Any) -> list[str]:
    """The operations on a card that can be duplicated."""
    copy = first_of(game, frame, card)
    return [one[1] for one in duplicates(game, frame, noun) if one[0] == copy]


def operation_numbers(game: Game, frame: Frame, card: Any, operations: list[str]) -> list[str]:
    """The numbers of operations on their card, each kind counted by itself."""
    return [str(_number(game, first_of(game, frame, card), address)) for address in operations]


def operation_numbered(game: Game, frame: Frame, card: Any, operations: list[str], number: Any) -> str | None:
    """The operation of that number."""
    picked = first_of(game, frame, number)
    copy = first_of(game, frame, card)
    return next((address for address in operations if str(_number(game, copy, address)) == picked), None)


def _number(game: Game, copy: Copy, address: str) -> int:
    lists = [play_operations(game, copy), *map(list, game.face(copy).programs.values())]
    return next((found.index(address) + 1 for found in lists if address in found), 1)


QUERIES: Mapping[str, Callable[..., Any]] = {
    "compensation": compensation,
    "owes": owes,
    "some-word": some_word,
    "times-entered": times_entered,
    "vacancies": vacancies,
    "programs-of": programs_of,
    "with-operation": with_operation,
    "reserves": reserves,
    "cost-of": cost_of,
    "developments": developments,
    "developments-by-cycle": developments_by_cycle,
    "discounts": discounts,
    "taken-off": taken_off,
    "more-off": more_off,
    "free-plays": free_plays,
    "free-play-of": free_play,
    "duplicable": duplicable,
    "duplicates-on": duplicates_on,
    "operation-numbers": operation_numbers,
    "operation-numbered": operation_numbered,
}
