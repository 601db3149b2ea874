"""What becomes of a card that was turned into a challenge when it is beaten: the block of `transform` as a program."""

from __future__ import annotations

from cc_tools.engine.pool import Pool
from cc_tools.language.lowering import Code
from cc_tools.language.lowering.code import bound
from cc_tools.language.lowering.statements import statements
from cc_tools.language.walk import nodes
from cc_tools.model.instructions import Let, Program
from cc_tools.model.tree import Effect, Operation

STATUSES = ("type", "actions", "beaten", "keeper", "stays")
"""What a card remembers that was turned into another; the last for good."""

BEATEN = "/beaten"
"""Behind the address of the operation that transforms: the program of its block, for `it`."""


def derive(pool: Pool, address: str) -> None:
    """Adds the program of such a block, if the address is one."""
    tree = pool.trees.get(address.removesuffix(BEATEN)) if address.endswith(BEATEN) else None
    for node in nodes(tree) if tree is not None else ():
        if isinstance(node, Effect) and node.verb == "transform" and node.block is not None and tree is not None:
            code, name = Code(pool.verbs), bound(node)
            if name is not None:
                code.add(Let(name, "it"))
            block = Operation(tree.kind, (), (), node.block.statements)
            statements(code, block, attacks=False)
            pool.add(address, block, Program(address, code.finished(), block.kind))
