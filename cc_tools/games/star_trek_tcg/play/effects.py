"""What continuous effects make of the numbers of cards and of the game."""

from __future__ import annotations

from collections.abc import Iterator

from cc_tools.engine import nouns
from cc_tools.engine.continuous import Held, held
from cc_tools.engine.counting import amount_of
from cc_tools.engine.game import Game
from cc_tools.engine.state import Copy
from cc_tools.games.star_trek_tcg.lowering import ACTION, EPISODE, PRESENT, TURN
from cc_tools.games.star_trek_tcg.play.bearing import silent, stripped
from cc_tools.games.star_trek_tcg.play.cards import AT_HAND, is_default, printed_rating, record, type_of
from cc_tools.language import phrases
from cc_tools.language.lowering.code import MANY
from cc_tools.model.game import Game as GameData
from cc_tools.model.tree import Effect, Is, NounPhrase, Operation, Qualifier, Trigger, While

AT_WORK = frozenset({"landing-party", "challenges", "permanents", "episode", "effects"})
"""Where a card has to lie for its PASSIVE to hold, unless it names another place."""

ELSEWHERE = frozenset({"complement", "bridge"})
"""Where it holds only if its `while` says that it does."""

GONE = frozenset({"sidelined", "removed"})
"""Where it holds only if its `while` names the state of the card."""

RATINGS = "ratings"
"""What of a copy is being read where its ratings are; its words, on which they may depend, are another matter."""

OWN = frozenset({"cost", "allow"})
"""Effects that hold from the hand, about the card itself."""


PLACES = {"MISSION": "episode", "PLOT": "episode", "DISCOVERY": "episode", "EFFECT": "effects"}
"""By kind of operation where its card lies as long as what it says holds."""


def holds_in(data: GameData, tree: Operation, effect: Effect, area: str) -> bool:
    """Whether an effect may hold for a card in an area; `stands` looks closer."""
    if _awaits(tree, effect):
        return False
    if tree.kind != "PASSIVE":
        return data.kinds[tree.kind].holds and area == PLACES.get(tree.kind)
    if area in AT_WORK:
        return True
    elsewhere = area in ELSEWHERE or area in GONE or area in AT_HAND
    return elsewhere and (_is_placed(tree) or (area in AT_HAND and effect.verb in OWN and not _names_others(effect)))


def stands(game: Game, one: Held, begun: bool) -> bool:
    """Whether an effect holds now: one begun for a time, or one of a card at work."""
    return _lasts(game, one) if begun else _at_work(game, one)


def _lasts(game: Game, one: Held) -> bool:
    """Whether an effect that has begun holds: one for an action ends with it, one for the next turn waits for that."""
    names = one.frame.names
    if ACTION in names and names[ACTION] != game.state.notes.get("actions"):
        return False
    if EPISODE in names and names[EPISODE] != game.state.notes.get("episodes"):
        return False
    if PRESENT in names and (one.frame.card is None or not game.is_in_play(one.frame.card)):
        return False
    return TURN not in names or game.state.turn == names[TURN] + 1


def outlasts(game: Game, one: Held) -> bool:
    """Whether an effect that has begun goes on in the turn that starts: until the game ends, or because it is for it.

    What a card has for the rest of the game ends with its being there.
    """
    if TURN in one.frame.names:
        return _lasts(game, one)
    if not any(phrases.says(noun, "game") for noun in _purposes(one.effect)):
        return False
    of = one.behind("of")
    return of is not None and all(game.is_in_play(copy) for copy in nouns.things(game, one.frame, of))


def _awaits(tree: Operation, effect: Effect) -> bool:
    """Whether an effect holds only once it has begun: because of an event, or for a time."""
    if any(isinstance(clause, Trigger) for clause in tree.clauses):
        return True
    return any(argument.sort == "time" for argument in _purposes(effect))


def _at_work(game: Game, one: Held) -> bool:
    """Whether the card of an effect lies where it works."""
    card = one.frame.card
    tree = game.pool.trees.get(one.frame.program)
    if card is None:
        return True
    if tree is not None and silent(game, card, tree):
        return False
    if is_at_work(game, card) or (tree is not None and names_place(game, tree)):
        return True
    if game.area(card) not in AT_HAND or one.effect.verb not in OWN or _names_others(one.effect):
        return False
    of = one.behind("of")
    return of is None or phrases.says(of, "this")


def is_at_work(game: Game, card: Copy) -> bool:
    """Whether a card lies where its text works; crew that was turned into a challenge is away from its post."""
    area = game.area(card)
    return area in AT_WORK and (area != "challenges" or record(game, card).type == "challenge")


def names_place(game: Game, tree: Operation) -> bool:
    """Whether the `while` of an operation says where its card is, or in what state (`while this is in complement`)."""
    return game.pool.once("names place", tree, lambda pool, tree: _is_placed(tree))


