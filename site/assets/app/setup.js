// The set-up helper: what is chosen decides the steps and the numbers of the drawn table.

import { follow, keep, state } from "./address.js";
import { given, h, say } from "./dom.js";
import { drawn } from "./table/drawing.js";
import { filled, rules } from "./table/steps.js";

const { steps, facts, drawn: plan } = given;
const PLAYERS = ["a", "b"];
const FIRST = { a: "", aside: "", b: "", bside: "", boxes: "", promos: "", first: "", done: "" };
const seats = facts.seats ?? [];
const chance = (list) => list[crypto.getRandomValues(new Uint32Array(1))[0] % list.length];

class SetUp {
  constructor(root) {
    this._root = root;
    this._now = state(FIRST);
    addEventListener("popstate", () => {
      this._now = state(FIRST);
      this.draw();
    });
    this.draw();
    follow();
  }

  // --- what is chosen -------------------------------------------------------------------------------------------

  _seat(player) {
    return seats.find((seat) => seat.id === this._now[player]) ?? seats[PLAYERS.indexOf(player)];
  }

  _side(player) {
    const { sides } = this._seat(player);
    return sides.find((side) => side.id === this._now[`${player}side`]) ?? sides[0];
  }

  /** The boxes: as chosen, else those of the crews. */
  get _boxes() {
    const chosen = this._now.boxes.split(",");
    const found = facts.boxes.filter((box) => chosen.includes(box.id));
    return found.length ? found : facts.boxes.filter((box) => PLAYERS.some((player) => this._seat(player).box === box.id));
  }

  get _promos() {
    const chosen = this._now.promos.split(",");
    return facts.promos.filter((promo) => chosen.includes(promo.id));
  }

  _name(player) {
    return seats.length ? this._seat(player).name : say("player", { text: PLAYERS.indexOf(player) + 1 });
  }

  _set(changed) {
    Object.assign(this._now, changed);
    keep(this._now, FIRST);
    this.draw();
  }

  // --- what is shown --------------------------------------------------------------------------------------------

  draw() {
    const focused = document.activeElement?.id;
    const values = this._values();
    this._root.replaceChildren(
      h("div", { class: "cc-chosen" }, seats.length ? this._choices() : this._begins()),
      h("h2", { id: "steps" }, say("steps")),
      h("ol", { class: "cc-setup-steps" }, this._steps(values)),
      ...(plan.center ? [h("h2", { id: "table" }, say("table")), this._table(values)] : []));
    if (focused) document.getElementById(focused)?.focus();
    this._root.dataset.ready = "";
  }

  _choices() {
    return [
      PLAYERS.map((player, i) => h("fieldset", {},
        h("legend", {}, say("player", { text: i + 1 })),
        select(player, say("crew"), seats, this._seat(player).id, (id) => this._set({ [player]: id, [`${player}side`]: "" })),
        select(`${player}side`, say("side"), this._seat(player).sides, this._side(player).id,
          (id) => this._set({ [`${player}side`]: id })))),
      h("p", {}, h("button", { type: "button", id: "random", onclick: () => this._random() }, say("random"))),
      h("fieldset", {}, h("legend", {}, say("boxes")), this._checks("boxes", facts.boxes, this._boxes)),
      facts.promos.length > 0 && h("fieldset", {}, h("legend", {}, say("promos")), this._checks("promos", facts.promos, this._promos)),
      this._begins(),
      h("div", { role: "status" }, this._warnings().map((text) => h("p", { class: "cc-warning" }, text))),
    ];
  }

  _begins() {
    return h("fieldset", {}, h("legend", {}, say("first")),
      PLAYERS.map((player) => h("label", { class: "cc-check" },
        h("input", { type: "radio", name: "first", id: `first-${player}`, checked: this._now.first === player, onchange: () => this._set({ first: player }) }),
        " ", h("bdi", {}, this._name(player)))),
      h("button", { type: "button", id: "lots", onclick: () => this._set({ first: chance(PLAYERS) }) }, say("draw-lots")));
  }

