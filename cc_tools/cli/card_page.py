"""A card as `cc-tools show` writes it: for programs, and as a page for people."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TextIO

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


def page(shown: Card, language: str, out: TextIO) -> Iterator[str]:
    """The page of a card, line by line."""
    yield f"{painted(shown.name, 'bold', out)}  ({shown.kind}, {shown.game})"
    names = shown.fields.get("names", {})
    if names:
        yield "  " + " · ".join(f"{key}: {name}" for key, name in names.items() if key != "reading")
    said = {shown.kind, *(operation.text for operation in shown.operations)}
    yield from _fields({key: value for key, value in shown.fields.items() if str(value) not in said}, "  ")
    for printing in shown.printings:
        yield "  " + _printing(printing)
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


def _fields(fields: Mapping[str, Any], lead: str) -> Iterator[str]:
    """The fields that stand nowhere else on the page; a further face is a block of its own."""
    for name, value in fields.items():
        if name in _ELSEWHERE:
            continue
        label = name.replace("_", " ")
        if isinstance(value, list) and value and isinstance(value[0], dict):
            for part in value:
                yield f"{lead}{label}: {part.get('name', '')}".rstrip()
                yield from _fields(part, lead + "  ")
        else:
            yield f"{lead}{label}: {_value(value)}"


def _value(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(str(item) for item in value)
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {item}" for key, item in value.items())
    return "yes" if value is True else str(value)


def _printing(printing: Printing) -> str:
    more = [
        printing.crew and f"crew {printing.crew}",
        printing.position,
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
