"""The parser in C and the one in Python: the same trees with the same places."""

from __future__ import annotations

from pathlib import Path

import pytest

from cc_tools.load import Mapping, Node, Scalar, Sequence, Source
from cc_tools.load.parse import C_PARSER, parse
from tests.case import cases, given

READ = [file for file in cases("load") if not file.stem.startswith(("forbidden", "directive"))]
"""Cases that a parser sees: the others are stopped before."""
TEXTS = [*READ, *cases("validate"), *sorted(Path(__file__).parent.parent.glob("cases/tiny/**/*.yaml"))]


def flat(node: Node) -> list[tuple[object, ...]]:
    """A tree as tuples: kind, text, style and place of every node."""
    if isinstance(node, Scalar):
        return [("scalar", node.text, node.style, node.start, node.end)]
    parts = [part for pair in node.entries for part in pair] if isinstance(node, Mapping) else list(node.items)
    kind = "sequence" if isinstance(node, Sequence) else "mapping"
    return [(kind, node.start, node.end), *(line for part in parts for line in flat(part))]


def test_the_parser_in_c_is_installed() -> None:
    assert C_PARSER is not None


@pytest.mark.parametrize("file", TEXTS, ids=lambda file: file.stem)
def test_both_parsers_build_the_same_tree(file: Path) -> None:
    source = Source("file.yaml", given(file))
    quick, _ = parse(source)
    pure, _ = parse(source, pure=True)
    if quick is None:
        return
    assert pure is not None
    assert flat(pure) == flat(quick)


@pytest.mark.parametrize("file", READ, ids=lambda file: file.stem)
def test_both_parsers_find_a_fault_or_neither(file: Path) -> None:
    source = Source("file.yaml", given(file))
    codes = [{finding.code.id for finding in parse(source, pure)[1]} for pure in (False, True)]
    assert codes[0] == codes[1]
