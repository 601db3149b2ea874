"""The state words of Captain's Chair for one copy: deployed, controlled, secured, contributing, …"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cc_tools.engine import words
from cc_tools.engine.game import Game
from cc_tools.engine.state import Copy, Frame, Player
from cc_tools.games.captains_chair.play.definitions import content

State = Callable[[Game, Frame, Copy], bool]


def deployed(game: Game, frame: Frame, copy: Copy) -> bool:
    """In the Fleet Area (kw.deploy.1)."""
    return game.area(copy) == "fleet"


def beamed(game: Game, frame: Frame, copy: Copy) -> bool:
    """Tucked under a card (kw.beam.1)."""
    return copy in game.state.hosts


def exhausted(game: Game, frame: Frame, copy: Copy) -> bool:
    return bool(game.status(copy, "exhausted"))


def controlled(game: Game, frame: Frame, copy: Copy) -> bool:
    """A Location of a player's own (zone.4), a card treated as one included once it is deployed (kw.considered.4)."""
    return game.area(copy) == "territory" or (game.area(copy) == "fleet" and "location" in words.suits(game, copy))


def neutral(game: Game, frame: Frame, copy: Copy) -> bool:
    return game.area(copy) == "neutral-zone"


def secured(game: Game, frame: Frame, copy: Copy) -> bool:
    """A neutral Location that the acting player could take (step.control.secure)."""
    return neutral(game, frame, copy) and secures(game, frame.actor, copy)


def secures(game: Game, player: Player, place: Copy) -> bool:
    """At least 3 tokens, and at least 2 more than the opponent; each counts with its weight (step.control.secure)."""
    rule = game.rules.data.setup["secure"]
    mine, theirs = strength(game, player, place), strength(game, 1 - player, place)
    return bool(mine >= rule["least"] and mine >= theirs + rule["lead"])


def strength(game: Game, player: Player, place: Copy) -> int:
    """The weight of a player's tokens at a place: Away Teams and ships."""
    return game.tokens(place, "away-team", player) + sum(weight(game, ship) for ship in ships_at(game, player, place))


def ships_at(game: Game, player: Player, place: Copy) -> list[Copy]:
    """A player's ships whose token stands at a place (ship.5)."""
    return [
        copy
        for copy, statuses in game.state.turned.items()
        if statuses.get("at") == place and game.owner(copy) == player
    ]


def weight(game: Game, ship: Copy) -> int:
    """How many tokens a ship's token counts as (card.14)."""
    shown = content(game.definition(ship), game.state.faces.get(ship, 0))
    return (shown.token_weight if shown is not None else None) or 1


def logged(game: Game, frame: Frame, copy: Copy) -> bool:
    return game.area(copy) == "log"


def duty_officer(game: Game, frame: Frame, copy: Copy) -> bool:
    return game.area(copy) == "duty"


def contributing(game: Game, frame: Frame, copy: Copy) -> bool:
    """Counted towards the goal that is being completed (mission.complete.1)."""
    for below in reversed(game.state.stack):
        if "%contributing" in below.names:
            return copy in below.names["%contributing"]
    return False


def completed(game: Game, frame: Frame, copy: Copy) -> bool:
    return game.area(copy) == "completed"


STATES: Mapping[str, State] = {
    "deployed": deployed,
    "beamed": beamed,
    "exhausted": exhausted,
    "controlled": controlled,
    "neutral": neutral,
    "secured": secured,
    "logged": logged,
    "duty-officer": duty_officer,
    "contributing": contributing,
    "completed": completed,
}

HOMES: Mapping[str, str] = {
    "neutral": "neutral-zone",
    "logged": "log",
    "location": "neutral-zone",
    "secured": "neutral-zone",
    "mission": "missions",
    "stardate": "stardate",
    "completed": "completed",
    "contributing": "beamed",
}
"""Where the things of a word lie that are not in play (or, with WIDE, not only)."""

WIDE = frozenset({"location", "secured", "contributing"})
"""Words whose things may also be in play: a `location` is neutral or the player's own."""

VIEWED = frozenset({"secured"})
"""Words that hold in one player's eyes."""

NARROW = frozenset({"neutral", "logged", "completed"})
"""Words that leave out what is in play."""
