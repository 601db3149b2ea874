// Elements, words and what the page hands to its script.

/** An element with attributes and children; `on…` are listeners, `false`, null and undefined are left out. */
export function h(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (value === true) made.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(name, value);
  }
  made.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

/** What the page hands over: the language, the words, and more. */
export const given = JSON.parse(document.getElementById("given").textContent);

/** A word of the page, with `{name}` filled in. */
export const say = (key, values = {}) =>
  given.words[key].replace(/\{([a-z-]+)\}/g, (whole, name) => (name in values ? values[name] : whole));

/** A name that keeps its own direction; marked as English where the page is not and the name is. */
export const bdi = (name, language = "", css = "") => h("bdi", { lang: language || null, class: css || null }, name);

/** The file of a page, by an id; the name `index` is taken by the list. */
export const file = (id) => `${id === "index" ? "index-" : id}.html`;

/** JSON at an address. Throws where it is not there. */
export async function load(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}
