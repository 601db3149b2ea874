"""A query cut into tokens. Nothing in a query is an error here but a quote that is not closed."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from cc_tools.database.card_search import codes
from cc_tools.database.card_search.places import Findings
from cc_tools.database.card_search.specification import Compare, Specification
from cc_tools.database.card_search.syntax import Part, Place
from cc_tools.model.text import Language

Kind = Literal["open", "close", "and", "or", "not", "compare", "value", "end"]
_WORDS: tuple[Literal["and", "or", "not"], ...] = ("and", "or", "not")


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of the query: of a comparison which, of a value its alternatives."""

    kind: Kind
    place: Place
    compare: Compare | None = None
    parts: tuple[Part, ...] = ()


class Tokens:
    """Cuts one text; `findings` receives what is wrong with its quotes."""

    def __init__(self, text: str, spec: Specification, language: Language, findings: Findings) -> None:
        self._text = text
        self._signs = spec.characters
        self._compare = sorted(spec.compare, key=len, reverse=True)
        self._means = spec.compare
        self._findings = findings
        self._keywords = {
            keyword.word: kind
            for kind in _WORDS
            for keyword in spec.keywords[kind]
            if keyword.languages is None or language in keyword.languages
        }

    def all(self) -> list[Token]:
        """The tokens, with one of kind `end` behind the last; words that are keywords in their place among them."""
        cut = [*self._cut(), Token("end", (len(self._text), len(self._text)))]
        around = zip([None, *cut], cut, [*cut[1:], cut[-1]], strict=False)
        return [self._as_keyword(token, before, behind) for before, token, behind in around]

    def _as_keyword(self, token: Token, before: Token | None, behind: Token) -> Token:
        """A lone word as the keyword it is, unless it is a field, or stands right behind a sign of comparison."""
        if token.kind != "value" or len(token.parts) > 1 or token.parts[0].quoted:
            return token
        if behind.kind == "compare":
            return token
        if before is not None and before.kind == "compare" and before.place[1] == token.place[0]:
            return token
        kind = self._keywords.get(unicodedata.normalize("NFKC", token.parts[0].text).lower())
        return token if kind is None else Token(kind, token.place)

    def _cut(self) -> Iterator[Token]:
        at, before = 0, None
        while at < len(self._text):
            if self._text[at].isspace():
                at += 1
                continue
            token = self._sign(at, before) or self._value(at)
            yield token
            at, before = token.place[1], token.kind

    def _sign(self, at: int, before: Kind | None) -> Token | None:
        """The token of a sign that stands here, or None where a value begins."""
        char = self._text[at]
        if char in self._signs.open:
            return Token("open", (at, at + 1))
        if char in self._signs.close:
            return Token("close", (at, at + 1))
        if char in self._signs.both:
            return Token("and", (at, self._run(at, self._signs.both)))
        if char in self._signs.either:
            return Token("or", (at, self._run(at, self._signs.either)))
        sign = self._comparison(at)
        if sign is not None:
            return Token("compare", (at, at + len(sign)), self._means[sign])
        if char in self._signs.negate and before != "compare" and self._begins_term(at + 1):
            return Token("not", (at, at + 1))
        return None

    def _run(self, at: int, chars: str) -> int:
        while at < len(self._text) and self._text[at] in chars:
            at += 1
        return at

    def _comparison(self, at: int) -> str | None:
        return next((sign for sign in self._compare if self._text.startswith(sign, at)), None)

    def _begins_term(self, at: int) -> bool:
        char = self._text[at : at + 1]
        return bool(char) and not char.isspace() and char not in self._signs.close

    def _ends(self, at: int) -> bool:
        """Whether a value ends before this character."""
        char = self._text[at]
        signs = self._signs
        if char.isspace() or char in signs.open + signs.close + signs.both + signs.either:
            return True
        return self._comparison(at) is not None

    def _value(self, start: int) -> Token:
        parts, at = [], start
        while True:
            part, at = self._part(at)
            parts.append(part)
            if at >= len(self._text) or self._text[at] not in self._signs.list:
                return Token("value", (start, at), parts=tuple(parts))
            at += 1

    def _part(self, start: int) -> tuple[Part, int]:
        pieces, quoted, at = [], False, start
        while at < len(self._text) and self._text[at] not in self._signs.list and not self._ends(at):
            closing = self._signs.quotes.get(self._text[at])
            if closing is None:
                pieces.append(self._text[at])
                at += 1
                continue
            quoted = True
            end = self._closed(at, closing)
            pieces.append(self._text[at + 1 : end])
            at = min(end + 1, len(self._text))
        return Part("".join(pieces), quoted, (start, at)), at

    def _closed(self, opened: int, closing: str) -> int:
        """Where a quote is closed, or the end of the text, with a finding."""
        ends = [end for char in closing if (end := self._text.find(char, opened + 1)) >= 0]
        if ends:
            return min(ends)
        message = f"the quotation mark {self._text[opened]} is not closed"
        self._findings.report(codes.UNCLOSED_QUOTE, message, (opened, opened + 1))
        return len(self._text)
