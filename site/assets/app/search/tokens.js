// A query cut into tokens. Nothing in a query is an error here but a quote that is not closed.

import { isSpace } from "./characters.js";

const WORDS = ["and", "or", "not"];

/** Cuts one text, given as an array of its characters; `report` receives what is wrong with its quotes. */
export class Tokens {
  constructor(chars, spec, language, report) {
    this._chars = chars;
    this._signs = spec.characters;
    this._means = spec.compare;
    this._compare = Object.keys(spec.compare).sort((one, other) => other.length - one.length);
    this._report = report;
    this._keywords = new Map();
    for (const kind of WORDS) {
      for (const { word, languages } of spec.keywords[kind]) {
        if (!languages || languages.includes(language)) this._keywords.set(word, kind);
      }
    }
  }

  /** The tokens, with one of kind `end` behind the last; words that are keywords in their place among them. */
  all() {
    const end = this._chars.length;
    const cut = [...this._cut(), { kind: "end", place: [end, end] }];
    return cut.map((token, i) => this._asKeyword(token, cut[i - 1], cut[Math.min(i + 1, cut.length - 1)]));
  }

  /** A lone word as the keyword it is, unless it is a field, or stands right behind a sign of comparison. */
  _asKeyword(token, before, behind) {
    if (token.kind !== "value" || token.parts.length > 1 || token.parts[0].quoted) return token;
    if (behind.kind === "compare") return token;
    if (before && before.kind === "compare" && before.place[1] === token.place[0]) return token;
    const kind = this._keywords.get(token.parts[0].text.normalize("NFKC").toLowerCase());
    return kind ? { kind, place: token.place } : token;
  }

  *_cut() {
    let at = 0;
    let before = null;
    while (at < this._chars.length) {
      if (isSpace(this._chars[at])) {
        at += 1;
        continue;
      }
      const token = this._sign(at, before) ?? this._value(at);
      yield token;
      at = token.place[1];
      before = token.kind;
    }
  }

  /** The token of a sign that stands here, or null where a value begins. */
  _sign(at, before) {
    const char = this._chars[at];
    const signs = this._signs;
    if (signs.open.includes(char)) return { kind: "open", place: [at, at + 1] };
    if (signs.close.includes(char)) return { kind: "close", place: [at, at + 1] };
    if (signs.and.includes(char)) return { kind: "and", place: [at, this._run(at, signs.and)] };
    if (signs.or.includes(char)) return { kind: "or", place: [at, this._run(at, signs.or)] };
    const sign = this._comparison(at);
    if (sign) return { kind: "compare", place: [at, at + sign.length], compare: this._means[sign] };
    const negates = signs.negate.includes(char) && before !== "compare" && this._beginsTerm(at + 1);
    return negates ? { kind: "not", place: [at, at + 1] } : null;
  }

  _run(start, chars) {
    let at = start;
    while (at < this._chars.length && chars.includes(this._chars[at])) at += 1;
    return at;
  }

  _comparison(at) {
    return this._compare.find((sign) => [...sign].every((char, i) => this._chars[at + i] === char));
  }

  _beginsTerm(at) {
    const char = this._chars[at];
    return char !== undefined && !isSpace(char) && !this._signs.close.includes(char);
  }

  /** Whether a value ends before this character. */
  _ends(at) {
    const char = this._chars[at];
    const { open, close, and, or } = this._signs;
    return isSpace(char) || [open, close, and, or].some((signs) => signs.includes(char)) || Boolean(this._comparison(at));
  }

  _value(start) {
    const parts = [];
    let at = start;
    for (;;) {
      const [part, end] = this._part(at);
      parts.push(part);
      at = end;
      if (at >= this._chars.length || !this._signs.list.includes(this._chars[at])) {
        return { kind: "value", place: [start, at], parts };
      }
      at += 1;
    }
  }

  _part(start) {
    const pieces = [];
    let quoted = false;
    let at = start;
    while (at < this._chars.length && !this._signs.list.includes(this._chars[at]) && !this._ends(at)) {
      const closing = this._signs.quotes[this._chars[at]];
      if (closing === undefined) {
        pieces.push(this._chars[at]);
        at += 1;
        continue;
      }
      quoted = true;
      const end = this._closed(at, closing);
      pieces.push(...this._chars.slice(at + 1, end));
      at = Math.min(end + 1, this._chars.length);
    }
    return [{ text: pieces.join(""), quoted, place: [start, at] }, at];
  }

  /** Where a quote is closed, or the end of the text, with a finding. */
  _closed(opened, closing) {
    const end = this._chars.findIndex((char, i) => i > opened && closing.includes(char));
    if (end >= 0) return end;
    this._report("Q003", "unclosed", { text: this._chars[opened] }, [opened, opened + 1]);
    return this._chars.length;
  }
}
