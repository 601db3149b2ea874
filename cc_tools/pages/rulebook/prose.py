"""Texts of the rules as HTML: paragraphs, lists, and links to cards, rules, terms and sections."""

from __future__ import annotations

from dataclasses import dataclass

from cc_tools.model.markup import Block, Span, read
from cc_tools.model.rulebook import Rulebook
from cc_tools.model.text import Text
from cc_tools.pages import markup
from cc_tools.pages.edition import Edition
from cc_tools.pages.page import relative

FOLDER = "rules"
_TAGS = {"bullets": "ul", "numbers": "ol"}


def section_path(game: str, section: str) -> str:
    """The page of a section."""
    return f"{game}/{FOLDER}/{section}.html"


def rules_path(game: str) -> str:
    """The page that lists the sections."""
    return f"{game}/{FOLDER}/index.html"


@dataclass(frozen=True, slots=True)
class Prose:
    """Texts of one game's rules in one language, as a page at `start` shows them."""

    edition: Edition
    book: Rulebook
    start: str

    def missing(self, text: Text | None) -> bool:
        """Whether the language lacks a text."""
        return text is not None and not getattr(text, self.edition.language)

    def line(self, text: Text) -> str:
        """A text of one paragraph without a tag around it; marked as English where it is."""
        return self._marked(text, " ".join(self._line(line) for block in self._blocks(text) for line in block.lines))

    def blocks(self, text: Text | None) -> str:
        """A text with its paragraphs and lists; nothing where there is none."""
        if text is None:
            return ""
        return self._block(text, "\n".join(self._html(block) for block in self._blocks(text)))

    def plain(self, text: Text) -> str:
        """A text as raw text, for titles."""
        said: str = getattr(text, self.edition.language) or text.en
        return " ".join("".join(self._plain(span) for span in line) for block in read(said) for line in block.lines)

    def rule(self, name: str) -> str:
        """A link to a rule, or to the first of a group, under its id."""
        return markup.link(f'<code lang="en">{markup.text(name)}</code>', self.rule_target(name), "cc-rule-id")

    def rule_target(self, name: str) -> str:
        """The address of a rule or of the first of a group; empty where there is none."""
        found = self.book.group(name)
        if not found:
            return ""
        page = section_path(self.edition.game.id, self.book.rules[found[0]].section.id)
        return relative(f"{page}#{found[0]}", self.start)

    def _blocks(self, text: Text) -> tuple[Block, ...]:
        return read(getattr(text, self.edition.language) or text.en)

    def _marked(self, text: Text, inside: str) -> str:
        return f'<span lang="en">{inside}</span>' if self.missing(text) else inside

    def _block(self, text: Text, inside: str) -> str:
        return f'<div lang="en">{inside}</div>' if self.missing(text) else inside

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
                shown = markup.bdi(self._plain(span)) if span.kind == "card" else markup.text(self._plain(span))
                return markup.link(shown, relative(target, self.start)) if target else shown

    def _rule(self, span: Span) -> str:
        target = self.rule_target(span.target)
        shown = markup.text(span.text) if span.text else f'<code lang="en">{markup.text(span.target)}</code>'
        return markup.link(shown, target) if target else shown

    def _target(self, span: Span) -> str:
        edition = self.edition
        if span.kind == "card":
            return edition.record_target(("cards", self._card(span.target)))
        if span.kind == "section":
            known = span.target in self.book.by_id
            return section_path(edition.game.id, span.target) if known else rules_path(edition.game.id)
        term = edition.index.terms.get(span.target)
        return edition.term_target(term) if term is not None else ""

    def _card(self, name: str) -> str:
        return name if name in self.edition.catalog.cards else self.edition.catalog.by_slug[name][0]

    def _plain(self, span: Span) -> str:
        if span.text:
            return span.text
        if span.kind != "card":
            return span.target
        card = self.edition.catalog.cards.get(span.target)
        if card is not None:
            return self.edition.name(card)
        return self.edition.catalog.cards[self._card(span.target)].named(span.target, self.edition.language)
