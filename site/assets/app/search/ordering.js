// The order of answers: by fields, then by name as the language sorts it, then by game and id.

import { compared } from "./characters.js";
import { once } from "./index.js";

/** Sorts answers. The order by name is made once for each language and kept. */
export class Ordering {
  constructor(values, spec, folding) {
    this._values = values;
    this._spec = spec;
    this._folding = folding;
    this._ranks = new Map();
    this._orders = new Map();
  }

  /** Positions in the order of `keys` (`{field, turned}`). Cards without a value of a field come last either way. */
  sorted(positions, keys, language) {
    let found = this._inOrder(positions, language);
    for (const key of [...keys].reverse()) {
      const chosen = this._chosen(found, key, language);
      const turn = key.turned ? -1 : 1;
      const having = found.filter((position) => chosen.has(position));
      having.sort((one, other) => turn * comparedKeys(chosen.get(one), chosen.get(other)));
      found = [...having, ...found.filter((position) => !chosen.has(position))];
    }
    return found;
  }

  /** Positions by name: marked, then read off in the order of all cards. */
  _inOrder(positions, language) {
    const order = once(this._orders, language, () => {
      const ranks = this.byName(language);
      const all = new Array(ranks.length);
      ranks.forEach((rank, position) => {
        all[rank] = position;
      });
      return all;
    });
    const marked = new Uint8Array(order.length);
    for (const position of positions) marked[position] = 1;
    return order.filter((position) => marked[position]);
  }

  /** What each card with a value of the field is sorted by: of several the smallest, turned the greatest. */
  _chosen(positions, { field, turned }, language) {
    const ranks = this.byName(language);
    if (field === "name") return new Map(positions.map((position) => [position, [ranks[position]]]));
    const column = this._values.column(field, language);
    const made = this._keyOf(field, language);
    const better = turned ? (sign) => sign > 0 : (sign) => sign < 0;
    const found = new Map();
    for (const position of positions) {
      const keys = column[position].map(made);
      if (keys.length) found.set(position, keys.reduce((best, key) => (better(comparedKeys(key, best)) ? key : best)));
    }
    return found;
  }

  /** The place of each card by name: Japanese by the reading, other languages without case and accents. */
  byName(language) {
    return once(this._ranks, language, () => this._values.ranks(language) ?? this._rank(language));
  }

  _rank(language) {
    const keys = this._values.cards.map((card) => {
      const name = named(card, language);
      const spoken = language === "ja" ? (card.names.reading ?? name) : name;
      return [this._folding.fold(spoken), name, card.game, card.id];
    });
    const order = keys.map((_, position) => position).sort((one, other) => comparedKeys(keys[one], keys[other]));
    const ranks = new Array(order.length);
    order.forEach((position, rank) => {
      ranks[position] = rank;
    });
    return ranks;
  }

  /** How one value of a field is sorted: words with an order by it, other words as the language calls them. */
  _keyOf(field, language) {
    const kind = this._spec.fields[field].type;
    if (kind === "number") return (value) => [value];
    if (kind !== "word") return (value) => [this._folding.fold(String(value)), String(value)];
    const known = this._values.vocabulary(field);
    const ranks = new Map(known.orders.flatMap((order) => order.map((word, rank) => [word, rank])));
    const label = (word) => known.labels[word]?.[language] ?? word;
    return (value) => [ranks.get(value) ?? ranks.size, this._folding.fold(label(value)), value];
  }
}

/** The name of a card in a language, the English one where there is no other. */
export const named = (card, language) => card.names[language] ?? card.name;

function comparedKeys(one, other) {
  for (let i = 0; i < one.length; i += 1) {
    const found = typeof one[i] === "number" ? one[i] - other[i] : compared(one[i], other[i]);
    if (found) return found;
  }
  return 0;
}
