// Texts of pages, searched: a phrase as a whole first, then all of its words.

const SLICE = 12;
const TITLE = { same: 1000, begins: 600, word: 400 };

/** The texts of a language. `await pages.ready` before asking. */
export class Pages {
  constructor(data, folding) {
    this._folding = folding;
    this._entries = data.pages.map(([path, title, game, parts]) => ({ path, title, game, parts }));
    this.ready = this._prepare();
  }

  /** Folds everything, a little at a time so that typing goes on. */
  async _prepare() {
    let since = performance.now();
    for (const entry of this._entries) {
      entry.folded = this._folding.fold(entry.title);
      entry.texts = entry.parts.map(([, heading, text]) => ` ${this._folding.fold(`${heading} ${text}`)} `);
      entry.whole = `${entry.folded} ${entry.texts.join("")}`;
      if (performance.now() - since > SLICE) {
        await new Promise((go) => setTimeout(go));
        since = performance.now();
      }
    }
  }

  /** The pages with a text, the best first: `{path, title, game, anchor, heading, text}`. */
  find(query) {
    const phrase = this._folding.fold(query);
    if (!phrase) return [];
    const words = phrase.split(" ").map((word) => (this._folding.isJapanese(word) ? word : ` ${word}`));
    const found = [];
    for (const entry of this._entries) {
      const score = this._score(entry, phrase, words);
      if (score > 0) found.push({ score, entry });
    }
    found.sort((one, other) => other.score - one.score || one.entry.title.length - other.entry.title.length);
    return found.map(({ entry }) => this._hit(entry, phrase, words));
  }

  _score(entry, phrase, words) {
    const named = ` ${entry.folded} `;
    const inTitle = this._folding.isJapanese(phrase) ? named.includes(phrase) : named.includes(` ${phrase}`);
    if (entry.folded === phrase) return TITLE.same;
    if (inTitle) return entry.folded.startsWith(phrase) ? TITLE.begins : TITLE.word;
    const whole = ` ${entry.whole}`;
    if (words.length > 1 && whole.includes(phrase)) return 300;
    if (!words.every((word) => whole.includes(word))) return 0;
    return 100 + (words.every((word) => named.includes(word)) ? 150 : 0);
  }

  /** Where on the page it stands: the part with the phrase, else the one with most of the words. */
  _hit(entry, phrase, words) {
    let best = 0;
    let most = -1;
    entry.texts.forEach((text, i) => {
      const has = (text.includes(phrase) ? 100 : 0) + words.filter((word) => text.includes(word)).length;
      if (has > most) [best, most] = [i, has];
    });
    const [anchor, heading, text] = entry.parts[best] ?? ["", "", ""];
    return { path: entry.path, title: entry.title, game: entry.game, anchor: most > 0 ? anchor : "", heading, text };
  }
}

/** A stretch of a text around what was looked for, as pieces `{text, hit}`. */
export function snippet(text, query, folding, around = 90) {
  const chars = [...text];
  const [folded, places] = folds(chars, folding);
  const spans = hits(folded, folding.fold(query)).map(([start, end]) => [places[start], places[end - 1] + 1]);
  const first = spans[0]?.[0] ?? 0;
  const start = Math.max(0, first - around / 2);
  const end = Math.min(chars.length, start + around * 2);
  const pieces = [{ text: (start > 0 ? "…" : "") + chars.slice(start, first).join(""), hit: false }];
  let at = first;
  let last = first;
  for (const [from, to] of spans) {
    if (from < at || from >= end) continue;
    at = Math.min(to, end);
    pieces.push({ text: chars.slice(last, from).join(""), hit: false }, { text: chars.slice(from, at).join(""), hit: true });
    last = at;
  }
  pieces.push({ text: chars.slice(at, end).join("") + (end < chars.length ? "…" : ""), hit: false });
  return pieces.filter((piece) => piece.text);
}

/** The text folded sign by sign, without gaps, and for each of its units the character it came from. */
function folds(chars, folding) {
  const places = [];
  let folded = "";
  chars.forEach((char, i) => {
    const one = folding.fold(char);
    for (let k = 0; k < one.length; k += 1) places.push(i);
    folded += one;
  });
  return [folded, places];
}

/** Where the phrase stands in folded text without gaps, or else its words. */
function hits(folded, phrase) {
  const whole = phrase.replaceAll(" ", "");
  const wanted = folded.includes(whole) ? [whole] : phrase.split(" ");
  return wanted
    .flatMap((word) => {
      const at = word ? folded.indexOf(word) : -1;
      return at < 0 ? [] : [[at, at + word.length]];
    })
    .sort((one, other) => one[0] - other[0]);
}
