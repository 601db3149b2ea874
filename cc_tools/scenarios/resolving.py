"""The names in a position's data, replaced by the ids of what they call."""

from __future__ import annotations

import types
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Union, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from cc_tools.diagnostics import Diagnostic
from cc_tools.load import Node, Steps
from cc_tools.model.scenario import PLAYERS, Calls, Player
from cc_tools.scenarios.names import CREWS, Crews, Names


@dataclass
class Resolving:
    """One walk over data that fits its model. `node` is where the data is written."""

    names: Names
    node: Node
    seats: Mapping[Player, Crews]
    findings: list[Diagnostic] = field(default_factory=list)

    def value(self, annotation: Any, value: Any, path: Steps, crews: Crews) -> Any:
        """The value with ids in place of names."""
        origin, arguments = get_origin(annotation), get_args(annotation)
        if origin is Annotated:
            mark = next((mark for mark in arguments[1:] if isinstance(mark, Calls)), None)
            if mark is not None and isinstance(value, str):
                return self._id(mark.collection, value, path, crews)
            return self.value(arguments[0], value, path, crews)
        if origin in (Union, types.UnionType):
            for member in arguments:
                value = self.value(member, value, path, crews)
            return value
        if origin is tuple and isinstance(value, list):
            return [self.value(arguments[0], item, (*path, index), crews) for index, item in enumerate(value)]
        if origin is dict and isinstance(value, dict):
            return {
                self._key(arguments[0], key, (*path, key), crews): self.value(arguments[1], below, (*path, key), crews)
                for key, below in value.items()
            }
        if isinstance(annotation, type) and issubclass(annotation, BaseModel) and isinstance(value, dict):
            return self._model(annotation, value, path, crews)
        return value

    def _model(self, model: type[BaseModel], data: dict[str, Any], path: Steps, crews: Crews) -> dict[str, Any]:
        found = dict(data)
        for name, info in model.model_fields.items():
            key = info.alias or name
            if key in data:
                seat = next((self.seats[player] for player in PLAYERS if player == key), crews)
                found[key] = self.value(whole_type(info), data[key], (*path, key), seat)
        return found

    def _id(self, collection: str, text: str, path: Steps, crews: Crews) -> str:
        found, wrong = self.names.one(collection, text, self.node.at(path).head, crews)
        self.findings += wrong
        return found or text

    def _key(self, annotation: Any, key: Any, path: Steps, crews: Crews) -> Any:
        if not isinstance(key, str):
            return key
        marks = get_args(annotation)[1:] if get_origin(annotation) is Annotated else ()
        mark = next((mark for mark in marks if isinstance(mark, Calls)), None)
        if mark is None:
            return key
        found, wrong = self.names.one(mark.collection, key, self.node.key(path).head, crews)
        self.findings += wrong
        return found or key


def whole_type(info: FieldInfo) -> Any:
    """The type of a field with its marks, which pydantic keeps apart."""
    return Annotated[(info.annotation, *info.metadata)] if info.metadata else info.annotation


def seats(model: type[BaseModel], data: dict[str, Any]) -> Mapping[Player, Crews]:
    """The crews that each player's names may belong to, as the data of a position names them."""
    own: dict[Player, tuple[str, ...]] = {player: tuple(_crews(model, data, player, None)) for player in PLAYERS}
    every = tuple(dict.fromkeys(crew for crews in own.values() for crew in crews))
    return {player: Crews(crews, every) for player, crews in own.items()}


def _crews(model: type[BaseModel], data: dict[str, Any], wanted: Player, inside: str | None) -> Iterator[str]:
    """The crews named below the player's key, at any depth."""
    for name, info in model.model_fields.items():
        key = info.alias or name
        value = data.get(key)
        within = key if key in PLAYERS else inside
        if isinstance(value, dict):
            for part in _models(info.annotation):
                yield from _crews(part, value, wanted, within)
        elif isinstance(value, str) and within == wanted and _calls_crew(whole_type(info)):
            yield value


def _models(annotation: Any) -> Iterator[type[BaseModel]]:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        yield annotation
    elif get_origin(annotation) in (Union, types.UnionType):
        for member in get_args(annotation):
            yield from _models(member)


def _calls_crew(annotation: Any) -> bool:
    """Whether a type is, or may be, the name of a crew."""
    return any(
        (isinstance(part, Calls) and part.collection == CREWS) or _calls_crew(part) for part in get_args(annotation)
    )
