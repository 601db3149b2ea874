"""The program as a whole: help, version, what it imports, and how it refuses wrong use."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from cc_tools import __version__
from cc_tools.cli.output import models
from tests.cli.conftest import Run

COMMANDS = (
    *("compile", "coverage", "deck", "explain", "export", "fmt", "op", "play", "query", "render", "rule", "schema"),
    *("show", "simulate", "site", "test", "translate", "validate"),
)

SILENT = {"play"}
"""Commands that give nothing to programs."""

GROUPS = {"deck": ("deck", "check"), "site": ("site", "build"), "translate": ("translate", "accept")}
"""Commands of a group, by its name."""


def test_help_lists_the_commands_and_the_exit_codes(run: Run) -> None:
    result = run("--help")
    assert result.code == 0
    listed = result.out.split("Commands:\n")[1].split("\n\n")[0].splitlines()
    assert sorted(line.split()[0] for line in listed) == list(COMMANDS)
    assert "0 nothing found, 1 findings, 2 wrong use" in result.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(command: str, run: Run) -> None:
    result = run(*GROUPS.get(command, (command,)), "--help")
    assert result.code == 0
    assert "Examples:\n" in result.out
    assert f"cc-tools {command}" in result.out


def test_every_command_has_a_schema_of_its_output() -> None:
    assert set(models()) == {*COMMANDS, "version"} - SILENT


def test_version(run: Run) -> None:
    assert run("--version").out == f"cc-tools {__version__}\n"
    assert run("--version", "--format", "json").json("version")["version"] == __version__


@pytest.mark.parametrize(
    "arguments",
    [("validat",), ("validate", "--formt"), ("validate", "--format", "xml"), ("validate", "no/such/place"), ("show",)],
)
def test_wrong_use_ends_with_code_two(arguments: tuple[str, ...], run: Run) -> None:
    result = run(*arguments)
    assert result.code == 2
    assert result.out == ""
    assert result.err


def test_starting_imports_only_typer_and_the_standard_library() -> None:
    code = (
        "import sys, typer; before = set(sys.modules); import cc_tools.cli.app; "
        "print(*sorted({name.split('.')[0] for name in set(sys.modules) - before} - set(sys.stdlib_module_names)))"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.split() == ["cc_tools"]
    code = (
        "import sys, cc_tools.cli.app; print(*(m for m in ('pydantic', 'ruamel', 'lark', 'rich') if m in sys.modules))"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout == "\n"


def test_text_that_the_terminal_cannot_show_is_no_error() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    code = "from cc_tools.cli import app; app.app = lambda: print('\u30a8\u30c9'); app.main()"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, env=environment, check=True)
    assert found.stdout == b"\\u30a8\\u30c9\n"
