"""Writing is all or nothing, and what is not a whole database of this program is refused."""

from __future__ import annotations

import os
import random
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from cc_tools import atomic, database
from cc_tools.database import Database, DatabaseError, header
from cc_tools.model.catalog import Catalog
from tests.database import sample

ROOT = Path(__file__).parents[2]
WRITE_ON = """
import sys
from pathlib import Path
from cc_tools import database
from tests.database import large
catalog = large.catalog(60)
while True:
    database.compile(catalog, Path(sys.argv[1]), data_hash="new")
    print("written", flush=True)
"""


@pytest.fixture
def target(tmp_path: Path) -> Path:
    path = tmp_path / "cards.db"
    database.compile(sample.catalog(), path, data_hash="old")
    return path


def _refused(source: Path | bytes, sentence: str) -> None:
    for opened in (lambda: database.open(source, sample.ALL_COLLECTIONS), lambda: Database(source)):
        with pytest.raises(DatabaseError, match=sentence) as caught:
            opened()
        assert str(caught.value).endswith(".")


def test_a_killed_writer_leaves_a_whole_database(target: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    hashes = set()
    draw = random.Random(7)
    for _ in range(6):
        command = [sys.executable, "-c", WRITE_ON, str(target)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) as writer:
            assert writer.stdout is not None
            writer.stdout.readline()
            time.sleep(draw.uniform(0, 0.3))
            writer.kill()
        with Database(target) as db:
            hashes.add(db.meta().data_hash)
        database.open(target, sample.ALL_COLLECTIONS)
    assert hashes == {"new"}


def test_an_interrupted_compile_leaves_the_old_database(target: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = target.read_bytes()

    def interrupt(file: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(header, "seal", interrupt)
    with pytest.raises(KeyboardInterrupt):
        database.compile(Catalog(), target, data_hash="new")
    assert target.read_bytes() == old
    assert list(target.parent.iterdir()) == [target]


def test_a_full_disk_is_an_error_with_a_sentence(target: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(path: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(atomic, "_force_to_disk", fail)
    with pytest.raises(DatabaseError, match="No space left"):
        database.compile(Catalog(), target, data_hash="new")
    assert list(target.parent.iterdir()) == [target]


def test_a_place_that_cannot_be_written_is_an_error_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(DatabaseError, match="cannot be written"):
        database.compile(Catalog(), tmp_path / "file" / "cards.db", data_hash="")


def test_a_leftover_is_removed_after_an_hour(target: Path) -> None:
    old, young = (target.with_name(f".cards.db.{digit * 16}.tmp") for digit in "ab")
    stranger = target.with_name(".cards.db.mine.tmp")
    for path in (old, young, stranger):
        path.write_text("")
    an_hour_ago = time.time() - atomic.LEFTOVER_SECONDS - 5
    for path in (old, stranger):
        os.utime(path, (an_hour_ago, an_hour_ago))
    atomic.write_text(target, "x")
    assert sorted(path.name for path in target.parent.iterdir()) == sorted([young.name, stranger.name, target.name])


def test_the_mode_and_a_link_of_a_file_are_kept(tmp_path: Path) -> None:
    real, link = tmp_path / "real", tmp_path / "link"
    real.write_text("old")
    real.chmod(0o440)
    link.symlink_to(real)
    atomic.write_bytes(link, b"new")
    assert (link.is_symlink(), real.read_bytes(), real.stat().st_mode & 0o777) == (True, b"new", 0o440)


def test_memory_and_file_have_the_same_bytes(target: Path) -> None:
    assert target.read_bytes() == database.to_bytes(sample.catalog(), data_hash="old")


def test_vacuum_changes_nothing(target: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(target)) as connection:
        connection.execute("VACUUM INTO ?", (str(tmp_path / "packed.db"),))
    with (tmp_path / "packed.db").open("r+b") as file:
        header.seal(file)
    assert (tmp_path / "packed.db").read_bytes() == target.read_bytes()


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    _refused(tmp_path / "nothing.db", "There is no database at .*nothing.db")
    _refused(tmp_path, "cannot be read")


@pytest.mark.parametrize("content", [b"", b"SQ", b"cards: []\n", b"\0" * 5000])
def test_what_is_no_database_is_refused(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "cards.db").write_bytes(content)
    for source in (content, tmp_path / "cards.db"):
        _refused(source, "not a card database|cut short")


def test_a_database_of_another_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE t (x)")
    _refused(path, "another program")


@pytest.mark.parametrize(("version", "sentence"), [(header.FORMAT_VERSION + 1, "newer"), (0, "older.*again")])
def test_another_format_is_refused(version: int, sentence: str, target: Path) -> None:
    content = bytearray(target.read_bytes())
    content[60:64] = version.to_bytes(4, "big")
    _refused(bytes(content), sentence)


@pytest.mark.parametrize("size", [16, 99, 100, 4095, 4096, 40_000])
def test_a_truncated_database_is_refused(size: int, target: Path) -> None:
    _refused(target.read_bytes()[:size], "cut short")


def test_any_changed_byte_is_noticed(target: Path) -> None:
    content = target.read_bytes()
    _refused(content + b"\0", "damaged")
    draw = random.Random(3)
    for place in (24, 92, 97, *(draw.randrange(100, len(content)) for _ in range(60))):
        changed = bytearray(content)
        changed[place] ^= 1 << draw.randrange(8)
        _refused(bytes(changed), "damaged")


def test_a_database_that_was_written_to_is_refused(target: Path) -> None:
    with closing(sqlite3.connect(target)) as connection:
        connection.execute("UPDATE meta SET value = 'x'")
        connection.commit()
    _refused(target, "damaged")


def test_nothing_can_be_written_through_a_reader(target: Path) -> None:
    for source in (target, target.read_bytes()):
        with Database(source) as db, pytest.raises(sqlite3.OperationalError):
            db.connection.execute("DELETE FROM meta")


def test_an_odd_path_can_be_opened(tmp_path: Path) -> None:
    path = tmp_path / "odd ?#%20 名.db"
    database.compile(Catalog(), path, data_hash="odd")
    with Database(path) as db:
        assert db.meta().data_hash == "odd"
