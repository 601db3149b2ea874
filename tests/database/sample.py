"""Hand-made catalogs: a few cards of Captain's Chair, and a made-up game with other fields and collections."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, ClassVar

from pydantic import Field

from cc_tools.games.captains_chair.records import COLLECTIONS, Board, Card, Crew, Face, Reprint, Stardate
from cc_tools.model.catalog import Catalog, Entry, GameCatalog, Linked, Printed
from cc_tools.model.game import CardSet, Game, Kind, WordEntry
from cc_tools.model.record import Card as AnyCard, Id, PrintedAs, Record, RefersTo, Ruling, written_operations
from cc_tools.model.term import Term
from cc_tools.model.text import Closed, Language, Names, Text
from cc_tools.model.tree import (
    Act,
    Block,
    Choose,
    Compare,
    Effect,
    Event,
    Group,
    NounPhrase,
    Operation,
    OptionIs,
    Qualifier,
    Quantity,
    Reference,
    Requires,
    Step,
    Trigger,
    VerbPhrase,
    Word,
)

CHAIR = "captains-chair"
CHESS = "fairy-chess"
DATA_HASH = "0f" * 32


def noun(*words: str, sense: str = "suit", quantity: Quantity | None = None, start: int = 0) -> NounPhrase:
    """A noun phrase of plain words, with spans and a sort, which equality does not see."""
    groups = tuple(Group((Word(w, sense, span=(start, start + len(w))),), span=(start, start + 1)) for w in words)
    return NounPhrase(quantity, groups, sort="card", span=(start, start + 9))


def named(slug: str) -> NounPhrase:
    return NounPhrase(None, (Group((Reference(slug, span=(3, 9)),)),))


def does(verb: str, object_: NounPhrase | VerbPhrase | None = None, *arguments: Qualifier) -> Act:
    return Act((Step(Effect(verb, object_, arguments, span=(6, 12)), span=(6, 12)),), span=(6, 12))


SCAN = "ACTION PLAY: requires research >= 3; scan 3 cargo; log this"
GAIN = "ACTION PLAY: gain cargo; log this"
WARP = "REACTION after warp ship to @earth: either { draw 1 | gain cargo }"
BADLANDS = "PLAY: warp this to @badlands; beam @sukal to this"
OPTION = "PASSIVE while option glory-exchange is printed: cannot warp ship"

TREES: Mapping[str, Operation] = {
    SCAN: Operation(
        "PLAY",
        ("ACTION",),
        body=(
            Requires(Compare(noun("research", sense="track"), ">=", noun(quantity=Quantity("exactly", 3)))),
            does("scan", noun("cargo", quantity=Quantity("exactly", 3, span=(4, 5)), start=40)),
            does("log", noun("this", sense="pronoun")),
        ),
        span=(0, 59),
    ),
    GAIN: Operation("PLAY", ("ACTION",), body=(does("gain", noun("cargo")), does("log", noun("this")))),
    WARP: Operation(
        "REACTION",
        clauses=(Trigger("after", (Event("warp", noun("ship"), arguments=(Qualifier("to", named("earth")),)),)),),
        body=(
            Act((Step(Choose((Block((does("draw"),)), Block((does("gain", noun("cargo")),)))), ("may", "opponent")),)),
        ),
    ),
    BADLANDS: Operation(
        "PLAY",
        body=(
            does("warp", noun("this"), Qualifier("to", named("badlands"), implied=True)),
            does("beam", named("sukal"), Qualifier("to", noun("this"))),
        ),
    ),
    OPTION: Operation(
        "PASSIVE",
        body=(
            Requires(OptionIs("glory-exchange", "printed")),
            does("cannot", VerbPhrase(("warp",), noun("ship"))),
        ),
    ),
}

SENTENCES: Mapping[str, Mapping[Language, str]] = {
    SCAN: {
        "en": "If your Research is at least 3, scan 3 Cargo. Log this card.",
        "pt": "Se sua Pesquisa for pelo menos 3, escaneie 3 Cargas.",
        "ja": "研究が3以上なら、カーゴを3枚スキャンする。航海日誌に置く。",
    },
    GAIN: {"en": "Gain a Cargo. Log this card.", "es": "Gana una Carga. Registra esta carta."},
    OPTION: {},
}


def _entries(set_id: str, file: str, *records: Closed) -> tuple[Entry, ...]:
    return tuple(Entry(record, set_id, f"cardsets/{file}", 3 + 9 * index) for index, record in enumerate(records))


def _card(own: str, name: str, suit: str, **fields: object) -> Card:
    return Card.model_validate({"id": own, "name": name, "suit": suit, **fields})


def chair_cards() -> tuple[Card, ...]:
    ruling = {
        "rules": ["cf.66"],
        "text": {"en": "Both resources are counted for each Location.", "ja": "資源は両方数える。"},
    }
    return (
        _card("edosians", "Edosians", "ally", traits=["alien"], vp=3, printings=[{"number": "1ALL05/13"}]),
        _card(
            "bynars", "Bynars", "ally", traits=["alien", "engineer"], skills=["research"], vp=3,
            operations=[GAIN, SCAN], printings=[{"number": "1ALL03/13"}], rulings=[ruling],
        ),
        _card(
            "sukal", "Su'Kal", "person", traits=["kelpien", "time-travel"],
            names={"pt": "Su'Kal", "ja": "ス・カル", "reading": "ス・カル"},
        ),
        _card("b-4", "B-4", "person", traits=["android"], operations=[BADLANDS]),
        _card("mekleth", "Mek'leth", "cargo", traits=["weapon", "klingon"]),
        _card("dkyr-cruiser", "D'Kyr Cruiser", "ship", traits=["vulcan"], ship_token=True, operations=[WARP]),
        _card(
            "uss-discovery-a", "U.S.S. Discovery-A", "ship", traits=["starfleet"],
            names={"ja": "U.S.S.ディスカバリーA", "es": "U.S.S. Discovery-A"}, errata=[
                {"date": "2024-05-31", "source": "publisher", "text": {"en": "A word."}}
            ],
        ),
        _card("earth-core", "Earth", "location", names={"pt": "Terra", "es": "Tierra", "ja": "地球"}, position="deck"),
        _card("earth-khan", "Earth", "location", names={"pt": "Terra", "ja": "地球"}, replaced_by="earth-core"),
        _card("ceti-alpha-v", "Ceti Alpha V", "location", names={"pt": "Ceti Alfa V", "ja": "航海士の星"}),
        _card(
            "khan", "Khan Noonien Singh", "captain", away_teams="2+", cost="COST: draw 1", faces=[
                Face(
                    id="wrathful-khan", name="Wrathful Khan", names=Names(ja="復讐のカーン"),
                    suit="captain", traits=("augment",), operations=(OPTION,),
                    rulings=(Ruling(text=Text(en="He stays wrathful.")),),
                )
            ],
        ),
        _card("chateau", "Château Picard", "cargo", traits=["food"]),
    )  # fmt: skip


def chair() -> GameCatalog:
    """Twelve cards of Captain's Chair with a crew, a board, a Stardate and a reprint."""
    cards = chair_cards()
    crew = Crew.model_validate(
        {
            "id": "khan", "name": "Khan", "captain": "khan",
            "deck": [{"card": "khan", "number": "2KHA01A/36"}, {"card": "mekleth", "number": "2KHA02/36"}],
        }
    )  # fmt: skip
    board = Board.model_validate(
        {
            "crew": "khan",
            "sides": {
                "basic": {
                    "actions": 3, "control_max": 1, "mission_completion_tokens": 2,
                    "tracks": {"research": {0: 1, 5: 2, 10: 3}, "influence": {1: 1}},
                }
            },
            "missions": [
                {"id": "find-genesis", "name": "Find Genesis", "vp": 4, "goal": "GOAL: draw 1", "reward": "REWARD: x"}
            ],
            "rulings": [{"text": {"en": "A board's ruling."}}],
        }
    )  # fmt: skip
    stardate = Stardate.model_validate(
        {"id": "sd03", "name": "Stardate 3", "mode": "solo", "sequence": 3, "glory": 5, "emptied": "EMPTIED: draw 1"}
    )
    entries: dict[str, tuple[Entry, ...]] = {
        "cards": _entries("core", "core/cards.yaml", *cards),
        "crew": _entries("to-boldly-go", "khan/deck.yaml", crew),
        "board": _entries("to-boldly-go", "khan/board.yaml", board),
        "stardates": _entries("core", "core/stardates.yaml", stardate),
        "printings": _entries("to-boldly-go", "reprints.yaml", Reprint(card="mekleth", number="2CAR01/9", marker="*")),
    }
    return GameCatalog(
        game=Game(
            id=CHAIR,
            name="Star Trek: Captain's Chair",
            names=Names(ja="キャプテンズチェア"),
            kinds={"PLAY": Kind(description=Text(en="Played."), flags=("ACTION",))},
            words={"suit": {"ship": WordEntry(), "person": WordEntry(properties=("crew",)), "cargo": WordEntry()}},
            setup={"hand": 5, "piles": [1, 2], "nested": {"x": None, "y": True}},
        ),
        terms=(
            Term.model_validate(
                {
                    "id": "trait-alien",
                    "part": "noun",
                    "words": ["alien"],
                    "en": {"text": "Alien"},
                    "pt": {"text": "Alienígena", "gender": "mf", "plural": "Alienígenas"},
                    "es": {"text": "Alienígena", "gender": "mf", "plural": "Alienígenas"},
                    "ja": {"text": "異星人", "reading": "いせいじん"},
                }
            ),
        ),
        sets=(
            CardSet(id="core", name="Core Box", names=Names(ja="コアボックス"), order=1),
            CardSet(id="to-boldly-go", name="To Boldly Go", order=2),
        ),
        entries=entries,
        printings=tuple(
            Printed(p.card, entry.set, p.number, p.marker, p.crew, p.position)
            for collection in ("cards", "crew", "printings")
            for entry in entries[collection]
            for p in _printed(entry.record)
        ),
        operations=tuple(_linked(entries)),
        trees=TREES,
        sentences=SENTENCES,
    )


