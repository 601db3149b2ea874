"""Words that the check of terms needs beside the vocabulary; each entry with its reason."""

from __future__ import annotations

from collections.abc import Mapping

from cc_tools.model.text import Language

# What the glossary does not list and the rules name all the time: suits, the ways to gain, the substeps of CLEAN-UP.
BESIDE_THE_GLOSSARY: tuple[str, ...] = ("suit-", "kw-gain-", "substep-")

# Listed, yet no word to look for: `put` is every other sentence.
NOT_LOOKED_FOR: frozenset[str] = frozenset({"kw-put-into-play"})

# Short forms that the English rules use for a longer term, and verbs of terms that are nouns.
ALSO_IN_ENGLISH: Mapping[str, tuple[str, ...]] = {"zone-log": ("Log",), "kw-log": ("Log",)}

# Words of a language that stand for a term and that its forms in the vocabulary do not begin like.
ALSO: Mapping[Language, Mapping[str, tuple[str, ...]]] = {
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
}

# English words in their everyday sense, where they are not the term.
EVERYDAY: tuple[str, ...] = (
    r"\b[Tt]ak(?:e|es|en|ing)\b(?! control| an (?:Incident|Encounter))",  # take turns, take a side, take it in a step
    r"\b[Tt]urn(?:s|ed)? (?:up|upright|an Action token|one of your|your multipliers|the multipliers|a card|SUITS)\b",
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
)

# One sentence of one language that names the thing without the word: the word in English, a part of the English text.
EXCUSED: Mapping[Language, tuple[tuple[str, str], ...]] = {
    "pt": (),
    "es": (),
    "ja": (
        ("Location", "not a PLAY operation of that Location"),  # said once, in the sentence before
        ("Location", "At 3 to 1 it has secured the Location"),  # said in the rule before
        ("Ship", "It must be another Location than the one where the Ship is"),  # no subject needed
        ("costs", "@minister-kuvak costs 2 Latinum"),  # so much it is
        ("cost", "play it free of its action cost"),  # without using an action
    ),
}
