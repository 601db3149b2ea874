// The turn reminder: one step at a time, the turn counted, all of it in the address.

import { follow, keep, state } from "./address.js";
import { given, h, say } from "./dom.js";
import { filled, rules } from "./table/steps.js";

const FIRST = { step: "1", turn: "1" };
const { steps, facts } = given;
const root = document.getElementById("application");
let now = state(FIRST);

const at = () => Math.min(Math.max(Number.parseInt(now.step, 10) || 1, 1), steps.length);
const turn = () => Math.max(Number.parseInt(now.turn, 10) || 1, 1);

function go(step, inTurn) {
  now = { step: String(step), turn: String(inTurn) };
  keep(now, FIRST);
  show();
}

function next() {
  if (at() < steps.length) go(at() + 1, turn());
  else go(1, turn() + 1);
}

function back() {
  if (at() > 1) go(at() - 1, turn());
  else if (turn() > 1) go(steps.length, turn() - 1);
}

function show() {
  const items = steps.map((step, i) =>
    h("li", { "aria-current": i + 1 === at() ? "step" : null, class: i + 1 < at() ? "cc-past" : null },
      h("button", { type: "button", class: "cc-step", onclick: () => go(i + 1, turn()) },
        h("strong", {}, step.title), h("span", {}, filled(step.text, facts.numbers))),
      rules(step)));
  const focused = document.activeElement?.dataset?.go;
  root.replaceChildren(
    h("p", { class: "cc-turn-count", role: "status" }, say("turn", { text: turn() })),
    h("ol", { class: "cc-turn-steps" }, items),
    h("p", { class: "cc-go" },
      h("button", { type: "button", "data-go": "back", onclick: back }, say("back")), " ",
      h("button", { type: "button", class: "cc-main", "data-go": "next", onclick: next }, say("next"))));
  root.querySelector(`[data-go="${focused}"]`)?.focus();
  root.dataset.ready = "";
}

addEventListener("popstate", () => {
  now = state(FIRST);
  show();
});
show();
follow();
