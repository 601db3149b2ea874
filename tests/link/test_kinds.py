"""Kinds of operation go with kinds of card, as the game's data says."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from cc_tools import pipeline
from cc_tools.link.codes import WRONG_CARD
from tests.case import CASES

GAME = "star-trek-tcg"
CARD = """cards:
- id: one
  name: One
  type: {type}
  rarity: common
  operations:
  - "{operation}"
"""


def found(folder: Path, type_: str, operation: str, cards: str = "[crew]") -> list[str]:
    """What is found about an operation on a card of a type, in a game where WILD belongs to `cards`."""
    root = folder / GAME
    shutil.copytree(CASES / f"rules/base-{GAME}", root)
    game = root / "game.yaml"
    text = game.read_text(encoding="utf-8")
    changed = text.replace(
        "WILD: {description:", f"PLOT: {{description: {{en: Any.}}}}\n    WILD: {{cards: {cards}, description:"
    )
    assert changed != text
    game.write_text(changed, encoding="utf-8")
    (root / "one/more.yaml").write_text(CARD.format(type=type_, operation=operation), encoding="utf-8")
    findings = [one for one in pipeline.check([root]).findings if one.code is WRONG_CARD]
    return [f"{one.span.start.line}:{one.span.start.column} {one.message}" for one in findings]


def test_a_kind_on_a_card_that_never_has_it(tmp_path: Path) -> None:
    expected = "7:6 only a card of type crew has WILD; this one is leader"
    assert found(tmp_path, "leader", "WILD: draw 1") == [expected]


@pytest.mark.parametrize(("type_", "operation"), [("crew", "WILD: draw 1"), ("leader", "PLOT: draw 1")])
def test_a_kind_where_it_may_stand(tmp_path: Path, type_: str, operation: str) -> None:
    assert found(tmp_path, type_, operation) == []


def test_without_cards_a_kind_stands_anywhere(tmp_path: Path) -> None:
    assert found(tmp_path, "leader", "WILD: draw 1", "[]") == []
