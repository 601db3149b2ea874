"""The words of a noun phrase: adjectives and owners, alternatives, and the atoms themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from cc_tools.model.tree import Group, Nested, Owner, Reference, Word
from cc_tools.render.bindings import Described
from cc_tools.render.env import Env, same
from cc_tools.render.lexicon import Lexicon
from cc_tools.render.rules import AnyRule, ListRule, Part, Parts, Rule, passed

Groups = tuple[Group, ...]
CARD: Groups = (Group((Word("card", "noun"),)),)


def rules(lexicon: Lexicon) -> Iterable[AnyRule]:
    for who in ("opponent", "both"):
        yield _owned(who, lexicon)
    yield passed("nominal", "nominal.behind")
    yield _behind("nominal.first", lexicon, first=True)
    yield _behind("nominal.last", lexicon, first=False)
    yield passed("nominal.behind", "nominal.plain")
    yield _icons()
    yield _states(lexicon)
    yield Rule(
        "nominal",
        "nominal.plain",
        {"group": Part("group", same, True)},
        lambda value, env: {"group": value[0], "?": _alike(value[0], env)} if len(value) == 1 else None,
        lambda found: (found["group"],),
        head="group",
    )
    yield Rule(
        "nominal.more",
        "nominal.plain",
        {"first": Part("group", _dense), "rest": Part("nominal.plain", _dense, True)},
        lambda value, _: (
            {"first": value[0], "rest": value[1:], "?": _adjective(value[0], value[1:])} if len(value) > 1 else None
        ),
        lambda found: (found["first"], *found["rest"]),
        head="rest",
    )
    yield from _groups(lexicon)


def _alike(group: Group, env: Env) -> dict[str, str]:
    """A group may vary by what all its words are: `trait` where they select cards by having it, or `icon`."""
    senses = {atom.sense if isinstance(atom, Word) and not atom.negated else "" for atom in group.atoms}
    if senses == {"icon"} or (senses == {"trait"} and env.sort == "card"):
        return {"by": senses.pop()}
    return {}


def _adjective(group: Group, rest: Groups) -> dict[str, str]:
    """An adjective may have a place of its own: `nominal.more` may vary by it (`other`, `same`, also with the noun
    behind it), and by `trait` where traits stand before a plain `card`, `reference` before a card's name, `player`
    after a player as owner, else by the noun that is qualified (`noun cost`) and the sense of what qualifies it."""
    atom = group.atoms[0]
    if rest == CARD and all(isinstance(a, Word) and a.sense == "trait" and not a.negated for a in group.atoms):
        return {"by": "trait"}
    if isinstance(rest[-1].atoms[0], Reference) and not (isinstance(atom, Word) and atom.sense == "adjective"):
        return {"by": "reference"}
    if isinstance(atom, Word) and atom.sense == "player":
        return {"by": "player"}
    single = len(group.atoms) == 1 and isinstance(atom, Word) and atom.sense == "adjective" and not atom.negated
    last = rest[-1].atoms[0]
    if single and isinstance(atom, Word):
        return {"by": f"{atom.name} {last.name}" if isinstance(last, Word) else atom.name}
    if len(rest) != 1 or not isinstance(last, Word) or last.sense == "adjective":
        return {}
    senses = {one.sense if isinstance(one, Word) and not one.negated else "" for one in group.atoms}
    return {"by": f"{last.sense} {last.name} {senses.pop() if len(senses) == 1 else 'any'}"}


def _dense(env: Env) -> Env:
    return env._replace(dense=True)


def _owned(who: str, lexicon: Lexicon) -> Rule:
    owner = Group((Owner(who),))

    def take(value: Groups, _: Env) -> Parts | None:
        if len(value) < 2 or value[0] != owner:
            return None
        return {"rest": value[1:], "?": {"by": _kind_owned(value[1:], lexicon)}}

    return Rule(
        f"nominal.{who}",
        "nominal",
        {"rest": Part("nominal.behind", same, True)},
        take,
        lambda found: (owner, *found["rest"]),
        head="rest",
    )


def _kind_owned(rest: Groups, lexicon: Lexicon) -> str:
    """`state` where no thing is named (`controlled by your opponent`), `end` of an end of a deck."""
    atoms = [atom for group in rest for atom in group.atoms]
    if all(isinstance(atom, Word) and lexicon.is_adjective(atom) for atom in atoms):
        return "state"
    ends = all(isinstance(atom, Word) and atom.sense == "zone" and atom.name in lexicon.ends for atom in atoms)
    return "end" if ends else ""


def _behind(key: str, lexicon: Lexicon, first: bool) -> Rule:
    """Words that stand behind the noun whatever their place: `of the same suit`, `for free`."""

    def fits(value: Groups) -> bool:
        atoms = value[0 if first else -1].atoms
        word = atoms[0]
        if len(value) < 2 or len(atoms) != 1 or not isinstance(word, Word):
            return False
        return (word.sense, word.name) in lexicon.behind if first else word.sense == "adjective" and not word.negated

    def take(value: Groups, _: Env) -> Parts | None:
        if not fits(value):
            return None
        return {"first": value[0], "rest": value[1:]} if first else {"first": value[-1], "rest": value[:-1]}

    def make(found: Parts) -> Groups | None:
        made = (found["first"], *found["rest"]) if first else (*found["rest"], found["first"])
        return made if fits(made) else None

    parts = {"first": Part("group", same), "rest": Part("nominal.plain", same, True)}
    return Rule(key, "nominal.behind", parts, take, make, head="rest")


def _icons() -> Rule:
    """Icons that select cards: `a card with a Military Skill`."""

    def take(value: Groups, env: Env) -> Parts | None:
        if (
            env.sort != "card"
            or len(value) != 1
            or not all(isinstance(a, Word) and a.sense == "icon" for a in value[0].atoms)
        ):
            return None
        return {"group": value[0], "card": Group((Word("card", "noun"),))}

    parts = {"group": Part("group", same), "card": Part("group", same, True)}
    return Rule("nominal.icons", "nominal.plain", parts, take, lambda found: (found["group"],), head="card")


def _states(lexicon: Lexicon) -> Rule:
    """A state with no noun: `an exhausted one`."""

    def fits(value: Groups) -> bool:
        return len(value) == 1 and all(isinstance(a, Word) and lexicon.is_adjective(a) for a in value[0].atoms)

    return Rule(
        "nominal.state",
        "nominal.plain",
        {"group": Part("group", same)},
        lambda value, _: {"group": value[0]} if fits(value) else None,
        lambda found: (found["group"],) if fits((found["group"],)) else None,
        head="group",
    )


def _groups(lexicon: Lexicon) -> Iterable[AnyRule]:
    styles: tuple[tuple[str, Callable[[Env], bool]], ...] = (
        ("list.slash", lambda env: env.dense),
        ("list.joint", lambda env: not env.dense and lexicon.joins(env.verb)),
        ("or", lambda env: not env.dense),
    )
    for style, when in styles:
        yield ListRule(
            "group",
            "atom",
            style,
            lambda value, _: {"items": value.atoms},
            lambda found: None if _bracketed(found["items"]) else Group(found["items"]),
            enter=same,
            keeps=True,
            when=when,
        )
    yield Rule(
        "non",
        "atom",
        {"word": Part("word", same, True)},
        lambda value, env: (
            {"word": Word(value.name, value.sense), "?": _selecting(value, env, lexicon)}
            if isinstance(value, Word) and value.negated
            else None
        ),
        lambda found: Word(found["word"].name, found["word"].sense, True) if found["word"].sense != "pronoun" else None,
        head="word",
    )
    yield Rule(
        "word",
        "atom",
        {"word": Part("word", same, True)},
        lambda value, env: {"word": value, "?": _selecting(value, env, lexicon)} if isinstance(value, Word) else None,
        lambda found: found["word"],
        head="word",
    )
    yield Rule(
        "reference",
        "atom",
        {"name": Part("name")},
        lambda value, _: {"name": value.slug} if isinstance(value, Reference) else None,
        lambda found: Reference(found["name"]),
        head="name",
    )
    yield Rule(
        "variable",
        "atom",
        {"described": Part("described", same, True)},
        lambda value, _: {"described": value} if isinstance(value, Described) else None,
        lambda found: found["described"],
        head="described",
    )
    yield from _descriptions()
    for who in ("opponent", "both"):
        yield _owner(Owner(who))
    yield Rule(
        "nested.owned",
        "atom",
        {"player": Part("word", same), "zone": Part("word", same)},
        _owned_zone,
        lambda found: Nested((Group((found["player"],)), Group((found["zone"],)))),
        head="zone",
        optional=True,
    )
    yield Rule(
        "nested",
        "atom",
        {"nominal": Part("nominal", _open, True)},
        lambda value, _: {"nominal": value.groups} if isinstance(value, Nested) else None,
        lambda found: Nested(found["nominal"]),
        head="nominal",
    )


def _owned_zone(value: Any, _: Env) -> Parts | None:
    """`(current-player complement)` in a list of zones."""
    atoms = [group.atoms for group in value.groups] if isinstance(value, Nested) else []
    match atoms:
        case [(Word(sense="player") as player,), (Word(sense="zone") as zone,)]:
            return {"player": player, "zone": zone}
    return None


def _owner(owner: Owner) -> Rule:
    return Rule(f"owner.{owner.who}", "atom", {}, lambda value, _: {} if value == owner else None, lambda _: owner)


def _bracketed(atoms: Sequence[Any]) -> bool:
    """A group of nothing but a group: brackets that mean nothing, and may be unsaid where they mean something."""
    return len(atoms) == 1 and isinstance(atoms[0], Nested)


def _descriptions() -> Iterable[AnyRule]:
    """What a step has produced; mass stands for its amount, of other things the number is meant."""
    for key in ("described.place", "described"):
        parts = {"named": Part("named", same)}
        if key == "described.place":
            parts["place"] = Part("place")
        yield Rule(key, "described", parts, _described(key == "described.place"), _make_described, head="named")


def _described(placed: bool) -> Any:
    def take(value: Described, _: Env) -> Parts | None:
        if (value.place is not None) != placed:
            return None
        parts: Parts = {"named": replace(value, place=None), "?": {"sort": value.noun.sense}}
        return {**parts, "place": value.place} if placed else parts

    return take


def _make_described(found: Parts) -> Described:
    named: Described = found["named"]
    return replace(named, place=found.get("place"))


def _open(env: Env) -> Env:
    return env._replace(dense=False)


def _selecting(word: Word, env: Env, lexicon: Lexicon) -> dict[str, str]:
    """A word that selects cards may vary by its sense (`trait`: a card with that trait), one of the book only where it
    stands behind and is denied."""
    key = (word.sense, word.name)
    plain = env.sort == "card" and key not in lexicon.special
    denied = word.negated and key in lexicon.behind
    return {"by": word.sense} if plain or denied or lexicon.is_adjective(word) else {}
