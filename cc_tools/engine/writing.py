"""A state as plain data for JSON, and back. Reading trusts nothing: whatever does not fit raises SaveError.

Numbers, words and lists stand for themselves; a tuple is `{"t": […]}`, an event `{"e": […]}`, a mapping inside a value
`{"m": [[key, value], …]}`. Mappings of the state are lists of rows, in their order. Cards are written by their ids.
"""

from __future__ import annotations

from collections.abc import Callable
from types import NoneType
from typing import Any

from cc_tools.engine.pool import Pool
from cc_tools.engine.state import Event, Frame, Option, Question, State


class SaveError(Exception):
    """A save that cannot be used, or a state that cannot be saved: the message says what is wrong."""


# --- writing ------------------------------------------------------------------------------------------------------


def written(pool: Pool, state: State) -> dict[str, Any]:
    """Everything of a state but its rules options. Raises SaveError where a name stands for what is no plain data."""
    return {
        "cards": [pool.definitions[card].id for card in state.cards],
        "areas": state.areas,
        "faces": list(state.faces.items()),
        "hosts": list(state.hosts.items()),
        "turned": [[copy, plain(statuses)] for copy, statuses in state.turned.items()],
        "amounts": [[*key, number] for key, number in state.amounts.items()],
        "tokens": [[*key, number] for key, number in state.tokens.items()],
        "effects": [plain(effect) for effect in state.effects],
        "known": list(state.known.items()),
        "notes": [[key, plain(value)] for key, value in state.notes.items()],
        "lasting": [[key, plain(value)] for key, value in state.lasting.items()],
        "chance": state.chance,
        "turn": state.turn,
        "active": state.active,
        "step": state.step,
        "stack": [_frame(frame) for frame in state.stack],
        "question": None if state.question is None else _question(state.question),
        "given": plain(state.given),
        "log": state.log,
        "over": state.over,
        "revealed": state.revealed,
    }


def plain(value: Any) -> Any:
    """A value of a name as data for JSON."""
    kind = value.__class__
    if value is None or kind in (int, str, bool):
        return value
    if kind is list:
        return [plain(one) for one in value]
    if kind is tuple:
        return {"t": [plain(one) for one in value]}
    if kind is dict:
        return {"m": [[plain(key), plain(one)] for key, one in value.items()]}
    if kind is Event:
        return {"e": _event(value)}
    raise SaveError(f"a state that holds {kind.__name__} cannot be saved")


def _event(event: Event) -> list[Any]:
    parts = (
        event.verb, event.who, event.it, event.words, event.amount, event.source, event.target, event.cause,
        event.cancelled,
    )  # fmt: skip
    return [plain(part) for part in parts]


def _frame(frame: Frame) -> list[Any]:
    names = [[name, plain(value)] for name, value in frame.names.items()]
    answers = None if frame.answers is None else _event(frame.answers)
    return [
        frame.program, frame.player, frame.actor, frame.card, frame.at, names, frame.done, answers, frame.shielded,
        [list(pair) for pair in frame.back],
    ]  # fmt: skip


def _question(asked: Question) -> list[Any]:
    options = [[option.id, plain(option.value)] for option in asked.options]
    return [asked.player, asked.kind, options, asked.low, asked.high, asked.optional, asked.about]


# --- reading ------------------------------------------------------------------------------------------------------


def read(pool: Pool, data: Any, options: dict[str, str]) -> State:
    """The state that was written. Raises SaveError where something is missing, too much, or of another kind."""
    fields = _Fields(data)
    cards = [_index(pool, card) for card in fields.many("cards", str)]
    areas = fields.many("areas", list)
    if any(type(copy) is not int for area in areas for copy in area):
        raise SaveError("an area holds what is no number")
    state = State(cards, areas, _placed(len(cards), areas), options=options)
    state.faces = fields.pairs("faces")
    state.hosts = fields.pairs("hosts")
    state.known = fields.pairs("known")
    state.turned = {_is(key, int, "turned"): _statuses(value) for key, value in fields.rows("turned", 2)}
    state.amounts = {
        (_is(holder, int, "amounts"), _is(word, str, "amounts")): _is(number, int, "amounts")
        for holder, word, number in fields.rows("amounts", 3)
    }
    state.tokens = {
        (_is(place, int, "tokens"), _is(kind, str, "tokens"), _is(player, int, "tokens")): _is(number, int, "tokens")
        for place, kind, player, number in fields.rows("tokens", 4)
    }
    state.effects = [_effect(effect) for effect in fields.many("effects", dict)]
    state.notes = {_is(key, str, "notes"): meant(value) for key, value in fields.rows("notes", 2)}
    state.lasting = {_is(key, str, "lasting"): meant(value) for key, value in fields.rows("lasting", 2)}
    state.chance, state.turn, state.active = (fields.one(name, int) for name in ("chance", "turn", "active"))
    state.step, state.revealed = fields.one("step", str), fields.one("revealed", int)
    state.stack = [_read_frame(frame) for frame in fields.many("stack", list)]
    state.question = _optional(fields.take("question"), _read_question)
    state.given = [meant(one) for one in fields.many("given", object)]
    state.log = [_line(line) for line in fields.many("log", list)]
    state.over = _optional(fields.take("over"), lambda over: _is(over, str, "over"))
    fields.finished()
    return state


