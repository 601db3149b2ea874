"""What is known about translations beside their words: from which English text each of them was made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from cc_tools.model.text import Closed

Foreign = Literal["pt", "es", "ja"]
FOREIGN: tuple[Foreign, ...] = ("pt", "es", "ja")
Marks = Annotated[
    str, StringConstraints(pattern=r"^([a-p]{10}|(pt|es|ja) [a-p]{10}(, (pt|es|ja) [a-p]{10}){0,2})$")
]
"""Short hashes of English texts, in letters only, so that no YAML program takes one for a number: one for all
languages, or `pt abcdefghij, ja bcdefghijk` where they differ or not all are there."""


class Translated(Closed):
    """`translations.yaml`, which `cc-tools translate accept` writes: one line for each thing that is translated."""

    sources: dict[str, Marks] = Field(
        {}, description="By key of the thing: the hash of the English text that its translations were made from."
    )

    def made_from(self, key: str, language: Foreign) -> str | None:
        """The hash of the English text that a translation was made from; None where nobody has said."""
        known = self.sources.get(key, "")
        return read_marks(known).get(language) if " " in known else known or None


def read_marks(marks: str) -> Mapping[Foreign, str]:
    """The hash of each language that has one."""
    if " " not in marks:
        return dict.fromkeys(FOREIGN, marks)
    pairs = dict(part.split(" ", 1) for part in marks.split(", "))
    return {language: pairs[language] for language in FOREIGN if language in pairs}


def write_marks(marks: Mapping[Foreign, str]) -> str:
    """The hashes as the file has them."""
    known = set(marks.values())
    if len(known) == 1 and len(marks) == len(FOREIGN):
        return known.pop()
    return ", ".join(f"{language} {marks[language]}" for language in FOREIGN if language in marks)
