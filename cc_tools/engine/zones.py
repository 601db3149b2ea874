"""Which areas the words of a zone mean: whose they are, several at once, and the ends of decks that cards go to."""

from __future__ import annotations

from collections.abc import Iterable

from cc_tools.engine.game import SHARED, Game
from cc_tools.engine.state import Frame, Player
from cc_tools.model.tree import Atom, Exclusion, Nested, NounPhrase, Owner, Qualifier, Word

ENDS = ("-top", "-bottom")


def areas(game: Game, frame: Frame, zone: NounPhrase, who: str = "you") -> list[int]:
    """The numbers of the areas that a phrase such as `hand/discard` or `market/(both fleet)` names."""
    of = next((one.noun for one in zone.attached if isinstance(one, Qualifier) and one.preposition == "of"), None)
    fixed = owner_named(game, frame, of) if of is not None else None
    owner = next((atom.who for group in zone.groups for atom in group.atoms if isinstance(atom, Owner)), who)
    found: list[int] = []
    for group in zone.groups:
        for atom in group.atoms:
            found += _areas(game, frame, atom, owner, fixed)
    left = [one for one in zone.attached if isinstance(one, Exclusion)]
    for one in left:
        without = set(areas(game, frame, one.noun, who)) if one.noun.sort == "zone" else set()
        found = [number for number in found if number not in without]
    return list(dict.fromkeys(found))


def owner_named(game: Game, frame: Frame, noun: NounPhrase) -> Player:
    """The player that a phrase names: `inactive-player`, `opponent`, `owner of this`."""
    word = next((atom.name for group in noun.groups for atom in group.atoms if isinstance(atom, Word)), "")
    if word == "inactive-player":
        return 1 - game.state.active
    if any(isinstance(atom, Owner) for group in noun.groups for atom in group.atoms):
        return 1 - frame.actor
    return frame.actor


def _areas(game: Game, frame: Frame, atom: Atom, who: str, fixed: Player | None) -> Iterable[int]:
    if isinstance(atom, Nested):
        inner = next((one.who for group in atom.groups for one in group.atoms if isinstance(one, Owner)), who)
        for group in atom.groups:
            for one in group.atoms:
                yield from _areas(game, frame, one, inner, fixed)
    elif isinstance(atom, Word):
        for name in game.rules.data.unions.get(atom.name, (atom.name,)):
            yield from _numbers(game, frame, name, who, fixed)


def _numbers(game: Game, frame: Frame, name: str, who: str, fixed: Player | None) -> Iterable[int]:
    players = (fixed,) if fixed is not None else _players(frame, who)
    if name == "play":
        for player in players:
            yield from game.pool.played[player]
    elif name == "owned":
        for player in players:
            yield from (
                n for n, (_, owner) in enumerate(game.area_names) if owner == player and game.area_rules[n].scores
            )
    else:
        area = area_named(name)
        if (area, SHARED) in game.area_index:
            yield game.area_index[area, SHARED]
        elif (area, players[0]) in game.area_index:
            for player in players:
                yield game.area_index[area, player]


def _players(frame: Frame, who: str) -> tuple[Player, ...]:
    if who == "opponent":
        return (1 - frame.actor,)
    return (frame.actor,) if who in ("you", "any") else (frame.actor, 1 - frame.actor)


def area_named(name: str) -> str:
    """The area of a word that may name an end of it (`deck-top`)."""
    for end in ENDS:
        if name.endswith(end):
            return name.removesuffix(end)
    return name
