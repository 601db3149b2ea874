"""Places in a query as findings name them."""

from __future__ import annotations

from cc_tools.database.card_search.syntax import Place
from cc_tools.diagnostics import Code, Diagnostic, Edit, Fix, Position, Span

QUERY = "<query>"


class Findings(list[Diagnostic]):
    """The findings about one text, collected as they come; `file` is what findings call it."""

    def __init__(self, text: str, file: str = QUERY) -> None:
        super().__init__()
        self.text = text
        self.file = file

    def report(self, code: Code, message: str, place: Place, suggestion: str | None = None) -> None:
        """Adds a finding; a suggestion replaces what is in the place."""
        span = self._span(place)
        fix = None
        if suggestion is not None:
            message = f"{message}; did you mean `{suggestion}`?"
            fix = Fix(f"write `{suggestion}`", (Edit(span, suggestion),))
        self.append(Diagnostic(code, message, span, suggestion=suggestion, fix=fix))

    def _span(self, place: Place) -> Span:
        start, end = place
        return Span(self.file, self._position(start), self._position(end))

    def _position(self, offset: int) -> Position:
        before = self.text[:offset]
        return Position(before.count("\n") + 1, offset - (before.rfind("\n") + 1) + 1)
