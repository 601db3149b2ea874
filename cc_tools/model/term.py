"""A term of the vocabulary: one word or phrase in four languages, with the forms that sentences need.

Which forms a term has depends on its part of speech and on the language; `FormOf` says so at each form. In phrases `N`
stands for a number, `X` (`A`, `B`) for a noun or clause, `～` for what comes before.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from cc_tools.model.record import Id
from cc_tools.model.text import Closed, Text

Part = Literal["noun", "verb", "adjective", "phrase", "label", "name"]
PARTS: tuple[Part, ...] = ("noun", "verb", "adjective", "phrase", "label", "name")
Gender = Literal["m", "f", "mf"]


@dataclass(frozen=True, slots=True)
class FormOf:
    """Marks a form that only terms of some parts of speech have: always (`required`), or where they need it."""

    required: tuple[Part, ...] = ()
    optional: tuple[Part, ...] = ()


Form = Annotated[str, Field(min_length=1, max_length=300)]
_NOUN = FormOf(optional=("noun",))
_VERB = FormOf(optional=("verb",))
_EVERY_VERB = FormOf(required=("verb",))
_PHRASE = FormOf(optional=("phrase",))
_LABEL = FormOf(optional=("label",))


class _Forms(Closed):
    """The forms that every language has."""

    text: Form = Field(
        description="The form that sentences use; of a verb the plain form, of a plural noun the plural."
    )
    title: Form | None = Field(None, description="The heading in the glossary, where it differs from the text.")
    noun: Annotated[Form | None, _VERB] = Field(None, description="The noun of a verb: warp, dobra, curvatura.")
    full: Annotated[Form | None, _VERB] = Field(None, description="A whole sentence part for the verb's usual case.")
    verb: Annotated[Form | None, FormOf(optional=("noun", "adjective"))] = Field(
        None, description="The verb of a noun or a state that names an action."
    )
    your: Annotated[Form | None, FormOf(optional=("noun", "phrase"))] = Field(
        None, description="With the possessive, where that is not simply possessive and text."
    )
    operation: Annotated[Form | None, _LABEL] = Field(
        None, description="A kind of operation with the noun `operation`."
    )
    with_this: Annotated[Form | None, _PHRASE] = Field(None, description="With the demonstrative.")
    optional: Annotated[Form | None, _PHRASE] = Field(None, description="The form under `may`.")
    negative: Annotated[Form | None, _PHRASE] = Field(None, description="The negated form.")
    possessive: Annotated[Form | None, _PHRASE] = Field(None, description="The possessive.")
    counted: Annotated[Form | None, _PHRASE] = Field(None, description="With a number: the top N.")
    level: Annotated[Form | None, _PHRASE] = Field(None, description="Compared with a level: higher than X.")

    @property
    def several(self) -> str:
        """The form for more than one."""
        return self.text


class _Western(_Forms):
    """Forms that English, Portuguese and Spanish share."""

    singular: Annotated[Form | None, FormOf(optional=("noun", "adjective"))] = Field(
        None, description="The singular, where the text is a plural."
    )
    person: Annotated[Form | None, _NOUN] = Field(None, description="The word for one person with the trait.")
    preposition: Annotated[Form | None, _VERB] = Field(None, description="What stands before the verb's complement.")
    tail: Annotated[Form | None, _VERB] = Field(None, description="What stands behind the verb's object.")
    third_plural: Annotated[Form | None, _VERB] = Field(None, description="The third person plural.")
    third: Annotated[Form | None, FormOf(required=("verb",), optional=("phrase",))] = Field(
        None, description="The third person; of a phrase the form with the opponent as subject."
    )
    participle: Annotated[Form | None, _EVERY_VERB] = Field(None, description="The participle, masculine singular.")
    label: Annotated[Form | None, _PHRASE] = Field(None, description="The form used as a heading.")


class English(_Western):
    """A term in English."""

    plural: Annotated[Form | None, _NOUN] = Field(None, description="The plural, where it is not text and `s`.")
    gerund: Annotated[Form | None, _EVERY_VERB] = Field(None, description="The gerund: drawing.")
    pronoun: Annotated[Form | None, _PHRASE] = Field(None, description="The pronoun that takes its place: it.")

    @property
    def several(self) -> str:
        """The plural; a text that has a singular beside it is one itself."""
        return self.plural or (self.text if self.singular else f"{self.text}s")


class _Romance(_Western):
    """Forms that Portuguese and Spanish share."""

    gender: Annotated[Gender | None, FormOf(required=("noun", "adjective"), optional=("label", "name", "phrase"))] = (
        Field(None, description="The gender: m, f, or mf where one form serves both.")
    )
    plural: Annotated[Form | None, FormOf(required=("noun", "adjective"), optional=("phrase",))] = Field(
        None, description="The plural."
    )
    feminine: Annotated[Form | None, FormOf(optional=("noun", "adjective", "phrase"))] = Field(
        None, description="The feminine singular, where the text is masculine."
    )
    feminine_plural: Annotated[Form | None, FormOf(optional=("noun", "adjective"))] = Field(
        None, description="The feminine plural."
    )
    masculine: Annotated[Form | None, FormOf(optional=("adjective", "phrase"))] = Field(
        None, description="The masculine singular, where the text is feminine."
    )
    masculine_plural: Annotated[Form | None, FormOf(optional=("adjective",))] = Field(
        None, description="The masculine plural."
    )
    article: Annotated[Form | None, _NOUN] = Field(None, description="The article, where the gender does not give it.")
    imperative: Annotated[Form | None, _EVERY_VERB] = Field(None, description="The imperative to one player.")
    state: Annotated[Form | None, _VERB] = Field(None, description="The verb of being in a state: está.")
    state_plural: Annotated[Form | None, _VERB] = Field(None, description="The same in the plural: estão, están.")

    @property
    def several(self) -> str:
        """The plural, or the text where it has none."""
        return self.plural or self.text


class Portuguese(_Romance):
    """A term in Portuguese of Brazil."""

    subjunctive: Annotated[Form | None, _EVERY_VERB] = Field(
        None, description="The present subjunctive, as after *a menos que*."
    )
    future_subjunctive: Annotated[Form | None, _EVERY_VERB] = Field(
        None, description="The future subjunctive, as after *quando* and *se*."
    )
    gerund: Annotated[Form | None, _VERB] = Field(None, description="The gerund: vestindo.")


class Spanish(_Romance):
    """A term in Spanish of Latin America."""

    second: Annotated[Form | None, _EVERY_VERB] = Field(None, description="The second person, as after *si*.")
    subjunctive_2: Annotated[Form | None, _EVERY_VERB] = Field(None, description="The subjunctive, second person.")
    subjunctive_3: Annotated[Form | None, _EVERY_VERB] = Field(None, description="The subjunctive, third person.")
    before_vowel: Annotated[Form | None, _PHRASE] = Field(None, description="The form before a like vowel: e, u.")


class Japanese(_Forms):
    """A term in Japanese."""

    reading: Form | None = Field(None, description="The reading in kana, wherever the text has kanji.")
    counter: Annotated[Form | None, _NOUN] = Field(None, description="The counter; 枚 for cards where none stands.")
    counters: Annotated[dict[str, Form], _NOUN] = Field(
        {}, description="Counters by what is counted: card, deployed, place, person, worn."
    )
    attributive: Annotated[Form | None, FormOf(required=("adjective",), optional=("noun", "phrase"))] = Field(
        None, description="The form before a noun."
    )
    adverb: Annotated[Form | None, FormOf(optional=("adjective", "phrase"))] = Field(None, description="The adverb.")
    predicate: Annotated[Form | None, _PHRASE] = Field(None, description="The form at the end of a sentence.")
    te: Annotated[Form | None, FormOf(required=("verb",), optional=("phrase",))] = Field(
        None, description="The form in -te."
    )
    past: Annotated[Form | None, _EVERY_VERB] = Field(None, description="The past, as before とき and なら.")
    stem: Annotated[Form | None, _EVERY_VERB] = Field(None, description="The stem of the polite forms.")
    negative: Annotated[Form | None, FormOf(required=("verb",), optional=("phrase",))] = Field(
        None, description="The negated form, as before かぎり."
    )
    particle: Annotated[Form | None, _VERB] = Field(
        None, description="The particle of the complement; を where none is."
    )
    loop: Annotated[Form | None, _PHRASE] = Field(None, description="For each so many: N個ごとに.")
    spoken: Annotated[Form | None, _PHRASE] = Field(None, description="How a sign is read out: プラス.")
    at_rest: Annotated[Form | None, _PHRASE] = Field(None, description="Of being at a place: Xに.")
    between_clauses: Annotated[Form | None, _PHRASE] = Field(None, description="The form that joins clauses: かつ.")
    after_noun: Annotated[Form | None, _PHRASE] = Field(None, description="The form behind a noun.")
    after_verb: Annotated[Form | None, _PHRASE] = Field(None, description="The form behind a verb.")
    after_te: Annotated[Form | None, _PHRASE] = Field(None, description="The form behind a verb in -te.")


class Short(Closed):
    """Forms of at most twelve characters, for places with little room."""

    en: str | None = Field(None, description="English.", min_length=1, max_length=12)
    pt: str | None = Field(None, description="Portuguese.", min_length=1, max_length=12)
    es: str | None = Field(None, description="Spanish.", min_length=1, max_length=12)
    ja: str | None = Field(None, description="Japanese.", min_length=1, max_length=12)


class Term(Closed):
    """One term, in all four languages."""

    id: Id = Field(description="The term's id, unique in the game.")
    part: Part = Field(description="The part of speech; it says which forms the languages need.")
    category: Id | None = Field(None, description="Of a trait only: the category it belongs to (species, regular).")
    properties: tuple[Id, ...] = Field((), description="Rules that hang on a trait, read by engine and checker.")
    words: tuple[str, ...] = Field(
        (), description="Words, signs and fixed phrases of the operation language that the term renders."
    )
    object: Id | None = Field(
        None, description="The sort of thing acted on, which tells terms apart that share a word."
    )
    en: English = Field(description="The term in English.")
    pt: Portuguese = Field(description="The term in Portuguese of Brazil.")
    es: Spanish = Field(description="The term in Spanish of Latin America.")
    ja: Japanese = Field(description="The term in Japanese.")
    short: Short = Field(Short(), description="Short forms by language, of at most twelve characters.")
    meaning: Text | None = Field(None, description="What the term means in the game, in a sentence or two.")
    note: str | None = Field(None, description="Advice for those who write sentences with it.", min_length=1)

    @property
    def is_selector(self) -> bool:
        """Whether a trait word asks for traits of a category and is itself on no card (`species`)."""
        return any(name.endswith("-of-category") for name in self.properties)
