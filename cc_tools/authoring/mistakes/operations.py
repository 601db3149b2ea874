"""Mistakes in operation strings: misspelt words, right words in wrong places, wrong numbers, signs left out.

Each kind alters one string at one place. Alterations that are no mistakes, because the altered word is another known
word, are never made; what else may still be a sound operation is for the measuring to set apart.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from lark import Token

from cc_tools.authoring.mistakes.mistake import misspelt
from cc_tools.language.dialect import RESERVED, Dialect
from cc_tools.language.reading import read
from cc_tools.language.syntax import parser
from cc_tools.language.walk import nodes
from cc_tools.model.tree import Binding, Choose, Effect, NounPhrase, Operation, Qualifier, Quantity, Word

GRAMMAR = (
    *("REQUIRES", "UNLESS", "EITHER", "CHOOSE", "REPEAT", "EACH", "MAY", "BOTH", "OPPONENT", "ELSE", "DONE", "HAVE"),
    *("AFTER", "BEFORE", "DURING", "WHILE", "WHEN", "WOULD", "WHERE", "EXCEPT", "MAX", "ALL"),
)
SHORTEST = 3


@dataclass(frozen=True, slots=True)
class Planted:
    """An altered string, the place of the mistake in it (characters from 0, end exclusive), and what was meant there,
    where a finding can tell it."""

    text: str
    start: int
    end: int
    meant: str | None = None


@dataclass(frozen=True, slots=True)
class Source:
    """A sound operation string with its tree and its tokens."""

    text: str
    operation: Operation
    tokens: tuple[Token, ...]
    dialect: Dialect

    def replaced(self, start: int, end: int, text: str, meant: str | None = None) -> Planted:
        """The string with other text in one place."""
        return Planted(self.text[:start] + text + self.text[end:], start, start + len(text), meant)

    def of_type(self, *types: str) -> Iterator[Token]:
        """The tokens of these types."""
        return (token for token in self.tokens if token.type in types)

    def words(self, *senses: str) -> Iterator[Word]:
        """The words of noun phrases in these senses that the string writes."""
        for node in nodes(self.operation):
            if isinstance(node, Word) and node.sense in senses and node.span != (0, 0):
                yield node

    def effects(self) -> Iterator[Effect]:
        """All effects."""
        return (node for node in nodes(self.operation) if isinstance(node, Effect))


Kind = Callable[[Source, random.Random], Iterator[Planted]]


def source(text: str, dialect: Dialect, received: tuple[str, ...] = ()) -> Source | None:
    """A string made ready for altering; None where it is not sound itself."""
    reading = read(text, dialect, received)
    if reading.operation is None or not reading.sound:
        return None
    tokens = tuple(parser().parse_interactive(text).iter_parse())
    return Source(text, reading.operation, tokens, dialect)


def plant(kind: str, given: Source, chance: random.Random) -> Planted | None:
    """One mistake of this kind, at a place left to chance; None where the string has no place for it."""
    found = list(KINDS_OF_OPERATIONS[kind](given, chance))
    return chance.choice(found) if found else None


# --- misspelt words ---------------------------------------------------------------------------------------------


def _misspelt(given: Source, start: int, word: str, known: frozenset[str], chance: random.Random) -> Iterator[Planted]:
    if len(word) >= SHORTEST:
        yield given.replaced(start, start + len(word), misspelt(word, chance, known), word)


def _known(given: Source) -> frozenset[str]:
    return frozenset({*given.dialect.words, *given.dialect.verbs, *RESERVED})


def _verb(given: Source, chance: random.Random) -> Iterator[Planted]:
    for effect in given.effects():
        yield from _misspelt(given, effect.span[0], effect.verb, _known(given), chance)


def _word(*senses: str) -> Kind:
    def altered(given: Source, chance: random.Random) -> Iterator[Planted]:
        for word in given.words(*senses):
            start = word.span[0] + (len("non-") if word.negated else 0)
            for planted in _misspelt(given, start, word.name, _known(given), chance):
                prefix = "non-" if word.negated else ""
                yield Planted(planted.text, word.span[0], planted.end, prefix + word.name)

    return altered


def _token(*types: str, caps: bool = False) -> Kind:
    def altered(given: Source, chance: random.Random) -> Iterator[Planted]:
        game = given.dialect.game
        known = frozenset({*game.kinds, *game.flags}) if caps else _known(given)
        for token in given.of_type(*types):
            yield from _misspelt(given, token.start_pos or 0, str(token), known, chance)

    return altered


def _respelled(change: Callable[[str], str], *senses: str) -> Kind:
    def respelled(given: Source, _: random.Random) -> Iterator[Planted]:
        for word in given.words(*senses):
            wrong = change(word.name)
            if not word.negated and wrong != word.name and wrong not in _known(given):
                yield given.replaced(*word.span, wrong, word.name)

    return respelled


def _lower_kind(given: Source, _: random.Random) -> Iterator[Planted]:
    for token in given.of_type("WORD_CAPS"):
        yield given.replaced(token.start_pos or 0, token.end_pos or 0, token.lower(), str(token))


# --- right words in wrong places ---------------------------------------------------------------------------------


def _trait_for_zone(given: Source, chance: random.Random) -> Iterator[Planted]:
    traits = [word for word in given.dialect.of_sense("trait") if word not in given.dialect.game.words.get("zone", {})]
    for word in given.words("zone"):
        yield given.replaced(*word.span, chance.choice(sorted(traits)))


def _for_object(sort: str, sense: str) -> Kind:
    """A word of a sense that names nothing of `sort`, as the object of a verb that takes only that."""

    def put(given: Source, chance: random.Random) -> Iterator[Planted]:
        of_sort = set(given.dialect.sorted_as((sort,)))
        words = [word for word in given.dialect.of_sense(sense) if word not in of_sort]
        for effect in given.effects():
            slot = given.dialect.verbs[effect.verb].object
            target = effect.object
            if slot is None or not isinstance(target, NounPhrase) or set(slot.sorts) != {sort}:
                continue
            head = _single_word(target)
            if head is not None and words:
                yield given.replaced(*head.span, chance.choice(words))

    return put


def _single_word(noun: NounPhrase) -> Word | None:
    atoms = noun.groups[0].atoms if len(noun.groups) == 1 else ()
    return atoms[0] if len(atoms) == 1 and isinstance(atoms[0], Word) and atoms[0].sense != "pronoun" else None


def _wrong_preposition(given: Source, chance: random.Random) -> Iterator[Planted]:
    for effect in given.effects():
        signature = given.dialect.verbs[effect.verb]
        strange = [name for name in ("by", "with", "without", "less", "ignoring") if name not in signature.arguments]
        for argument in effect.arguments:
            if isinstance(argument, Qualifier) and not argument.implied and argument.preposition != "as" and strange:
                start = argument.span[0]
                yield given.replaced(start, start + len(argument.preposition), chance.choice(strange))


def _wrong_flag(given: Source, _: random.Random) -> Iterator[Planted]:
    kind = given.dialect.game.kinds[given.operation.kind]
    for flag in given.dialect.game.flags:
        if flag not in kind.flags:
            yield Planted(f"{flag} {given.text}", 0, len(flag))


def _late_requires(given: Source, _: random.Random) -> Iterator[Planted]:
    if given.operation.body and len(given.operation.body) > 1 and given.text.count("requires") == 1:
        start = given.text.index("requires")
        end = given.text.find("; ", start)
        if end > 0 and given.text[start - 2] == ":":
            moved = f"{given.text[:start]}{given.text[end + 2 :]}; {given.text[start:end]}"
            yield Planted(moved, len(moved) - (end - start), len(moved))


# --- numbers -----------------------------------------------------------------------------------------------------


def _wrong_number(given: Source, _: random.Random) -> Iterator[Planted]:
    for node in nodes(given.operation):
        if isinstance(node, Quantity) and node.form == "between":
            yield given.replaced(*node.span, f"{node.high}..{node.low}")
        elif isinstance(node, Quantity) and node.low is not None and node.span != (0, 0):
            number = str(node.low)
            start = node.span[0] + given.text[node.span[0] : node.span[1]].index(number)
            yield given.replaced(start, start + len(number), "100")
        elif isinstance(node, Choose) and node.times is not None and node.times.form == "exactly":
            yield given.replaced(*node.times.span, str(len(node.branches) + 1))


# --- what is left out or too much -----------------------------------------------------------------------------------


def _no_object(given: Source, _: random.Random) -> Iterator[Planted]:
    for effect in given.effects():
        slot, target = given.dialect.verbs[effect.verb].object, effect.object
        if slot is None or not slot.required or not isinstance(target, NounPhrase) or target.where is not None:
            continue
        start, end = target.span
        text = given.text[:start].rstrip() + given.text[end:]
        yield Planted(text, effect.span[0], effect.span[0] + len(effect.verb))


def _unbound(given: Source, chance: random.Random) -> Iterator[Planted]:
    bound = [node.span[0] for node in nodes(given.operation) if isinstance(node, Binding)]
    for token in given.of_type("VAR"):
        if token.start_pos not in bound:
            other = "$" + chance.choice(("zz", "other"))
            yield given.replaced(token.start_pos or 0, token.end_pos or 0, other, str(token))


def _unused(given: Source, _: random.Random) -> Iterator[Planted]:
    if given.dialect.game.kinds[given.operation.kind].passes_bindings:
        return
    for effect in given.effects():
        named = given.dialect.verbs[effect.verb].binds is not None and effect.bind is None
        if named and effect.block is None and "where" not in given.text[effect.span[0] : effect.span[1]]:
            end = effect.span[1]
            yield Planted(f"{given.text[:end]} as $zz{given.text[end:]}", end + 4, end + 7)


def _dropped(kind: str, sign: str) -> Kind:
    def dropped(given: Source, _: random.Random) -> Iterator[Planted]:
        for token in given.of_type(kind):
            start, end = token.start_pos or 0, token.end_pos or 0
            text = given.text[:start].rstrip() + " " + given.text[end:].lstrip()
            place = len(given.text[:start].rstrip())
            yield Planted(text.rstrip(), place, place + 1, sign)

    return dropped


def _brace(kind: str, sign: str) -> Kind:
    """A brace left out: any later place may be the one where it was meant to be."""

    def dropped(given: Source, chance: random.Random) -> Iterator[Planted]:
        for planted in _dropped(kind, sign)(given, chance):
            yield Planted(planted.text, planted.start, len(planted.text) + 1, sign)

    return dropped


def _twice(given: Source, _: random.Random) -> Iterator[Planted]:
    for token in given.of_type("MAY"):
        start = token.start_pos or 0
        yield Planted(f"{given.text[:start]}may {given.text[start:]}", start, start + 7)


def _same_alternative(given: Source, _: random.Random) -> Iterator[Planted]:
    for word in given.words("trait", "suit"):
        if not word.negated:
            yield given.replaced(*word.span, f"{word.name}/{word.name}")


NOUNS = ("suit", "state", "icon", "resource", "track", "token", "zone", "noun", "attribute", "operation", "time")

KINDS_OF_OPERATIONS: dict[str, Kind] = {
    "a misspelt verb": _verb,
    "a misspelt noun": _word(*NOUNS),
    "a misspelt trait": _word("trait"),
    "a misspelt word of the grammar": _token(*GRAMMAR),
    "a misspelt preposition": _token("PREP"),
    "a misspelt kind or flag": _token("WORD_CAPS", caps=True),
    "a kind in small letters": _lower_kind,
    "a word with a capital": _respelled(str.capitalize, *NOUNS, "trait"),
    "a plural": _respelled(lambda word: f"{word}s", "suit", "resource", "token", "trait"),
    "an underscore": _respelled(lambda word: word.replace("-", "_"), *NOUNS, "trait"),
    "a trait for a zone": _trait_for_zone,
    "a zone for a card": _for_object("card", "zone"),
    "a resource for a card": _for_object("card", "resource"),
    "a trait for a token": _for_object("token", "trait"),
    "a wrong preposition": _wrong_preposition,
    "a wrong flag": _wrong_flag,
    "requires too late": _late_requires,
    "a wrong number": _wrong_number,
    "no object": _no_object,
    "a name that is not bound": _unbound,
    "a name that is not used": _unused,
    "no colon": _dropped("COLON", ":"),
    "no semicolon": _dropped("SEMICOLON", ";"),
    "no opening brace": _brace("LBRACE", "{"),
    "no closing brace": _brace("RBRACE", "}"),
    "may may": _twice,
    "an alternative twice": _same_alternative,
}
"""Every kind of mistake by its name in the table."""
