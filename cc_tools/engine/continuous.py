"""Continuous effects: which of them hold at this moment, and what they say about a card or a deed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cc_tools.engine.conditions import holds
from cc_tools.engine.game import Game
from cc_tools.engine.pool import Standing
from cc_tools.engine.state import Copy, Frame, Player
from cc_tools.model.instructions import Begin
from cc_tools.model.tree import During, Effect, NounPhrase, Operation, Qualifier, Requires, While


@dataclass(frozen=True, slots=True)
class Held:
    """A continuous effect that holds now: for whose benefit or burden, and the frame in whose eyes it is read."""

    effect: Effect
    player: Player
    frame: Frame


def held(game: Game, verb: str) -> Iterator[Held]:
    """The continuous effects of a verb that hold now, of both players: first those on cards, then those with an end."""
    if game.still is None:
        yield from _standing(game, verb)
    else:
        if verb not in game.still:
            game.still[verb] = list(_standing(game, verb, always=True))
        yield from game.still[verb]
        yield from _standing(game, verb, always=False)
    for name, position, names, player, card in game.state.effects:
        begin = game.pool.program(name).code[position]
        if isinstance(begin, Begin) and begin.effect.verb == verb:
            frame = Frame(name, player, player, card, names=dict(names))
            yield Held(begin.effect, player, frame)


def _standing(game: Game, verb: str, always: bool | None = None) -> Iterator[Held]:
    """Those that stand on cards; with `always` only those with, or without, nothing to be tested."""
    place, holding = game.state.place, game.pool.holding
    for standing in game.standing.get(verb, ()):
        if not holding[standing.tree.kind][place[standing.copy]]:
            continue
        if always is not None and standing.always != always:
            continue
        frame = _read(game, standing)
        if frame is not None:
            if game.pool.coverage is not None:
                game.pool.coverage.hold(standing.address)
            yield Held(standing.effect, _bound(frame.player, standing.who), frame)


def _bound(player: Player, who: str | None) -> Player:
    return 1 - player if who == "opponent" else player


def _read(game: Game, standing: Standing) -> Frame | None:
    """The frame of a standing effect, or None where it does not hold."""
    copy = standing.copy
    if game.state.faces.get(copy, 0) != standing.face:
        return None
    player = game.owner(copy)
    if player < 0:
        player = game.state.active
    frame = Frame(standing.address, player, player, copy)
    return frame if standing.always or applies(game, frame, standing.tree) else None


def applies(game: Game, frame: Frame, tree: Operation) -> bool:
    """Whether the head's `while` and `during` and the leading requirements of an operation hold."""
    for clause in tree.clauses:
        if isinstance(clause, While) and not holds(game, frame, clause.condition):
            return False
        if isinstance(clause, During) and not during(game, frame, clause):
            return False
    for statement in tree.body:
        if not isinstance(statement, Requires):
            break
        if not holds(game, frame, statement.condition):
            return False
    return True


def during(game: Game, frame: Frame, clause: During) -> bool:
    """Whether it is the time that `during` names: a step, or the whole turn, of the player meant."""
    groups = clause.time.groups
    opponent = any(getattr(atom, "who", None) == "opponent" for group in groups for atom in group.atoms)
    word = next(atom.name for group in groups for atom in group.atoms if hasattr(atom, "name"))
    step = game.state.step
    if word in ("setup", "scoring"):
        return step == word
    whose = 1 - frame.player if opponent else frame.player
    if game.state.active != whose or step in ("setup", "scoring"):
        return False
    if word.startswith("non-"):
        return step != word.removeprefix("non-")
    return word == "turn" or step == word


def argument(effect: Effect, preposition: str) -> Qualifier | None:
    """The qualifier of a verb with this preposition."""
    for one in effect.arguments:
        if isinstance(one, Qualifier) and one.preposition == preposition:
            return one
    return None


def affects(game: Game, copy: Copy, effect: Held) -> bool:
    """Whether the object of a continuous effect is this copy."""
    from cc_tools.engine.nouns import fits

    noun = effect.effect.object
    return isinstance(noun, NounPhrase) and fits(game, effect.frame, noun, copy)
