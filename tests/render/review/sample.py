"""The operations that readers of each language judge: sixty that cover all verbs and constructions, always the same.

`python -m tests.render.review.sample LANGUAGE` prints them with their texts, `--second` sixty others for a reading
after the mending, `--third` sixty that are in neither; `--blind` prints texts alone, of a hundred other operations, a
quarter for each language, for the reader who writes them back as operations. `--game GAME` is for another game than the
first.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from random import Random

from cc_tools import pipeline
from cc_tools.language.walk import nodes
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.text import LANGUAGES, Language
from cc_tools.model.tree import Effect, Event, Operation, Qualifier, Quantity, Trigger

SIZE = 60
BLIND = 100
COMBINED = ("preposition ", "event ", "quantity ")


def features(operation: Operation) -> set[str]:
    """What an operation shows: its kind, verbs, prepositions, quantities, and the kinds of its nodes."""
    found = {f"kind {operation.kind}", *(f"flag {flag}" for flag in operation.flags)}
    for node in nodes(operation):
        found.add(type(node).__name__)
        if isinstance(node, Effect):
            found |= {f"verb {node.verb}", *(f"with {node.verb} {one.preposition}" for one in node.arguments)}
        elif isinstance(node, Event):
            found.add(f"event {node.verb}")
        elif isinstance(node, Quantity):
            found.add(f"quantity {node.form}")
        elif isinstance(node, Trigger):
            found.add(f"moment {node.moment}")
        elif isinstance(node, Qualifier):
            found.add(f"preposition {node.preposition}")
    return found


def weight(new: set[str]) -> int:
    """How much an operation would add; a verb or a kind of node more than a combination of them."""
    return sum(1 if one.startswith(COMBINED) or " " in one.partition(" ")[2] else 10 for one in new)


def sample(game: GameCatalog) -> list[str]:
    """Operations that together show as much as sixty can, the richest first; ties fall to the text."""
    left = {text: features(tree) for text, tree in sorted(game.trees.items())}
    shown: set[str] = set()
    chosen: list[str] = []
    while len(chosen) < SIZE:
        best = max(left, key=lambda text: (weight(left[text] - shown), -len(text), text))
        chosen.append(best)
        shown |= left.pop(best)
    return chosen


def others(game: GameCatalog) -> list[str]:
    """A hundred operations that are not in the sample."""
    return Random(1).sample(sorted(set(game.trees) - set(sample(game))), BLIND)


def further(game: GameCatalog) -> list[str]:
    """Sixty operations that are in neither of the first two samples."""
    return Random(3).sample(sorted(set(game.trees) - set(sample(game)) - set(others(game)[:SIZE])), SIZE)


def blind(game: GameCatalog) -> Iterator[tuple[Language, str]]:
    """A hundred operations that are not in the sample, each with the language whose text is read back."""
    for place, text in enumerate(others(game)):
        yield LANGUAGES[place % len(LANGUAGES)], text


def main() -> None:
    """Print what the reader of a language gets."""
    wanted = ArgumentParser()
    wanted.add_argument("language", choices=LANGUAGES)
    wanted.add_argument("--game", default="captains-chair")
    wanted.add_argument("--second", action="store_true")
    wanted.add_argument("--third", action="store_true")
    wanted.add_argument("--blind", action="store_true")
    given = wanted.parse_args()
    language: Language = given.language
    game = pipeline.open_catalog().games[given.game]
    texts = others(game)[:SIZE] if given.second else further(game) if given.third else sample(game)
    if given.blind:
        texts = [text for own, text in blind(game) if own == language]
    for number, text in enumerate(texts, start=1):
        print(f"{number:3}  {game.sentences[text][language]}")
        if not given.blind:
            print(f"     {text}\n     {game.sentences[text]['en']}")


if __name__ == "__main__":
    main()
