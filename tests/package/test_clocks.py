"""No test depends on how fast the machine is: tests read no clock. What is timed stands in the benchmarks."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent.parent
CLOCKS = {"perf_counter", "perf_counter_ns", "process_time", "process_time_ns", "monotonic", "thread_time"}
IN_PAGES = "performance.now"
MAY = {
    "browser/hosting.py": "gives up waiting for a site that is never built",
    "database/large.py": "is a measurement, run by hand",
    "export/large.py": "is a measurement, run by hand",
}


def clocks(folder: Path) -> Iterator[str]:
    """The files below a folder that read a clock which counts up, in Python or in the script of a page."""
    for file in sorted(folder.rglob("*.py")):
        place = file.relative_to(folder)
        if "node_modules" in place.parts or place.as_posix() == "package/test_clocks.py":
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Attribute(attr=name) | ast.alias(name=name) if name in CLOCKS:
                    yield place.as_posix()
                case ast.Constant(value=str() as text) if IN_PAGES in text:
                    yield place.as_posix()


def test_no_test_reads_a_clock() -> None:
    assert {*clocks(TESTS)} == set(MAY)


def test_a_clock_is_found(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text("import time\nstart = time.process_time()\n", encoding="utf-8")
    (tmp_path / "two.py").write_text("from time import monotonic\n", encoding="utf-8")
    (tmp_path / "three.py").write_text("SCRIPT = 'performance.now()'\n", encoding="utf-8")
    assert {*clocks(tmp_path)} == {"one.py", "two.py", "three.py"}
