"""Events: what waits for them, in which order it is offered, what replaces or cancels them (timing.1 to timing.14)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cc_tools.engine import nouns, words
from cc_tools.engine.conditions import holds
from cc_tools.engine.continuous import during
from cc_tools.engine.game import Game
from cc_tools.engine.knowledge import BOTH, knowing
from cc_tools.engine.legality import reason_against
from cc_tools.engine.options import apart, id_of, move_id
from cc_tools.engine.pool import Listener
from cc_tools.engine.rules import Reason
from cc_tools.engine.state import Event, Frame, Option, Player, Question
from cc_tools.engine.values import size, value
from cc_tools.engine.zones import areas
from cc_tools.model import instructions as i
from cc_tools.model.instructions import Program
from cc_tools.model.tree import During, Event as Awaited, NounPhrase, Qualifier, While, Word

WINDOW = "window"
"""The program of a window: it holds the event, and what waits for it."""

WINDOW_PROGRAM = Program(WINDOW, (i.Respond(),))
"""Its only instruction, to which it comes back until nothing more wants to answer."""

MOMENTS = {"after": ("when", "after")}
"""What waits `when` something happens has its turn with what waits until after it (timing.2)."""

PHASES = 4
"""Compulsory and free operations of the active player, then of the other."""


def emit(game: Game, frame: Frame, one: i.Emit) -> None:
    """The event has come: a window opens for each thing it befell, if anything waits for it."""
    happened = occurred(game, frame, one.event)
    for event in happened:
        _tell(game, event)
    for event in reversed(happened):
        _open(game, event, one.moment)


def happen(game: Game, event: Event) -> None:
    """An event that the rules bring themselves."""
    _tell(game, event)
    _open(game, event, "after")


def would(game: Game, frame: Frame, one: i.Would) -> None:
    """Replacements first: windows for the event, then on with those things for which it was not cancelled."""
    mark = f"%would{frame.at}"
    if mark not in frame.names:
        happening = occurred(game, frame, one.event)
        frame.names[mark] = []
        opened = [event for event in reversed(happening) if _open(game, event, "would")]
        if opened:
            frame.at -= 1
            return
    cancelled = frame.names.pop(mark)
    things = value(game, frame, one.event.things)
    if isinstance(things, int):
        things = [things]
    if things is None:
        if cancelled:
            frame.done = False
            frame.at = one.otherwise
        return
    frame.names[one.kept] = [thing for thing in things if thing not in cancelled]
    if not frame.names[one.kept]:
        frame.done = False
        frame.at = one.otherwise


def cancel(game: Game, frame: Frame, one: i.Cancel) -> None:
    """Marks the event that the operation answers as cancelled, or the attack as without harm."""
    stack = game.state.stack
    at = next(n for n in range(len(stack) - 1, -1, -1) if stack[n].program == WINDOW)
    if one.harm:
        for below in range(at - 1, -1, -1):
            if game.pool.program(stack[below].program).flags:
                stack[below].shielded = True
                return
        return
    event: Event = stack[at].names["event"]
    event.cancelled = True


def occurred(game: Game, frame: Frame, event: i.Happening) -> list[Event]:
    """The events that a step brings: one for each card, one for an amount."""
    who = value(game, frame, event.who)
    who = frame.actor if who is None else who
    things, found = value(game, frame, event.things), value(game, frame, event.words)
    source, target = value(game, frame, event.source), value(game, frame, event.target)
    cause = _cause(game, frame)
    listed = () if found is None else (found,) if isinstance(found, str) else tuple(found)
    if things is None:
        amount = 1 if event.amount is None else size(value(game, frame, event.amount))
        return [Event(event.verb, who, None, listed, amount, source, target, cause)] if amount else []
    things = [things] if isinstance(things, int) else things
    return [
        Event(event.verb, who, thing, listed, 1, _of(source, number), _of(target, number), cause)
        for number, thing in enumerate(things)
    ]


def _of(found: Any, number: int) -> Any:
    if isinstance(found, list):
        return found[number] if number < len(found) else None
    return found


def _cause(game: Game, frame: Frame) -> tuple[str, int, bool] | None:
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


# --- windows ------------------------------------------------------------------------------------------------------


def _open(game: Game, event: Event, moment: str) -> bool:
    listeners = [one for known in MOMENTS.get(moment, (moment,)) for one in game.listening.get((known, event.verb), ())]
    waiting = [one for one in listeners if _awaits(game, one, event)]
    if not waiting:
        return False
    frame = Frame(WINDOW, game.state.active, game.state.active, None)
    frame.names = {
        "event": event, "phase": 0, "moment": moment, "waiting": [(one.copy, one.address) for one in waiting]
    }  # fmt: skip
    game.state.stack.append(frame)
    return True


def _awaits(game: Game, one: Listener, event: Event) -> bool:
    """Whether this operation waits for this very event, and its card is where it works."""
    if game.state.faces.get(one.copy, 0) != one.face:
        return False
    tree = game.pool.trees[one.address]
    if not game.rules.works(game, one.copy, tree.kind, event):
        return False
    player = game.owner(one.copy)
    frame = Frame(one.address, player, player, one.copy)
    frame.names["it"] = event.it
    trigger = next(clause for clause in tree.clauses if hasattr(clause, "events"))
    if not fits(game, frame, trigger.events[one.event], event):
        return False
    for clause in tree.clauses:
        if isinstance(clause, While) and not holds(game, frame, clause.condition):
            return False
        if isinstance(clause, During) and not during(game, frame, clause):
            return False
    return True


def fits(game: Game, frame: Frame, awaited: Awaited, event: Event) -> bool:
    """Whether an event is the one awaited: whose it is, what it befell, and what hangs on it."""
    if awaited.who is None and event.who != frame.player and not _by_attack(awaited):
        return False
    if awaited.who == "opponent" and event.who == frame.player:
        return False
    if awaited.object is not None and not _object_fits(game, frame, awaited.object, event):
        return False
    return all(not isinstance(one, Qualifier) or _qualifier_fits(game, frame, one, event) for one in awaited.arguments)


def _by_attack(awaited: Awaited) -> bool:
    return any(
        isinstance(one, Qualifier) and one.preposition == "by" and _word(one.noun) == "attack"
        for one in awaited.arguments
    )


def _word(noun: NounPhrase) -> str:
    return next((a.name for group in noun.groups for a in group.atoms if isinstance(a, Word)), "")


def _object_fits(game: Game, frame: Frame, noun: NounPhrase, event: Event) -> bool:
    if event.it is not None and noun.sort in ("card", "any", "token", "mission", ""):
        if noun.sort == "token":
            return True
        including = [a for a in noun.attached if isinstance(a, Qualifier) and a.preposition == "including"]
        if not including and event.it == frame.card and event.verb == "put-into-play":
            return _self_counts(noun) and nouns.matches(game, frame, noun, event.it)
        return nouns.matches(game, frame, noun, event.it)
    atoms = {atom.name for group in noun.groups for atom in group.atoms if isinstance(atom, Word)}
    if noun.sort == "card":
        return not event.words or bool(atoms & set(event.words))
    if event.it is not None and noun.sort in ("resource", "track"):
        return False
    return not event.words or bool(atoms & set(event.words)) or bool(atoms & game.rules.general)


def _self_counts(noun: NounPhrase) -> bool:
    return True


def _qualifier_fits(game: Game, frame: Frame, one: Qualifier, event: Event) -> bool:
    match one.preposition:
        case "by":
            return _cause_fits(game, frame, one.noun, event)
        case "from":
            return _place_fits(game, frame, one.noun, event.source)
        case "to" | "at" | "on":
            return _place_fits(game, frame, one.noun, event.target)
        case "with":
            wanted = {a.name for g in one.noun.groups for a in g.atoms if isinstance(a, Word)} - {"cost"}
            return wanted <= set(event.words)
        case _:
            return True


def _place_fits(game: Game, frame: Frame, noun: NounPhrase, place: Any) -> bool:
    if isinstance(place, str) and noun.sort != "zone":
        return any(isinstance(one, Qualifier) and _word(one.noun) == place for one in noun.attached)
    if noun.sort == "zone":
        if isinstance(place, str):
            return any(atom.name == place for group in noun.groups for atom in group.atoms if isinstance(atom, Word))
        return place in areas(game, frame, noun)
    return isinstance(place, int) and nouns.fits(game, frame, noun, place)


def _cause_fits(game: Game, frame: Frame, noun: NounPhrase, event: Event) -> bool:
    word = _word(noun)
    if event.cause is None:
        return word == event.source
    kind, card, attack = event.cause
    if word == "attack":
        return attack and game.owner(card) != frame.player
    if word != kind.lower():
        return word == event.source
    of = next((a.noun for a in noun.attached if isinstance(a, Qualifier) and a.preposition == "of"), None)
    return of is None or nouns.matches(game, frame, of, card)


def respond(game: Game, frame: Frame, one: i.Respond) -> None:
    """One turn of a window: the next compulsory operation, or the question which free one to use, or the end."""
    names = frame.names
    while names["phase"] < PHASES:
        player = game.state.active if names["phase"] < 2 else 1 - game.state.active
        answered = names.pop("%answer", None)
        if names["phase"] % 2 == 0:
            if _compulsory(game, frame, player, answered):
                return
        elif (answered is None or answered) and _free(game, frame, player, answered):
            return
        names["phase"] += 1
    _close(game, frame)


def _close(game: Game, frame: Frame) -> None:
    """The window shuts; what waits for the event learns whether it was cancelled."""
    game.state.stack.pop()
    event: Event = frame.names["event"]
    if event.cancelled:
        for below in reversed(game.state.stack):
            marks = [name for name in below.names if name.startswith("%would")]
            if marks:
                below.names[marks[0]].append(event.it if event.it is not None else -1)
                return


def _compulsory(game: Game, frame: Frame, player: Player, answered: list[Any] | None) -> bool:
    ready = [one for one in _ready(game, frame, player) if game.rules.compulsory(game.pool.trees[one[1]].kind)]
    if not ready:
        return False
    if answered:
        ready = [one for one in ready if list(one) == list(answered[0])]
    elif len({address for _, address in ready}) > 1:
        _put(game, frame, player, "order", ready, 1, optional=False)
        return True
    _start(game, frame, ready[0])
    return True


def _free(game: Game, frame: Frame, player: Player, answered: list[Any] | None) -> bool:
    if answered:
        _start(game, frame, tuple(answered[0]))
        return True
    ready = [one for one, reason in considered(game, frame, player) if reason is None]
    if not ready:
        return False
    _put(game, frame, player, WINDOW, ready, 1, optional=True)
    return True


def considered(game: Game, frame: Frame, player: Player) -> Iterator[tuple[tuple[int, str], Reason | None]]:
    """The free operations of a player that wait in a window, with the reason why one cannot be used."""
    event: Event = frame.names["event"]
    for copy, address in frame.names["waiting"]:
        kind = game.pool.trees[address].kind
        if game.owner(copy) == player and not game.rules.compulsory(kind):
            idle = None if game.rules.works(game, copy, kind, event) else Reason("idle", {"card": copy})
            yield (copy, address), idle or reason_against(game, _frame(game, frame, (copy, address)))


def _ready(game: Game, frame: Frame, player: Player) -> list[tuple[int, str]]:
    """What still waits in a window, of one player, and still could act."""
    event: Event = frame.names["event"]
    return [
        (copy, address)
        for copy, address in frame.names["waiting"]
        if game.owner(copy) == player and game.rules.works(game, copy, game.pool.trees[address].kind, event)
    ]


def _put(
    game: Game, frame: Frame, player: Player, kind: str, ready: list[tuple[int, str]], high: int, *, optional: bool
) -> None:
    ids = apart(_id(game, player, one, kind) for one in ready)
    options = tuple(Option(id_, list(one)) for id_, one in zip(ids, ready, strict=True))
    frame.at = 0
    game.state.question = Question(player, kind, options, 1, high, optional, None)


def _id(game: Game, player: Player, one: tuple[int, str], kind: str) -> str:
    copy, address = one
    if kind == "order":
        return id_of(game, player, copy)
    return move_id(game, player, game.rules.moves[game.pool.trees[address].kind], copy, address)


def _frame(game: Game, window: Frame, one: tuple[int, str]) -> Frame:
    """The frame in which an operation would answer the event of a window."""
    copy, address = one
    event: Event = window.names["event"]
    player = game.owner(copy)
    frame = Frame(address, player, player, copy, answers=event.copied())
    frame.names["it"] = event.it if event.it is not None else event.target if isinstance(event.target, int) else None
    frame.names["%suits"] = list(event.words) or (sorted(words.suits(game, event.it)) if event.it is not None else [])
    return frame


def _start(game: Game, frame: Frame, one: tuple[int, str]) -> None:
    """Begins an operation that answers the event; the window goes on afterwards."""
    frame.at = 0
    frame.names["waiting"] = [two for two in frame.names["waiting"] if list(two) != list(one)]
    game.rules.begin(game, _frame(game, frame, one))
