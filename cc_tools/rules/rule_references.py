"""What the rules and the rulings of records refer to is there: cards, rules, terms, sections and rules options."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from cc_tools.diagnostics import Code, Diagnostic, respelled
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.markup import Span as Piece, spans
from cc_tools.model.places import Places
from cc_tools.model.rulebook import Rulebook
from cc_tools.model.rulings import RULE_ID, ruled_by
from cc_tools.model.section import SECTION, Path, Section
from cc_tools.model.text import LANGUAGES

CODE = Code(
    "R014",
    "rules-name-nothing",
    """The rules, or a ruling of a card or another record, refer to something that is not there.

A card is named by its id, or by its name in kebab-case where only one card has that name. A rule is named by its id,
or by the beginning that a group of rules has in common. A term is named by its id in the vocabulary.

    example: {en: "@mirokk draws a card."}       # `@mirok` was meant
    rules: [kw.beem.6]                           # `kw.beam.6` was meant
""",
)


def check(game: GameCatalog, places: Places) -> Iterator[Diagnostic]:
    """A finding for each reference of a section that leads nowhere, and each rule of a ruling that is none.

    A game without a rulebook has no rules to compare with.
    """
    known = _Known.of(game)
    if known.book.sections:
        yield from known.rulings(game, places)
    for section in known.book.sections:
        yield from known.lists(section, places)
        for path, text in section.texts():
            for language in LANGUAGES:
                for piece in spans(getattr(text, language) or ""):
                    yield from known.piece(section, (*path, language), piece, places)


@dataclass(frozen=True, slots=True)
class _Known:
    """What may be named, by kind of reference."""

    book: Rulebook
    names: Mapping[str, Collection[str]]
    shared: Mapping[str, tuple[str, ...]]

    @classmethod
    def of(cls, game: GameCatalog) -> _Known:
        book = Rulebook.of(game)
        shared = {slug: ids for slug, ids in game.by_slug.items() if len(ids) > 1 and slug not in game.cards}
        names = {
            "card": frozenset(game.cards) | (frozenset(game.by_slug) - frozenset(shared)),
            "rule": frozenset(book.names()),
            "term": frozenset(term.id for term in game.terms),
            "section": frozenset(book.by_id),
            "option": frozenset(game.game.options),
        }
        return cls(book, names, shared)

    def lists(self, section: Section, places: Places) -> Iterator[Diagnostic]:
        """Findings about the fields that hold an id."""
        found: list[tuple[Path, str, str]] = [(path, "rule", rule) for path, rule in section.named_rules()]
        for path, statement in section.statements():
            if statement.option is not None:
                found.append(((*path, "option"), "option", statement.option))
        for index, topic in enumerate(section.topics):
            if topic.term is not None:
                found.append((("topics", index, "term"), "term", topic.term))
            for number, term in enumerate(topic.terms):
                found.append((("topics", index, "terms", number, "id"), "term", term.id))
        for path, kind, name in found:
            if name not in self.names[kind]:
                span = places.of(SECTION, section.id, path)
                yield respelled(CODE, f"there is no {kind} `{name}`", span, name, self.names[kind])

    def rulings(self, game: GameCatalog, places: Places) -> Iterator[Diagnostic]:
        """Findings about the rules that rulings name, where they have the form of an id."""
        for collection, entries in game.entries.items():
            for entry in entries:
                for path, rule in ruled_by(entry.record):
                    if RULE_ID.fullmatch(rule) and rule not in self.names["rule"]:
                        span = places.of(collection, str(getattr(entry.record, "id", "")), path)
                        yield respelled(CODE, f"there is no rule `{rule}`", span, rule, self.names["rule"])

    def piece(self, section: Section, path: Path, piece: Piece, places: Places) -> Iterator[Diagnostic]:
        """The finding about a reference in a text, if there is one."""
        names = self.names.get(piece.kind)
        if names is None or piece.target in names:
            return
        span = places.piece(SECTION, section.id, path, piece.start, piece.end)
        if piece.kind == "card" and piece.target in self.shared:
            listed = ", ".join(f"`{one}`" for one in self.shared[piece.target])
            yield Diagnostic(CODE, f"several cards are called `{piece.target}`; the id is one of {listed}", span)
            return
        found = respelled(CODE, f"there is no {piece.kind} `{piece.target}`", span, piece.target, names)
        yield Diagnostic(found.code, found.message, found.span, suggestion=found.suggestion)
