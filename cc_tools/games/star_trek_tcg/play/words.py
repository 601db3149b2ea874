"""What the words of the operations mean in this game: which cards fit them, and where they are looked for."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from cc_tools.engine import nouns
from cc_tools.engine.game import PLAYERS, Game
from cc_tools.engine.pointing import as_list
from cc_tools.engine.pool import Pool
from cc_tools.engine.state import Copy, Frame
from cc_tools.games.star_trek_tcg.play.bearing import words_of
from cc_tools.games.star_trek_tcg.play.cards import (
    AT_HAND,
    EPISODE,
    challenges,
    is_crew,
    is_default,
    members,
    place_of,
    record,
    same_name,
    type_of,
)
from cc_tools.games.star_trek_tcg.play.definitions import ANONYMOUS, actions
from cc_tools.games.star_trek_tcg.play.effects import price
from cc_tools.language import phrases
from cc_tools.model.game import Area
from cc_tools.model.tree import Is, NounPhrase

GUESTS = frozenset({"landing-party", "effects", *AT_HAND})
"""Where guests are on their way into the landing party, and in it."""

Domain = Callable[[Game, Frame], Collection[Copy]]

ALSO: Mapping[str, frozenset[str]] = {"communications": frozenset({"communications", "summon-to-bridge"})}
"""By ability the abilities that count as it (tcg.open.communications)."""


def _type(game: Game, frame: Frame, copy: Copy, name: str) -> bool:
    if game.definition(copy).id == ANONYMOUS:
        return False
    if name == "crew":
        return is_crew(game, copy) or _is_guest(game, copy)
    return type_of(game, copy) == name or (name in EPISODE and place_of(game, copy) == name)


def _is_guest(game: Game, copy: Copy) -> bool:
    """Whether a wild with ratings is in the landing party, or is played to join it (tcg.wild.guest)."""
    return type_of(game, copy) == "wild" and game.area(copy) in GUESTS and record(game, copy).ratings is not None


def _word(game: Game, frame: Frame, copy: Copy, name: str) -> bool:
    """Whether a card has an attribute, an action or an ability."""
    found = words_of(game, copy)
    return any(one in found for one in ALSO.get(name, (name,)))


def _noun(game: Game, frame: Frame, copy: Copy, name: str) -> bool:
    if name in SIDES:
        return copy in SIDES[name](game, frame)
    test = _NOUNS.get(name)
    return test is None or (game.definition(copy).id != ANONYMOUS and test(game, copy))


def user(game: Game, frame: Frame) -> list[Copy]:
    """The card for whose side an effect is played (tcg.effect.user)."""
    return target(game) if frame.player == game.state.active else resolving(game)


def rival(game: Game, frame: Frame) -> list[Copy]:
    """The card that it meets."""
    return resolving(game) if frame.player == game.state.active else target(game)


SIDES: Mapping[str, Callable[[Game, Frame], list[Copy]]] = {"user": user, "rival": rival}
"""By word the card of one side of the icon draw under way."""


def target(game: Game) -> list[Copy]:
    """The card at which the action under way is aimed."""
    return list(game.state.notes.get("target") or ())


def resolving(game: Game) -> list[Copy]:
    """The challenge that is being resolved."""
    return list(game.state.notes.get("resolving") or ())


def at_home(game: Game, copy: Copy, home: str) -> bool:
    """Whether crew belongs to the bridge or to a complement, wherever it stands."""
    return is_crew(game, copy) and (game.area(copy) == home or game.status(copy, "home") == home)


_NOUNS: Mapping[str, Callable[[Game, Copy], bool]] = {
    "member": lambda game, copy: copy in members(game),
    "bridge-crew": lambda game, copy: at_home(game, copy, "bridge"),
    "complement-crew": lambda game, copy: at_home(game, copy, "complement"),
    "guest": lambda game, copy: type_of(game, copy) == "wild" and game.area(copy) == "landing-party",
    "episode-card": lambda game, copy: place_of(game, copy) in EPISODE,
    "default": is_default,
    "target": lambda game, copy: copy in target(game),
}


def _adjective(game: Game, frame: Frame, copy: Copy, name: str) -> bool:
    if name == "other":
        return copy != frame.card and copy not in as_list(frame.names.get("%counted"))
    if name == "own":
        return game.owner(copy) == frame.actor
    if name == "free":
        return game.definition(copy).id != ANONYMOUS and price(game, copy) == 0
    if name in ("first", "next"):
        return _comes_first(game, None if name == "first" else frame.card, copy)
    if name == "absent":
        return not any(is_crew(game, one) and same_name(game, one, copy) for one in [*in_play(game), *_aside(game)])
    return True


def _comes_first(game: Game, since: Copy | None, copy: Copy) -> bool:
    """Whether a card is the first of its kind that is played in this episode, or after another card."""
    played: list[Copy] = game.state.notes.get("appeared", [])
    later = played[played.index(since) + 1 :] if since in played else played
    alike = [one for one in later if place_of(game, one) == place_of(game, copy)]
    return alike[:1] in ([], [copy])


def _state(game: Game, frame: Frame, copy: Copy, name: str) -> bool:
    if name in ("killed", "beaten"):
        return copy in game.state.notes.get(name, ())
    if name == "normal":
        return game.status(copy, "state") is None
    return game.status(copy, "state") == name


SENSES: Mapping[str, Callable[[Game, Frame, Copy, str], bool]] = {
    "type": _type,
    "trait": _word,
    "action": _word,
    "ability": _word,
    "noun": _noun,
    "adjective": _adjective,
    "state": _state,
}
"""By sense whether a copy fits a word."""


# --- where things are ---------------------------------------------------------------------------------------------


def _aside(game: Game) -> list[Copy]:
    """The crew that had to leave the landing party, and is somebody's all the same (tcg.state.neutralized)."""
    return list(game.cards("sidelined", game.state.active))


