"""Continuous effects: which of them hold at this moment, and what they say about a card or a deed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from cc_tools.engine import conditions, nouns
from cc_tools.engine.game import Begun, Game
from cc_tools.engine.index import Standing
from cc_tools.engine.state import Copy, Frame, Player
from cc_tools.language import phrases
from cc_tools.model.instructions import Begin
from cc_tools.model.tree import During, Effect, NounPhrase, Operation, Requires, While

BETWEEN = ("setup", "scoring")
"""The times that are no step of a turn."""


@dataclass(slots=True)
class Held:
    """A continuous effect that holds now: for whose benefit or burden, and the frame in whose eyes it is read.

    Of those that have begun `since` is the number; those on cards come before them.
    """

    effect: Effect
    player: Player
    frame: Frame
    since: int = -1

    def argument(self, preposition: str) -> NounPhrase | None:
        """The noun that hangs on the effect's verb by this preposition."""
        return phrases.argument(self.effect, preposition)

    def behind(self, preposition: str) -> NounPhrase | None:
        """The noun that hangs by this preposition on the one that the effect is about."""
        about = self.effect.object
        return phrases.behind(about, preposition) if isinstance(about, NounPhrase) else None


Wanted = Callable[[Effect, Copy | None], bool]
"""Whether an effect on a copy can matter at all, whether it holds or not."""


def held(game: Game, verb: str, about: str = "", wanted: Wanted | None = None) -> Iterable[Held]:
    """The continuous effects of a verb that hold now, of both players: first those on cards, then those with an end.

    With `about`, those on cards that do not say this word are left out, with `wanted`, all that are not.
    """
    present: Sequence[Standing] = game.present(verb, about)
    begun: Sequence[Begun] = game.begun(verb) if game.state.effects else ()
    if wanted is not None:
        present = [one for one in present if wanted(one.effect, one.copy)]
        begun = [one for one in begun if wanted(one[1].effect, one[2][4])]
    return _held(game, present, begun) if present or begun else ()


def _held(game: Game, present: Sequence[Standing], begun: Sequence[Begun]) -> Iterator[Held]:
    coverage, stands = game.pool.coverage, game.rules.stands
    for one in present:
        player = game.controller(one.copy)
        if player < 0:
            player = game.state.active
        frame = Frame(one.address, player, player, one.copy)
        found = Held(one.effect, 1 - player if one.who == "opponent" else player, frame)
        if stands(game, found, False) and (one.always or _applies(game, frame, one)):
            if coverage is not None:
                coverage.hold(one.address)
            yield found
            if one.who == "both":
                yield Held(one.effect, 1 - player, frame)
    for number, begin, remembered in begun:
        lasting = _begun(begin, remembered, number)
        if stands(game, lasting, True):
            yield lasting


def _begun(begin: Begin, begun: tuple[Any, ...], number: int) -> Held:
    """An effect that has begun, as the state remembers it."""
    name, _, names, player, card = begun
    return Held(begin.effect, player, Frame(name, player, player, card, names=dict(names)), number)


def outlasts(game: Game, begun: tuple[Any, ...]) -> bool:
    """Whether an effect that has begun goes on in the turn that starts."""
    begin = game.pool.program(begun[0]).code[begun[1]]
    return isinstance(begin, Begin) and game.rules.outlasts(game, _begun(begin, begun, 0))


def _applies(game: Game, frame: Frame, standing: Standing) -> bool:
    """Whether what a standing effect is tied to holds."""
    return applies(game, frame, standing.tree) and all(conditions.holds(game, frame, one) for one in standing.tests)


def applies(game: Game, frame: Frame, tree: Operation) -> bool:
    """Whether the head's `while` and `during` and the leading requirements of an operation hold."""
    if not timely(game, frame, tree):
        return False
    for statement in tree.body:
        if not isinstance(statement, Requires):
            break
        if not conditions.holds(game, frame, statement.condition):
            return False
    return True


def timely(game: Game, frame: Frame, tree: Operation) -> bool:
    """Whether the head's `while` and `during` hold."""
    for clause in tree.clauses:
        if isinstance(clause, While):
            if not conditions.holds(game, frame, clause.condition):
                return False
        elif isinstance(clause, During) and not during(game, frame, clause):
            return False
    return True


def during(game: Game, frame: Frame, clause: During) -> bool:
    """Whether it is the time that `during` names: a step, or the whole turn, of the player meant."""
    word, step = phrases.first_word(clause.time), game.state.step
    if word in BETWEEN or word in game.rules.nobodys:
        return step == word
    whose = 1 - frame.player if phrases.owner_word(clause.time) == "opponent" else frame.player
    if game.state.active != whose or step in BETWEEN:
        return False
    if word.startswith("non-"):
        return step != word.removeprefix("non-")
    return word == "turn" or step == word


def affects(game: Game, copy: Copy, effect: Held) -> bool:
    """Whether the object of a continuous effect is this copy."""
    noun = effect.effect.object
    return isinstance(noun, NounPhrase) and nouns.fits(game, effect.frame, noun, copy)
