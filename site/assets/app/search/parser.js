// Tokens become a tree, by the grammar of the specification. What is wrong becomes a finding.

import { Tokens } from "./tokens.js";

/** The tree of a query, null where it asks for nothing; `report(code, message, values, place, suggestion)`. */
export function parse(chars, spec, language, report) {
  const { characters, depth } = spec.limits;
  if (chars.length > characters) {
    report("Q001", "long", { found: chars.length, most: characters }, [characters, chars.length]);
    return null;
  }
  const tokens = new Tokens(chars, spec, language, report).all();
  const deep = tooDeep(tokens, depth);
  if (deep) {
    report("Q002", "deep", { most: depth }, deep);
    return null;
  }
  if (tokens.length === 1) report("Q020", "everything", {}, [0, chars.length]);
  return new Parser(chars, tokens, report).query();
}

function tooDeep(tokens, most) {
  let depth = 0;
  for (const token of tokens) {
    if (token.kind === "open") depth += 1;
    if (token.kind === "close") depth = Math.max(depth - 1, 0);
    if (depth > most) return token.place;
  }
  return null;
}

class Parser {
  constructor(chars, tokens, report) {
    this._chars = chars;
    this._tokens = tokens;
    this._at = 0;
    this._report = report;
  }

  get _next() {
    return this._tokens[this._at];
  }

  _take() {
    const token = this._next;
    if (token.kind !== "end") this._at += 1;
    return token;
  }

  query() {
    const found = this._next.kind === "end" ? [] : [this._either()];
    while (this._next.kind === "close") {
      this._report("Q004", "unopened", {}, this._take().place);
      if (!["close", "end"].includes(this._next.kind)) found.push(this._either());
    }
    return joined("all", found);
  }

  _either() {
    const found = [this._both()];
    while (this._next.kind === "or") {
      this._take();
      found.push(this._both());
    }
    return joined("any", found);
  }

  _both() {
    const found = [this._one()];
    for (;;) {
      if (this._next.kind === "and") this._take();
      else if (["or", "close", "end"].includes(this._next.kind)) return joined("all", found);
      found.push(this._one());
    }
  }

  _one() {
    let negated = false;
    while (this._next.kind === "not") {
      this._take();
      negated = !negated;
    }
    const found = this._primary();
    return negated && found ? { kind: "not", inner: found } : found;
  }

  _primary() {
    switch (this._next.kind) {
      case "open":
        return this._bracket();
      case "value":
        return this._term();
      case "compare":
        return this._strayComparison();
      default:
        return this._missing();
    }
  }

  _bracket() {
    const opened = this._take();
    if (this._next.kind === "close") {
      const place = [opened.place[0], this._take().place[1]];
      this._report("Q020", "brackets", {}, place);
      return null;
    }
    if (this._next.kind === "end") {
      this._report("Q004", "unclosed-bracket", {}, opened.place);
      return null;
    }
    const found = this._either();
    if (this._next.kind === "close") this._take();
    else this._report("Q004", "unclosed-bracket", {}, opened.place);
    return found;
  }

  _term() {
    const first = this._take();
    if (this._next.kind !== "compare") return { kind: "term", named: null, parts: first.parts, place: first.place };
    const sign = this._take();
    const written = this._written(first.place);
    if (!this._isValueOf(sign)) {
      this._report("Q007", "valueless", { text: written }, [sign.place[1], sign.place[1] + 1]);
      this._skipComparisons();
      return null;
    }
    const value = this._take();
    const named = { field: written, place: first.place, compare: sign.compare, comparePlace: sign.place };
    return { kind: "term", named, parts: value.parts, place: [first.place[0], value.place[1]] };
  }

  /** Whether a value comes next, and not, behind a space, the field of another term. */
  _isValueOf(sign) {
    const token = this._next;
    const behind = this._tokens[Math.min(this._at + 1, this._tokens.length - 1)];
    return token.kind === "value" && (behind.kind !== "compare" || token.place[0] === sign.place[1]);
  }

  _skipComparisons() {
    while (this._next.kind === "compare") {
      this._take();
      if (this._next.kind === "value") this._take();
    }
  }

  _strayComparison() {
    const token = this._take();
    this._report("Q006", "fieldless", { text: this._written(token.place) }, token.place);
    if (this._next.kind === "value") this._take();
    return null;
  }

  /** Reports that something is missing here, at the word that asks for it. */
  _missing() {
    const token = this._next;
    const before = this._at ? this._tokens[this._at - 1] : null;
    const begins = !before || ["open", "and", "or", "not"].includes(before.kind);
    if (["and", "or"].includes(token.kind) && begins) {
      this._report("Q005", "missing-before", { text: this._written(token.place) }, token.place);
    } else if (before) {
      this._report("Q005", "missing-after", { text: this._written(before.place) }, before.place);
    }
    return null;
  }

  _written([start, end]) {
    return this._chars.slice(start, end).join("");
  }
}

/** The parts that ask for something, under one node unless there is but one. */
export function joined(kind, found) {
  const parts = found.filter(Boolean);
  return parts.length > 1 ? { kind, parts } : (parts[0] ?? null);
}
