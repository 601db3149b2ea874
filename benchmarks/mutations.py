"""`python -m benchmarks.mutations`: whether the scenarios notice when an operation says something else.

One number or one word of an operation (a trait, a suit, a zone, a resource, a track) is changed in memory, so that the
operation is still sound; then the scenarios that carried the operation out are played again. A change that no scenario
fails over has survived. `--sample 200` changes so many operations, `--seed 1` chooses them, `--paths` names scenarios.
"""

from __future__ import annotations

import argparse
import random
import re
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from cc_tools import shipped
from cc_tools.engine.pool import WITHOUT
from cc_tools.games.package import installed
from cc_tools.language.printer import print_operation
from cc_tools.language.walk import nodes
from cc_tools.link.operations import Operations, game_dialect
from cc_tools.model.catalog import GameCatalog, Linked
from cc_tools.model.tree import Binding, Operation, Word
from cc_tools.pipeline import read_scenarios
from cc_tools.scenarios.execute import Player
from cc_tools.scenarios.recording import Recorded, record, recorded
from cc_tools.scenarios.scenario import Scenario

SENSES = ("trait", "suit", "zone", "resource", "track")
"""The senses of the words that are exchanged for others of the same sense."""

NUMBER = re.compile(r"(?<![\w@$.-])\d+(?![\w-])")


@dataclass(frozen=True, slots=True)
class Mutant:
    """An operation that says something else: what kind of word was changed, its new text and tree."""

    address: str
    kind: str
    before: str
    after: str
    tree: Operation


class Mutants:
    """Makes sound changes of the operations of a game."""

    def __init__(self, catalog: GameCatalog, chance: random.Random) -> None:
        self._catalog = catalog
        self._chance = chance
        self._dialect = game_dialect(catalog.game, catalog.terms, installed()[catalog.game.id].verbs)
        names = frozenset(catalog.by_slug) | set(catalog.game.reserved_names)
        self._operations = Operations(self._dialect, names)
        self._words = {sense: self._known(sense) for sense in SENSES}

    def _known(self, sense: str) -> list[str]:
        return sorted(word for word, senses in self._dialect.words.items() if any(one.name == sense for one in senses))

    def of(self, one: Linked) -> Iterator[Mutant]:
        """A change for every number and every word of an operation that has one."""
        tree = self._catalog.trees[one.text]
        received = self._received(one, tree)
        for match in NUMBER.finditer(one.text):
            number = int(match.group())
            changed = str(number + 1 if number < 2 or self._chance.random() < 0.5 else number - 1)
            yield from self._sound(one, "number", match.span(), changed, received)
        for node in nodes(tree):
            if isinstance(node, Word) and node.sense in SENSES and one.text[slice(*node.span)].endswith(node.name):
                end = node.span[1]
                others = [word for word in self._words[node.sense] if word != node.name]
                for word in self._chance.sample(others, len(others)):
                    found = list(self._sound(one, node.sense, (end - len(node.name), end), word, received))
                    yield from found
                    if found:
                        break

    def _received(self, one: Linked, tree: Operation) -> tuple[str, ...]:
        """The names that the operation has from another of its record."""
        giver = self._catalog.game.kinds[tree.kind].receives_bindings
        record = one.address.split("#")[0]
        texts = (other.text for other in self._catalog.operations if giver and other.address.split("#")[0] == record)
        givers = (found for text in texts if (found := self._catalog.trees[text]).kind == giver)
        return tuple(node.name for found in givers for node in nodes(found) if isinstance(node, Binding))

    def _sound(
        self, one: Linked, kind: str, span: tuple[int, int], word: str, received: tuple[str, ...]
    ) -> Iterator[Mutant]:
        text = one.text[: span[0]] + word + one.text[span[1] :]
        reading = self._operations.read(text, received)
        if reading.operation is None or reading.findings:
            return
        if print_operation(reading.operation) != print_operation(self._catalog.trees[one.text]):
            yield Mutant(one.address, kind, one.text, text, reading.operation)


def survives(mutant: Mutant, catalog: GameCatalog, scenarios: Sequence[Scenario]) -> bool:
    """Whether all of these scenarios still hold with the operation changed."""
    changed = tuple(
        replace(one, text=mutant.after) if one.address == mutant.address else one for one in catalog.operations
    )
    other = replace(catalog, operations=changed, trees={**catalog.trees, mutant.after: mutant.tree})
    try:
        player = Player(installed()[catalog.game.id], other)
    except LookupError:
        return False  # a verb that cannot be carried out like this
    return all(record(player, scenario).failure is None for scenario in scenarios)


def touching(played: Sequence[Recorded]) -> Mapping[str, list[Scenario]]:
    """By operation the scenarios that hold and carried it out."""
    found: dict[str, list[Scenario]] = {}
    for one in played:
        if one.failure is None:
            names = {name.partition(WITHOUT)[0].removesuffix("/grant") for name in one.coverage.touched}
            for name in names:
                found.setdefault(name, []).append(one.scenario)
    return found


def main() -> None:
    """Change, play, and print the share that was noticed and every change that was not."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.mutations")
    parser.add_argument("--sample", type=int, default=200, help="how many operations are changed")
    parser.add_argument("--seed", type=int, default=1, help="chooses them")
    parser.add_argument("--game", default="captains-chair")
    parser.add_argument("paths", nargs="*", type=Path, help="scenarios; without any, those of the card sets")
    asked = parser.parse_args()
    stock = read_scenarios(asked.paths or [shipped.at_hand()])
    sheets = [sheet for sheet in stock.sheets if sheet.game.game.id == asked.game]
    known = touching(list(recorded(sheets, installed())))
    catalog = sheets[0].game
    chance = random.Random(asked.seed)
    mutants = Mutants(catalog, chance)
    touched = [one for one in catalog.operations if one.address in known]
    every = [mutant for one in touched for mutant in mutants.of(one)]
    sample = chance.sample(every, min(asked.sample, len(every)))
    print(f"{len(touched)} of {len(catalog.operations)} operations are carried out by scenarios that hold")
    print(f"{len(every)} sound changes of them; {len(sample)} tried, seed {asked.seed}")
    _try(sample, catalog, known)


def _try(sample: Sequence[Mutant], catalog: GameCatalog, known: Mapping[str, list[Scenario]]) -> None:
    tried: Counter[str] = Counter()
    found: Counter[str] = Counter()
    survivors: list[Mutant] = []
    start = time.perf_counter()
    for mutant in sample:
        tried[mutant.kind] += 1
        if survives(mutant, catalog, known[mutant.address]):
            survivors.append(mutant)
        else:
            found[mutant.kind] += 1
    for kind, number in sorted(tried.items()):
        print(f"{kind:9} {found[kind]:4} of {number:4} found, {100 * found[kind] / number:5.1f} %")
    noticed, seconds = len(sample) - len(survivors), time.perf_counter() - start
    share = 100 * noticed / (len(sample) or 1)
    print(f"together  {noticed:4} of {len(sample):4} found, {share:5.1f} %, {seconds:.0f} s")
    for mutant in survivors:
        print(f"\n{mutant.address} ({len(known[mutant.address])} scenarios)\n  {mutant.before}\n  {mutant.after}")


if __name__ == "__main__":
    main()
