"""Operations in canonical form, read with the words of the workspace that they stand in."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from cc_tools.games.package import installed
from cc_tools.language.dialect import Dialect
from cc_tools.language.printer import print_operation
from cc_tools.language.reading import read
from cc_tools.link.operations import game_dialect
from cc_tools.load import Workspace
from cc_tools.validate import validate

_NAME = re.compile(r"\$([a-z][a-z0-9-]*)")
_WORD = re.compile(r"[\w@$-]+|[^\w\s]")


@dataclass(slots=True)
class Canonical:
    """The canonical form of operations; each string is read once."""

    dialects: dict[str, Dialect]
    known: dict[tuple[str, str], str] = field(default_factory=dict)

    @classmethod
    def of(cls, workspace: Workspace) -> Canonical:
        """With the words of the games in a workspace, which may have errors elsewhere."""
        packages = installed()
        validated, _ = validate(workspace, {game.id: game.collections for game in packages.values()})
        return cls(
            {
                own: game_dialect(game.game, game.terms, packages[own].verbs)
                for own, game in validated.games.items()
                if own in packages
            }
        )

    def __call__(self, operation: str, game: str) -> str:
        """The canonical form; the string itself where it cannot be read, or where its game is not known."""
        key = operation, game
        if key not in self.known:
            dialect = self.dialects.get(game)
            self.known[key] = operation if dialect is None else _canonical(operation, dialect)
        return self.known[key]


def _canonical(operation: str, dialect: Dialect) -> str:
    """The printed form, where the string is sound and the form has the same words in the same order."""
    given = tuple(_NAME.findall(operation))
    reading = read(operation, dialect)
    if not reading.sound:
        reading = read(operation, dialect, given)
    if reading.operation is None or not reading.sound:
        return operation
    printed = print_operation(reading.operation)
    return printed if _WORD.findall(printed) == _WORD.findall(operation) else operation
