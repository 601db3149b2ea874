"""What a card prints besides its operations, field by field, and what its numbers are now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import ModuleType

from cc_tools.cli.table.names import Names
from cc_tools.cli.table.texts import Texts
from cc_tools.engine.game import Game
from cc_tools.engine.knowledge import sees
from cc_tools.engine.rules import Definition, Face
from cc_tools.engine.state import Copy, Player
from cc_tools.model.record import Card

ICON = "icon"


def kinds(definition: Definition, face: Face, names: Names) -> str:
    """The kind of a card and its words; where these are of several sorts each sort stands behind its label."""
    record = definition.record
    if not isinstance(record, Card) or len(record.trait_fields) < 2:
        return ", ".join(names.word(word) for word in (*sorted(face.suits), *face.traits, *face.icons))
    listed = [(field, getattr(record, field)) for field in record.trait_fields] + [(ICON, face.icons)]
    parts = [", ".join(names.word(word) for word in sorted(face.suits))]
    parts += [
        f"{names.labels.field(field, len(found))}: {', '.join(names.value(field, word) for word in found)}"
        for field, found in listed
        if found
    ]
    parts += [names.labels.field(field) for field, value in record if value is True]
    return "; ".join(parts)


def numbers(found: Mapping[str, int | str], names: Names) -> str:
    """The numbers of a card in a line."""
    return ", ".join(f"{names.word(word)} {number}" for word, number in found.items())


def now(game: Game, copy: Copy, names: Names, display: ModuleType) -> Iterator[str]:
    """The numbers of a card in play, where effects have changed one of them."""
    printed, present = display.figures(game.definition(copy)), display.present(game, copy)
    if any(printed.get(word, 0) != number for word, number in present.items()):
        texts = Texts(names.pool.catalog.game.id, names.language)
        yield f"  {texts.say('now', figures=numbers(present, names))}"


def everywhere(game: Game, player: Player, card: Definition, names: Names, display: ModuleType) -> Iterator[str]:
    """The same of every copy in play that a player sees, each line once."""
    copies = (copy for copy in range(len(game.state.cards)) if game.definition(copy) is card)
    there = (copy for copy in copies if game.is_in_play(copy) and sees(game, player, copy))
    yield from dict.fromkeys(line for copy in there for line in now(game, copy, names, display))
