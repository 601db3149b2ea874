"""Queries of the resolution of a challenge and of icon flips (sections 9 and 10)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cc_tools.engine import nouns
from cc_tools.engine.continuous import held
from cc_tools.engine.game import PLAYERS, Game
from cc_tools.engine.state import Copy, Frame
from cc_tools.games.star_trek_tcg.play import icons
from cc_tools.games.star_trek_tcg.play.bearing import actions_of
from cc_tools.games.star_trek_tcg.play.binding import bound
from cc_tools.games.star_trek_tcg.play.cards import RATINGS, challenges, is_ship, members, xc
from cc_tools.games.star_trek_tcg.play.definitions import actions
from cc_tools.games.star_trek_tcg.play.effects import rating
from cc_tools.games.star_trek_tcg.play.forbidding import forbids, forbids_action
from cc_tools.games.star_trek_tcg.records import Action
from cc_tools.language import phrases
from cc_tools.model.tree import NounPhrase


def _row(game: Game, name: str) -> Action:
    """A row of the action table."""
    return actions(game.pool)[name]


def standing(game: Game, frame: Frame) -> list[Copy]:
    """The challenges in play, in the order in which they were played."""
    return list(challenges(game))


def nothing_stands(game: Game, frame: Frame) -> bool:
    """Whether no challenge is in play."""
    return not challenges(game)


def among_challenges(game: Game, frame: Frame, things: list[Copy]) -> list[Copy]:
    """Those of the cards that still lie with the challenges."""
    return [copy for copy in things if game.area(copy) == "challenges"]


def stands(game: Game, frame: Frame, copy: Copy) -> bool:
    """Whether a challenge is still in play."""
    return copy in challenges(game)


def action_names(game: Game, frame: Frame, copy: Copy) -> list[str]:
    """The actions among which its player picks (tcg.action.choose): those with a target, where any has one."""
    table = actions(game.pool)
    player = 1 - game.state.active
    found = [
        name
        for name in actions_of(game, copy)
        if (name not in table and game.face(copy).programs.get("ACTION"))
        or (name in table and not forbids_action(game, player, name, table[name].rating))
    ]
    return [name for name in found if _has_target(game, frame, copy, name)] or found


def _has_target(game: Game, frame: Frame, copy: Copy, name: str) -> bool:
    """Whether an action of a challenge can be aimed at anybody (tcg.action.target)."""
    if is_special(game, frame, [name]):
        return True
    notes = game.state.notes
    before = {note: notes.get(note) for note in ("action", "resolving")}
    notes.update({"action": [name], "resolving": [copy]})
    try:
        return bool(targets(game, frame, [name]))
    finally:
        for note, value in before.items():
            notes.pop(note) if value is None else notes.update({note: value})


def can_act(game: Game, frame: Frame) -> bool:
    """Whether any challenge in play can still do something to somebody."""
    return any(
        _has_target(game, frame, copy, name) for copy in challenges(game) for name in action_names(game, frame, copy)
    )


def is_special(game: Game, frame: Frame, names: list[str]) -> bool:
    """Whether an action is the card's own and no row of the table (tcg.action.special)."""
    return names[0] not in actions(game.pool)


def targets(game: Game, frame: Frame, names: list[str]) -> list[Copy]:
    """The members at which an action may be aimed (tcg.action.table, tcg.action.tie-target)."""
    aim = _row(game, names[0]).target
    player = aims(game, frame, names)
    found = [copy for copy in members(game) if not forbids(game, player, "target", copy)]
    if aim.startswith("lowest-"):
        values = {copy: rating(game, copy, aim.removeprefix("lowest-")) for copy in found}
        found = [copy for copy in found if values[copy] == min(values.values())]
    return bound(game, player, "target", found) or found


def aims(game: Game, frame: Frame, names: list[str]) -> int:
    """The player who picks the target."""
    return game.state.active if _row(game, names[0]).target == "current-player" else 1 - game.state.active


def rating_used(game: Game, frame: Frame, names: list[str], player: int) -> str:
    """The rating that a side uses for an action: that of the table, or another that a card says (tcg.effect.side)."""
    chosen: dict[str, str] = game.state.notes.get("using") or {}
    if str(player) in chosen:
        return chosen[str(player)]
    for effect in held(game, "use"):
        noun = effect.effect.object
        if effect.player == player and isinstance(noun, NounPhrase):
            return phrases.first_word(noun)
    return _row(game, names[0]).rating


def using_with(game: Game, frame: Frame, name: str) -> dict[str, str]:
    """The ratings that sides use for the action under way other than its own, with that of who acts."""
    return {**(game.state.notes.get("using") or {}), str(frame.actor): name}


def result_of(game: Game, frame: Frame, names: list[str]) -> str:
    """What befalls the target on a loss, as cards have it (`treat result as flip`)."""
    return turned_into(game, turned_into(game, _row(game, names[0]).result, "result"))


