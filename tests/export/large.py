"""Large exports, and what they cost: `python -m tests.export.large 20000`."""

from __future__ import annotations

import resource
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from cc_tools import database
from cc_tools.export import formats
from cc_tools.export.source import Source
from cc_tools.export.writing import write_folder
from tests.database import large, sample


def measure(count: int) -> None:
    """Print for each format the seconds of processor time, the size of the data, and the peak of memory in MB."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "cards.db"
        database.compile(large.catalog(count), file, data_hash=sample.DATA_HASH)
        source = Source(database.open(file, sample.ALL_COLLECTIONS), sample.DATA_HASH)
        _tell("opened", 0.0, file.stat().st_size)
        for name in formats.names():
            start = time.process_time()
            made = write_folder(name, source, Path(folder) / name)
            _tell(name, time.process_time() - start, sum(one.size for one in made.files))


def _tell(name: str, seconds: float, size: int) -> None:
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    sys.stdout.write(f"{name}: {seconds:.1f} s, {size / 1e6:.1f} MB, peak {peak:.0f} MB\n")


if __name__ == "__main__":
    measure(int(sys.argv[1]))
