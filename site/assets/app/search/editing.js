// Filters are terms of the query itself: set by adding one, taken away by cutting it out.

const BARE = /^[\p{L}\p{N}][\p{L}\p{N}-]*$/u;

/** The terms at the top of a query that ask for one word of a field: `[{field, word, place}]`. */
export function filters(search, tree) {
  const terms = !tree ? [] : tree.kind === "all" ? tree.parts : [tree];
  return terms.flatMap((term) => {
    if (term.kind !== "term" || !term.named || term.parts.length !== 1) return [];
    const field = search.binder.field(term.named.field);
    if (field === undefined || search.spec.fields[field].type !== "word" || !":=".includes(term.named.compare)) return [];
    const spelling = search.folding.squeezed(term.parts[0].text);
    const words = search.values.vocabulary(field).spellings[spelling] ?? [];
    return words.length === 1 ? [{ field, word: words[0], place: term.place }] : [];
  });
}

/** The query with a filter, or without it where it has it. */
export function toggled(search, query, tree, field, word, language) {
  const set = filters(search, tree).find((one) => one.field === field && one.word === word);
  if (set) return without(query, set.place);
  const whole = tree?.kind === "any" ? `(${query.trim()})` : query.trim();
  return `${whole} ${written(search, field, word, language)}`.trim();
}

/** The query without what stands in a place. */
export function without(query, [start, end]) {
  const chars = [...query];
  return `${chars.slice(0, start).join("").trim()} ${chars.slice(end).join("").trim()}`.trim();
}

/** A term as somebody of the language would write it. */
function written(search, field, word, language) {
  const label = search.values.vocabulary(field).labels[word]?.[language] ?? word;
  const meant = search.values.vocabulary(field).spellings[search.folding.squeezed(label)] ?? [];
  const value = meant.length === 1 && meant[0] === word ? label : word;
  return `${fieldName(search, field, language)}:${BARE.test(value) ? value : `"${value.replaceAll('"', " ")}"`}`;
}

/** What a field is called in a language. */
export const fieldName = (search, field, language) => search.spec.fields[field].aliases?.[language]?.[0] ?? field;
