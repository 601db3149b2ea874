"""The explorer with ten times the cards, as a script for its page."""

TENFOLD = """() => {
  const values = explorer._search.values;
  const grown = (list) => Array.from({ length: 10 }, () => list).flat();
  const each = (held) => {
    for (const [name, list] of Object.entries(held)) {
      if (Array.isArray(list)) held[name] = grown(list);
      else each(list);
    }
  };
  values.cards = grown(values.cards);
  each(values._columns);
  each(values._folded);
  for (const [language, ranks] of Object.entries(values._ranks)) {
    values._ranks[language] = ranks.flatMap((rank) => Array.from({ length: 10 }, (_, i) => rank * 10 + i));
  }
  const Search = explorer._search.constructor;
  const made = new Search({ language: explorer._search.spec, pool: { cards: [], columns: {}, words: {} } });
  made.values = values;
  made.binder.values = values;
  Object.assign(made._index, { _values: values, _count: values.cards.length });
  made._ordering._values = values;
  for (const one of [explorer, explorer._facets, explorer._results]) one._search = made;
  return values.cards.length;
}"""
