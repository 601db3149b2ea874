"""The package built once, and empty environments with it in. Without a network these tests are skipped, loudly; with
CI set they fail."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NOWHERE = "/dev/null/nowhere"
"""Below a file no folder can be made, by nobody: not even root."""


@dataclass(frozen=True, slots=True)
class Built:
    """The wheel, and the source distribution that it was built from."""

    wheel: Path
    sdist: Path


@dataclass(frozen=True, slots=True)
class Installed:
    """An environment with nothing in it but the package and what it asks for."""

    folder: Path

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run `cc-tools` where nothing can be written: not in the home, not in the cache, not in the current folder."""
        environment = {"PATH": "/usr/bin:/bin", "HOME": NOWHERE, "XDG_CACHE_HOME": NOWHERE, "LANG": "C.UTF-8"}
        here = Path("/proc") if Path("/proc").is_dir() else Path("/")
        command = [str(self.folder / "bin" / "cc-tools"), *arguments]
        return subprocess.run(command, cwd=here, env=environment, capture_output=True, text=True, check=False)

    def python(self, *arguments: str) -> str:
        """Run the environment's Python; what it printed."""
        command = [str(self.folder / "bin" / "python"), "-I", *arguments]
        return subprocess.run(command, cwd="/", capture_output=True, text=True, check=True).stdout

    def files(self) -> dict[str, int]:
        """The files of the installed package with their times of change."""
        package = Path(self.python("-c", "import cc_tools, os; print(os.path.dirname(cc_tools.__file__))").strip())
        return {path.as_posix(): path.stat().st_mtime_ns for path in package.rglob("*") if path.is_file()}


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    folder = tmp_path_factory.mktemp("dist")
    _need_network(folder)
    command = [sys.executable, "-m", "build", "--outdir", str(folder), str(ROOT)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,), (sdist,) = folder.glob("*.whl"), folder.glob("*.tar.gz")
    return Built(wheel, sdist)


def _need_network(folder: Path) -> None:
    command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "-d", str(folder / "probe"), "hatchling"]
    if subprocess.run(command, capture_output=True, check=False).returncode:
        reason = "pip reaches no package index, so the package cannot be built and installed"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)


@pytest.fixture(scope="session")
def installed(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return _install(built.wheel, tmp_path_factory.mktemp("from-wheel"))


@pytest.fixture(scope="session")
def from_source(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return _install(built.sdist, tmp_path_factory.mktemp("from-sdist"))


def _install(package: Path, folder: Path) -> Installed:
    venv.create(folder, with_pip=True)
    command = [str(folder / "bin" / "python"), "-m", "pip", "install", "--quiet", str(package)]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(command, cwd="/", env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return Installed(folder)
