"""`make bench`: how long starting, checking, compiling and looking up take; the best of several runs, in seconds."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path

RUNS = 5


def measured(*command: str, runs: int = RUNS) -> float:
    """The shortest time that `command` took."""
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        subprocess.run(command, check=False, stdout=subprocess.DEVNULL)
        times.append(time.perf_counter() - start)
    return min(times)


def main() -> None:
    """Measure and print one line for each."""
    tools = (sys.executable, "-m", "cc_tools")
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "cards.db"
        commands = {
            "python -c 'import typer'": (sys.executable, "-c", "import typer"),
            "cc-tools --help": (*tools, "--help"),
            "cc-tools validate": (*tools, "validate"),
            "cc-tools compile": (*tools, "compile", "--output", str(database)),
            "cc-tools show edosians": (*tools, "show", "edosians"),
            "cc-tools fmt --check": (*tools, "fmt", "--check"),
        }
        for name, command in commands.items():
            print(f"{measured(*command):8.3f} s  {name}", flush=True)


if __name__ == "__main__":
    main()