def _printed(record: Closed) -> Iterator[PrintedAs]:
    if isinstance(record, AnyCard | Crew | Reprint):
        yield from record.printed()


def _linked(entries: Mapping[str, tuple[Entry, ...]]) -> list[Linked]:
    return [
        Linked(written.address, collection, own, written.text)
        for collection, found in entries.items()
        for entry in found
        if (own := getattr(entry.record, "id", None)) is not None
        for written in written_operations(entry.record, own)
    ]


class Piece(AnyCard):
    """A made-up card with its traits in two fields and every kind of scalar."""

    kind_field: ClassVar[str] = "rank"
    trait_fields: ClassVar[tuple[str, ...]] = ("moves", "colours")

    rank: str
    moves: tuple[str, ...] = ()
    colours: tuple[str, ...] = ()
    worth: float | None = None
    royal: bool = False
    order: int = Field(0, description="A word that SQL reserves.")
    promotes_to: tuple[Annotated[Id, RefersTo("cards")], ...] = ()


class Opening(Record):
    """A made-up record of another collection."""

    operation_lists: ClassVar[tuple[str, ...]] = ()

    lines: dict[str, dict[int, int]] = Field(default_factory=dict)


FAKE_COLLECTIONS: Mapping[str, type] = {"cards": Piece, "openings": Opening, "studies": Opening}
ALL_COLLECTIONS: Mapping[str, Mapping[str, type]] = {CHAIR: COLLECTIONS, CHESS: FAKE_COLLECTIONS}


