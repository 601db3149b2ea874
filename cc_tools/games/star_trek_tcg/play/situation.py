"""What there is to know at a question: where challenges are played, the action under way, counters to hand out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from cc_tools.engine.game import Game
from cc_tools.engine.state import Copy, Frame, Player, Question
from cc_tools.games.situation import Line
from cc_tools.games.star_trek_tcg.play import icons
from cc_tools.games.star_trek_tcg.play.allowing import givers
from cc_tools.games.star_trek_tcg.play.bookkeeping import ICON_DRAW
from cc_tools.games.star_trek_tcg.play.cards import base, members, xc
from cc_tools.games.star_trek_tcg.play.limits import kept
from cc_tools.games.star_trek_tcg.play.queries.resolving import is_special, rating_used, strength

ON_CARDS = frozenset({"initial-challenge-segment", "second-challenge-segment"})
"""The segments in which challenges are played on the card that was played last."""

TURNING = "turn-up"
"""The procedure that turns up the cards of a side."""


def situation(game: Game, question: Question) -> Iterator[Line]:
    """The lines for a question, from the widest to the narrowest."""
    notes, step = game.state.notes, game.state.step
    if step in ON_CARDS and notes.get("site"):
        yield Line("site", cards={"card": _listed(notes["site"])})
    if notes.get("action"):
        yield from _action(game)
    if question.kind == "assign":
        yield from _counters(game, question.player)


def _listed(found: Copy | list[Copy]) -> list[Copy]:
    return found if isinstance(found, list) else [found]


def _action(game: Game) -> Iterator[Line]:
    notes = game.state.notes
    names: list[str] = _named(notes["action"])
    cards = {"card": _listed(notes.get("resolving") or []), "target": _listed(notes.get("target") or [])}
    frame = game.frame()
    yield Line("action", cards, {"action": names[0]})
    if cards["target"] and game.state.step == ICON_DRAW and not is_special(game, frame, names):
        sides = zip((game.state.active, 1 - game.state.active), (cards["target"], cards["card"]), strict=True)
        for player, fighting in sides:
            yield _side(game, frame, player, fighting, rating_used(game, frame, names, player))


def _named(found: str | list[str]) -> list[str]:
    return found if isinstance(found, list) else [found]


def _side(game: Game, frame: Frame, player: Player, fighting: list[Copy], rating: str) -> Line:
    """What one side has turned up and has still to turn up, and how many icons of its rating that makes."""
    shown = game.cards("icon-draw", player)
    found = Counter(icon for copy in shown for icon in icons.shown(game, copy))
    for owner, icon, number, _ in icons.added(game):
        found[icon] += number if owner == player else 0
    due = max(0, strength(game, frame, fighting, rating) - len(shown)) if _due(game, player) else 0
    numbers = {"shown": len(shown), "due": due, "number": icons.of_side(game, player, rating)}
    amounts = {"icons": {icon: number for icon, number in sorted(found.items()) if number}}
    return Line("side", words={"rating": rating}, players={"who": player}, numbers=numbers, amounts=amounts)


def _due(game: Game, player: Player) -> bool:
    """Whether a side has still to turn up cards: the challenger does so last."""
    if game.state.notes.get("before-draw"):
        return True
    turning = next((one for one in game.state.stack if one.program == TURNING), None)
    return turning is not None and player in (turning.player, 1 - game.state.active)


def _counters(game: Game, player: Player) -> Iterator[Line]:
    """How many counters are left to hand out, and what becomes of those that are not."""
    if game.state.step == "final-xc-segment":
        lenders = {one: xc(game, one) for copy in members(game) for one in givers(game, player, copy)}
        yield Line("left", numbers={"number": base(game, player)})
        yield from (Line("lent", cards={"card": [one]}, numbers={"number": number}) for one, number in lenders.items())
        return
    number, most = base(game, player), kept(game, player)
    yield Line("purge", numbers={"number": number, "most": most})

