"""Text to tree: the same rules and phrases that write English, run backwards.

Nothing here knows a phrase. A text is taken apart by the templates; wherever words could be meant in several ways all
ways are followed, and what was read is told from what merely could be read by writing it again (`readback.py`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from cc_tools.language.printer import print_condition, print_core, print_noun
from cc_tools.model.tree import Effect, Exclusion, NounPhrase, Qualifier, VerbPhrase, Word
from cc_tools.render.book import variant
from cc_tools.render.constructions.effects import EXTRAS
from cc_tools.render.constructions.nouns import EXPLICIT, PSEUDO
from cc_tools.render.env import Env
from cc_tools.render.filling import EXTRA_PARTS, VERB_PARTS
from cc_tools.render.rules import ListRule, Part, Parts, Rule
from cc_tools.render.surfaces import Found, Surfaces, normal, wordings
from cc_tools.render.template import Choice, Literal, Optional, Slot, Template
from cc_tools.render.words import MARKS, SIGNS
from cc_tools.render.writer import Writer

Takes = Mapping[str, frozenset[str]]
Likely = Callable[[Any, Env], "str | None"]
_NUMBER = re.compile(r"\d+")
_MARK = re.compile(r"[a-z]+|\d+")
_RAW = re.compile(r"[+−-]|[a-z][a-z0-9-]*")
WRITTEN = {said: written for written, said in SIGNS.items()}
_UNKNOWN = re.compile(r"[a-z0-9-]+")


@dataclass(frozen=True, slots=True)
class Speech:
    """What a reader knows of the operation language: which prepositions a verb takes (and `deeds`, where its object is
    a verb), which it needs, and how a statement that was read would be written."""

    takes: Takes
    needs: Takes
    rewritten: Likely


class Reader:
    """Reads one text in the language of a writer. Make a new one for each text: it remembers what it has tried."""

    def __init__(self, writer: Writer, surfaces: Surfaces, language: Speech, text: str) -> None:
        self.writer, self.surfaces, self.takes, self.text = writer, surfaces, language.takes, normal(text)
        self.language = language
        self._known: dict[tuple[str, Env, int], list[Found]] = {}
        self._lexical: Mapping[str, Callable[[Env, int], Iterator[Found]]] = {
            "number": self._number,
            "mark": self._mark,
            "raw": self._raw,
            "name": self._name,
        }

    def whole(self) -> Iterator[Any]:
        """Every operation, in descriptions instead of names, that the whole text could be."""
        for value, end in self.read("operation", Env(), 0):
            if end == len(self.text):
                yield value

    def read(self, category: str, env: Env, at: int) -> list[Found]:
        """Everything of a category that begins at a place, each with the place behind it."""
        key = (category, env, at)
        known = self._known.get(key)
        if known is None:
            self._known[key] = []
            flat = FLAT.get(category)
            read = self._read(category, env, at)
            known = list(dict.fromkeys(read) if flat is None else _told_apart(read, flat))
            known = self._known[key] = self._likely(known, env, at) if category == "statement" else known
        return known

    def _read(self, category: str, env: Env, at: int) -> Iterator[Found]:
        lexical = self._lexical.get(category)
        if lexical is not None:
            yield from lexical(env, at)
        elif category in Surfaces.CATEGORIES:
            yield from self.surfaces.at(category, env, self.text, at)
        elif category == "effect":
            yield from self._effect(env, at)
        elif category == "effect.verb":
            yield from self._verbs(env, at)
        else:
            for rule in self.writer.grammar.rules.get(category, ()):
                if rule.when(env):
                    yield from self._list(rule, env, at) if isinstance(rule, ListRule) else self._rule(rule, env, at)

    def _likely(self, found: list[Found], env: Env, at: int) -> list[Found]:
        """Of several readings of the same words those that are written as these words, if there are any."""
        ends: dict[int, list[Any]] = {}
        for value, end in found:
            ends.setdefault(end, []).append(value)
        kept: list[Found] = []
        for end, values in ends.items():
            if len(values) > 1:
                words = self.text[at:end]
                same = [value for value in values if self.language.rewritten(value, env) == words]
                values = same or values
            kept.extend((value, end) for value in values)
        return kept

    # --- rules ---

    def _rule(self, rule: Rule, env: Env, at: int) -> Iterator[Found]:
        if not rule.key:
            for value, end in self.read(rule.parts["value"].category, env, at):
                if (made := rule.make({"value": value})) is not None:
                    yield made, end
            return
        for pieces in wordings(self.writer.phrases.phrases.get(rule.key, {}), env.form, self.surfaces.forms):
            for parts, end in self._match(pieces, 0, rule.parts, env, at, {}):
                if (made := rule.make(dict(parts))) is not None:
                    yield made, end

    def _match(
        self, pieces: Template, index: int, kinds: Mapping[str, Part], env: Env, at: int, parts: Parts
    ) -> Iterator[tuple[Parts, int]]:
        if index == len(pieces):
            yield parts, at
            return
        piece = pieces[index]
        if isinstance(piece, Literal):
            wanted = normal(piece.text)
            if self.text.startswith(wanted, at):
                yield from self._match(pieces, index + 1, kinds, env, at + len(wanted), parts)
        elif isinstance(piece, Choice):
            for option in dict.fromkeys(map(normal, piece.options)):
                if self.text.startswith(option, at):
                    yield from self._match(pieces, index + 1, kinds, env, at + len(option), parts)
        elif isinstance(piece, Optional):
            for inner, end in self._match(piece.pieces, 0, kinds, env, at, parts):
                yield from self._match(pieces, index + 1, kinds, env, end, inner)
            yield from self._match(pieces, index + 1, kinds, env, at, parts)
        else:
            for value, end in self._slot(piece, kinds, env, at, parts):
                if piece.name in EXTRAS and not _fits(piece.name, value):
                    continue
                yield from self._match(pieces, index + 1, kinds, env, end, {**parts, piece.name: value})

    def _slot(self, slot: Slot, kinds: Mapping[str, Part], env: Env, at: int, parts: Parts) -> Iterator[Found]:
        if slot.name == "verb" and "verb" in parts:
            for wanted in map(normal, self.writer.words.verbs(parts["verb"], slot.form or env.form)):
                if self.text.startswith(wanted, at):
                    yield parts["verb"], at + len(wanted)
            return
        part = kinds[slot.name]
        inner = part.enter(env._replace(form=""))
        if slot.name == "block" and ("player", parts.get("verb", "")) in self.writer.lexicon.words:
            inner = inner._replace(subject="opponent")
        form = slot.form if slot.form is not None else inner.form or (env.form if part.keeps else "")
        for each in ("singular", "plural") if form == "count" else (form,):
            yield from self.read(part.category, inner._replace(form=each).bare(), at)

    def _list(self, rule: ListRule, env: Env, at: int) -> Iterator[Found]:
        two, start, middle, end = map(normal, self.writer.separators(rule.style))
        joint = self.writer.joint(rule.style)
        last = self.writer.inside(rule, env, True, joint).bare()
        other = self.writer.inside(rule, env, False, joint).bare()
        for items, behind in self._elements(rule.element, last, other, (two, start, middle, end), at):
            if (made := rule.make({"items": items})) is not None:
                yield made, behind

    def _elements(
        self, element: str, last: Env, other: Env, signs: tuple[str, str, str, str], at: int
    ) -> Iterator[tuple[tuple[Any, ...], int]]:
        two, start, _, _ = signs
        for value, behind in self.read(element, last, at):
            yield (value,), behind
        for value, behind in self.read(element, other, at):
            if self.text.startswith(two, behind):
                for final, after in self.read(element, last, behind + len(two)):
                    yield (value, final), after
            if self.text.startswith(start, behind):
                yield from self._more(element, last, other, signs, (value,), behind + len(start))

    def _more(
        self, element: str, last: Env, other: Env, signs: tuple[str, str, str, str], before: tuple[Any, ...], at: int
    ) -> Iterator[tuple[tuple[Any, ...], int]]:
        """The rest of a list of three or more."""
        _, _, middle, end = signs
        for value, behind in self.read(element, other, at):
            if self.text.startswith(end, behind):
                for final, after in self.read(element, last, behind + len(end)):
                    yield (*before, value, final), after
            if self.text.startswith(middle, behind):
                yield from self._more(element, last, other, signs, (*before, value), behind + len(middle))

    # --- verbs ---

    def _effect(self, env: Env, at: int) -> Iterator[Found]:
        pieces = variant(self.writer.phrases.phrases["effect.extra"], env.form)
        for parts, end in self._match(pieces or (), 0, EXTRA_PARTS, env, at, {}):
            effect: Effect = parts["effect"]
            extra = {name: given for name, given in parts.items() if name in EXTRAS}
            said = self.writer.said(effect.verb)
            takes = self.takes.get(effect.verb, frozenset())
            if any(name in said or f"{name}.noun" in said or _spoken(name) not in takes for name in extra):
                continue
            arguments = (*effect.arguments, *(given for name in extra for given in extra[name]))
            made = replace(effect, arguments=arguments, maximum=parts.get("max", effect.maximum))
            if not self.language.needs.get(effect.verb, frozenset()) <= {_name(given) for given in arguments}:
                continue
            if all(_fits(name, given) for name, given in extra.items()):
                yield made, end

    def _verbs(self, env: Env, at: int) -> Iterator[Found]:
        for wanted, verb, pieces in self.surfaces.openings(env.form):
            if self.text.startswith(wanted, at):
                for parts, end in self._match(pieces, 0, VERB_PARTS, env, at, {"verb": verb}):
                    made = _effect_of(parts)
                    deeds = made is not None and isinstance(made.object, VerbPhrase)
                    if deeds != ("deeds" in self.takes.get(verb, ())):
                        continue
                    if made is not None and all(_name(a) in self.takes.get(verb, ()) for a in made.arguments):
                        yield made, end

    # --- words ---

    def _number(self, env: Env, at: int) -> Iterator[Found]:
        del env
        found = _NUMBER.match(self.text, at)
        if found is not None:
            yield int(found[0]), found.end()

    def _mark(self, env: Env, at: int) -> Iterator[Found]:
        found = _MARK.match(self.text, at)
        marks = [mark.casefold() for mark in MARKS[(env.depth - 1) % len(MARKS)]]
        if found is not None and found[0] in marks:
            yield marks.index(found[0]), found.end()

    def _raw(self, env: Env, at: int) -> Iterator[Found]:
        del env
        found = _RAW.match(self.text, at)
        if found is not None:
            yield WRITTEN.get(found[0], found[0]), found.end()

    def _name(self, env: Env, at: int) -> Iterator[Found]:
        del env
        known = list(self.surfaces.named(self.text, at))
        yield from known
        found = _UNKNOWN.match(self.text, at)
        if found is not None and (found[0], found.end()) not in known:
            yield found[0], found.end()


def _told_apart(found: Iterator[Found], flat: Callable[[Any], Any]) -> Iterator[Found]:
    """Each reading once: which noun a preposition hangs on cannot be heard, and follows from the canonical string."""
    seen: set[tuple[Any, int]] = set()
    for value, end in found:
        key = (flat(value), end)
        if key not in seen:
            seen.add(key)
            yield value, end


INSERTED = (*PSEUDO, EXPLICIT)


def _flat_effect(effect: Effect) -> Any:
    target: Any = effect.object
    if type(target) is tuple:
        return print_core(replace(effect, object=None)), tuple(map(_flat_object, target))
    return print_core(effect)


def _senses(noun: NounPhrase) -> tuple[str, ...]:
    """What the words of a noun are: one word may name a place, a time and a thing done."""
    return tuple(atom.sense for group in noun.groups for atom in group.atoms if isinstance(atom, Word))


def _flat_object(target: Any) -> str:
    return print_core(Effect("", target))


FLAT: Mapping[str, Callable[[Any], Any]] = {
    "effect": _flat_effect,
    "effect.verb": _flat_effect,
    "condition": print_condition,
    "condition.one": print_condition,
    "np": lambda noun: (print_noun(noun), _senses(noun)),
    "noun": lambda noun: (print_noun(noun), _senses(noun), noun.groups in INSERTED),
    "object.one": _flat_object,
}


def _fits(name: str, given: Any) -> bool:
    if name == "max":
        return True
    return all(
        item.preposition == _spoken(name)
        if isinstance(item, Qualifier)
        else name == "except" and isinstance(item, Exclusion)
        for item in given
    )


def _spoken(name: str) -> str:
    """The preposition by which an argument is introduced."""
    return {"lasting": "for", "agent": "by"}.get(name, name)


def _name(given: Qualifier | Exclusion) -> str:
    return given.preposition if isinstance(given, Qualifier) else "except"


def _effect_of(parts: Parts) -> Effect | None:
    arguments: list[Qualifier | Exclusion] = []
    for name, value in parts.items():
        if name.endswith(".noun"):
            arguments.append(Qualifier(_spoken(name.removesuffix(".noun")), value))
        elif name in EXTRAS:
            if not _fits(name, value):
                return None
            arguments.extend(value)
    return Effect(
        parts["verb"],
        parts.get("object"),
        tuple(arguments),
        parts.get("sign"),
        None,
        parts.get("max"),
        parts.get("block"),
    )
