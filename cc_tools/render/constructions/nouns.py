"""Noun phrases without a quantity, what is attached to them, and bare amounts.

The class of a noun decides how it is introduced: a name or a pronoun as it is, a zone as somebody's, a resource
without an article, anything else with one.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from cc_tools.model.tree import Exclusion, Group, Nested, NounPhrase, Owner, Qualifier, Reference, Word
from cc_tools.render.bindings import Described
from cc_tools.render.env import Enter, Env, reset, same
from cc_tools.render.lexicon import Lexicon
from cc_tools.render.rules import AnyRule, ListRule, Part, Parts, Rule, fields

CARD = (Group((Word("card", "noun"),)),)
BARE = (Group((Word("card", "bare"),)),)
EXPLICIT = (Group((Word("card", "explicit"),)),)
POINTS = (Group((Word("vp", "bare"),)),)
PSEUDO = (BARE, POINTS)
"""Groups that stand in the text and not in the tree: what a number alone counts."""

MASS = frozenset({"resource", "track"})
NAMED = frozenset({"time", "player", "deed"})
CLASSES = ("zone", "name", "own", "same", "mass", "time", "player", "deed", "the", "figure", "state", "a")
ON_NOUNS = frozenset({"of", "on", "at", "in"})
PREPOSITIONS = (
    "from",
    "to",
    "on",
    "at",
    "of",
    "in",
    "per",
    "including",
    "by",
    "for",
    "without",
    "with",
    "ignoring",
    "less",
    "plus",
    "as",
)


def filled(noun: NounPhrase, env: Env, lexicon: Lexicon) -> NounPhrase:
    """The noun phrase with the thing that its number counts, where the tree leaves it to the verb."""
    quantity = noun.quantity
    if quantity is None:
        return noun
    ends = quantity.form in ("top", "bottom")
    if noun.groups == CARD and (ends or (quantity.low is not None and lexicon.bare.get(env.verb) == "card")):
        return replace(noun, groups=EXPLICIT)
    if noun.groups or quantity.form == "rest" or any(_is_of(given) for given in noun.attached):
        return noun
    if ends:
        return replace(noun, groups=BARE) if quantity.low is not None else noun
    bare = lexicon.bare.get(env.verb)
    return replace(noun, groups=(Group((Word(bare, "bare"),)),)) if bare else noun


def unfilled(groups: tuple[Group, ...]) -> tuple[Group, ...]:
    """The groups of the tree, for those that `filled` has put there."""
    if groups in PSEUDO:
        return ()
    return CARD if groups == EXPLICIT else groups


def _is_of(given: Qualifier | Exclusion) -> bool:
    return isinstance(given, Qualifier) and given.preposition == "of"


def head(groups: tuple[Group, ...], lexicon: Lexicon) -> Any:
    """The first atom of the group that names the thing: the last that is no adjective."""
    for group in reversed(groups):
        atom: Any = group.atoms[0]
        while isinstance(atom, Nested):
            atom = head(atom.groups, lexicon)
        if not (isinstance(atom, Word) and atom.sense == "adjective"):
            return atom
    return groups[-1].atoms[0]


def class_of(noun: NounPhrase, lexicon: Lexicon) -> str:
    """How a noun without a quantity is introduced."""
    first = noun.groups[0].atoms[0]
    named = head(noun.groups, lexicon)
    if len(noun.groups) > 1 and noun.groups[0].atoms == (Word("same", "adjective"),):
        return "same"
    if isinstance(named, (Reference, Described, Owner)):
        return "name"
    if not isinstance(named, Word):
        return "a"
    if named.sense in ("zone", "pronoun"):
        return "zone" if named.sense == "zone" else "name"
    if (
        (named.sense, named.name) in lexicon.own
        and first is named
        and not named.negated
        and len(noun.groups[-1].atoms) == 1
    ):
        return "own"
    if named.sense in MASS:
        return "mass"
    if named.sense in NAMED or (named.sense, named.name) in lexicon.times:
        return named.sense if named.sense in NAMED else "time"
    if any(_is_of(given) for given in noun.attached) and named.sense not in ("attribute", "icon", "trait"):
        return "the"
    if named.sense in lexicon.figures:
        return "figure" if len(noun.groups) == 1 else "the"
    return "state" if all(lexicon.is_adjective(a) for g in noun.groups for a in g.atoms if isinstance(a, Word)) else "a"


def rules(lexicon: Lexicon) -> Iterable[AnyRule]:
    for name in CLASSES:
        yield _uncounted(name, lexicon)
    yield Rule(
        "noun",
        "noun",
        {
            "nominal": Part("nominal", _words(lexicon), True),
            "attached": Part("list.attached", reset),
            "where": Part("relative"),
        },
        _noun,
        _make_noun,
        head="nominal",
    )
    yield ListRule(
        "list.attached",
        "attached",
        "list.attached",
        lambda value, _: {"items": value},
        lambda found: found["items"],
        enter=same,
        keeps=True,
    )
    yield _to_an_end(lexicon)
    for preposition in PREPOSITIONS:
        yield from _qualifier(preposition, lexicon)
    yield Rule(
        "except.zone",
        "attached",
        {"noun": Part("np")},
        lambda value, _: {"noun": value.noun} if _leaves_out_a_zone(value) else None,
        lambda found: made if _leaves_out_a_zone(made := Exclusion(found["noun"])) else None,
    )
    yield fields("except", "attached", Exclusion, {"noun": Part("np")}, fixed={"preposition": None})
    yield Rule("except.by", "attached", {"place": Part("attached")}, _excepted, _make_excepted)


def _leaves_out_a_zone(value: Any) -> bool:
    if not isinstance(value, Exclusion) or value.preposition is not None or not value.noun.groups:
        return False
    atom = value.noun.groups[-1].atoms[0]
    return isinstance(atom, Word) and atom.sense == "zone"


def _to_an_end(lexicon: Lexicon) -> Rule:
    """To the top or the bottom of something, which one does not go into."""

    def fits(noun: NounPhrase) -> bool:
        atoms = noun.groups[-1].atoms if noun.groups else ()
        return bool(atoms) and all(isinstance(a, Word) and a.sense == "zone" and a.name in lexicon.ends for a in atoms)

    def take(value: Any, _: Env) -> Parts | None:
        if isinstance(value, Qualifier) and value.preposition == "to" and fits(value.noun):
            return {"noun": value.noun}
        return None

    return Rule(
        "preposition.to.end",
        "attached",
        {"noun": Part("np")},
        take,
        lambda found: Qualifier("to", found["noun"]) if fits(found["noun"]) else None,
    )


def _uncounted(name: str, lexicon: Lexicon) -> Rule:
    def take(value: NounPhrase, env: Env) -> Parts | None:
        del env
        if value.quantity is not None or not value.groups or class_of(value, lexicon) != name:
            return None
        owned = name == "zone" and any(_is_of(given) for given in value.attached)
        return {"noun": value, "?": {"amount": None, "by": "of" if owned else _introduced(name, value, lexicon)}}

    def make(found: Parts) -> NounPhrase | None:
        noun: NounPhrase = found["noun"]
        return noun if class_of(noun, lexicon) == name else None

    return Rule(
        f"np.{name}",
        "np",
        {"noun": Part("noun", same)},
        take,
        make,
        head="noun",
        optional=name == "figure",
        shape=(NounPhrase, None),
    )


def _introduced(name: str, noun: NounPhrase, lexicon: Lexicon) -> str:
    """By what an article may vary: the time (`owned` where somebody's), a first adjective, or the word's sense."""
    if name == "time":
        return "owned" if isinstance(noun.groups[0].atoms[0], Owner) else only_word(noun)
    first, named = noun.groups[0].atoms[0], head(noun.groups, lexicon) if name in ("a", "the", "name") else None
    if name == "the":
        return named.sense if isinstance(named, Word) else ""
    if len(noun.groups) > 1 and isinstance(first, Word) and first.sense == "adjective" and named is not None:
        return first.name
    return named.sense if isinstance(named, Word) else ""


def hangs_on_nouns(attached: Iterable[Qualifier | Exclusion]) -> bool:
    """Whether all of this can be attached to a noun: the other prepositions belong to the verb."""
    return all(isinstance(given, Exclusion) or given.preposition in ON_NOUNS for given in attached)


def _make_noun(found: Parts) -> NounPhrase | None:
    attached: tuple[Qualifier | Exclusion, ...] = found.get("attached", ())
    groups: tuple[Group, ...] = found["nominal"]
    head = groups[-1].atoms[0]
    if isinstance(head, Word) and head.sense == "deed":
        if any(isinstance(given, Qualifier) and given.preposition == "of" for given in attached):
            return None
        attached = tuple(replace(g, preposition="of") if _of_deed(g) else g for g in attached)
    if not hangs_on_nouns(attached):
        return None
    return NounPhrase(None, groups, attached, found.get("where"))


OF_DEED = "of deed"
"""What stands behind a verb used as a noun, while it is not known yet what it stands behind."""


def _of_deed(given: Qualifier | Exclusion) -> bool:
    return isinstance(given, Qualifier) and given.preposition == OF_DEED


def _words(lexicon: Lexicon) -> Enter:
    """Inside a noun its verb matters only where all alternatives are meant."""

    def enter(env: Env) -> Env:
        return env if lexicon.joins(env.verb) else env._replace(verb="")

    return enter


def _noun(value: NounPhrase, env: Env) -> Parts:
    named = value.groups[-1].atoms[0]
    deed = isinstance(named, Word) and named.sense == "deed"
    parts: Parts = {"nominal": value.groups, "?": {"sort": "deed" if deed else _counted(value, env) or value.sort}}
    if value.attached:
        parts["attached"] = value.attached
    if value.where is not None:
        parts["where"] = value.where
    return parts


def _counted(value: NounPhrase, env: Env) -> str:
    """After `per` an icon word counts icons, where elsewhere it selects cards; so it does where a card has more."""
    named = value.groups[-1].atoms[0]
    counts = value.sort == "icon" or (env.verb == "per" and isinstance(named, Word) and named.sense == "icon")
    return "counted" if counts else ""


def _qualifier(preposition: str, lexicon: Lexicon) -> Iterable[Rule]:
    def take(value: Any, env: Env) -> Parts | None:
        del env
        if not isinstance(value, Qualifier) or value.preposition != preposition:
            return None
        return {"noun": value.noun, "?": {"by": only_word(value.noun)}}

    def make(found: Parts) -> Qualifier:
        return Qualifier(preposition, found["noun"])

    enter = _counting if preposition in ("per", "plus") else _joined(lexicon) if preposition == "for" else reset
    parts = {"noun": Part("np", enter)}
    if preposition == "of":
        yield Rule(
            "preposition.of.deed",
            "attached",
            {"noun": Part("np", _class)},
            lambda value, env: take(value, env) if env.sort == "deed" else None,
            lambda found: Qualifier(OF_DEED, found["noun"]),
        )
    yield Rule(f"preposition.{preposition}", "attached", parts, take, make, head="noun")


def only_word(noun: NounPhrase) -> str:
    """The name of the word that a noun names its thing by, if it is one: a preposition may vary by it."""
    atoms = noun.groups[-1].atoms if noun.groups else ()
    word = atoms[0] if len(atoms) == 1 else None
    alone = isinstance(word, Word) and (word.sense != "zone" or len(noun.groups) == 1)
    return word.name if isinstance(word, Word) and alone else ""


def card_named(noun: NounPhrase) -> bool:
    """Whether a noun is a card's name and nothing else."""
    alone = len(noun.groups) == 1 and len(noun.groups[0].atoms) == 1 and not noun.attached
    return alone and isinstance(noun.groups[0].atoms[0], Reference)


def _joined(lexicon: Lexicon) -> Enter:
    """A verb that means all alternatives of its object means all for which it is as well."""

    def enter(env: Env) -> Env:
        return reset(env)._replace(verb=env.verb) if lexicon.joins(env.verb) else reset(env)

    return enter


def _counting(env: Env) -> Env:
    return reset(env)._replace(verb="per")


def _class(env: Env) -> Env:
    return reset(env)._replace(form="class")


def _excepted(value: Any, _: Env) -> Parts | None:
    if not isinstance(value, Exclusion) or value.preposition is None:
        return None
    return {"place": Qualifier(value.preposition, value.noun)}


def _make_excepted(found: Parts) -> Exclusion | None:
    place = found["place"]
    return Exclusion(place.noun, place.preposition) if isinstance(place, Qualifier) else None
