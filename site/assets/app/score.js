// The score sheet: lines as the rules have them, a column for each player, everything in the address.

import { follow, keep, state } from "./address.js";
import { given, h, say } from "./dom.js";
import { scored } from "./table/scoring.js";
import { filled } from "./table/steps.js";

const { lines, facts, target } = given;
const PLAYERS = ["a", "b"];
const seats = facts.seats ?? [];
const names = [...new Set(lines.flatMap((line) => fields(line)))];
const FIRST = Object.fromEntries(PLAYERS.flatMap((player) => ["crew", "side", ...names].map((name) => [`${player}.${name}`, ""])));

/** What can be entered in a line. */
function fields(line) {
  if (line.kind !== "tracks") return [line.id];
  const tracks = [...new Set(seats.flatMap((seat) => seat.sides.flatMap((side) => side.tracks.map((track) => track.id))))];
  return [...tracks.flatMap((track) => [`${line.id}.${track}.at`, `${line.id}.${track}`]), `${line.id}.best`];
}

class Sheet {
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

  _seat(player) {
    return seats.find((seat) => seat.id === this._now[`${player}.crew`]);
  }

  _side(player) {
    const sides = this._seat(player)?.sides ?? [];
    return sides.find((side) => side.id === this._now[`${player}.side`]) ?? sides[0];
  }

  _name(player) {
    return this._seat(player)?.name ?? say("player", { text: PLAYERS.indexOf(player) + 1 });
  }

  _set(name, value, again = false) {
    this._now[name] = value;
    keep(this._now, FIRST);
    if (again) this.draw();
    else this._add();
  }

  /** Everything anew, as a crew changes what can be entered. */
  draw() {
    const focused = document.activeElement?.id;
    this._outputs = new Map();
    this._root.replaceChildren(
      h("div", { class: "cc-sheet" }, PLAYERS.map((player) => this._column(player))),
      (this._result = h("p", { class: "cc-result", role: "status" })),
      h("p", {}, h("button", { type: "button", onclick: () => this._clear() }, say("clear"))));
    this._add();
    if (focused) document.getElementById(focused)?.focus();
    this._root.dataset.ready = "";
  }

  _clear() {
    this._now = { ...FIRST };
    keep(this._now, FIRST, true);
    this.draw();
  }

  _column(player) {
    const label = `name-${player}`;
    return h("section", { "aria-labelledby": label, "data-player": player },
      h("h2", { id: label }, h("bdi", {}, this._name(player))),
      seats.length > 0 && this._choices(player),
      lines.map((line) => this._line(player, line)),
      h("p", { class: "cc-total" }, h("span", {}, say("total")), " ", this._output(player, "total")));
  }

  _choices(player) {
    const seat = this._seat(player);
    return h("p", { class: "cc-choices" },
      select(`${player}.crew`, say("crew"), [["", say("unknown")], ...seats.map((one) => [one.id, one.name])],
        this._now[`${player}.crew`], (value) => this._set(`${player}.crew`, value, true)),
      seat && select(`${player}.side`, say("side"), seat.sides.map((side) => [side.id, side.name]),
        this._side(player).id, (value) => this._set(`${player}.side`, value, true)));
  }

  _line(player, line) {
    const hint = filled(line.hint, { ...facts.numbers, limit: facts.numbers[line.limit] });
    const own = `${player}.${line.id}`;
    return h("fieldset", { class: "cc-line", "data-line": line.id },
      h("legend", {}, h("span", {}, line.label), " ", this._output(player, line.id)),
      this._entries(player, line),
      h("p", { class: "cc-hint", id: `${own}-hint` }, hint),
      h("p", { class: "cc-wrong", id: `${own}-wrong`, role: "alert" }));
  }

  _entries(player, line) {
    const own = `${player}.${line.id}`;
    if (line.kind === "parts") return this._parts(player, line);
    if (line.kind === "tracks") return this._tracks(player, line);
    return this._input(own, line.label, line.kind === "count");
  }

