"""Measuring a command as a whole process: CPU seconds and peak memory, as the system accounts for them."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import median

TOOLS = (sys.executable, "-m", "cc_tools")


@dataclass(frozen=True, slots=True)
class Measured:
    """One run: CPU seconds of the process and its own, the most memory it held, in MB, and seconds by the clock."""

    seconds: float
    megabytes: float
    elapsed: float


def measure(command: Sequence[str], environment: Mapping[str, str] | None = None) -> Measured:
    """Run a command once, its output thrown away. RuntimeError where it ends with a code above 1."""
    start = time.perf_counter()
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ, **(environment or {})}
    )
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode > 1:
        raise RuntimeError(f"{' '.join(command)[:200]} ended with {process.returncode}")
    elapsed = time.perf_counter() - start
    return Measured(usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, elapsed)


@dataclass(frozen=True, slots=True)
class Compared:
    """Two commands run in turn: the median seconds of each, and the median of the ratios of the pairs."""

    ours: float
    theirs: float
    ratio: float


def compare(
    ours: Sequence[str], theirs: Sequence[str], environment: Mapping[str, str] | None = None, runs: int = 5
) -> Compared:
    """Run both in turn, after one run of each that does not count."""
    measure(ours, environment)
    measure(theirs, environment)
    pairs = [(measure(ours, environment).seconds, measure(theirs, environment).seconds) for _ in range(runs)]
    ratios = [own / other for own, other in pairs]
    return Compared(median(own for own, _ in pairs), median(other for _, other in pairs), median(ratios))
