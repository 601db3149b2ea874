"""Portuguese: the forms of words, sentences in every mood, the whole pool, and what has to hold of every text."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest

from cc_tools.language.reading import read
from cc_tools.render.pt import Portuguese
from cc_tools.render.tokens import Token
from tests.golden import Golden
from tests.render.mutants import mutants
from tests.render.named import in_words, renderer, said
from tests.render.shipped import pool, speech, terms

GOLDEN = Path(__file__).parent / "golden"
PT = Portuguese()
UNJOINED = re.compile(
    r"(?<!depois )(?<!antes )\b([Dd]e|[Ee]m) (os?|as?|est[ea]s?|ess[ea]s?)\b|\b[Pp]or (os?|as?)\b|\ba (os?|as?)\b")
MARKS = re.compile(r"[⟨⟩]|  | [,.;:)]|\( |,,|\.\.|\{|\}")
ENGLISH = re.compile(r"\b(the|of|card|your|you|opponent|with|from|and|or|to|in|at|on|each|per)\b")
KEPT = frozenset({"resource", "track", "icon", "token", "number", "card", "kind"})
"""Kinds of token that every language has as often and with the same target."""


def term(name: str) -> Mapping[str, Any]:
    found: Mapping[str, Any] = next(one["pt"] for one in terms() if one["id"] == name)
    return found


@pytest.mark.parametrize(
    ("name", "form", "agree", "text", "class_"),
    [
        ("suit-location", "plural", "", "Localizações", "fp"),
        ("card-type-captain", "plural", "", "Capitães", "mp"),
        ("resource-dilithium", "plural", "", "Dilítio", "ms"),
        ("trait-species-vulcan", "fs", "", "Vulcana", "fs"),
        ("trait-species-vulcan", "modifier", "mp", "Vulcanos", "mp"),
        ("trait-species-klingon", "modifier", "fp", "Klingons", "fp"),
        ("trait-regular-weapon", "fp", "", "Arma", "fp"),
        ("trait-regular-weapon", "predicate", "fp", "Armas", "fp"),
        ("trait-regular-spy", "modifier", "ms/fs", "Espiã", "fs"),
        ("suit-ship", "predicate", "ms", "Nave", "fs"),
        ("position-deployed", "modifier", "fs", "implantada", "fs"),
        ("kw-exhausted", "modifier", "ms", "esgotado", "ms"),
        ("kw-exhausted", "plural", "", "esgotadas", "fp"),
        ("kw-other", "modifier", "fs", "outra", "fs"),
        ("q-different", "modifier", "ms", "diferente", "ms"),
        ("op-play", "plural", "", "operações de JOGAR", "fp"),
        ("q-this-card", "", "", "esta carta", "fs"),
    ],
)
def test_words(name: str, form: str, agree: str, text: str, class_: str) -> None:
    part = next(one["part"] for one in terms() if one["id"] == name)
    assert PT.word(part, term(name), form, agree) == (text, class_)


@pytest.mark.parametrize(
    ("name", "forms"),
    [
        ("kw-draw", "compre comprar compra compram comprar comprarem comprarem"),
        ("kw-put", "ponha pôr põe põem puser puserem porem"),
        ("kw-destroy", "destrua destruir destrói destroem destruir destruírem destruírem"),
        ("kw-give", "dê dar dá dão der derem darem"),
        ("kw-replace", "substitua substituir substitui substituem substituir substituírem substituírem"),
        ("c-have", "tenha ter tem têm tiver tiverem terem"),
    ],
)
def test_verbs(name: str, forms: str) -> None:
    wanted = ("", "infinitive", "third", "plural", "future", "future-plural", "infinitive-plural")
    assert " ".join(PT.verb(term(name), form) for form in wanted) == forms


def test_a_verb_keeps_what_belongs_to_it() -> None:
    taken = term("kw-take-control")
    assert PT.verb(taken, "plural") == "assumem o controle"
    assert PT.verb(taken, "infinitive-plural") == "assumirem o controle"


def test_participles_agree() -> None:
    gained = term("kw-gain-card")
    assert [PT.participle(gained, "participle", one) for one in ("ms", "fs", "mp", "fp", "", "fs/mp")] == [
        "ganho", "ganha", "ganhos", "ganhas", "ganha", "ganhos",
    ]


def test_ordinals() -> None:
    assert [PT.ordinal(place, "fp") for place in (1, 2, 11)] == ["primeiras", "segundas", "11ª"]
    assert PT.ordinal(3, "ms") == "terceiro"


def test_an_article_agrees_with_the_first_thing_and_an_adjective_with_the_last() -> None:
    assert PT.coordinated(["fs", "ms"]) == "fs/ms"
    assert PT.coordinated(["fs", "", "fs"]) == "fs"
    assert PT.coordinated([]) == ""
    assert PT.agreed(("o", "a", "os", "as"), "fs/ms") == 1
    assert PT.agreed(("for", "forem"), "mp") == 1


@pytest.mark.parametrize(
    ("texts", "whole"),
    [
        (["de ", "o", " seu baralho"], "do seu baralho"),
        (["em ", "esta carta"], "nesta carta"),
        (["por ", "a", " operação"], "pela operação"),
        (["igual a ", "a", " sua Pesquisa"], "igual à sua Pesquisa"),
        (["depois de ", "o oponente ", "jogar"], "depois de o oponente jogar"),
        (["de ", "⟨", "a", " sua mão", "⟩", " ou ", "⟨", "o", " seu baralho", "⟩"], "da sua mão ou do seu baralho"),
        (["de ", "⟨", "a", " sua ", "mão", "⟩", " ou ", "⟨jogo⟩"], "da sua mão ou que esteja em jogo"),
        (["em ", "⟨jogo⟩"], "em jogo"),
        (["mova ", "⟨", "a", " mão", "⟩", " ou ", "⟨", "o", " lixo", "⟩"], "mova a mão ou o lixo"),
        (["você pode ", "para ", "cada Nave"], "você pode, para cada Nave"),
        (["Incidentes ", "‡", "de ", "⟨jogo⟩"], "Incidentes que estejam em jogo"),
        (["⟦", "Nave implantada", "⟧", " ou ", "⟦", "Carga esgotada", "⟧"], "Nave implantada ou Carga esgotada"),
        (["⟦", "Nave implantada", "⟧", " ou ", "Oficial", "."], "Nave implantada ou Oficial."),
        (["Nave", " ou ", "⟦", "Carga", " ", "esgotada", "⟧"], "Nave ou (Carga esgotada)"),
        (["⟦", "Nave", "⟧", " ou ", "⟦", "Carga do oponente", "⟧"], "(Nave) ou (Carga do oponente)"),
        (["uma Localização ", "onde ", "que você tenha ", "uma Nave"], "uma Localização onde você tenha uma Nave"),
        (["depois de ", "você ", "pegar", " ou ", "você ", "dar"], "depois de você pegar ou dar"),
        (["depois de ", "o oponente ", "pegar", " ou ", "você ", "dar"], "depois de o oponente pegar ou você dar"),
        (["cada carta", " ", "exceto ", "Naves", "."], "cada carta, exceto Naves."),
        (["2 cartas", " ", "exceto ", "Naves", " ", "em ", "⟨jogo⟩", "."], "2 cartas exceto Naves em jogo."),
        (["envie", " ", "para ", "a", " mesma", " ", "para ", "cada Nave"], "envie à mesma para cada Nave"),
        (["mover em dobra", " ", "Naves", " ", "Klingons", " ", "para "], "mover Naves Klingons em dobra para "),
        (["pegue", ", pondo-o ", "na mão", " e ", "compre"], "pegue, pondo-o na mão, e compre"),
        (["ganhar", " e ", "se ", "fizer isso"], "ganhar e, se fizer isso"),
        (["que não ", "seja", " ", "Nave", " ", "que não ", "seja", " ", "Carga"], "que não seja Nave nem Carga"),
        (["que não ", "seja", " ", "Nave", " ", "que não ", "tenha", " ", "X"], "que não seja Nave e que não tenha X"),
    ],
)
def test_what_flows_together(texts: list[str], whole: str) -> None:
    assert "".join(token.text for token in PT.finish([Token(text) for text in texts])) == whole


def test_the_only_one_of_its_kind_is_definite() -> None:
    tokens = [Token("de "), Token("uma"), Token(" "), Token("Data Estelar", "suit", "card-type-stardate")]
    assert "".join(token.text for token in PT.finish(tokens)) == "da Data Estelar"


@pytest.mark.parametrize(
    ("operation", "text"),
    [
        ("PLAY: opponent discard card", "JOGAR: O oponente descarta uma carta."),
        ("PLAY: both put ship to deck-top", "JOGAR: Ambos os jogadores põem uma Nave no topo do próprio baralho."),
        ("PLAY: may repeat 2 { draw 1 }", "JOGAR: Você pode, 2 vezes, comprar 1 carta."),
        ("PLAY: draw 2 card", "JOGAR: Compre 2 cartas de qualquer tipo."),
        ("PLAY: opponent steal 1 dilithium", "JOGAR: O oponente rouba 1 Dilítio de você."),
        ("PLAY: opponent give incident", "JOGAR: O oponente dá um Incidente a você."),
        ("PLAY: lose 1 military", "JOGAR: Recue 1 em Militar."),
        ("PLAY: gain 1 lowest", "JOGAR: Avance 1 na Especialidade mais baixa."),
        ("PLAY: discard non-klingon", "JOGAR: Descarte uma carta não Klingon."),
        ("PLAY: discard klingon card", "JOGAR: Descarte uma carta com o traço Klingon."),
        ("PLAY: take top encounter to deck-top", "JOGAR: Pegue o Encontro do topo, pondo-o no topo do seu baralho."),
        ("PLAY: if captain is borg { draw 1 }", "JOGAR: Se o seu Capitão tiver o traço Borg, compre 1 carta."),
        ("PASSIVE: allow promote of this", "PASSIVA: É permitido promover esta carta."),
        ("PASSIVE: include junk for scan", "PASSIVA: Inclua a pilha de Lixo ao escanear."),
        ("PLAY: recall beamed card on this", "JOGAR: Recolha uma carta teletransportada nesta carta."),
        ("PLAY: discard non-military-skill", "JOGAR: Descarte uma carta sem Habilidade Militar."),
        ("PLAY: discard non-military-skill ship", "JOGAR: Descarte uma Nave que não tenha Habilidade Militar."),
        ("PLAY: discard military-skill ship", "JOGAR: Descarte uma Nave com ícone de Habilidade Militar."),
        ("PLAY: dismiss card where it is klingon", "JOGAR: Dispense uma carta que tem o traço Klingon."),
        ("PLAY: discard person/ally", "JOGAR: Descarte uma Pessoa ou Aliado."),
        ("PLAY: discard directive/security", "JOGAR: Descarte uma Diretriz ou carta Segurança."),
        ("PLAY: discard weapon/military-skill", "JOGAR: Descarte uma carta Arma ou com Habilidade Militar."),
        ("PLAY: if have no ship in play { draw 1 }", "JOGAR: Se você não tiver nenhuma Nave em jogo, compre 1 carta."),
        ("PLAY: if not have ship in play { draw 1 }", "JOGAR: Se você não tiver uma Nave em jogo, compre 1 carta."),
        ("PLAY: if influence <= 3 { draw 1 }", "JOGAR: Se você tiver Influência de no máximo 3, compre 1 carta."),
        ("PLAY: if glory > 3 { draw 1 }", "JOGAR: Se você tiver mais de 3 de Glória, compre 1 carta."),
        ("PLAY: if influence >= research { draw 1 }",
         "JOGAR: Se a sua Influência for maior ou igual à sua Pesquisa, compre 1 carta."),
        ("PLAY: draw 1 unless captain is klingon and this is exhausted",
         "JOGAR: Compre 1 carta, a menos que o seu Capitão tenha o traço Klingon e que esta carta esteja esgotada."),
        ("PASSIVE: cannot discard/dismiss card", "PASSIVA: Você não pode descartar ou dispensar cartas."),
        ("PASSIVE: duty-slots -2", "PASSIVA: Você tem −2 espaços de Oficial de Serviço."),
        ("REACTION when put-into-play ship: draw 1", "REAÇÃO, quando você puser uma Nave em jogo: Compre 1 carta."),
        ("REACTION when would be-attacked: cancel", "REAÇÃO, se você fosse atacado: Cancele esse evento."),
        ("REACTION after opponent log card: draw 1",
         "REAÇÃO, depois de o oponente registrar uma carta: Compre 1 carta."),
    ],
)
def test_sentences(operation: str, text: str) -> None:
    assert said(operation, "pt") == text


def test_the_whole_pool(golden: Golden) -> None:
    golden.check(GOLDEN / "pt.txt", in_words("pt"))


def test_every_text_is_well_written() -> None:
    for operation in pool():
        text = said(operation, "pt")
        assert not UNJOINED.search(text), text
        assert not MARKS.search(text), text
        assert not ENGLISH.search(re.sub("“[^”]*”", "", text)), text


def test_two_trees_never_share_a_text() -> None:
    texts: dict[str, str] = {}
    for operation in pool():
        english = said(operation, "en")
        assert texts.setdefault(said(operation, "pt"), english) == english


def kept(tokens: Iterable[Token]) -> Counter[tuple[str, str | None]]:
    return Counter((one.kind, one.text if one.kind == "number" else one.target) for one in tokens if one.kind in KEPT)


def test_numbers_icons_and_references_are_those_of_english() -> None:
    for text in pool():
        operation = read(text, speech()).operation
        assert operation is not None
        made = {language: renderer().render(operation, language) for language in ("en", "pt")}
        assert kept(made["pt"].tokens) == kept(made["en"].tokens), text


def test_what_english_tells_apart_is_told_apart() -> None:
    texts: dict[str, str] = {}
    for number, text in enumerate(pool()):
        operation = read(text, speech()).operation
        assert operation is not None
        for changed in (operation, *mutants(operation, number % 90, 90)):
            english, portuguese = renderer().render(changed, "en").text, renderer().render(changed, "pt").text
            assert texts.setdefault(portuguese, english) == english
