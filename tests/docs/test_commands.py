"""Every command line of the documentation is run in a copy of the checkout and ends as the page says."""

from __future__ import annotations

import importlib
import json
import pkgutil
import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cc_tools.cli import commands, reporters
from cc_tools.cli.app import app
from tests.docs.checkout import ROOT, Checkout, copied, small
from tests.docs.reading import Command, File, command, fits, inline, pages, steps

PAGES = [page for page in pages(ROOT) if any(steps(page.read_text("utf-8")))]
EXAMPLES = {
    name: importlib.import_module(f"{commands.__name__}.{name}").EXAMPLES
    for _, name, _ in sorted(pkgutil.iter_modules(commands.__path__))
}
ENDS = {
    "cc-tools coverage cardsets/captains-chair/scenarios/payment.yaml --games 2 --details": (1,),
    'cc-tools op "PLAY: gain 2 dilitium"': (1,),
    "cc-tools fmt --check": (0, 1),
    "cc-tools play --load game.json": (2,),
    "cc-tools schema --check": (0, 1),
    "cc-tools translate status": (0, 1),
    "cc-tools validate --fail-on warning": (0, 1),
    "cc-tools translate status cardsets/captains-chair --language ja": (0, 1),
}
"""Examples that end with another code than 0, or by the state of the shipped files, which other tests watch."""

SLOW = "cc-tools site"
"""Commands that are run over a single set, since over all cards they take minutes."""


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return copied(tmp_path)


def targets() -> set[str]:
    return set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


def try_out(checkout: Checkout, step: Command, below: str = ".") -> None:
    """Run a command; fail where it ends or shows otherwise than the page says."""
    program, *arguments = shlex.split(step.line)
    if program == "make":
        assert {one for one in arguments if "=" not in one} <= targets(), step.line
        return
    ran = checkout.run(step, below)
    assert ran.code in step.codes, f"{step.line}\n{ran.out}{ran.errors}"
    if step.shown is not None:
        shown = "\n".join(step.shown)
        assert fits(step.shown, ran.out + ran.errors), f"{step.line}\n{ran.out}{ran.errors}\nbut the page:\n{shown}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_commands_of_a_page(page: Path, checkout: Checkout) -> None:
    for step in steps(page.read_text("utf-8")):
        if isinstance(step, File):
            file = checkout.folder / step.path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(step.text, "utf-8")
        else:
            try_out(checkout, step)


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_examples_of_a_command(name: str, checkout: Checkout) -> None:
    below = small(checkout, "captains-chair", "promo-1")
    for line in EXAMPLES[name]:
        step = command(line)
        if step.line.split()[0] in ("cc-tools", "sqlite3"):
            try_out(
                checkout, Command(step.line, ENDS.get(step.line, step.codes)), below if line.startswith(SLOW) else "."
            )


def test_commands_within_sentences_exist() -> None:
    found = {one for page in pages(ROOT) for one in inline(page.read_text("utf-8"))}
    assert found
    groups = {name for name in EXAMPLES if hasattr(importlib.import_module(f"{commands.__name__}.{name}"), "RUNS")}
    for line in sorted(found):
        _, *arguments = line.split()
        words = arguments[: 2 if arguments[0] in groups else 1]
        options = {one for one in arguments if one.startswith("--")} - {"--help"}
        said = CliRunner().invoke(app, [*(one for one in words if one in EXAMPLES or words[0] in groups), "--help"])
        assert said.exit_code == 0, line
        assert words[0] in EXAMPLES or words[0].isupper() or words[0].startswith("--"), line
        assert all(option in said.stdout for option in options), line


def test_every_format_of_findings_is_on_the_page_for_ci() -> None:
    page = (ROOT / "site" / "pages" / "for-ci.md").read_text("utf-8")
    assert {f"| `{name}` |" for name in reporters.names()} <= set(re.findall(r"^\| `\w+` \|", page, re.MULTILINE))


def test_every_input_of_the_action_is_on_the_page_for_ci() -> None:
    page = (ROOT / "site" / "pages" / "for-ci.md").read_text("utf-8")
    action = (ROOT / ".github" / "actions" / "validate" / "action.yml").read_text("utf-8")
    inputs = re.findall(r"^  ([a-z-]+):\n    description", action, re.MULTILINE)
    assert inputs
    assert all(f"| `{name}` |" in page for name in inputs)


def test_the_settings_of_editors_are_json_and_match_findings() -> None:
    page = (ROOT / "site" / "pages" / "editors.md").read_text("utf-8")
    settings, tasks = (json.loads(block) for block in re.findall(r"```json\n(.*?)```", page, re.DOTALL))
    assert settings["yaml.customTags"] == []
    pattern = tasks["tasks"][0]["problemMatcher"]["pattern"]
    line = CliRunner().invoke(app, ["op", "PLAY: drow 2", "--format", "github"]).stdout.splitlines()[0]
    hit = re.fullmatch(pattern["regexp"], line)
    assert hit is not None
    assert [hit[pattern[part]] for part in ("severity", "line", "column", "code")] == ["error", "1", "7", "L005"]
    assert "did you mean `draw`" in hit[pattern["message"]]
