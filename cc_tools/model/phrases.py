"""The phrase book: the wording of every verb, construction and special word in the four languages.

Phrases stand in YAML beside what they word: one file beside each verb module, one for the constructions of the
language, one for a game. `gather` makes one book of all of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from pydantic import Field

from cc_tools.model.text import Closed, Language

Wording = str | dict[str, str]
"""A template, or templates by form (`third`), by sort of object (`track`), or by who acts (`opponent`)."""

DEFAULT = "default"


class Worded(Closed):
    """Something with a template in each language."""

    term: str | None = Field(None, description="The term whose text `{term}` stands for.")
    en: Wording | None = Field(None, description="English.")
    pt: Wording | None = Field(None, description="Portuguese of Brazil.")
    es: Wording | None = Field(None, description="Spanish of Latin America.")
    ja: Wording | None = Field(None, description="Japanese.")
    note: str | None = Field(None, description="Advice for translators.")

    def wording(self, language: Language) -> Mapping[str, str]:
        """The templates of one language by variant; empty where the language has none."""
        found: Wording | None = getattr(self, language)
        if found is None:
            return {}
        return {DEFAULT: found} if isinstance(found, str) else found


class VerbWorded(Worded):
    """A verb: its sentence, and how what it has produced is spoken of afterwards."""

    terms: dict[str, str] = Field(
        {}, description="Other terms by sort or word of the object: `{track: kw-gain-specialty}`."
    )
    named: Worded | None = Field(None, description="What the verb produced, where participle and noun do not do.")
    deed: Worded | None = Field(None, description="The verb used as a noun, where its own form does not do.")
    happens: bool = Field(
        False, description="An event of nobody's, said in the forms `happens`: `a member is killed`, not `you kill`."
    )
    joint: bool = Field(False, description="All alternatives of its object are meant: `copy action/ratings`.")
    bare: str | None = Field(None, description="The bare word that a number alone counts: `card` in `draw 2`.")


class WordWorded(Worded):
    """A word of the vocabulary whose term does not do as it stands, or cannot be found by the word alone."""

    own: bool = Field(False, description="One of its kind: `your Captain`, not `a Captain`.")
    behind: bool = Field(False, description="Stands behind what it qualifies: `of the same suit`.")


class PhraseBook(Closed):
    """All phrases. `words` are keyed by sense and word: `zone play`."""

    phrases: dict[str, Worded] = Field({}, description="Constructions by key.")
    verbs: dict[str, VerbWorded] = Field({}, description="Verbs by name.")
    words: dict[str, WordWorded] = Field({}, description="Words by sense and name.")


def gather(files: Iterable[Mapping[str, Any]]) -> PhraseBook:
    """One book of many files, each with any of `phrases`, `verbs` and `words`; a later file replaces single entries.
    Of a construction it replaces only the languages and variants that it gives (of a single template, all variants).

    Raises pydantic's ValidationError where an entry has the wrong shape.
    """
    parts: dict[str, dict[str, Any]] = {"phrases": {}, "verbs": {}, "words": {}}
    for file in files:
        for part, entries in parts.items():
            later = file.get(part) or {}
            if part == "phrases":
                later = {key: _over(entries.get(key), entry) for key, entry in later.items()}
            entries.update(later)
    return PhraseBook.model_validate(parts)


def _over(before: Any, later: Any) -> Any:
    """A construction as a later file has it: variants of a language are added to those that are known."""
    if not isinstance(before, Mapping) or not isinstance(later, Mapping):
        return later
    made = dict(before)
    for name, wording in later.items():
        known = before.get(name)
        if isinstance(wording, Mapping) and known is not None:
            made[name] = {**(known if isinstance(known, Mapping) else {DEFAULT: known}), **wording}
        else:
            made[name] = wording
    return made
