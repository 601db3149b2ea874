"""Spanish: forms of words, sentences, the whole pool, and what holds for every text."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from cc_tools.language.reading import read
from cc_tools.model.text import Language
from cc_tools.model.tree import Operation
from cc_tools.render.bindings import annotate, resolve
from cc_tools.render.es import MARK, OFFSET, PLACE, Spanish
from cc_tools.render.tokens import Rendering, Token
from cc_tools.render.words import ICONS
from tests.golden import Golden
from tests.render.mutants import mutants
from tests.render.named import in_words, renderer, said
from tests.render.shipped import pool, speech

SPANISH = Spanish()
SHIP = {"text": "Nave", "gender": "f", "plural": "Naves"}
VULCAN = {"text": "Vulcano", "gender": "m", "plural": "Vulcanos", "feminine": "Vulcana", "feminine_plural": "Vulcanas"}
WEAPON = {"text": "Arma", "gender": "f", "plural": "Armas", "article": "el"}
DILITHIUM = {"text": "Dilithium", "gender": "m", "plural": "Dilithium"}
PLAY = {"text": "JUGAR", "operation": "operación de JUGAR"}
EXHAUSTED = {
    "text": "agotada", "gender": "f", "plural": "agotadas", "masculine": "agotado", "masculine_plural": "agotados"
}
GIVE = {
    "text": "dar", "imperative": "da", "second": "das", "third": "da", "participle": "dado", "subjunctive_2": "des",
    "subjunctive_3": "dé",
}
CONTROL = {
    "text": "tomar el control", "imperative": "toma el control", "second": "tomas el control",
    "third": "toma el control", "participle": "controlado", "subjunctive_2": "tomes el control",
    "subjunctive_3": "tome el control",
}


# --- forms ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("part", "forms", "form", "agree", "text", "gives"),
    [
        ("noun", SHIP, "", "", "Nave", "f"),
        ("noun", SHIP, "un", "", "una Nave", "f"),
        ("noun", SHIP, "los", "", "las Naves", "fp"),
        ("noun", SHIP, "ningun", "", "ninguna Nave", "f"),
        ("noun", SHIP, "un", "fp", "Naves", "fp"),
        ("noun", VULCAN, "modifier", "fp", "Vulcanas", "fp"),
        ("noun", VULCAN, "label", "mp", "Vulcana", "f"),
        ("noun", VULCAN, "labels", "", "Vulcanas", "fp"),
        ("noun", WEAPON, "label", "", "Arma", "f"),
        ("noun", WEAPON, "un", "", "un Arma", "fa"),
        ("noun", WEAPON, "otro", "", "otra Arma", "f"),
        ("noun", WEAPON, "los", "", "las Armas", "fp"),
        ("noun", DILITHIUM, "plural", "", "Dilithium", "mi"),
        ("noun", DILITHIUM, "los", "", "el Dilithium", "mi"),
        ("label", PLAY, "un", "", "una operación de JUGAR", "f"),
        ("label", PLAY, "plural", "", "operaciones de JUGAR", "fp"),
        ("adjective", EXHAUSTED, "modifier", "m", "agotado", "m"),
        ("adjective", EXHAUSTED, "modifier", "mp", "agotados", "mp"),
        ("adjective", EXHAUSTED, "los", "", "las agotadas", "fp"),
        ("phrase", {"text": "esta carta", "gender": "f"}, "", "", "esta carta", "f"),
    ],
)
def test_nouns_bring_their_determiner_and_agree(
    part: str, forms: dict[str, str], form: str, agree: str, text: str, gives: str
) -> None:
    said_text, agreement = SPANISH.word(part, forms, form, agree)
    assert (said_text.replace(MARK, " "), agreement) == (text, gives)


@pytest.mark.parametrize(
    ("forms", "form", "text"),
    [
        (GIVE, "", "da"), (GIVE, "infinitive", "dar"), (GIVE, "second", "das"), (GIVE, "third", "da"),
        (GIVE, "plural", "dan"), (GIVE, "que", "des"), (GIVE, "que-third", "dé"), (GIVE, "que-plural", "den"),
        (CONTROL, "plural", "toman el control"), (CONTROL, "que-plural", "tomen el control"),
        (CONTROL, "gerund", "tomar el control"),
    ],
)
def test_verbs_have_moods(forms: dict[str, str], form: str, text: str) -> None:
    assert SPANISH.verb(forms, form) == text


@pytest.mark.parametrize(
    ("agree", "text"), [("m", "dado"), ("f", "dada"), ("mp", "dados"), ("fp", "dadas"), ("", "dada")]
)
def test_participles_agree(agree: str, text: str) -> None:
    assert SPANISH.participle(GIVE, "participle", agree) == text


@pytest.mark.parametrize(
    ("place", "agree", "text"),
    [(1, "m", "primer"), (1, "f", "primera"), (3, "mp", "terceros"), (2, "fp", "segundas"), (12, "f", "12.ª")],
)
def test_ordinals_agree(place: int, agree: str, text: str) -> None:
    assert SPANISH.ordinal(place, agree) == text


@pytest.mark.parametrize(
    ("agree", "two", "four", "six"),
    [("m", 0, 0, 0), ("f", 0, 1, 1), ("fa", 0, 0, 0), ("mp", 1, 2, 2), ("fp", 1, 3, 3), ("mi", 0, 0, 4), ("", 0, 1, 1)],
)
def test_wordings_agree(agree: str, two: int, four: int, six: int) -> None:
    articles = ("el", "la", "los", "las", "el", "la")
    assert [SPANISH.agreed(articles[:many], agree) for many in (2, 4, 6)] == [two, four, six]


@pytest.mark.parametrize(
    ("classes", "whole"),
    [(("f", "f"), "f"), (("f", "m"), "m"), (("fp", "fp"), "fp"), (("fp", "mp"), "mp"), ((), ""), (("mi",), "mi")],
)
def test_things_side_by_side_are_feminine_only_together(classes: tuple[str, ...], whole: str) -> None:
    assert SPANISH.coordinated(classes) == whole


@pytest.mark.parametrize(
    ("pieces", "text"),
    [
        (("de ", "el mazo"), "del mazo"),
        (("va a ", f"el{MARK}Mercado"), "va al Mercado"),
        (("de ", "“El Mago”"), "de “El Mago”"),
        (("una Persona y ", "Investigación"), "una Persona e Investigación"),
        (("una Persona o ", "Ops"), "una Persona u Ops"),
        (("2 o ", "8"), "2 u 8"),
        (("Puedes ", f"{OFFSET}por cada carta, robar"), "Puedes, por cada carta, robar"),
        (("(a) ", f"{OFFSET}por cada carta, robar"), "(a) por cada carta, robar"),
    ],
)
def test_words_meet(pieces: tuple[str, ...], text: str) -> None:
    tokens = [Token(piece, "text" if piece.endswith(" ") else "word") for piece in pieces]
    tokens = [token._replace(kind="text") if OFFSET in token.text else token for token in tokens]
    assert "".join(token.text for token in SPANISH.finish(tokens)) == text


# --- sentences --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("operation", "text"),
    [
        ("PLAY: draw 2", "JUGAR: Roba 2 cartas."),
        ("PLAY: draw 2 card", "JUGAR: Roba 2 cartas de cualquier tipo."),
        ("PLAY: discard klingon", "JUGAR: Descarta una carta Klingon."),
        ("PLAY: discard klingon card", "JUGAR: Descarta una carta con el rasgo Klingon."),
        ("PLAY: find vulcan ship", "JUGAR: Busca una Nave Vulcana."),
        ("PLAY: gain person/ally", "JUGAR: Gana una Persona o un Aliado."),
        ("PLAY: opponent discard card", "JUGAR: El oponente descarta una carta."),
        ("PLAY: both discard card from hand", "JUGAR: Ambos jugadores descartan una carta de su mano."),
        ("PLAY: may warp this", "JUGAR: Puedes mover esta carta en curvatura."),
        (
            "PLAY: discard card -> draw 1, opponent take incident",
            "JUGAR: Descarta una carta para robar 1 carta y hacer que el oponente tome un Incidente.",
        ),
        (
            "PLAY: if have no ship { draw 1 } else { may junk card }",
            "JUGAR: Si no tienes ninguna Nave, roba 1 carta. De lo contrario, puedes tirar una carta a la Chatarra.",
        ),
        (
            "PLAY: draw 1 unless this is exhausted",
            "JUGAR: Roba 1 carta, a menos que esta carta esté agotada.",
        ),
        (
            "PLAY: requires influence >= 3 and have 2 ship; gain 1 influence",
            "JUGAR: Requiere Influencia 3 o más y tener 2 Naves. Avanza 1 en Influencia.",
        ),
        (
            "REACTION after warp ship: gain ally to hand",
            "REACCIÓN, después de mover una Nave en curvatura: Gana un Aliado, poniéndolo en tu mano.",
        ),
        (
            "REACTION when opponent gain influence/military: draw 1",
            "REACCIÓN, cuando el oponente avance en Influencia o Militar: Roba 1 carta.",
        ),
        (
            "REACTION when would be-attacked: cancel",
            "REACCIÓN, si fueras a ser atacado: Cancela ese evento.",
        ),
        (
            "PASSIVE while this is deployed: duty-slots +1 for vulcan",
            "PASIVA, mientras esta carta está desplegada: Tienes +1 puesto de Oficial de Servicio para las cartas "
            "Vulcanas.",
        ),
        (
            "PASSIVE: protect beamed card on this from recall/dismiss",
            "PASIVA: Protege las cartas transportadas sobre esta carta de ser recuperadas o retiradas.",
        ),
        (
            "PLAY: opponent either { recall ship | discard 2 card, you gain 1 glory }",
            "JUGAR: El oponente elige uno: (a) recuperar una Nave; o (b) descartar 2 cartas y tú ganas 1 Gloria.",
        ),
        (
            "PLAY: select location as $l where have no token at it; if $l is neutral { gain 1 glory }",
            "JUGAR: Elige una Ubicación donde no tengas ninguna ficha. Si la Ubicación elegida es neutral, gana 1 "
            "Gloria.",
        ),
        (
            "PLAY: log ship from hand/play",
            "JUGAR: Registra una Nave de tu mano o tu área de juego.",
        ),
        ("PLAY: log ship from play/hand", "JUGAR: Registra una Nave de tu área de juego o tu mano."),
        ("PLAY: log ship from play", "JUGAR: Registra una Nave que esté en juego."),
        (
            "PLAY: dismiss (deployed ship)/duty-officer",
            "JUGAR: Retira una Nave desplegada o un Oficial de Servicio.",
        ),
        ("PLAY: dismiss deployed (ship/location)", "JUGAR: Retira (una Nave o una Ubicación) desplegada."),
        ("PASSIVE: cannot send away-team to this", "PASIVA: No puedes enviar Equipos de Aterrizaje a esta carta."),
        ("PASSIVE: include junk for scan", "PASIVA: Incluye la pila de Chatarra al escanear."),
        ("PLAY: find klingon as $k; log $k", "JUGAR: Busca una carta Klingon. Registra la carta encontrada."),
        (
            "PLAY: warp opponent ship to @earth",
            "JUGAR: Mueve en curvatura una Nave del oponente a “Tierra”.",
        ),
        ("END: score 1 per 2 glory", "FINAL: Puntúa 1 PV por cada 2 Gloria."),
        ("PLAY: spend all dilithium", "JUGAR: Gasta todo el Dilithium."),
    ],
)
def test_sentences(operation: str, text: str) -> None:
    assert said(operation, "es") == text


def test_the_pool(golden: Golden) -> None:
    golden.check(Path(__file__).parent / "golden" / "es.txt", in_words("es"))


# --- laws -------------------------------------------------------------------------------------------------------


@cache
def _known() -> tuple[tuple[str, Operation], ...]:
    read_pool = ((text, read(text, speech()).operation) for text in pool())
    return tuple((text, operation) for text, operation in read_pool if operation is not None)


def _said(operation: Operation, language: Language) -> Rendering:
    return renderer().render(operation, language)


def _nameless(operation: Operation) -> Operation:
    """The operation whatever names it gives to things."""
    return resolve(annotate(operation))


UNTIDY = re.compile(
    r"  | [,.;:)]|\( |[,;]\.|\b(?:[Dd]e|[Aa]) el\b| y (?=i)| o (?=o)|\bun(?:a)? (?:un|una|el|la|los|las)\b|\b(\w+) \1\b"
    rf"|[{MARK}{OFFSET}{PLACE}‸⟦⟧~{{}}\[\]]|\(s\)|\ben en\b|\bde de\b",
    re.IGNORECASE,
)


def test_every_text_is_tidy_and_holds_what_english_holds() -> None:
    for text, operation in _known():
        made, english = _said(operation, "es"), _said(operation, "en")
        assert not UNTIDY.search(made.text), made.text
        assert made.text.endswith(".")
        assert made.text.count("(") == made.text.count(")")
        assert Counter(re.findall(r"\d+", made.text)) == Counter(re.findall(r"\d+", english.text)), made.text
        for kinds in (ICONS, {"card"}, {"kind"}):
            assert _held(made, kinds) == _held(english, kinds), text


def _held(made: Rendering, kinds: frozenset[str] | set[str]) -> Counter[tuple[str, str | None]]:
    return Counter((token.kind, token.target) for token in made.tokens if token.kind in kinds)


def test_no_two_operations_share_a_text() -> None:
    texts: dict[str, Operation] = {}
    for _, operation in _known():
        made = _said(operation, "es").text
        assert _nameless(texts.setdefault(made, operation)) == _nameless(operation), made


def test_what_english_tells_apart_is_told_apart() -> None:
    texts: dict[str, str] = {}
    for number, (_, operation) in enumerate(_known()):
        for changed in (operation, *mutants(operation, number % 60, 60)):
            english, spanish = _said(changed, "en").text, _said(changed, "es").text
            assert texts.setdefault(spanish, english) == english
