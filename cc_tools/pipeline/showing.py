"""Which scenarios show a rule: read from the scenario files alone, without the cards they are played with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from cc_tools.load import Document, Mapping as MappingNode, Scalar, Sequence, load_scenarios
from cc_tools.load.discover import SCENARIOS
from cc_tools.pipeline.places import shown_below


@dataclass(frozen=True, slots=True)
class Showing:
    """A scenario that shows a rule: its game and name, and where it stands."""

    game: str
    rule: str
    name: str
    file: str
    line: int


def showings(root: Path) -> Mapping[tuple[str, str], tuple[Showing, ...]]:
    """By game and rule the scenarios below `root` that show it, in the order of their files and lines.

    Files and scenarios that cannot be read are passed over; `cc-tools validate` reports them.
    """
    workspace, _ = load_scenarios(root)
    shown = shown_below(workspace.root)
    found: dict[tuple[str, str], tuple[Showing, ...]] = {}
    for document in workspace.documents:
        for one in _of(document, shown(document.path)):
            found[one.game, one.rule] = (*found.get((one.game, one.rule), ()), one)
    return found


def _of(document: Document, file: str) -> Iterator[Showing]:
    if not isinstance(document.root, MappingNode):
        return
    listed = document.root.get(SCENARIOS)
    for node in listed.items if isinstance(listed, Sequence) else ():
        if isinstance(node, MappingNode):
            game, rule, name = _text(document.root, "game"), _text(node, "rule"), _text(node, "name")
            if game and rule:
                yield Showing(game, rule, name, file, node.line)


def _text(node: MappingNode, key: str) -> str:
    value = node.get(key)
    return value.text if isinstance(value, Scalar) else ""
