"""English: plurals and articles, forms of verbs, and sentences."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cc_tools.render.morphology import Forms, Morphology
from cc_tools.render.tokens import Token

_ARTICLE = re.compile(r"(?:(?<=[ (/“])|^)([Aa])(?= $)")
_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
_SILENT = re.compile(r"(?:one|once|uni|use|usa|eu)", re.IGNORECASE)
_VOWEL = re.compile(r"[aeiou]|(?:xb|nx|mvp)\b", re.IGNORECASE)


CLASSES = {"singular": 0, "plural": 1, "unique": 2}
"""Agreement: one, several, and what there is only one of (`the`)."""


class English(Morphology):
    language = "en"
    locale = "en"

    def word(self, part: str, forms: Forms, form: str, agree: str) -> tuple[str, str]:
        del agree
        text: str = forms["text"]
        if part == "label":
            operation: str = forms.get("operation", text)
            return (operation + "s", "plural") if form == "plural" else (operation, "singular")
        if part != "noun":
            return text, "singular"
        if form == "plural":
            return forms.get("plural", text if "singular" in forms else f"{text}s"), "plural"
        return forms.get("singular", text), "singular"

    def verb(self, forms: Forms, form: str) -> str:
        kept: str = forms.get(form) or forms["text"]
        return kept

    def ordinal(self, place: int, agree: str) -> str:
        del agree
        return _ORDINALS[place - 1] if place <= len(_ORDINALS) else f"{place}th"

    def agreed(self, wordings: Sequence[str], agree: str) -> int:
        place = CLASSES.get(agree, 0)
        return place if place < len(wordings) else 0

    def sentence(self, tokens: list[Token]) -> list[Token]:
        for index, token in enumerate(tokens):
            bare = token.text.lstrip("(“")
            if bare:
                at = len(token.text) - len(bare)
                capital = token.text[:at] + bare[:1].upper() + bare[1:]
                return [*tokens[:index], token._replace(text=capital), *tokens[index + 1 :]]
        return tokens

    def finish(self, tokens: list[Token]) -> list[Token]:
        """`a` before a vowel becomes `an`, also across tokens."""
        made: list[Token] = []
        for index, token in enumerate(tokens):
            text = token.text
            if text.endswith(" ") and _ARTICLE.search(text) and _vowel(tokens, index + 1):
                text = text[:-1] + "n "
            made.append(token if text is token.text else token._replace(text=text))
        return made


def _vowel(tokens: list[Token], index: int) -> bool:
    for token in tokens[index:]:
        bare = token.text.lstrip("(“")
        if bare:
            return bool(_VOWEL.match(bare)) and not _SILENT.match(bare)
    return False
