"""Tree to text: the rules take it apart, the phrase book words it, the morphology gives the forms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from cc_tools.model.tree import Effect, Exclusion, NounPhrase, Operation, Qualifier, VerbPhrase, Word
from cc_tools.render.bindings import annotate
from cc_tools.render.book import Phrases, variant
from cc_tools.render.constructions.effects import arguments
from cc_tools.render.env import Enter, Env
from cc_tools.render.filling import EXTRA_PARTS, ITSELF, VERB_PARTS, Filling, Unworded
from cc_tools.render.lexicon import Lexicon
from cc_tools.render.morphology import Morphology
from cc_tools.render.rules import AnyRule, Grammar, ListRule, Part, Parts, Rule, shape_of
from cc_tools.render.template import Literal, Template, slots
from cc_tools.render.tokens import Rendering, Token, joined
from cc_tools.render.words import Names, Words, Written

KEPT = 20_000
"""So many steps and noun phrases a writer keeps."""


class Writer:
    """Writes operations of one game in one language. Keeps what it has written of steps and nouns, which recur."""

    def __init__(
        self, grammar: Grammar, lexicon: Lexicon, phrases: Phrases, morphology: Morphology, names: Names
    ) -> None:
        self.grammar, self.lexicon, self.phrases, self.morphology = grammar, lexicon, phrases, morphology
        self.words = Words(lexicon, phrases, morphology, names)
        self._writers = self.words.writers()
        self._kept: dict[Any, Written] = {}
        self._inside: dict[tuple[Enter, Env], Env] = {}
        self._rules: dict[tuple[str, Any], tuple[AnyRule, ...]] = {}
        self._said = {
            name: frozenset(s for pieces in found.values() for s in slots(pieces))
            for name, found in phrases.verbs.items()
        }

    def render(self, operation: Operation) -> Rendering:
        """An operation in this language. Raises Unworded where the phrase book is not complete."""
        tokens, _ = self.write("operation", annotate(operation), Env())
        made = joined(self.morphology.finish(tokens))
        label = next(
            (
                index + 1
                for index, token in enumerate(made)
                if token.kind == "kind" and token.target == self._kind(operation.kind)
            ),
            0,
        )
        return Rendering(made, label)

    def _kind(self, kind: str) -> str:
        entry = self.lexicon.labels.get(kind)
        return entry.id if entry is not None else kind

    def write(self, category: str, value: Any, env: Env) -> Written:
        """A value of a category in its surroundings."""
        writer = self._writers.get(category)
        if writer is not None:
            return writer(value, env)
        if category == "np":
            return self._noun(value, env)
        if category == "step":
            return self._remembered("step", value, value, env)
        if category == "effect":
            return self._effect(value, env)
        if category == "effect.verb":
            return self._verb(value, env)
        return self._anything(category, value, env)

    def _noun(self, noun: NounPhrase, env: Env) -> Written:
        """A noun phrase; short ones come again and again, so that what was written is kept."""
        if noun.where is not None or any(given.noun.attached or given.noun.where for given in noun.attached):
            return self._anything("np", noun, env)
        key = (noun, noun.sort, tuple([given.noun.sort for given in noun.attached]))
        return self._remembered("np", key, noun, env)

    def _remembered(self, category: str, key: Any, value: Any, env: Env) -> Written:
        known = self._kept.get((category, key, env))
        if known is None:
            if len(self._kept) >= KEPT:
                self._kept.clear()
            known = self._kept[category, key, env] = self._anything(category, value, env)
        return known

    def _anything(self, category: str, value: Any, env: Env) -> Written:
        found = self._find(category, value, env)
        if found is None:
            raise Unworded(f"no rule of {category} is for {value!r}")
        rule, parts = found
        return self._listed(rule, parts, env) if isinstance(rule, ListRule) else self._ruled(rule, parts, env)

    def _worded(self, category: str, value: Any) -> tuple[AnyRule, ...]:
        """The rules of a category that can be for a value, without those that this language passes over."""
        key = (category, shape_of(value))
        known = self._rules.get(key)
        if known is None:
            known = self._rules[key] = tuple(
                rule
                for rule in self.grammar.for_shape(*key)
                if isinstance(rule, ListRule) or not rule.optional or self.phrases.phrases.get(rule.key)
            )
        return known

    def _find(self, category: str, value: Any, env: Env) -> tuple[AnyRule, Parts] | None:
        """The first rule that is for a value, with its parts; one without a key leads to another category."""
        for rule in self._worded(category, value):
            if rule.when(env):
                parts = rule.take(value, env)
                if parts is None:
                    continue
                if isinstance(rule, ListRule) or rule.key:
                    return rule, parts
                found = self._find(rule.parts["value"].category, value, env)
                if found is not None:
                    return found
        return None

    # --- rules ---

    def _ruled(self, rule: Rule, parts: Parts, env: Env) -> Written:
        hints = parts.pop("?", None)
        variants = self.phrases.phrases.get(rule.key)
        given = hints or {}
        sort, classes = given.get("sort", "") or env.sort, _classes(given.get("by", ""))
        formed = (f"{env.form} {name}" for name in (*classes, sort, env.subject))
        pieces = variant(variants or {}, *formed, env.form, *classes, sort, env.subject)
        if pieces is None:
            raise Unworded(f"{self.morphology.language}: no phrase `{rule.key}`")
        return self._template(pieces, rule.key, rule.parts, parts, env, hints, rule.head)

    def _template(
        self,
        pieces: Template,
        key: str,
        kinds: Mapping[str, Part],
        parts: Parts,
        env: Env,
        hints: Mapping[str, Any] | None,
        head: str | None,
    ) -> Written:
        filling = Filling(self, key, kinds, parts, env, hints)
        tokens = filling.fill(pieces)
        if key == "sentence":
            tokens = self.morphology.sentence(tokens)
        return tokens, filling.agreement(head) if head is not None and head in parts else ""

    def part(self, part: Part, value: Any, form: str | None, env: Env, hints: Mapping[str, Any] | None) -> Written:
        """One part of a rule, in the form that the template asks for."""
        inner = self._entered(part.enter, env)
        wanted = form if form is not None else inner.form or (env.form if part.keeps else "")
        if wanted == "count":
            count = hints["amount"] if hints and "amount" in hints else inner.amount
            wanted = self.morphology.count(count) if count is not None else "singular"
        if hints:
            inner = inner._replace(form=wanted, **hints)
        elif wanted != inner.form:
            inner = inner._replace(form=wanted)
        return self.write(part.category, value, inner)

    def _entered(self, enter: Enter, env: Env) -> Env:
        """The surroundings of a part, without a form of its own; there are few, and they are asked for all the time."""
        key = (enter, env)
        known = self._inside.get(key)
        if known is None:
            if len(self._inside) >= KEPT:
                self._inside.clear()
            known = self._inside[key] = enter(env._replace(form=""))
        return known

    def term(self, key: str) -> list[Token]:
        """The text of the term that a phrase names, linked."""
        entry = self.lexicon.terms.get(self.phrases.terms.get(key, ""))
        if entry is None:
            raise Unworded(f"`{key}` names no term")
        text, _ = self.morphology.word(entry.part, entry.forms[self.morphology.language], "", "")
        return [Token(text, "keyword", entry.id)]

    def _listed(self, rule: ListRule, parts: Parts, env: Env) -> Written:
        hints = parts.get("?")
        items = parts["items"]
        two, start, middle, end = self.separators(rule.style)
        joint = self.joint(rule.style)
        made: list[Token] = []
        agrees: list[str] = []
        last = len(items) - 1
        for index, item in enumerate(items):
            if index:
                between = end if index == last else start if index == 1 else middle
                made.append(Token(two if last == 1 else between))
            inner = self.inside(rule, env, index == last, joint)
            tokens, agree = self.write(rule.element, item, inner._replace(**hints) if hints else inner)
            made.extend(tokens)
            agrees.append(agree)
        return made, self.morphology.coordinated(agrees)

    def inside(self, rule: ListRule, env: Env, is_last: bool, joint: str | None) -> Env:
        """The surroundings of one element of a list; `joint` is the form of those that another one follows."""
        inner = rule.enter(env if rule.keeps else env._replace(form=""))
        if rule.keeps:
            inner = inner._replace(form=env.form)
        inner = (rule.last if is_last else rule.others)(inner)
        return inner._replace(form=joint) if joint is not None and not is_last else inner

    def joint(self, style: str) -> str | None:
        """The form of the elements before the last, where the phrase book gives one (`others` of a list)."""
        variants = self.phrases.phrases.get(style, {})
        return _text(variants["others"]) if "others" in variants else None

    def separators(self, style: str) -> tuple[str, str, str, str]:
        """The separators of a style: of the language, or of the phrase book (`list.…`)."""
        if not style.startswith("list."):
            return self.morphology.separators(style)
        variants = self.phrases.phrases.get(style)
        if not variants:
            raise Unworded(f"{self.morphology.language}: no phrase `{style}`")
        between = _text(variant(variants))
        return (
            _text(variant(variants, "two")),
            _text(variant(variants, "start")),
            between,
            _text(variant(variants, "end")),
        )

    # --- verbs ---

    def _effect(self, effect: Effect, env: Env) -> Written:
        """A verb with its own sentence, and behind it what any verb may have."""
        said = self.said(effect.verb)
        given = arguments(effect, said)
        extras: dict[str, Any] = {
            name: found for name, found in given.items() if name not in said and f"{name}.noun" not in said
        }
        if effect.maximum is not None and "max" not in said:
            extras["max"] = effect.maximum
        if not extras:
            return self._verb(effect, env)
        kept = tuple(one for one in effect.arguments if _name(one) not in extras or one in given.get("agent", ()))
        core = replace(effect, arguments=kept, maximum=None if "max" in extras else effect.maximum)
        parts: Parts = {"effect": core, **extras}
        pieces = variant(self.phrases.phrases.get("effect.extra", {}), env.form)
        if pieces is None:
            raise Unworded(f"{self.morphology.language}: no phrase `effect.extra`")
        return self._template(pieces, "effect.extra", EXTRA_PARTS, parts, env, None, None)

    def said(self, verb: str) -> frozenset[str]:
        """The arguments that a verb's own template speaks of."""
        return self._said.get(verb, frozenset())

    def _verb(self, effect: Effect, env: Env) -> Written:
        found = self.phrases.verbs.get(effect.verb)
        if not found:
            raise Unworded(f"{self.morphology.language}: no phrase for the verb `{effect.verb}`")
        sorts = _sorts(effect)
        signed = (*(f"signed {sort}" for sort in sorts), "signed") if effect.sign else ()
        formed = (f"{env.form} {name}" for name in (*signed, *sorts))
        pieces = variant(found, *formed, env.form, *signed, *sorts, env.subject)
        if pieces is None:
            raise Unworded(f"{self.morphology.language}: no phrase for `{effect.verb}` in the form `{env.form}`")
        parts: Parts = {"verb": effect.verb}
        if effect.object is not None:
            parts["object"] = effect.object
        for name, given in arguments(effect, self.said(effect.verb)).items():
            parts[name] = given
            if len(given) == 1:
                parts[f"{name}.noun"] = given[0].noun
        for name, value in (("sign", effect.sign), ("block", effect.block), ("max", effect.maximum)):
            if value is not None:
                parts[name] = value
        if all(given.noun.sort == "time" for given in parts.get("for", ())):
            parts[ITSELF] = True
        filling = Filling(self, effect.verb, VERB_PARTS, parts, env, None, _sorts(effect))
        return filling.fill(pieces), ""


