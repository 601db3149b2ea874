// The state of a page, kept in its address: `?name=value`, without what is as it is at first.

/** The state in the address, over the values it has at first. */
export function state(first) {
  const held = new URLSearchParams(location.search);
  return Object.fromEntries(Object.entries(first).map(([name, value]) => [name, held.get(name) ?? value]));
}

/** Puts the state into the address; `step` makes it one that the reader can go back from. */
export function keep(now, first, step = false) {
  const held = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(now)) {
    if (value === first[name]) held.delete(name);
    else held.set(name, value);
  }
  const search = held.size ? `?${held}` : "";
  if (search === location.search) return;
  history[step ? "pushState" : "replaceState"](null, "", `${location.pathname}${search}${location.hash}`);
  follow();
}

/** Lets the language switch keep the state. */
export function follow() {
  for (const link of document.querySelectorAll(".cc-language a[hreflang]")) {
    link.search = location.search;
  }
}
