"""A card as `cc-tools show` writes it: for programs, and as a page for people."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TextIO

from cc_tools.cli.labels import Labels
from cc_tools.cli.marks import wide_marks
from cc_tools.cli.output.show import Candidate, Card, CardOperation, Output, Printing, Record
from cc_tools.cli.terminal import painted
from cc_tools.database import Candidates, Database, FoundCard

_ELSEWHERE = {"id", "name", "names", "operations", "printings", "rulings", "errata"}
_EMPTY: tuple[Any, ...] = (None, False, "", [], {})


def output(database: Database, found: Candidates, records: Iterable[Record] = ()) -> Output:
    """What was found, for programs."""
    return Output(
        command="show",
        data_hash=database.meta().data_hash,
        card=card(database, found.only) if found.only else None,
        candidates=() if found.only else tuple(Candidate(**_identity(one)) for one in found.cards),
        records=tuple(records),
        suggestions=found.suggestions,
    )


def card(database: Database, found: FoundCard) -> Card:
    """All about one card."""
    return Card(
        **_identity(found),
        file=found.file,
        line=found.line,
        fields=written(found.data),
        printings=tuple(
            Printing(set=p.set, set_name=p.set_name, number=p.number, marker=p.marker, crew=p.crew, position=p.position)
            for p in database.printings_of(found)
        ),
        operations=tuple(
            CardOperation(address=o.address, text=o.text, sentences={str(k): v for k, v in o.sentences.items()})
            for o in database.operations_of(found)
        ),
    )


def _identity(found: FoundCard) -> dict[str, str]:
    return {"game": found.game, "id": found.id, "name": found.name, "kind": found.kind, "set": found.set}


def written(value: Any) -> Any:
    """Plain data without what is empty or a default."""
    if isinstance(value, Mapping):
        return {key: written(below) for key, below in value.items() if written(below) not in _EMPTY}
    return [written(item) for item in value] if isinstance(value, list) else value


def page(shown: Card, language: str, out: TextIO, labels: Labels | None = None) -> Iterator[str]:
    """The page of a card, line by line; fields and words are the data's own where there are no labels for them."""
    lines = _lines(shown, language, out, labels)
    return map(wide_marks, lines) if language == "ja" else lines


def _lines(shown: Card, language: str, out: TextIO, labels: Labels | None) -> Iterator[str]:
    names = shown.fields.get("names", {})
    said = names.get(language, shown.name)
    yield f"{painted(said, 'bold', out)}  ({_word(shown.kind, labels)}, {shown.game})"
    yield from _others(shown.name, names, said)
    printed = {shown.kind, *(operation.text for operation in shown.operations)}
    yield from _fields({key: value for key, value in shown.fields.items() if str(value) not in printed}, "  ", labels)
    for printing in shown.printings:
        yield "  " + _printing(printing, labels)
    yield f"  {painted(f'{shown.id}, {shown.file}:{shown.line}', 'dim', out)}"
    part = shown.id
    for operation in shown.operations:
        if part != (part := operation.address.partition("#")[0]):
            yield from ("", painted(f"[{part}]", "dim", out))
        yield from ("", operation.text)
        if language in operation.sentences:
            yield f"  {operation.sentences[language]}"
    for note in (*shown.fields.get("rulings", ()), *shown.fields.get("errata", ())):
        yield from ("", _note(note, language))


def _others(name: str, names: Mapping[str, str], said: str) -> Iterator[str]:
    """A line with the names in the languages other than that of the heading; none where there are no others."""
    known = {"en": name, **names} if said != name else names
    found = [f"{key}: {one}" for key, one in known.items() if key != "reading" and (one != said or said == name)]
    if found:
        yield "  " + " · ".join(found)


def _fields(fields: Mapping[str, Any], lead: str, labels: Labels | None) -> Iterator[str]:
    """The fields that stand nowhere else on the page; a further face is a block of its own."""
    for name, value in fields.items():
        if name in _ELSEWHERE:
            continue
        label = _label(name, value, labels)
        if isinstance(value, list) and value and isinstance(value[0], dict):
            for part in value:
                yield f"{lead}{label}: {part.get('name', '')}".rstrip()
                yield from _fields(part, lead + "  ", labels)
        else:
            yield f"{lead}{label}: {_value(name, value, labels)}"


def _label(name: str, value: Any, labels: Labels | None) -> str:
    """What a field is called."""
    if labels is None:
        return name.replace("_", " ")
    label = labels.field(name, len(value) if isinstance(value, (list, Mapping)) else 1)
    return label[:1].upper() + label[1:]


def _word(word: Any, labels: Labels | None) -> str:
    return (labels.word(str(word)) if labels is not None else None) or str(word)


def _value(name: str, value: Any, labels: Labels | None) -> str:
    if isinstance(value, list):
        return ", ".join((labels and labels.value(name, str(item))) or str(item) for item in value)
    if isinstance(value, Mapping):
        return ", ".join(f"{_word(key, labels)} {_word(item, labels)}" for key, item in value.items())
    if value is True:
        return labels.yes if labels is not None else "yes"
    return _word(value, labels)


def _printing(printing: Printing, labels: Labels | None) -> str:
    more = [
        printing.crew and f"{_label('crew', printing.crew, labels)} {printing.crew}",
        printing.position and _word(printing.position, labels),
        printing.marker and f"marked {printing.marker}",
    ]
    return ", ".join([f"{printing.set_name} {printing.number}".rstrip(), *(part for part in more if part)])


def _note(note: Mapping[str, Any], language: str) -> str:
    """A ruling with its rules, or an erratum with its date and source."""
    text = note["text"].get(language) or note["text"]["en"]
    basis = [*note.get("rules", ()), *(note[key] for key in ("date", "source") if key in note)]
    return f"{text} [{', '.join(basis)}]" if basis else str(text)


def choice(asked: str, found: Candidates) -> Iterator[str]:
    """Why there is no single card, and what to ask for instead."""
    if found.cards:
        way = "say which game with --game" if len({one.id for one in found.cards}) == 1 else "name one by its id"
        yield f"{asked!r} may mean {len(found.cards)} cards; {way}:"
        yield from (f"  {one.id}  {one.name} ({one.kind}, {one.set}, {one.game})" for one in found.cards)
    else:
        near = f"; did you mean {' or '.join(found.suggestions)}?" if found.suggestions else ""
        yield f"there is no card {asked!r}{near}"
