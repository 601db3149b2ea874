"""What translations were made from, as it is kept in `translations.yaml`: recording, and the file's text."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable

from cc_tools.model.translated import FOREIGN, Foreign, Translated, write_marks
from cc_tools.translation.passage import Passage

KEY = "translated"
_NOTE = "# Which English text each translation was made from. Written by `cc-tools translate accept`."
_PLAIN = re.compile(r"[A-Za-z][\w./-]*(?: [\w./-]+)*", re.ASCII)


def accepted(
    known: Translated, passages: Iterable[Passage], chosen: Iterable[Passage], languages: Iterable[Foreign] = FOREIGN
) -> tuple[Translated, tuple[str, ...]]:
    """The marks once the translations `chosen` are said to fit their English texts, and the keys that changed.

    Only languages that have a wording are marked. Marks of what is not among `passages` any more are dropped.
    """
    marks = {passage.key: _kept(known, passage) for passage in passages}
    changed = [key for key in known.sources if key not in marks]
    wanted = tuple(languages)
    for passage in chosen:
        now: dict[Foreign, str] = {language: passage.mark for language in wanted if language in passage.wordings}
        if any(marks[passage.key].get(language) != made for language, made in now.items()):
            changed.append(passage.key)
        marks[passage.key].update(now)
    kept = {key: write_marks(found) for key, found in sorted(marks.items()) if found}
    return Translated(sources=kept), tuple(sorted(changed))


def _kept(known: Translated, passage: Passage) -> dict[Foreign, str]:
    found = {language: known.made_from(passage.key, language) for language in FOREIGN}
    return {language: made for language, made in found.items() if made is not None and language in passage.wordings}


def text(known: Translated, schema: str | None = None) -> str:
    """The file: a line for each key, sorted, so that two people's changes merge. `schema` is its line on the schema."""
    lines = [schema] if schema is not None else []
    lines += [_NOTE, f"{KEY}:", "  sources:" if known.sources else "  sources: {}"]
    lines += [f"    {_key(key)}: {marks}" for key, marks in known.sources.items()]
    return "\n".join(lines) + "\n"


def _key(key: str) -> str:
    return key if _PLAIN.fullmatch(key) else json.dumps(key, ensure_ascii=False)
