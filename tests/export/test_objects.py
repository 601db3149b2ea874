"""What an object tells about a card, and that the schemas say so."""

from __future__ import annotations

import json
from typing import Any

import jsonschema
import pytest

from cc_tools.export import formats, manifest, types
from cc_tools.export.source import Source
from cc_tools.model.catalog import Catalog
from tests.database import sample
from tests.export.exported import chair, data, export_json, shipped


def _cards(catalog: Catalog) -> dict[tuple[str, str], dict[str, Any]]:
    return {(card["game"], card["id"]): card for card in json.loads(export_json(catalog))["cards"]}


SAMPLE = _cards(sample.catalog())


def test_a_card_tells_its_words_in_every_language() -> None:
    card = SAMPLE[sample.CHAIR, "bynars"]
    assert (card["name"], card["names"]) == ("Bynars", {"en": "Bynars"})
    assert card["kind"] == {"part": "", "field": "suit", "word": "ally", "text": {}}
    alien = {"en": "Alien", "pt": "Alienígena", "es": "Alienígena", "ja": "異星人"}
    assert card["traits"][0] == {"part": "", "field": "traits", "word": "alien", "text": alien}
    assert card["rulings"][0]["text"]["ja"] == "資源は両方数える。"
    assert (card["data"]["vp"], "vp" in SAMPLE[sample.CHAIR, "sukal"]["data"]) == (3, False)


def test_operations_have_address_text_tree_and_sentences() -> None:
    first, second = SAMPLE[sample.CHAIR, "bynars"]["operations"]
    assert (first["address"], first["kind"], first["flags"]) == ("bynars#play.1", "PLAY", ["ACTION"])
    assert first["text"] == sample.GAIN
    assert (second["tree"]["is"], second["tree"]["kind"]) == ("Operation", "PLAY")
    assert list(second["sentences"]) == ["en", "pt", "ja"]


def test_operations_of_faces_say_which() -> None:
    khan = SAMPLE[sample.CHAIR, "khan"]
    assert [operation["part"] for operation in khan["operations"]] == ["", "wrathful-khan"]
    assert [face["slug"] for face in khan["faces"]] == ["khan-noonien-singh", "wrathful-khan"]
    assert khan["rulings"][0]["part"] == "wrathful-khan"
    cost = khan["operations"][0]
    assert (cost["kind"], "tree" in cost, "sentences" in cost) == ("COST", False, False)


def test_links_lead_both_ways() -> None:
    earth = SAMPLE[sample.CHAIR, "earth-core"]
    assert earth["referred_by"] == [
        {"collection": "cards", "id": "dkyr-cruiser", "via": "operation", "address": "dkyr-cruiser#reaction.1"},
        {"collection": "cards", "id": "earth-khan", "via": "replaced_by"},
    ]
    links = SAMPLE[sample.CHAIR, "dkyr-cruiser"]["refers_to"]
    assert [(link["slug"], link["id"]) for link in links] == [("earth", "earth-core"), ("earth", "earth-khan")]
    reserved = SAMPLE[sample.CHAIR, "b-4"]["refers_to"][0]
    assert (reserved["slug"], "id" in reserved) == ("badlands", False)


def test_printings_tell_crew_and_position() -> None:
    captain = SAMPLE[sample.CHAIR, "khan"]["printings"]
    assert captain == [{"set": "to-boldly-go", "number": "2KHA01A/36", "crew": "khan", "order": 2}]


def test_games_do_not_mix() -> None:
    assert SAMPLE[sample.CHESS, "b-4"]["data"]["rank"] == "square"
    assert SAMPLE[sample.CHESS, "b-4"]["referred_by"] == [
        {"collection": "cards", "id": "pawn", "via": "promotes_to"}
    ]


def _some(whole: Source) -> dict[str, Any]:
    """The shipped data with every thirtieth card, so that a slow checker has less to do."""
    found: dict[str, Any] = json.loads(data("json", whole)["cards.json"])
    return {**found, "cards": found["cards"][::30], "terms": found["terms"][::10]}


def test_exports_follow_their_schemas() -> None:
    schemas = formats.schemas()
    for schema in schemas.values():
        jsonschema.Draft202012Validator.check_schema(schema)
    document = jsonschema.Draft202012Validator(schemas["json"])
    document.validate(json.loads(data("json", chair())["cards.json"]))
    document.validate(_some(shipped()))
    line = jsonschema.Draft202012Validator(schemas["jsonl"])
    for text in data("jsonl", chair())["cards.jsonl"].splitlines():
        line.validate(json.loads(text))


@pytest.mark.parametrize("path", [("cards", 0, "data", "vp"), ("cards", 1, "operations", 0, "tree", "is"), ("sets",)])
def test_the_schema_refuses_what_is_no_export(path: tuple[str | int, ...]) -> None:
    whole: Any = json.loads(data("json", chair())["cards.json"])
    inner = whole
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = "nonsense"
    assert not jsonschema.Draft202012Validator(formats.schemas()["json"]).is_valid(whole)


def test_definitions_say_which_game_they_belong_to() -> None:
    names = set(types.document_schema()["$defs"])
    assert {"CaptainsChairCard", "CaptainsChairCardFields", "StarTrekTcgCard", "CaptainsChairFace"} <= names
    assert not [name for name in names if "_" in name]
    assert "OperationNode" in names
    jsonschema.Draft202012Validator.check_schema(manifest.schema())