def _is_placed(tree: Operation) -> bool:
    return any(_says_place(clause.condition) for clause in tree.clauses if isinstance(clause, While))


def _says_place(condition: object) -> bool:
    if isinstance(condition, Is):
        if condition.preposition == "in" or condition.predicate.sort == "zone":
            return True
        return phrases.says(condition.subject, "this") and bool(phrases.words(condition.predicate, "state"))
    return any(_says_place(part) for part in getattr(condition, "parts", ()))


def _purposes(effect: Effect) -> Iterator[NounPhrase]:
    """What an effect says it is for."""
    for argument in effect.arguments:
        if isinstance(argument, Qualifier) and argument.preposition == "for":
            yield argument.noun


def _targets(game: Game, effect: Effect) -> list[NounPhrase]:
    """The cards that an effect says it is for."""
    return game.pool.once("targets", effect, lambda pool, one: [noun for noun in _purposes(one) if noun.sort == "card"])


def _names_others(effect: Effect) -> bool:
    """Whether an effect says what it is for, and so is not about its own card alone."""
    return any(noun.sort != "time" for noun in _purposes(effect))


def _concerning(game: Game, verb: str, copy: Copy) -> list[Held]:
    """The effects of a verb that are for a card: those that name it, and of those that name no card its own."""
    concerned = held(game, verb, wanted=lambda effect, bearer: bearer == copy or bool(_targets(game, effect)))
    return [one for one in concerned if _concerns(game, one, copy)]


def _concerns(game: Game, one: Held, copy: Copy) -> bool:
    """Whether an effect is for a card: one of those it names, or else its own."""
    named = _targets(game, one.effect)
    if named:
        return any(nouns.fits(game, one.frame, noun, copy) for noun in named)
    return one.frame.card == copy and all(noun.sort == "time" for noun in _purposes(one.effect))


def changed(game: Game, number: int, effects: Iterator[Held]) -> int:
    """A number with what effects set and add; what is set comes first."""
    added = 0
    for one in effects:
        amount = amount_of(game, one.frame, one.effect)
        if one.effect.sign is None:
            number = MANY if _unlimited(one) else amount
        else:
            added += amount if one.effect.sign == "+" else -amount
    return number + added


def _unlimited(one: Held) -> bool:
    noun = one.effect.object
    return isinstance(noun, NounPhrase) and phrases.form(noun) == "any-number"


def rating(game: Game, copy: Copy, name: str) -> int:
    """A rating as it is now, never below 0 (tcg.rating.floor).

    What changes a rating never depends on itself.
    """
    number = printed_rating(game, copy, name) * _doubled(game, copy, name)
    mark = (RATINGS, copy)
    if mark in game.reading:
        return max(0, number)
    game.reading.add(mark)
    try:
        found = [one for verb in (name, "ratings") for one in _concerning(game, verb, copy)]
        return max(0, changed(game, number, iter(found)))
    finally:
        game.reading.discard(mark)


def _doubled(game: Game, copy: Copy, name: str) -> int:
    """How many times a rating counts that a card has of itself."""
    times = 1
    for one in held(game, "double"):
        noun, of = one.effect.object, one.behind("of")
        said = isinstance(noun, NounPhrase) and phrases.says(noun, name, "ratings")
        if said and of is not None and nouns.matches(game, one.frame, of, copy):
            times *= 2
    return times


def of_card(game: Game, verb: str, copy: Copy, number: int) -> int:
    """A number of a card as effects leave it; those that name a time count only then (`in initial-xc-segment`)."""
    found = [one for one in _concerning(game, verb, copy) if _now(game, one)]
    return max(0, changed(game, number, iter(found)))


def _now(game: Game, one: Held) -> bool:
    time = one.argument("in")
    return time is None or phrases.says(time, game.state.step)


def price(game: Game, copy: Copy) -> int:
    """What it costs to play a card now (tcg.challenge.cost)."""
    return 0 if stripped(game, copy, "cost") else of_card(game, "cost", copy, record(game, copy).cost_xc)


def value(game: Game, copy: Copy) -> int:
    """What an episode card is worth (tcg.reward.sum), or a challenge that stands: one, and its cost.

    What an operation makes of the worth of its own card it has written on it.
    """
    printed = record(game, copy)
    if type_of(game, copy) != "challenge":
        number = printed.reward_xc or 0
    else:
        number = 1 + int(game.state.notes.get("paid", {}).get(str(copy), 0))
    fixed = game.status(copy, "value")
    if isinstance(fixed, int):
        number = fixed
    if is_default(game, copy):
        return number
    found = [one for one in held(game, "value") if _names_others(one.effect) and _concerns(game, one, copy)]
    return changed(game, number, iter(found))


def of_game(game: Game, verb: str, number: int, player: int | None = None) -> int:
    """A number of the game as effects leave it (`party-size`, `hand-size`), those on one player where one is named."""
    found = [one for one in held(game, verb) if player is None or one.player == player]
    return max(0, changed(game, number, iter(found)))
