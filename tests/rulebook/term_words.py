"""Words that the check of terms needs beside each game's vocabulary; each entry with its reason."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cc_tools.model.text import Language


@dataclass(frozen=True, slots=True)
class Words:
    """What the rules of one game say beside, or in place of, the forms of its vocabulary."""

    beside_the_glossary: tuple[str, ...] = ()
    """What the glossary does not list and the rules name all the time: terms whose ids begin so."""
    not_looked_for: frozenset[str] = frozenset()
    """Listed, yet no word to look for."""
    also_in_english: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Short forms that the English rules use for a longer term, and verbs of terms that are nouns."""
    also: Mapping[Language, Mapping[str, tuple[str, ...]]] = field(default_factory=dict)
    """Words of a language that stand for a term and that its forms in the vocabulary do not begin like."""
    everyday: tuple[str, ...] = ()
    """English words in their everyday sense, where they are not the term."""
    excused: tuple[tuple[Language, str, str], ...] = ()
    """Sentences of a language that name the thing without the word: the word in English, a part of the English text."""


_CAPTAINS_CHAIR = Words(
    beside_the_glossary=("suit-", "kw-gain-", "substep-"),  # suits, the ways to gain, the substeps of CLEAN-UP
    not_looked_for=frozenset({"kw-put-into-play"}),  # `put` is every other sentence
    also_in_english={"zone-log": ("Log",), "kw-log": ("Log",)},
    also={
        "pt": {
            "trigger": ("acion",),  # English has one word for the noun and the verb
            "zone-log": ("diario",),  # the Log without its Captain
            "zone-location": ("areas de frota e de localizacao",),  # two places under one noun
            "token-ship": ("fichas de conclusao de missao e de nave",),
            "token-mission-completion": ("fichas de dois tipos: 3 de acao e 3 de conclusao",),
            "kw-give": ("receb",),  # seen from the one who is given something
        },
        "es": {
            "trigger": ("desencaden",),
            "zone-log": ("registro",),
            "zone-box": ("recuadro",),  # a box of text
            "token-ship": ("fichas de mision completada y",),
            "kw-gain-resource": ("cobra",),  # compensation is collected
            "kw-force": ("oblig",),
            "cost": ("cuest",),  # the verb has another vowel
        },
        "ja": {
            "trigger": ("誘発",),
            "zone-log": ("航星日誌",),
            "zone-box": ("ボックス", "枠"),  # a product; a box of text
            "zone-duty": ("当直枠", "当直"),  # the slot
            "kw-give": ("得", "使え", "持ち"),  # what a card gives, one gets, uses or has
            "kw-secured": ("確保",),
            "kw-spend": ("使",),  # actions are used
            "kw-force": ("させ", "取らせ", "動かした"),
            "kw-promote": ("当直士官になる",),
            "cost": ("必要",),  # the verb: so much is needed
            "crew-deck": ("デッキアイコン",),
        },
    },
    everyday=(
        r"\b[Tt]ak(?:e|es|en|ing)\b(?! control| an (?:Incident|Encounter))",  # take turns, take a side
        r"\b[Tt]urn(?:s|ed)? (?:up|upright|an Action token|one of your|a card|SUITS)\b",
        r"\b[Tt]urn(?:s|ed)? (?:your multipliers|the multipliers)\b",
        r"\bits turn comes\b|\bthey turn\b|\bThe Ship turns\b",
        r"\bother way round\b",
        r"\bnothing in return\b|\breturn to the first card\b",
        r"\bchange hands\b|\bhand over\b",
        r"\bno change is given\b",
        r"\b(?:empty|no)-cycle\b",  # names of rules options
        r"\bsend your only Duty Officer away\b|\bsends? (?:the card|gained tokens) elsewhere\b|\bsends nothing more\b",
        r"\bFind the Stardate cards\b|\bfind the answer\b|\bit finds one\b|\bFinding the row\b",
        r"\byour supplies\b",  # the story, not the supply of tokens
        r"\bchoose an opponent or draw one\b",  # by lot
        r"\bEach success promotes you\b",  # in rank
        r"\b(?:costs?|does it cost|did it cost) (?:no|an|me|you|in)\b|\bdoes it cost\b|\bcost no action\b",  # the verb
        r"\bCore Box\b|\bHolographic Drone Ship\b",  # a product; the name of a card
        r"\bspent side\b|\bstays spent\b",  # a state of tokens
    ),
    excused=(
        ("ja", "Location", "not a PLAY operation of that Location"),  # said once, in the sentence before
        ("ja", "Location", "At 3 to 1 it has secured the Location"),  # said in the rule before
        ("ja", "Ship", "It must be another Location than the one where the Ship is"),  # no subject needed
        ("ja", "costs", "@minister-kuvak costs 2 Latinum"),  # so much it is
        ("ja", "cost", "play it free of its action cost"),  # without using an action
    ),
)

_STAR_TREK_TCG = Words(
    not_looked_for=frozenset({"promote"}),  # in English it is `join`, as members of a landing party do
    also={
        "pt": {
            "challenging-player": ("desafiante",),  # the short form
            "crew": ("tripulacao",),  # all of them together
        },
        "es": {
            "challenging-player": ("desafiante",),
            "crew": ("tripulacion",),
            "survive": ("supervivient",),  # those who do
            "killed": ("mori",),  # who would die
        },
        "ja": {
            "challenging-player": ("非ターンプレイヤー",),  # seen from neither seat
            "target": ("対象",),  # without what it is a target of
            "enterprise": ("U.S.S.エンタープライズ",),  # the name of the card
        },
    },
    everyday=(
        r"\bIt has one effect\b",  # what a card does
        r"\bat-discovery\b",  # a rules option
        r"\bIt covers any choice\b",  # concerns
    ),
)

WORDS: Mapping[str, Words] = {"captains-chair": _CAPTAINS_CHAIR, "star-trek-tcg": _STAR_TREK_TCG}
