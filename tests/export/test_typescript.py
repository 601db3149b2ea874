"""The TypeScript types fit the exported JSON: the compiler says so."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from cc_tools.export.formats.typescript import NAME, declarations
from tests.export.exported import chair, data, shipped

ROOT = Path(__file__).parents[2]
TSC = ROOT / "tests" / "node" / "node_modules" / "typescript" / "bin" / "tsc"
OPTIONS = ("--noEmit", "--strict", "--exactOptionalPropertyTypes", "--noUncheckedIndexedAccess", "--pretty", "false",
           "--target", "es2022", "--module", "esnext", "--moduleResolution", "bundler")  # fmt: skip
SHARE = 40

USE = """
import type { Card, CardData, Line, OperationNode, StarTrekTcgCard } from "./cc-tools";

export function points(data: CardData): number {
  const values = data.cards.map((card) => (card.game === "captains-chair" ? card.data.vp ?? 0 : card.data.cost_xc));
  return values.reduce((sum, value) => sum + value, 0);
}
export function japanese(line: Line): string | undefined {
  return line.type === "card" || line.type === "record" ? line.names.ja : undefined;
}
export function crews(data: CardData): readonly string[] {
  return data.records.flatMap((one) => (one.collection === "crew" ? [one.data.captain] : []));
}
export function verbs(node: OperationNode): readonly string[] {
  const steps = (node.body ?? []).flatMap((one) => (one.is === "Act" ? one.steps : []));
  return steps.flatMap((step) => (step.core.is === "Effect" ? [step.core.verb] : []));
}
export function combat(card: Card): number | "special" | undefined {
  const other: StarTrekTcgCard | undefined = card.game === "star-trek-tcg" ? card : undefined;
  return other?.data.ratings?.combat;
}
"""


def _compile(folder: Path, *files: str) -> str:
    if not TSC.is_file() or shutil.which("node") is None:
        reason = "TypeScript is not installed: `make node` installs it with npm"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    (folder / NAME).write_text(declarations(), "utf-8")
    command = ["node", str(TSC), *OPTIONS, NAME, *files]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False).stdout


def _literal(text: str) -> str:
    return f'import type {{ CardData }} from "./{NAME.removesuffix(".d.ts")}";\nexport const data: CardData = {text};\n'


def test_exported_json_and_a_program_compile(tmp_path: Path) -> None:
    some = json.loads(data("json", shipped())["cards.json"])
    some["cards"], some["terms"] = some["cards"][::SHARE], some["terms"][::SHARE]
    (tmp_path / "shipped.ts").write_text(_literal(json.dumps(some)), "utf-8")
    (tmp_path / "sample.ts").write_text(_literal(data("json", chair())["cards.json"].decode()), "utf-8")
    (tmp_path / "use.ts").write_text(USE, "utf-8")
    assert _compile(tmp_path, "shipped.ts", "sample.ts", "use.ts") == ""


def test_the_types_refuse_what_is_no_export(tmp_path: Path) -> None:
    text = data("json", chair())["cards.json"].decode()
    changes = {
        "game": ('"game":"captains-chair","collection":"cards"', '"game":"chess","collection":"cards"'),
        "number": ('"vp":3', '"vp":"3"'),
        "node": ('"is":"Choose"', '"is":"Lose"'),
        "missing": ('"order":', '"odour":'),
    }
    for name, (before, after) in changes.items():
        assert before in text
        (tmp_path / f"{name}.ts").write_text(_literal(text.replace(before, after, 1)), "utf-8")
    errors = _compile(tmp_path, *(f"{name}.ts" for name in changes))
    assert {line.partition(".ts")[0] for line in errors.splitlines() if re.match(r"\w+\.ts", line)} == set(changes)


def test_declarations_have_every_object_once() -> None:
    names = re.findall(r"^export (?:interface|type) (\w+)", declarations(), re.MULTILINE)
    assert len(names) == len(set(names))
    assert {"CardData", "Line", "Card", "OtherRecord", "OperationNode", "CaptainsChairCardFields"} <= set(names)
    assert max(len(line) for line in declarations().splitlines() if line.lstrip().startswith("*")) <= 120
