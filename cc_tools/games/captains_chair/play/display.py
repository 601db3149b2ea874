"""How a table of Captain's Chair is laid out for people: which areas are piles, what they are called, what to add."""

from __future__ import annotations

from collections.abc import Mapping

from cc_tools.engine.game import Game
from cc_tools.engine.rules import Definition
from cc_tools.engine.state import Player
from cc_tools.games.captains_chair.play.tracks import multiplier, tracks_of

SKIPPED = frozenset({"box", "board", "rewards"})
"""The areas that are not shown."""

PILES = frozenset({"junk", "discard", "stardate"})
"""The areas of which the number of cards and the top one are shown."""

CALLED: Mapping[str, str] = {
    "territory": "controlled location",
    "duty": "duty-officer",
    "completed": "completed mission",
    "missions": "mission",
}
"""The words that an area is called by where its own name is none."""

SILENT = frozenset[str]()
"""Events that are not told, besides those of every game."""

UNCOUNTED = frozenset[str]()
"""Events of which there is only one at a time, besides those of every game."""

PLACES: Mapping[str, tuple[str, str]] = {}
"""By event how its source and its target are told, where not as where it comes from and goes to."""

QUESTIONS: Mapping[str, str] = {
    "track": "Which track?",
    "resource": "Which resource?",
    "suit": "Which suit?",
    "glory": "How much Glory do you pay in place of what is asked?",
    "enlist": "What do you enlist?",
    "control": "Of which Location do you take control?",
    "contribute": "Which cards contribute?",
    "duty-limit": "You have too many Duty Officers: which one is dismissed?",
}
"""By question what the player is asked."""


def additions(game: Game, player: Player) -> Mapping[str, str]:
    """By counter what stands behind its number: the highest multiplier that a track has reached."""
    return {track: f"×{multiplier(game, player, track)}" for track in tracks_of(game, player)}


def figures(definition: Definition) -> Mapping[str, int | str]:
    """The numbers that a card prints, by the word for each: none that its operations do not say."""
    return {}
