"""A made-up game with records of its own, so that the tests do not depend on real cards."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, ClassVar

from pydantic import Field, model_validator

from cc_tools.diagnostics import Diagnostic
from cc_tools.load import Workspace, load_text, load_workspace
from cc_tools.model.record import Card, OperationOf, OperationString, Record, Words
from cc_tools.model.text import Closed
from cc_tools.validate import Validated, validate

FOLDER = Path(__file__).parent.parent / "cases/tiny"


class Piece(Card):
    """A piece of the toy."""

    kind_field: ClassVar[str] = "shape"
    trait_fields: ClassVar[tuple[str, ...]] = ("traits",)
    single_operations: ClassVar[tuple[str, ...]] = ("price",)

    shape: Annotated[str, Words("shape")] = Field(description="The shape.")
    colours: tuple[Annotated[str, Words("colour")], ...] = Field((), description="The colours.", max_length=3)
    traits: tuple[Annotated[str, Words("trait")], ...] = Field((), description="The traits.")
    edge: int | None = Field(None, description="The length of its edges.", ge=1, le=9)
    radius: Annotated[int, Field(ge=1)] | Annotated[str, Field(pattern=r"^\d\+$")] | None = Field(
        None, description="The radius."
    )
    hollow: bool = Field(False, description="Whether it is hollow.")
    price: Annotated[OperationString | None, OperationOf(("PRICE",))] = Field(None, description="What it costs.")
    label: Annotated[str, Words("colour")] | Annotated[str, Field(max_length=10)] | None = Field(
        None, description="A colour or a short text."
    )


class Box(Record):
    """A box with shelves in its corners."""

    corners: dict[Annotated[str, Words("corner")], dict[int, int]] = Field(
        description="For each corner the height of its shelves: shelf, height.", min_length=1
    )
    size: int = Field(description="How many pieces it holds.", gt=0, lt=100)
    notes: dict[str, str] = Field({}, description="Notes by topic.")
    anything: dict[str, Any] = Field({}, description="What nobody checks.")

    @model_validator(mode="after")
    def _has_room(self) -> Box:
        if self.size < len(self.corners):
            raise ValueError("a box has room for at least one piece in each corner")
        return self


COLLECTIONS: dict[str, type[Closed]] = {"cards": Piece, "box": Box}


def read(files: dict[str, str], without: frozenset[str] = frozenset()) -> tuple[Validated, list[Diagnostic]]:
    """The toy game with some files written anew or added, and others left out; paths begin at the game's folder."""
    workspace, findings = load_workspace(FOLDER)
    documents = {d.path: d for d in workspace.documents if d.path.removeprefix("toy/") not in without}
    for name, text in files.items():
        path = f"toy/{name}"
        documents.pop(path, None)
        document, found = load_text(path, text, "toy")
        findings += found
        if document is not None:
            documents[path] = document
    ordered = tuple(documents[path] for path in sorted(documents))
    validated, more = validate(Workspace(FOLDER, ordered), {"toy": COLLECTIONS})
    return validated, [*findings, *more]
