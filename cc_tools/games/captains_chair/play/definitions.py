"""The cards of Captain's Chair as the engine reads them; boards, missions and Stardates are cards too."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from cc_tools.engine.rules import Definition, Face
from cc_tools.games.captains_chair.records import Board, Card, Content, Crew, Face as Printed, Mission, Stardate
from cc_tools.model.catalog import GameCatalog
from cc_tools.model.names import slug

Programs = Mapping[str, Mapping[str, tuple[str, ...]]]


def definitions(catalog: GameCatalog) -> tuple[Definition, ...]:
    """Every card, board, mission and Stardate of the catalog, in its order."""
    programs = _programs(catalog)
    return tuple(_all(catalog, programs))


def board_id(crew: str) -> str:
    """The id of a crew's board."""
    return f"{crew}/board"


def mission_id(crew: str, mission: str) -> str:
    """The id of a mission, its operations' address without the kind."""
    return f"{crew}/{mission}"


def _programs(catalog: GameCatalog) -> Programs:
    """By collection and what stands before the `#` of an address: kind to addresses, in the order printed."""
    found: dict[str, dict[str, tuple[str, ...]]] = {}
    for one in catalog.operations:
        bearer = f"{one.collection}:{one.address.split('#', 1)[0]}"
        kinds = found.setdefault(bearer, {})
        kind = catalog.trees[one.text].kind
        kinds[kind] = (*kinds.get(kind, ()), one.address)
    return found


def _all(catalog: GameCatalog, programs: Programs) -> Iterator[Definition]:
    for record in catalog.records("cards"):
        if isinstance(record, Card):
            sides = [_side(record, record.name, record.id, programs)]
            sides += [_side(face, face.name, f"{record.id}/{face.id}", programs) for face in record.faces]
            yield Definition(record.id, "cards", tuple(sides), record)
    for record in catalog.records("stardates"):
        if isinstance(record, Stardate):
            face = Face(
                record.name,
                frozenset({record.id}),
                frozenset({"stardate"}),
                (),
                (),
                programs.get(f"stardates:{record.id}", {}),
            )
            yield Definition(record.id, "stardates", (face,), record)
    for entry in catalog.entries.get("board", ()):
        if isinstance(entry.record, Board):
            yield from _board(entry.record, programs)
    for suit in ("", *catalog.game.words["suit"]):
        face = Face("", frozenset(), frozenset({suit} - {""}), (), (), {})
        yield Definition(anonymous(suit), "anonymous", (face,), None)


def anonymous(suit: str = "") -> str:
    """The id of a card without a name, of a suit or of none: it stands for any card of which nothing matters."""
    return f"anonymous-{suit}" if suit else "anonymous"


def _board(board: Board, programs: Programs) -> Iterator[Definition]:
    face = Face(board.crew, frozenset(), frozenset({"board"}), (), (), programs.get(f"board:{board.crew}", {}))
    yield Definition(board_id(board.crew), "board", (face,), board)
    for mission in board.missions:
        name = mission_id(board.crew, mission.id)
        face = Face(
            mission.name, frozenset({mission.id}), frozenset({"mission"}), (), (), programs.get(f"board:{name}", {})
        )
        yield Definition(name, "missions", (face,), mission)


def _side(content: Content, name: str, bearer: str, programs: Programs) -> Face:
    return Face(
        name, frozenset({slug(name)}), frozenset({content.suit}), content.traits, tuple(_icons(content)),
        programs.get(f"cards:{bearer}", {}),
    )  # fmt: skip


def _icons(content: Content) -> Iterable[str]:
    yield from (f"{skill}-skill" for skill in content.skills)
    if content.focus is not None:
        yield f"{content.focus}-focus"


def crews(catalog: GameCatalog) -> Mapping[str, Crew]:
    """The crews by id."""
    return {record.id: record for record in catalog.records("crew") if isinstance(record, Crew)}


def content(definition: Definition, side: int = 0) -> Content | None:
    """What a side of a card shows; None for boards, missions and Stardates."""
    record = definition.record
    if not isinstance(record, Card):
        return None
    shown: Card | Printed = record.faces[side - 1] if side else record
    return shown


def mission(definition: Definition) -> Mission | None:
    """The mission of a definition, if it is one."""
    return definition.record if isinstance(definition.record, Mission) else None
