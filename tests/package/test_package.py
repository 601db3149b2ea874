"""The package as a user has it: built, installed into an empty environment, used where nothing can be written."""

from __future__ import annotations

import json
import tarfile
import zipfile
from pathlib import Path

from cc_tools import __version__
from cc_tools.export.reading import read_json
from tests.export.exported import COLLECTIONS
from tests.package.conftest import ROOT, Built, Installed

DATA = "cc_tools/_data"


def _shipped(folder: str, *suffixes: str) -> set[str]:
    """The files of a folder of the checkout, as they are called in the wheel."""
    base = ROOT / folder
    target = f"{DATA}/{folder}" if folder != "cc_tools" else folder
    return {
        f"{target}/{path.relative_to(base).as_posix()}" for path in base.rglob("*") if path.suffix in suffixes
    }


def test_the_wheel_holds_code_and_data_and_nothing_else(built: Built) -> None:
    names = set(zipfile.ZipFile(built.wheel).namelist())
    wanted = _shipped("cardsets", ".yaml", ".md") | _shipped("schema", ".json")
    wanted |= _shipped("site", ".css", ".html", ".md", ".toml")
    wanted |= _shipped("cc_tools", ".py", ".yaml", ".lark", ".toml", ".json", ".typed")
    assert wanted - names == set()
    assert {name.partition("/")[0].partition("-")[0] for name in names} == {"cc_tools"}
    assert not [name for name in names if name.endswith((".db", ".pyc", ".sqlite")) or "node_modules" in name]
    assert {Path(name).name for name in names if "/licenses/" in name} == {"LICENSE", "NOTICE"}


def test_the_source_distribution_holds_what_building_and_testing_need(built: Built) -> None:
    with tarfile.open(built.sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"pyproject.toml", "Makefile", "README.md", "LICENSE", "NOTICE", "tests/conftest.py"} <= names
    assert not [name for name in names if name.endswith((".db", ".pyc")) or "node_modules" in name]


def test_a_card_is_shown_at_once_and_nothing_is_written(installed: Installed) -> None:
    before = installed.files()
    shown = installed.run("show", "bynars")
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "Bynars" in shown.stdout
    assert installed.files() == before
    assert ROOT.as_posix() not in "".join(before)


def test_the_source_distribution_installs_the_same(installed: Installed, from_source: Installed) -> None:
    def told(of: Installed) -> set[str]:
        return {name.partition("/site-packages/")[2] for name in of.files() if not name.endswith(".pyc")}

    assert told(from_source) == told(installed)
    assert from_source.run("show", "bynars", "--language", "ja").returncode == 0


def test_the_version_is_told(installed: Installed) -> None:
    told = json.loads(installed.run("--version", "--format", "json").stdout)
    assert (told["command"], told["version"]) == ("version", __version__)
    assert installed.python("-m", "cc_tools", "--version") == f"cc-tools {__version__}\n"


def test_the_shipped_cards_are_sound(installed: Installed) -> None:
    checked = json.loads(installed.run("validate", "--format", "json").stdout)
    assert checked["ok"]
    assert checked["counts"]["cards"] > 400


def test_operations_are_read(installed: Installed) -> None:
    read = installed.run("op", "PLAY: draw 2", "--game", "captains-chair", "--format", "json")
    assert json.loads(read.stdout)["ok"]


def test_the_export_of_an_installed_package_is_a_catalog(installed: Installed) -> None:
    exported = installed.run("export", "json", "--output", "-")
    assert (exported.returncode, exported.stderr) == (0, "")
    assert len(read_json(exported.stdout.encode(), COLLECTIONS).games["captains-chair"].cards) > 400


def test_requirements_agree(installed: Installed) -> None:
    assert "No broken requirements" in installed.python("-m", "pip", "check")
