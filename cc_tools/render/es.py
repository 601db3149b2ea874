"""Latin American Spanish: gender and number, moods of *tú*, articles, contractions, `e` and `u`.

Agreement classes: `m f mp fp`, and `fa` of a feminine that takes *el* (el arma), `mi fi` of one whose plural is its
singular (todo el Dilithium). Nothing known is feminine, as cards are. Forms of nouns bring their determiner: `un` (una
Nave), `el`, `los`, `otro`, `ningun`, `tuyo`; it is kept apart from the word until `finish`, so that links hold the word
alone.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import Final

from cc_tools.render.morphology import Forms, Morphology
from cc_tools.render.tokens import Token, joined

MARK: Final = "\x1f"
"""Between a determiner and its noun, until both are tokens of their own."""

DETERMINERS: Final = {
    "un": ("un", "una"), "el": ("el", "la"), "los": ("los", "las"), "otro": ("otro", "otra"),
    "ningun": ("ningún", "ninguna"), "tuyo": ("tu", "tu"), "unit": ("un", "una"),
}
STRESSED: Final = frozenset({"un", "el", "ningun", "unit"})
"""Determiners that are masculine before a stressed a- (el arma)."""

PLURALS: Final = frozenset({"plural", "los", "labels", "iconos", "modifiers"})
CLASSES: Final = ("m", "f", "mp", "fp", "mi", "fi")
ORDINALS: Final = ("primer", "segundo", "tercer", "cuarto", "quinto", "sexto", "séptimo", "octavo", "noveno", "décimo")
CONTRACTED: Final = re.compile(r"(?:(?<=^)|(?<=[ (“]))(de|a|De|A) $")
BEFORE_I: Final = re.compile(r"[“«]?(?:[ií]|h[ií](?![aeo]))", re.IGNORECASE)
BEFORE_O: Final = re.compile(r"[“«]?(?:h?[oó]|8|11\b)", re.IGNORECASE)
REPEATED: Final = re.compile(r"(?:un|una|el|la|los|las|de|en|con) $")
JOINT: Final = re.compile(r"(?<= )([yo]) (?=(.*))")
INHERENT: Final = frozenset({"state-neutral"})
SER: Final = {"está": "es", "están": "son", "esté": "sea", "estén": "sean"}
COPULA: Final = re.compile(r"\b(?:está|están|esté|estén)(?= $)")
COUNTED: Final = "(s)"
GOVERNS: Final = "‸"
OFFSET: Final = "⸴"
"""Before a clause put ahead of an infinitive: `puedes, por cada carta, robar`, but `(a) por cada carta, robar`."""

PLACE: Final = "¦"
"""Between a place with its preposition and its name, said in a list of places: `de tu mano o tu área`."""

BESIDE: Final = re.compile(r"(?:,| o) (?:(tu|su) )?$")
OWNED: Final = re.compile(r"\bde (tu|su) $")
OF: Final = re.compile(r"\bde $")
NEXT: Final = re.compile(r"(?:,| o) (tu|su) $")

GROUPED: Final = re.compile(r"⟦([^⟦⟧]*)⟧")
"""A group of words that is one of several; its brackets are said where it is not clear by itself what belongs to it."""

NOT_ONE: Final = re.compile(r" que no sean? $")


class Spanish(Morphology):
    language = "es"
    locale = "es_419"

    def word(self, part: str, forms: Forms, form: str, agree: str) -> tuple[str, str]:
        if part == "adjective":
            return _adjective(forms, form, agree)
        text: str = forms.get("singular", forms["text"])
        if part == "label":
            operation: str = forms.get("operation", text)
            return _determined(operation, operation.replace("operación", "operaciones", 1), "f", form)
        if part != "noun":
            gender = "f" if forms.get("gender") == "f" else "m"
            return (_determined(text, text, gender, form)[0] if form in ("otro", "ningun") else forms["text"]), gender
        if form in ("label", "labels", "modifier", "modifiers", "predicate", "behind"):
            return _beside(forms, form, agree)
        if form in ("icono", "iconos"):
            return text, "m" if form == "icono" else "mp"
        feminine = forms["gender"] == "f"
        if form == "un" and agree.endswith("p"):
            form = "plural"
        if forms.get("article") == "el" and form in STRESSED:
            return f"{DETERMINERS[form][0]}{MARK}{text}", "fa"
        return _determined(text, forms["plural"], "f" if feminine else "m", form)

    def verb(self, forms: Forms, form: str) -> str:
        wanted = {"": "imperative", "que": "subjunctive_2", "que-third": "subjunctive_3"}.get(form, form)
        if form in ("plural", "que-plural"):
            singular = "third" if form == "plural" else "subjunctive_3"
            return str(forms.get(f"{singular}_plural") or _third_plural(forms.get(singular, forms["text"])))
        found: str = forms.get(wanted, forms["text"]) if wanted in FINITE else forms["text"]
        return found

    def participle(self, forms: Forms, form: str, agree: str) -> str:
        text: str = forms.get("participle", forms["text"])
        known = {"neuter": "m", "casilla": "f"}.get(form) or agree or "f"
        return text.removesuffix("o") + _ending(known)

    def label(self, part: str, forms: Forms) -> str:
        text: str = forms.get("title", forms["text"]) if part == "verb" else forms["text"]
        return text.upper()

    def ordinal(self, place: int, agree: str) -> str:
        gender = agree[:1] or "f"
        if place > len(ORDINALS):
            return f"{place}.{'º' if gender == 'm' else 'ª'}"
        text = ORDINALS[place - 1]
        if agree in ("m", "mi"):
            return text
        return (text + "o" if text.endswith("er") else text).removesuffix("o") + _ending(agree or "f")

    def agreed(self, wordings: Sequence[str], agree: str) -> int:
        """Of two singular and plural; of four `m f mp fp`; of six those of the invariable too."""
        known = {"": "f", "singular": "m", "plural": "mp"}.get(agree, agree)
        if known == "fa":
            known = "m" if wordings[0] in ("el", "un", "ningún", "algún") else "f"
        if len(wordings) == 2:
            return int(known.endswith("p"))
        index = CLASSES.index(known) if known in CLASSES else CLASSES.index("f")
        return index if index < len(wordings) else index - 4

    def coordinated(self, classes: Sequence[str]) -> str:
        """Feminine only where all are; the number is that of the first."""
        if not classes or len(set(classes)) == 1:
            return classes[0] if classes else ""
        gender = "f" if all(one.startswith("f") for one in classes if one) else "m"
        return gender + ("p" if any(one in ("plural", "mp", "fp") for one in classes) else "")

    def sentence(self, tokens: list[Token]) -> list[Token]:
        for index, token in enumerate(tokens):
            bare = token.text.lstrip("(“")
            if bare:
                at = len(token.text) - len(bare)
                capital = token.text[:at] + bare[:1].upper() + bare[1:]
                return [*tokens[:index], token._replace(text=capital), *tokens[index + 1 :]]
        return tokens

    def finish(self, tokens: list[Token]) -> list[Token]:
        made = [piece for token in _governed(tokens) for piece in _parted(token) if piece.text]
        return _euphonic(_contracted(_denied(_counted(_inherent(_placed(_grouped(_unrepeated(made))))))))


FINITE: Final = frozenset({"imperative", "second", "third", "subjunctive_2", "subjunctive_3"})


# --- forms ------------------------------------------------------------------------------------------------------


def _ending(agree: str) -> str:
    return ("a" if agree.startswith("f") else "o") + ("s" if agree.endswith("p") else "")


def _determined(singular: str, plural: str, gender: str, form: str) -> tuple[str, str]:
    """A noun with the determiner that its form brings."""
    fixed = singular == plural
    agree = gender + ("i" if fixed else "p" if form in PLURALS else "")
    text = plural if form in PLURALS else singular
    determiner = DETERMINERS.get("el" if fixed and form == "los" else form)
    return (f"{determiner[gender == 'f']}{MARK}{text}" if determiner else text), agree


def _adjective(forms: Forms, form: str, agree: str) -> tuple[str, str]:
    """An adjective agreeing with what it describes; where it stands alone, with the card that is meant."""
    known = {"singular": "m", "plural": "mp"}.get(agree, agree) or ("fp" if form in PLURALS else "f")
    many = known.endswith("p")
    name = ("feminine" if known.startswith("f") else "masculine") + ("_plural" if many else "")
    text: str = forms.get(name) or (forms["plural"] if many else forms.get("singular", forms["text"]))
    determiner = DETERMINERS.get(form) if not agree else None
    bare = text[:1].lower() + text[1:]
    return (f"{determiner[1]}{MARK}{bare}" if determiner else bare), known


def _beside(forms: Forms, form: str, agree: str) -> tuple[str, str]:
    """A noun that describes another (`Nave Vulcana`); one without a second gender keeps its form (`cartas Arma`)."""
    known = "f" if form == "label" else "fp" if form in PLURALS else agree or "f"
    text: str = forms.get("singular", forms["text"])
    if forms["gender"] != "mf" and "feminine" not in forms:
        return text, known
    if known.startswith("f"):
        name = "feminine_plural" if known.endswith("p") else "feminine"
        return forms.get(name, forms["plural"] if known.endswith("p") else text), known
    return (forms["plural"] if known.endswith("p") else text), known


def _third_plural(third: str) -> str:
    """`descarta` → `descartan`, `toma el control` → `toman el control`."""
    first, space, rest = third.partition(" ")
    return f"{'de' if first == 'dé' else first}n{space}{rest}"


# --- the last touch ---------------------------------------------------------------------------------------------


def _governed(tokens: list[Token]) -> list[Token]:
    """The preposition of a deed stands only where its object follows: `tomar el control (de Ubicaciones)`."""
    made: list[Token] = []
    for index, token in enumerate(tokens):
        if token.text.endswith(GOVERNS):
            bare = token.text.removesuffix(GOVERNS)
            follows = index + 1 < len(tokens) and tokens[index + 1].text == " "
            token = token._replace(text=bare if follows else bare[: bare.rindex(" ")].removesuffix(" en busca"))
        made.append(token)
    return made


def _parted(token: Token) -> tuple[Token, ...]:
    before, mark, text = token.text.rpartition(MARK)
    return (Token(before.replace(MARK, " ") + " "), token._replace(text=text)) if mark else (token,)


def _grouped(tokens: list[Token]) -> list[Token]:
    """`una Nave desplegada o un Aliado` needs no brackets, as what describes both stands behind a slash."""
    whole = "".join(token.text for token in tokens)
    clear: set[int] = set()
    for found in GROUPED.finditer(whole):
        beside = whole[: found.start()].endswith(" o ") or whole.startswith(" o ", found.end())
        if beside and " o " not in found[1] and "/" not in found[1]:
            clear |= {found.start(), found.end() - 1}
    made: list[Token] = []
    at = 0
    for token in tokens:
        kept = "".join(sign for place, sign in enumerate(token.text, at) if place not in clear)
        at += len(token.text)
        made.append(token._replace(text=kept.replace("⟦", "(").replace("⟧", ")")))
    return [token for token in made if token.text]


def _placed(tokens: list[Token]) -> list[Token]:
    """A place that stands in a list behind `de` is named as the others are: `de tu mano o tu área de juego`."""
    made = list(joined(tokens))
    for index, token in enumerate(made):
        said, place, name = token.text.partition(PLACE)
        if place:
            owner = _owner(made, index)
            made[index] = token._replace(text=name if owner else said)
            if owner:
                made[index - 1] = made[index - 1]._replace(text=f"{made[index - 1].text}{owner} ")
    return made


def _owner(tokens: Sequence[Token], index: int) -> str:
    """Whose the places are that stand beside that at the index in a list behind `de`; empty where there are none."""
    before = index - 1
    if before < 0:
        return ""
    if OF.search(tokens[before].text):
        found = NEXT.search(tokens[index + 1].text) if index + 2 < len(tokens) else None
        return found[1] if found else ""
    while before > 1 and BESIDE.fullmatch(tokens[before].text) and tokens[before - 1].kind == "zone":
        before -= 2
    owned = OWNED.search(tokens[before].text) if before < index - 1 else None
    return owned[1] if owned else ""


def _unrepeated(tokens: list[Token]) -> list[Token]:
    """Behind a slash no determiner or preposition is said again: `una Nave/Carga`."""
    made: list[Token] = []
    for token in tokens:
        slash = bool(made) and made[-1].text.endswith("/")
        if slash and token.kind == "text" and REPEATED.fullmatch(token.text):
            continue
        if slash and token.kind != "text":
            token = token._replace(text=re.sub(r"^(?:de|en) (?=[A-Z])", "", token.text))
        made.append(token)
    return made


def _inherent(tokens: list[Token]) -> list[Token]:
    """A state that a thing is by nature takes *ser*: `es neutral`."""
    made: list[Token] = []
    for token in tokens:
        if token.target in INHERENT and made:
            made[-1] = made[-1]._replace(text=COPULA.sub(lambda found: SER[found[0]], made[-1].text))
        made.append(token)
    return made


def _counted(tokens: list[Token]) -> list[Token]:
    """What hangs on a number before it: `otras 3 cartas`, `el 1 Encuentro`, `+1 puesto`."""
    made: list[Token] = []
    number = ""
    for token in tokens:
        if token.kind == "number" and made:
            number = token.text
        elif COUNTED in token.text:
            token = token._replace(text=token.text.replace(COUNTED, "" if number == "1" else "s"))
        elif token.text in ("otras", "otros") and len(made) > 1 and made[-2].kind == "number" and made[-1].text == " ":
            made[-2:] = [token, made[-1], made[-2]]
            continue
        made.append(token)
    return made


def _denied(tokens: list[Token]) -> list[Token]:
    """`que no sea Romulana que no sea Remana` is said as `que no sea Romulana ni Remana`."""
    made = list(joined(tokens))
    for index in range(2, len(made)):
        if made[index].kind == "text" and NOT_ONE.fullmatch(made[index].text) and NOT_ONE.search(made[index - 2].text):
            made[index] = made[index]._replace(text=" ni ")
    return made


def _contracted(tokens: list[Token]) -> list[Token]:
    """`de el` → `del`, `a el` → `al`, also across tokens."""
    made: list[Token] = []
    for token in tokens:
        text = re.sub(r"\b([Dd]e|[Aa]) el(?= )", _flown, token.text)
        if made and text.startswith("el ") and CONTRACTED.search(made[-1].text):
            made[-1] = made[-1]._replace(text=made[-1].text[:-1] + "l ")
            text = text.removeprefix("el ")
        made.append(token._replace(text=text))
    return [token for token in made if token.text]


def _flown(found: re.Match[str]) -> str:
    return f"{found[1]}l"


def _euphonic(tokens: list[Token]) -> list[Token]:
    """`y` before i- is `e`, `o` before o- is `u`; clauses put ahead get their comma."""
    made = list(joined(tokens))
    for index, token in enumerate(made):
        if token.kind == "text":
            behind = made[index + 1].text if index + 1 < len(made) else ""
            text = JOINT.sub(partial(_joint, behind), token.text).replace(" y si ", " y, si ")
            made[index] = token._replace(text=re.sub(rf"(?<=\w) {OFFSET}", ", ", text).replace(OFFSET, ""))
    return made


def _joint(behind: str, found: re.Match[str]) -> str:
    following = found[2] or behind
    if found[1] == "y":
        return "e " if BEFORE_I.match(following) else "y "
    return "u " if BEFORE_O.match(following) else "o "
