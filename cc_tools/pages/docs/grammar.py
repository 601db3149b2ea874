"""The grammar of operations as a game uses it: kinds, clauses, quantities, prepositions with the shapes that occur."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib import resources
from typing import get_args

from cc_tools import language
from cc_tools.language.dialect import RESERVED
from cc_tools.language.signature import SORTS
from cc_tools.model.game import Kind
from cc_tools.model.tree import QuantityForm
from cc_tools.pages import markdown
from cc_tools.pages.docs.examples import Reference
from cc_tools.pages.docs.page import Page, page
from cc_tools.pages.docs.prose import code, counted, either, fenced, sentence
from cc_tools.pages.docs.verbs import anchor

WRITTEN: Mapping[str, str] = {
    "exactly": "3", "at-least": "3+", "at-most": "at most 2", "up-to": "up to 2", "between": "1..3", "all": "all",
    "any": "any", "any-number": "any-number", "no": "no", "rest": "rest", "top": "top 2", "bottom": "bottom 1",
    "another": "another",
}  # fmt: skip
"""How each form of quantity is written."""

CLAUSES: Mapping[str, str] = {
    "after": "an event has happened",
    "before": "an event is about to happen",
    "when": "an event happens",
    "would": "an event would happen; the operation may take its place",
    "while": "as long as a condition is true",
    "during": "in a step or at a time",
}
"""What the clauses of a head wait for."""

FORMS: Mapping[str, str] = {
    "->": "what stands before the arrow is the cost of what stands behind it",
    "requires": "a condition without which the operation cannot be used",
    "unless": "the step is left out if the condition is true",
    "if": "a block for when a condition is true, with `else` another",
    "each": "a block for every thing that matches",
    "repeat": "a block so many times",
    "either": "one of several blocks",
    "choose": "so many of several blocks",
    "as": "names what a step produced, as `$name`",
    "where": "narrows what stands before it by a condition",
    "max": "an upper bound",
    "have": "whether things are there, those of a list joined by `&`",
    "is": "whether a thing is a word, in a state, of an owner, in a zone",
    "comparison": "`>=` `<=` `=` `>` `<` between numbers, tracks, resources",
    "shares": "whether two things have a trait or another attribute in common",
    "some": "whether a name holds anything",
    "done": "whether the step before was carried out, `all done` all of them",
    "option": "whether the table plays by a reading of a rules option",
    "and": "both conditions",
    "or": "one of the conditions",
    "not": "the opposite",
}
"""What the constructions of the grammar say."""

ACTORS: Mapping[str, str] = {
    "may": "the step is optional",
    "you": "the player of the card, inside what another does",
    "opponent": "the opponent carries it out",
    "both": "each of the two carries it out",
}
"""Who carries a step out."""


def grammar_page(reference: Reference) -> Page:
    """The page of everything in an operation but its verbs."""
    path, name = reference.path("operations"), reference.edition.game.name
    return page(
        path,
        f"Operations of {name}",
        f"# Operations of {markdown.text(name)} {{ #operations }}",
        f"{counted(len(reference.pool.places), 'different operation')} stand in the card pool; the counts below say in "
        "how many of them something occurs. The [verbs](verbs.md) have a page of their own, the "
        "[grammar](../grammar.md) too.",
        *(block for section in (_kinds, _heads, _steps, _quantities) for block in section(reference, path)),
        *_prepositions(reference),
        *_words(reference),
    )


def specification_page() -> Page:
    """The grammar as the parser reads it."""
    text = resources.files(language).joinpath("grammar.lark").read_text("utf-8")
    return page(
        "reference/grammar.md",
        "Grammar",
        "# Grammar { #grammar }",
        "This is the file that the parser is made of, in the notation of Lark. It knows no verb, no trait and no zone: "
        "those are words of a game.",
        fenced(text),
    )


def _counted(reference: Reference, path: str, role: str, said: Mapping[str, str]) -> Iterator[str]:
    """What a role may be filled with: a table with counts, then an example for each."""
    rows = [
        [code(WRITTEN[word] if role == "quantity" else word), text, f"{reference.pool.count(role, word):,}"]
        for word, text in said.items()
    ]
    yield markdown.table(["written", "meaning", "operations"], rows)
    chosen = dict.fromkeys(text for word in said for text in reference.pool.examples((role, word), limit=1))
    yield reference.examples(chosen, path)


def _said(said: Mapping[str, str]) -> Mapping[str, str]:
    return {word: sentence(text) for word, text in said.items()}


def _kinds(reference: Reference, path: str) -> Iterator[str]:
    game = reference.edition.game
    yield "## Kinds { #kinds }"
    yield "The last word in capitals before the colon says when the operation is used."
    for name, kind in game.kinds.items():
        yield f"### {code(name)} {{ #kind-{name.lower()} }}"
        yield markdown.text(kind.description.en)
        found = counted(reference.pool.count("kind", name), "operation")
        yield markdown.items([*_kind_facts(kind), f"In the pool: {found}."])
        yield reference.examples(reference.pool.examples(("kind", name), limit=2), path)
    if game.flags:
        yield "## Flags { #flags }"
        yield "Words in capitals before the kind."
        flags = {name: markdown.text(text.en) for name, text in game.flags.items()}
        yield from _counted(reference, path, "flag", flags)


def _kind_facts(kind: Kind) -> Iterator[str]:
    if kind.field:
        yield f"It stands in the field {code(kind.field)} only."
    if kind.cards:
        yield f"Only these cards have it: {', '.join(map(code, kind.cards))}."
    if kind.flags:
        yield f"Flags before it: {either(map(code, kind.flags))}."
    clauses = either(code(CLAUSE_WORDS.get(clause, clause)) for clause in kind.clauses)
    yield f"Its head {'needs' if kind.required else 'may have'} {clauses}." if clauses else "Its head has no clause."
    if kind.holds:
        yield "Continuous effects may stand in it without an end."
    if kind.needs:
        yield f"It needs a step with {either(map(code, kind.needs))}."
    if kind.costs:
        yield "All its steps are costs."
    if not kind.steps:
        yield "It may be without a step."


CLAUSE_WORDS: Mapping[str, str] = {"would": "when would"}
"""Clauses that are written otherwise than they are called."""


def _heads(reference: Reference, path: str) -> Iterator[str]:
    yield "## Clauses of the head { #clauses }"
    yield "Behind the kind stands what the operation waits for. Several events are joined by `or`."
    yield from _counted(reference, path, "clause", _said(CLAUSES))


def _steps(reference: Reference, path: str) -> Iterator[str]:
    yield "## Constructions { #constructions }"
    yield "Steps are joined by a comma where they are one act, by a semicolon where each is its own."
    yield from _counted(reference, path, "form", _said(FORMS))
    yield "## Who acts { #actors }"
    yield from _counted(reference, path, "actor", _said(ACTORS))


def _quantities(reference: Reference, path: str) -> Iterator[str]:
    yield "## Quantities { #quantities }"
    yield "A number or a word before a noun. Without one, one thing is meant."
    forms: Sequence[str] = get_args(QuantityForm)
    yield from _counted(reference, path, "quantity", dict.fromkeys(forms, ""))


def _prepositions(reference: Reference) -> Iterator[str]:
    """Where prepositions attach, with the shapes that occur."""
    yield "## Prepositions { #prepositions }"
    yield (
        "`of`, `on`, `at`, `in` and `except` hang on the nearest noun that they fit, the others on the verb, unless "
        "the verb claims one of the former. These are the shapes that occur, the most frequent first."
    )
    for role, title, left in (("noun-preposition", "On nouns", "noun"), ("verb-preposition", "On verbs", "verb")):
        yield f"### {title} {{ #{role} }}"
        rows = []
        for (word, on, sort), count in reference.pool.filled(role).items():
            hung = code(on) if left == "noun" else f"[{code(on)}](verbs.md#{anchor(on)})"
            example = reference.pool.examples((role, word, on, sort), limit=1)
            shape = [_sort(on) if left == "noun" else hung, code(word), _sort(sort), f"{count:,}"]
            rows.append([*shape, *map(code, example)])
        yield markdown.table([left, "preposition", "then", "operations", "for example"], rows)


def _sort(sort: str) -> str:
    return markdown.text(SORTS.get(sort, sort))


def _words(reference: Reference) -> Iterator[str]:
    yield "## Words { #words }"
    yield "What the words of the game name, by sense. A word may have several senses."
    game = reference.edition.game
    rows = [[code(sense), ", ".join(map(code, words))] for sense, words in game.words.items()]
    yield markdown.table(["sense", "words"], rows)
    yield "## Reserved words { #reserved }"
    yield "The grammar needs these for itself, so no vocabulary may declare them."
    yield " ".join(map(code, sorted(RESERVED)))
    if game.reserved_names:
        yield f"Names that {code('@name')} may use although no card of the pool has them: " + (
            ", ".join(map(code, game.reserved_names)) + "."
        )
    if game.options:
        yield "## Rules options { #options }"
        yield "Points on which sources differ; a table chooses one, the first is what holds unless it does."
        yield markdown.table(
            ["option", "readings", "what it settles"],
            [
                [code(name), ", ".join(map(code, one.values)), markdown.text(one.description.en)]
                for name, one in game.options.items()
            ],
        )
