"""The cases of the checks across cards: for each module a folder with `good.yaml` and `bad.yaml`.

A case holds the files of a tiny game beside those in `base` (`files:`, by path) and the findings expected, one a line.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType

from cc_tools import pipeline, rules
from cc_tools.diagnostics import Diagnostic
from cc_tools.games.package import installed
from cc_tools.load import Mapping, Scalar, load_text
from cc_tools.rules.checks import Check, checks

CASES = Path(__file__).parent.parent / "cases/rules"
FINDINGS = "findings: |\n"
GENERAL = "captains-chair"
"""The game in which general checks are tried."""
TRANSLATION = "T"
"""How the ids of findings about translations begin."""


def packages() -> list[ModuleType]:
    """The packages that hold checks: the general one, and that of each game."""
    return [rules, *(game.rules for game in installed().values())]


def all_checks() -> dict[str, Check]:
    """Every check by the name of its module."""
    return {check.run.__module__.rpartition(".")[2]: check for check in checks(packages())}


def case_files() -> list[Path]:
    """All cases, in order."""
    return sorted(CASES.glob("*/good.yaml")) + sorted(CASES.glob("*/bad.yaml"))


def findings(case: Path, folder: Path) -> list[Diagnostic]:
    """What the pipeline finds in the game of a case, which is written below `folder`; nothing of it is translated."""
    base, root = CASES / f"base-{_game(case)}", folder / _game(case)
    shutil.copytree(base if base.is_dir() else CASES / "base", root)
    for path, text in _files(case):
        target = root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    return [finding for finding in pipeline.check([root]).findings if not finding.code.id.startswith(TRANSLATION)]


def _game(case: Path) -> str:
    """The game that a case is about: the one that has the check, or for a general check the first."""
    where = all_checks()[case.parent.name].run.__module__.split(".")
    return where[2].replace("_", "-") if "games" in where else GENERAL


def _files(case: Path) -> Iterable[tuple[str, str]]:
    document, complaints = load_text(case.name, case.read_text(encoding="utf-8"))
    assert document is not None, complaints
    assert not complaints, complaints
    assert isinstance(document.root, Mapping)
    files = document.root.get("files")
    assert isinstance(files, Mapping), case
    for path, text in files.entries:
        assert isinstance(text, Scalar), case
        yield path.text, text.text


def written(case: Path, found: Iterable[Diagnostic]) -> str:
    """The case as it should be: what was found in place of the findings that it expects."""
    given = case.read_text(encoding="utf-8").partition(FINDINGS)[0]
    return given + FINDINGS + "".join(f"  {_line(one, _game(case))}\n" for one in found)


def _line(finding: Diagnostic, game: str) -> str:
    file = finding.span.file.rpartition(f"{game}/")[2]
    place = f"{file}:{finding.span.start.line}:{finding.span.start.column}"
    return f"{finding.code.id} {place} {finding.message}"
