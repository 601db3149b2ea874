"""Japanese: forms of verbs, counters, brackets of kinds, and what follows from the neighbourhood of words.

Nothing agrees in Japanese but the counter, so the agreement class of a noun is its counter.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

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
_SIGNS = {"+": "＋", "−": "－"}
_BEING = {"あるなら": "なら", "いるなら": "なら", "ある": "である", "いる": "である", "あり": "であり",
          "おり": "であり", "ない": "でない", "いない": "でない", "なく": "でなく", "おらず": "でなく"}
_LIMITED = re.compile(f"^(以下)({'|'.join(_BEING)})")
_ABSENT = {"ある": "ない", "いる": "いない", "あり": "なく", "おり": "おらず"}
_NOT_ONE = re.compile("(1(?:枚|個|隻|か所|人|班|種類|つ|体|回)も)(ある|いる|あり|おり)")
_THERE = re.compile("(以上|以下|まで)?(ある|あり|ない|なく|、)")
_UNCOUNTED = "・"
_BOUND = ("の（", "以下（", "なら（")
_END_CARD = ("から一番上の1枚", "から一番下の1枚")
_COUNTED_OFF = ("を上から", "を下から")
_PARTICLES = frozenset({"から", "に", "へ"})
_HAVING = ("相手に", "プレイヤーに")
_STATES = ("配備済み", "転送済み", "確保済み")
_PLACE = re.compile("(|まで|以上)((?:自分|相手|いずれかのプレイヤー)の)$")
_PUT = {"取る": "置く", "取って": "置いて", "取り": "置き", "取った": "置いた", "取ら": "置か"}
_LYING = {"いる": "ある", "おり": "あり", "いない": "ない", "おらず": "なく"}
_CARDS_STANDING = re.compile("^((?:以上|以下|まで)?)(いる|おり|いない|おらず)")
_STANDING = re.compile("^(が[^い]*)い(る|ない)")
_THAT_CARD = "q-that-card"
_CARDS = frozenset({"suit", "noun", "bare"})
_GAIN_CARD = "kw-gain-card"
_GAINED = frozenset({"resource", "suit", "noun", "bare", "trait"})
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
        """The dictionary form, 連用形 (`stem`; of one sound て形: 得て, 見て), て形 (`te`), past, negative, a cost
        (`…ことで`), or the noun of the verb."""
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
        return f"{number}{_counted_by(agree)}"

    def agreed(self, wordings: Sequence[str], agree: str) -> int:
        """The wording with the counter; of two without one (ある, いる) the second is for persons. A class may say
        both: `枚・人` is a card, counted as such, that stands for a person."""
        counter, _, kind = agree.partition(_UNCOUNTED)
        wanted = counter or agree
        found = (place for place, wording in enumerate(wordings) if wanted and wanted in wording)
        return next(found, int(len(wordings) == 2 and (kind or counter) in _ANIMATE))

    def coordinated(self, classes: Sequence[str]) -> str:
        """One counter for all, or that of cards where one of them is a card."""
        if len(set(classes)) == 1:
            return classes[0]
        kinds = {_counted_by(one) for one in classes}
        return _COUNTER if _COUNTER in kinds else _GENERAL if kinds else ""

    def finish(self, tokens: list[Token]) -> list[Token]:
        """What follows from the neighbourhood: particles of lists, 自分の said once, signs of full width."""
        made = list(joined(tokens))
        for touch in TOUCHES:
            made = touch(made)
        return made


def _counted_by(agree: str) -> str:
    """The counter that an agreement class names; none where things are not counted (`・`)."""
    return agree.partition(_UNCOUNTED)[0]


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
    """`non-X card` is カード that is not X, as `non-X` alone says カード too. Of two such words the first is joined."""
    made = list(tokens)
    for index in range(len(made) - 1, 0, -1):
        token, before = made[index], made[index - 1]
        if not before.text.endswith(_EXCEPT):
            continue
        after = made[index + 1].text if index + 1 < len(made) else ""
        if token.kind == "noun" and token.target == "card":
            made[index - 1] = _ending(before, "でない")
        elif after in (_EXCEPT, "でない", "でなく", "以外で"):
            made[index - 1] = _ending(before, "以外で" if after.startswith("以外") else "でなく")
    return made


def _ending(token: Token, ending: str) -> Token:
    return token._replace(text=token.text.removesuffix(_EXCEPT) + ending)


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
            owned = before.text.endswith(_OWN) or (owned and before.text in _JOINTS)
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
    made = list(tokens)
    for index in range(1, len(made)):
        if made[index - 1].kind == "verb" and made[index].text.startswith(_OR):
            made[index] = made[index]._replace(text=f"、{made[index].text}")
    return made


def _at_most(tokens: list[Token]) -> list[Token]:
    """1隻以下である, 1枚もない: with a limit above, or with none, one does not say that something is there."""
    made: list[Token] = []
    for token in tokens:
        text = _NOT_ONE.sub(_is_not, _LIMITED.sub(_is_so, token.text))
        made.append(token._replace(text=text) if token.kind == "text" else token)
    return made


def _is_not(found: re.Match[str]) -> str:
    return f"{found[1]}{_ABSENT[found[2]]}"


def _counted(tokens: list[Token]) -> list[Token]:
    """Tracks have no counter, but where there are so many of them they are つ."""
    made = list(tokens)
    for index in range(1, len(made) - 1):
        if made[index].text.isdigit() and made[index - 1].text.endswith("が") and _THERE.match(made[index + 1].text):
            made[index] = made[index]._replace(text=f"{made[index].text}{_GENERAL}")
    return made


def _is_so(found: re.Match[str]) -> str:
    return f"{found[1]}{_BEING[found[2]]}"


def _pronoun(tokens: list[Token]) -> list[Token]:
    """その上, その特性: not それ上, それの特性."""
    made = list(tokens)
    for index in range(len(made) - 1):
        after = made[index + 1]
        if made[index].text == _IT and after.text.startswith(("上", "の")):
            made[index] = made[index]._replace(text=_THAT)
            made[index + 1] = after._replace(text=after.text.removeprefix("の"))
    return made


def _wide(tokens: list[Token]) -> list[Token]:
    """Signs of full width."""
    signs = [_SIGNS.get(token.text) if token.kind == "keyword" else None for token in tokens]
    return [token._replace(text=sign) if sign else token for token, sign in zip(tokens, signs, strict=True)]


def _end_of_deck(tokens: list[Token]) -> list[Token]:
    """山札のカードを上から2枚, 山札の一番上の1枚: から is not said twice, nor of the end of a deck."""
    made = list(tokens)
    for index in range(1, len(made) - 2):
        token, behind = made[index], made[index + 2]
        if made[index - 1].kind != "zone" or not token.text.startswith("から"):
            continue
        if token.text.startswith(_END_CARD) or (token.text == "から" and behind.text.startswith(_COUNTED_OFF)):
            made[index] = token._replace(text=f"の{token.text.removeprefix('から')}")
    return made


def _parted(tokens: list[Token]) -> list[Token]:
    """ジャンク置き場から、公開したカードと…; 相手に、配備済みの艦船が…: a place that does not belong to what stands
    behind it; 上から2枚、山札の一番下に: a number before a place."""
    made = list(tokens)
    for index in range(1, len(made) - 1):
        before, token, after = made[index - 1], made[index], made[index + 1]
        past = after.kind == "verb" and after.text.endswith(("た", "だ")) and made[index + 2].kind != "text"
        if (past and token.text in _PARTICLES) or (after.text.startswith(_STATES) and token.text.endswith(_HAVING)):
            made[index] = token._replace(text=f"{token.text}、")
        elif before.kind == "number" and (place := _PLACE.match(token.text)):
            made[index] = token._replace(text=f"{place[1]}、{place[2]}")
    return made


def _taken(tokens: list[Token]) -> list[Token]:
    """取って山札の一番上に置く: what is taken to a place is put there."""
    made = list(tokens)
    for index in range(1, len(made)):
        token = made[index]
        if token.target == "kw-take" and token.kind == "verb" and made[index - 1].text.endswith("に"):
            start = next((one for one in _PUT if token.text.startswith(one)), "")
            made[index] = token._replace(text=_PUT.get(start, "") + token.text.removeprefix(start))
    return made


def _gained(tokens: list[Token]) -> list[Token]:
    """ダイリチウムの入手: 獲得 is for cards."""
    made = list(tokens)
    for index, token in enumerate(made):
        if token.kind == "deed" and token.target == _GAIN_CARD:
            named = next((one for one in reversed(made[:index]) if one.kind in _GAINED), None)
            if named and named.kind == "resource":
                made[index] = token._replace(text="入手", target="kw-gain-resource")
    return made


def _groups(tokens: list[Token]) -> list[Token]:
    """配備済みの艦船、または支配中のロケーション for （…）または（…）: the comma says what the brackets said."""
    made = list(tokens)
    for index in range(1, len(made)):
        before = f"{made[index - 1].text}{made[index].text}"
        if not before.endswith("（") or before.endswith(_BOUND):
            continue
        close = _bracket(made, index)
        if close and made[close].text.startswith(f"）{_OR}"):
            last = _bracket(made, close) if made[close].text == f"）{_OR}（" else 0
            if last and made[last].text.startswith("）"):
                made[last] = made[last]._replace(text=made[last].text.removeprefix("）"))
            elif made[close].text.endswith("（"):
                continue
            made[index] = made[index]._replace(text=made[index].text.removesuffix("（"))
            made[close] = made[close]._replace(text=f"、{made[close].text.strip('（）')}")
    return made


def _bracket(tokens: list[Token], index: int) -> int:
    """The place of the next token with a bracket, or 0."""
    return next((place for place in range(index + 1, len(tokens)) if set("（）") & set(tokens[place].text)), 0)


def _lying(tokens: list[Token]) -> list[Token]:
    """トークンがある, カードが1枚あり: only ships, away teams and persons いる."""
    made = list(tokens)
    for index in range(1, len(made)):
        if made[index - 1].target == "token":
            made[index] = made[index]._replace(text=_STANDING.sub(_is_there, made[index].text))
        elif made[index - 1].kind == "number" and made[index - 1].text.endswith(_COUNTER):
            made[index] = made[index]._replace(text=_CARDS_STANDING.sub(_is_lying, made[index].text))
    return made


def _is_lying(found: re.Match[str]) -> str:
    return f"{found[1]}{_LYING[found[2]]}"


def _is_there(found: re.Match[str]) -> str:
    return f"{found[1]}{'ある' if found[2] == 'る' else 'ない'}"


def _of_event(tokens: list[Token]) -> list[Token]:
    """その事件 for the card of an event 事件を取った後; そのカード would mean another card that was named since."""
    head = next((place for place, token in enumerate(tokens) if token.text.endswith("：")), 0)
    acted_on = {one for one, after in pairwise(tokens[: head + 1]) if after.text.endswith("を")}
    suit = next((one.text for one in acted_on if one.kind == "suit"), "") if len(acted_on) == 1 else ""
    made = list(tokens)
    for index in range(head + 1, len(made)):
        since = made[head:index]
        if made[index].target != _THAT_CARD or not head or any("それぞれ" in one.text for one in since):
            continue
        if suit:
            made[index] = made[index]._replace(text=f"{_THAT}{suit}")
        elif any(one.kind in _CARDS for one in since):
            made[index] = made[index]._replace(text=f"誘発条件{_HEAD}")
    return made


TOUCHES = (_explicit_card, _listed, _own_once, _shared_head, _after_verb, _counted, _at_most, _pronoun,
           _end_of_deck, _groups, _parted, _taken, _gained, _lying,
           _of_event, _wide)
"""What is done to the tokens of a whole operation, in this order."""