  _checks(name, all, chosen) {
    const changed = (id, on) => {
      const kept = all.filter((one) => (one.id === id ? on : chosen.includes(one))).map((one) => one.id);
      this._set({ [name]: kept.join(",") });
    };
    return all.map((one) => h("label", { class: "cc-check" },
      h("input", { type: "checkbox", id: `${name}-${one.id}`, checked: chosen.includes(one), onchange: (event) => changed(one.id, event.target.checked) }),
      " ", h("bdi", {}, one.name)));
  }

  _random() {
    const from = seats.filter((seat) => !this._now.boxes || this._boxes.some((box) => box.id === seat.box));
    const a = chance(from);
    const b = chance(from.filter((seat) => seat !== a));
    this._set({ a: a.id, aside: "", b: b.id, bside: "" });
  }

  _warnings() {
    const same = this._seat("a") === this._seat("b") ? [say("same")] : [];
    const foreign = PLAYERS.filter((player) => !this._boxes.some((box) => box.id === this._seat(player).box));
    return [...same, ...foreign.map((player) => say("foreign", { text: this._seat(player).name }))];
  }

  /** The numbers of this table by name. */
  _values() {
    const first = PLAYERS.includes(this._now.first) ? this._name(this._now.first) : `${this._name("a")} / ${this._name("b")}`;
    if (!seats.length) return { ...facts.numbers, first };
    const center = { ...facts.center[[...this._boxes, ...this._promos].map((box) => box.id).join("+")] };
    const incidents = PLAYERS.reduce((sum, player) => sum + this._seat(player).areas.incidents, 0);
    const values = { ...facts.numbers, ...center, first, boxes: this._boxes.map((box) => box.name).join(" + ") };
    return { ...values, "crew-incidents": incidents };
  }

  _ofPlayer(player) {
    const { areas } = this._seat(player);
    const side = this._side(player);
    return { ...facts.numbers, ...areas, available: areas.deck + areas.hand, side: side.name, missions: side.missions, actions: side.actions };
  }

  _needed(step, values) {
    const states = { mixed: () => this._boxes.length > 1, promos: () => this._promos.length > 0, "crew-incidents": () => values["crew-incidents"] > 0 };
    return !step.when || states[step.when]();
  }

  _steps(values) {
    const done = this._now.done.split(",").filter(Boolean);
    const changed = (id, on) => this._set({ done: [...done.filter((one) => one !== id), ...(on ? [id] : [])].join(",") });
    return steps.filter((step) => this._needed(step, values)).map((step) =>
      h("li", { class: done.includes(step.id) ? "cc-past" : null, "data-step": step.id },
        h("label", { class: "cc-check" },
          h("input", { type: "checkbox", id: `done-${step.id}`, checked: done.includes(step.id), onchange: (event) => changed(step.id, event.target.checked) }),
          " ", h("strong", {}, step.title)),
        step.each && seats.length
          ? PLAYERS.map((player) => h("p", {}, h("b", {}, h("bdi", {}, this._name(player)), ": "), filled(step.text, this._ofPlayer(player))))
          : h("p", {}, filled(step.text, values)),
        rules(step)));
  }

  _table(values) {
    const center = { ...values, "incident-deck": values["incident-deck"] + values["crew-incidents"] };
    const seat = (player) => drawn(plan.seat, this._ofPlayer(player), this._seat(player).cards, this._name(player));
    return h("div", { class: "cc-table-top", role: "group", tabindex: "0", "aria-labelledby": "table" }, seat("b"), drawn(plan.center, center, {}, say("center")), seat("a"));
  }
}

function select(id, label, options, value, changed) {
  return h("label", {}, h("span", {}, label),
    h("select", { id, onchange: (event) => changed(event.target.value) },
      options.map((one) => h("option", { value: one.id, selected: one.id === value }, one.name))));
}

globalThis.setUp = new SetUp(document.getElementById("application"));
