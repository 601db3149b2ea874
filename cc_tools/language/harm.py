"""The negative effect of an operation: its steps against the opponent, which `ignore negative-effect` leaves out.

What counts is who does a step, whose things it acts on, and the marks of its verb (attack.3):

- A step forced on the opponent (`opponent S`, `both S`) is one demand. If anything in it hurts the opponent, it falls
  away as a whole, with its choice and with what `you` would do in the branch chosen: where nobody is asked, no branch
  is reached. What an attacker gets in any case stands outside of the demand.
- `opponent may S` forces nothing, and a verb that never pays (`send`, `gain`) costs nothing to who has to do it.
- A step of the card's own player hurts where its object, or a zone that it takes from or puts to, is the opponent's:
  said so, or named `$x` or `it` before.
- A verb that `attacks` hurts whatever it acts on. If it also `harms`, it does so by what it does to things that are
  nobody's (`destroy neutral location` strikes all that stands there), and not by what it does to the player's own.

A step left out is not carried out. If it stands before an arrow, what stands behind is not reached either; after it
`done` is false, and its name is of nothing (attack.4). Whether the operation is an attack at all is for its flags.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from cc_tools.language.signature import Signature
from cc_tools.model.tree import (
    Act,
    Block,
    Choose,
    Core,
    Each,
    Effect,
    Group,
    If,
    Nested,
    NounPhrase,
    Operation,
    Owner,
    Place,
    Qualifier,
    Repeat,
    Statement,
    Step,
    Trigger,
    Variable,
    Word,
)

Share = Literal["all", "opponent"]
"""How much of a step is harm: all of it, or of what both do or own the opponent's half."""

Whose = Literal["opponent", "both"] | None
"""Whose things: the opponent's, either player's, or nobody's but the card's own player's."""

OF_OWNER = ("in", "on", "from", "of")
"""Prepositions behind which a noun is whose the noun after them is: `card in opponent discard`, `1 of $x`."""


def harm(operation: Operation, verbs: Mapping[str, Signature]) -> dict[Place, Share]:
    """The steps against the opponent by their `span`, in the order written, each with the share of it that is harm.

    Steps within such a step are not listed. A verb that `verbs` does not hold is taken for harmless.
    """
    search = _Search(verbs)
    search.statements(operation.body, None, search.heard(operation))
    return search.found


@dataclass(slots=True)
class _Search:
    """What has been found, and the names given so far to what is not the player's own."""

    verbs: Mapping[str, Signature]
    found: dict[Place, Share] = field(default_factory=dict)
    named: dict[str, Whose] = field(default_factory=dict)

    def heard(self, operation: Operation) -> Whose:
        """Whose `it` is, after the events in the head."""
        for clause in operation.clauses:
            for event in clause.events if isinstance(clause, Trigger) else ():
                if event.who is not None:
                    return "opponent" if event.who == "opponent" else "both"
                if event.object is not None:
                    return self.whose(event.object, None)
        return None

    def statements(self, statements: Iterable[Statement], forced: Whose, it: Whose) -> None:
        for statement in statements:
            if isinstance(statement, Act):
                for step in (*statement.cost, *statement.steps):
                    self.step(step, forced, it)

    def step(self, step: Step, forced: Whose, it: Whose) -> None:
        """A step where `forced` says who acts besides the card's own player."""
        acting, willing = _acting(step, forced)
        demand = acting is not None and forced is None
        inner = replace(self, found={}) if demand or willing else self
        share = inner.core(step.core, acting, it)
        if willing:
            return
        if demand and inner.found:
            share = _share(acting)
        if share is not None:
            self.found[step.span] = share

    def core(self, core: Core, acting: Whose, it: Whose) -> Share | None:
        """The share of an effect; what is made of other steps has none itself."""
        match core:
            case Effect():
                return self.effect(core, acting, it)
            case If():
                self.core(core.then, acting, it)
                if core.otherwise is not None:
                    return self.core(core.otherwise, acting, it)
            case Each():
                self.core(core.block, acting, self.whose(core.things, it))
            case Repeat():
                self.core(core.block, acting, it)
            case Choose():
                for branch in core.branches:
                    self.core(branch, acting, it)
            case Block():
                self.statements(core.statements, acting, it)
        return None

    def effect(self, effect: Effect, acting: Whose, it: Whose) -> Share | None:
        signature = self.verbs.get(effect.verb)
        owner = self.owner(effect, it)
        if effect.bind is not None:
            self.named[effect.bind.name] = owner or acting
        if signature is None:
            return None
        if effect.block is not None and not signature.continuous:
            self.core(effect.block, acting, it)
        if signature.harms and owner is not None:
            return _share(owner)
        if signature.harms and signature.pays and acting is not None:
            return _share(acting)
        if signature.attacks and acting != "opponent" and not (signature.harms and _own(effect)):
            return "all"
        return None

    def owner(self, effect: Effect, it: Whose) -> Whose:
        """Whose things an effect acts on: its object, or the zone (of resources also the card) behind it."""
        if not isinstance(effect.object, NounPhrase):
            return None
        owner = self.whose(effect.object, it)
        for given in effect.arguments:
            if owner is None and isinstance(given, Qualifier) and _holds(given, effect.object):
                owner = self.whose(given.noun, it)
        return owner

    def whose(self, phrase: NounPhrase, it: Whose) -> Whose:
        """Whose the things of a noun phrase are."""
        owner = self.among(phrase.groups, it)
        for given in phrase.attached:
            if owner is None and isinstance(given, Qualifier) and given.preposition in OF_OWNER:
                owner = self.whose(given.noun, it)
        return owner

    def among(self, groups: Iterable[Group], it: Whose) -> Whose:
        owner: Whose = None
        for atom in (atom for group in groups for atom in group.atoms):
            match atom:
                case Owner(who=who):
                    owner = "opponent" if who == "opponent" else "both"
                case Nested(groups=inner):
                    owner = owner or self.among(inner, it)
                case Variable(name=name):
                    owner = owner or self.named.get(name)
                case Word(name="it", sense="pronoun"):
                    owner = owner or it
        return owner


def _acting(step: Step, forced: Whose) -> tuple[Whose, bool]:
    """Who acts besides the card's own player, and whether it is left to the opponent to do so."""
    acting, willing = forced, False
    for actor in step.actors:
        if actor == "may":
            willing = willing or acting is not None
        else:
            acting = None if actor == "you" else "opponent" if actor == "opponent" else "both"
    return acting, willing


def _share(whose: Whose) -> Share:
    return "opponent" if whose == "both" else "all"


def _holds(given: Qualifier, held: NounPhrase) -> bool:
    """Whether what stands behind the preposition holds the object, or is to hold it."""
    if given.noun.sort == "zone":
        return given.preposition in ("from", "to", "in")
    return given.preposition == "from" and held.sort == "resource"


def _own(effect: Effect) -> bool:
    """Whether the object is surely the player's own, if it is not the opponent's: named before, or from a zone."""
    groups = effect.object.groups if isinstance(effect.object, NounPhrase) else ()
    atoms = [atom for group in groups for atom in group.atoms]
    named = any(isinstance(atom, Variable) or (isinstance(atom, Word) and atom.sense == "pronoun") for atom in atoms)
    return named or any(isinstance(given, Qualifier) and given.preposition == "from" for given in effect.arguments)
