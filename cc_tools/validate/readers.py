"""What reads the records of one kind of file: the schema, its validator and the model, made once for a game."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError as ModelError

from cc_tools.diagnostics import Diagnostic, Severity
from cc_tools.load import Node
from cc_tools.model.game import CardSet, Game
from cc_tools.model.term import Term
from cc_tools.model.text import Closed
from cc_tools.model.translated import Translated
from cc_tools.validate import codes
from cc_tools.validate.accept import acceptor
from cc_tools.validate.coerce import Coercion
from cc_tools.validate.explain import explain, shortened
from cc_tools.validate.schema import Builder, Schema

if TYPE_CHECKING:
    from jsonschema import ValidationError
    from jsonschema.protocols import Validator


class Reader:
    """Reads nodes as records of one model. `senses` are the senses of words that its fields ask for."""

    def __init__(self, model: type[Closed], build: Builder) -> None:
        self.model = model
        self.schema: Schema = build.model(model)
        self.senses = frozenset(build.senses)
        self._accepts = acceptor(self.schema)

    def read(self, node: Node) -> tuple[Closed | None, list[Diagnostic]]:
        """The record at `node` and its findings; None where an error keeps it from being one.

        A record with a hole where an alias stood is left out without a word: the hole is reported already.
        """
        data, findings = self.data(node)
        if data is None:
            return None, findings
        record, more = self.made(node, data)
        return record, [*findings, *more]

    def data(self, node: Node) -> tuple[Any, list[Diagnostic]]:
        """The plain data at `node` and its findings; None where it does not fit the schema."""
        coercion = Coercion()
        data = coercion.value(node, self.schema)
        if coercion.damaged:
            return None, coercion.findings
        findings = coercion.findings
        if not self._accepts(data):
            findings = [*findings, *explain(node, self._errors(data))]
        return (None if any(finding.severity is Severity.ERROR for finding in findings) else data), findings

    def made(self, node: Node, data: Any) -> tuple[Closed | None, list[Diagnostic]]:
        """The record of data that fits the schema, or None and what is wrong with it as a whole."""
        try:
            return self.model.model_validate(data), []
        except ModelError as error:
            return None, list(_whole(node, error))

    @cached_property
    def _validator(self) -> Validator:
        from jsonschema import Draft202012Validator

        return Draft202012Validator(self.schema)

    def _errors(self, data: Any) -> Iterable[ValidationError]:
        return self._validator.iter_errors(data)


def _whole(node: Node, error: ModelError) -> Iterable[Diagnostic]:
    """What a model says about a record as a whole."""
    for fault in error.errors(include_url=False, include_context=False, include_input=False):
        message = shortened(fault["msg"].removeprefix("Value error, "))
        yield Diagnostic(codes.INVALID_RECORD, message, node.at(tuple(fault["loc"])).head)


@cache
def shared_reader(kind: str) -> Reader:
    """The reader of a kind of file that is the same in every game: `game`, `set`, `terms` and `translated`."""
    models: dict[str, type[Closed]] = {"game": Game, "set": CardSet, "terms": Term, "translated": Translated}
    return Reader(models[kind], Builder({}, inline=True))
