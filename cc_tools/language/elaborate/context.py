"""What elaboration carries along: the dialect, the findings so far, and which names are bound."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from lark import Token, Tree

from cc_tools.diagnostics import Code, Diagnostic, Edit, Fix, closest, within_operation
from cc_tools.language import codes
from cc_tools.language.dialect import Dialect
from cc_tools.model.tree import Binding, Place

Parsed = Tree[Token]
Piece = Parsed | Token


def place(piece: Piece) -> Place:
    """Where a token or subtree stands: characters from 0, end exclusive."""
    if isinstance(piece, Token):
        return piece.start_pos or 0, piece.end_pos or 0
    if piece.meta.empty:
        return 0, 0
    return piece.meta.start_pos, piece.meta.end_pos


@dataclass(slots=True)
class Bound:
    """A `$name`: where it was named, the sort of what it holds, and whether anything used it."""

    at: Place
    sort: str
    used: bool = False


@dataclass(slots=True)
class Context:
    """One run of elaboration."""

    dialect: Dialect
    kind: str = ""
    findings: list[Diagnostic] = field(default_factory=list)
    bindings: dict[str, Bound] = field(default_factory=dict)
    retired: list[tuple[str, Bound]] = field(default_factory=list)
    steps_before: int = 0

    def report(self, code: Code, message: str, at: Place, meant: str | None = None) -> None:
        """Note a finding; `meant` is the text that should stand there."""
        span = within_operation(*at)
        fix = Fix(f"write `{meant}`", (Edit(span, meant),)) if meant is not None else None
        self.findings.append(Diagnostic(code, message, span, suggestion=meant, fix=fix))

    def unknown(self, code: Code, message: str, at: Place, word: str, *known: Iterable[str]) -> None:
        """Note an unknown word; the first list with a near word gives the suggestion."""
        meant = next((near for near in (closest(word, words) for words in known) if near is not None), None)
        self.report(code, f"{message}; did you mean `{meant}`?" if meant else message, at, meant)

    def bind(self, token: Token, sort: str) -> Binding:
        name = str(token)[1:]
        at = place(token)
        if name in self.bindings:
            self.report(codes.REBOUND, f"`${name}` is already named in this operation", at)
        self.bindings[name] = Bound(at, sort)
        return Binding(name, span=at)

    def use(self, token: Token) -> str:
        """Note a use of `$name`; its sort, `any` where it is unknown."""
        name = str(token)[1:]
        bound = self.bindings.get(name)
        if bound is None:
            meant = closest(name, self.bindings) or (next(iter(self.bindings)) if len(self.bindings) == 1 else None)
            message = f"`${name}` is used here, but no earlier step names it"
            self.report(codes.UNBOUND, f"{message}; did you mean `${meant}`?" if meant else message, place(token),
                        f"${meant}" if meant else None)
            return "any"
        bound.used = True
        return bound.sort
