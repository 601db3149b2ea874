"""Queries of final scoring, and the score itself line by line (section 26)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cc_tools.engine import continuous, words
from cc_tools.engine.game import Game
from cc_tools.engine.state import Copy, Frame, Player
from cc_tools.games.captains_chair.play.bookkeeping import incidents, printed_points
from cc_tools.games.captains_chair.play.definitions import mission
from cc_tools.games.captains_chair.play.states import ships_at
from cc_tools.games.captains_chair.play.tracks import TRACKS, multiplier, tracks_of

FOCUS = "-focus"
"""The end of the words for Focus icons."""

LINES = ("glory", "neutral", "end", "printed", "focus", "missions")
"""The lines of the score sheet, in the order of the rules (score.order)."""


def unscored(game: Game, frame: Frame) -> list[Copy]:
    """Cards that score nothing: left in Reserve decks and Development piles (score.set.1)."""
    return [copy for player in (0, 1) for area in ("reserve", "development") for copy in game.cards(area, player)]


def scoring_operations(game: Game, frame: Frame, player: Player) -> list[list[Any]]:
    """The END operations in play and not beamed, and what says that it scores (score.endgame, score.asterisk)."""
    found: list[list[Any]] = [
        [copy, address]
        for copy in game.in_play(player)
        if copy not in game.state.hosts
        for address in game.face(copy).programs.get("END", ())
    ]
    for copy in counted(game, player):
        for address in game.face(copy).programs.get("SPECIAL", ()):
            tree = game.pool.trees[address]
            if (
                tree.clauses
                and continuous.applies(game, Frame(address, player, player, copy), tree)
                and _scores(game, address)
            ):
                found.append([copy, address])
    return found


def _scores(game: Game, address: str) -> bool:
    return any(
        getattr(step.core, "verb", "") == "score"
        for act in game.pool.trees[address].body
        for step in getattr(act, "steps", ())
    )


def scored(game: Game, frame: Frame, player: Player, one: list[Any], points: int) -> list[list[Any]]:
    """The points of operations so far: player, card, points."""
    return [*game.state.lasting.get("end", []), [player, one[0], points or 0]]


def counted(game: Game, player: Player) -> list[Copy]:
    """All cards that count for a player (score.set.2)."""
    return [
        copy
        for number, (_, owner) in enumerate(game.area_names)
        if owner == player and game.area_rules[number].scores
        for copy in game.state.areas[number]
    ]


def burn_tied(game: Game, frame: Frame) -> bool:
    """Whether both have equally many Incidents (end.burn.4)."""
    return incidents(game, 0) == incidents(game, 1)


def score(game: Game, player: Player) -> dict[str, int]:
    """The score of a player by line, with `total`. The END operations have to be carried out before."""
    lines = {
        "glory": game.pool_of(player, "glory"),
        "neutral": neutral(game, player),
        "end": sum(points for whose, _, points in game.state.lasting.get("end", []) if whose == player),
        "printed": sum(printed_points(game, copy) for copy in counted(game, player)),
        "focus": sum(focus(game, player).values()),
        "missions": missions(game, player),
    }
    return {**lines, "total": sum(lines.values())}


def neutral(game: Game, player: Player) -> int:
    """1 for each Away Team and each Ship at neutral Locations (score.neutral)."""
    return sum(
        game.tokens(place, "away-team", player) + len(ships_at(game, player, place))
        for place in game.cards("neutral-zone")
    )


def focus(game: Game, player: Player) -> dict[str, int]:
    """By track: icons times the highest multiplier reached; nothing without a completed mission (score.focus)."""
    return {icon.removesuffix(FOCUS): number * worth for icon, number, worth in focus_parts(game, player)}


def focus_parts(game: Game, player: Player) -> list[tuple[str, int, int]]:
    """For each kind of Focus icon how many count, and what one is worth: nothing without a completed mission."""
    scores = bool(game.cards("completed", player) and tracks_of(game, player))
    worth = {track: multiplier(game, player, track) if scores else 0 for track in TRACKS}
    worth["best"] = max(worth.values())
    found = dict.fromkeys(worth, 0)
    for copy in counted(game, player):
        for icon in words.icons(game, copy):
            track = icon.removesuffix(FOCUS)
            if icon.endswith(FOCUS) and track in worth:
                found[track] += 1
    return [(f"{track}{FOCUS}", number, worth[track]) for track, number in found.items()]


def missions(game: Game, player: Player) -> int:
    """Printed points of completed missions; the Basic side has none to score (mission.vp, setup.player.basic)."""
    if game.state.lasting.get(f"side {player}") != "advanced":
        return 0
    return sum(found.vp for copy in game.cards("completed", player) if (found := mission(game.definition(copy))))


def winners(game: Game) -> list[Player]:
    """Who has won a game that is over (end.burn.3, score.winner)."""
    if game.state.over == "burn" and incidents(game, 0) != incidents(game, 1):
        return [min((0, 1), key=lambda player: incidents(game, player))]
    totals = [score(game, player)["total"] for player in (0, 1)]
    return [player for player in (0, 1) if totals[player] == max(totals)]


QUERIES: Mapping[str, Callable[..., Any]] = {
    "unscored": unscored,
    "scoring-operations": scoring_operations,
    "scored": scored,
    "burn-tied": burn_tied,
}
