"""The names in a query are settled: fields, words, numbers. What does not fit becomes a finding."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping

from cc_tools.database.card_search import codes
from cc_tools.database.card_search.conditions import (
    EVERYTHING,
    Condition,
    Either,
    Every,
    HasAny,
    HasCode,
    HasNumber,
    HasRaw,
    HasText,
    HasWord,
    Inverse,
)
from cc_tools.database.card_search.parser import parse
from cc_tools.database.card_search.places import Findings
from cc_tools.database.card_search.specification import Compare, Specification
from cc_tools.database.card_search.syntax import All, Any, Named, Negation, Node, Part, Term
from cc_tools.database.card_search.values import Values, Vocabulary
from cc_tools.diagnostics import closest
from cc_tools.model.text import Language

_NUMBER = re.compile(r"[+-]?[0-9]{1,9}")
_ORDER: tuple[Compare, ...] = ("<", "<=", ">", ">=")
_Ends = tuple[int | None, int | None]


class Binder:
    """Settles queries over one set of values; `bind` may be called for many."""

    def __init__(self, spec: Specification, values: Values) -> None:
        self._spec = spec
        self._values = values
        squeezed = spec.folding.squeezed
        self._fields = {squeezed(name): own for name, own in spec.names()}
        self._properties = {squeezed(name): own for name, own in spec.property_names()}
        self.field_names = {squeezed(name): name for name, _ in reversed([*spec.names()])}
        self.property_names = {squeezed(name): name for name, _ in reversed([*spec.property_names()])}

    def field(self, name: str) -> str | None:
        """The field of a name in any language."""
        return self._fields.get(self._spec.folding.squeezed(name))

    def has_values(self, name: str) -> bool:
        """Whether a field of this name has values of its own, as all have but `has` and `is`."""
        own = self.field(name)
        return own is not None and bool(self._spec.fields[own].source)

    def near_field(self, name: str) -> str | None:
        """The name of a field that comes near."""
        return self.near(name, self.field_names)

    def near(self, text: str, known: Mapping[str, str]) -> str | None:
        """What comes near a text, out of what is `known` by its folded form."""
        meant = closest(self._spec.folding.squeezed(text), known)
        return None if meant is None else known[meant]

    def bind(self, node: Node | None, language: Language, findings: Findings) -> Condition:
        """The condition that a query asks for; what has findings, or no effect, is left out of it."""
        found = None if node is None else _Binding(self, self._spec, self._values, language, findings).node(node)
        return EVERYTHING if found is None else found

    def property(self, name: str) -> Condition | None:
        """What a value of `is` stands for. Raises ValueError where the specification's own query cannot be read."""
        own = self._properties.get(self._spec.folding.squeezed(name))
        if own is None:
            return None
        meaning = self._spec.properties[own].means
        findings = Findings(meaning)
        found = self.bind(parse(meaning, self._spec, "en", findings), "en", findings)
        if findings:
            raise ValueError(f"the property {own!r} stands for {meaning!r}: {findings[0].message}")
        return found


