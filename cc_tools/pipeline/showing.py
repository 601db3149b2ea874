"""Which scenarios show a rule: read from the scenario files alone, without the cards they are played with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

from cc_tools.load import Document, Mapping as MappingNode, Scalar, Sequence, load_scenarios
from cc_tools.load.discover import SCENARIOS
from cc_tools.load.workspace import Loaded
from cc_tools.model.showing import Showing as Showing, Showings as Showings
from cc_tools.pipeline.places import shown_below


def showings(root: Path, loaded: Loaded | None = None) -> Showings:
    """By game and rule the scenarios below `root` that show it, in the order of their files and lines.

    Files and scenarios that cannot be read are passed over; `cc-tools validate` reports them.
    `loaded` takes up what was read and gives it again, for a program that runs on.
    """
    workspace, _ = load_scenarios(root, loaded)
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
            game, name, rules = _text(document.root, "game"), _text(node, "name"), _rules(node)
            if game and rules:
                text = dedent(" " * _column(document, node) + document.text[node.start : node.end]).strip()
                yield from (Showing(game, rule, name, file, node.line, text) for rule in rules)


def _rules(node: MappingNode) -> list[str]:
    """The rules that a scenario shows: its own, and those that it shows also."""
    further = node.get("also")
    listed = further.items if isinstance(further, Sequence) else ()
    return [rule for rule in (_text(node, "rule"), *(one.text for one in listed if isinstance(one, Scalar))) if rule]


def _column(document: Document, node: MappingNode) -> int:
    """How far a node is indented, which its own first line does not say."""
    return node.start - (document.text.rfind("\n", 0, node.start) + 1)


def _text(node: MappingNode, key: str) -> str:
    value = node.get(key)
    return value.text if isinstance(value, Scalar) else ""
