// A part of the table, drawn: places in rows and columns, each with its name and how many cards lie there.

import { h } from "../dom.js";

/** A part with its numbers; `cards` are names by the position they start in. */
export function drawn(part, values, cards, label) {
  const areas = part.rows.map((row) => `"${row.join(" ")}"`).join(" ");
  const columns = part.rows[0].length;
  const places = Object.entries(part.places).map(([name, place]) => {
    const count = place.count ? values[place.count] : undefined;
    const named = cards[place.cards] ?? [];
    return h("li", { class: `cc-place cc-${place.style}`, style: `grid-area: ${name}`, "data-place": name },
      h("span", {}, place.label), count !== undefined && h("b", {}, String(count)),
      place.unit && h("small", {}, place.unit),
      named.map((one) => h("small", {}, h("bdi", {}, one))));
  });
  return h("figure", { class: "cc-table-part" }, h("figcaption", {}, h("bdi", {}, label)),
    h("ul", { style: `grid-template-areas: ${areas}; grid-template-columns: repeat(${columns}, minmax(0, 1fr))` }, places));
}
