"""Numbers and lists of what is no card: resources, tracks, tokens, values, operations."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cc_tools.engine import nouns, pointing, words
from cc_tools.engine.conditions import OPERATORS
from cc_tools.engine.counting import count
from cc_tools.engine.game import Game
from cc_tools.engine.state import Copy, Frame, Player
from cc_tools.games.captains_chair.play.definitions import content, mission
from cc_tools.games.captains_chair.play.states import ships_at
from cc_tools.games.captains_chair.play.tracks import TRACKS, best, level, multiplier, tracks_of
from cc_tools.games.captains_chair.records import Stardate
from cc_tools.language import phrases
from cc_tools.model.tree import Compare, NounPhrase

RESOURCES = ("dilithium", "latinum", "glory")


def resources(game: Game, frame: Frame, noun: NounPhrase) -> int:
    """Resources in the player's pool, or on the cards named (res.6)."""
    kinds = resource_words(game, frame, noun, None)
    place = phrases.behind(noun, "on", "from", "in")
    if place is None:
        return sum(game.pool_of(player, kind) for player in _players(frame, noun) for kind in kinds)
    return sum(game.amount(copy, kind) for copy in nouns.things(game, frame, place) for kind in kinds)


def _players(frame: Frame, noun: NounPhrase) -> tuple[Player, ...]:
    return pointing.players(frame, phrases.whose(noun))


def levels(game: Game, frame: Frame, noun: NounPhrase) -> int:
    """The level of a track; of several with `where`, how many fit."""
    found = track_words(game, frame, noun)
    tied = any(word in ("lowest", "highest") for word in phrases.words(noun, "track"))
    if noun.where is not None or (len(found) > 1 and not tied):
        return len(found)
    return level(game, _players(frame, noun)[0], found[0]) if found else 0


def track_words(game: Game, frame: Frame, noun: NounPhrase, source: NounPhrase | None = None) -> list[str]:
    """The tracks that a phrase names: by name, the lowest or highest, those that icons of a card fit."""
    player = _players(frame, noun)[0]
    if not tracks_of(game, player):
        return []
    atoms = phrases.words(noun, "track")
    if any(word in ("lowest", "highest") for word in atoms):
        return _extreme(game, player, noun, "lowest" in atoms)
    if "matching-track" in atoms:
        return _matching(game, frame, phrases.behind(noun, "of"))
    found = [word for word in atoms if word in TRACKS]
    if noun.where is None:
        return found
    return [track for track in found if _fits(game, frame, noun, track)]


def _fits(game: Game, frame: Frame, noun: NounPhrase, track: str) -> bool:
    if not isinstance(noun.where, Compare):
        return True
    return OPERATORS[noun.where.operator](level(game, frame.actor, track), count(game, frame, noun.where.right))


def _extreme(game: Game, player: Player, noun: NounPhrase, low: bool) -> list[str]:
    among = phrases.behind(noun, "of")
    tracks = phrases.words(among, "track") if among is not None else list(TRACKS)
    levels_ = {track: level(game, player, track) for track in tracks}
    wanted = min(levels_.values()) if low else max(levels_.values())
    return [track for track in tracks if levels_[track] == wanted]


def _matching(game: Game, frame: Frame, of: NounPhrase | None) -> list[str]:
    icons = [icon for copy in (nouns.things(game, frame, of) if of else []) for icon in words.icons(game, copy)]
    if any(icon in ("any-skill", "best-focus") for icon in icons):
        return list(TRACKS)
    return [track for track in TRACKS if f"{track}-skill" in icons or f"{track}-focus" in icons]


def tokens(game: Game, frame: Frame, noun: NounPhrase) -> int:
    """Away Teams and ship tokens at the places named; action tokens available."""
    return len(token_places(game, frame, noun))


def token_places(game: Game, frame: Frame, noun: NounPhrase, source: NounPhrase | None = None) -> list[Any]:
    """For each token its place; for each action token a word."""
    kinds = phrases.words(noun, "token")
    owners = _players(frame, noun)
    if "action" in kinds:
        return ["action"] * sum(game.pool_of(player, "action") for player in owners)
    place = phrases.behind(noun, "at", "from", "on", "in")
    spots = nouns.things(game, frame, place) if place is not None else captains(game, owners)
    found: list[Copy] = []
    for spot in spots:
        for player in owners:
            found += [spot] * game.tokens(spot, "away-team", player)
            if "token" in kinds:
                found += [spot] * len(ships_at(game, player, spot))
    return found


def captains(game: Game, players: tuple[Player, ...]) -> list[Copy]:
    """The captains of players."""
    return [copy for player in players for copy in game.cards("captain", player)]


def values(game: Game, frame: Frame, noun: NounPhrase) -> int:
    """`value of X`: victory points, a Stardate's number, a multiplier."""
    atoms = phrases.words(noun)
    of = phrases.behind(noun, "of")
    if "multiplier" in atoms:
        return max((best(game, frame.actor, track) for track in TRACKS), default=0)
    if of is None:
        return 0
    inner = phrases.words(of)
    if "multiplier" in inner:
        return max((multiplier(game, frame.actor, track) for track in TRACKS), default=0)
    if "stardate" in inner:
        pile = game.cards("stardate")
        return _points(game, pile[-1]) if pile else 0
    return sum(_points(game, copy) for copy in nouns.things(game, frame, of))


def _points(game: Game, copy: Copy) -> int:
    definition = game.definition(copy)
    found = mission(definition)
    if found is not None:
        return found.vp
    if isinstance(definition.record, Stardate):
        return definition.record.sequence
    shown = content(definition, game.state.faces.get(copy, 0))
    return shown.vp or 0 if shown is not None else 0


def resource_words(game: Game, frame: Frame, noun: NounPhrase, source: NounPhrase | None) -> list[str]:
    """The resources that a phrase names."""
    return [kind for word in phrases.words(noun, "resource") for kind in (RESOURCES if word == "resource" else (word,))]


def operations(game: Game, frame: Frame, noun: NounPhrase, source: NounPhrase | None) -> list[list[Any]]:
    """The operations that a phrase names: `play of ally in market`, as copy and address."""
    kinds = {word.upper() for word in phrases.words(noun, "operation")}
    of = phrases.behind(noun, "of")
    cards = nouns.things(game, frame, of) if of is not None else []
    return [
        [copy, address]
        for copy in cards
        for kind, programs in game.face(copy).programs.items()
        if kind in kinds or "OPERATION" in kinds
        for address in programs
    ]


Count = Callable[[Game, Frame, NounPhrase], int]
Listing = Callable[[Game, Frame, NounPhrase, NounPhrase | None], Any]

COUNTS: Mapping[str, Count] = {"resource": resources, "track": levels, "token": tokens, "value": values}

LISTS: Mapping[str, Listing] = {
    "resource": resource_words,
    "track": track_words,
    "token": token_places,
    "value": lambda game, frame, noun, source: values(game, frame, noun),
    "operation": operations,
}
