"""The machine: carries out instructions until a player has to be asked, or the game is over. Only `Ask` waits."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cc_tools.engine import chance, events, knowledge
from cc_tools.engine.conditions import holds
from cc_tools.engine.coverage import Coverage
from cc_tools.engine.game import Game
from cc_tools.engine.legality import open_branches, payable, usable
from cc_tools.engine.options import asking, put, take_all
from cc_tools.engine.runaway import Watch
from cc_tools.engine.state import Frame
from cc_tools.engine.values import query, size, value
from cc_tools.model import instructions as i
from cc_tools.model.instructions import Instruction, Query

Trace = Callable[[Frame], None]
"""Is told of each instruction before it is carried out: the program that it belongs to, and where it stands there."""


def run(game: Game, trace: Trace | None = None) -> None:
    """Goes on until a question waits or the game is over. Raises RunawayError where a chain of effects never ends."""
    if game.pool.coverage is not None:
        _run_recorded(game, game.pool.coverage, trace)
        return
    state, program = game.state, game.pool.program
    watch = Watch(game)
    while state.question is None and state.over is None:
        frame = state.stack[-1]
        instruction = program(frame.program).code[frame.at]
        if trace is not None:
            trace(frame)
        frame.at += 1
        watch.count(instruction)
        HANDLERS[instruction.__class__](game, frame, instruction)


def _run_recorded(game: Game, coverage: Coverage, trace: Trace | None) -> None:
    """The same as `run`, and each instruction is recorded."""
    state, watch = game.state, Watch(game)
    while state.question is None and state.over is None:
        frame = state.stack[-1]
        if trace is not None:
            trace(frame)
        at = frame.at
        watch.count(game.pool.program(frame.program).code[at])
        instruction = step(game)
        coverage.carried_out(frame, at, instruction, state.question is not None)


def step(game: Game) -> Instruction:
    """Carries out one instruction and gives it back."""
    frame = game.state.stack[-1]
    instruction = game.pool.program(frame.program).code[frame.at]
    frame.at += 1
    HANDLERS[instruction.__class__](game, frame, instruction)
    return instruction


def ask_anew(game: Game) -> None:
    """Puts the question that waits once more, from the state as it is now."""
    game.state.stack[-1].at -= asking(game) is not None
    game.state.question = None
    step(game)


def push(game: Game, program: str, player: int, card: int | None, **names: Any) -> Frame:
    """Begins a program on top of what is under way."""
    frame = Frame(program, player, player, card, names={f"%{name}": found for name, found in names.items()})
    game.state.stack.append(frame)
    return frame


# --- values and questions -----------------------------------------------------------------------------------------


def _let(game: Game, frame: Frame, one: i.Let) -> None:
    found = value(game, frame, one.value)
    if one.verb is not None and isinstance(found, list):
        found = [thing for thing in found if usable(game, frame, one.verb, thing) is None]
    frame.names[one.into] = found
    if one.needs is not None:
        frame.done = size(found) >= size(value(game, frame, one.needs)) and bool(found)


def _ask(game: Game, frame: Frame, one: i.Ask) -> None:
    if one.branches:
        found: list[Any] = open_branches(game, frame, one)
    else:
        found = [thing for thing in value(game, frame, one.options) if usable(game, frame, one.question, thing) is None]
    low, high = size(value(game, frame, one.low)), size(value(game, frame, one.high))
    low, high = min(low, len(found)), min(high, len(found))
    if one.needs is not None:
        frame.done = len(found) >= size(value(game, frame, one.needs))
    if one.otherwise is not None:
        if high == 0:
            frame.done = False
            frame.at = one.otherwise
        else:
            put(game, frame, one, found, low, high)
    elif (low == high == len(found) and not one.always) or high == 0:
        take_all(game, frame, one, found[:high])
    else:
        put(game, frame, one, found, low, high)


def _spend(game: Game, frame: Frame, one: i.Spend) -> None:
    amount, used = size(value(game, frame, one.amount)), size(value(game, frame, one.exchanged))
    holder = value(game, frame, one.holder)
    other, worth = game.rules.substitutes(game, frame.actor).get(one.counter, ("", 0))
    if used:
        game.change(holder, other, -used)
    paid = max(0, amount - used * worth)
    left = -game.change(holder, one.counter, -paid)
    frame.done = left == paid
    frame.names[one.into] = min(amount, left + used * worth)


def _cost(game: Game, frame: Frame, one: i.Cost) -> None:
    if payable(game, frame, frame.at - 1) is not None:
        frame.done = False
        frame.at = one.otherwise


# --- flow ---------------------------------------------------------------------------------------------------------


def test(game: Game, frame: Frame, tested: Any) -> bool:
    """Whether a condition holds, or a query answers with something."""
    return bool(query(game, frame, tested)) if isinstance(tested, Query) else holds(game, frame, tested)


def _branch(game: Game, frame: Frame, one: i.Branch) -> None:
    if not test(game, frame, one.test):
        frame.at = one.otherwise


def _jump(game: Game, frame: Frame, one: i.Jump) -> None:
    frame.at = one.target


def _each(game: Game, frame: Frame, one: i.Each) -> None:
    things = value(game, frame, one.over) or []
    number = frame.names[one.at]
    if number >= len(things):
        frame.at = one.end
    else:
        frame.names[one.into] = things[number]
        frame.names[one.at] = number + 1


def _call(game: Game, frame: Frame, one: i.Call) -> None:
    wanted = value(game, frame, one.program)
    if not wanted:
        frame.done = False
        return
    wanted = wanted[0] if isinstance(wanted, list) else wanted
    given = {name: value(game, frame, found) for name, found in one.given}
    card = given.pop("this", frame.card)
    player = given.pop("player", frame.actor)
    card = card[0] if isinstance(card, list) else card
    if given.pop("*", None) is not None:
        given |= {name: found for name, found in frame.names.items() if name[0] == "$"}
    callee = Frame(wanted, player, player, card, names=given, back=one.back, answers=frame.answers)
    game.state.stack.append(callee)


def _as(game: Game, frame: Frame, one: i.As) -> None:
    if one.who == "you":
        frame.actor = frame.player
    elif one.who == "opponent":
        frame.actor = 1 - frame.player
    else:
        frame.actor = value(game, frame, one.who)


def _done(game: Game, frame: Frame, one: i.Done) -> None:
    frame.done = True if one.test is None else test(game, frame, one.test)


def _return(game: Game, frame: Frame, one: i.Return) -> None:
    game.state.stack.pop()
    if game.state.known and game.pool.program(frame.program).kind:
        knowledge.settle(game)
    if game.state.stack:
        caller = game.state.stack[-1]
        for theirs, ours in frame.back:
            if theirs == "*":
                caller.names |= {name: found for name, found in frame.names.items() if name[0] == "$"}
                continue
            caller.names[ours] = frame.names.get(theirs)
        caller.done = frame.done


def _finish(game: Game, frame: Frame, one: i.Finish) -> None:
    game.state.over = one.reason
    game.tell("over", frame.actor, None, (one.reason,), 1, None, None, 3)


# --- acting -------------------------------------------------------------------------------------------------------


def _move(game: Game, frame: Frame, one: i.Move) -> None:
    things = value(game, frame, one.things) or []
    host = value(game, frame, one.host)
    host = host[0] if isinstance(host, list) and host else host
    moved = game.rules.follows(game, list(things), one.verb)
    for copy in moved:
        owner = _owner(game, frame, one, copy)
        number = game.state.place[copy] if one.area is None else game.number(one.area, owner)
        if one.host is None or copy not in things:
            game.relocate(copy, number, one.position, one.verb)
        elif isinstance(host, int):
            game.tuck(copy, host, number, one.verb)
    frame.names[one.into] = moved


def _owner(game: Game, frame: Frame, one: i.Move, copy: int) -> int:
    if one.owner is None:
        return frame.actor
    if one.owner == "owner":
        owner = game.owner(copy)
        return owner if owner >= 0 else frame.actor
    found = value(game, frame, one.owner)
    return int(found[0] if isinstance(found, list) else found)


def _change(game: Game, frame: Frame, one: i.Change) -> None:
    holder, counter = value(game, frame, one.holder), value(game, frame, one.counter)
    holder = holder[0] if isinstance(holder, list) and holder else holder
    counter = counter[0] if isinstance(counter, list | tuple) and counter else counter
    if not isinstance(holder, int) or not isinstance(counter, str):
        frame.names[one.into] = 0
        return
    frame.names[one.into] = abs(game.change(holder, counter, one.sign * size(value(game, frame, one.by))))


def _carry(game: Game, frame: Frame, one: i.Carry) -> None:
    player, source, target = (_single(value(game, frame, found)) for found in (one.player, one.source, one.target))
    number = size(value(game, frame, one.number))
    if source is not None:
        number = min(number, game.tokens(source, one.kind, player))
        game.put_tokens(source, one.kind, player, -number)
    if target is not None:
        game.put_tokens(target, one.kind, player, number)
    frame.names[one.into] = number


def _single(found: Any) -> Any:
    """The only thing of a list, or what is no list."""
    return (found[0] if found else None) if isinstance(found, list) else found


def _turn(game: Game, frame: Frame, one: i.Turn) -> None:
    wanted = value(game, frame, one.value)
    wanted = wanted[0] if isinstance(wanted, list) and wanted else wanted
    for copy in value(game, frame, one.things) or []:
        if one.status == "face":
            game.state.faces[copy] = wanted
        else:
            game.turn(copy, one.status, wanted)


def _begin(game: Game, frame: Frame, one: i.Begin) -> None:
    names = tuple((name, tuple(v) if isinstance(v, list) else v) for name, v in frame.names.items() if name[0] != "%")
    game.state.effects.append((frame.program, frame.at - 1, names, frame.actor, frame.card))


def _shuffle(game: Game, frame: Frame, one: i.Shuffle) -> None:
    found = value(game, frame, one.area)
    for area in [found] if isinstance(found, int | str) else found or []:
        number = area if isinstance(area, int) else game.number(area, frame.actor)
        game.shuffle(number)
        game.tell("shuffle", frame.actor, None, (game.area_names[number][0],), 1, None, None, 3)


def _show(game: Game, frame: Frame, one: i.Show) -> None:
    seen = {"you": 1 << frame.actor, "opponent": 1 << (1 - frame.actor), "both": knowledge.BOTH}[one.to]
    knowledge.show(game, value(game, frame, one.things) or [], seen)


def _chance(game: Game, frame: Frame, one: i.Chance) -> None:
    frame.names[one.into] = chance.sample(
        game.state, list(value(game, frame, one.options)), size(value(game, frame, one.count))
    )


def _note(game: Game, frame: Frame, one: i.Note) -> None:
    notes = game.state.lasting if one.lasting else game.state.notes
    notes[one.key] = value(game, frame, one.value)


def _phase(game: Game, frame: Frame, one: i.Phase) -> None:
    state = game.state
    if one.turn is not None:
        state.active = size(value(game, frame, one.turn))
        state.turn += 1
        state.effects.clear()
        state.notes.clear()
        game.tell("turn", state.active, None, (), state.turn, None, None, 3)
    state.step = one.step
    game.tell("step", state.active, None, (one.step,), 1, None, None, 3)


HANDLERS: Mapping[type[Instruction], Callable[[Game, Frame, Any], None]] = {
    i.Let: _let,
    i.Ask: _ask,
    i.Spend: _spend,
    i.Cost: _cost,
    i.Branch: _branch,
    i.Jump: _jump,
    i.Each: _each,
    i.Move: _move,
    i.Change: _change,
    i.Carry: _carry,
    i.Turn: _turn,
    i.Would: events.would,
    i.Emit: events.emit,
    i.Respond: events.respond,
    i.Cancel: events.cancel,
    i.Call: _call,
    i.As: _as,
    i.Done: _done,
    i.Begin: _begin,
    i.Shuffle: _shuffle,
    i.Show: _show,
    i.Chance: _chance,
    i.Note: _note,
    i.Phase: _phase,
    i.Return: _return,
    i.Finish: _finish,
}
