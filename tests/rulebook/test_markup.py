"""The markup of the rules: what is read, and what has a fault."""

from __future__ import annotations

import pytest

from cc_tools.model.markup import Block, faults, read, spans


def _kinds(text: str) -> list[tuple[str, str, str]]:
    return [(span.kind, span.text, span.target) for span in spans(text)]


def test_reads_every_kind_of_span() -> None:
    text = "**Now** @su-kal's [words](kw.beam.6), {timing.5}, [it](captains-log), [page](section:scoring), [he](@mirok)"
    assert [one for one in _kinds(text) if one[0] != "plain"] == [
        ("strong", "Now", ""),
        ("card", "", "su-kal"),
        ("rule", "words", "kw.beam.6"),
        ("rule", "", "timing.5"),
        ("term", "it", "captains-log"),
        ("section", "page", "scoring"),
        ("card", "he", "mirok"),
    ]


def test_reads_paragraphs_and_lists() -> None:
    blocks = read("One\nline.\n\nTwo:\n\n- a\n- b\n\n1. c\n2. d\nlast")
    assert [(block.kind, len(block.lines)) for block in blocks] == [
        ("paragraph", 1),
        ("paragraph", 1),
        ("bullets", 2),
        ("numbers", 2),
        ("paragraph", 1),
    ]
    assert "".join(span.text for span in blocks[0].lines[0]) == "One line."


def test_places_are_those_in_the_whole_text() -> None:
    text = "First.\n\n- then @mirok"
    (card,) = (span for span in spans(text) if span.kind == "card")
    assert text[card.start : card.end] == "@mirok"


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("<b>x</b>", "<b>"),
        ("a &amp; b", "&amp;"),
        ("a *b*", "*"),
        ("{open", "{"),
        ("[open]", "["),
        ("at @ home", "@"),
        ("`code`", "`"),
        ("# Heading", "#"),
        ("**{timing.5}**", "**{timing.5}**"),
    ],
)
def test_what_is_no_markup_is_a_fault(text: str, wrong: str) -> None:
    fault = next(iter(faults(text)))
    assert text[fault.start : fault.end] == wrong


@pytest.mark.parametrize("text", ["3 < 4 and 5 > 4", "A & B", "a@b.org", "×4 – fine", "カード《@mirok》", "Q&A (2)"])
def test_ordinary_signs_are_no_fault(text: str) -> None:
    assert not list(faults(text))


def test_nothing_is_read_from_nothing() -> None:
    assert read("") == ()
    assert read("  \n ") == ()
    assert isinstance(read("x")[0], Block)
