// The answers, as a list or as faces. Only as many as the reader has scrolled to are made.

import { bdi, file, given, h, say } from "../dom.js";
import { Faces } from "./faces.js";
import { fieldName } from "../search/editing.js";

const AT_ONCE = 40;
const { language } = given;

/** The answers of one game. */
export class Results {
  constructor(search) {
    this._search = search;
    this._faces = new Faces();
    this._list = h("ol", { class: "cc-results" });
    this._end = h("button", { type: "button", class: "cc-end", hidden: true, onclick: () => this._add() }, say("more"));
    this.element = h("div", { class: "cc-found" }, this._list, this._end);
    new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && this._add(), {
      rootMargin: "600px",
    }).observe(this._end);
  }

  /** Shows positions in their order; `view` is `list` or `faces`. */
  show(positions, game, view) {
    [this._positions, this._game, this._view, this._shown] = [positions, game, view, 0];
    this._list.className = `cc-results cc-as-${view === "faces" ? "faces" : "list"}`;
    this._list.replaceChildren();
    if (positions.length) this._add();
    else this._list.replaceChildren(h("li", { class: "cc-nothing" }, say("nothing")));
    this._end.hidden = this._shown >= positions.length;
  }

  /** Makes some more. */
  _add() {
    if (!this._positions) return;
    const more = this._positions.slice(this._shown, this._shown + AT_ONCE);
    this._shown += more.length;
    const make = this._view === "faces" ? this._face : this._line;
    this._list.append(...more.map((position) => make.call(this, position)));
    this._end.hidden = this._shown >= this._positions.length;
  }

  /** Moves the focus by one card from where it is; false where there is nothing to move to. */
  move(step, from, input) {
    const links = [...this._list.querySelectorAll("a")];
    const at = links.indexOf(from.closest?.("a"));
    if (at < 0 && from !== input) return false;
    const to = links[at + step];
    if (to) to.focus();
    else if (at === 0 && step < 0) input.focus();
    return Boolean(to);
  }

  /** Puts the focus on the first card. */
  focus() {
    this._list.querySelector("a")?.focus();
  }

  _line(position) {
    const card = this._search.cards[position];
    return h("li", { "data-id": card.id },
      this._link(card),
      h("span", { class: "cc-kind", "data-kind": card.kind }, this._labels("type", position)[0] ?? card.kind),
      h("span", { class: "cc-told" }, this._game.columns.map((field) => this._told(field, position))));
  }

  _face(position) {
    const card = this._search.cards[position];
    const link = h("a", { href: this._address(card), class: "cc-tile" },
      h("span", { class: "cc-tile-name" }, this._name(card)),
      h("span", { class: "cc-tile-told" }, this._labels("type", position)[0] ?? card.kind));
    this._faces.show(link, this._address(card));
    return h("li", { "data-id": card.id }, link);
  }

  _address(card) {
    return `${card.game}/cards/${file(card.id)}`;
  }

  _link(card) {
    const own = card.names[language] ?? card.name;
    return h("span", { class: "cc-named" },
      h("a", { href: this._address(card) }, this._name(card)),
      own !== card.name && [" ", bdi(card.name, "en", "cc-english")]);
  }

  _name(card) {
    const own = language === "en" ? card.name : card.names[language];
    return own ? bdi(own, language !== "en" && own === card.name ? "en" : "") : bdi(card.name, "en");
  }

  _told(field, position) {
    const told = this._labels(field, position);
    if (!told.length) return null;
    const title = fieldName(this._search, field, language);
    const number = this._search.spec.fields[field].type === "number";
    return h("span", { class: `cc-of-${field}`, title }, number ? `${title} ${told.join("/")}` : told.join(" · "));
  }

  _labels(field, position) {
    const values = this._search.values.column(field, language)[position];
    if (this._search.spec.fields[field].type !== "word") return values.map(String);
    const { labels } = this._search.values.vocabulary(field);
    return [...new Set(values.map((word) => labels[word]?.[language] ?? word))];
  }
}
