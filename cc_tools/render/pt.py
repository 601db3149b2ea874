"""Brazilian Portuguese: gender and number, moods, contractions, and places listed after one preposition.

Agreement classes are `ms`, `fs`, `mp`, `fp`; of things side by side the first and the last (`fs/ms`): an article stands
before the first, an adjective behind the last. Nothing known is feminine, as cards are.

A place is bracketed in the templates, `⟨a sua mão⟩`, so that its preposition can be said again in a list of places
(`da sua mão ou da sua pilha de Descarte`). An adjective that only one thing can have makes its noun definite.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from cc_tools.render.morphology import Forms, Morphology
from cc_tools.render.tokens import Token

CLASSES: Final = ("ms", "fs", "mp", "fp")
AGREEING: Final = frozenset({"modifier", "predicate", "behind"})
ORDINALS: Final = ("primeir", "segund", "terceir", "quart", "quint", "sext", "sétim", "oitav", "non", "décim")
CONTRACTED: Final = {
    "de": {"o": "do", "a": "da", "os": "dos", "as": "das", "este": "deste", "esta": "desta", "estes": "destes",
           "estas": "destas", "esse": "desse", "essa": "dessa", "esses": "desses", "essas": "dessas"},
    "em": {"o": "no", "a": "na", "os": "nos", "as": "nas", "este": "neste", "esta": "nesta", "estes": "nestes",
           "estas": "nestas", "esse": "nesse", "essa": "nessa", "esses": "nesses", "essas": "nessas"},
    "por": {"o": "pelo", "a": "pela", "os": "pelos", "as": "pelas"},
    "a": {"o": "ao", "a": "à", "os": "aos", "as": "às"},
}
"""Prepositions with the words that they flow together with."""

OPEN, CLOSE = "⟨", "⟩"
GROUP, END = "⟦", "⟧"
"""The brackets of a group of words that is one of several: `⟦Nave implantada⟧ ou ⟦Localização controlada⟧`."""

MANY_BEFORE: Final = "‡"
"""Stands before `de` where the things from there are several: `que estejam em jogo`."""

IN_PLAY: Final = "jogo"
"""The place without an article: `em jogo`, and `que esteja em jogo` for from there."""

SOLE: Final = frozenset({"state-current", "specialty-highest", "specialty-lowest", "card-type-stardate", "game-end"})
"""What there is only one of, and adjectives that only one can have: `a Data Estelar atual`."""

DEFINITE: Final = {"um": "o", "uma": "a", "Um": "O", "Uma": "A"}
ENDS_IN: Final = re.compile(r"(?:^|(?<=[ (“]))([Dd]e|[Ee]m|[Pp]or|a) $")
BEGINS_WITH: Final = re.compile(r"(os?|as?|estes?|estas?|esses?|essas?)(?=$|[ ,.;:)])")
SUBJECT: Final = "‥"
"""Stands before the subject of an infinitive, with which no preposition flows together: `depois de a ação ser …`."""

BEFORE_A_SUBJECT: Final = ("depois de ", "antes de ")
PREPOSITION: Final = re.compile(r"(?:^|(?<=[ (“]))(de|em|por|para|a) $")
LEADS: Final = ("pode ", "podem ", "opcionalmente ", "o oponente ", "ambos os jogadores ")
PUT_IN: Final = frozenset({"para ", "até ", "se ", "de "})
GIVEN: Final = "sendo que "
CLAUSE: Final = "que não "
AND, NOR = " e ", " nem "
MANY: Final = (" espaços ", " ícones ")
EITHER: Final = frozenset({", ", " ou ", "/"})
OWNERS: Final = ("oponente", "jogador")
AFTER: Final = "depois de "
SUBJECTS: Final = frozenset({"você ", "o oponente ", "ambos os jogadores ", "qualquer jogador "})
RELATIVES: Final = ("onde ", "qual ", "quais ")
PUT_ASIDE: Final = re.compile(r", pondo-[^.;:,]*$")
OPERATION: Final = "operação "
DEED, TAIL = "mover em dobra", " em dobra"
OPENS_A_PHRASE: Final = re.compile(r" (?:e|em|para|que|sendo|a bordo|n[oa]s?) ")
CARDS: Final = re.compile(r"cartas? (?=$|com )")
SEPARATORS: Final = frozenset({", ", " ou ", "/", " e "})
PLURAL_ENDINGS: Final = (("ói", "oem"), ("ui", "uem"), ("á", "ão"), ("ê", "eem"), ("tem", "têm"), ("", "m"))
"""Ends of the third person singular with those of the plural."""


class Portuguese(Morphology):
    language = "pt"
    locale = "pt"

    def word(self, part: str, forms: Forms, form: str, agree: str) -> tuple[str, str]:
        text: str = forms["text"]
        if part == "label":
            operation: str = forms.get("operation", text)
            return (operation.replace("operação", "operações", 1), "fp") if form == "plural" else (operation, "fs")
        if part == "adjective":
            return _adjective(forms, form, agree)
        if part != "noun":
            return text, {"m": "ms", "f": "fs"}.get(forms.get("gender", ""), "")
        if (form in AGREEING and agree) or form in CLASSES:
            wanted = form if form in CLASSES else agree.rpartition("/")[2]
            own = form in AGREEING and not _inflects(forms)
            return _beside(forms, form, wanted), f"{forms['gender']}{wanted[1]}" if own else wanted
        gender = "f" if forms["gender"] == "f" else "m"
        if form == "plural":
            mass = forms["plural"] == text and not text.endswith("s")
            return forms["plural"], f"{gender}{'s' if mass else 'p'}"
        if form in AGREEING:
            return forms.get("feminine", text), "fs"
        return forms.get("singular", text), f"{gender}s"

    def verb(self, forms: Forms, form: str) -> str:
        text: str = forms["text"]
        match form:
            case "" | "imperative":
                return str(forms["imperative"])
            case "third" | "participle" | "subjunctive":
                return str(forms[form])
            case "plural":
                return str(forms.get("third_plural") or _plural_verb(forms["third"]))
            case "future":
                return str(forms["future_subjunctive"])
            case "future-plural":
                return _first_word(forms["future_subjunctive"], "em")
            case "infinitive-plural":
                return _first_word(text, "em")
        return text

    def participle(self, forms: Forms, form: str, agree: str) -> str:
        text: str = forms.get(form) or forms["participle"]
        known = agree.rpartition("/")[2] or "fs"
        gender, number = known[0], known[1]
        return text.removesuffix("o") + ("a" if gender == "f" else "o") + ("s" if number == "p" else "")

    def label(self, part: str, forms: Forms) -> str:
        text: str = forms.get("title", forms["text"]) if part == "verb" else forms["text"]
        return text.upper()

    def ordinal(self, place: int, agree: str) -> str:
        known = agree.partition("/")[0] or "fs"
        gender, number = known[0], known[1]
        ending = ("a" if gender == "f" else "o") + ("s" if number == "p" else "")
        if place <= len(ORDINALS):
            return ORDINALS[place - 1] + ending
        return f"{place}{'ª' if gender == 'f' else 'º'}"

    def agreed(self, wordings: Sequence[str], agree: str) -> int:
        first = agree.partition("/")[0]
        index = CLASSES.index(first) if first in CLASSES else 1
        return index if len(wordings) > 2 else min(index // 2, len(wordings) - 1)

    def coordinated(self, classes: Sequence[str]) -> str:
        known = [one for one in classes if one]
        if not known:
            return ""
        first, last = known[0].partition("/")[0], known[-1].rpartition("/")[2]
        return first if first == last else f"{first}/{last}"

    def sentence(self, tokens: list[Token]) -> list[Token]:
        for index, token in enumerate(tokens):
            bare = token.text.lstrip(f"(“{OPEN}")
            if bare:
                at = len(token.text) - len(bare)
                capital = token.text[:at] + bare[:1].upper() + bare[1:]
                return [*tokens[:index], token._replace(text=capital), *tokens[index + 1 :]]
        return tokens

    def finish(self, tokens: list[Token]) -> list[Token]:
        made = _places(_grouped([token for token in tokens if token.text]))
        return _contracted(_definite(_set_off(_neither(_joined(made)))))


# --- forms ------------------------------------------------------------------------------------------------------


def _adjective(forms: Forms, form: str, agree: str) -> tuple[str, str]:
    """An adjective agreeing with what it describes; where it stands alone, with the card that is meant."""
    known = (form if form in CLASSES else agree.rpartition("/")[2]) or ("fp" if form == "plural" else "fs")
    gender, number = known[0], known[1]
    if number == "p":
        other = forms.get("feminine_plural") if gender == "f" else forms.get("masculine_plural")
        return str(other or forms["plural"]).lower(), f"{gender}p"
    other = forms.get("feminine") if gender == "f" else forms.get("masculine")
    return str(other or forms.get("singular", forms["text"])).lower(), f"{gender}s"


def _inflects(forms: Forms) -> bool:
    """Whether a noun has a form for each gender, as most traits of people have."""
    return forms["gender"] == "mf" or "feminine" in forms


def _beside(forms: Forms, form: str, agree: str) -> str:
    """A noun that describes another (`Nave Vulcana`); a label with one gender keeps its form (`cartas Arma`)."""
    gender, number = agree[0], agree[1]
    if number == "p" and (_inflects(forms) or form == "predicate"):
        return str(forms.get("feminine_plural", forms["plural"]) if gender == "f" else forms["plural"])
    text: str = forms.get("singular", forms["text"])
    return str(forms.get("feminine", text)) if gender == "f" else text


def _first_word(text: str, ending: str) -> str:
    first, space, rest = text.partition(" ")
    for old, new in (("ôr", "or"), ("uir", "uír")):
        first = first.removesuffix(old) + new if first.endswith(old) else first
    return first + ending + space + rest


def _plural_verb(third: str) -> str:
    first, space, rest = third.partition(" ")
    for ending, plural in PLURAL_ENDINGS:
        if first.endswith(ending):
            return first.removesuffix(ending) + plural + space + rest
    return third


# --- the last touch ---------------------------------------------------------------------------------------------


def _grouped(tokens: list[Token]) -> list[Token]:
    """Brackets of a group are left out where adjectives behind each noun show what belongs together."""
    made = [token._replace(text=token.text.replace(GROUP, "(").replace(END, ")")) for token in tokens]
    starts = [index for index, token in enumerate(tokens) if token.text == GROUP]
    ends = [index for index, token in enumerate(tokens) if token.text == END]
    if len(starts) != len(ends) or any(end > start for start, end in zip(starts[1:], ends, strict=False)):
        return made
    spans = dict(zip(starts, ends, strict=True))
    for start in starts:
        place = tokens[start + 1].text.startswith(OPEN)
        for at in [start] if place else _chain(tokens, spans, start):
            made[at] = made[at]._replace(text="")
            made[spans[at]] = made[spans[at]]._replace(text="")
    return [token for token in made if token.text]


def _chain(tokens: list[Token], spans: dict[int, int], start: int) -> list[int]:
    """Where the groups of a list begin, if it begins here and is of groups up to its last, which has no adjective."""
    text = {index: token.text for index, token in enumerate(tokens)}
    if text.get(start - 1) in EITHER:
        return []
    found = [start]
    while text.get(spans[found[-1]] + 1) in EITHER:
        following = spans[found[-1]] + 2
        if following not in spans:
            return found if text.get(following + 1) not in {" ", *EITHER} else []
        found.append(following)
    owned = text[spans[found[-1]] - 1].endswith(OWNERS)
    return found if len(found) > 1 and not owned else []


def _places(tokens: list[Token]) -> list[Token]:
    """The brackets of places are taken away; a place that follows another in a list takes over its preposition."""
    made: list[Token] = []
    preposition, being = "", "esteja"
    closed = marked = -1
    for token in tokens:
        text = token.text
        if text.startswith(MANY_BEFORE):
            marked, text = len(made), text.removeprefix(MANY_BEFORE)
        if OPEN in text:
            text = text.replace(OPEN, "")
            said = PREPOSITION.search(made[-1].text) if made else None
            if said is not None:
                preposition, being = said[1], "estejam" if marked == len(made) - 1 else "esteja"
            elif preposition and _listed(made, closed):
                made.append(Token(f"{preposition} "))
            else:
                preposition = ""
            if preposition == "de" and text.startswith(IN_PLAY):
                made[-1] = made[-1]._replace(text=made[-1].text.removesuffix("de ") + f"que {being} em ")
        closes = CLOSE in text
        if text := text.replace(CLOSE, ""):
            made.append(token._replace(text=text))
        if closes:
            closed = len(made)
    return made


def _listed(made: list[Token], closed: int) -> bool:
    """Whether only a separator, and perhaps a bracket, stand between the last place and the next."""
    between = "".join(token.text for token in made[closed:]).strip("()") if closed >= 0 else ""
    return between in SEPARATORS


def _joined(tokens: list[Token]) -> list[Token]:
    """What two neighbours need between them: commas around what is put in, `e` between clauses, one `carta` for all."""
    made: list[Token] = []
    for index, token in enumerate(tokens):
        text, before = token.text, tokens[index - 1].text if index else ""
        put_in = before.lower().endswith(LEADS) and (text in PUT_IN or token.kind == "number")
        if put_in or (before == " e " and text == "se "):
            made[-1] = made[-1]._replace(text=made[-1].text.rstrip() + ", ")
        elif text.startswith("que ") and "".join(old.text for old in made[-3:]).endswith(RELATIVES):
            text = text.removeprefix("que ")
        elif before == " ou " and text in SUBJECTS and _subject_again(tokens[:index], text):
            text = ""
        elif text == "não " and before.endswith("com "):
            made[-1], text = made[-1]._replace(text=made[-1].text.removesuffix("com ") + "sem "), ""
        elif before == " " and text == GIVEN:
            made[-1] = made[-1]._replace(text=", ")
        elif before == " " and text == CLAUSE and any(old.text == CLAUSE for old in tokens[max(index - 6, 0) : index]):
            made[-1] = made[-1]._replace(text=AND)
        elif before in SEPARATORS and index > 2 and CARDS.match(text) and CARDS.match(tokens[index - 3].text):
            text = CARDS.sub("", text)
        elif before == " ou " and text.startswith(OPERATION) and tokens[index - 2].text.startswith(OPERATION):
            text = text.removeprefix(OPERATION)
        elif before == "1" and text.startswith(MANY):
            text = text.replace("s ", " ", 1)
        made.append(token._replace(text=text))
    return [token for token in made if token.text]


def _neither(tokens: list[Token]) -> list[Token]:
    """What one verb denies twice is denied once: `que não seja Encontro nem Viagem no Tempo`."""
    made: list[Token] = []
    verb, skipped = "", 0
    for index, token in enumerate(tokens):
        following = tokens[index + 1].text if index + 1 < len(tokens) else ""
        if skipped:
            skipped -= 1
        elif token.text == CLAUSE and following == verb and made[-1].text == AND:
            made[-1] = made[-1]._replace(text=NOR)
            skipped = 2
        else:
            verb = following if token.text == CLAUSE else verb
            made.append(token)
    return made


def _subject_again(before: list[Token], subject: str) -> bool:
    """Whether this is the second of two events, and who acts is the same as in the first."""
    known = [token.text for token in before if token.text in SUBJECTS or token.text in {AFTER, ": "}]
    return known[-2:] == [AFTER, subject]


def _set_off(tokens: list[Token]) -> list[Token]:
    """Commas around what is set off, `à` where `para cada` follows, a Ship before `em dobra`."""
    made = list(tokens)
    for index, token in enumerate(tokens):
        behind = [later.text for later in tokens[index + 1 :]]
        if token.text == "exceto " and made[index - 1].text == " " and _ends_here(behind):
            made[index - 1] = made[index - 1]._replace(text=", ")
        elif token.text == "para " and behind and not behind[0].startswith("cada") and _counted(behind):
            made[index] = token._replace(text="a ")
        elif token.text in {" e ", " para "} and PUT_ASIDE.search("".join(old.text for old in tokens[:index])):
            made[index] = token._replace(text=f",{token.text}")
        elif token.text == DEED and behind[:1] == [" "] and (last := _object_ends(behind)):
            made[index] = token._replace(text=DEED.removesuffix(TAIL))
            made[index + last] = made[index + last]._replace(text=behind[last - 1] + TAIL)
    return made


def _object_ends(behind: list[str]) -> int:
    """How many tokens from the verb its object ends, with the adjectives behind it; 0 where there is none."""
    last = 0
    for index in range(0, len(behind) - 1, 2):
        if behind[index] != " " or behind[index + 1].endswith(" "):
            return last
        last = index + 2
    return last


def _ends_here(texts: list[str]) -> bool:
    """Whether a sentence, or what stands before a bracket, ends with this, without another phrase in it."""
    said = re.match(r"[^.;:,(]*[.;:(]", "".join(texts))
    return said is not None and OPENS_A_PHRASE.search(said[0]) is None


def _counted(texts: list[str]) -> bool:
    """Whether `para cada` follows before anything else that begins with `para`."""
    said = re.match(r"[^.;:,()]*? para (?=(\w+))", "".join(texts))
    return said is not None and said[1] == "cada"


def _definite(tokens: list[Token]) -> list[Token]:
    """`uma Data Estelar atual` is the one there is: `a Data Estelar atual`."""
    made = list(tokens)
    for index, token in enumerate(made):
        if token.target in SOLE:
            for place in range(index - 1, max(index - 8, -1), -1):
                if made[place].text in DEFINITE:
                    made[place] = made[place]._replace(text=DEFINITE[made[place].text])
                    break
    return made


def _contracted(tokens: list[Token]) -> list[Token]:
    """Prepositions flow together with the article or demonstrative behind them, also across tokens."""
    made: list[Token] = []
    for token in tokens:
        if token.text.startswith(SUBJECT):
            made.append(token._replace(text=token.text.removeprefix(SUBJECT)))
            continue
        found = BEGINS_WITH.match(token.text)
        before = ENDS_IN.search(made[-1].text) if made and found else None
        subject = bool(made) and made[-1].text.endswith(BEFORE_A_SUBJECT) and token.text.startswith("o oponente")
        if found is None or before is None or subject:
            made.append(token)
            continue
        joined = CONTRACTED[before[1].lower()].get(found[1])
        if joined is None:
            made.append(token)
            continue
        joined = joined.capitalize() if before[1][0].isupper() else joined
        made[-1] = made[-1]._replace(text=made[-1].text[: before.start(1)])
        made.append(token._replace(text=joined + token.text[found.end() :]))
    return [token for token in made if token.text]
