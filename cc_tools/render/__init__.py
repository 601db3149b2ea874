"""Typed tree to rules text in four languages: plain text, tokens with links, and a short form for card faces.

    made = Renderer.of(game, terms, book, traits)      values only; nothing here reads a file
    made.text(operation, "pt")                         Rendering: .text, .tokens, .short

What a construction looks like stands in the phrase book; what forms words have, in `render/<language>.py`.
"""

from __future__ import annotations

from cc_tools.render.renderer import Renderer
from cc_tools.render.tokens import Rendering, Token

__all__ = ["Renderer", "Rendering", "Token"]
