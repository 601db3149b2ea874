// How to search: examples to try, fields by their names, keys.

import { h, say } from "../dom.js";

/** The help, folded up; `choose` puts an example into the search. */
export function help({ fields, examples }, choose) {
  const tried = examples.map(([query, says]) =>
    h("li", {}, h("button", { type: "button", class: "cc-try", onclick: () => choose(query) }, h("code", {}, query)), " ", says));
  const named = fields.map(([, names, says]) =>
    h("div", {}, h("dt", {}, names.flatMap((name, i) => [i > 0 && " ", h("code", {}, name)])), h("dd", {}, says)));
  return h("details", { class: "cc-help" }, h("summary", {}, say("help")),
    h("h2", {}, say("examples")), h("ul", {}, tried),
    h("h2", {}, say("fields")), h("dl", {}, named),
    h("p", {}, say("keys")));
}
