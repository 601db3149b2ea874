"""Answers to `?`: what a card says, and why something is not possible."""

from __future__ import annotations

from collections.abc import Iterator

from cc_tools.cli.table import words
from cc_tools.cli.table.names import Names
from cc_tools.engine.game import Game
from cc_tools.engine.knowledge import sees
from cc_tools.engine.match import Match
from cc_tools.engine.rules import Reason
from cc_tools.engine.state import Copy, Player
from cc_tools.model.record import Card


def found(game: Game, player: Player, text: str, names: Names) -> Copy | None:
    """The copy that a player means by a name (in the language or in English, or the beginning of one) or by its id."""
    wanted = text.casefold().strip()
    seen = [copy for copy in range(len(game.state.cards)) if sees(game, player, copy)]
    called = {copy: _called(game, copy, names) for copy in seen}
    whole = (copy for copy in seen if wanted in called[copy])
    begun = (copy for copy in seen if any(name.startswith(wanted) for name in called[copy]))
    if not wanted:
        return None
    exact = next(whole, None)
    return next(begun, None) if exact is None else exact


def _called(game: Game, copy: Copy, names: Names) -> set[str]:
    own = game.definition(copy)
    return {own.id, names.card(own.id).casefold(), *(face.name.casefold() for face in own.faces)}


def page(game: Game, copy: Copy, names: Names) -> Iterator[str]:
    """A card: its names, what kind it is, and what its operations say."""
    definition, face = game.definition(copy), game.face(copy)
    name = names.face(definition.id, game.state.faces.get(copy, 0))
    yield name if name == face.name else f"{name} ({face.name})"
    kinds = [*sorted(face.suits), *face.traits, *face.icons]
    yield "  " + ", ".join(names.word(kind) for kind in kinds)
    for addresses in face.programs.values():
        yield from (f"  {names.operation(address)}" for address in addresses)
    record = definition.record
    if isinstance(record, Card):
        for ruling in record.rulings:
            yield f"  * {getattr(ruling.text, names.language) or ruling.text.en}"


def why_not(match: Match, player: Player, move: str, text: str, names: Names) -> str:
    """Why a move (`play`) with a card is not offered."""
    copy = found(match.game, player, text, names)
    if copy is None:
        return words.NO_SUCH_CARD.format(text=text)
    reason = match.why_not(player, f"{move} {match.game.definition(copy).id}".strip())
    return words.POSSIBLE if reason is None else because(reason, names)


def because(reason: Reason, names: Names) -> str:
    """A reason in words."""
    about = {key: names.card(value) if isinstance(value, str) else value for key, value in reason.about.items()}
    text = words.REASONS.get(reason.code)
    return words.IMPOSSIBLE.format(code=reason.code) if text is None else text.format(**about)
