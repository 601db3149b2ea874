"""What the pages for the table say of crews, boxes and set-up: counted on tables that the engine itself has set up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any

from cc_tools.engine.game import Game
from cc_tools.engine.pool import Pool
from cc_tools.games.captains_chair.play import Seat, Table, new_game, pool, sides
from cc_tools.games.captains_chair.play.definitions import crews
from cc_tools.games.captains_chair.play.setup import COMMON
from cc_tools.games.captains_chair.records import Board, Crew, Side
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.record import Titled

Name = Callable[[Titled], str]
Word = Callable[[str, str], str]
PLAYERS = 2
_OWN = ("deck", "hand", "reserve", "development", "fleet", "territory", "discard", "status")
_SHARED = (*(f"{suit}-deck" for suit in COMMON), "market", "junk", "neutral-zone", "stardate")


def facts(catalog: GameCatalog, name: Name, word: Word) -> Mapping[str, Any]:
    """Seats with their sides and missions, boxes, and how many cards lie where once the table is set up.

    Empty where the catalog has no two crews to sit at a table.
    """
    known = crews(catalog)
    if len(known) < PLAYERS:
        return {}
    ordered = sorted(catalog.sets, key=lambda one: one.order)
    boxes = [one for one in ordered if any(_set(catalog, crew) == one.id for crew in known)]
    promos = [one for one in ordered if one not in boxes]
    counted = _counted(_Held(catalog), tuple(one.id for one in boxes), tuple(one.id for one in promos))
    return {
        "boxes": [{"id": one.id, "name": name(one)} for one in boxes],
        "promos": [{"id": one.id, "name": name(one)} for one in promos],
        "seats": [_seat(catalog, crew, name, word, counted[0][crew.id]) for crew in known.values()],
        "center": counted[1],
        "numbers": _flat(catalog.game.setup),
    }


def _flat(numbers: Mapping[str, Any], before: str = "") -> dict[str, int]:
    """Numbers of the set-up with dots between the keys."""
    found: dict[str, int] = {}
    for key, value in numbers.items():
        if isinstance(value, Mapping):
            found.update(_flat(value, f"{before}{key}."))
        elif isinstance(value, int):
            found[f"{before}{key}"] = value
    return found


def _set(catalog: GameCatalog, crew: str) -> str:
    return next(one.set for one in catalog.entries["crew"] if getattr(one.record, "id", "") == crew)


# --- seats ----------------------------------------------------------------------------------------------------------


def _seat(catalog: GameCatalog, crew: Crew, name: Name, word: Word, areas: Mapping[str, int]) -> Mapping[str, Any]:
    board = _board(catalog, crew.id)
    places: dict[str, list[str]] = {}
    for entry in crew.deck:
        places.setdefault(entry.position or "none", []).append(name(catalog.cards[entry.card]))
    return {
        "id": crew.id,
        "name": name(crew),
        "box": _set(catalog, crew.id),
        "areas": areas,
        "cards": {place: names for place, names in places.items() if place not in ("available", "reserve")},
        "sides": [_side(side, data, word) for side, data in board.sides.items()],
        "missions": [{"id": one.id, "name": name(one), "points": one.vp} for one in board.missions],
    }


def _board(catalog: GameCatalog, crew: str) -> Board:
    return next(
        one.record for one in catalog.entries["board"] if isinstance(one.record, Board) and one.record.crew == crew
    )


def _side(side: str, data: Side, word: Word) -> Mapping[str, Any]:
    """A side of a board: its numbers, its tracks, and whether printed points of missions count on it."""
    return {
        "id": side,
        "name": word("side", side),
        "actions": data.actions,
        "control": data.control_max,
        "missions": data.mission_completion_tokens,
        "scores": side != "basic",
        "tracks": [
            {"id": track, "name": word("track", track), "steps": sorted(map(list, steps.items()))}
            for track, steps in data.tracks.items()
        ],
    }


# --- tables that the engine sets up -----------------------------------------------------------------------------------


class _Held:
    """A catalog as a key: the same object is the same key."""

    def __init__(self, catalog: GameCatalog) -> None:
        self.catalog = catalog

    def __hash__(self) -> int:
        return id(self.catalog)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Held) and other.catalog is self.catalog


@lru_cache(maxsize=2)
def _counted(
    held: _Held, boxes: tuple[str, ...], promos: tuple[str, ...]
) -> tuple[Mapping[str, Mapping[str, int]], Mapping[str, Mapping[str, int]]]:
    """Cards by area: of each crew, and in the middle of the table for every choice of boxes (`a+b`, `a+b+promo`)."""
    catalog = held.catalog
    of_game = pool(catalog)
    known = list(crews(catalog))
    own = {}
    for crew, other in zip(known, [*known[1:], known[0]], strict=True):
        own[crew] = _own(_game(of_game, (crew, other), (_set(catalog, crew),), ()), catalog, crew)
    center = {}
    pair = _without_incidents(catalog, known)
    for used in _choices(boxes):
        for added in ((), *_choices(promos)):
            game = _game(of_game, pair, used, added)
            center["+".join((*used, *added))] = {area: len(game.cards(area)) for area in _SHARED}
    return own, center


def _choices(names: Sequence[str]) -> list[tuple[str, ...]]:
    return [chosen for size in range(1, len(names) + 1) for chosen in combinations(names, size)]


def _game(of_game: Pool, pair: tuple[str, str], used: tuple[str, ...], promos: tuple[str, ...]) -> Game:
    seats = [Seat(crew, next(iter(sides(of_game, crew)))) for crew in pair]
    return Game(of_game, new_game(of_game, Table((seats[0], seats[1]), boxes=used, promos=promos)))


def _without_incidents(catalog: GameCatalog, known: Sequence[str]) -> tuple[str, str]:
    """Two crews that put no card into the middle of the table."""
    found = [one for one in known if not any(card.position == "incident-deck" for card in crews(catalog)[one].deck)]
    return found[0], found[1]


def _own(game: Game, catalog: GameCatalog, crew: str) -> Mapping[str, int]:
    """The areas of a crew, its Away Teams, and what it puts into the common Incident deck."""
    captain = game.cards("captain", 0)[0]
    incidents = sum(card.position == "incident-deck" for card in crews(catalog)[crew].deck)
    numbers = {area: len(game.cards(area, 0)) for area in _OWN}
    return {**numbers, "away-team": game.tokens(captain, "away-team", 0), "incidents": incidents}