class _Fields:
    """The fields of an object: each is taken once, none may be left."""

    def __init__(self, data: Any) -> None:
        self._data: dict[str, Any] = dict(_is(data, dict, "the state"))

    def take(self, name: str) -> Any:
        if name not in self._data:
            raise SaveError(f"the save has no `{name}`")
        return self._data.pop(name)

    def one(self, name: str, kind: type) -> Any:
        return _is(self.take(name), kind, name)

    def many(self, name: str, kind: type) -> list[Any]:
        found: list[Any] = self.one(name, list)
        for one in found:
            _is(one, kind, name)
        return found

    def rows(self, name: str, width: int) -> list[list[Any]]:
        """Rows of so many parts, of which all but the last are a key that no other row has."""
        found = [_rows(row, name, width) for row in self.one(name, list)]
        if len({repr(row[:-1]) for row in found}) != len(found):
            raise SaveError(f"`{name}` has two rows of one key")
        return found

    def pairs(self, name: str) -> dict[int, int]:
        return {_is(key, int, name): _is(value, int, name) for key, value in self.rows(name, 2)}

    def finished(self) -> None:
        if self._data:
            raise SaveError(f"the save has an unknown `{next(iter(self._data))}`")


def _is(value: Any, kind: type, where: str) -> Any:
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise SaveError(f"`{where}` is no {kind.__name__}")
    return value


def _rows(value: Any, where: str, width: int | None = None) -> list[Any]:
    row: list[Any] = _is(value, list, where)
    if width is not None and len(row) != width:
        raise SaveError(f"`{where}` has {len(row)} parts where {width} belong")
    return row


def _pairs(value: Any, where: str) -> list[list[Any]]:
    return [_rows(row, where, 2) for row in _rows(value, where)]


def _optional(value: Any, make: Callable[[Any], Any]) -> Any:
    return None if value is None else make(value)


def _index(pool: Pool, card: str) -> int:
    if card not in pool.index:
        raise SaveError(f"no card `{card}`")
    return pool.index[card]


def _placed(copies: int, areas: list[list[int]]) -> list[int]:
    """For each copy the first area that holds it; -1 where none does."""
    place = [-1] * copies
    for number, area in enumerate(areas):
        for copy in area:
            if 0 <= copy < copies and place[copy] < 0:
                place[copy] = number
    return place


def meant(data: Any) -> Any:
    """The value of a name from its data."""
    if data is None or isinstance(data, int | str):
        return data
    if isinstance(data, list):
        return [meant(one) for one in data]
    if isinstance(data, dict) and len(data) == 1:
        ((mark, inner),) = data.items()
        if mark == "t":
            return tuple(meant(one) for one in _rows(inner, "a tuple"))
        if mark == "m":
            return {meant(key): meant(one) for key, one in _pairs(inner, "a mapping")}
        if mark == "e":
            return _read_event(inner)
    raise SaveError("a value of an unknown kind")


def _statuses(data: Any) -> dict[str, Any]:
    found = meant(data)
    return {_is(key, str, "turned"): value for key, value in _is(found, dict, "turned").items()}


def _effect(data: Any) -> tuple[Any, ...]:
    effect: tuple[Any, ...] = _is(meant(data), tuple, "an effect")
    if len(effect) != 5:
        raise SaveError("an effect has other parts than five")
    program, position, names, player, card = effect
    _is(program, str, "an effect"), _is(position, int, "an effect"), _is(names, tuple, "an effect")
    _is(player, int, "an effect"), _optional(card, lambda copy: _is(copy, int, "an effect"))
    return effect


def _read_event(data: Any) -> Event:
    parts = [meant(part) for part in _rows(data, "an event", 9)]
    verb, who, it, words, amount, source, target, cause, cancelled = parts
    _is(verb, str, "an event"), _is(who, int, "an event"), _is(words, tuple, "an event")
    return Event(verb, who, it, words, amount, source, target, cause, _is(cancelled, bool, "an event"))


def _read_frame(data: Any) -> Frame:
    program, player, actor, card, at, names, done, answers, shielded, back = _rows(data, "a frame", 10)
    return Frame(
        _is(program, str, "a frame's program"),
        _is(player, int, "a frame's player"),
        _is(actor, int, "a frame's player"),
        _optional(card, lambda copy: _is(copy, int, "a frame's card")),
        _is(at, int, "a frame's position"),
        {_is(name, str, "a name"): meant(value) for name, value in _pairs(names, "names")},
        _is(done, bool, "done"),
        _optional(answers, _read_event),
        _is(shielded, bool, "shielded"),
        tuple((_is(theirs, str, "back"), _is(ours, str, "back")) for theirs, ours in _pairs(back, "back")),
    )


def _read_question(data: Any) -> Question:
    player, kind, options, low, high, optional, about = _rows(data, "the question", 7)
    return Question(
        _is(player, int, "the question"),
        _is(kind, str, "the question"),
        tuple(Option(_is(id_, str, "an option"), meant(value)) for id_, value in _pairs(options, "the options")),
        _is(low, int, "the question"),
        _is(high, int, "the question"),
        _is(optional, bool, "the question"),
        _optional(about, lambda copy: _is(copy, int, "the question")),
    )


_LINES = {
    (str, int, card, list, int, source, target, int)
    for card in (str, NoneType)
    for source in (str, NoneType)
    for target in (str, NoneType)
}
"""The kinds of the parts of a line: event, player, card, words, amount, source, target, who may know the card."""


def _line(line: list[Any]) -> tuple[Any, ...]:
    if tuple(map(type, line)) not in _LINES or not all(type(word) is str for word in line[3]):
        raise SaveError("a line of the log has other parts than eight of their kinds")
    verb, who, card, words, *rest = line
    return (verb, who, card, tuple(words), *rest)
