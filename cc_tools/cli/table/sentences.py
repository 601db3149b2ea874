"""Parts of the operations of a game in the language of its names: what a step does, what is required, what is paid."""

from __future__ import annotations

from cc_tools.cli.table.names import Names
from cc_tools.engine.game import Game
from cc_tools.engine.options import asking
from cc_tools.engine.pool import WITHOUT, Pool
from cc_tools.engine.state import Frame
from cc_tools.model.instructions import Ask
from cc_tools.model.tree import Condition, Operation
from cc_tools.render.parts import Parts


class Sentences:
    """Sentences in one language."""

    def __init__(self, names: Names) -> None:
        self._pool: Pool = names.pool
        self._parts = Parts(names.renderer, names.language)

    def operation(self, program: str) -> Operation | None:
        """The operation that a program carries out; None for a procedure."""
        return self._pool.trees.get(program.partition(WITHOUT)[0])

    def under_way(self, game: Game) -> Frame | None:
        """The operation to which the question that waits belongs, as it stands on the stack."""
        return next((one for one in reversed(game.state.stack) if self.operation(one.program) is not None), None)

    def step(self, game: Game, *, bought: bool) -> str | None:
        """The step that is asked about, if the operation under way asks itself, and if that step is not all it does.

        With `bought` it is told with what it buys.
        """
        frame, one = game.frame(), asking(game)
        tree = self.operation(frame.program)
        if tree is None or not isinstance(one, Ask) or one.step is None:
            return None
        found = self._parts.step(tree, one.step, bought=bought)
        return None if found == self._parts.whole(tree) else found

    def branches(self, game: Game) -> list[str]:
        """The alternatives between which the operation under way asks to choose, in order."""
        frame, one = game.frame(), asking(game)
        tree = self.operation(frame.program)
        if tree is None or not isinstance(one, Ask) or one.step is None or not one.branches:
            return []
        return self._parts.branches(tree, one.step)

    def requirement(self, address: str, condition: Condition) -> str:
        """What an operation requires."""
        return self._parts.requirement(self._pool.trees[address], condition)

    def cost(self, address: str) -> str | None:
        """What has to be paid before an operation does anything."""
        return self._parts.cost(self._pool.trees[address])
