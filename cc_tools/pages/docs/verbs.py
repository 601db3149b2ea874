"""The verbs of a game: manual, form, what each part takes, and real examples; made from the registry and the pool."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cc_tools.language.signature import COUNTED, SORTS, Signature, Slot
from cc_tools.model.game import ZoneRule
from cc_tools.pages import markdown
from cc_tools.pages.docs.examples import Reference
from cc_tools.pages.docs.page import Page, page
from cc_tools.pages.docs.prose import code, counted, either, prose


def verbs_page(reference: Reference, verbs: Mapping[str, Signature]) -> Page:
    """All verbs of a game, those of one manual together, in the order of the alphabet."""
    path = reference.path("verbs")
    together: dict[str, list[Signature]] = {}
    for _, signature in sorted(verbs.items()):
        together.setdefault(signature.manual, []).append(signature)
    listed = " · ".join(f"[{code(name)}](#{anchor(name)})" for name in sorted(verbs))
    return page(
        path,
        f"Verbs of {reference.edition.game.name}",
        f"# Verbs of {markdown.text(reference.edition.game.name)} {{ #verbs }}",
        f"{counted(len(verbs), 'verb')}. {code('N')} stands for a quantity, brackets for what may be left out. "
        "The counts are of different operation strings of the card pool; zones that an operation leaves out are those "
        "of the game's own data.",
        listed,
        *(block for manual, ones in together.items() for block in _section(reference, manual, ones, path)),
    )


def anchor(verb: str) -> str:
    """The anchor of a verb on the page of verbs."""
    return f"verb-{verb}"


def _section(reference: Reference, manual: str, ones: list[Signature], path: str) -> Iterator[str]:
    if len(ones) > 1:
        yield f"## {', '.join(code(one.name) for one in ones)} {{ #verbs-{ones[0].name} }}"
        yield prose(manual)
    for one in ones:
        yield f"{'###' if len(ones) > 1 else '##'} {code(one.name)} {{ #{anchor(one.name)} }}"
        yield prose(manual) if len(ones) == 1 else ""
        yield from _verb(reference, one, path)


def _verb(reference: Reference, verb: Signature, path: str) -> Iterator[str]:
    rules = reference.edition.game.verbs.get(verb.name, {})
    if verb.step:
        yield f"Form: {code(form(verb))}"
    rows = [("object", verb.object), *verb.arguments.items()]
    cells = [
        [name if name == "object" else code(name), takes(slot), _zones(rules.get(name))] for name, slot in rows if slot
    ]
    if cells and verb.step:
        yield markdown.table(["part", "takes", "zones"], cells)
    yield markdown.items(facts(verb))
    roles = {"step": "as a step", "event": "as an event", "noun": "as a noun"}
    found = {words: reference.pool.count(role, verb.name) for role, words in roles.items()}
    counts = [f"{counted(count, 'operation')} {words}" for words, count in found.items() if count]
    yield f"In the pool: {', '.join(counts)}." if counts else "In the pool: no operation."
    chosen = reference.pool.examples(("step", verb.name), limit=2 if verb.event else 3)
    chosen += reference.pool.examples(("event", verb.name), limit=1)
    chosen = chosen or reference.pool.examples(("noun", verb.name), limit=2)
    yield reference.examples(dict.fromkeys(chosen), path)


def form(verb: Signature) -> str:
    """How a step with the verb is written."""
    parts = [verb.name]
    if verb.deeds:
        parts.append("VERB")
    if verb.signed:
        parts.append("[+|-]")
    if verb.object is not None:
        thing = "/".join(sort.upper() for sort in verb.object.sorts)
        things = f"[N] {thing}" if verb.object.required or verb.object.bare else f"[{thing}]"
        parts.append(f"N|{things}" if verb.object.bare else things)
    for name, slot in verb.arguments.items():
        what = "THING" if slot is COUNTED else "/".join(sort.upper() for sort in slot.sorts)
        written = f"{name} {what}"
        parts.append(written if slot.required else f"[{written}]")
    if verb.maximum:
        parts.append("[max NUMBER]")
    if verb.block != "none":
        parts.append("{ … }" if verb.block == "required" else "[{ … }]")
    if verb.binds:
        parts.append("as $NAME" if verb.named else "[as $NAME]")
    return " ".join(parts)


def takes(slot: Slot) -> str:
    """What may stand in a slot, in words."""
    said = [either(SORTS[sort] for sort in slot.sorts) or "nothing"]
    said += ["may be left out"] if not slot.required else []
    said += [f"a number alone counts: {SORTS[slot.sorts[0]]}"] if slot.bare else []
    said += ["may come several times"] if slot.repeats else []
    said += ["belongs to the verb even where it could hang on the noun before it"] if slot.claims else []
    for sort, sorts in slot.given.items():
        narrowed = either(SORTS[one] for one in sorts) or "not allowed"
        said.append(f"where the object is {SORTS[sort]}: {narrowed}")
    return markdown.text("; ".join(said))


def _zones(rule: ZoneRule | None) -> str:
    if rule is None:
        return ""
    said = [", ".join(code(zone) for zone in rule.zones)] if rule.zones else []
    said += [f"unless said, {SORTS.get(sort, sort)}: {code(zone)}" for sort, zone in rule.default.items()]
    return "; ".join(said)


def facts(verb: Signature) -> list[str]:
    """What else is to be known about a verb, a sentence each."""
    said = [] if verb.step else ["It is no step."]
    said.append(
        "It is no event." if verb.event is None
        else f"It can be an event, of {either(SORTS[sort] for sort in verb.event.sorts) or 'nothing in particular'}."
    )
    if verb.binds is not None:
        named = "what its object names" if verb.binds == "object" else SORTS.get(verb.binds, verb.binds)
        said.append(f"{code('as $NAME')} names {named}{'; it has to' if verb.named else ''}.")
    said += ["It holds on; where the kind does not, it needs an end."] if verb.continuous else []
    said += ["It acts against the opponent."] if verb.attacks else []
    said += ["It can harm the player whose things it acts on."] if verb.harms else []
    said += ["It is never a cost."] if not verb.pays and verb.step else []
    return said
