"""The clean pool: every card file of one game, read once, with the place of each record and value."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from cc_tools.games.package import installed
from cc_tools.load import Mapping as MappingNode, Node, Scalar, Sequence, Workspace, load_workspace
from cc_tools.model.record import Card
from cc_tools.validate import Located, ValidatedGame, validate

Steps = tuple[str | int, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Pool:
    """One game as it is shipped. Only files with records of the game's own are altered, not its vocabulary."""

    workspace: Workspace
    game: ValidatedGame
    texts: Mapping[str, str]

    def records(self, *collections: str) -> Iterator[Located]:
        """The records of these collections; without any named, of all that the game has."""
        for name in collections or sorted(installed()[self.game.game.id].collections):
            yield from self.game.records.get(name, ())

    def text(self, one: Located) -> str:
        """The text of the file that a record stands in."""
        return self.texts[one.path]

    def cards(self) -> Mapping[str, Card]:
        """All cards by id."""
        return {one.record.id: one.record for one in self.records("cards") if isinstance(one.record, Card)}

    def words(self, sense: str) -> tuple[str, ...]:
        """The words that fields of a sense may hold, sorted."""
        if sense == "trait":
            terms = self.game.terms
            return tuple(sorted(word for term in terms if term.category for word in term.words if " " not in word))
        return tuple(sorted(self.game.game.words.get(sense, {})))

    def words_with(self, sense: str, name: str) -> tuple[str, ...]:
        """The words of a sense that have the property `name`."""
        entries = self.game.game.words.get(sense, {})
        return tuple(word for word, entry in entries.items() if name in entry.properties)

    @property
    def files(self) -> tuple[str, ...]:
        """The files that hold records of the game, in order."""
        return tuple(sorted({one.path for one in self.records()}))


def read_pool(root: Path) -> Pool:
    """The pool of the game in the folder `root`. ValueError where it cannot be read without a finding."""
    workspace, findings = load_workspace(root)
    validated, faults = validate(workspace, {game.id: game.collections for game in installed().values()})
    if findings or faults:
        first = (*findings, *faults)[0]
        raise ValueError(f"{first.span.file}:{first.span.start.line}: {first.message}")
    (game,) = validated.games.values()
    return Pool(workspace, game, {document.path: document.text for document in workspace.documents})


def values(node: Node, path: Steps = ()) -> Iterator[tuple[Steps, Scalar]]:
    """Every single value below a node, with the path to it."""
    if isinstance(node, Scalar):
        yield path, node
    elif isinstance(node, Sequence):
        for index, item in enumerate(node.items):
            yield from values(item, (*path, index))
    else:
        for key, value in node.entries:
            yield from values(value, (*path, key.text))


def entries(node: Node) -> tuple[tuple[Scalar, Node], ...]:
    """The keys directly below a mapping with their values; none below another node."""
    return node.entries if isinstance(node, MappingNode) else ()
