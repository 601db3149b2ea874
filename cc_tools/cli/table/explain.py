"""Answers to `?`: what a card says, and why something is not possible."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType

from cc_tools.cli.table import words
from cc_tools.cli.table.names import Names
from cc_tools.engine.game import Game
from cc_tools.engine.knowledge import sees
from cc_tools.engine.match import Match
from cc_tools.engine.rules import Reason
from cc_tools.engine.state import Copy, Player
from cc_tools.model.record import Card


def found(game: Game, player: Player, text: str, names: Names) -> list[Copy]:
    """The cards that a player may mean by their id or name (in the language or in English): one copy of each card.

    Whole names come before beginnings of names, and those before parts of names; only the best kind is given.
    """
    wanted = text.casefold().strip()
    called: dict[int, tuple[Copy, set[str]]] = {}
    for copy in range(len(game.state.cards) if wanted else 0):
        if sees(game, player, copy):
            called.setdefault(game.state.cards[copy], (copy, _called(game, copy, names)))
    for fits in (wanted.__eq__, lambda name: name.startswith(wanted), lambda name: wanted in name):
        meant = [copy for copy, known in called.values() if any(map(fits, known))]
        if meant:
            return meant
    return []


def _called(game: Game, copy: Copy, names: Names) -> set[str]:
    own = game.definition(copy)
    return {own.id, names.card(own.id).casefold(), *(face.name.casefold() for face in own.faces)}


def page(game: Game, copy: Copy, names: Names, display: ModuleType) -> Iterator[str]:
    """A card: its names, what kind it is, its numbers as the `display` of the game knows them, and its operations."""
    definition, face = game.definition(copy), game.face(copy)
    name = names.face(definition.id, game.state.faces.get(copy, 0))
    yield name if name == face.name else f"{name} ({face.name})"
    kinds = [*sorted(face.suits), *face.traits, *face.icons]
    yield "  " + ", ".join(names.word(kind) for kind in kinds)
    figures = display.figures(definition)
    if figures:
        yield "  " + ", ".join(f"{names.word(word)} {number}" for word, number in figures.items())
    for addresses in face.programs.values():
        yield from (f"  {names.operation(address)}" for address in addresses)
    record = definition.record
    if isinstance(record, Card):
        for ruling in record.rulings:
            yield f"  * {getattr(ruling.text, names.language) or ruling.text.en}"


def told(game: Game, player: Player, text: str, names: Names, display: ModuleType) -> Iterator[str]:
    """What is known of a card or a word of the game; of several cards that may be meant, their names."""
    copies = found(game, player, text, names)
    meaning = names.meaning(text)
    if len(copies) == 1:
        yield from page(game, copies[0], names, display)
    elif meaning is not None:
        yield meaning
    elif copies:
        yield words.SEVERAL.format(names="; ".join(names.card(game.definition(copy).id) for copy in copies))
    else:
        yield words.NO_SUCH_CARD.format(text=text)


def why_not(match: Match, player: Player, move: str, text: str, names: Names, display: ModuleType) -> str:
    """Why a move (`play`) with a card is not offered."""
    copies = found(match.game, player, text, names)
    if len(copies) != 1:
        return next(told(match.game, player, text, names, display))
    reason = match.why_not(player, f"{move} {match.game.definition(copies[0]).id}".strip())
    return words.POSSIBLE if reason is None else because(reason, names)


def because(reason: Reason, names: Names) -> str:
    """A reason in words."""
    about = {key: names.card(value) if isinstance(value, str) else value for key, value in reason.about.items()}
    text = words.REASONS.get(reason.code)
    return words.IMPOSSIBLE.format(code=reason.code) if text is None else text.format(**about)
