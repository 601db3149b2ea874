"""The words of one language: what the rules leave open, written as tokens with their links."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from cc_tools.model.tree import Word
from cc_tools.render.bindings import Described
from cc_tools.render.book import Phrases, variant
from cc_tools.render.env import Env
from cc_tools.render.lexicon import Entry, Lexicon
from cc_tools.render.morphology import Morphology
from cc_tools.render.template import Choice, Literal, Slot, Template
from cc_tools.render.tokens import Token

Names = Callable[[str], "str | None"]
"""Card slug to the card's name in the language, or None where there is no such card."""

Written = tuple[list[Token], str]
MARKS = (
    tuple("abcdefghijklmnop"),
    ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"),
    tuple("123456789"),
    tuple("ABCDEFGHIJ"),
)
SIGNS = {"-": "−"}
"""Signs as texts have them: a minus is no hyphen."""

ICONS = frozenset({"resource", "track", "icon", "token"})


@dataclass(frozen=True, slots=True)
class Words:
    """Writes words, verbs, numbers, names and labels of one language."""

    lexicon: Lexicon
    phrases: Phrases
    morphology: Morphology
    names: Names

    def word(self, word: Word, env: Env) -> Written:
        """A word in the form that is asked for."""
        key = (word.sense, word.name)
        if word.sense == "zone" and env.form == "zone" and env.form not in self.phrases.words.get(key, {}):
            return self._zone(word, env)
        return self._plain(word, env)

    def _zone(self, word: Word, env: Env) -> Written:
        owner = self.lexicon.zones.get(word.name, "shared")
        pieces = variant(self.phrases.phrases.get(f"zone.{owner}", {}), env.subject)
        inner, agree = self._plain(word, env._replace(form="plain"))
        return (self._filled(pieces, inner, agree), agree) if pieces is not None else (inner, agree)

    def _plain(self, word: Word, env: Env) -> Written:
        key = (word.sense, word.name)
        entry = self.lexicon.words.get(key)
        special = variant(self.phrases.words.get(key, {}), f"{env.form} {env.subject}", env.form, env.subject, env.it)
        if special is None and entry is None:
            return [Token(word.name, word.sense)], env.form
        if entry is None:
            text, agree = self._given(special), "plural" if env.form == "plural" else "singular"
            return [Token(text, word.sense, word.name)], self._class(word, env.form, agree)
        if word.sense == "deed":
            text, agree = self._deed(word.name, entry, env), ""
        else:
            text, agree = self._term(entry, env.form, env.agree)
            agree = self._class(word, env.form, agree)
        text = self._given(special, text) if special is not None else text
        return [Token(text, word.sense, entry.id, entry.short.get(self.morphology.language))], agree

    def _class(self, word: Word, form: str, otherwise: str) -> str:
        """The agreement class of a word of the phrase book: its `class-…` of the form or number, if it has one."""
        number = "plural" if form == "plural" else "singular"
        known = self.phrases.words.get((word.sense, word.name), {})
        given = known.get(f"class-{form}") or known.get(f"class-{number}")
        return self._given(given) if given else otherwise

    def _given(self, pieces: Template | None, text: str = "") -> str:
        return "".join(piece.text if isinstance(piece, Literal) else text for piece in pieces or ())

    def _term(self, entry: Entry, form: str, agree: str) -> tuple[str, str]:
        return self.morphology.word(entry.part, entry.forms[self.morphology.language], form, agree)

    def _deed(self, name: str, entry: Entry, env: Env) -> str:
        pieces = variant(self.phrases.deeds.get(name, {}), env.form)
        form = env.form if env.form not in ("", "singular", "plural") else "gerund"
        forms = entry.forms[self.morphology.language]
        agreeing = form == "participle"
        text = self.morphology.participle(forms, form, env.agree) if agreeing else self.morphology.verb(forms, form)
        return self._given(pieces, text) if pieces is not None else text

    def _filled(self, pieces: Template, inner: list[Token], agree: str) -> list[Token]:
        """A template with one part."""
        made: list[Token] = []
        for piece in pieces:
            if isinstance(piece, Literal):
                made.append(Token(piece.text))
            elif isinstance(piece, Choice):
                made.append(Token(piece.options[self.morphology.agreed(piece.options, agree)]))
            elif isinstance(piece, Slot):
                made.extend(inner)
        return made

    def verb(self, name: str, form: str, sorts: Iterable[str] = ()) -> list[Token]:
        """The verb itself in a form; its term may depend on the object's word or sort."""
        entry = self._verb_term(name, sorts)
        if entry is None:
            return [Token(name, "verb")]
        text = self.morphology.verb(entry.forms[self.morphology.language], form)
        return [Token(text, "verb", entry.id)]

    def verbs(self, name: str, form: str) -> tuple[str, ...]:
        """All that may stand for a verb in a form, whatever its object."""
        sorts = ((), *((sort,) for verb, sort in self.lexicon.sorted_verbs if verb == name))
        return tuple(dict.fromkeys("".join(token.text for token in self.verb(name, form, one)) for one in sorts))

    def _verb_term(self, name: str, sorts: Iterable[str]) -> Entry | None:
        known = self.lexicon.sorted_verbs
        return next((known[name, sort] for sort in sorts if (name, sort) in known), self.lexicon.verbs.get(name))

    def named(self, described: Described, env: Env) -> Written:
        """What a step has produced: `drawn cards`."""
        form = env.form or ("plural" if described.many else "singular")
        noun, agree = self._plain(described.noun, env._replace(form=form))
        pieces = variant(self.phrases.named.get(described.verb, {}) or self.phrases.phrases.get("named", {}), form)
        made: list[Token] = []
        for piece in pieces or ():
            if isinstance(piece, Literal):
                made.append(Token(piece.text))
            elif isinstance(piece, Choice):
                made.append(Token(piece.options[self.morphology.agreed(piece.options, agree)]))
            elif isinstance(piece, Slot) and piece.name == "noun":
                made.extend(noun)
            elif isinstance(piece, Slot) and piece.name == "verb":
                made.extend(self._participle(described, piece.form or "participle", agree))
        return made, agree

    def _participle(self, described: Described, form: str, agree: str) -> list[Token]:
        entry = self._verb_term(described.verb, (described.noun.name, described.noun.sense))
        if entry is None:
            return [Token(described.verb, "verb")]
        forms = entry.forms[self.morphology.language]
        return [Token(self.morphology.participle(forms, form, agree), "verb", entry.id)]

    def label(self, name: str, env: Env) -> Written:
        """A kind or a flag in capitals."""
        del env
        entry = self.lexicon.labels.get(name)
        if entry is None:
            return [Token(name, "kind", name)], ""
        return [Token(self.morphology.label(entry.part, entry.forms[self.morphology.language]), "kind", entry.id)], ""

    def name(self, slug: str, env: Env) -> Written:
        """A card by name; its slug where no card is known by it."""
        del env
        return [Token(self.names(slug) or slug, "card", slug)], ""

    def number(self, number: int, env: Env) -> Written:
        return [Token(self.morphology.number(number, env.agree), "number")], ""

    def mark(self, index: int, env: Env) -> Written:
        marks = MARKS[(env.depth - 1) % len(MARKS)]
        return [Token(marks[index] if index < len(marks) else str(index + 1))], ""

    def place(self, place: int, env: Env) -> Written:
        """An ordinal."""
        return [Token(self.morphology.ordinal(place, env.agree), "number")], ""

    def raw(self, text: str, env: Env) -> Written:
        del env
        return [Token(SIGNS.get(text, text), "keyword")], ""

    def verb_name(self, name: str, env: Env) -> Written:
        return self.verb(name, env.form), ""

    def writers(self) -> Mapping[str, Callable[..., Written]]:
        """The categories that are words, with what writes them."""
        return {
            "word": self.word,
            "named": self.named,
            "label": self.label,
            "name": self.name,
            "number": self.number,
            "mark": self.mark,
            "place": self.place,
            "raw": self.raw,
            "verb.name": self.verb_name,
        }
