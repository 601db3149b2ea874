"""Japanese: forms of verbs, counters, brackets of kinds, and what follows from the neighbourhood of words.

Nothing agrees in Japanese but the counter, so the agreement class of a noun is its counter.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from cc_tools.render.morphology import Forms, Morphology, Separators
from cc_tools.render.tokens import Token, joined

_COUNTER = "枚"
_GENERAL = "つ"
_ADNOMINAL = "modifier"
_NOUNS = frozenset({"gerund", "participle", "noun"})
_PLAIN = frozenset({"would", "infinitive", "dictionary", "general"})
_OR = "または"
_OWN = "自分の"
_EXCEPT = "以外の"
_IT, _THAT = "それ", "その"
_HEAD = "のカード"
_REPEATED = re.compile("[をが]、")
_JOINTS = frozenset({_OR, "、", f"、{_OR}"})
_BETWEEN_OWN = frozenset({f"{_OR}{_OWN}", f"、{_OWN}", f"、{_OR}{_OWN}"})
_SIGNS = {"+": "＋", "-": "－", "−": "－"}
_BEING = {"あるなら": "なら", "いるなら": "なら", "ある": "である", "いる": "である", "あり": "であり", "おり": "であり",
          "ない": "でない", "いない": "でない", "なく": "でなく", "おらず": "でなく"}
_LIMITED = re.compile(f"^(以下)({'|'.join(_BEING)})")
_UNCOUNTED = "・"
_ANIMATE = frozenset({"人", "班", "体"})
_SEPARATORS = {"standard": ("、", "、", "、", "、"), "or": (_OR, "、", "、", f"、{_OR}")}


class Japanese(Morphology):
    language = "ja"
    locale = "ja"

    def separators(self, style: str) -> Separators:
        return _SEPARATORS[style]

    def count(self, number: int) -> str:
        del number
        return "singular"

    def word(self, part: str, forms: Forms, form: str, agree: str) -> tuple[str, str]:
        """The text, before a noun (`modifier`) with its particle, and the counter as the agreement class."""
        del agree
        text: str = forms["text"]
        if part == "label":
            return forms.get("operation", text), _GENERAL
        if form == _ADNOMINAL:
            text = forms.get("attributive") or (f"{text}の" if part == "noun" else text)
        elif part == "adjective" and form == "bare":
            text = text.removesuffix("の")
        return text, _counter(forms, form) if part == "noun" else _COUNTER

    def verb(self, forms: Forms, form: str) -> str:
        """The dictionary form, 連用形 (て形 where it is a single sound: 得て, 見て; `stem`), て形 (`te`), past, negative, a cost (`…ことで`), or the noun of the verb."""
        text: str = forms["text"]
        if form == "cost":
            return f"{text}ことで"
        if form in _NOUNS:
            return str(forms.get("noun", text))
        if form == "stem" and len(forms["stem"]) == 1:
            form = "te"
        if not form or form in _PLAIN:
            return text
        return str(forms.get(form, text))

    def label(self, part: str, forms: Forms) -> str:
        del part
        return f"【{forms['text']}】"

    def ordinal(self, place: int, agree: str) -> str:
        del agree
        return f"{place}番目"

    def number(self, number: int, agree: str) -> str:
        return f"{number}{agree.removeprefix(_UNCOUNTED)}"

    def agreed(self, wordings: Sequence[str], agree: str) -> int:
        """The wording with the counter; of two without one (ある, いる) the second is for persons."""
        found = (place for place, wording in enumerate(wordings) if agree and agree in wording)
        return next(found, int(len(wordings) == 2 and agree in _ANIMATE))

    def coordinated(self, classes: Sequence[str]) -> str:
        """One counter for all, or that of cards where one of them is a card."""
        kinds = set(classes)
        if len(kinds) == 1:
            return classes[0]
        return _COUNTER if _COUNTER in kinds else _GENERAL if kinds else ""

    def finish(self, tokens: list[Token]) -> list[Token]:
        """What follows from the neighbourhood: particles of lists, 自分の said once, signs of full width."""
        made = list(joined(tokens))
        for touch in (_explicit_card, _listed, _own_once, _shared_head, _after_verb, _at_most, _pronoun, _wide):
            made = touch(made)
        return made


def _counter(forms: Forms, form: str) -> str:
    """Of several counters that of a card where the template asks for it, else that of the thing on the table."""
    text: str = forms["text"]
    known: Forms = forms.get("counters") or {}
    if known:
        kinds = ("card",) if form == "card" else ("place", "deployed", "card")
        return next(str(known[kind]) for kind in kinds if kind in known)
    counter = str(forms.get("counter", _COUNTER))
    return _GENERAL if counter == text else counter


def _explicit_card(tokens: list[Token]) -> list[Token]:
    """`non-X card` is カード that is not X; `non-X` alone already says カード with 以外の."""
    made = list(tokens)
    behind = False
    for index in range(len(made) - 1, 0, -1):
        token, before = made[index], made[index - 1]
        plain = token.kind == "noun" and token.target == "card" or behind
        behind = False
        if plain and before.text.endswith(_EXCEPT):
            made[index - 1] = before._replace(text=before.text.removesuffix(_EXCEPT) + ("でなく" if token.kind != "noun" else "でない"))
    return made


def _listed(tokens: list[Token]) -> list[Token]:
    """Things without a number side by side under one particle: AとBを, not Aを、Bを."""
    return [token._replace(text=_REPEATED.sub("と", token.text)) if token.kind == "text" else token for token in tokens]


def _own_once(tokens: list[Token]) -> list[Token]:
    """自分の手札または捨て札置き場: the owner is said before the first of several zones."""
    made = list(tokens)
    owned = False
    for index in range(1, len(made) - 1):
        before, token, after = made[index - 1], made[index], made[index + 1]
        if token.kind == "zone":
            owned = owned and before.kind == "text" or before.text.endswith(_OWN)
        elif owned and before.kind == after.kind == "zone" and token.text in _BETWEEN_OWN:
            made[index] = token._replace(text=token.text.removesuffix(_OWN))
        else:
            owned = False
    return made


def _shared_head(tokens: list[Token]) -> list[Token]:
    """クリンゴンまたはロミュランのカード: what several words are said of stands behind the last one."""
    made = list(tokens)
    for index in range(len(made) - 2):
        between, behind = made[index], made[index + 2]
        joint = between.text.removeprefix(_HEAD)
        if between.kind == "text" and joint in _JOINTS and joint != between.text and behind.text.startswith(_HEAD):
            made[index] = between._replace(text=joint)
    return made


def _after_verb(tokens: list[Token]) -> list[Token]:
    """A comma between deeds joined by または."""
    return [token._replace(text=f"、{token.text}") if before is not None and before.kind == "verb" and token.text.startswith(_OR)
            else token for before, token in zip([None, *tokens], tokens, strict=False)]


def _at_most(tokens: list[Token]) -> list[Token]:
    """1隻以下である: of a number with a limit above one says that it is so, not that it is there."""
    return [token._replace(text=_LIMITED.sub(_is_so, token.text)) if token.kind == "text" else token for token in tokens]


def _is_so(found: re.Match[str]) -> str:
    return f"{found[1]}{_BEING[found[2]]}"


def _pronoun(tokens: list[Token]) -> list[Token]:
    """その上, not それ上."""
    return [token._replace(text=_THAT) if token.text == _IT and after is not None and after.text.startswith(("上", "の"))
            else token for token, after in zip(tokens, [*tokens[1:], None], strict=True)]


def _wide(tokens: list[Token]) -> list[Token]:
    return [token._replace(text=_SIGNS[token.text]) if token.kind == "keyword" and token.text in _SIGNS else token for token in tokens]