class _Binding:
    """One query being settled."""

    def __init__(
        self, binder: Binder, spec: Specification, values: Values, language: Language, findings: Findings
    ) -> None:
        self._binder = binder
        self._spec = spec
        self._values = values
        self._language = language
        self._findings = findings

    def node(self, node: Node) -> Condition | None:
        """The condition of a node; None where it has no effect or is wrong."""
        match node:
            case Term():
                return self._term(node)
            case Negation():
                inner = self.node(node.inner)
                return None if inner is None else Inverse(inner)
            case All():
                return _joined(Every, (self.node(part) for part in node.parts))
            case Any():
                return _joined(Either, (self.node(part) for part in node.parts))

    def _term(self, term: Term) -> Condition | None:
        if term.named is None:
            return self._anywhere(term)
        field = self._binder.field(term.named.field)
        if field is None:
            self._unknown_field(term.named)
            return None
        if not self._compares(field, term.named):
            return None
        kind = self._spec.type_of(field)
        parts = self._asking(term.parts, folded=kind not in ("raw", "number"))
        if not parts:
            return None
        make: Mapping[str, Callable[[str, Named, tuple[Part, ...]], Condition | None]] = {
            "word": self._word, "number": self._number, "text": self._text, "code": self._code, "raw": self._raw,
            "has": self._has, "is": self._is,
        }  # fmt: skip
        made = make[kind](field, term.named, parts)
        return Inverse(made) if made is not None and term.named.compare == "!=" else made

    def _unknown_field(self, named: Named) -> None:
        meant = self._binder.near_field(named.field)
        message = f"there is no field `{named.field}`"
        if meant is None:
            message += "; a text with such a sign goes into quotes"
        self._findings.report(codes.UNKNOWN_FIELD, message, named.place, meant)

    def _compares(self, field: str, named: Named) -> bool:
        ordered = self._spec.fields[field].ordered
        if named.compare in self._spec.types[self._spec.type_of(field)].compare or ordered:
            return True
        message = f"`{named.field}` has no order; compare it with `:`, `=` or `!=`"
        self._findings.report(codes.NO_ORDER, message, named.compare_place)
        return False

    def _asking(self, parts: tuple[Part, ...], folded: bool) -> tuple[Part, ...]:
        """The alternatives that ask for something, where `folded` by a letter or digit; the others are noted."""
        found = []
        for part in parts:
            if self._spec.folding.fold(part.text) if folded else part.text.strip():
                found.append(part)
            else:
                self._findings.report(codes.NO_EFFECT, _nothing(part), part.place)
        return tuple(found)

    # --- by type of field ---------------------------------------------------------------------------------------

    def _anywhere(self, term: Term) -> Condition | None:
        parts = self._asking(term.parts, folded=True)
        return _joined(Either, (self._texts(field, parts, ":") for field in self._spec.anywhere))

    def _text(self, field: str, named: Named, parts: tuple[Part, ...]) -> Condition | None:
        return self._texts(field, parts, named.compare)

    def _texts(self, field: str, parts: tuple[Part, ...], compare: Compare) -> Condition | None:
        """Text in the language of the query, or in Japanese where it is written so."""
        found: dict[Language, list[str]] = {}
        for part in parts:
            folded = self._spec.folding.fold(part.text)
            language: Language = "ja" if self._spec.folding.has_japanese(folded) else self._language
            found.setdefault(language, []).append(self._needle(folded, part.quoted, compare != ":"))
        return _joined(Either, (HasText(field, language, tuple(needles)) for language, needles in found.items()))

    def _needle(self, folded: str, quoted: bool, whole: bool) -> str:
        """The stretch to look for: a word from its start, in quotes to its end; Japanese anywhere."""
        if whole:
            return f"\n {folded} \n"
        before = "" if self._spec.folding.is_japanese(folded[0]) else " "
        behind = " " if quoted and not self._spec.folding.is_japanese(folded[-1]) else ""
        return f"{before}{folded}{behind}"

    def _word(self, field: str, named: Named, parts: tuple[Part, ...]) -> Condition | None:
        known = self._values.vocabulary(field)
        if named.compare in _ORDER and not self._is_single(named, parts):
            return None
        words: list[str] = []
        for part in parts:
            found = self._meant(part, known, self._spec.fields[field].sign)
            if found is None:
                self._unknown_value(part, named.field, self._shown(known))
            else:
                words.extend(found)
        if not words:
            return None
        if named.compare in _ORDER:
            words = [word for meant in words for word in _ranked(meant, named.compare, known)]
        return HasWord(field, frozenset(words))

    def _meant(self, part: Part, known: Vocabulary, sign: str) -> tuple[str, ...] | None:
        return known.spellings.get(self._spec.folding.squeezed(part.text.removeprefix(sign)))

    def _shown(self, known: Vocabulary) -> dict[str, str]:
        """What a suggestion writes for each spelling: the name in the language it is of, or else the word."""
        found = {spelling: words[0] for spelling, words in known.spellings.items()}
        for labels in known.labels.values():
            for label in labels.values():
                spelling = self._spec.folding.squeezed(label)
                if spelling in found and spelling != self._spec.folding.squeezed(found[spelling]):
                    found[spelling] = f'"{label}"' if " " in label else label
        return found

    def _unknown_value(self, part: Part, field: str, known: Mapping[str, str]) -> None:
        meant = self._binder.near(part.text, known)
        self._findings.report(codes.UNKNOWN_VALUE, f"`{field}` knows no word `{part.text}`", part.place, meant)

    def _is_single(self, named: Named, parts: tuple[Part, ...]) -> bool:
        if len(parts) == 1:
            return True
        place = (parts[0].place[0], parts[-1].place[1])
        self._findings.report(codes.ONE_VALUE, f"`{named.compare}` takes one value", place)
        return False

    def _number(self, field: str, named: Named, parts: tuple[Part, ...]) -> Condition | None:
        ranges = [self._range(named, part) for part in parts]
        if None in ranges or (named.compare in _ORDER and not self._is_single(named, parts)):
            return None
        return HasNumber(field, tuple(ends for ends in ranges if ends is not None))

    def _range(self, named: Named, part: Part) -> _Ends | None:
        text = unicodedata.normalize("NFKC", part.text).replace("−", "-").strip()
        sign = next((sign for sign in self._signs_of_range if sign in text), None)
        if sign is None:
            number = _read(text)
            return self._no_number(named, part) if number is None else _compared(number, named.compare)
        if named.compare in _ORDER:
            self._findings.report(codes.ONE_VALUE, f"`{named.compare}` takes one number, not a range", part.place)
            return None
        ends = [end.strip() for end in text.split(sign, 1)]
        low, high = (_read(end) for end in ends)
        if any(end and number is None for end, number in zip(ends, (low, high), strict=True)):
            return self._no_number(named, part)
        if low is not None and high is not None and low > high:
            self._findings.report(
                codes.NOT_A_NUMBER,
                "the range runs backwards",
                part.place,
                f"{high}{self._spec.characters.range[0]}{low}",
            )
            return None
        return (low, high)

    @property
    def _signs_of_range(self) -> list[str]:
        """The signs of a range, and what form NFKC makes of them."""
        signs = self._spec.characters.range
        return sorted({*signs, *(unicodedata.normalize("NFKC", sign) for sign in signs)}, key=lambda s: (-len(s), s))

    def _no_number(self, named: Named, part: Part) -> _Ends | None:
        self._findings.report(codes.NOT_A_NUMBER, f"`{named.field}` is a number; `{part.text}` is none", part.place)
        return None

    def _code(self, field: str, named: Named, parts: tuple[Part, ...]) -> Condition:
        text = unicodedata.normalize("NFKC", "/".join(part.text for part in parts)).strip().lower()
        return HasCode(field, starts=(text,)) if named.compare == ":" else HasCode(field, wholes=(text,))

    def _raw(self, field: str, named: Named, parts: tuple[Part, ...]) -> Condition:
        return HasRaw(field, "/".join(part.text for part in parts), named.compare != ":")

    def _has(self, _field: str, named: Named, parts: tuple[Part, ...]) -> Condition | None:
        kinds = self._values.vocabulary("kind")
        fields = {key: name for key, name in self._binder.field_names.items() if self._binder.has_values(name)}
        return self._each(named, parts, self._has_one, {**fields, **self._shown(kinds)})

    def _has_one(self, part: Part) -> Condition | None:
        """A kind of operation, or a field that can have values."""
        kinds = self._meant(part, self._values.vocabulary("kind"), "")
        if kinds is not None:
            return HasWord("kind", frozenset(kinds))
        own = self._binder.field(part.text)
        if own is None or not self._binder.has_values(own):
            return None
        return HasNumber(own, ((1, None),)) if self._spec.fields[own].counts else HasAny(own)

    def _is(self, _field: str, named: Named, parts: tuple[Part, ...]) -> Condition | None:
        return self._each(named, parts, lambda part: self._binder.property(part.text), self._binder.property_names)

    def _each(
        self,
        named: Named,
        parts: tuple[Part, ...],
        make: Callable[[Part], Condition | None],
        known: Mapping[str, str],
    ) -> Condition | None:
        found = [make(part) for part in parts]
        for part, made in zip(parts, found, strict=True):
            if made is None:
                self._unknown_value(part, named.field, known)
        return _joined(Either, found)


