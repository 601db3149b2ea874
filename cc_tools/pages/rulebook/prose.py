"""Texts of the rules as HTML: paragraphs, lists, and links to cards, rules, terms and sections."""

from __future__ import annotations

from dataclasses import dataclass

from cc_tools.model.markup import Block, Span, read
from cc_tools.model.rulebook import Rulebook
from cc_tools.model.text import Text
from cc_tools.pages import markup
from cc_tools.pages.edition import Edition
from cc_tools.pages.page import relative
from cc_tools.pages.rule_links import card_of, plain, plain_span, rule_link, rules_path, section_path

_TAGS = {"bullets": "ul", "numbers": "ol"}


@dataclass(frozen=True, slots=True)
class Prose:
    """Texts of one game's rules in one language, as a page at `start` shows them."""

    edition: Edition
    book: Rulebook
    start: str

    def line(self, text: Text) -> str:
        """A text of one paragraph without a tag around it; marked where it is English, or out of date."""
        lines = (line for block in self._blocks(text) for line in block.lines)
        return self.edition.marked(text, " ".join(map(self._line, lines)))

    def blocks(self, text: Text | None) -> str:
        """A text with its paragraphs and lists; nothing where there is none."""
        if text is None:
            return ""
        return self.edition.marked(text, "\n".join(self._html(block) for block in self._blocks(text)), "div")

    def plain(self, text: Text) -> str:
        """A text as raw text, for titles."""
        return plain(self.edition, text)

    def rule(self, name: str) -> str:
        """A link to a rule, or to the first of a group, under its id."""
        return rule_link(self.edition, name, self.start)

    def _blocks(self, text: Text) -> tuple[Block, ...]:
        return read(getattr(text, self.edition.language) or text.en)

    def _html(self, block: Block) -> str:
        if block.kind == "paragraph":
            return "\n".join(f"<p>{self._line(line)}</p>" for line in block.lines)
        items = "\n".join(f"<li>{self._line(line)}</li>" for line in block.lines)
        return f"<{_TAGS[block.kind]}>\n{items}\n</{_TAGS[block.kind]}>"

    def _line(self, line: tuple[Span, ...]) -> str:
        return "".join(self._span(span) for span in line)

    def _span(self, span: Span) -> str:
        match span.kind:
            case "plain":
                return markup.text(span.text)
            case "strong":
                return f"<strong>{markup.text(span.text)}</strong>"
            case "rule":
                return self._rule(span)
            case _:
                target = self._target(span)
                said = plain_span(self.edition, span)
                shown = markup.bdi(said) if span.kind == "card" else markup.text(said)
                return markup.link(shown, relative(target, self.start)) if target else shown

    def _rule(self, span: Span) -> str:
        return rule_link(self.edition, span.target, self.start, markup.text(span.text))

    def _target(self, span: Span) -> str:
        edition = self.edition
        if span.kind == "card":
            return edition.record_target(("cards", card_of(edition, span.target)))
        if span.kind == "section":
            known = span.target in self.book.by_id
            return section_path(edition.game.id, span.target) if known else rules_path(edition.game.id)
        term = edition.index.terms.get(span.target)
        return edition.term_target(term) if term is not None else ""
