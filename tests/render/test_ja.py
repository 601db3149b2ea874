"""Japanese: forms of its words, sentences one by one, the whole pool, and laws of every text."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cc_tools.language.printer import print_operation
from cc_tools.language.reading import read
from cc_tools.model.text import Language
from cc_tools.model.tree import Act, Have, Not, NounPhrase, Operation, Quantity, Step, Word
from cc_tools.render.ja import Japanese
from cc_tools.render.tokens import Rendering, Token
from tests.golden import Golden
from tests.render.mutants import mutants
from tests.render.named import in_words, renderer as named
from tests.render.shipped import pool, renderer, speech

GOLDEN = Path(__file__).parent / "golden" / "ja.txt"
SENTENCES = Path(__file__).parent / "sentences" / "ja.txt"
JA = Japanese()
SHIP = {"text": "艦船", "counters": {"card": "枚", "deployed": "隻"}}
GAIN = {"text": "得る", "te": "得て", "stem": "得", "past": "得た", "negative": "得ない", "noun": "入手"}
PUT = {"text": "置く", "te": "置いて", "stem": "置き", "past": "置いた", "negative": "置かない", "noun": "置くこと"}
ICONS = frozenset({"resource", "track", "icon", "token", "card"})
LATIN = re.compile(r"[A-Za-z]{2,}")


def sentences() -> list[tuple[str, str]]:
    """Operations with their text, on the line below each."""
    lines = SENTENCES.read_text(encoding="utf-8").splitlines()
    return [(string, text.strip()) for string, text in zip(lines[::2], lines[1::2], strict=True)]


def tree(string: str) -> Operation:
    operation = read(string, speech()).operation
    assert operation is not None, string
    return operation


def made(string: str, language: Language = "ja") -> Rendering:
    return renderer().render(tree(string), language)


@cache
def texts() -> dict[str, str]:
    return {string: made(string).text for string in pool()}


@pytest.mark.parametrize(
    ("forms", "form", "wanted"),
    [(PUT, "", "置く"), (PUT, "te", "置いて"), (PUT, "stem", "置き"), (PUT, "past", "置いた"),
     (PUT, "negative", "置かない"), (PUT, "cost", "置くことで"), (PUT, "gerund", "置くこと"),
     (PUT, "infinitive", "置く"), (GAIN, "stem", "得て")])
def test_verb(forms: dict[str, str], form: str, wanted: str) -> None:
    assert JA.verb(forms, form) == wanted


@pytest.mark.parametrize(
    ("part", "forms", "form", "wanted"),
    [("noun", SHIP, "", ("艦船", "隻")),
     ("noun", SHIP, "card", ("艦船", "枚")),
     ("noun", SHIP, "modifier", ("艦船の", "隻")),
     ("noun", {"text": "クリンゴン"}, "modifier", ("クリンゴンの", "枚")),
     ("noun", {"text": "マス", "counter": "マス"}, "", ("マス", "つ")),
     ("adjective", {"text": "支配中", "attributive": "支配中の"}, "modifier", ("支配中の", "枚")),
     ("adjective", {"text": "別個の", "attributive": "別個の"}, "bare", ("別個", "枚")),
     ("label", {"text": "プレイ", "operation": "プレイ能力"}, "", ("プレイ能力", "つ"))])
def test_word(part: str, forms: dict[str, Any], form: str, wanted: tuple[str, str]) -> None:
    assert JA.word(part, forms, form, "") == wanted


def test_counters() -> None:
    assert JA.number(2, "枚") == "2枚"
    assert JA.number(2, "・") == "2"
    assert JA.agreed(("", "1枚", "1班"), "班") == 2
    assert JA.agreed(("ある", "いる"), "人") == 1
    assert JA.agreed(("ある", "いる"), "枚") == 0
    assert JA.number(2, "枚・人") == "2枚"
    assert JA.agreed(("ある", "いる"), "枚・人") == 1
    assert JA.agreed(("", "1枚", "1班"), "枚・人") == 1
    assert JA.coordinated(["枚・人", "枚・人"]) == "枚・人"
    assert JA.coordinated(["枚・人", "枚"]) == "枚"
    assert JA.coordinated(["隻", "枚"]) == "枚"
    assert JA.coordinated(["隻", "人"]) == "つ"
    assert JA.label("label", {"text": "攻撃"}) == "【攻撃】"
    assert JA.ordinal(2, "枚") == "2番目"


@pytest.mark.parametrize(("string", "wanted"), sentences())
def test_sentence(string: str, wanted: str) -> None:
    assert made(string).text == wanted


def test_pool(golden: Golden) -> None:
    golden.check(GOLDEN, in_words("ja"))


# --- laws -------------------------------------------------------------------------------------------------------


def counted(rendering: Rendering) -> Counter[str | None]:
    """The numbers of a text, and what its icons and card names stand for."""
    found: Counter[str | None] = Counter()
    for token in rendering.tokens:
        if token.kind == "number":
            found.update(re.findall(r"\d+", token.text))
        elif token.kind in ICONS:
            found[token.target] += 1
    return found


def foreign(token: Token) -> list[str]:
    return [] if token.kind == "card" or token.target == "trait-regular-nx-01" else LATIN.findall(token.text)


def test_numbers_icons_and_names_are_those_of_english() -> None:
    assert [string for string in pool() if counted(made(string)) != counted(made(string, "en"))] == []


def test_no_foreign_word_no_space_no_doubled_mark() -> None:
    """Rules options keep their names, which are data, as they are."""
    for string in [one for one in pool() if "option " not in one]:
        rendering = made(string)
        assert [word for token in rendering.tokens for word in foreign(token)] == [], string
        assert not re.search(r"\s|、、|。。|、。|をを|のの|がが|：：", rendering.text), rendering.text


def test_different_trees_have_different_texts() -> None:
    english = {string: made(string, "en").text for string in pool()}
    by_text: dict[str, set[str]] = {}
    for string, text in texts().items():
        by_text.setdefault(text, set()).add(english[string])
    assert {text: found for text, found in by_text.items() if len(found) > 1} == {}


def test_what_english_tells_apart_is_told_apart() -> None:
    """Over sound one-step changes of the pool, in the words that players read."""
    found: dict[str, str] = {}
    for number, string in enumerate(pool()):
        operation = tree(string)
        for other in (operation, *mutants(operation, number % 90, 90)):
            english, japanese = (named().render(other, language).text for language in ("en", "ja"))
            assert found.setdefault(japanese, english) == english


FORMS: tuple[Quantity, ...] = (
    Quantity("exactly", 1), Quantity("at-least", 2), Quantity("up-to", 2), Quantity("all"), Quantity("no"),
    Quantity("another"))
OTHERS = {"suit": "incident", "trait": "vulcan", "resource": "glory", "track": "military", "zone": "log"}


def changed(node: Any) -> Iterator[Any]:
    """The node with one thing changed: a number, a word, a quantity, who acts, what is denied."""
    for part in fields(node):
        value = getattr(node, part.name)
        if part.name in ("span", "sort", "implied"):
            continue
        if isinstance(value, tuple):
            for index, inner in enumerate(value):
                for new in changed(inner) if is_dataclass(inner) else ():
                    yield replace(node, **{part.name: (*value[:index], new, *value[index + 1 :])})
        elif is_dataclass(value):
            yield from (replace(node, **{part.name: new}) for new in changed(value))
        elif isinstance(value, int) and not isinstance(value, bool):
            yield replace(node, **{part.name: value + 1})
    yield from changed_here(node)


def changed_here(node: Any) -> Iterator[Any]:
    match node:
        case NounPhrase(quantity=None) if node.groups:
            yield from (replace(node, quantity=quantity) for quantity in FORMS)
        case Word() if OTHERS.get(node.sense, node.name) != node.name:
            yield replace(node, name=OTHERS[node.sense])
        case Step():
            yield replace(node, actors=node.actors[1:] if node.actors[:1] == ("may",) else ("may", *node.actors))
        case Act() if node.cost:
            yield replace(node, cost=(), steps=(*node.cost, *node.steps))
        case Have():
            yield from (replace(node, who=who) for who in (None, "opponent", "any-player") if who != node.who)
            yield Not(node)


@pytest.mark.parametrize("start", range(0, 950, 50))
def test_one_change_of_the_tree_changes_the_text(start: int) -> None:
    """Of every 10th operation; a change that English does not show either (an order of arguments) does not count."""
    for string in pool()[start : start + 50 : 10]:
        text, english = texts()[string], made(string, "en").text
        for other in changed(tree(string)):
            if renderer().render(other, "ja").text == text:
                assert renderer().render(other, "en").text == english, print_operation(other)
