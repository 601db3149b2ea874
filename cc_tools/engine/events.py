"""Events: what a step brings about, the windows that open for it, what replaces it (timing.1 to timing.14)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cc_tools.engine import awaiting, windows
from cc_tools.engine.continuous import timely
from cc_tools.engine.game import Game
from cc_tools.engine.index import Listener
from cc_tools.engine.knowledge import BOTH, knowing
from cc_tools.engine.pool import Pool
from cc_tools.engine.state import Copy, Event, Frame
from cc_tools.engine.values import getter, sizer
from cc_tools.engine.windows import WINDOW
from cc_tools.model import instructions as i
from cc_tools.model.instructions import Instruction

Step = Callable[[Game, Frame], None]
Brings = Callable[[Game, Frame, bool], list[Event]]

Awaited = tuple[tuple[str, str], ...]
"""The moments, with the verb of an event, of what has its turn when it comes."""

MOMENTS = {"after": ("when", "after"), "past": ("after",), "foretold": ("when", "after"), "told": ()}
"""What waits `when` something happens has its turn with what waits until after it (timing.2), if it had none before.

What is only `told` as it begins, so that the log has it before its effects, is `foretold` when it has happened.
"""

UNTOLD = frozenset({"before", "past", "foretold"})
"""Moments of what is told when it comes, or has been told."""


def happen(game: Game, event: Event) -> None:
    """An event that the rules bring themselves."""
    _tell(game, event)
    _open(game, event, "after", _awaited("after", event.verb))


def _emit(pool: Pool, one: i.Emit) -> Step:
    """The event has come: a window opens for each thing it befell, if anything waits for it."""
    occurred, moment, told = _occurred(pool, one.event), one.moment, one.moment not in UNTOLD
    awaited = _awaited(moment, one.event.verb)

    def emit(game: Game, frame: Frame) -> None:
        heard = _heard(game, awaited)
        happened = occurred(game, frame, heard) if told or heard else ()
        for event in happened if told else ():
            _tell(game, event)
        for event in reversed(happened) if heard else ():
            _open(game, event, moment, awaited)

    return emit


def _would(pool: Pool, one: i.Would) -> Step:
    """Replacements first: windows for the event, then on with those things for which it was not cancelled."""
    occurred, befallen = _occurred(pool, one.event), getter(pool, one.event.things)
    awaited = _awaited("would", one.event.verb)

    def would(game: Game, frame: Frame) -> None:
        mark = f"%would{frame.at}"
        if mark not in frame.names and _heard(game, awaited):
            frame.names[mark] = []
            happening = occurred(game, frame, True)
            opened = [event for event in reversed(happening) if _open(game, event, "would", awaited)]
            if opened:
                frame.at -= 1
                return
        cancelled, things = frame.names.pop(mark, ()), befallen(game, frame)
        if things is not None:
            things = [things] if isinstance(things, int) else things
            frame.names[one.kept] = [thing for thing in things if thing not in cancelled]
        if cancelled if things is None else not frame.names[one.kept]:
            frame.done = False
            frame.at = one.otherwise

    return would


def _cancel(pool: Pool, one: i.Cancel) -> Step:
    """Marks the event that the operation answers as cancelled, or the attack as without harm."""

    def cancel(game: Game, frame: Frame) -> None:
        stack = game.state.stack
        at = next(n for n in range(len(stack) - 1, -1, -1) if stack[n].program == WINDOW)
        if not one.harm:
            event: Event = stack[at].names["event"]
            event.cancelled = True
            return
        attack = next((below for below in reversed(stack[:at]) if pool.program(below.program).flags), None)
        if attack is not None:
            attack.shielded = True

    return cancel


def _respond(pool: Pool, one: i.Respond) -> Step:
    return windows.respond


STEPS: Mapping[type[Instruction], Callable[[Pool, Any], Step]] = {
    i.Would: _would, i.Emit: _emit, i.Respond: _respond, i.Cancel: _cancel,
}  # fmt: skip


# --- what happens -------------------------------------------------------------------------------------------------


def _occurred(pool: Pool, event: i.Happening) -> Brings:
    """What gives the events that a step brings: one for each card, one for an amount; their cause where it is heard."""
    whose, befallen, words_of = getter(pool, event.who), getter(pool, event.things), getter(pool, event.words)
    source_of, target_of = getter(pool, event.source), getter(pool, event.target)
    amount_of, verb = sizer(pool, 1 if event.amount is None else event.amount), event.verb

    def occurred(game: Game, frame: Frame, heard: bool) -> list[Event]:
        who = whose(game, frame)
        who = frame.actor if who is None else who
        things, found = befallen(game, frame), words_of(game, frame)
        if things is not None and not isinstance(things, int) and not things:
            return []
        source, target = source_of(game, frame), target_of(game, frame)
        cause = _cause(game) if heard else None
        listed = () if found is None else (found,) if isinstance(found, str) else tuple(found)
        if things is None:
            amount = amount_of(game, frame)
            return [Event(verb, who, None, listed, amount, source, target, cause)] if amount else []
        things = [things] if isinstance(things, int) else things
        return [
            Event(verb, who, thing, listed, 1, _of(source, number), _of(target, number), cause)
            for number, thing in enumerate(things)
        ]

    return occurred


def _of(found: Any, number: int) -> Any:
    """The place of one of several things."""
    if isinstance(found, list):
        return found[number] if number < len(found) else None
    return found


def _cause(game: Game) -> tuple[str, int, bool] | None:
    """Of what operation a step is part: its kind, the card, whether the operation is an attack."""
    for below in reversed(game.state.stack):
        program = game.pool.program(below.program)
        if program.kind:
            return program.kind, -1 if below.card is None else below.card, game.rules.data.attack in program.flags
    return None


def _tell(game: Game, event: Event) -> None:
    """Writes the event into the log: last of all the mask of the players who may know which card it befell."""
    seen = BOTH if event.it is None else knowing(game, event.it)
    named = None if event.it is None else game.definition(event.it).id
    source, target = _spot(game, event.source), _spot(game, event.target)
    game.tell(event.verb, event.who, named, event.words, event.amount, source, target, seen)


def _spot(game: Game, place: Any) -> str | None:
    """A place in words: an area's name, or the id of the card that is the place."""
    if not isinstance(place, int):
        return place if isinstance(place, str) else None
    return game.definition(place).id if knowing(game, place) == BOTH else game.area(place)