  _input(name, label, digits, shown = false) {
    const input = h("input", {
      id: name, value: this._now[name], inputmode: digits ? "numeric" : "text", autocomplete: "off",
      "aria-label": shown ? null : label, oninput: (event) => this._set(name, event.target.value),
    });
    return shown ? h("label", {}, h("span", {}, label), input) : input;
  }

  _parts(player, line) {
    const own = `${player}.${line.id}`;
    const seat = this._seat(player);
    if (!seat) return h("p", {}, say("first"));
    const chosen = () => this._now[own].split(",").filter(Boolean);
    const changed = (id, on) => {
      const ids = seat.missions.map((one) => one.id).filter((one) => (one === id ? on : chosen().includes(one)));
      this._set(own, ids.join(","));
    };
    return h("ul", { class: "cc-parts" }, seat.missions.map((one) =>
      h("li", {}, h("label", {},
        h("input", {
          type: "checkbox", id: `${own}.${one.id}`, checked: chosen().includes(one.id),
          onchange: (event) => changed(one.id, event.target.checked),
        }), " ", h("bdi", {}, one.name), " ", h("small", {}, String(one.points))))));
  }

  _tracks(player, line) {
    const side = this._side(player);
    if (!side) return h("p", {}, say("first"));
    if (!side.tracks.length) return h("p", {}, say("trackless"));
    const own = `${player}.${line.id}`;
    const rows = side.tracks.map((track) =>
      h("div", { class: "cc-track", role: "group", "aria-label": track.name },
        h("strong", {}, track.name), this._input(`${own}.${track.id}.at`, say("space"), true, true),
        this._input(`${own}.${track.id}`, line.icons[track.id] ?? say("icons"), true, true),
        this._output(player, `${line.id}.${track.id}`)));
    const best = h("div", { class: "cc-track", role: "group", "aria-label": line.best },
      h("strong", {}, line.best), this._input(`${own}.best`, say("icons"), true, true),
      this._output(player, `${line.id}.best`));
    return [...rows, best];
  }

  _output(player, name) {
    const made = h("output", { "data-of": name });
    this._outputs.set(`${player}.${name}`, made);
    return made;
  }

  /** The sums anew. */
  _add() {
    const totals = PLAYERS.map((player) => this._addFor(player));
    const [one, other] = totals;
    const reached = target && facts.numbers[target];
    const winner = one === other ? null : PLAYERS[one > other ? 0 : 1];
    let text = "";
    if (reached) {
      text = PLAYERS.filter((_, i) => totals[i] >= reached)
        .map((player) => say("reached", { text: this._name(player), target: reached })).join(" · ");
    } else if (winner) text = say("wins", { text: this._name(winner) });
    else if (one !== 0) text = say("tie");
    this._result.textContent = text;
  }

  _addFor(player) {
    const entered = Object.fromEntries(names.map((name) => [name, this._now[`${player}.${name}`]]));
    const side = this._side(player);
    const found = scored(lines, entered, this._seat(player), side, facts.numbers);
    for (const line of lines) {
      const { worth, wrong, parts } = found.lines[line.id];
      this._write(player, line.id, String(worth));
      for (const [track, part] of Object.entries(parts ?? {})) {
        this._write(player, `${line.id}.${track}`, say("times", { ...part, sum: part.worth }));
      }
      const limit = wrong === "many" ? side?.missions : facts.numbers[line.limit];
      document.getElementById(`${player}.${line.id}-wrong`).textContent = wrong ? say(wrong, { limit }) : "";
    }
    this._write(player, "total", String(found.total));
    return found.total;
  }

  _write(player, name, text) {
    const output = this._outputs.get(`${player}.${name}`);
    if (output) output.textContent = text;
  }
}

function select(id, label, options, value, changed) {
  return h("label", {}, h("span", {}, label),
    h("select", { id, onchange: (event) => changed(event.target.value) },
      options.map(([own, text]) => h("option", { value: own, selected: own === value }, text))));
}

globalThis.sheet = new Sheet(document.getElementById("application"));
