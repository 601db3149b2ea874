"""Hostile files: every one ends, in little memory, with a finding at a place."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.cases.hostile import make

ROOT = Path(__file__).parent.parent.parent


def test_hostile_files_end_in_bounded_memory(tmp_path: Path) -> None:
    make.write(tmp_path)
    names = [str(file) for file in sorted(tmp_path.iterdir())]
    command = [sys.executable, "-m", "tests.cases.hostile.make", "--read", *names]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = {name: set(codes) for name, *codes in map(str.split, done.stdout.splitlines())}
    expected = {name: codes for name, (_, codes) in make.files().items()}
    assert found.keys() == expected.keys()
    assert {name: codes - found[name] for name, codes in expected.items() if not codes <= found[name]} == {}
