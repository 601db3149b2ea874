"""English: the whole pool as readable text, read back to the operations it was written from; nothing is said twice."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from cc_tools.language.printer import print_operation
from cc_tools.language.reading import read
from cc_tools.model.names import slug
from cc_tools.model.tree import Operation
from cc_tools.render.bindings import annotate, resolve
from cc_tools.render.readback import ReadBack, english
from tests.golden import Golden
from tests.render.mutants import mutants
from tests.render.named import in_words, names, renderer, said
from tests.render.shipped import pool, speech

GOLDEN = Path(__file__).parent / "golden"
PARTS = 16


@cache
def back() -> ReadBack:
    known = {slug(found["en"]): found["en"] for found in names().values()}
    return english(renderer().writers, speech(), known)


def tree(text: str) -> Operation:
    operation = read(text, speech()).operation
    assert operation is not None, text
    return operation


def canonical(operation: Operation) -> str:
    """The operation's string with names given anew, so that only the meaning of names counts."""
    return print_operation(resolve(annotate(operation)))


@pytest.mark.parametrize(
    ("operation", "text"),
    [
        ("PLAY: draw 2", "PLAY: Draw 2 cards."),
        ("PLAY: draw 2 card from discard", "PLAY: Draw 2 cards of any kind from your Discard pile."),
        ("PLAY: spend 2 dilithium -> gain person", "PLAY: Spend 2 Dilithium to gain a Person."),
        ("PLAY: may exhaust captain -> gain ally", "PLAY: You may exhaust your Captain to gain an Ally."),
        ("PLAY: spend 2 dilithium, spend 1 latinum", "PLAY: Spend 2 Dilithium and 1 Latinum."),
        ("PLAY: opponent may draw 1", "PLAY: Your opponent may draw 1 card."),
        ("ATTACK PLAY: spend 1 dilithium -> opponent discard card",
         "ATTACK PLAY: Spend 1 Dilithium to have your opponent discard a card."),
        ("ATTACK PLAY: opponent either { take incident | exhaust captain, you gain 1 glory }",
         "ATTACK PLAY: Your opponent chooses one: (a) take an Incident; "
         "or (b) exhaust their Captain and you gain 1 Glory."),
        ("REACTION after deploy ship: may warp it", "REACTION, after you deploy a Ship: You may warp that card."),
        ("PASSIVE: protect beamed card on this from recall/dismiss",
         "PASSIVE: Protect beamed cards on this card from being recalled or dismissed."),
        ("PASSIVE: treat deploy of this as take-control", "PASSIVE: Treat deploying this card as taking control."),
        ("END: score 1 per 2 dilithium", "ENDGAME: Score 1 VP for every 2 Dilithium."),
        ("PLAY: send 1 away-team to location where have ship at it",
         "PLAY: Send 1 Away Team to a Location where you have a Ship."),
        ("PLAY: discard card as $d -> draw 1; if $d is person or $d is cargo { draw 1 } else { gain 1 glory }",
         "PLAY: Discard a card to draw 1 card. "
         "If the discarded card is a Person or the discarded card is a Cargo, draw 1 card. "
         "Otherwise, gain 1 Glory."),
        ("PLAY: discard card as $a; discard card as $b; log $a",
         "PLAY: Discard a card. Discard a card. Log the first discarded card."),
        ("PLAY: draw 1 unless option glory-exchange is printed",
         "PLAY: Draw 1 card, unless the rules option glory-exchange is printed."),
        ("CONTROL:", "CONTROL: No effect."),
    ],
)  # fmt: skip
def test_sentences(operation: str, text: str) -> None:
    assert said(operation, "en") == text


def test_the_whole_pool(golden: Golden) -> None:
    golden.check(GOLDEN / "en.txt", in_words("en"))


@pytest.mark.parametrize("part", range(PARTS))
def test_every_text_is_read_back(part: int) -> None:
    for text in pool()[part::PARTS]:
        operation = tree(text)
        written = renderer().render(operation, "en").text
        assert [canonical(found) for found in back().operations(written)] == [canonical(operation)], written


def test_two_trees_never_share_a_text() -> None:
    texts: dict[str, str] = {}
    for text in pool():
        operation = tree(text)
        meaning = canonical(operation)
        assert texts.setdefault(renderer().render(operation, "en").text, meaning) == meaning


def test_every_change_of_a_tree_is_heard() -> None:
    texts: dict[str, str] = {}
    for number, text in enumerate(pool()):
        operation = tree(text)
        for changed in (operation, *mutants(operation, number % 97, 97)):
            meaning = canonical(changed)
            assert texts.setdefault(renderer().render(changed, "en").text, meaning) == meaning


# --- generated operations ---------------------------------------------------------------------------------------

AMOUNTS = st.sampled_from(["", "2 ", "up to 3 ", "1..3 ", "any-number ", "all ", "another "])
CARDS = st.sampled_from(["card", "klingon", "person/cargo", "non-vulcan person", "deployed ship", "other weapon card"])
PLACES = st.sampled_from(["", " in play", " on this", " in play except captain"])
CONDITIONS = st.one_of(
    st.builds("have {}{}{}".format, st.sampled_from(["", "2 ", "3+ ", "no ", "at most 1 "]), CARDS, PLACES),
    st.builds("{} {} {}".format, st.sampled_from(["research", "military", "glory"]), st.sampled_from([">=", "<", "="]),
              st.integers(1, 9)),
    st.sampled_from(["this is exhausted", "opponent have ship at neutral location", "not captain is klingon"]),
)  # fmt: skip
STEPS = st.one_of(
    st.builds("discard {}{}".format, AMOUNTS, CARDS),
    st.builds("draw {}".format, st.integers(1, 4)),
    st.builds("gain {} {}".format, st.integers(1, 5), st.sampled_from(["glory", "research/military", "dilithium"])),
    st.builds("gain 1 latinum per {}{}".format, CARDS, PLACES),
    st.sampled_from(["log this", "take incident", "send 1 away-team to location", "opponent draw 1", "find ship"]),
)


def _statements(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    return st.one_of(
        st.builds("{} -> {}".format, STEPS, inner),
        st.builds("may {}".format, STEPS),
        st.builds("if {} {{ {} }}".format, CONDITIONS, inner),
        st.builds("if {} {{ {} }} else {{ {} }}".format, CONDITIONS, inner, inner),
        st.builds("either {{ {} | {} }}".format, inner, inner),
        st.builds("each klingon in play {{ {} }}".format, inner),
        st.builds("{} unless {}".format, STEPS, CONDITIONS),
        st.builds("{}; {}".format, inner, inner),
    )


BODIES = st.recursive(STEPS, _statements, max_leaves=4)


@settings(max_examples=40, suppress_health_check=list(HealthCheck), derandomize=True)
@given(BODIES)
def test_what_is_generated_is_read_back(body: str) -> None:
    reading = read(f"PLAY: {body}", speech())
    if reading.operation is None or not reading.sound:
        return
    written = renderer().render(reading.operation, "en").text
    assert [canonical(found) for found in back().operations(written)] == [canonical(reading.operation)], written
