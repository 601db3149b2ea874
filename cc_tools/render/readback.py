"""The way back: English rules text to the operation that it was written from.

Whatever could be read from a text is printed as an operation, read by the language, and written again: only what is
sound and comes out as the same text counts. One operation is left, or two texts would be the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from lark import Tree

from cc_tools.language.dialect import Dialect
from cc_tools.language.printer import print_operation
from cc_tools.language.reading import read
from cc_tools.language.syntax import parse
from cc_tools.model.text import Language
from cc_tools.model.tree import Operation, Statement
from cc_tools.render.bindings import Described, DoneBy, resolve, restore, spoken
from cc_tools.render.env import Env
from cc_tools.render.filling import Unworded
from cc_tools.render.reader import Reader, Speech
from cc_tools.render.surfaces import Surfaces, normal
from cc_tools.render.writer import Writer

RECEIVED = ("required",)
"""The name under which a place named by another operation is known."""


@dataclass(frozen=True)
class ReadBack:
    """Reads texts of one writer. `names`: card slugs with their names in its language."""

    writer: Writer
    dialect: Dialect
    names: Mapping[str, str] = field(default_factory=dict)
    surfaces: Surfaces = field(init=False)
    speech: Speech = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "surfaces", Surfaces(self.writer, self.names))
        takes, needs = {}, {}
        for name, verb in self.dialect.verbs.items():
            takes[name] = frozenset({*verb.arguments, "by", *(("deeds",) if verb.deeds else ())})
            required = (given for given, slot in verb.arguments.items() if slot.required)
            needs[name] = frozenset(required) if verb.event is None else frozenset()
        object.__setattr__(self, "speech", Speech(takes, needs, self._rewritten))

    def strings(self, text: str) -> list[str]:
        """The canonical strings of all operations that are written as this text: one, if a renderer wrote it."""
        return list(dict.fromkeys(print_operation(operation) for operation in self.operations(text)))

    def operations(self, text: str) -> Iterator[Operation]:
        """The operations that are written as this text."""
        tried: set[str] = set()
        for candidate in Reader(self.writer, self.surfaces, self.speech, text).whole():
            string = print_operation(resolve(candidate))
            if string in tried:
                continue
            tried.add(string)
            if not isinstance(parse(string), Tree):
                continue
            reading = read(string, self.dialect, RECEIVED)
            if reading.operation is not None and reading.sound and self._written(reading.operation) == text:
                yield reading.operation

    def _written(self, operation: Operation) -> str | None:
        try:
            return self.writer.render(operation).text
        except Unworded:
            return None

    def _rewritten(self, statement: Statement, env: Env) -> str | None:
        """The words of one statement as it would be written at its place, or None where it is none."""
        string = print_operation(Operation(next(iter(self.dialect.game.kinds)), (), (), (statement,)))
        if not isinstance(parse(string), Tree):
            return None
        found = list(spoken(statement))
        things = {thing.name: thing for thing in found if isinstance(thing, Described)}
        operation = read(string, self.dialect, tuple(things)).operation
        if operation is None or len(operation.body) != 1:
            return None
        actors = iter([done.actor for done in found if isinstance(done, DoneBy)])
        renewed: Any = restore(operation.body[0], things, actors)
        try:
            tokens, _ = self.writer.write("statement", renewed, env)
        except Unworded:
            return None
        return normal("".join(token.text for token in self.writer.morphology.finish(tokens)))


def english(writers: Mapping[Language, Writer], dialect: Dialect, names: Mapping[str, str]) -> ReadBack:
    """The way back from English."""
    return ReadBack(writers["en"], dialect, names)
