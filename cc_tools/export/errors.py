"""The one error of this package."""

from __future__ import annotations


class ExportError(Exception):
    """An export that cannot be written or read; its text is a whole sentence for the person at the keyboard."""
