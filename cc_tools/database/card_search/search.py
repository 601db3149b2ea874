"""The search itself: a query in, the cards that answer it and what is to be said about it out."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cc_tools.database.card_search import codes
from cc_tools.database.card_search.binding import Binder
from cc_tools.database.card_search.index import Index
from cc_tools.database.card_search.ordering import Ordering, SortKey
from cc_tools.database.card_search.parser import parse
from cc_tools.database.card_search.places import Findings
from cc_tools.database.card_search.sources import DatabaseValues
from cc_tools.database.card_search.specification import Specification
from cc_tools.database.card_search.values import FoundCard, Value, Values, frozen
from cc_tools.diagnostics import Diagnostic, Severity
from cc_tools.model.text import Language

COLUMNS = "<columns>"
SORT = "<sort>"


@dataclass(frozen=True, slots=True)
class Answer:
    """The positions of the cards that answer, sorted; none where a finding is an error."""

    positions: tuple[int, ...]
    findings: tuple[Diagnostic, ...]

    @property
    def ok(self) -> bool:
        """Whether the query could be understood."""
        return not any(finding.severity is Severity.ERROR for finding in self.findings)


class CardSearch:
    """A search over one set of values. Safe to ask again and again; what a query needs is made when first needed."""

    def __init__(self, values: Values, spec: Specification) -> None:
        self.spec = spec
        self.values = values
        self._index = Index(values, spec)
        self._binder = Binder(spec, values)
        self._ordering = Ordering(values, spec)

    @property
    def cards(self) -> Sequence[FoundCard]:
        """All cards, by position."""
        return self.values.cards

    def ask(self, query: str, language: Language = "en", sort: Sequence[SortKey] = ()) -> Answer:
        """The answer to a query. Any text is allowed; what is wrong with it is said in the findings, never raised.

        `language`: that of sentences and rulings, and of keywords that not all languages have; names of fields and
        words are understood in all four. Without `sort` the cards come by name in the order of the language.
        """
        query = query.encode("utf-8", "replace").decode("utf-8")
        findings = Findings(query)
        tree = parse(query, self.spec, language, findings)
        condition = self._binder.bind(tree, language, findings)
        once = {(finding.span, finding.code.id): finding for finding in reversed(findings)}
        found = tuple(once[key] for key in sorted(once))
        answer = Answer((), found)
        if answer.ok:
            positions = self._index.fitting(condition)
            return Answer(tuple(self._ordering.sorted(positions, sort, language)), found)
        return answer

    def columns(self, text: str) -> tuple[tuple[str, ...], tuple[Diagnostic, ...]]:
        """The fields that a text with commas names in any language, as own names; and findings about the others."""
        keys, findings = self._keys(text, COLUMNS)
        return tuple(key.field for key in keys), findings

    def sorting(self, text: str) -> tuple[tuple[SortKey, ...], tuple[Diagnostic, ...]]:
        """The same for an order, where `-` before a name turns it round."""
        return self._keys(text, SORT)

    def _keys(self, text: str, file: str) -> tuple[tuple[SortKey, ...], tuple[Diagnostic, ...]]:
        text = text.encode("utf-8", "replace").decode("utf-8")
        findings, keys, at = Findings(text, file), [], 0
        for part in text.split(","):
            name = part.strip()
            start = at + len(part) - len(part.lstrip())
            at += len(part) + 1
            turned = file == SORT and name.startswith("-")
            name = name[1:] if turned else name
            field = self._binder.field(name)
            if field is not None and self.spec.fields[field].source:
                keys.append(SortKey(field, turned))
            elif name:
                place = (start + turned, start + turned + len(name))
                message = f"there is no field `{name}`" if field is None else f"`{name}` has no values of its own"
                near = self._binder.near_field(name) if field is None else None
                findings.report(codes.UNKNOWN_COLUMN, message, place, near)
        return tuple(keys), tuple(findings)

    def shown(self, field: str, position: int, language: Language) -> tuple[Value, ...]:
        """The values of a field on a card, as they are: words, numbers, texts of the language."""
        return tuple(self.values.column(field, language)[position])

    def said(self, field: str, position: int, language: Language) -> str:
        """The same for people: words as the language calls them, one name, all with commas between."""
        if field == "name":
            return self.cards[position].named(language)
        values = self.shown(field, position, language)
        if self.spec.type_of(field) == "word":
            known = self.values.vocabulary(field)
            return ", ".join(dict.fromkeys(known.label(str(value), language) for value in values))
        return ", ".join(str(value) for value in values)

    def folded(self, field: str, language: Language) -> Sequence[str]:
        """The texts of a field made ready for comparing, one string a card, as another implementation needs them."""
        return self._index.texts(field, language)

    def ranks(self, language: Language) -> Sequence[int]:
        """The place of each card in the order by name."""
        return self._ordering.by_name(language)

    def published(self, chosen: Sequence[int] | None = None) -> dict[str, Any]:
        """The language and the values of all cards, or of those chosen, as plain data for another implementation."""
        fields = {name: entry for name, entry in self.spec.fields.items() if entry.source}
        types = {name: self.spec.type_of(name) for name in fields}
        local = frozenset(name for name, entry in fields.items() if entry.local)
        pool = frozen(self.values, types, local, range(len(self.cards)) if chosen is None else chosen)
        return {"language": self.spec.model_dump(mode="json", by_alias=True, exclude_defaults=True), "pool": pool}


def over(connection: sqlite3.Connection, spec: Specification) -> CardSearch:
    """A search over the cards of an open database."""
    return CardSearch(DatabaseValues(connection, spec), spec)
