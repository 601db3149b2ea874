"""How crews and sides are picked: by any name they have, with advice from the rules, and with a reason against."""

from __future__ import annotations

import pytest

from cc_tools.cli.table.names import Names
from cc_tools.cli.table.picking import Picking
from cc_tools.cli.table.texts import Texts
from cc_tools.model.text import Language
from tests.cli.test_asking import Typist
from tests.engine.games import GAME, shipped

KNOWN = ("georgiou", "picard", "sela", "soval")


def picking(*lines: str, language: Language = "en") -> tuple[Picking, Typist]:
    """What asks, and who types these lines."""
    typist = Typist(*lines)
    return Picking(typist, Texts(GAME, language), Names(shipped(), language)), typist


@pytest.mark.parametrize("name", ["picard", "Jean-Luc Picard", "jean", "PIC", "Picard"])
def test_a_crew_is_meant_by_its_id_or_the_name_of_its_captain(name: str) -> None:
    asks, _ = picking(name)
    assert asks.crew(1, KNOWN, ()) == "picard"


@pytest.mark.parametrize(("language", "said"), [("en", "Georgiou and Soval"), ("pt", "Georgiou e Soval")])
def test_a_pair_for_beginners_is_named_by_the_rules(language: Language, said: str) -> None:
    asks, typist = picking("sela", language=language)
    asks.crew(1, KNOWN, ())
    assert any(said in line and "(comp.2)" in line for line in typist.lines)


def test_crews_and_sides_are_explained() -> None:
    asks, typist = picking("?", "sela", "?", "basic")
    asks.crew(1, KNOWN, ())
    assert "picard: Jean-Luc Picard" in typist.lines
    asks.side(1, ("advanced", "basic"))
    assert any(line.endswith("(setup.player.basic)") for line in typist.lines)
    assert any(line.endswith("(setup.player.advanced)") for line in typist.lines)


def test_a_crew_that_the_other_player_has_is_refused_with_the_reason() -> None:
    asks, typist = picking("Picard", "s", "sela")
    assert asks.crew(2, KNOWN, ("picard",)) == "sela"
    assert typist.lines[0].startswith("Picard is taken")
    assert typist.lines[1].startswith("s is none of these: sela, soval.")
