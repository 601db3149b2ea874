"""What words and rules of the game mean: read from its vocabulary, its glossary and its rules."""

from __future__ import annotations

import re
from functools import cached_property

from cc_tools.cli.table.names import Names
from cc_tools.model.markup import Span, spans
from cc_tools.model.rulebook import Rulebook
from cc_tools.model.term import Term
from cc_tools.model.text import Text

MOST = 3
"""So many meanings of one word are told."""


class Meanings:
    """Meanings in the language of a game's names."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._catalog = names.pool.catalog

    def exact(self, text: str) -> list[str]:
        """What a text means that is the id of a rule, a term in any of its forms, or the name of a part of them."""
        wanted = text.casefold().strip()
        rule = self._book.rules.get(wanted)
        if rule is not None:
            return [self._rule(wanted)]
        terms = [term for term in self._catalog.terms if wanted in self._forms[term.id]]
        told = (*map(self._meaning, terms), self._section({wanted}), *map(self._first_rule, terms))
        return list(dict.fromkeys(filter(None, told)))[:MOST]

    def by_word(self, text: str) -> list[str]:
        """What is meant by a text that stands in a longer term or heading: a term that begins with it, else a part of
        the rules, else a term that has it among its words; the shortest."""
        wanted = re.escape(text.casefold().strip())
        first, any_, starts = (
            re.compile(one.format(wanted)) for one in (r"^{}(?!\w)", r"(?<!\w){}(?!\w)", r"(?<!\w){}")
        )
        headings = (title for section in self._book.sections for title in self._titles(section.title))
        headed = {title for title in headings if starts.search(title)}
        told = (self._section(headed), self._having(first), self._topic(starts), self._having(any_))
        return list(filter(None, told))[:1]

    def _having(self, words_: re.Pattern[str]) -> str | None:
        """What the shortest term means that is called so."""
        having = (term for term in self._catalog.terms if any(map(words_.search, self._forms[term.id])))
        ordered = sorted(having, key=lambda term: len(self._shown(term)))
        return next(filter(None, (self._meaning(term) or self._first_rule(term) for term in ordered)), None)

    def _meaning(self, term: Term) -> str | None:
        return None if term.meaning is None else f"{self._shown(term)}: {self._said(term.meaning)}"

    def _first_rule(self, term: Term) -> str | None:
        rules = self._glossary.get(term.id, ())
        return self._rule(rules[0]) if rules else None

    def _section(self, called: set[str]) -> str | None:
        """What a section of the rules says in short that has one of these ids or headings."""
        for section in self._book.sections:
            if section.text is not None and not called.isdisjoint({section.id, *self._titles(section.title)}):
                return self._names.texts.say("rule", text=self._said(section.text), id=section.id)
        return None

    def _topic(self, heading: re.Pattern[str]) -> str | None:
        """The first rule of a part of a section that has such a heading."""
        topics = (topic for section in self._book.sections for topic in section.topics if topic.statements)
        found = (topic.statements[0].id for topic in topics if any(map(heading.search, self._titles(topic.title))))
        return next(map(self._rule, found), None)

    def _rule(self, id_: str) -> str:
        return self._names.texts.say("rule", text=self._said(self._book.rules[id_].stated.text), id=id_)

    def _shown(self, term: Term) -> str:
        return (getattr(term, self._names.language) or term.en).text

    def _said(self, text: Text) -> str:
        """A text without its markup."""
        return "".join(map(self._plain, spans(getattr(text, self._names.language) or text.en)))

    def _plain(self, span: Span) -> str:
        if span.text:
            return span.text
        return self._names.card(span.target) if span.kind == "card" else span.target

    def _titles(self, title: Text) -> set[str]:
        return {title.en.casefold(), (getattr(title, self._names.language) or title.en).casefold()}

    @cached_property
    def _book(self) -> Rulebook:
        return Rulebook.of(self._catalog)

    @cached_property
    def _glossary(self) -> dict[str, tuple[str, ...]]:
        """By term the rules that tell about it: those of the glossary, else those of a topic that defines it."""
        found: dict[str, tuple[str, ...]] = {}
        for section in self._book.sections:
            for topic in section.topics:
                if topic.term is not None and topic.statements:
                    found.setdefault(topic.term, (topic.statements[0].id,))
        for section in self._book.sections:
            found |= {one.id: one.rules for topic in section.topics for one in topic.terms}
        return found

    @cached_property
    def _forms(self) -> dict[str, set[str]]:
        """By term whatever it may be called, in English and in the language."""
        found: dict[str, set[str]] = {}
        for term in self._catalog.terms:
            forms = {*term.words, term.short.en, getattr(term.short, self._names.language, None)}
            for one in (term.en, getattr(term, self._names.language)):
                forms |= {form for form in one.model_dump().values() if isinstance(form, str)}
            found[term.id] = {form.casefold() for form in forms if form}
        return found
