"""A run of one program told instruction by instruction: what was carried out, and what it gave."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cc_tools.engine.game import Game
from cc_tools.engine.machine import step
from cc_tools.engine.options import answer
from cc_tools.engine.state import Frame
from cc_tools.language.lowering.listing import shown

LIMIT = 500
"""So many lines are told at most."""


def traced(game: Game, depth: int) -> Iterator[str]:
    """Carries out what lies on the stack above `depth`, and tells each instruction with the names it changed.

    Questions get the first answers that are legal. After LIMIT lines the tale ends.
    """
    state = game.state
    for _ in range(LIMIT):
        if state.over or len(state.stack) <= depth:
            return
        if state.question is not None:
            asked = state.question
            picked = [option.id for option in asked.options[: max(asked.low, 1)]]
            yield f"  player {asked.player + 1} is asked `{asked.kind}` and answers {', '.join(picked)}"
            answer(game, asked.player, picked)
            continue
        frame = state.stack[-1]
        before, lines = dict(frame.names), len(state.log)
        instruction = step(game)
        yield f"{frame.program} {shown(instruction)}{_changes(before, frame)}"
        yield from (f"  {_event(line)}" for line in state.log[lines:])


def _changes(before: dict[str, Any], frame: Frame) -> str:
    changed = {name: value for name, value in frame.names.items() if before.get(name) != value}
    return "".join(f"  {name} = {value}" for name, value in changed.items())


def _event(line: tuple[Any, ...]) -> str:
    verb, player, card, words, amount, *_ = line
    return " ".join(str(part) for part in (f"player {player + 1}:", verb, card or "", *words, amount) if part != "")
