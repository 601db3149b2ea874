"""What the weight of a Ship token changes (card.14): securing always, sending where a rules option says so (away.6)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cc_tools.games.captains_chair.records import Card
from cc_tools.games.package import installed
from cc_tools.model.catalog import Entry
from cc_tools.scenarios.execute import Player
from tests.scenarios import shipped

SHIP = "timur"
SENDING = "{crew: shran, hand: [tarah], fleet: [kumari], at: {archer-iv: {ships: [kumari]}}}"
THERE = f"{{crew: soval, fleet: [{SHIP}], at: {{archer-iv: {{ships: [{SHIP}]}}}}}}"


@pytest.fixture(scope="module")
def player() -> Player:
    """Plays scenarios with the shipped cards, one Ship of which counts twice."""
    game = shipped.game()
    cards = tuple(heavy(entry) for entry in game.entries["cards"])
    return Player(installed()[shipped.GAME], replace(game, entries={**game.entries, "cards": cards}))


def heavy(entry: Entry) -> Entry:
    card = entry.record
    found = isinstance(card, Card) and card.id == SHIP
    return replace(entry, record=card.model_copy(update={"token_weight": 2})) if found else entry


def test_a_heavy_ship_secures_with_one_token_less(player: Player) -> None:
    there = THERE.replace("]}}}", "], away-teams: 1}}}")
    given = f"{{neutral-zone: [archer-iv], p1: {{crew: shran}}, p2: {there}}}"
    then = "[{p2: have secured location}]"
    assert player.execute(shipped.scenario(given=given, then=then)) is None
    assert (
        Player(installed()[shipped.GAME], shipped.game()).execute(shipped.scenario(given=given, then=then)) is not None
    )


@pytest.mark.parametrize(("option", "sent"), [("securing", 1), ("everywhere", 0)])
def test_the_option_says_whether_it_bars_sending_too(player: Player, option: str, sent: int) -> None:
    given = f"{{rules: {{away-weight: {option}}}, neutral-zone: [archer-iv], p1: {SENDING}, p2: {THERE}}}"
    when = "[p1 play tarah 1, p1 choose archer-iv]" if sent else "[p1 play tarah 1]"
    found = player.execute(shipped.scenario(given=given, when=when, then=f"[{{p1: away-team at @archer-iv = {sent}}}]"))
    assert found is None, found
