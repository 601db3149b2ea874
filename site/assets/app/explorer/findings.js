// What is wrong with a query, said at its place.

import { h, say } from "../dom.js";

const NOTES = ["Q020"];

/** Elements that show the query with the places marked, and below what is to be said about each. */
export function findings(query, found, choose) {
  if (!found.length) return [];
  const chars = [...query];
  const refused = found.some((finding) => !NOTES.includes(finding.code));
  const lines = found.map((finding) => h("li", {}, message(finding), ...suggestion(chars, finding, choose)));
  return [
    refused && h("p", {}, say("refused")),
    h("p", { class: "cc-places", dir: "auto" }, h("code", {}, ...marked(chars, found))),
    h("ul", {}, lines),
  ].filter(Boolean);
}

const message = ({ message, values }) => say(`finding-${message}`, values);

/** The query, each place with a finding in a `mark`; a place at the very end is marked too. */
function marked(chars, found) {
  const pieces = [];
  let at = 0;
  for (const { place: [start, end], code } of found) {
    if (start < at) continue;
    pieces.push(chars.slice(at, start).join(""));
    pieces.push(h("mark", { class: NOTES.includes(code) ? "cc-note" : null }, chars.slice(start, end).join("") || " "));
    at = Math.max(start, end);
  }
  pieces.push(chars.slice(at).join(""));
  return pieces;
}

function suggestion(chars, { place: [start, end], suggestion: meant }, choose) {
  if (!meant) return [];
  const better = [...chars.slice(0, start), meant, ...chars.slice(end)].join("");
  return [" ", h("button", { type: "button", class: "cc-meant", onclick: () => choose(better) }, say("meant", { text: meant }))];
}
