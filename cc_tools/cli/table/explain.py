"""Answers to `?`: what a card says, and what a word or a rule of the game means."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType

from cc_tools.cli.table import facts
from cc_tools.cli.table.lookup import Known, found
from cc_tools.cli.table.meanings import Meanings
from cc_tools.cli.table.names import Names
from cc_tools.engine.game import Game
from cc_tools.engine.rules import Definition, Face
from cc_tools.engine.state import Copy, Player
from cc_tools.model.record import Card

MOST_NAMES = 12
"""So many names are listed of cards that may be meant."""


def card(game: Game, copy: Copy, names: Names, display: ModuleType) -> Iterator[str]:
    """A card that lies on the table, with the side that is up."""
    yield from page(game.definition(copy), game.state.faces.get(copy, 0), names, display)
    if game.is_in_play(copy):
        yield from facts.now(game, copy, names, display)


def page(definition: Definition, side: int, names: Names, display: ModuleType) -> Iterator[str]:
    """A card: its names, what kind it is, its numbers as the `display` of the game knows them, and its operations."""
    face = definition.faces[side]
    name = names.face(definition.id, side)
    yield name if face.name in name or not face.slugs else f"{name} ({face.name})"
    yield from (f"  {line}" for line in _facts(definition, face, names, display))
    for addresses in face.programs.values():
        yield from (f"  {names.operation(address)}" for address in addresses)
    record = definition.record
    if isinstance(record, Card):
        for ruling in record.rulings:
            yield f"  * {getattr(ruling.text, names.language) or ruling.text.en}"


def _facts(definition: Definition, face: Face, names: Names, display: ModuleType) -> Iterator[str]:
    yield facts.kinds(definition, face, names)
    figures = display.figures(definition)
    if figures:
        yield facts.numbers(figures, names)
    for heading, rows in display.tables(definition).items():
        listed = ", ".join(f"{names.word(word)} {row}" for word, row in rows.items())
        yield f"{names.heading(heading)}: {listed}"


def told(game: Game, player: Player, text: str, names: Names, display: ModuleType) -> Iterator[str]:
    """What is known of a card, a word or a rule of the game; of several cards that may be meant, their names.

    A card of exactly that name comes first, then a term or a rule called so, then whole words of names and terms.
    """
    hit, meanings = found(game, player, text, names), Meanings(names)
    if hit is not None and hit.fit == "name":
        yield from _cards(game, player, hit.cards, names, display)
        return
    lines = meanings.exact(text)
    if not lines and (hit is None or hit.fit != "words"):
        lines = meanings.by_word(text)
    if lines:
        yield from lines
    elif hit is not None:
        yield from _cards(game, player, hit.cards, names, display)
    else:
        yield names.texts.say("no-such-name", text=text)


def _cards(game: Game, player: Player, cards: list[Known], names: Names, display: ModuleType) -> Iterator[str]:
    if len(cards) == 1:
        yield from page(cards[0].definition, cards[0].side, names, display)
        yield from facts.everywhere(game, player, cards[0].definition, names, display)
    else:
        yield several(cards, names)


def several(cards: list[Known], names: Names) -> str:
    """The names of cards that may be meant; of many the first."""
    shown = list(dict.fromkeys(names.card(one.definition.id) for one in cards))
    listed = "; ".join(shown[:MOST_NAMES])
    more = len(shown) - MOST_NAMES
    shortened = names.texts.say("and-more", names=listed, number=more) if more > 0 else listed
    return names.texts.say("several", names=shortened)
