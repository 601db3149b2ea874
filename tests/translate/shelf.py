"""A tiny game with everything translatable, written into a folder, and its survey."""

from __future__ import annotations

from pathlib import Path

from cc_tools.diagnostics import Diagnostic
from cc_tools.load import load_text, load_workspace
from cc_tools.model.translated import FOREIGN, Foreign, Translated
from cc_tools.translation import sources
from cc_tools.translation.check import check
from cc_tools.translation.passage import Passage
from cc_tools.validate import ValidatedGame, validate
from tests.validate.toy import COLLECTIONS

GAME = """\
game:
  id: toy
  name: Toy
  names: {pt: Brinquedo, es: Juguete, ja: おもちゃ, reading: おもちゃ}
  kinds:
    DO:
      description:
        en: "Done once with 2 of your cards."
        pt: "Feito uma vez com 2 das suas cartas."
        es: "Se hace una vez con 2 de tus cartas."
        ja: "自分のカード2枚で1回行う。"
  words:
    shape: {cube: {}}
    colour: {red: {}}
    corner: {north: {}}
  reserved_names:
    attic: {en: Attic, pt: Sótão, es: Desván, ja: 屋根裏}
"""
SET = """\
set:
  id: base
  name: Base
  names: {pt: Base, es: Base, ja: 基本, reading: きほん}
  order: 1
"""
TERMS = """\
terms:
- id: at-least
  part: phrase
  en: {text: at least N}
  pt: {text: pelo menos N}
  es: {text: al menos N}
  ja: {text: N以上, reading: Nいじょう}
  short: {en: min. N, pt: mín. N}
"""
CARDS = """\
cards:
- id: red-cube
  name: Red Cube 12
  names: {pt: Cubo Vermelho 12, es: Cubo Rojo 12, ja: 赤い立方体12, reading: あかいりっぽうたい12}
  shape: cube
  rulings:
  - text:
      en: "Discard Red Cube 12 and draw 3 cards."
      pt: "Descarte Cubo Vermelho 12 e compre 3 cartas."
      es: "Descarta Cubo Rojo 12 y roba 3 cartas."
      ja: "《赤い立方体12》を捨て、カードを3枚引く。"
"""
FILES = {
    "game.yaml": GAME,
    "base/set.yaml": SET,
    "base/cards.yaml": CARDS,
    "vocabulary/terms.yaml": TERMS,
}
PHRASES = """\
phrases:
  both:
    en: "{first} and {second}"
    pt: "{first} e {second}"
    es: "{first} y {second}"
    ja: "{first}と{second}"
verbs:
  roll:
    en: {default: "roll {object}", third: "rolls {object}"}
    pt: {default: "role {object}", third: "rola {object}"}
    es: {default: "rueda {object}", third: "rueda {object}"}
    ja: "{object}を転がす"
    deed: {en: "rolling {object}"}
words:
  shape cube: {en: cube}
  time noon: {en: noon, pt: meio-dia, es: mediodía, ja: 正午}
"""


def written(folder: Path, **texts: str) -> Path:
    """The game in a folder, some files with another text: `cards=…`."""
    for path, text in FILES.items():
        file = folder / "toy" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(texts.get(file.stem, text), encoding="utf-8")
    return folder


def game(folder: Path) -> ValidatedGame:
    """The game of a folder, which has to be sound."""
    workspace, unread = load_workspace(folder)
    validated, faults = validate(workspace, {"toy": COLLECTIONS})
    assert not [*unread, *faults]
    return validated.games["toy"]


def passages(folder: Path, **texts: str) -> tuple[Passage, ...]:
    """The passages of the game, some files with another text."""
    return tuple(sources.of_game(game(written(folder, **texts))))


def phrases(text: str = PHRASES) -> tuple[Passage, ...]:
    """The passages of a file of phrases; `shape cube` has a term."""
    document, findings = load_text("phrases.yaml", text)
    assert document is not None and not findings
    return tuple(sources.of_phrases([document], {"shape cube"}))


def recorded(found: tuple[Passage, ...]) -> Translated:
    """Every passage recorded as translated from its present English text."""
    return Translated(sources={passage.key: passage.mark for passage in found})


def findings(found: tuple[Passage, ...], languages: tuple[Foreign, ...] = FOREIGN) -> list[Diagnostic]:
    """What is wrong with passages, all of which are recorded."""
    return list(check(found, recorded(found), languages))


def said(found: list[Diagnostic]) -> list[str]:
    """Findings as lines: code, place, message."""
    return [f"{one.code.id} {one.span.start.line}:{one.span.start.column} {one.message}" for one in found]
