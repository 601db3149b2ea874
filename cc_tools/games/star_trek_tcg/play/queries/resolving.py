"""Queries of the resolution of a challenge and of icon flips (sections 9 and 10)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cc_tools.engine import words
from cc_tools.engine.continuous import held
from cc_tools.engine.game import PLAYERS, Game
from cc_tools.engine.state import Copy, Frame
from cc_tools.games.star_trek_tcg.play.cards import challenges, is_ship, members, record, xc
from cc_tools.games.star_trek_tcg.play.definitions import actions
from cc_tools.games.star_trek_tcg.play.effects import rating
from cc_tools.games.star_trek_tcg.play.forbidding import forbids, forbids_action
from cc_tools.games.star_trek_tcg.records import Action
from cc_tools.language import phrases
from cc_tools.model.tree import NounPhrase


def _row(game: Game, name: str) -> Action:
    """A row of the action table."""
    return actions(game.pool.catalog)[name]


def standing(game: Game, frame: Frame) -> list[Copy]:
    """The challenges in play, in the order in which they were played."""
    return list(challenges(game))


def stands(game: Game, frame: Frame, copy: Copy) -> bool:
    """Whether a challenge is still in play."""
    return copy in challenges(game)


def action_names(game: Game, frame: Frame, copy: Copy) -> list[str]:
    """The actions among which its player picks (tcg.action.choose)."""
    table = actions(game.pool.catalog)
    player = 1 - game.state.active
    names = dict.fromkeys((*record(game, copy).actions, *words.treated_as(game, copy, "action")))
    return [
        name
        for name in names
        if (name not in table and game.face(copy).programs.get("ACTION"))
        or (name in table and not forbids_action(game, player, name, table[name].rating))
    ]


def is_special(game: Game, frame: Frame, names: list[str]) -> bool:
    """Whether an action is the card's own and no row of the table (tcg.action.special)."""
    return names[0] not in actions(game.pool.catalog)


def targets(game: Game, frame: Frame, names: list[str]) -> list[Copy]:
    """The members at which an action may be aimed (tcg.action.table, tcg.action.tie-target)."""
    aim = _row(game, names[0]).target
    player = aims(game, frame, names)
    found = [copy for copy in members(game) if not forbids(game, player, "target", copy)]
    if not aim.startswith("lowest-"):
        return found
    values = {copy: rating(game, copy, aim.removeprefix("lowest-")) for copy in found}
    return [copy for copy in found if values[copy] == min(values.values())]


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


def icons(game: Game, player: int, name: str) -> int:
    """How many icons of a colour a side shows, with those added to it; effects may change colours (tcg.effect.side)."""
    shown = [icon for copy in game.cards("icon-draw", player) for icon in game.face(copy).icons]
    for effect in held(game, "treat"):
        was, becomes = effect.effect.object, effect.argument("as")
        if isinstance(was, NounPhrase) and was.sort == "icon" and becomes is not None:
            old, new = phrases.first_word(was), phrases.first_word(becomes)
            shown = [new if icon == old else icon for icon in shown]
    added: dict[str, int] = game.state.notes.get("added") or {}
    return shown.count(name) + added.get(f"{player} {name}", 0) + added.get(f"{player} icon", 0)


def crew_wins(game: Game, frame: Frame, names: list[str]) -> bool:
    """Whether the crew has as many icons as the challenge; it wins ties, unless one says that a tie is its own.

    Each side counts the icons of the rating that it uses (tcg.resolve.compare).
    """
    crew, other = (
        icons(game, player, rating_used(game, frame, names, player))
        for player in (game.state.active, 1 - game.state.active)
    )
    lost_ties = any(effect.frame.card == frame.card for effect in held(game, "win"))
    return crew > other if lost_ties else crew >= other


def turned_up(game: Game, frame: Frame) -> list[Copy]:
    """The cards that both sides have turned up (tcg.resolve.cleanup)."""
    return [copy for player in PLAYERS for copy in game.cards("icon-draw", player)]


def icon_result(game: Game, frame: Frame, things: list[Copy], flipped: list[Copy]) -> str:
    """What an icon flip does to its target (tcg.flip.red to tcg.flip.blue, tcg.flip.empty, tcg.ship.flip)."""
    icon = next((icon for copy in flipped for icon in game.face(copy).icons), "logic")
    if icon == "combat":
        return "lose-xc" if any(is_ship(game, copy) for copy in things) else "kill"
    return "neutralize" if icon == "humanity" else "nothing"


def equal(game: Game, frame: Frame, first: Any, second: Any) -> bool:
    return bool(first == second)


def is_wreck(game: Game, frame: Frame, things: list[Copy]) -> bool:
    """Whether the ship has to lose a counter and has none (tcg.ship.destroyed)."""
    return any(is_ship(game, copy) and not xc(game, copy) for copy in things)


QUERIES: Mapping[str, Callable[..., Any]] = {
    "standing": standing,
    "stands": stands,
    "action-names": action_names,
    "is-special": is_special,
    "targets": targets,
    "aims": aims,
    "rating-used": rating_used,
    "using-with": using_with,
    "result-of": result_of,
    "strength": strength,
    "crew-wins": crew_wins,
    "turned-up": turned_up,
    "icon-result": icon_result,
    "equal": equal,
    "is-wreck": is_wreck,
}
