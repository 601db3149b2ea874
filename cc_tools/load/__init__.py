"""YAML to positioned documents: the only package that imports a YAML library.

In: a folder or file. Out: a `Workspace` of documents whose nodes know their places, and the findings of loading.
No value is interpreted here; the text of a scalar is what the file says.
"""

from __future__ import annotations

from cc_tools.load.cache import Store, cache_folder, user_store
from cc_tools.load.nodes import Mapping, Node, Scalar, Sequence, Steps, follow, scalars
from cc_tools.load.plain import plain
from cc_tools.load.readings import other_reading
from cc_tools.load.source import Source
from cc_tools.load.workspace import (
    Document,
    Workspace,
    load_scenarios,
    load_text,
    load_workspace,
    scenarios_hash,
    workspace_hash,
)

__all__ = [
    "Document",
    "Mapping",
    "Node",
    "Scalar",
    "Sequence",
    "Source",
    "Steps",
    "Store",
    "Workspace",
    "cache_folder",
    "follow",
    "load_scenarios",
    "load_text",
    "load_workspace",
    "other_reading",
    "plain",
    "scalars",
    "scenarios_hash",
    "user_store",
    "workspace_hash",
]
