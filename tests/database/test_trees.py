"""The JSON of trees: everything comes back, spans and sorts too."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from typing import Any, cast

import pytest
from hypothesis import HealthCheck, given, settings

from cc_tools.database import DatabaseError, Trees
from cc_tools.database.trees import decode, encode, walk
from cc_tools.model.tree import Operation, Reference, Word
from tests.database.sample import BADLANDS, SCAN, TREES
from tests.database.strategies import operations
from tests.work import calls


@settings(max_examples=80, suppress_health_check=[HealthCheck.data_too_large])
@given(operations)
def test_every_tree_comes_back(operation: Operation) -> None:
    text = encode(operation)
    again = decode(text)
    assert again == operation
    assert asdict(again) == asdict(operation)
    assert encode(again) == text


@pytest.mark.parametrize("text", TREES)
def test_spans_and_sorts_are_kept(text: str) -> None:
    assert asdict(decode(encode(TREES[text]))) == asdict(TREES[text])


def test_only_what_differs_from_the_default_is_written() -> None:
    assert json.loads(encode(Operation("PLAY", span=(0, 5)))) == {"is": "Operation", "kind": "PLAY", "span": [0, 5]}


@pytest.mark.parametrize(
    "text",
    [
        "", "[]", "{}", '{"is":"Nothing"}', '{"is":"Operation"}', '{"is":"Operation","kind":"PLAY","size":1}',
        "[" * 9999, encode(TREES[SCAN])[:-1], '{"is":"Word","name":"a","sense":"b"}',
    ],
)  # fmt: skip
def test_what_is_no_tree_is_refused(text: str) -> None:
    with pytest.raises(DatabaseError):
        decode(text)


def test_only_nodes_are_encoded() -> None:
    @dataclass(frozen=True)
    class Stranger:
        name: str

    with pytest.raises(TypeError, match="Stranger"):
        encode(replace(TREES[SCAN], body=cast(Any, (Stranger("x"),))))


def test_a_walk_meets_every_node_from_the_outside_in() -> None:
    met = list(walk(TREES[BADLANDS]))
    assert met[0] is TREES[BADLANDS]
    assert [node.slug for node in met if isinstance(node, Reference)] == ["badlands", "sukal"]
    assert [node.name for node in met if isinstance(node, Word)] == ["this", "this"]


def test_trees_are_decoded_when_asked_for_and_kept() -> None:
    trees = Trees({text: encode(tree) for text, tree in TREES.items()})
    assert trees[SCAN] is trees[SCAN]
    assert trees == TREES
    assert "unknown" not in trees
    assert trees != {SCAN: TREES[SCAN]}
    broken = Trees({SCAN: "{"})
    assert SCAN in broken
    with pytest.raises(DatabaseError):
        broken[SCAN]


@pytest.mark.parametrize("text", TREES)
def test_decoding_takes_work_in_proportion_to_the_nodes(text: str) -> None:
    encoded, nodes = encode(TREES[text]), sum(1 for _ in walk(TREES[text]))
    assert calls(decode, encoded) < 8 * nodes
