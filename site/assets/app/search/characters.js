// Folding for the search language, as `folding` in its specification says.

const SPACE = "\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";
const EDGES = new RegExp(`^[${SPACE}]+|[${SPACE}]+$`, "g");
const GAPS = new RegExp(`[${SPACE}]+`, "g");
const ONE_SPACE = new RegExp(`^[${SPACE}]$`);
const NEITHER = /[^\p{L}\p{N}]+/gu;

/** `text` without spaces at its ends. */
export const stripped = (text) => text.replace(EDGES, "");

/** Whether a character is a space. */
export const isSpace = (char) => ONE_SPACE.test(char);

/** Text for comparing codes and operations as written: form NFKC, lower case, single spaces. */
export const plain = (text) => stripped(text.normalize("NFKC").toLowerCase().replace(GAPS, " "));

/** Compares by code points, as every order of the search does. */
export function compared(one, other) {
  const length = Math.min(one.length, other.length);
  for (let i = 0; i < length; i += 1) {
    const left = one.charCodeAt(i);
    const right = other.charCodeAt(i);
    if (left !== right) {
      const high = (unit) => unit >= 0xd800 && unit <= 0xdfff;
      return high(left) === high(right) ? left - right : high(left) ? 1 : -1;
    }
  }
  return one.length - other.length;
}

const escaped = (chars) => chars.replace(/[\\\]^-]/g, "\\$&");
const ranged = (ranges) => ranges.map(([low, high]) => `\\u{${low}}-\\u{${high}}`).join("");

/** The folding of a specification. */
export class Folding {
  constructor(tables) {
    const [low, high, lower] = tables.katakana;
    const own = ranged(tables.japanese);
    this._dropped = new RegExp(`[${escaped(tables.dropped)}]`, "gu");
    this._marks = new RegExp(`[${ranged(tables.marks)}]`, "gu");
    this._katakana = new RegExp(`[\\u{${low}}-\\u{${high}}]`, "gu");
    this._lower = lower;
    this._japanese = new RegExp(`[${own}]`, "u");
    this._border = new RegExp(`([${own}])(?=[^${own} ])|([^${own} ])(?=[${own}])`, "gu");
  }

  /** `text` without case, accents, apostrophes, dashes and the difference between the kana. */
  fold(text) {
    const plain = text.replace(this._dropped, "").normalize("NFKC").toLowerCase().normalize("NFKD");
    const whole = plain
      .replace(this._marks, "")
      .replace(this._katakana, (kana) => String.fromCodePoint(kana.codePointAt(0) - this._lower))
      .normalize("NFC");
    return whole.replace(NEITHER, " ").replace(this._border, "$1$2 ").replace(/ +/g, " ").trim();
  }

  /** `text` folded, without any gap: for names of fields and words of a vocabulary. */
  squeezed(text) {
    return this.fold(text).replaceAll(" ", "");
  }

  /** `text` folded, and then its words with signs inside in other spellings: in one piece, and with gaps. */
  spelled(text) {
    const found = new Set([this.fold(text)]);
    for (const word of stripped(text).split(GAPS)) {
      const apart = this.fold(word);
      if (this.isJapanese(apart) || apart === word) continue;
      found.add(this.fold(word.replace(this._dropped, " ")));
      found.add(apart.replaceAll(" ", ""));
    }
    return [...found].filter(Boolean);
  }

  /** Whether a text begins with a Japanese character. */
  isJapanese(text) {
    const first = text.codePointAt(0);
    return first !== undefined && this._japanese.test(String.fromCodePoint(first));
  }

  /** Whether any character is Japanese. */
  hasJapanese(text) {
    return this._japanese.test(text);
  }
}
