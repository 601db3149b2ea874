"""The marks on a crew board that lists traits: which entries bear one, which a trait may fill (crew.khan.6 to 9)."""

from __future__ import annotations

from cc_tools.engine import words
from cc_tools.engine.game import Game
from cc_tools.engine.state import Copy, Player

CAPTAIN = "captain-trait"
DIFFERENT = "different-trait-than-opponent"
OF_CAPTAIN = (CAPTAIN, DIFFERENT)
"""Entries that a trait of the opponent's captain fills, two different ones (crew.khan.9)."""


MARKS = "marks"
"""The status of a board's copy that holds its marks: for each entry the trait, or nothing."""


def slots(game: Game, player: Player) -> tuple[str, ...]:
    """The entries of a player's board."""
    boards = game.cards("board", player)
    return tuple(game.definition(boards[0]).record.trait_slots) if boards else ()


def marked(game: Game, player: Player) -> list[str]:
    """The trait on each entry that bears a mark; '' on those that do not."""
    boards = game.cards("board", player)
    found = game.status(boards[0], MARKS) if boards else None
    return list(found) if isinstance(found, list | tuple) else [""] * len(slots(game, player))


def marks(game: Game, player: Player) -> list[str]:
    """The traits marked, one for each mark."""
    return [trait for trait in marked(game, player) if trait]


def markable(game: Game, player: Player, traits: list[str]) -> list[str]:
    """Those of the traits that an entry without a mark can take."""
    return [trait for trait in dict.fromkeys(traits) if _entry(game, player, trait) is not None]


def all_traits(game: Game, player: Player) -> list[str]:
    """Every trait that an entry without a mark can take."""
    printed = [slot for slot in slots(game, player) if slot not in OF_CAPTAIN]
    return markable(game, player, [*printed, *captain_traits(game, player)])


def captain_traits(game: Game, player: Player) -> list[str]:
    """The traits of the opponent's captain."""
    return [trait for copy in game.cards("captain", 1 - player) for trait in words.traits(game, copy)]


def with_mark(game: Game, player: Player, trait: str) -> list[str]:
    """The entries once a trait is marked: its printed entry first, else one of the opponent's captain."""
    found = marked(game, player)
    entry = _entry(game, player, trait)
    if entry is not None:
        found[entry] = trait
    return found


def _entry(game: Game, player: Player, trait: str) -> int | None:
    entries, found = slots(game, player), marked(game, player)
    for number, slot in enumerate(entries):
        if slot == trait and not found[number]:
            return number
    return _captain_entry(game, player, trait, entries, found)


def _captain_entry(game: Game, player: Player, trait: str, entries: tuple[str, ...], found: list[str]) -> int | None:
    """The entry of the opponent's captain that a trait may fill: two different traits, not `human` if others do."""
    known = captain_traits(game, player)
    taken = [found[number] for number, slot in enumerate(entries) if slot in OF_CAPTAIN and found[number]]
    if trait not in known or trait in taken:
        return None
    others = [one for one in known if one not in _last_resorts(game)]
    if trait in _last_resorts(game) and len(others) >= len(OF_CAPTAIN):
        return None
    repeats = [one for one in taken if one in entries]
    if trait in entries and repeats:
        return None
    return next((number for number, slot in enumerate(entries) if slot in OF_CAPTAIN and not found[number]), None)


def _last_resorts(game: Game) -> frozenset[str]:
    """Traits that mark such an entry only where the captain has no others (crew.khan.9)."""
    return game.pool.with_property("marks-as-last-resort")


def mark_given(game: Game, player: Player, traits: list[str]) -> None:
    """Puts marks on entries as a position says: by trait, or by the entry's own word."""
    entries = slots(game, player)
    for trait in traits:
        found = marked(game, player)
        if trait in OF_CAPTAIN:
            found[entries.index(trait)] = trait
        else:
            found = with_mark(game, player, trait)
        game.turn(game.cards("board", player)[0], MARKS, tuple(found))


def traits_of(game: Game, player: Player, copy: Copy) -> list[str]:
    """The traits of a card that can be marked; a wildcard counts as any one (crew.khan.7)."""
    if words.is_wild(game, copy, player):
        return all_traits(game, player)
    return markable(game, player, list(words.traits(game, copy)))

