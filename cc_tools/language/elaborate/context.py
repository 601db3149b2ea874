"""What elaboration carries along: the dialect, the findings so far, which names are bound and what `it` is."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache

from lark import Token, Tree

from cc_tools.diagnostics import Applicability, Code, Diagnostic, Edit, Fix, within_operation
from cc_tools.language import codes
from cc_tools.language.dialect import Dialect
from cc_tools.language.spelling import nearest
from cc_tools.language.syntax import Parsed
from cc_tools.model.tree import Binding, Place

Piece = Parsed | Token


def place(piece: Piece) -> Place:
    """Where a token or subtree stands: characters from 0, end exclusive."""
    first = last = piece
    while not isinstance(first, Token):
        first = first.children[0]
    while not isinstance(last, Token):
        last = last.children[-1]
    return _shared(first.start_pos or 0, last.end_pos or 0)


@lru_cache(maxsize=65_536)
def _shared(start: int, end: int) -> Place:
    """The place, the same object for equal places: a large pool has millions of them."""
    return start, end


def trees(piece: Parsed) -> list[Parsed]:
    """The subtrees directly below a tree, without the words of the grammar between them."""
    return [child for child in piece.children if isinstance(child, Tree)]


def token(piece: Parsed, *types: str) -> Token:
    """The first token directly below a tree, of one of these types where some are named.

    The grammar says that there is one.
    """
    return next(child for child in piece.children if isinstance(child, Token) and (not types or child.type in types))


@dataclass(slots=True)
class Bound:
    """A `$name`: where it was named, the sort of what it holds, and whether anything used it."""

    at: Place
    sort: str
    used: bool = False


@dataclass(slots=True)
class Context:
    """One run of elaboration.

    `bindings` are the names in reach, `retired` those of branches that are closed. `pronouns` holds the sorts of what
    `it` is, innermost last. `steps_before` counts the steps that `done` could speak of.
    """

    dialect: Dialect
    kind: str = ""
    findings: list[Diagnostic] = field(default_factory=list)
    bindings: dict[str, Bound] = field(default_factory=dict)
    retired: list[tuple[str, Bound]] = field(default_factory=list)
    pronouns: list[str] = field(default_factory=list)
    steps_before: int = 0

    def report(self, code: Code, message: str, at: Place, meant: str | None = None, *, safe: bool = False) -> None:
        """Note a finding; `meant` is the text that should stand there."""
        span = within_operation(*at)
        applicability = Applicability.SAFE if safe else Applicability.UNSAFE
        fix = Fix(f"write `{meant}`", (Edit(span, meant),), applicability) if meant is not None else None
        self.findings.append(Diagnostic(code, message, span, suggestion=meant, fix=fix))

    def unknown(self, code: Code, message: str, at: Place, word: str, *known: Iterable[str], prefix: str = "") -> None:
        """Note an unknown word; the nearest one gives the suggestion, the earlier lists before the later."""
        near = nearest(word, *known)
        meant = prefix + near if near is not None else None
        self.report(code, f"{message}; did you mean `{meant}`?" if meant else message, at, meant)

    def forget(self, since: int, which: Container[Code]) -> None:
        """Take back findings of these codes noted since there were so many: they only follow from another one."""
        self.findings[since:] = [finding for finding in self.findings[since:] if finding.code not in which]

    def bind(self, token: Token, sort: str) -> Binding:
        """Note that `$name` is named here."""
        name = str(token)[1:]
        at = place(token)
        earlier = self.bindings.get(name)
        if earlier is not None:
            self.report(codes.REBOUND, f"`${name}` is already named in this operation; take another name", at)
        self.bindings[name] = Bound(at, sort, used=earlier.used if earlier else False)
        return Binding(name, span=at)

    def use(self, token: Token) -> str:
        """Note a use of `$name`; its sort, `any` where it is unknown."""
        name = str(token)[1:]
        bound = self.bindings.get(name)
        if bound is None:
            self._unbound(name, place(token))
            return "any"
        bound.used = True
        return bound.sort

    def _unbound(self, name: str, at: Place) -> None:
        closed = next((bound for other, bound in self.retired if other == name), None)
        if closed is not None:
            closed.used = True
            self.report(codes.UNBOUND, f"`${name}` is named only inside other braces, so it is not known here", at)
            return
        unused = [other for other, bound in self.bindings.items() if not bound.used]
        meant = nearest(name, unused, self.bindings) or _only(unused) or _only(list(self.bindings))
        if meant is not None:
            self.bindings[meant].used = True
        message = f"`${name}` is used here, but no earlier step names it"
        hint = f"; did you mean `${meant}`?" if meant else ""
        self.report(codes.UNBOUND, message + hint, at, f"${meant}" if meant else None)

    @contextmanager
    def quiet(self, really: bool = True) -> Iterator[None]:
        """Within it nothing is noted: what stands there has been reported as a whole."""
        before = len(self.findings)
        yield
        if really:
            del self.findings[before:]

    @contextmanager
    def pronoun(self, sort: str) -> Iterator[None]:
        """Within it, `it` is a thing of this sort."""
        self.pronouns.append(sort)
        yield
        self.pronouns.pop()

    @contextmanager
    def branch(self) -> Iterator[None]:
        """Within it names may be bound that are not known behind it."""
        outside = dict(self.bindings)
        yield
        self.retired += [(name, bound) for name, bound in self.bindings.items() if outside.get(name) is not bound]
        self.bindings = outside

    @contextmanager
    def operation(self) -> Iterator[None]:
        """Within it a new operation begins: nothing is done yet, and names of the outer one are out of reach."""
        before, names, self.steps_before, self.bindings = self.steps_before, self.bindings, 0, {}
        yield
        self.retired += self.bindings.items()
        self.steps_before, self.bindings = before, names

    def join(self, names: Mapping[str, Bound]) -> None:
        """Bring names of an alternative back into reach (`if … else`: only one of both comes about)."""
        self.bindings = {**names, **self.bindings}


def _only(names: list[str]) -> str | None:
    return names[0] if len(names) == 1 else None
