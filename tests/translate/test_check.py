"""The findings about translations: one case that raises each, and sound ones that do not."""

from __future__ import annotations

from pathlib import Path

import pytest

from cc_tools.model.translated import Foreign, Translated
from cc_tools.translation import codes
from cc_tools.translation.check import check
from cc_tools.translation.passage import LANGUAGE_NAMES, mark
from tests.translate import shelf

LINES = {"pt": 9, "es": 10, "ja": 11}
RULING: dict[Foreign, str] = {
    "pt": "Descarte Cubo Vermelho 12 e compre 3 cartas.",
    "es": "Descarta Cubo Rojo 12 y roba 3 cartas.",
    "ja": "《赤い立方体12》を捨て、カードを3枚引く。",
}


def test_the_tiny_game_has_no_finding(tmp_path: Path) -> None:
    assert shelf.said(shelf.findings((*shelf.passages(tmp_path), *shelf.phrases()))) == []


def test_missing_is_found_where_the_english_text_stands(tmp_path: Path) -> None:
    text = shelf.CARDS.replace(f'      pt: "{RULING["pt"]}"\n', "").replace(f'      ja: "{RULING["ja"]}"\n', "")
    found = shelf.passages(tmp_path, cards=text)
    expected = "T001 8:11 `cards/red-cube/rulings/1/text` has no Portuguese or Japanese"
    assert shelf.said(shelf.findings(found)) == [expected]
    assert shelf.said(shelf.findings(found, ("ja",))) == ["T001 8:11 `cards/red-cube/rulings/1/text` has no Japanese"]
    assert shelf.findings(found, ("es",)) == []


def test_stale_is_found_where_the_translation_stands(tmp_path: Path) -> None:
    found = shelf.passages(tmp_path)
    known = shelf.recorded(found)
    key = "cards/red-cube/rulings/1/text"
    marks = {**known.sources, key: f"pt {mark({'': 'Draw 3 cards.'})}, ja {known.sources[key]}"}
    stale = list(check(found, Translated(sources=marks)))
    assert shelf.said(stale) == [
        f"T002 9:11 the Portuguese of `{key}` may be out of date: the English text has changed since it was made",
        f"T002 10:11 the Spanish of `{key}` may be out of date: nobody has said from which English text it was made",
    ]
    assert stale[0].related[0].span.start.line == 8
    assert len(list(check(found, Translated(sources=marks), unrecorded=False))) == 1


GONE = "the translation has not"


@pytest.mark.parametrize(
    ("language", "text", "message"),
    [
        ("pt", "Descarte Cubo Vermelho 12 e compre 4 cartas.", f"the English text has the number 3, {GONE}"),
        ("ja", "《赤い立方体12》を捨て、カードを引く。", f"the English text has the number 3, {GONE}"),
        (
            "es",
            "Descarta el cubo 12 y roba 3 cartas.",
            "the English text names `Red Cube 12`, the translation does not name `Cubo Rojo 12`",
        ),
        ("pt", "Descarte Cubo Vermelho 12 e\\ncompre 3 cartas.", "the English text has 1 lines, the translation 2"),
        (
            "pt",
            "Descarte Cubo Vermelho 12 e compre {icon} 3 cartas.",
            "the translation has `{icon}`, the English text has not",
        ),
    ],
)
def test_parity(language: Foreign, text: str, message: str, tmp_path: Path) -> None:
    found = shelf.passages(tmp_path, cards=shelf.CARDS.replace(RULING[language], text))
    assert shelf.said(shelf.findings(found)) == [f"T003 {LINES[language]}:11 {LANGUAGE_NAMES[language]}: {message}"]


@pytest.mark.parametrize(
    ("english", "portuguese", "lost"),
    [
        ("Pay {latinum} first.", "Pague primeiro.", "`{latinum}`"),
        ("Choose (printed) or not.", "Escolha ou não.", "`(printed)`"),
        ("It is `draw all`, no more.", "É isso, não mais.", "`draw all`"),
        ("This follows from ruling.scan too.", "Isto também vem da regra.", "`ruling.scan`"),
        ("See **bold** words there.", "Veja as palavras ali.", "`**`"),
        ("Say “yes” to the other.", "Diga sim ao outro.", "a quotation"),
    ],
)
def test_marks_are_the_same_in_every_language(english: str, portuguese: str, lost: str, tmp_path: Path) -> None:
    rulings = f'  - text: {{en: "{english}", pt: "{portuguese}"}}\n'
    found = shelf.passages(tmp_path, cards=shelf.CARDS + rulings)
    raised = [one for one in shelf.findings(found, ("pt",)) if one.code is codes.PARITY]
    assert len(raised) == 1 and lost in raised[0].message


