"""What the operations of a face do to the card itself, read from their trees."""

from __future__ import annotations

from collections.abc import Iterator

from cc_tools.games.captains_chair.records import Content
from cc_tools.language.walk import nodes
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.tree import Act, Effect, NounPhrase, Operation, Word

THIS = "this"


def trees(face: Content, game: GameCatalog) -> Iterator[Operation]:
    """The trees of a face's operations, as far as they could be read."""
    for text in getattr(face, "operations", ()):
        tree = game.trees.get(text)
        if tree is not None:
            yield tree


def treated_as(face: Content, game: GameCatalog) -> set[str]:
    """The words that the card counts as at all times (kw.considered.1): no clause and no condition limits it."""
    found: set[str] = set()
    for tree in trees(face, game):
        if tree.clauses:
            continue
        for act in tree.body:
            if isinstance(act, Act) and not act.cost and act.unless is None:
                for step in act.steps:
                    if isinstance(step.core, Effect) and step.core.verb == "treat" and _is_this(step.core):
                        found.update(word for part in step.core.arguments for word in _words(part.noun))
    return found


def deploys_itself(face: Content, game: GameCatalog) -> bool:
    """Whether one of the operations deploys the card that it stands on."""
    return any(
        isinstance(node, Effect) and node.verb == "deploy" and _is_this(node)
        for tree in trees(face, game)
        for node in nodes(tree)
    )


def _is_this(effect: Effect) -> bool:
    return isinstance(effect.object, NounPhrase) and _words(effect.object) == [THIS]


def _words(noun: NounPhrase) -> list[str]:
    return [atom.name for group in noun.groups for atom in group.atoms if isinstance(atom, Word)]
