// What a search runs over: cards, the values of each field by card, and the words each field knows.

/** Values as plain data, the form in which the command-line tool publishes them.
 *
 * Beside `columns` the data may bring `folded`: the texts of a field made ready for comparing, by language where the
 * texts depend on it; and `ranks`, the order of the cards by name. What they bring is not made again.
 */
export class Values {
  constructor(data) {
    this.cards = data.cards;
    this._columns = data.columns;
    this._words = data.words;
    this._folded = data.folded ?? {};
    this._ranks = data.ranks ?? {};
  }

  /** The values of a field, card by card; `language` counts for local texts only. */
  column(field, language) {
    const found = this._columns[field];
    return found === undefined || Array.isArray(found) ? found : found[language];
  }

  /** The texts of a field as one string a card, where they were made beforehand. */
  folded(field, language) {
    const found = this._folded[field];
    return found === undefined || Array.isArray(found) ? found : found[language];
  }

  /** The same in whichever language is here. */
  foldedInAny(field) {
    const found = this._folded[field];
    return Array.isArray(found) ? found : Object.values(found)[0];
  }

  /** The place of each card in the order by name, where it was made beforehand. */
  ranks(language) {
    return this._ranks[language];
  }

  /** Adds what belongs to one more language. */
  add(language, { folded, ranks }) {
    for (const [field, texts] of Object.entries(folded)) {
      this._folded[field] ??= {};
      this._folded[field][language] = texts;
    }
    this._ranks[language] = ranks;
  }

  /** Whether the texts of a language are here. */
  has(language) {
    return this._ranks[language] !== undefined;
  }

  /** The words of a field of type `word`; fields with the same words name the first that has them. */
  vocabulary(field) {
    const found = this._words[field];
    return typeof found === "string" ? this._words[found] : found;
  }
}
