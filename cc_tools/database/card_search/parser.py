"""Tokens become a tree, by the grammar in `language.json`. Everything can be read; what is wrong becomes a finding."""

from __future__ import annotations

from cc_tools.database.card_search import codes
from cc_tools.database.card_search.places import Findings
from cc_tools.database.card_search.specification import Specification
from cc_tools.database.card_search.syntax import All, Any, Named, Negation, Node, Place, Term
from cc_tools.database.card_search.tokens import Token, Tokens
from cc_tools.model.text import Language


def parse(text: str, spec: Specification, language: Language, findings: Findings) -> Node | None:
    """The tree of a query, None where it asks for nothing; `findings` receives what is wrong, located in `text`."""
    if len(text) > spec.limits.characters:
        message = f"the query has {len(text):,} characters; at most {spec.limits.characters:,} are read"
        findings.report(codes.TOO_LONG, message, (spec.limits.characters, len(text)))
        return None
    tokens = Tokens(text, spec, language, findings).all()
    if too_deep := _too_deep(tokens, spec.limits.depth):
        findings.report(codes.TOO_DEEP, f"brackets are nested deeper than {spec.limits.depth}", too_deep)
        return None
    if len(tokens) == 1:
        findings.report(codes.NO_EFFECT, "the query asks for nothing, so every card answers", (0, len(text)))
    return _Parser(text, tokens, findings).query()


def _too_deep(tokens: list[Token], most: int) -> Place | None:
    depth = 0
    for token in tokens:
        depth += (token.kind == "open") - (token.kind == "close")
        depth = max(depth, 0)
        if depth > most:
            return token.place
    return None


class _Parser:
    def __init__(self, text: str, tokens: list[Token], findings: Findings) -> None:
        self._text = text
        self._tokens = tokens
        self._at = 0
        self._findings = findings

    def _next(self) -> Token:
        return self._tokens[self._at]

    def _take(self) -> Token:
        token = self._tokens[self._at]
        self._at += token.kind != "end"
        return token

    def query(self) -> Node | None:
        found = [] if self._next().kind == "end" else [self._either()]
        while self._next().kind == "close":
            token = self._take()
            self._findings.report(codes.UNBALANCED, "this bracket was never opened", token.place)
            if self._next().kind not in ("close", "end"):
                found.append(self._either())
        return _joined(All, found)

    def _either(self) -> Node | None:
        """One or more things with `or` between; one that asks for nothing is left out."""
        found = [self._both()]
        while self._next().kind == "or":
            self._take()
            found.append(self._both())
        return _joined(Any, found)

    def _both(self) -> Node | None:
        """One or more things side by side or with `and` between."""
        found = [self._one()]
        while True:
            if self._next().kind == "and":
                self._take()
            elif self._next().kind in ("or", "close", "end"):
                return _joined(All, found)
            found.append(self._one())

    def _one(self) -> Node | None:
        negated = False
        while self._next().kind == "not":
            self._take()
            negated = not negated
        found = self._primary()
        return Negation(found) if negated and found is not None else found

    def _primary(self) -> Node | None:
        match self._next().kind:
            case "open":
                return self._bracket()
            case "value":
                return self._term()
            case "compare":
                self._stray_comparison()
            case _:
                self._missing()
        return None

    def _bracket(self) -> Node | None:
        opened = self._take()
        if self._next().kind == "close":
            self._take()
            message = "there is nothing in these brackets, so they are passed over"
            self._findings.report(codes.NO_EFFECT, message, (opened.place[0], self._tokens[self._at - 1].place[1]))
            return None
        if self._next().kind == "end":
            self._findings.report(codes.UNBALANCED, "this bracket is not closed", opened.place)
            return None
        found = self._either()
        if self._next().kind == "close":
            self._take()
        else:
            self._findings.report(codes.UNBALANCED, "this bracket is not closed", opened.place)
        return found

    def _term(self) -> Node | None:
        first = self._take()
        if self._next().kind != "compare":
            return Term(None, first.parts, first.place)
        sign = self._take()
        written = self._written(first.place)
        if not self._is_value_of(sign):
            message = f"what should `{written}` be compared with? A value belongs here"
            self._findings.report(codes.MISSING_VALUE, message, (sign.place[1], sign.place[1] + 1))
            self._skip_comparisons()
            return None
        value = self._take()
        assert sign.compare is not None
        named = Named(written, first.place, sign.compare, sign.place)
        return Term(named, value.parts, (first.place[0], value.place[1]))

    def _is_value_of(self, sign: Token) -> bool:
        """Whether a value comes next, and not, behind a space, the field of another term."""
        token = self._next()
        behind = self._tokens[min(self._at + 1, len(self._tokens) - 1)]
        return token.kind == "value" and (behind.kind != "compare" or token.place[0] == sign.place[1])

    def _skip_comparisons(self) -> None:
        """Passes over further signs of comparison, with what they would have been compared with."""
        while self._next().kind == "compare":
            self._take()
            if self._next().kind == "value":
                self._take()

    def _stray_comparison(self) -> None:
        token = self._take()
        sign = self._written(token.place)
        message = f"there is no field before `{sign}`; a text with such a sign goes into quotes"
        self._findings.report(codes.UNKNOWN_FIELD, message, token.place)
        if self._next().kind == "value":
            self._take()

    def _missing(self) -> None:
        """Reports that something is missing here, at the word that asks for it."""
        token = self._next()
        before = self._tokens[self._at - 1] if self._at else None
        if token.kind in ("and", "or") and (before is None or before.kind in ("open", "and", "or", "not")):
            message = f"something to look for is missing before `{self._written(token.place)}`"
            self._findings.report(codes.MISSING_TERM, message, token.place)
        elif before is not None:
            message = f"something to look for is missing after `{self._written(before.place)}`"
            self._findings.report(codes.MISSING_TERM, message, before.place)

    def _written(self, place: Place) -> str:
        return self._text[place[0] : place[1]]


def _joined(node: type[All] | type[Any], found: list[Node | None]) -> Node | None:
    """The parts that ask for something, under one node unless there is but one."""
    kept = tuple(part for part in found if part is not None)
    if len(kept) > 1:
        return node(kept)
    return kept[0] if kept else None
