"""The one error of this package."""

from __future__ import annotations


class DatabaseError(Exception):
    """A database that cannot be written or read; its text is a whole sentence for the person at the keyboard."""
