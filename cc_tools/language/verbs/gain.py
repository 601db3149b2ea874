"""`gain`: resources, steps on tracks, actions or cards (kw.gain-card, kw.gain-resources, kw.gain-specialty)."""

from cc_tools.language.signature import maybe, one, verb

GAIN = verb(
    "gain",
    one("resource", "track", "token", "card"),
    event=maybe("card", "resource", "track", "token"),
    binds="object",
    counted=True,
    from_=maybe("zone", "card", "deed"),
    to=maybe("zone"),
    including=maybe("zone"),
)
