"""What a position is worth to a player, roughly and quickly: for agents, not for the rules.

The unit is the counter that lies on crew the player can use; what only pays later is rated by what it may bring.
"""

from __future__ import annotations

from collections import Counter

from cc_tools.engine.game import Game
from cc_tools.engine.state import Copy, Frame, Player
from cc_tools.games.star_trek_tcg.play.cards import (
    RATINGS,
    base,
    challenges,
    episode,
    is_ship,
    own_crew,
    record,
    same_name,
    type_of,
    xc,
)
from cc_tools.games.star_trek_tcg.play.effects import rating
from cc_tools.games.star_trek_tcg.play.queries.resolving import crew_wins, rating_used, result_of, turned_up
from cc_tools.games.star_trek_tcg.play.queries.turn import hand_size
from cc_tools.games.star_trek_tcg.play.seats import winners

RESTING = {
    "turn": None,
    "interval": "%who",
    "challenge-segment": None,
    "resolve-segment": None,
    "final-xc-segment": "assign",
}
"""Programs and what they ask or name (or None for their beginning) where nothing is under way."""

ENDING = ((),)
"""The answers that leave a position as it is."""

MIXED = frozenset({"hand", "held", "deck"})
"""The areas of an opponent among which a card cannot be placed: what is not known to be in hand may be in the deck."""

BASE, CREW, PERMANENT, OPPONENT, WON = 0.55, 1.2, 0.7, 0.4, 1000.0
USEFUL, SPARE = 4, 0.2
"""So many counters in a power base can be used in a turn; what a further one is worth, which may be lost."""

MEMBER, STRENGTH, SHIP = 0.1, 0.04, 1.5
EPISODE, MATCHING, CHALLENGE, ABANDONED = 0.5, 0.4, 1.0, 2.0
DRAWN, KNOWN_CREW, REWARD, FURTHER, KEPT = 0.3, 0.1, 0.1, 0.2, 2
"""What a card in hand is worth: any that could be drawn, crew that is there already, an episode card by its value.

Of each other type so many are kept; a further one is worth less than a card that could be drawn instead.
"""

EVEN, STEP = 0.4, 0.15
"""How likely the crew loses an action between equals, and how much more likely with each point that it lacks."""

HARM = {"kill": CREW + MEMBER, "neutralize": 0.4, "convert": 0.6, "lose-xc": 0.0, "flip": 0.6}
"""What the results of an action cost the crew, besides the counters lost."""


def worth(game: Game, player: Player) -> float:
    """What the position is worth to the player: the own side of it, less a part of the opponent's."""
    if game.state.over is not None:
        return WON if winners(game) == [player] else -WON
    under_way = _under_way(game)
    return (
        side(game, player)
        + _hand(game, player)
        - OPPONENT * (side(game, 1 - player) + DRAWN * len(game.cards("hand", 1 - player)))
        + (under_way if player == game.state.active else -under_way)
    )


def side(game: Game, player: Player) -> float:
    """What a player has, in counters. Whoever belongs to the bridge counts for both players, wherever it stands."""
    found = BASE * min(base(game, player), USEFUL) + SPARE * max(0, base(game, player) - USEFUL)
    for copy in own_crew(game, player):
        found += xc(game, copy) + CREW * (game.area(copy) != "bridge")
    return found + sum(PERMANENT + BASE * xc(game, copy) for copy in game.cards("permanents", player))


def _hand(game: Game, player: Player) -> float:
    """What the player holds; what is missing of a full hand will be drawn."""
    hand = game.cards("hand", player)
    there = [*game.cards("bridge"), *own_crew(game, player)]
    found = DRAWN * max(0, hand_size(game, Frame("", player, player, None)) - len(hand))
    types: Counter[str] = Counter()
    for copy in hand:
        kind, reward = type_of(game, copy), record(game, copy).reward_xc
        types[kind] += 1
        if kind == "crew":
            found += KNOWN_CREW + DRAWN * (not any(same_name(game, copy, one) for one in there))
        elif reward is not None:
            found += REWARD * (1 + reward)
        else:
            found += DRAWN if types[kind] <= KEPT else FURTHER
    return found


# --- the episode --------------------------------------------------------------------------------------------------


def _under_way(game: Game) -> float:
    """What the episode promises the current player: its party, its values, less the challenges that stand."""
    state = game.state
    if state.notes.get("abandoned"):
        return -ABANDONED
    cards = episode(game)
    found = sum(EPISODE * (record(game, copy).reward_xc or 0) for copy in cards)
    titles = {record(game, copy).episode for copy in cards}
    found += MATCHING * (len(cards) - 1) * (len(titles) == 1 and None not in titles)
    for copy in game.cards("landing-party", state.active):
        found += MEMBER + STRENGTH * sum(rating(game, copy, name) for name in RATINGS)
        found -= SHIP * (is_ship(game, copy) and xc(game, copy) < 1)
    return found - CHALLENGE * len(challenges(game)) + _action(game)


def _action(game: Game) -> float:
    """What the action under way may bring: a challenge beaten, or its result for the member aimed at."""
    names, target, resolving = (game.state.notes.get(key) for key in ("action", "target", "resolving"))
    if not names or not target or not resolving:
        return 0.0
    lost = _lost(game, names, target[0], resolving[0])
    return CHALLENGE * (1 - lost) - lost * _harm(game, names, target[0], resolving[0])


def _lost(game: Game, names: list[str], member: Copy, challenge: Copy) -> float:
    """How likely the crew loses the action; certainly or not at all once the cards are turned up."""
    player = game.state.active
    frame = Frame("", player, player, challenge)
    if turned_up(game, frame):
        return float(not crew_wins(game, frame, names))
    own = rating(game, member, rating_used(game, frame, names, player))
    other = rating(game, challenge, rating_used(game, frame, names, 1 - player))
    return min(1.0, max(0.0, EVEN + STEP * (other - own)))


def _harm(game: Game, names: list[str], member: Copy, challenge: Copy) -> float:
    """What the result of a lost action costs."""
    result = result_of(game, Frame("", game.state.active, game.state.active, challenge), names)
    counters = xc(game, member)
    if result == "kill":
        return HARM[result] + counters
    if result == "lose-xc":
        return SHIP if counters else WON
    return HARM.get(result, 0.0)
