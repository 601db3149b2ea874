"""The check: every passage in every language, missing, stale, and what can be seen to be wrong with its words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from cc_tools.diagnostics import Diagnostic, Related
from cc_tools.model.translated import FOREIGN, Foreign, Translated
from cc_tools.translation import codes, parity, reading, script
from cc_tools.translation.parity import CardNames
from cc_tools.translation.passage import LANGUAGE_NAMES, Passage, State


def check(
    passages: Sequence[Passage],
    known: Translated,
    languages: Iterable[Foreign] = FOREIGN,
    names: CardNames | None = None,
    unrecorded: bool = True,
) -> Iterator[Diagnostic]:
    """All findings about passages whose marks stand in `known`.

    `names` are the names of cards that sentences may mention; without them those among the passages. Without
    `unrecorded` a translation is not stale for want of a mark.
    """
    wanted = tuple(languages)
    spoken = CardNames.of(list(passages)) if names is None else names
    for passage in passages:
        yield from _missing(passage, wanted)
        mentioned = tuple(spoken.mentioned(passage.source[""])) if passage.style == "sentence" else ()
        for language in wanted:
            if language in passage.wordings:
                yield from _stale(passage, language, known, unrecorded)
                yield from _words(passage, language, spoken, mentioned)
        if "ja" in wanted:
            yield from _readings(passage)


def _missing(passage: Passage, languages: tuple[Foreign, ...]) -> Iterator[Diagnostic]:
    lacking = [language for language in languages if language in passage.needs and language not in passage.wordings]
    if not lacking:
        return
    if passage.source:
        said = _listed([LANGUAGE_NAMES[language] for language in lacking])
        yield Diagnostic(codes.MISSING, f"`{passage.key}` has no {said}", passage.places.span("en"))
    else:
        yield Diagnostic(codes.MISSING, f"`{passage.key}` has no words in any language", passage.places.span("en"))


def _listed(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


def _stale(passage: Passage, language: Foreign, known: Translated, unrecorded: bool) -> Iterator[Diagnostic]:
    made = known.made_from(passage.key, language)
    if passage.state(language, known) is not State.STALE or (made is None and not unrecorded):
        return
    why = "the English text has changed since" if made is not None else "nobody has said from which English text"
    message = f"the {LANGUAGE_NAMES[language]} of `{passage.key}` may be out of date: {why} it was made"
    related = (Related(passage.places.span("en"), "the English text"),)
    yield Diagnostic(codes.STALE, message, passage.places.span(language), related)


def _words(passage: Passage, language: Foreign, names: CardNames, mentioned: tuple[str, ...]) -> Iterator[Diagnostic]:
    places = passage.places
    for form, reason in parity.differences(passage, language, names, mentioned):
        yield Diagnostic(codes.PARITY, f"{LANGUAGE_NAMES[language]}: {reason}", places.span(language, form))
    copied = list(script.is_copied(passage, language))
    for form in copied:
        message = f"the {LANGUAGE_NAMES[language]} is word for word the English text"
        yield Diagnostic(codes.SAME_AS_ENGLISH, message, places.span(language, form))
    for fault in script.faults(passage, language, mentioned):
        if fault.form not in copied:
            exact = fault.end > fault.start
            span = places.within(language, fault.form, fault.start, fault.end) if exact else None
            message = f"{LANGUAGE_NAMES[language]}: {fault.message}"
            yield Diagnostic(codes.FOREIGN_WORDS, message, span or places.span(language, fault.form))


def _readings(passage: Passage) -> Iterator[Diagnostic]:
    for form, reason in reading.faults(passage):
        named = passage.style == "name" and form == reading.READING
        span = passage.places.beside("ja", form) if named else passage.places.span("ja", form)
        yield Diagnostic(codes.READING, reason, span)