def turned_into(game: Game, result: str, word: str = "") -> str:
    """What a result counts as; `word` is another word for it."""
    for effect in held(game, "treat"):
        was, becomes = effect.effect.object, effect.argument("as")
        if not isinstance(was, NounPhrase) or was.sort not in ("effect", "deed") or becomes is None:
            continue
        if phrases.first_word(was) == (word or result):
            return phrases.first_word(becomes)
    return result


def strength(game: Game, frame: Frame, things: list[Copy], name: str) -> int:
    """How many cards a side turns up (tcg.rating.use)."""
    return sum(rating(game, copy, name) for copy in things)


def showing(game: Game, frame: Frame, name: str) -> list[Copy]:
    """The cards with icons of a colour that who acts has turned up."""
    return [copy for copy in game.cards("icon-draw", frame.actor) if name in icons.shown(game, copy)]


def ratings(game: Game, frame: Frame, noun: NounPhrase) -> list[str]:
    """The ratings that a phrase names: the highest or the lowest of a card, several where they are equal."""
    of = phrases.behind(noun, "of")
    cards = nouns.things(game, frame, of) if of is not None else []
    values = {name: sum(rating(game, copy, name) for copy in cards) for name in RATINGS}
    wanted = min(values.values()) if phrases.says(noun, "lowest") else max(values.values())
    return [name for name, value in values.items() if value == wanted]


def crew_wins(game: Game, frame: Frame, names: list[str]) -> bool:
    """Whether the crew has as many icons as the challenge; it wins ties, unless one says that a tie is its own.

    Each side counts the icons of the rating that it uses (tcg.resolve.compare). Cards may have decided it before.
    """
    decided = game.state.notes.get("decided")
    if decided is not None:
        return bool(decided == game.state.active)
    crew, other = (
        icons.of_side(game, player, rating_used(game, frame, names, player))
        for player in (game.state.active, 1 - game.state.active)
    )
    lost_ties = any(effect.frame.card == frame.card for effect in held(game, "win"))
    return crew > other if lost_ties else crew >= other


def tally(game: Game, frame: Frame, names: list[str], winner: int) -> str | None:
    """The icons of both sides, those of the winner first (`4:2`); None where a card has decided the action."""
    if game.state.notes.get("decided") is not None:
        return None
    sides = (winner, 1 - winner)
    return ":".join(str(icons.of_side(game, one, rating_used(game, frame, names, one))) for one in sides)


def is_open(game: Game, frame: Frame) -> bool:
    """Whether no card has decided the action under way, so that icons are drawn for it."""
    return game.state.notes.get("decided") is None


def turned_up(game: Game, frame: Frame) -> list[Copy]:
    """The cards that both sides have turned up (tcg.resolve.cleanup)."""
    return [copy for player in PLAYERS for copy in game.cards("icon-draw", player)]


def flipper(game: Game, frame: Frame, things: list[Copy]) -> int:
    """Who turns a card over for another: the challenger for a challenge, else the current player (tcg.flip.do)."""
    return 1 - game.state.active if any(copy in challenges(game) for copy in things) else game.state.active


def icon_of(game: Game, frame: Frame, flipped: list[Copy]) -> str:
    """The icon of a card that was turned over; logic where there is none (tcg.flip.empty)."""
    return next((icon for copy in flipped for icon in game.face(copy).icons), "logic")


def icon_shown(game: Game, frame: Frame, flipped: list[Copy]) -> list[str]:
    """The icon of a card that was turned over, for whoever looks on."""
    return [icon_of(game, frame, flipped)]


def icon_result(game: Game, frame: Frame, things: list[Copy]) -> str:
    """What the icon turned over does to its target (tcg.flip.red to tcg.flip.blue, tcg.ship.flip)."""
    icon = game.state.notes["icon"]
    if icon == "combat":
        return "lose-xc" if any(is_ship(game, copy) for copy in things) else "kill"
    return "neutralize" if icon == "humanity" else "nothing"


def equal(game: Game, frame: Frame, first: Any, second: Any) -> bool:
    return bool(first == second)


def differs(game: Game, frame: Frame, first: Any, second: Any) -> bool:
    return bool(first != second)


def is_wreck(game: Game, frame: Frame, things: list[Copy]) -> bool:
    """Whether the ship has to lose a counter and has none (tcg.ship.destroyed)."""
    return any(copy >= 0 and is_ship(game, copy) and not xc(game, copy) for copy in things)


QUERIES: Mapping[str, Callable[..., Any]] = {
    "standing": standing,
    "among-challenges": among_challenges,
    "nothing-stands": nothing_stands,
    "stands": stands,
    "action-names": action_names,
    "can-act": can_act,
    "is-special": is_special,
    "targets": targets,
    "aims": aims,
    "rating-used": rating_used,
    "using-with": using_with,
    "result-of": result_of,
    "strength": strength,
    "crew-wins": crew_wins,
    "tally": tally,
    "open": is_open,
    "showing": showing,
    "ratings": ratings,
    "turned-up": turned_up,
    "flipper": flipper,
    "icon-of": icon_of,
    "icon-shown": icon_shown,
    "icon-result": icon_result,
    "equal": equal,
    "differs": differs,
    "is-wreck": is_wreck,
}
