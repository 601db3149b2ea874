// The names in a query are settled: fields, words, numbers. What does not fit becomes a finding.

import { stripped } from "./characters.js";
import { closest } from "./near.js";
import { joined, parse } from "./parser.js";

const NUMBER = /^[+-]?[0-9]{1,9}$/;
const ORDER = ["<", "<=", ">", ">="];
const LANGUAGES = ["en", "pt", "es", "ja"];

const allNames = (entries) =>
  Object.entries(entries).flatMap(([own, entry]) =>
    [own, ...LANGUAGES.flatMap((language) => entry.aliases?.[language] ?? [])].map((name) => [name, own]),
  );

/** Settles queries over one set of values. */
export class Binder {
  constructor(spec, values, folding) {
    this.spec = spec;
    this.values = values;
    this.folding = folding;
    const squeezed = (name) => folding.squeezed(name);
    const fields = allNames(spec.fields);
    const properties = allNames(spec.properties ?? {});
    this._fields = new Map(fields.map(([name, own]) => [squeezed(name), own]));
    this._properties = new Map(properties.map(([name, own]) => [squeezed(name), own]));
    this.fieldNames = new Map([...fields].reverse().map(([name]) => [squeezed(name), name]));
    this.propertyNames = new Map([...properties].reverse().map(([name]) => [squeezed(name), name]));
  }

  /** The field of a name in any language, or undefined. */
  field(name) {
    return this._fields.get(this.folding.squeezed(name));
  }

  /** Whether a field of this name has values of its own, as all have but `has` and `is`. */
  hasValues(name) {
    const own = this.field(name);
    return own !== undefined && Boolean(this.spec.fields[own].from?.length);
  }

  /** What comes near a text, out of what is `known` by its folded form. */
  near(text, known) {
    const meant = closest(this.folding.squeezed(text), known.keys());
    return meant === null ? null : known.get(meant);
  }

  /** The condition that a query asks for, null for everything; what has findings is left out of it. */
  bind(node, language, report) {
    return node ? new Binding(this, language, report).node(node) : null;
  }

  /** What a value of `is` stands for, or null where there is no such property. */
  property(name) {
    const own = this._properties.get(this.folding.squeezed(name));
    if (own === undefined) return null;
    const ignored = () => {};
    const tree = parse([...this.spec.properties[own].means], this.spec, "en", ignored);
    return this.bind(tree, "en", ignored) ?? { kind: "all", parts: [] };
  }
}

class Binding {
  constructor(binder, language, report) {
    this._binder = binder;
    this._spec = binder.spec;
    this._folding = binder.folding;
    this._language = language;
    this._report = report;
    this._by = {
      word: this._word, number: this._number, text: this._text, code: this._code, raw: this._raw,
      has: this._has, is: this._is,
    };
  }

  node(node) {
    if (node.kind === "term") return this._term(node);
    if (node.kind === "not") {
      const inner = this.node(node.inner);
      return inner && { kind: "not", inner };
    }
    return joined(node.kind, node.parts.map((part) => this.node(part)));
  }

  _term(term) {
    if (!term.named) return this._anywhere(term);
    const field = this._binder.field(term.named.field);
    if (field === undefined) return this._unknownField(term.named);
    if (!this._compares(field, term.named)) return null;
    const kind = this._spec.fields[field].type;
    const parts = this._asking(term.parts, kind !== "raw" && kind !== "number");
    if (!parts.length) return null;
    const made = this._by[kind].call(this, field, term.named, parts);
    return made && term.named.compare === "!=" ? { kind: "not", inner: made } : made;
  }

  _unknownField(named) {
    const meant = this._binder.near(named.field, this._binder.fieldNames);
    this._report("Q006", meant ? "field" : "field-or-text", { text: named.field }, named.place, meant);
    return null;
  }

  _compares(field, named) {
    const entry = this._spec.fields[field];
    if (this._spec.types[entry.type].compare.includes(named.compare) || entry.ordered) return true;
    this._report("Q010", "orderless", { text: named.field }, named.comparePlace);
    return false;
  }

  /** The alternatives that ask for something, where `folded` by a letter or digit; the others are noted. */
  _asking(parts, folded) {
    return parts.filter((part) => {
      if (folded ? this._folding.fold(part.text) : stripped(part.text)) return true;
      this._report("Q020", stripped(part.text) ? "signs" : "nothing", { text: part.text }, part.place);
      return false;
    });
  }

  // --- by type of field ---------------------------------------------------------------------------------------

  _anywhere(term) {
    const parts = this._asking(term.parts, true);
    return joined("any", this._spec.anywhere.map((field) => this._texts(field, parts, ":")));
  }

  _text(field, named, parts) {
    return this._texts(field, parts, named.compare);
  }

  /** Text in the language of the query, or in Japanese where it is written so. */
  _texts(field, parts, compare) {
    const found = new Map();
    for (const part of parts) {
      const folded = this._folding.fold(part.text);
      const language = this._folding.hasJapanese(folded) ? "ja" : this._language;
      if (!found.has(language)) found.set(language, []);
      found.get(language).push(this._needle(folded, part.quoted, compare !== ":"));
    }
    return joined("any", [...found].map(([language, needles]) => ({ kind: "text", field, language, needles })));
  }

  /** The stretch to look for: a word from its start, in quotes to its end; Japanese anywhere. */
  _needle(folded, quoted, whole) {
    if (whole) return `\n ${folded} \n`;
    const before = this._folding.isJapanese(folded) ? "" : " ";
    const behind = quoted && !this._folding.isJapanese([...folded].at(-1)) ? " " : "";
    return before + folded + behind;
  }

