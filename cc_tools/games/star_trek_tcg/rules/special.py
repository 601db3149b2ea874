"""An asterisk on a card is explained by one of its operations (tcg.rating.special, tcg.action.special)."""

from __future__ import annotations

from collections.abc import Iterator

from cc_tools.diagnostics import Code, Diagnostic
from cc_tools.games.star_trek_tcg.records import Card, Ratings
from cc_tools.language.phrases import says
from cc_tools.language.walk import nodes
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.places import Places
from cc_tools.model.tree import Effect, NounPhrase, Operation

CODE = Code(
    "R040",
    "special-without-text",
    """A card has an asterisk that none of its operations explains, or explains one that it does not have.

A rating that is `special` gets its number from an operation with `set` or `copy`; without one it would count as
nothing. The action `special` is what an operation of kind ACTION does; without one the challenge could do nothing, and
without the action nothing would carry the operation out.

    ratings: {combat: special, humanity: 2, logic: 3}
    operations:
    - "CHALLENGE: set combat of this to highest logic of member"

Add what is missing, or write the number that is printed.
""",
)
SPECIAL = "special"
ACTION = "ACTION"
SETTING = ("set", "copy")
ALL = ("ratings", "rating")


def check(game: GameCatalog, places: Places) -> Iterator[Diagnostic]:
    """A finding for each asterisk without its text, and for each text of an action without its asterisk."""
    for card in game.cards.values():
        if not isinstance(card, Card):
            continue
        trees = [tree for text in card.operations if (tree := game.trees.get(text)) is not None]
        if len(trees) < len(card.operations):
            continue
        for path, message in (*_ratings(card, trees), *_actions(card, trees)):
            yield Diagnostic(CODE, message, places.of("cards", card.id, path))


def _ratings(card: Card, trees: list[Operation]) -> Iterator[tuple[tuple[str | int, ...], str]]:
    for name in Ratings.model_fields if card.ratings is not None else ():
        if getattr(card.ratings, name) == SPECIAL and not any(_sets(tree, name, *ALL) for tree in trees):
            yield ("ratings", name), f"`{name}` is `{SPECIAL}`, and no operation sets it"


def _actions(card: Card, trees: list[Operation]) -> Iterator[tuple[tuple[str | int, ...], str]]:
    texts = [index for index, tree in enumerate(trees) if tree.kind == ACTION]
    if SPECIAL in card.actions and not texts and not any(_sets(tree, "action") for tree in trees):
        message = f"the action is `{SPECIAL}`, and no operation is of kind {ACTION}"
        yield ("actions", card.actions.index(SPECIAL)), message
    if SPECIAL not in card.actions and texts:
        yield ("operations", texts[0]), f"{ACTION} is the text of the action `{SPECIAL}`, which this card does not have"


def _sets(tree: Operation, *words: str) -> bool:
    """Whether an effect of an operation fixes or copies what one of these words names."""
    return any(
        isinstance(node, Effect)
        and node.verb in SETTING
        and isinstance(node.object, NounPhrase)
        and says(node.object, *words)
        for node in nodes(tree)
    )
