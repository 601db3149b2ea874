// Filters beside the answers: the words of a few fields with how many answers have each.

import { given, h, say } from "../dom.js";
import { fieldName, filters } from "../search/editing.js";

const FEW = 10;
const { language } = given;
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** The filters; `toggle(field, word)` is called when one is set or taken away. */
export class Facets {
  constructor(search, toggle) {
    this._search = search;
    this._toggle = toggle;
    this._whole = new Set();
    this._shut = new Set();
    this._list = h("div", { class: "cc-facet-list" });
    const open = matchMedia("(min-width: 56rem)").matches;
    this.element = h("details", { class: "cc-facets", open }, h("summary", {}, say("filters")), this._list);
    this._order = new Map();
  }

  /** Shows the filters of a game for the positions found, once the answers stand there.
   *
   * `tree` is the query, whose own filters are marked.
   */
  show(game, positions, tree) {
    this._last = [game, positions, tree];
    this._waiting ??= setTimeout(() => this._show(...this._last));
  }

  _show(game, positions, tree) {
    this._waiting = undefined;
    const set = filters(this._search, tree);
    this._list.replaceChildren(...game.facets.map((field) => this._facet(field, positions, set)).filter(Boolean));
  }

  _facet(field, positions, set) {
    const counts = new Map();
    const column = this._search.values.column(field, "en");
    for (const position of positions) {
      for (const word of column[position]) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    const own = set.filter((one) => one.field === field).map((one) => one.word);
    for (const word of own) if (!counts.has(word)) counts.set(word, 0);
    if (!counts.size || (counts.size === 1 && !own.length && [...counts.values()][0] === positions.length)) return null;
    const words = this._sorted(field, counts, own);
    const shown = this._whole.has(field) ? words : words.slice(0, Math.max(FEW, own.length));
    return h("fieldset", {},
      h("legend", {}, capital(fieldName(this._search, field, language))),
      h("div", { class: "cc-facet" },
        shown.map((word) => this._word(field, word, counts.get(word), own.includes(word))),
        words.length > shown.length && this._more(field, words.length)));
  }

  /** Words that are set first, then those in an order by it, then the most frequent ones. */
  _sorted(field, counts, own) {
    const { orders } = this._search.values.vocabulary(field);
    const rank = new Map(orders.flatMap((order) => order.map((word, at) => [word, at])));
    const place = (word) => (own.includes(word) ? -1 : (rank.get(word) ?? rank.size));
    return [...counts.keys()].sort(
      (one, other) => place(one) - place(other) || counts.get(other) - counts.get(one) ||
        this._label(field, one).localeCompare(this._label(field, other), language));
  }

  _label(field, word) {
    return this._search.values.vocabulary(field).labels[word]?.[language] ?? word;
  }

  _word(field, word, count, on) {
    return h("button", {
      type: "button", class: "cc-chip", "aria-pressed": String(on), "data-field": field, "data-word": word,
      onclick: () => this._toggle(field, word),
    }, h("bdi", {}, this._label(field, word)), " ", h("small", {}, String(count)));
  }

  _more(field, all) {
    return h("button", {
      type: "button", class: "cc-chip cc-more", onclick: () => {
        this._whole.add(field);
        this.show(...this._last);
      },
    }, `${say("all-filters")} (${all})`);
  }
}