def _joined(node: type[Every] | type[Either], found: Iterable[Condition | None]) -> Condition | None:
    kept = tuple(part for part in found if part is not None)
    if len(kept) > 1:
        return node(kept)
    return kept[0] if kept else None


def _nothing(part: Part) -> str:
    if part.text.strip():
        return f"`{part.text}` has neither letter nor digit, so it is passed over"
    return "there is nothing to look for here, so it is passed over"


def _read(text: str) -> int | None:
    return int(text) if _NUMBER.fullmatch(text) else None


def _compared(number: int, compare: Compare) -> _Ends:
    """The range that a comparison with a number means; `!=` is the inverse of `=`."""
    match compare:
        case "<":
            return (None, number - 1)
        case "<=":
            return (None, number)
        case ">":
            return (number + 1, None)
        case ">=":
            return (number, None)
        case _:
            return (number, number)


def _ranked(word: str, compare: Compare, known: Vocabulary) -> list[str]:
    """The words before or behind one in the orders that have it."""
    found: list[str] = []
    for order in known.orders:
        if word in order:
            at = order.index(word)
            start, end = {
                "<": (0, at), "<=": (0, at + 1), ">": (at + 1, len(order)), ">=": (at, len(order)),
            }[compare]  # fmt: skip
            found.extend(order[start:end])
    return found