# --- what waits ---------------------------------------------------------------------------------------------------


def _awaited(moment: str, verb: str) -> Awaited:
    return tuple((known, verb) for known in MOMENTS.get(moment, (moment,)))


def _heard(game: Game, awaited: Awaited) -> bool:
    """Whether a card of this game waits for such an event."""
    return not game.listening.keys().isdisjoint(awaited)


def _open(game: Game, event: Event, moment: str, awaited: Awaited) -> bool:
    """Opens a window if anything waits for the event at this moment."""
    listening, users = game.listening, game.rules.users
    waiting = [
        (copy, one.address)
        for key in awaited
        for one in listening.get(key, ())
        for copy in ((one.copy,) if users is None else users(game, one))
        if _awaits(game, one, copy, event)
    ]
    if waiting:
        windows.push(game, event, moment, list(dict.fromkeys(waiting)))
    return bool(waiting)


def _awaits(game: Game, one: Listener, user: Copy, event: Event) -> bool:
    """Whether this operation waits for this very event, and the card that uses it is where it works."""
    if game.state.faces.get(one.copy, 0) != one.face:
        return False
    if not game.rules.works(game, user, one.tree, event):
        return False
    player = game.controller(user)
    frame = Frame(one.address, player, player, user)
    frame.names["it"] = event.it
    return awaiting.fits(game, frame, one.event, event) and timely(game, frame, one.tree)
