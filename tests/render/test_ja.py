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
from cc_tools.model.tree import Act, Have, Not, NounPhrase, Operation, Quantity, Step, Word
from cc_tools.render.ja import Japanese
from cc_tools.render.tokens import Rendering, Token
from tests.golden import Golden
from tests.render.shipped import pool, renderer, speech

GOLDEN = Path(__file__).parent / "golden" / "ja.txt"
JA = Japanese()
SHIP = {"text": "艦船", "counters": {"card": "枚", "deployed": "隻"}}
GAIN = {"text": "得る", "te": "得て", "stem": "得", "past": "得た", "negative": "得ない", "noun": "入手"}
PUT = {"text": "置く", "te": "置いて", "stem": "置き", "past": "置いた", "negative": "置かない", "noun": "置くこと"}
ICONS = frozenset({"resource", "track", "icon", "token", "card"})
LATIN = re.compile(r"[A-Za-z]{2,}")


def tree(string: str) -> Operation:
    operation = read(string, speech()).operation
    assert operation is not None, string
    return operation


def made(string: str, language: str = "ja") -> Rendering:
    return renderer().render(tree(string), language)  # type: ignore[arg-type]


@cache
def texts() -> dict[str, str]:
    return {string: made(string).text for string in pool()}


@pytest.mark.parametrize(
    ("forms", "form", "wanted"),
    [(PUT, "", "置く"), (PUT, "te", "置いて"), (PUT, "stem", "置き"), (PUT, "past", "置いた"), (PUT, "negative", "置かない"),
     (PUT, "cost", "置くことで"), (PUT, "gerund", "置くこと"), (PUT, "infinitive", "置く"), (GAIN, "stem", "得て")])
def test_verb(forms: dict[str, str], form: str, wanted: str) -> None:
    assert JA.verb(forms, form) == wanted


@pytest.mark.parametrize(
    ("part", "forms", "form", "wanted"),
    [("noun", SHIP, "", ("艦船", "隻")), ("noun", SHIP, "card", ("艦船", "枚")), ("noun", SHIP, "modifier", ("艦船の", "隻")),
     ("noun", {"text": "クリンゴン"}, "modifier", ("クリンゴンの", "枚")), ("noun", {"text": "マス", "counter": "マス"}, "", ("マス", "つ")),
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
    assert JA.coordinated(["隻", "枚"]) == "枚"
    assert JA.coordinated(["隻", "人"]) == "つ"
    assert JA.label("label", {"text": "攻撃"}) == "【攻撃】"
    assert JA.ordinal(2, "枚") == "2番目"


@pytest.mark.parametrize(
    ("string", "wanted"),
    [
        ("PLAY: draw 2; discard card", "【プレイ】カードを2枚引く。カード1枚を捨てる。"),
        ("PLAY: discard 1 card", "【プレイ】カードを1枚捨てる。"),
        ("PLAY: discard card -> gain 1 latinum", "【プレイ】カード1枚を捨てることで、ラチナムを1個得る。"),
        ("PLAY: may discard card -> gain 1 latinum", "【プレイ】カード1枚を捨ててもよく、そうしたなら、ラチナムを1個得る。"),
        ("PLAY: may discard card; if done { gain 1 latinum }", "【プレイ】カード1枚を捨ててもよい。そうしたなら、ラチナムを1個得る。"),
        ("PLAY: discard card, gain 1 latinum", "【プレイ】カード1枚を捨て、ラチナムを1個得る。"),
        ("PLAY: opponent may draw 1", "【プレイ】相手はカードを1枚引いてもよい。"),
        ("PLAY: may opponent draw 1", "【プレイ】相手がカードを1枚引くようにしてもよい。"),
        ("PLAY: gain 2 research/influence/military", "【プレイ】研究、影響力、または軍事を2進める。"),
        ("PLAY: spend 3 dilithium, spend 1 latinum", "【プレイ】ダイリチウムを3個、ラチナムを1個支払う。"),
        ("PLAY: if have 3+ deployed ship { draw 1 }", "【プレイ】配備済みの艦船が3隻以上あるなら、カードを1枚引く。"),
        ("PLAY: if opponent have at most 1 deployed ship { draw 1 }", "【プレイ】相手に配備済みの艦船が1隻以下なら、カードを1枚引く。"),
        ("PLAY: if have no card in hand { draw 1 }", "【プレイ】自分の手札にカードが1枚もないなら、カードを1枚引く。"),
        ("PLAY: draw 1 per klingon/romulan in play max 3", "【プレイ】場のクリンゴンまたはロミュランのカード1枚につき（最大3）、カードを1枚引く。"),
        ("PLAY: recall non-time-travel card from staging", "【プレイ】自分の準備エリアから時間移動でないカード1枚を呼び戻す。"),
        ("PLAY: log person from hand/discard", "【プレイ】自分の手札または捨て札置き場から人物1枚を記録する。"),
        ("COST: spend 5 dilithium unless have away-team at @x and research >= 3",
         "【発展コスト】（「x」に自分の上陸班がおり、かつ研究が3以上）でないかぎり、ダイリチウムを5個支払う。"),
        ("REACTION after discard card during action-step: draw 1", "【リアクション】自分のアクションステップ中に、カードを捨てた後：カードを1枚引く。"),
        ("REACTION after deploy ship or warp ship: draw 1", "【リアクション】艦船を配備した、または艦船をワープさせた後：カードを1枚引く。"),
        ("PASSIVE: cannot warp this; hand-size +1", "【常時】このカードをワープさせることはできない。基本手札枚数を＋1する。"),
        ("GOAL: requires have 2 incident & 1 kelpien on same ship and research >= 5",
         "【目標】条件：同じ艦船上に事件が2枚、ケルピアンのカードが1枚あり、かつ研究が5以上。"),
    ])
def test_sentence(string: str, wanted: str) -> None:
    assert made(string).text == wanted


def test_pool(golden: Golden) -> None:
    golden.check(GOLDEN, "".join(f"{string}\n    {text}\n" for string, text in texts().items()))


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
    for string in pool():
        rendering = made(string)
        assert [word for token in rendering.tokens for word in foreign(token)] == [], string
        assert not re.search(r"\s|、、|。。|、。|をを|のの|がが|：：", rendering.text), rendering.text


def test_different_trees_have_different_texts() -> None:
    english = {string: made(string, "en").text for string in pool()}
    by_text: dict[str, set[str]] = {}
    for string, text in texts().items():
        by_text.setdefault(text, set()).add(english[string])
    assert {text: found for text, found in by_text.items() if len(found) > 1} == {}


FORMS: tuple[Quantity, ...] = (
    Quantity("exactly", 1), Quantity("at-least", 2), Quantity("up-to", 2), Quantity("all"), Quantity("no"), Quantity("another"))
OTHERS = {"suit": "incident", "trait": "vulcan", "resource": "glory", "track": "military", "zone": "log"}


def changed(node: Any) -> Iterator[Any]:
    """The node with one thing changed: a number, a word, a quantity, who acts, what is denied."""
    for part in fields(node):
        value = getattr(node, part.name)
        if part.name in ("span", "sort", "implied"):
            continue
        if isinstance(value, tuple):
            for index, inner in enumerate(value):
                if is_dataclass(inner):
                    yield from (replace(node, **{part.name: (*value[:index], new, *value[index + 1 :])}) for new in changed(inner))
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
