"""Which areas the words of a zone mean: whose they are, several at once, and the ends of decks that cards go to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cc_tools.engine.game import SHARED, Game
from cc_tools.engine.pool import Pool
from cc_tools.engine.state import Frame, Player
from cc_tools.language import phrases
from cc_tools.model.tree import Atom, Nested, NounPhrase, Word

ENDS = ("-top", "-bottom")


def areas(game: Game, frame: Frame, zone: NounPhrase, who: str = "you") -> tuple[int, ...]:
    """The numbers of the areas that a phrase such as `hand/discard` or `market/(both fleet)` names."""
    known = game.pool.once("areas", zone, _unknown)
    key = (who, frame.actor, game.state.active)
    found = known.get(key)
    if found is None:
        found = known[key] = tuple(_named(game.pool, zone, *key))
    return found


def _unknown(pool: Pool, zone: NounPhrase) -> dict[tuple[str, Player, Player], tuple[int, ...]]:
    """What a zone means by whose it is, who acts, and whose turn it is: nothing else changes it."""
    return {}


def _named(pool: Pool, zone: NounPhrase, who: str, actor: Player, active: Player) -> Iterable[int]:
    of = phrases.behind(zone, "of")
    owner = phrases.owner_word(zone) or who
    fixed = _role(pool, zone, active) if of is None else _player(of, actor, active)
    found = [number for atom in phrases.atoms(zone) for number in _areas(pool, atom, owner, actor, active, fixed)]
    for one in phrases.exclusions(zone):
        left = set(_named(pool, one.noun, who, actor, active)) if one.noun.sort == "zone" else set()
        found = [number for number in found if number not in left]
    return dict.fromkeys(found)


def _role(pool: Pool, zone: NounPhrase, active: Player) -> Player | None:
    """The player whose role a zone names (`current-player complement`), if it names one."""
    seats = next((pool.rules.roles[word] for word in phrases.words(zone) if word in pool.rules.roles), None)
    return None if seats is None else (active + seats) % 2


def _player(noun: NounPhrase, actor: Player, active: Player) -> Player:
    """The player that a phrase names: `inactive-player`, `opponent`, `owner of this`."""
    if phrases.first_word(noun) == "inactive-player":
        return 1 - active
    return actor if phrases.owner_word(noun) is None else 1 - actor


def owner_named(game: Game, frame: Frame, noun: NounPhrase) -> Player:
    """The player that a phrase names: `inactive-player`, `opponent`, `owner of this`."""
    return _player(noun, frame.actor, game.state.active)


def _areas(pool: Pool, atom: Atom, who: str, actor: Player, active: Player, fixed: Player | None) -> Iterator[int]:
    if isinstance(atom, Nested):
        inner = NounPhrase(None, atom.groups)
        role = _role(pool, inner, active)
        for one in phrases.atoms(inner):
            owner = phrases.owner_word(inner) or who
            yield from _areas(pool, one, owner, actor, active, fixed if role is None else role)
    elif isinstance(atom, Word):
        for name in pool.rules.data.unions.get(atom.name, (atom.name,)):
            yield from _numbers(pool, name, _players(actor, who) if fixed is None else (fixed,))


def _numbers(pool: Pool, name: str, players: tuple[Player, ...]) -> Iterator[int]:
    if name in ("play", "owned"):
        for player in players:
            yield from pool.played[player] if name == "play" else pool.scoring[player]
        return
    area, index = area_named(name), pool.area_index
    owners = (SHARED,) if (area, SHARED) in index else (0, 1) if _is_shared(pool, name) else players
    yield from (index[area, owner] for owner in owners if (area, owner) in index)


def _is_shared(pool: Pool, name: str) -> bool:
    """Whether a word names a zone of both players, even where each has a part of it as an area."""
    word = pool.rules.data.words["zone"].get(name)
    return word is not None and word.owner == "shared"


def _players(actor: Player, who: str) -> tuple[Player, ...]:
    if who == "opponent":
        return (1 - actor,)
    return (actor,) if who in ("you", "any") else (actor, 1 - actor)


def area_named(name: str) -> str:
    """The area of a word that may name an end of it (`deck-top`)."""
    for end in ENDS:
        if name.endswith(end):
            return name.removesuffix(end)
    return name
