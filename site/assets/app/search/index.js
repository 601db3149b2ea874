// The values made ready for comparing, field by field when first needed; answers conditions with positions of cards.

import { plain } from "./characters.js";

/** Answers conditions over values. An answer is an array of 0 and 1, card by card. */
export class Index {
  constructor(values, spec, folding) {
    this._values = values;
    this._spec = spec;
    this._folding = folding;
    this._count = values.cards.length;
    this._words = new Map();
    this._texts = new Map();
    this._codes = new Map();
  }

  /** Which cards meet a condition; all meet null. */
  fitting(condition) {
    if (!condition) return new Uint8Array(this._count).fill(1);
    switch (condition.kind) {
      case "all":
        return this._combined(condition.parts, 1, (one, other) => one & other);
      case "any":
        return this._combined(condition.parts, 0, (one, other) => one | other);
      case "not":
        return this.fitting(condition.inner).map((one) => 1 - one);
      case "word":
        return this._withWord(condition);
      case "text":
        return this._withText(condition);
      case "number":
        return this._tested(this._values.column(condition.field, "en"), (numbers) =>
          numbers.some((number) => Number.isInteger(number) && condition.ranges.some((ends) => within(number, ends))),
        );
      case "code":
        return this._withCode(condition);
      case "raw":
        return this._withRaw(condition);
      default:
        return this._withAny(condition.field);
    }
  }

  _combined(parts, start, combine) {
    const found = new Uint8Array(this._count).fill(start);
    for (const part of parts) {
      const other = this.fitting(part);
      for (let i = 0; i < found.length; i += 1) found[i] = combine(found[i], other[i]);
    }
    return found;
  }

  _tested(column, test) {
    const found = new Uint8Array(this._count);
    for (let i = 0; i < found.length; i += 1) found[i] = test(column[i]) ? 1 : 0;
    return found;
  }

  _withWord({ field, words }) {
    const known = once(this._words, field, () => this._byWord(field));
    const found = new Uint8Array(this._count);
    for (const word of words) for (const position of known.get(word) ?? []) found[position] = 1;
    return found;
  }

  _byWord(field) {
    const found = new Map();
    this._values.column(field, "en").forEach((words, position) => {
      for (const word of words) once(found, String(word), () => []).push(position);
    });
    return found;
  }

  _withText({ field, language, needles }) {
    const own = this._spec.fields[field].local ? language : "en";
    const held = once(this._texts, `${field} ${own}`, () => this._values.folded(field, own) ?? this._fold(field, own));
    return this._tested(held, (text) => needles.some((needle) => text.includes(needle)));
  }

  /** All texts of a field on each card as one string: each folded, in lines, with a space at both ends. */
  _fold(field, language) {
    const known = new Map();
    const lines = (value) => this._folding.spelled(String(value)).map((spelling) => ` ${spelling} \n`).join("");
    return this._values
      .column(field, language)
      .map((values) => `\n${values.map((value) => once(known, value, () => lines(value))).join("")}`);
  }

  _withCode({ field, text, whole }) {
    return this._tested(this._codesOf(field), (codes) =>
      whole ? codes.some((code) => code === text || code.split("/", 1)[0] === text) : codes.some((code) => code.startsWith(text)),
    );
  }

  _withRaw({ field, text, whole }) {
    const wanted = plain(text);
    return this._tested(this._codesOf(field), (codes) =>
      whole ? codes.includes(wanted) : codes.some((code) => code.includes(wanted)),
    );
  }

  _codesOf(field) {
    const column = this._values.column(field, "en");
    return once(this._codes, field, () => column.map((values) => values.map((value) => plain(String(value)))));
  }

  _withAny(field) {
    const column = this._values.column(field, "en");
    if (column) return this._tested(column, (values) => values.length > 0);
    return this._tested(this._values.foldedInAny(field), (text) => text.length > 1);
  }
}

/** The value of a key, made if it is not there. */
export function once(known, key, make) {
  if (!known.has(key)) known.set(key, make());
  return known.get(key);
}

const within = (number, [low, high]) => (low === null || low <= number) && (high === null || number <= high);
