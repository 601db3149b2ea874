"""Views: what one player may see of a state, and of the log."""

from __future__ import annotations

import json
from typing import Any

from cc_tools.engine.game import Game
from cc_tools.engine.knowledge import BOTH, sees, show
from cc_tools.engine.match import Match
from cc_tools.engine.state import Copy, Option, Question
from cc_tools.engine.view import log, view
from cc_tools.engine.windows import WINDOW
from tests.engine.games import crews, played, until


def names(area: dict[str, Any]) -> list[str]:
    return [card["card"] for card in area["cards"]]


def ids(game: Game, copies: list[Copy]) -> list[str]:
    return [game.definition(copy).id for copy in copies]


def test_a_view_is_plain_data_at_every_question() -> None:
    for match in played(31):
        for player in (0, 1):
            found = match.view(player)
            assert json.loads(json.dumps(found)) == found


def test_the_hand_is_its_owners_secret() -> None:
    game = crews("picard", "sela").game
    own, other = view(game, 0)["players"][0]["hand"], view(game, 1)["players"][0]["hand"]
    assert names(own) == ids(game, game.cards("hand", 0))
    assert other == {"size": 5, "known": []}


def test_decks_are_only_as_high_as_they_are() -> None:
    game = crews("picard", "sela").game
    for player in (0, 1):
        found = view(game, player)
        for area in [*found["shared"].items(), *found["players"][player].items()]:
            if area[0].endswith("deck"):
                assert area[1] == {"size": len(game.cards(area[0], player)), "known": []}


def test_the_owner_sees_the_reserve_without_its_order() -> None:
    game = crews("picard", "sela").game
    seen = names(view(game, 0)["players"][0]["reserve"])
    assert seen == sorted(ids(game, game.cards("reserve", 0)))
    game.cards("reserve", 0).reverse()
    assert names(view(game, 0)["players"][0]["reserve"]) == seen
    assert "cards" not in view(game, 1)["players"][0]["reserve"]


def test_cards_returned_to_the_box_by_chance_are_nobodys_knowledge() -> None:
    found = view(crews("picard", "archer").game, 0)["shared"]["box"]
    assert found["size"] > 0
    assert found["known"] == []


def test_names_in_a_view_are_unique() -> None:
    for match in played(32):
        found = view(match.game, 0)
        areas = [*found["shared"].values(), *found["players"][0].values(), *found["players"][1].values()]
        called = [card["name"] for area in areas for card in area.get("cards", ())]
        assert len(called) == len(set(called))


def test_only_who_is_asked_sees_the_question() -> None:
    match = crews("picard", "sela")
    asked = match.question
    assert asked is not None
    options = match.view(asked.player)["question"]["options"]
    assert [option["id"] for option in options] == [option.id for option in asked.options]
    assert match.view(1 - asked.player)["question"] == {"player": asked.player}


def in_support_window(match: Match) -> Match:
    """The same match, its active player asked about a window that only a card in hand opens."""
    before = match.state
    state = before.copied()
    copy = match.game.cards("hand", state.active)[0]
    option = Option("support", [copy, "an address"])
    state.question = Question(state.active, WINDOW, (option,), 1, 1, True, None)
    state.amounts[-1, "glory"] = 9
    return Match(match.pool, state, [before])


def test_a_window_that_only_a_hand_opens_is_not_shown_to_the_other() -> None:
    match = until(crews("picard", "sela"), lambda match: match.state.step == "action-step")
    window, active = in_support_window(match), match.state.active
    assert window.view(1 - active) == match.view(1 - active)
    assert window.view(active) != match.view(active)


def test_a_window_that_cards_in_play_open_is_shown() -> None:
    match = until(crews("picard", "sela"), lambda match: match.state.step == "action-step")
    window, active = in_support_window(match), match.state.active
    asked = window.state.question
    assert asked is not None
    asked.options[0].value[0] = match.game.cards("captain", active)[0]
    assert window.view(1 - active)["players"][0]["counters"]["glory"] == 9


# --- what is known of hidden cards --------------------------------------------------------------------------------