def _name(given: Qualifier | Exclusion) -> str:
    return given.preposition if isinstance(given, Qualifier) else "except"


def _classes(by: str) -> tuple[str, ...]:
    """A class, and the wider one without its last word: `noun cost trait`, `noun cost`."""
    wider, space, _ = by.rpartition(" ")
    return (by, wider) if space else (by,)


def _sorts(effect: Effect) -> tuple[str, ...]:
    """Names under which a verb may have a template of its own: `block` where it has one, then the object's word, its
    sort; `narrowed` where a clause or a denial ends it, `laden` where more than a noun names it."""
    named = _object_sorts(effect.object)
    return named if effect.block is None else ("block", *named)


def _object_sorts(target: Any) -> tuple[str, ...]:
    if isinstance(target, VerbPhrase):
        return ("deed",)
    if isinstance(target, tuple):
        target = target[0]
    if target is None:
        return ("none",)
    if not target.groups:
        one = target.quantity is not None and (target.quantity.form, target.quantity.low) == ("exactly", 1)
        form = target.quantity.form if target.quantity is not None else ""
        return ("one", target.sort) if one else (form, target.sort)
    atom = target.groups[-1].atoms[0]
    negated = any(isinstance(atom, Word) and atom.negated for group in target.groups for atom in group.atoms)
    narrowed = ("narrowed",) if negated or target.where is not None else ()
    if target.attached or len(target.groups) > 1:
        narrowed = (*narrowed, "laden")
    return (*narrowed, atom.name, target.sort) if isinstance(atom, Word) else (*narrowed, target.sort)


def _text(pieces: Template | None) -> str:
    return "".join(piece.text for piece in pieces or () if isinstance(piece, Literal))


__all__ = ["Unworded", "Writer"]