def test_a_term_keeps_its_placeholder(tmp_path: Path) -> None:
    found = shelf.passages(tmp_path, terms=shelf.TERMS.replace("pelo menos N", "pelo menos"))
    message = "Portuguese: the English term has the placeholder `N`, the translation has not"
    assert shelf.said(shelf.findings(found)) == [f"T003 5:14 {message}"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("{first} e {second}", "{first} e", f"4:9 Portuguese: the English phrase has the part `second`, {GONE}"),
        (
            "{first} e {second}",
            "{first} e {third}{second}",
            "4:9 Portuguese: the English phrase has no part `third`",
        ),
        ("{first} e {second}", "{first}{second}[", "4:9 Portuguese: this template cannot be read: `[` is not closed"),
        ("{object}を転がす", "転がす", f"12:9 Japanese: the English phrase has the part `object`, {GONE}"),
    ],
)
def test_a_phrase_keeps_its_parts(old: str, new: str, message: str) -> None:
    found = shelf.phrases(shelf.PHRASES.replace(old, new))
    assert shelf.said(shelf.findings(found)) == [f"T003 {message}"]


def test_a_sentence_is_not_the_english_one(tmp_path: Path) -> None:
    text = shelf.CARDS.replace(RULING["pt"], "Discard Red Cube 12 and draw 3 cards.")
    assert shelf.said(shelf.findings(shelf.passages(tmp_path, cards=text))) == [
        "T004 9:11 the Portuguese is word for word the English text"
    ]
    names = shelf.CARDS.replace("pt: Cubo Vermelho 12,", "pt: Red Cube 12,")
    said = shelf.said(shelf.findings(shelf.passages(tmp_path, cards=names)))
    assert [line for line in said if line.startswith("T004")] == []


@pytest.mark.parametrize(
    ("language", "text", "column", "message"),
    [
        ("pt", "El jugador con Cubo Vermelho 12 roba las 3 cartas.", 11, "this reads like Spanish"),
        ("pt", "Tomar el control de Cubo 12", 11, "this reads like Spanish"),
        ("es", "Descarta Cubo Rojo 12 y roba 3 cartãs.", 47, "`ã` is not written in Spanish"),
        ("pt", "¿Descarte Cubo Vermelho 12 e compre 3 cartas?", 12, "`¿` is not written in Portuguese"),
        ("pt", "Descarte Cubo Vermelho 12  e compre 3 cartas.", 37, "two spaces in a row"),
        ("pt", "Descarte Cubo Vermelho 12 e compre 3 cartas. ", 11, "a space at the beginning or the end"),
        ("pt", "Descarte Cubo Vermelho 12 e compre 3 カード.", 49, "`カ` is Japanese"),
        ("ja", "Red Cube 12 の 3 draw the cards.", 28, "`draw the cards` is English"),
        ("ja", "《赤い立方体12》を3枚引く.", 26, "`.` behind Japanese; Japanese has a sign of its own"),
        ("ja", "Red Cube 12: 3.", 11, "no Japanese character in a Japanese text"),
    ],
)
def test_a_text_is_in_its_own_language(language: Foreign, text: str, column: int, message: str, tmp_path: Path) -> None:
    found = shelf.passages(tmp_path, cards=shelf.CARDS.replace(RULING[language], text))
    said = [line for line in shelf.said(shelf.findings(found)) if not line.startswith("T003")]
    assert said == [f"T005 {LINES[language]}:{column} {LANGUAGE_NAMES[language]}: {message}"]


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("cards", ", reading: あかいりっぽうたい12", "", "4:55 `赤い立方体12` has no reading"),
        ("cards", "あかいりっぽうたい12", "赤いりっぽうたい12", "4:73 `赤` in a reading, which is written in kana"),
        ("cards", "あかいりっぽうたい12", "akai12", "4:73 `a`, `i`, `k` in a reading, which is written in kana"),
        ("terms", ", reading: Nいじょう", "", "7:14 `N以上` has no reading"),
        ("terms", "Nいじょう", "N以じょう", "7:28 `以` in a reading, which is written in kana"),
    ],
)
def test_readings_are_there_and_in_kana(file: str, old: str, new: str, message: str, tmp_path: Path) -> None:
    text = {"cards": shelf.CARDS, "terms": shelf.TERMS}[file].replace(old, new)
    assert shelf.said(shelf.findings(shelf.passages(tmp_path, **{file: text}))) == [f"T006 {message}"]


def test_small_numbers_of_names_may_be_written_out(tmp_path: Path) -> None:
    names = "{pt: Cubo 9, es: Cubo 9, ja: キューブ・ナイン, reading: きゅーぶないん}"
    text = f"cards:\n- id: nine\n  name: Cube 9\n  names: {names}\n  shape: cube\n"
    assert shelf.findings(shelf.passages(tmp_path, cards=text)) == []
    wrong = shelf.findings(shelf.passages(tmp_path, cards=text.replace("ナイン", "テン")))
    assert [one.code for one in wrong] == [codes.PARITY]


def test_a_century_may_have_its_roman_numeral(tmp_path: Path) -> None:
    names = "{pt: Cubo do Século XIX, es: Cubo del Siglo XIX, ja: 19世紀の立方体, reading: 19せいきのりっぽうたい}"
    text = f"cards:\n- id: old\n  name: Cube of the 19th Century\n  names: {names}\n  shape: cube\n"
    assert shelf.findings(shelf.passages(tmp_path, cards=text)) == []
    wrong = shelf.findings(shelf.passages(tmp_path, cards=text.replace("Século XIX", "Século XXI")))
    assert [one.code for one in wrong] == [codes.PARITY]