  _word(field, named, parts) {
    const known = this._binder.values.vocabulary(field);
    if (ORDER.includes(named.compare) && !this._isSingle(named, parts)) return null;
    const words = [];
    for (const part of parts) {
      const found = this._meant(part, known, this._spec.fields[field].sign ?? "");
      if (found) words.push(...found);
      else this._unknownValue(part, named.field, this._shown(known));
    }
    if (!words.length) return null;
    const meant = ORDER.includes(named.compare) ? words.flatMap((word) => ranked(word, named.compare, known)) : words;
    return { kind: "word", field, words: new Set(meant) };
  }

  _meant(part, known, sign) {
    const text = sign && part.text.startsWith(sign) ? part.text.slice(sign.length) : part.text;
    const squeezed = this._folding.squeezed(text);
    return Object.hasOwn(known.spellings, squeezed) ? known.spellings[squeezed] : null;
  }

  /** What a suggestion writes for each spelling: the name in the language it is of, or else the word. */
  _shown(known) {
    const found = new Map(Object.entries(known.spellings).map(([spelling, words]) => [spelling, words[0]]));
    for (const labels of Object.values(known.labels)) {
      for (const label of Object.values(labels)) {
        const spelling = this._folding.squeezed(label);
        if (found.has(spelling) && spelling !== this._folding.squeezed(found.get(spelling))) {
          found.set(spelling, label.includes(" ") ? `"${label}"` : label);
        }
      }
    }
    return found;
  }

  _unknownValue(part, field, known) {
    this._report("Q008", "value", { text: part.text, field }, part.place, this._binder.near(part.text, known));
  }

  _isSingle(named, parts) {
    if (parts.length === 1) return true;
    this._report("Q011", "one-value", { text: named.compare }, [parts[0].place[0], parts.at(-1).place[1]]);
    return false;
  }

  _number(field, named, parts) {
    const ranges = parts.map((part) => this._range(named, part));
    if (ranges.includes(null) || (ORDER.includes(named.compare) && !this._isSingle(named, parts))) return null;
    return { kind: "number", field, ranges };
  }

  _range(named, part) {
    const text = stripped(part.text.normalize("NFKC").replaceAll("−", "-"));
    const sign = this._signsOfRange().find((one) => text.includes(one));
    if (sign === undefined) {
      const number = read(text);
      return number === null ? this._noNumber(named, part) : ends(number, named.compare);
    }
    if (ORDER.includes(named.compare)) {
      this._report("Q011", "no-range", { text: named.compare }, part.place);
      return null;
    }
    const at = text.indexOf(sign);
    const written = [text.slice(0, at), text.slice(at + sign.length)].map(stripped);
    const [low, high] = written.map(read);
    if ((written[0] && low === null) || (written[1] && high === null)) return this._noNumber(named, part);
    if (low !== null && high !== null && low > high) {
      this._report("Q009", "backwards", {}, part.place, `${high}${this._spec.characters.range[0]}${low}`);
      return null;
    }
    return [low, high];
  }

  /** The signs of a range, and what form NFKC makes of them, the longest first. */
  _signsOfRange() {
    const signs = this._spec.characters.range;
    return [...new Set([...signs, ...signs.map((sign) => sign.normalize("NFKC"))])].sort(
      (one, other) => other.length - one.length || (one < other ? -1 : 1),
    );
  }

  _noNumber(named, part) {
    this._report("Q009", "number", { text: part.text, field: named.field }, part.place);
    return null;
  }

  _code(field, named, parts) {
    const text = stripped(parts.map((part) => part.text).join("/").normalize("NFKC")).toLowerCase();
    return { kind: "code", field, text, whole: named.compare !== ":" };
  }

  _raw(field, named, parts) {
    return { kind: "raw", field, text: parts.map((part) => part.text).join("/"), whole: named.compare !== ":" };
  }

  _has(_field, named, parts) {
    const kinds = this._binder.values.vocabulary("kind");
    const fields = [...this._binder.fieldNames].filter(([, name]) => this._binder.hasValues(name));
    return this._each(named, parts, (part) => this._hasOne(part, kinds), new Map([...fields, ...this._shown(kinds)]));
  }

  /** A kind of operation, or a field that can have values. */
  _hasOne(part, kinds) {
    const words = this._meant(part, kinds, "");
    if (words) return { kind: "word", field: "kind", words: new Set(words) };
    const own = this._binder.field(part.text);
    if (own === undefined || !this._binder.hasValues(own)) return null;
    const counts = isCount(this._spec.fields[own]);
    return counts ? { kind: "number", field: own, ranges: [[1, null]] } : { kind: "any-value", field: own };
  }

  _is(_field, named, parts) {
    return this._each(named, parts, (part) => this._binder.property(part.text), this._binder.propertyNames);
  }

  _each(named, parts, make, known) {
    const found = parts.map(make);
    found.forEach((made, i) => {
      if (!made) this._unknownValue(parts[i], named.field, known);
    });
    return joined("any", found);
  }
}

const COUNTS = ["faces", "operations", "count", "size"];
const isCount = (entry) => entry.from.some((source) => COUNTS.some((key) => key in source));
const read = (text) => (NUMBER.test(text) ? Number.parseInt(text, 10) : null);

/** The range that a comparison with a number means; `!=` is the inverse of `=`. */
function ends(number, compare) {
  const ranges = { "<": [null, number - 1], "<=": [null, number], ">": [number + 1, null], ">=": [number, null] };
  return ranges[compare] ?? [number, number];
}

/** The words before or behind one in the orders that have it. */
function ranked(word, compare, known) {
  return known.orders.flatMap((order) => {
    const at = order.indexOf(word);
    if (at < 0) return [];
    const cut = { "<": [0, at], "<=": [0, at + 1], ">": [at + 1], ">=": [at] }[compare];
    return order.slice(...cut);
  });
}