def moved(game: Game, copy: Copy, area: str, player: int, position: str = "top") -> int:
    """Who knows the copy after a move, as a mask."""
    game.relocate(copy, game.number(area, player), position)
    return sum(1 << one for one in (0, 1) if sees(game, one, copy))


def test_a_card_drawn_is_seen_by_its_owner_only() -> None:
    game = crews("picard", "sela").game
    assert moved(game, game.cards("deck", 0)[-1], "hand", 0) == 1


def test_a_card_taken_unseen_stays_unknown_to_the_other() -> None:
    """info.7"""
    game = crews("picard", "sela").game
    assert moved(game, game.cards("incident-deck")[-1], "hand", 1) == 2


def test_a_market_card_put_onto_a_deck_is_known_there_to_both() -> None:
    game = crews("picard", "sela").game
    copy = game.cards("market")[0]
    assert moved(game, copy, "deck", 0) == BOTH
    known = view(game, 1)["players"][0]["deck"]["known"]
    assert known == [{"name": game.definition(copy).id, "from-top": 0}]


def test_a_reserve_enlisted_unseen_is_known_to_nobody() -> None:
    """deck.cycle.2"""
    game = crews("picard", "sela").game
    assert moved(game, game.cards("reserve", 0)[-1], "deck", 0) == 0


def test_a_card_put_away_from_a_hand_is_known_to_its_owner_only() -> None:
    game = crews("picard", "sela").game
    assert moved(game, game.cards("hand", 0)[2], "deck", 0) == 1


def test_which_card_of_a_hand_went_away_is_not_told_by_what_was_known_of_it() -> None:
    game = crews("picard", "sela").game
    market, first = game.cards("market")[0], game.cards("hand", 0)[0]
    assert moved(game, market, "hand", 0) == BOTH
    game.relocate(first, game.number("deck", 0))
    assert not sees(game, 1, first)
    assert not sees(game, 1, market)
    assert view(game, 1)["players"][0]["hand"] == {"size": 5, "known": []}


def test_a_card_revealed_and_then_put_away_stays_known() -> None:
    """`reveal card from hand as $r, put $r to deck-top`."""
    game = crews("picard", "sela").game
    copy = game.cards("hand", 0)[0]
    show(game, [copy], BOTH)
    assert moved(game, copy, "deck", 0) == BOTH


def test_shuffling_ends_what_is_known_of_a_deck() -> None:
    game = crews("picard", "sela").game
    copy = game.cards("market")[0]
    moved(game, copy, "deck", 0)
    game.shuffle(game.number("deck", 0))
    assert not sees(game, 0, copy)
    assert not sees(game, 1, copy)


def test_who_looks_at_several_cards_mixes_them_up_for_the_other() -> None:
    game = crews("picard", "sela").game
    copies = game.cards("market")[:2]
    for copy in list(copies):
        moved(game, copy, "deck", 0)
    top = game.cards("deck", 0)[-2:]
    show(game, top, 1)
    assert [sees(game, 0, copy) for copy in top] == [True, True]
    assert [sees(game, 1, copy) for copy in top] == [False, False]


# --- the log ------------------------------------------------------------------------------------------------------


def lines(verb: str, source: str, target: str) -> list[tuple[Any, Any]]:
    """Lines of some games with this verb, source and target: the cards named to the actor, and to the other."""
    found = []
    for seed in range(33, 38):
        match = next(reversed(list(played(seed))))
        actor = [log(match.game, player) for player in (0, 1)]
        for first, second in zip(*actor, strict=True):
            if (first["event"], first["source"], first["target"]) == (verb, source, target):
                own, other = (first, second) if first["player"] == 0 else (second, first)
                found.append((own["card"], other["card"]))
    return found


def test_the_log_names_a_card_taken_unseen_to_its_player_only() -> None:
    found = lines("take", "incident-deck", "hand")
    assert all(own is not None for own, _ in found)
    assert any(other is None for _, other in found)


def test_the_log_names_discarded_cards_to_both() -> None:
    found = lines("discard", "hand", "discard")
    assert found
    assert all(own == other and own is not None for own, other in found)


def test_the_log_names_no_reserve_that_is_enlisted_unseen() -> None:
    found = lines("enlist", "reserve", "deck")
    assert any(own is None and other is None for own, other in found)
