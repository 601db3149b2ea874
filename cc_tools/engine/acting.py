"""What carries out the instructions that change the table: cards, counters, tokens, statuses, effects, phases."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cc_tools.engine import chance, continuous, knowledge
from cc_tools.engine.game import Game
from cc_tools.engine.pool import Pool
from cc_tools.engine.state import Frame
from cc_tools.engine.values import getter, single, sizer
from cc_tools.model import instructions as i
from cc_tools.model.instructions import Instruction

Step = Callable[[Game, Frame], None]


def _move(pool: Pool, one: i.Move) -> Step:
    get, host_of, owner_of = getter(pool, one.things), getter(pool, one.host), _owner(pool, one)
    area, tucked = one.area, one.host is not None

    def move(game: Game, frame: Frame) -> None:
        things, host = get(game, frame) or [], single(host_of(game, frame))
        moved = game.rules.follows(game, list(things), one.verb)
        for copy in moved:
            owner = owner_of(game, frame, copy)
            number = game.state.place[copy] if area is None else game.number(area, owner)
            if not tucked or copy not in things:
                game.relocate(copy, number, one.position, one.verb)
            elif isinstance(host, int):
                game.tuck(copy, host, number, one.verb)
        frame.names[one.into] = moved

    return move


def _owner(pool: Pool, one: i.Move) -> Callable[[Game, Frame, int], int]:
    """Whose area a copy goes to."""
    if one.owner is None:
        return lambda game, frame, copy: frame.actor
    if one.owner == "owner":
        return lambda game, frame, copy: frame.actor if game.owner(copy) < 0 else game.owner(copy)
    get = getter(pool, one.owner)
    return lambda game, frame, copy: int(single(get(game, frame)))


def _change(pool: Pool, one: i.Change) -> Step:
    held_by, counted, by = getter(pool, one.holder), getter(pool, one.counter), sizer(pool, one.by)

    def change(game: Game, frame: Frame) -> None:
        holder, counter = single(held_by(game, frame)), single(counted(game, frame))
        if isinstance(holder, int) and isinstance(counter, str):
            frame.names[one.into] = abs(game.change(holder, counter, one.sign * by(game, frame)))
        else:
            frame.names[one.into] = 0

    return change


def _carry(pool: Pool, one: i.Carry) -> Step:
    whose, source_of, target_of = (getter(pool, found) for found in (one.player, one.source, one.target))
    most, kind = sizer(pool, one.number), one.kind

    def carry(game: Game, frame: Frame) -> None:
        player, source, target = (single(get(game, frame)) for get in (whose, source_of, target_of))
        number = most(game, frame)
        if source is not None:
            number = min(number, game.tokens(source, kind, player))
            game.put_tokens(source, kind, player, -number)
        if target is not None:
            game.put_tokens(target, kind, player, number)
        frame.names[one.into] = number

    return carry


def _turn(pool: Pool, one: i.Turn) -> Step:
    get, wanted = getter(pool, one.things), getter(pool, one.value)
    is_face = one.status == "face"

    def turn(game: Game, frame: Frame) -> None:
        value = wanted(game, frame)
        value = value[0] if isinstance(value, list) and value else value
        for copy in get(game, frame) or []:
            if is_face:
                game.turn_over(copy, value)
            else:
                game.turn(copy, one.status, value)

    return turn


def _begin(pool: Pool, one: i.Begin) -> Step:
    def begin(game: Game, frame: Frame) -> None:
        names = tuple(
            (name, tuple(v) if isinstance(v, list) else v) for name, v in frame.names.items() if name[0] != "%"
        )
        game.state.effects.append((frame.program, frame.at - 1, names, frame.actor, frame.card))

    return begin


def _shuffle(pool: Pool, one: i.Shuffle) -> Step:
    get = getter(pool, one.area)

    def shuffle(game: Game, frame: Frame) -> None:
        found = get(game, frame)
        for area in [found] if isinstance(found, int | str) else found or []:
            number = area if isinstance(area, int) else game.number(area, frame.actor)
            game.shuffle(number)
            game.tell("shuffle", frame.actor, None, (game.area_names[number][0],), 1, None, None, knowledge.BOTH)

    return shuffle


def _show(pool: Pool, one: i.Show) -> Step:
    get, to = getter(pool, one.things), one.to

    def show(game: Game, frame: Frame) -> None:
        seen = {"you": 1 << frame.actor, "opponent": 1 << (1 - frame.actor), "both": knowledge.BOTH}[to]
        knowledge.show(game, get(game, frame) or [], seen)

    return show


def _chance(pool: Pool, one: i.Chance) -> Step:
    get, count = getter(pool, one.options), sizer(pool, one.count)

    def draw(game: Game, frame: Frame) -> None:
        frame.names[one.into] = chance.sample(game.state, list(get(game, frame)), count(game, frame))

    return draw


def _note(pool: Pool, one: i.Note) -> Step:
    get = getter(pool, one.value)

    def note(game: Game, frame: Frame) -> None:
        notes, found = game.state.lasting if one.lasting else game.state.notes, get(game, frame)
        if found is None:
            notes.pop(one.key, None)
        else:
            notes[one.key] = found

    return note


def _phase(pool: Pool, one: i.Phase) -> Step:
    turn = None if one.turn is None else sizer(pool, one.turn)

    def phase(game: Game, frame: Frame) -> None:
        state = game.state
        if turn is not None:
            state.active = turn(game, frame)
            state.turn += 1
            state.effects = [one for one in state.effects if continuous.outlasts(game, one)]
            state.notes.clear()
            game.tell("turn", state.active, None, (), state.turn, None, None, knowledge.BOTH)
        if turn is None and state.step == one.step:
            return
        state.step = one.step
        game.tell("step", state.active, None, (one.step,), 1, None, None, knowledge.BOTH)

    return phase


STEPS: Mapping[type[Instruction], Callable[[Pool, Any], Step]] = {
    i.Move: _move,
    i.Change: _change,
    i.Carry: _carry,
    i.Turn: _turn,
    i.Begin: _begin,
    i.Shuffle: _shuffle,
    i.Show: _show,
    i.Chance: _chance,
    i.Note: _note,
    i.Phase: _phase,
}