def in_play(game: Game) -> list[Copy]:
    """Every card on the table."""
    return game.within(game.pool.once("on the table", game.pool.area_rules, _on_table))


def _on_table(pool: Pool, rules: Sequence[Area]) -> tuple[int, ...]:
    """The numbers of the areas in play."""
    return tuple(number for number, area in enumerate(rules) if area.in_play)


def _crew(game: Game, frame: Frame) -> list[Copy]:
    return [*game.cards("bridge"), *members(game), *game.cards("complement", frame.actor)]


def _of_both(area: str) -> Domain:
    return lambda game, frame: [copy for player in PLAYERS for copy in game.cards(area, player)]


PLACES: Mapping[str, Domain] = {
    **SIDES,
    "target": lambda game, frame: [copy for copy in target(game) if copy in members(game)],
    "member": lambda game, frame: list(members(game)),
    "crew": _crew,
    "bridge-crew": _crew,
    "complement-crew": _crew,
    "core-crew": _crew,
    "challenge": lambda game, frame: list(challenges(game)),
    "permanent": _of_both("permanents"),
    "episode-card": _of_both("episode"),
    "mission": _of_both("episode"),
    "plot": _of_both("episode"),
    "discovery": _of_both("episode"),
}
"""By word where its things are, if nothing says so."""


def looks(pool: Pool, noun: NounPhrase, source: NounPhrase | None) -> Domain | None:
    """Where a phrase looks, if the general rule does not hold: `in play` is the whole table."""
    if phrases.pointer(noun) is not None or phrases.behind(noun, "of", "on") is not None:
        return _played_on(pool, noun)
    zone, beside = phrases.behind(noun, "in", "from") or source, _out_of_party(noun)
    if zone is not None:
        if phrases.says(zone, "play"):
            return lambda game, frame: [*in_play(game), *beside(game, frame)]
        if phrases.says(zone, "episode"):
            return _appeared
        return None
    places = [PLACES[word] for word in phrases.words(noun) if word in PLACES]
    if not places:
        return lambda game, frame: in_play(game)
    return lambda game, frame: dict.fromkeys(copy for place in (*places, beside) for copy in place(game, frame))


def _out_of_party(noun: NounPhrase) -> Domain:
    """Where crew is that a phrase names by what befell it: set aside, or removed from the game in this episode."""
    states = phrases.words(noun, "state")
    killed, away = "killed" in states, not {"neutralized", "converted"}.isdisjoint(states)
    return lambda game, frame: [
        *(game.state.notes.get("killed", ()) if killed else ()),
        *(game.cards("sidelined", game.state.active) if away else ()),
    ]


def _appeared(game: Game, frame: Frame) -> list[Copy]:
    """What was used in the episode so far, whether it still lies there or not."""
    there = [copy for player in PLAYERS for copy in game.cards("episode", player)]
    return list(dict.fromkeys([*there, *game.state.notes.get("appeared", ())]))


def _played_on(pool: Pool, noun: NounPhrase) -> Domain | None:
    """`challenge on mission`: the challenges that were played on such an episode card."""
    on = phrases.behind(noun, "on")
    if on is None or not phrases.says(noun, "challenge"):
        return None
    sites = nouns.lookup(pool, on)
    return lambda game, frame: [copy for copy in challenges(game) if game.status(copy, "on") in sites(game, frame)]


# --- conditions ---------------------------------------------------------------------------------------------------


def tests(pool: Pool, condition: Is) -> Callable[[Game, Frame], bool] | None:
    """What tests a condition about the action under way (its name, its rating, whose it is) or the icon turned over."""
    subject, predicate = phrases.words(condition.subject), condition.predicate
    if subject == ["icon"]:
        return lambda game, frame: phrases.says(predicate, game.state.notes.get("icon", ""))
    if subject != ["action"]:
        return None
    if condition.preposition == "of":
        return lambda game, frame: any(nouns.fits(game, frame, predicate, copy) for copy in resolving(game))
    said = frozenset(phrases.words(predicate))
    return lambda game, frame: not said.isdisjoint(_action(game))


def _action(game: Game) -> list[str]:
    """The name of the action under way, and the rating that it uses."""
    table = actions(game.pool)
    names = [name for name in game.state.notes.get("action") or () if name in table]
    return [word for name in names for word in (name, table[name].rating)]
