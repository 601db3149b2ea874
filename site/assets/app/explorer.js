// The explorer: every state is in the address; the query is the only filter.

import { follow, keep, state } from "./address.js";
import { given, h, load, say } from "./dom.js";
import { Facets } from "./explorer/facets.js";
import { findings } from "./explorer/findings.js";
import { help } from "./explorer/help.js";
import { Results } from "./explorer/results.js";
import { CardSearch } from "./search/search.js";
import { fieldName, toggled } from "./search/editing.js";

const { language, games } = given;
const FIRST = { q: "", game: games[0].id, view: "list", sort: "" };
const PAUSE = 400;
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

class Explorer {
  constructor(search, texts, root) {
    this._search = search;
    this._now = state(FIRST);
    this._missing = false;
    this._input = h("input", {
      type: "search", id: "query", name: "q", autocomplete: "off", autocapitalize: "off", spellcheck: "false",
      enterkeyhint: "search", placeholder: say("placeholder"), "aria-describedby": "said",
      oninput: () => this._typed(),
    });
    this._said = h("div", { id: "said", class: "cc-said", role: "status" });
    this._tabs = h("div", { class: "cc-tabs", role: "group", "aria-label": say("games") });
    this._count = h("p", { class: "cc-count", role: "status" });
    this._views = h("div", { class: "cc-views", role: "group", "aria-label": say("view") });
    this._sorts = h("select", { id: "sort", onchange: () => this._set({ sort: this._sorts.value }) });
    this._facets = new Facets(search, (field, word) => this._toggle(field, word));
    this._results = new Results(search);
    root.replaceChildren(
      h("form", { class: "cc-query", role: "search", onsubmit: (event) => this._submitted(event) },
        h("label", { for: "query" }, say("query")), this._input, this._said),
      this._tabs,
      h("div", { class: "cc-explored" }, this._facets.element,
        h("div", { class: "cc-answers" },
          h("div", { class: "cc-controls" }, this._count, this._views,
            h("label", { for: "sort", class: "cc-hidden" }, say("sort")), this._sorts),
          this._results.element)),
      help(texts, (query) => this._set({ q: query }, true)),
    );
    this._input.value = this._now.q;
    addEventListener("popstate", () => this._restored());
    document.addEventListener("keydown", (event) => this._pressed(event));
    this._show();
    follow();
  }

  get _game() {
    return games.find((game) => game.id === this._now.game) ?? games[0];
  }

  // --- what the reader does -------------------------------------------------------------------------------------

  _typed() {
    this._now.q = this._input.value;
    this._show();
    clearTimeout(this._later);
    this._later = setTimeout(() => keep(this._now, FIRST), PAUSE);
  }

  _submitted(event) {
    event.preventDefault();
    clearTimeout(this._later);
    keep(this._now, FIRST, true);
    this._results.focus();
  }

  _set(changed, focused = false) {
    Object.assign(this._now, changed);
    this._input.value = this._now.q;
    keep(this._now, FIRST, true);
    this._show();
    if (focused) this._input.focus();
  }

  _toggle(field, word) {
    const { tree } = this._search.read(this._now.q, language);
    this._set({ q: toggled(this._search, this._now.q, tree, field, word, language) });
  }

  _restored() {
    this._now = state(FIRST);
    this._input.value = this._now.q;
    follow();
    this._show();
  }

  _pressed(event) {
    const typing = event.target.closest?.("input, select, textarea");
    if (event.key === "/" && !typing) {
      event.preventDefault();
      this._input.focus();
      this._input.select();
    } else if (event.key === "Escape" && event.target !== this._input) {
      this._input.focus();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (typing && event.target !== this._input) return;
      if (this._results.move(event.key === "ArrowDown" ? 1 : -1, event.target, this._input)) event.preventDefault();
    }
  }

  // --- what is shown --------------------------------------------------------------------------------------------

  _show() {
    const asked = this._now.q.trim() ? this._now.q : "";
    const answer = this._search.ask(asked, language, this._search.sorting(this._now.sort));
    const said = asked ? answer.findings : [];
    this._said.replaceChildren(...findings(asked, said, (query) => this._set({ q: query }, true)));
    this._input.setAttribute("aria-invalid", String(!answer.ok));
    this._results.element.classList.toggle("cc-former", !answer.ok);
    if (answer.ok) this._answered(answer);
    if (this._search.folding.hasJapanese(asked)) this._fetchJapanese();
  }

  /** Text in Japanese is looked for in Japanese, whatever the language of the page. */
  async _fetchJapanese() {
    if (this._search.values.has("ja") || this._missing) return;
    this._missing = true;
    this._search.values.add("ja", await load(given.texts.ja));
    this._show();
  }

  _answered(answer) {
    const game = this._game;
    const { cards } = this._search;
    const own = answer.positions.filter((position) => cards[position].game === game.id);
    const all = cards.filter((card) => card.game === game.id).length;
    this._count.textContent = say("found", { found: own.length, all });
    this._showTabs(answer.positions);
    this._showControls();
    this._facets.show(game, own, answer.tree);
    this._results.show(own, game, this._now.view);
  }

  _showTabs(positions) {
    const { cards } = this._search;
    const tabs = games.map((game) => {
      const found = positions.reduce((sum, position) => sum + (cards[position].game === game.id ? 1 : 0), 0);
      return h("button", {
        type: "button", "aria-pressed": String(game.id === this._game.id), "data-game": game.id,
        onclick: () => this._set({ game: game.id, sort: "" }),
      }, h("bdi", {}, game.name), " ", h("small", {}, String(found)));
    });
    this._tabs.hidden = games.length < 2;
    this._tabs.replaceChildren(...tabs);
  }

  _showControls() {
    const views = ["list", "faces"].map((view) =>
      h("button", {
        type: "button", "aria-pressed": String(view === this._now.view), "data-view": view,
        onclick: () => this._set({ view }),
      }, say(view)));
    this._views.replaceChildren(...views);
    const options = this._game.sorts.flatMap((field) => {
      const text = capital(fieldName(this._search, field, language));
      return [[field, say("ascending", { text })], [`-${field}`, say("descending", { text })]];
    });
    const own = [["", say("by-name")], ...options];
    if (!own.some(([value]) => value === this._now.sort)) own.push([this._now.sort, this._now.sort]);
    this._sorts.replaceChildren(
      ...own.map(([value, text]) => h("option", { value, selected: value === this._now.sort }, text)));
  }
}

const root = document.getElementById("application");
try {
  const [data, texts] = await Promise.all([load(given.cards), load(given.texts[language])]);
  const search = new CardSearch(data);
  search.values.add(language, texts);
  globalThis.explorer = new Explorer(search, texts, root);
  root.dataset.ready = "";
} catch (error) {
  root.replaceChildren(h("p", { role: "alert" }, say("failed")));
  throw error;
}
