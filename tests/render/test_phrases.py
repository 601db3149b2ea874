"""The phrase book: complete as shipped, and every kind of gap is found."""

from __future__ import annotations

from typing import Any

import pytest

from cc_tools.games.package import installed
from cc_tools.language.reading import read
from cc_tools.model.phrases import PhraseBook
from cc_tools.model.text import LANGUAGES, Language
from cc_tools.render.check import check_phrases
from cc_tools.render.template import BadTemplate, template
from tests.render import shipped, test_star_trek_tcg as second
from tests.render.shipped import GAME, book, pool, renderer, speech


def found(changed: PhraseBook) -> set[tuple[str, str]]:
    verbs = installed()[GAME].verbs
    return {(one.code.id, one.span.file) for one in check_phrases(changed, renderer().lexicon, verbs)}


def with_entry(part: str, key: str, **changes: Any) -> PhraseBook:
    entries = dict(getattr(book(), part))
    before = entries.get(key)
    entries[key] = (
        before.model_copy(update=changes) if before is not None else type(next(iter(entries.values())))(**changes)
    )
    return book().model_copy(update={part: entries})


def without(part: str, key: str) -> PhraseBook:
    return book().model_copy(update={part: {name: one for name, one in getattr(book(), part).items() if name != key}})


def test_the_shipped_book_is_complete() -> None:
    assert found(book()) == set()


@pytest.mark.parametrize("game", [shipped, second])
def test_every_verb_counter_and_track_tells_what_it_means(game: Any) -> None:
    lexicon = game.renderer().lexicon
    senses = ("deed", "resource", "token", "track")
    said = [*lexicon.sorted_verbs.values(), *(entry for key, entry in lexicon.words.items() if key[0] in senses)]
    events = {entry.id for entry in said if entry.part == "adjective"}
    told = {term["id"] for term in game.terms() if set(term.get("meaning", ())) == set(LANGUAGES)}
    assert {entry.id for entry in said} - told - events == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phrase_missing_in_a_language_is_found(language: Language) -> None:
    assert ("P001", "verbs.draw") in found(with_entry("verbs", "draw", **{language: None})) or language == "en"


@pytest.mark.parametrize(
    ("code", "entry", "changed"),
    [
        ("P001", "phrases.act.unless", without("phrases", "act.unless")),
        ("P001", "verbs.draw", without("verbs", "draw")),
        ("P002", "phrases.step.may", with_entry("phrases", "step.may", en="you may {stpe:infinitive}")),
        ("P003", "phrases.act.unless", with_entry("phrases", "act.unless", pt="{steps}")),
        ("P003", "verbs.hand-size", with_entry("verbs", "hand-size", es="tu mano es {object}")),
        ("P004", "phrases.if", with_entry("phrases", "if", term="c-iff")),
        ("P005", "verbs.draw", with_entry("verbs", "draw", en="{verb}[ {object}")),
        ("P006", "phrases.act.unles", with_entry("phrases", "act.unles", en="{steps}")),
        ("P006", "verbs.drow", with_entry("verbs", "drow", en="{verb}", pt="{verb}", es="{verb}", ja="{verb}")),
    ],
)
def test_what_is_wrong_with_a_book_is_found(code: str, entry: str, changed: PhraseBook) -> None:
    assert (code, entry) in found(changed)


@pytest.mark.parametrize("text", ["{verb}[ {object}", "{verb}]", "{}", "{a b}"])
def test_a_template_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(BadTemplate):
        template(text)


def test_tokens_say_what_they_are() -> None:
    operation = read("ACTION PLAY: spend 2 dilithium -> find @utilize, beam klingon to ship", speech()).operation
    assert operation is not None
    made = renderer().render(operation, "en")
    kinds = {token.kind: (token.text, token.target) for token in made.tokens if token.kind != "kind"}
    assert kinds["resource"] == ("Dilithium", "resource-dilithium")
    assert kinds["verb"] == ("beam", "kw-beam")
    assert kinds["trait"] == ("Klingon", "trait-species-klingon")
    assert kinds["suit"] == ("Ship", "suit-ship")
    assert kinds["card"] == ("utilize", "utilize")
    assert kinds["number"] == ("2", None)
    assert made.tokens[made.label - 1].text == "PLAY"
    assert made.text == "".join(token.text for token in made.tokens)
    assert made.short.startswith("Spend 2")


def test_every_operation_is_written_in_every_language() -> None:
    for text in pool():
        operation = read(text, speech()).operation
        assert operation is not None
        for language in LANGUAGES:
            assert renderer().render(operation, language).text