def chess() -> GameCatalog:
    """A made-up game that shares an id and a string with the other one."""
    pieces = (
        Piece(id="pawn", name="Pawn", rank="soldier", colours=("white",), worth=1.0, promotes_to=("b-4", "nightrider")),
        Piece(id="b-4", name="B-4", rank="square", moves=("leap",), royal=True, operations=(GAIN,)),
        Piece(id="nightrider", name="Nightrider", names=Names(ja="夜騎士"), rank="rider", order=7, worth=5.5),
    )
    entries = {
        "cards": _entries("", "chess.yaml", *pieces),
        "openings": _entries("fairies", "openings.yaml", Opening(id="gambit", name="Gambit", lines={"a": {1: 2}})),
        "studies": (),
    }
    return GameCatalog(
        game=Game(id=CHESS, name="Fairy Chess", kinds={}, words={}),
        sets=(CardSet(id="fairies", name="Fairies", order=1),),
        entries=entries,
        operations=tuple(_linked(entries)),
        trees={GAIN: TREES[GAIN]},
    )


def catalog() -> Catalog:
    """Both games."""
    return Catalog({CHAIR: chair(), CHESS: chess()})


def shuffled() -> Catalog:
    """The same catalog with every mapping of it in the other order."""
    games = {}
    for own, game in reversed(list(catalog().games.items())):
        games[own] = GameCatalog(
            game=game.game,
            terms=game.terms,
            sets=game.sets,
            entries=dict(reversed(list(game.entries.items()))),
            printings=game.printings,
            operations=game.operations,
            trees=dict(reversed(list(game.trees.items()))),
            sentences={
                text: dict(reversed(list(found.items()))) for text, found in reversed(list(game.sentences.items()))
            },
        )
    return Catalog(games)
