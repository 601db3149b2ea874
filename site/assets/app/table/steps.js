// Steps of a turn or a set-up, with the numbers of the table in their texts.

import { h } from "../dom.js";

/** A text with `{name}` filled from `values`; what is not known stays a dash. */
export const filled = (text, values) => text.replace(/\{([a-z0-9._-]+)\}/g, (_, name) => values[name] ?? "–");

/** The rules that a step follows. */
export const rules = (step) =>
  h("span", { class: "cc-rule-ids" }, step.rules.flatMap((rule, i) => [i > 0 && " ", h("code", { lang: "en", translate: "no" }, rule)]));
