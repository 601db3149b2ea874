"""A match: answers that do not fit, going back, and why an answer is not offered."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from cc_tools.engine.game import Game
from cc_tools.engine.knowledge import sees
from cc_tools.engine.match import Match
from cc_tools.engine.options import AnswerError
from cc_tools.engine.refusal import thoughts
from cc_tools.engine.save import save
from cc_tools.engine.state import State
from tests.engine.games import active, answer_once, begun, crews, played, shipped, some_answer, until


def in_action(seed: int = 1) -> Match:
    """A game at the first question of its ACTION step."""
    return until(crews("picard", "sela", seed), asks_action)


def asks_action(match: Match) -> bool:
    return match.question is not None and match.question.kind == "action"


def refused(match: Match, player: int, *ids: str, to: int | None = None) -> str:
    """What an answer that is refused is told; the match has to stay as it was."""
    before, asked = save(match), len(match.history)
    with pytest.raises(AnswerError) as told:
        match.answer(player, *ids, to=to)
    assert save(match) == before
    assert len(match.history) == asked
    return str(told.value)


# --- answers that do not fit --------------------------------------------------------------------------------------


def test_the_other_player_cannot_answer() -> None:
    match = in_action()
    assert "is asked, not player" in refused(match, 1 - active(match), "end")
    assert "is asked, not player" in refused(match, 7, "end")


def test_an_answer_not_offered_is_refused() -> None:
    match = in_action()
    assert "not offered" in refused(match, active(match), "play no-such-card 1")
    assert "not offered" in refused(match, active(match), "")


def test_too_many_or_too_few_answers_are_refused() -> None:
    match = in_action()
    first = match.state.question.options[0].id if match.state.question else ""
    assert "wanted" in refused(match, active(match))
    assert "wanted" in refused(match, active(match), first, "end")
    assert "twice" in refused(match, active(match), "end", "end")


def test_nothing_can_be_answered_when_the_game_is_over() -> None:
    match = until(begun(41), lambda match: match.question is None)
    assert "nothing is asked" in refused(match, 0, "end")


def test_an_answer_meant_for_an_earlier_question_is_refused() -> None:
    match = in_action()
    player, number = active(match), match.view(active(match))["question"]["number"]
    match.answer(player, "end", to=number)
    until(match, lambda match: match.question is not None and active(match) == player)
    assert f"for question {number}" in refused(match, player, "end", to=number)
    match.answer(player, *some_answer(match, random.Random(1)), to=match.view(player)["question"]["number"])


def test_an_answer_meant_for_a_question_taken_back_is_refused() -> None:
    match = in_action()
    player = active(match)
    number = match.asked[player]
    match.answer(player, "end")
    match.undo()
    assert f"for question {number}" in refused(match, player, "end", to=number)


def test_answers_of_earlier_questions_change_nothing_anywhere() -> None:
    chance = random.Random(3)
    stale: list[tuple[int, list[str], int]] = []
    for match in islice(played(42), 150):
        for player, ids, number in stale[-3:]:
            refused(match, player, *ids, to=number)
        player = active(match)
        stale.append((player, some_answer(match, chance), match.asked[player]))
    assert len(stale) == 150


# --- going back ---------------------------------------------------------------------------------------------------


def test_every_decision_can_be_gone_back_to() -> None:
    match, chance = begun(43), random.Random(43)
    states = []
    while match.question is not None:
        states.append(save(match).partition('"state"')[2].partition('"checksum"')[0])
        answer_once(match, chance)
    for state in reversed(states):
        match.undo()
        assert save(match).partition('"state"')[2].partition('"checksum"')[0] == state
    with pytest.raises(AnswerError, match="nothing to take back"):
        match.undo()


def test_going_back_and_answering_again_leads_to_the_same_state() -> None:
    chance = random.Random(4)
    for match in played(44):
        player, ids = active(match), some_answer(match, chance)
        match.answer(player, *ids)
        after = match.state
        match.undo()
        match.answer(player, *ids)
        assert match.state == after
        match.undo()


def test_taking_back_stops_at_chance_at_what_was_shown_and_at_the_other_player() -> None:
    met: dict[str, int] = {}
    chance = random.Random(5)
    for seed in range(45, 49):
        match = begun(seed)
        while match.question is not None:
            player, before = active(match), match.state
            answer_once(match, chance)
            reason = match.reason_against_undo(player)
            met[reason.code if reason else "allowed"] = met.get(reason.code if reason else "allowed", 0) + 1
            other = match.reason_against_undo(1 - player)
            assert other is not None
            assert other.code == "other-player"
            if reason is None:
                assert match.state.chance == before.chance
                game = Game(match.pool, before)
                for one in (0, 1):
                    assert all(sees(game, player, copy) for copy in newly_seen(match, before, one))
                match.take_back(player)
                assert match.state is before
                answer_once(match, chance)
            else:
                with pytest.raises(AnswerError, match=reason.code):
                    match.take_back(player)
    assert set(met) == {"allowed", "chance", "revealed", "asked-other"}


def newly_seen(match: Match, before: State, player: int) -> list[int]:
    """The copies that a player knows and did not know before."""
    then, now = Game(match.pool, before), match.game
    return [copy for copy in range(len(before.cards)) if sees(now, player, copy) and not sees(then, player, copy)]


def test_there_is_nothing_to_take_back_at_the_beginning() -> None:
    match = begun(1)
    assert match.reason_against_undo(0) is not None
    assert not match.can_undo(0)


# --- why not ------------------------------------------------------------------------------------------------------


def code(match: Match, player: int, answer: str) -> str:
    reason = match.why_not(player, answer)
    assert reason is not None
    return reason.code


def test_there_is_no_reason_against_what_is_offered() -> None:
    for match in islice(played(50), 200):
        asked = match.question
        assert asked is not None
        assert all(match.why_not(asked.player, option.id) is None for option in asked.options)


def test_a_card_is_offered_where_one_of_its_operations_is() -> None:
    partly = 0
    for match in islice(played(54), 300):
        asked = match.question
        if asked is None or asked.kind != "action":
            continue
        for option in asked.options:
            move = " ".join(option.id.split()[:2])
            assert match.why_not(asked.player, move) is None
            against = [reason for name, _, reason in thoughts(match.game, asked.player) if name.startswith(f"{move} ")]
            partly += any(against)
    assert partly


def test_a_reason_is_given_for_each_card_in_hand_that_cannot_be_played() -> None:
    met = set()
    for match in played(51):
        asked = match.question
        if asked is None or asked.kind != "action":
            continue
        offered = {option.id.split()[1] for option in asked.options if option.id.startswith("play ")}
        for copy in match.game.cards("hand", asked.player):
            card = match.game.definition(copy).id
            if card not in offered:
                met.add(code(match, asked.player, f"play {card}"))
    assert {"cost", "requires"} <= met


def test_an_exhausted_card_says_so() -> None:
    match = until(
        in_action(2),
        lambda match: asks_action(match) and bool(exhausted(match, active(match))),
        seed=3,
    )
    player = active(match)
    copy = exhausted(match, player)[0]
    assert code(match, player, f"activate {match.game.definition(copy).id}") == "exhausted"


def exhausted(match: Match, player: int) -> list[int]:
    """Exhausted cards of a player with an ACTIVATION, no two of a name."""
    game = match.game
    return [
        copy
        for copy in game.in_play(player)
        if game.status(copy, "exhausted") and game.face(copy).programs.get("ACTIVATE") and copy not in game.state.hosts
    ]


def test_a_mission_whose_goal_is_not_met_says_so() -> None:
    match = in_action()
    mission = match.game.definition(match.game.cards("missions", active(match))[0]).id
    assert code(match, active(match), f"complete {mission}") == "goal"


def test_a_location_without_enough_tokens_cannot_be_taken() -> None:
    match = in_action()
    game, player = match.game, active(match)
    secured, *others = game.cards("neutral-zone")
    game.put_tokens(game.cards("captain", player)[0], "away-team", player, -3)
    game.put_tokens(secured, "away-team", player, 3)
    match.answer(player, "end")
    until(match, lambda match: match.question is None or (match.question.kind == "control" and active(match) == player))
    assert match.why_not(player, f"take-control {match.game.definition(secured).id}") is None
    names = [match.game.definition(copy).id for copy in match.game.cards("neutral-zone") if copy in others]
    assert [code(match, player, f"take-control {name}") for name in names] == ["unsecured"] * len(names)


def test_hidden_cards_are_as_unknown_as_those_that_do_not_exist() -> None:
    match = in_action()
    player, game = active(match), match.game
    seen = {game.definition(copy).id for copy in range(len(game.state.cards)) if sees(game, player, copy)}
    for copy in game.cards("hand", 1 - player):
        card = game.definition(copy).id
        if card not in seen:
            assert code(match, player, f"play {card}") == code(match, player, "play no-such-card") == "unknown"


def test_a_card_that_is_not_meant_is_told_where_it_lies() -> None:
    match = in_action()
    market = match.game.definition(match.game.cards("market")[0]).id
    reason = match.why_not(active(match), f"play {market}")
    assert reason is not None
    assert (reason.code, reason.about["area"]) == ("not-meant", "market")


def test_who_is_not_asked_is_told_so() -> None:
    match = in_action()
    assert code(match, 1 - active(match), "end") == "not-asked"
    assert code(until(match, lambda match: match.question is None), 0, "end") == "nothing-asked"


def test_asking_why_not_changes_nothing() -> None:
    for match in islice(played(53), 120):
        before = match.state.copied()
        for definition in shipped().definitions[::40]:
            for move in ("", "play ", "activate "):
                match.why_not(active(match), f"{move}{definition.id}")
        assert match.state == before
