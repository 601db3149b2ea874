"""The first hundred bytes of the file: whose it is, which format, and whether every byte is as it was written.

A database is written once and never changed, so SQLite's change counter, which must only equal the field
"version valid for", carries the CRC-32 of the file. Whatever writes to the file afterwards counts it up and
thereby breaks the seal. The number of the SQLite library that wrote and the count of schema changes become constants,
so that two libraries with the same page layout write the same bytes and packing a packed file changes nothing.
"""

from __future__ import annotations

import io
import os
import zlib
from typing import BinaryIO

from cc_tools.database.errors import DatabaseError

MAGIC = b"SQLite format 3\0"
APPLICATION_ID = 0x43436462
FORMAT_VERSION = 1
PAGE_SIZE = 4096
HEADER_SIZE = 100

_PAGE_COUNT = slice(28, 32)
_CHANGE_COUNTER = slice(24, 28)
_SCHEMA_COOKIE = slice(40, 44)
_USER_VERSION = slice(60, 64)
_APPLICATION_ID = slice(68, 72)
_VALID_FOR = slice(92, 96)
_LIBRARY = slice(96, 100)
_LIBRARY_CONSTANT = (3_037_000).to_bytes(4, "big")
_ZERO = bytes(4)
_ONE = (1).to_bytes(4, "big")
_CHUNK = 1 << 20


def seal(file: BinaryIO) -> None:
    """Writes the checksum of a finished database into its header; `file` is open for reading and writing."""
    file.seek(0)
    header = bytearray(file.read(HEADER_SIZE))
    header[_SCHEMA_COOKIE], header[_LIBRARY] = _ONE, _LIBRARY_CONSTANT
    header[_CHANGE_COUNTER] = header[_VALID_FOR] = _checksum(header, file)
    file.seek(0)
    file.write(header)


def sealed(content: bytes) -> bytes:
    """The same for a database in memory."""
    file = io.BytesIO(content)
    seal(file)
    return file.getvalue()


def check(file: BinaryIO, name: str) -> None:
    """Raises DatabaseError unless `file` is a whole and undamaged database of this format; `name` is for the text."""
    file.seek(0, os.SEEK_END)
    size = file.tell()
    file.seek(0)
    header = bytearray(file.read(HEADER_SIZE))
    if not header.startswith(MAGIC[: max(len(header), 1)]):
        raise DatabaseError(f"{name} is not a card database.")
    if len(header) < HEADER_SIZE:
        raise DatabaseError(f"{name} is cut short: only {size} bytes are left.")
    if _number(header, _APPLICATION_ID) != APPLICATION_ID:
        raise DatabaseError(f"{name} is a database of another program.")
    _check_version(_number(header, _USER_VERSION), name)
    expected = _number(header, _PAGE_COUNT) * PAGE_SIZE
    if size != expected:
        what = "cut short" if size < expected else "damaged"
        raise DatabaseError(f"{name} is {what}: it has {size} bytes instead of {expected}.")
    if header[_CHANGE_COUNTER] != header[_VALID_FOR] or header[_VALID_FOR] != _checksum(header, file):
        raise DatabaseError(f"{name} is damaged: its content does not match its checksum. Compile it again.")


def _check_version(version: int, name: str) -> None:
    if version > FORMAT_VERSION:
        raise DatabaseError(
            f"{name} was written by a newer program: it has format {version}, this program reads {FORMAT_VERSION}."
        )
    if version < FORMAT_VERSION:
        raise DatabaseError(
            f"{name} was written by an older program: it has format {version}, this program reads {FORMAT_VERSION}."
            " Compile it again."
        )


def _number(header: bytearray, where: slice) -> int:
    return int.from_bytes(header[where], "big")


def _checksum(header: bytearray, file: BinaryIO) -> bytes:
    """The CRC-32 of header and the rest of the file, the two fields that hold it counted as zero."""
    plain = bytearray(header)
    plain[_CHANGE_COUNTER] = plain[_VALID_FOR] = _ZERO
    crc = zlib.crc32(plain)
    file.seek(HEADER_SIZE)
    while chunk := file.read(_CHUNK):
        crc = zlib.crc32(chunk, crc)
    return crc.to_bytes(4, "big")
