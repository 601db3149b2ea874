"""What a phrase book must hold: every construction, verb and word in every language, with the same parts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from cc_tools.diagnostics import Code, Diagnostic, Position, Span, closest
from cc_tools.language.signature import Signature
from cc_tools.model.phrases import PhraseBook, VerbWorded, Worded
from cc_tools.model.text import LANGUAGES, Language
from cc_tools.render import codes
from cc_tools.render.constructions import grammar
from cc_tools.render.constructions.effects import EXTRAS
from cc_tools.render.filling import EXTRA_PARTS, ITSELF, VERB_PARTS, WHOLE
from cc_tools.render.lexicon import Lexicon
from cc_tools.render.rules import AnyRule, ListRule
from cc_tools.render.template import BadTemplate, Template, slots, template

ALONE: Mapping[str, frozenset[str]] = {
    "effect.extra": frozenset(EXTRA_PARTS),
    "named": frozenset({"verb", "noun"}),
    "zone.player": frozenset({"zone"}),
    "zone.shared": frozenset({"zone"}),
}
"""Phrases that the writer asks for by themselves, with their parts."""

ANYWHERE = frozenset({WHOLE, "term"})
LIST_PART = "list."


def check_phrases(
    book: PhraseBook,
    lexicon: Lexicon,
    verbs: Mapping[str, Signature],
    languages: Iterable[Language] = LANGUAGES,
) -> Iterator[Diagnostic]:
    """Findings about the phrase book of one game. `verbs` are the game's verbs; a finding's place names the entry,
    `phrases.act.unless`, since a book does not know its files."""
    asked = tuple(languages)
    known = _constructions(grammar(lexicon).rules.values())
    for key, (parts, required) in known.items():
        if key in book.phrases or required:
            yield from _entry(f"phrases.{key}", book.phrases.get(key), parts, asked)
    for key in book.phrases.keys() - known.keys():
        near = closest(key, known)
        yield _finding(codes.UNUSED_PHRASE, f"phrases.{key}", f"no construction is called `{key}`", near)
    for name, signature in verbs.items():
        yield from _verb(name, signature, book.verbs.get(name), asked)
    for name in book.verbs.keys() - verbs.keys() - {"repeat", "choose", "requires"}:
        yield _finding(codes.UNUSED_PHRASE, f"verbs.{name}", f"no verb is called `{name}`", closest(name, verbs))
    yield from _terms(book, lexicon)


def _finding(code: Code, entry: str, message: str, meant: str | None = None) -> Diagnostic:
    place = Span(entry, Position(1, 1), Position(1, 1))
    return Diagnostic(code, f"{message}; did you mean `{meant}`?" if meant else message, place, suggestion=meant)


def _constructions(categories: Iterable[Iterable[AnyRule]]) -> dict[str, tuple[frozenset[str], bool]]:
    """The keys that the constructions ask for: their parts, and whether every language has to word them."""
    found = {key: (parts, True) for key, parts in ALONE.items()}
    for rules in categories:
        for rule in rules:
            if isinstance(rule, ListRule):
                if rule.style.startswith(LIST_PART):
                    found[rule.style] = (frozenset(), True)
            elif rule.key:
                before, required = found.get(rule.key, (frozenset(), False))
                found[rule.key] = (before | rule.parts.keys(), required or not rule.optional)
    return found


def _read(entry: str, worded: Worded, language: Language) -> Iterator[tuple[Template, Diagnostic | None]]:
    for name, text in worded.wording(language).items():
        try:
            yield template(text), None
        except BadTemplate as error:
            yield (
                (),
                _finding(codes.BAD_TEMPLATE, entry, f"the template `{name}` in `{language}` cannot be read: {error}"),
            )


def _entry(
    entry: str, worded: Worded | None, parts: frozenset[str], languages: tuple[Language, ...]
) -> Iterator[Diagnostic]:
    said: dict[Language, set[str]] = {}
    for language in languages:
        if worded is None or not worded.wording(language):
            if worded is None or _needed(worded):
                yield _finding(codes.MISSING_PHRASE, entry, f"it has no phrase in `{language}`")
            continue
        said[language] = set()
        for pieces, finding in _read(entry, worded, language):
            if finding is not None:
                yield finding
            said[language].update(slots(pieces))
        for name in sorted(said[language] - parts - ANYWHERE):
            yield _finding(
                codes.UNKNOWN_SLOT, entry, f"`{{{name}}}` is no part of it in `{language}`", closest(name, parts)
            )
    yield from _lost(entry, said, parts)


def _needed(worded: Worded) -> bool:
    """Whether English words it at all: what only another language needs is that language's affair."""
    return bool(worded.wording("en"))


def _lost(entry: str, said: Mapping[Language, set[str]], parts: frozenset[str]) -> Iterator[Diagnostic]:
    """Parts that one language says and another does not; `from` and `from.noun` are the same part."""
    heard = {language: {name.removesuffix(".noun") for name in names} for language, names in said.items()}
    every = (set().union(*heard.values()) & {name.removesuffix(".noun") for name in parts}) - {"verb"}
    if entry.startswith("verbs."):
        every -= set(EXTRAS)  # what a verb's own sentence leaves out is said behind it
    for language, names in heard.items():
        for name in sorted(every - names):
            yield _finding(codes.LOST_SLOT, entry, f"`{{{name}}}` is said in another language, but not in `{language}`")


def _verb(
    name: str, signature: Signature, worded: VerbWorded | None, languages: tuple[Language, ...]
) -> Iterator[Diagnostic]:
    yield from _entry(f"verbs.{name}", worded, frozenset({*VERB_PARTS, "verb", ITSELF}), languages)
    if worded is None:
        return
    needed = {part for part, there in _parts(signature) if there}
    for language in languages:
        said = {slot for pieces, _ in _read(name, worded, language) for slot in slots(pieces)}
        for part in sorted(needed - said) if said else ():
            yield _finding(codes.LOST_SLOT, f"verbs.{name}", f"`{{{part}}}` is not said in `{language}`")
    for argument in signature.arguments.keys() - set(EXTRAS):
        yield _finding(codes.LOST_SLOT, f"verbs.{name}", f"nothing says its `{argument}`")


def _parts(signature: Signature) -> Iterator[tuple[str, bool]]:
    slot = signature.object or signature.event
    yield "object", slot is not None and "any" not in slot.sorts
    yield "sign", signature.signed
    yield "block", signature.block == "required"


def _terms(book: PhraseBook, lexicon: Lexicon) -> Iterator[Diagnostic]:
    for part, entries in (("phrases", book.phrases), ("verbs", book.verbs), ("words", book.words)):
        for key, worded in entries.items():
            others = worded.terms.values() if isinstance(worded, VerbWorded) else ()
            for term in (worded.term, *others):
                if term is not None and term not in lexicon.terms and not (part == "verbs" and key in lexicon.verbs):
                    message = f"there is no term `{term}`"
                    yield _finding(codes.MISSING_TERM, f"{part}.{key}", message, closest(term, lexicon.terms))
    for word in lexicon.ambiguous:
        yield _finding(codes.MISSING_TERM, f"words.{word}", "no term renders it, or more than one")
