"""The order of names in the four languages."""

from __future__ import annotations

from cc_tools.model.text import Language
from cc_tools.pages.collation import initial, key


def ordered(language: Language, *names: str) -> list[str]:
    return sorted(names, key=lambda name: key(language, name))


def test_accents_and_case_do_not_matter() -> None:
    assert ordered("pt", "Zona", "Órion", "orla", "Ácido", "ambos") == ["Ácido", "ambos", "Órion", "orla", "Zona"]


def test_japanese_goes_by_reading_and_katakana_counts_as_hiragana() -> None:
    names = {"地球": "ちきゅう", "アリンセン人": "アリンセンじん", "潜入": "せんにゅう"}
    assert sorted(names, key=lambda name: key("ja", name, names[name])) == ["アリンセン人", "潜入", "地球"]


def test_initials() -> None:
    assert [initial("es", name) for name in ("Ácido", "ñandú", "47 Años")] == ["A", "N", "#"]
    assert [initial("ja", "x", reading) for reading in ("ガンマ", "ぱん", "んじゃめな", "47", "ゔ")] == [
        "か", "は", "わ", "#", "#"
    ]  # fmt: skip
