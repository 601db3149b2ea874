"""Ten queries in each language; the command line and the browser have to give the same answers."""

from __future__ import annotations

from cc_tools.model.text import Language

QUERIES: dict[Language, tuple[str, ...]] = {
    "en": (
        "worf", "trait:klingon vp>=2", "suit:ship or suit:cargo", "-suit:person crew:picard", '"gain 1 latinum"',
        "does:scan", "vp:-3..-1", "is:reprint", "has:ruling trait:klingon", "jean-luc",
    ),
    "pt": (
        "traço:klingon", "naipe:nave não traço:romulano", "ganhe", "pv>=3", "tripulação:kirk",
        "nome:capitão", "tem:esclarecimento", "posição:reserva", "naipe:pessoa ou naipe:carga", "é:reimpressa",
    ),
    "es": (
        "rasgo:klingon", "palo:nave o rasgo:romulano", "gana", "pv:2..4", "tripulación:sisko",
        "nombre:comandante", "no palo:persona pv>2", "hace:scan", "posición:desarrollo", '"1 latinum"',
    ),
    "ja": (
        "クリンゴン", "スート：艦船 または 特性：クリンゴン", "勝利点＞＝３", "名前：ウォーフ", "くりんごん",
        "特性:ロミュラン", "クルー:picard", "捨て札", "スート:人物 -特性:クリンゴン", "ラチナム",
    ),
}  # fmt: skip

BAD: dict[str, tuple[str, str]] = {
    "trait:klngon": ("klngon", "klingon"),
    "suit:": ("", ""),
    '"draw 2': ('"', ""),
    "(suit:ship": ("(", ""),
    "vp>two": ("two", ""),
}
"""Queries that cannot be read: what is marked in them, and what is suggested for it."""
