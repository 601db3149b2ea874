// The search itself: a query in, the cards that answer it and what is to be said about it out.

import { Binder } from "./binding.js";
import { Folding, stripped } from "./characters.js";
import { Index } from "./index.js";
import { Ordering } from "./ordering.js";
import { parse } from "./parser.js";
import { Values } from "./values.js";

const NOTES = ["Q020"];
const KEYLESS = ["has", "is"];

/** A search over published data: `{language, pool}`. Safe to ask again and again. */
export class CardSearch {
  constructor({ language, pool }) {
    this.spec = language;
    this.values = new Values(pool);
    this.folding = new Folding(language.folding);
    this.binder = new Binder(language, this.values, this.folding);
    this._index = new Index(this.values, language, this.folding);
    this._ordering = new Ordering(this.values, language, this.folding);
  }

  get cards() {
    return this.values.cards;
  }

  /** The tree of a query and the findings about it: `{code, message, values, place, suggestion}`, places in characters. */
  read(query, language) {
    const findings = [];
    const report = (code, message, values, place, suggestion = null) =>
      findings.push({ code, message, values, place, suggestion });
    const tree = parse([...query], this.spec, language, report);
    const condition = this.binder.bind(tree, language, report);
    return { tree, condition, findings: once(findings) };
  }

  /** The positions of the cards that answer, sorted; none where a finding is an error. Any text is allowed. */
  ask(query, language, sort = []) {
    const { tree, condition, findings } = this.read(query, language);
    const ok = findings.every((finding) => NOTES.includes(finding.code));
    const fits = ok ? this._index.fitting(condition) : [];
    const positions = [];
    for (let i = 0; i < fits.length; i += 1) if (fits[i]) positions.push(i);
    return { ok, positions: this._ordering.sorted(positions, sort, language), findings, tree };
  }

  /** The order that a text with commas names, `-` before a name turning it round; unknown names are left out. */
  sorting(text) {
    return text.split(",").flatMap((part) => {
      const name = stripped(part);
      const turned = name.startsWith("-");
      const field = this.binder.field(turned ? name.slice(1) : name);
      return field === undefined || KEYLESS.includes(field) ? [] : [{ field, turned }];
    });
  }
}

/** Findings in the order of their places, one of each kind at a place: the first that was made. */
function once(findings) {
  const found = new Map();
  for (const finding of findings) {
    const key = `${finding.place} ${finding.code}`;
    if (!found.has(key)) found.set(key, finding);
  }
  const order = (one, other) =>
    one.place[0] - other.place[0] || one.place[1] - other.place[1] || (one.code < other.code ? -1 : 1);
  return [...found.values()].sort(order);
}
