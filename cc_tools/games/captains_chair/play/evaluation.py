"""What a position is worth to a player, roughly and quickly: for agents, not for the rules.

The unit is the victory point. What only pays later, such as resources, levels of tracks or tokens at Locations, is
rated by what it usually brings; the numbers were found by letting versions of them play against each other.
"""

from __future__ import annotations

from collections.abc import Sequence

from cc_tools.engine.game import Game
from cc_tools.engine.pool import Pool
from cc_tools.engine.rules import Definition
from cc_tools.engine.state import Copy, Player
from cc_tools.games.captains_chair.play.definitions import content
from cc_tools.games.captains_chair.play.preparation import prepared
from cc_tools.games.captains_chair.play.progress import progress
from cc_tools.games.captains_chair.play.queries.scoring import missions
from cc_tools.games.captains_chair.play.states import strength
from cc_tools.games.captains_chair.play.tracks import multiplier, side_of, tracks_of
from cc_tools.games.captains_chair.records import Content

RESTING = {"action-step": "action", "control-step": "control", "turn": None}
"""Programs and the question in them (or None for their beginning) at which no operation is under way."""

ENDING = (("end",),)
"""The answers that leave a position as it is."""

MIXED = frozenset({"hand", "deck", "reserve"})
"""The areas of an opponent among which a card cannot be placed: what is not known to be in hand may be in the deck."""

RESOURCES = {"dilithium": 0.55, "latinum": 0.45}
LEVEL = 0.45
NEAR = 0.12
TEAM, SECURED, PLACE = 0.3, 1.6, 2.5
DEPLOYED, OFFICER, HAND, ACTION = 1.2, 1.0, 0.15, 0.1
CARD, DECK, LOGGED, FOCUS = 0.8, 0.04, 0.6, 0.7
INCIDENT, MISSION, PROGRESS, OPPONENT = 3.0, 6.0, 5.0, 0.5
MET, OWNED = 0.6, 0.3


def worth(game: Game, player: Player) -> float:
    """What the position is worth to the player: the own side of it, less a part of the opponent's."""
    return side(game, player) + _goals(game, player) - OPPONENT * side(game, 1 - player)


def goals(game: Game, player: Player) -> list[Copy]:
    """The missions that the player can still complete."""
    return game.cards("missions", player) if _completions(game, player) > 0 else []


def nearness(game: Game, player: Player, goal: Copy) -> float:
    """From 0 (nothing that a mission asks for is there) to 1 (it is completed)."""
    if goal not in game.cards("missions", player):
        return 1.0
    return MET * progress(game, player, goal) + OWNED * prepared(game, player, goal)


def _completions(game: Game, player: Player) -> int:
    """How many missions the player can still complete."""
    return side_of(game, player).mission_completion_tokens - len(game.cards("completed", player))


def _goals(game: Game, player: Player) -> float:
    """The missions on the way to completion, as many as there are tokens left, the nearest first."""
    degrees = sorted((progress(game, player, copy) for copy in game.cards("missions", player)), reverse=True)
    return PROGRESS * sum(degree * degree for degree in degrees[: max(0, _completions(game, player))])


def side(game: Game, player: Player) -> float:
    """What a player has, in victory points."""
    found = float(game.pool_of(player, "glory"))
    found += sum(worth * _falling(game.pool_of(player, kind)) for kind, worth in RESOURCES.items())
    found += HAND * len(game.cards("hand", player)) + ACTION * game.pool_of(player, "action")
    found += DEPLOYED * len(game.cards("fleet", player)) + OFFICER * len(game.cards("duty", player))
    found += missions(game, player) + MISSION * len(game.cards("completed", player))
    return found + _cards(game, player) + _presence(game, player)


def _falling(number: int) -> float:
    """The more there is of something, the less one more of it helps."""
    return number if number <= 4 else 4 + (number - 4) * 0.5


def _cards(game: Game, player: Player) -> float:
    """The cards that count: that they are there, points, Incidents, and focus icons with what tracks make of them."""
    state, focused, found = game.state, dict[str, int](), 0.0
    values = game.pool.once("worth of cards", game.pool.definitions, _values)
    for number in game.pool.scoring[player]:
        for copy in state.areas[number]:
            value, focus = values[state.cards[copy]][state.faces.get(copy, 0)]
            found += value
            if focus is not None:
                focused[focus] = focused.get(focus, 0) + 1
    for track in tracks_of(game, player):
        found += LEVEL * game.pool_of(player, track)
        found += multiplier(game, player, track) * (1 + focused.get(track, 0)) * FOCUS
    return found - DECK * len(game.cards("deck", player)) - LOGGED * len(game.cards("log", player))


Value = tuple[float, str | None]
"""What a card that counts is worth, and the track of its focus icon."""


def _values(pool: Pool, definitions: Sequence[Definition]) -> list[list[Value]]:
    """By number of a definition the value of each of its sides."""
    return [[_value(content(one, side)) for side in range(len(one.faces))] for one in definitions]


def _value(shown: Content | None) -> Value:
    if shown is None:
        return 0.0, None
    points = CARD + (shown.vp or 0)
    return (points - INCIDENT, None) if shown.suit == "incident" else (points, shown.focus)


def _presence(game: Game, player: Player) -> float:
    """Controlled Locations, and how near to control the tokens at neutral ones are."""
    found = PLACE * len(game.cards("territory", player))
    rule = game.rules.data.setup["secure"]
    for place in game.cards("neutral-zone"):
        mine, theirs = strength(game, player, place), strength(game, 1 - player, place)
        if mine:
            found += TEAM * mine
            missing = max(rule["least"] - mine, theirs + rule["lead"] - mine, 0)
            found += SECURED if not missing else NEAR * max(0, 4 - missing)
    return found
