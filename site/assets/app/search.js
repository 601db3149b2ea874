// The search in all texts.

import { follow, keep, state } from "./address.js";
import { given, h, load, say } from "./dom.js";
import { Folding } from "./search/characters.js";
import { Pages, snippet } from "./text/pages.js";

const FIRST = { q: "" };
const AT_ONCE = 12;
const PAUSE = 400;
const folding = new Folding(given.folding);

class Search {
  constructor(pages, root) {
    this._pages = pages;
    this._now = state(FIRST);
    this._input = h("input", {
      type: "search", id: "query", name: "q", autocomplete: "off", spellcheck: "false", enterkeyhint: "search",
      oninput: () => this._typed(),
    });
    this._count = h("p", { class: "cc-count", role: "status" });
    this._found = h("div", { class: "cc-hits" });
    this._explorer = h("a", { href: "explorer.html" }, say("explorer"));
    root.replaceChildren(
      h("form", { class: "cc-query", role: "search", onsubmit: (event) => this._submitted(event) },
        h("label", { for: "query" }, say("query")), this._input),
      h("p", { class: "cc-beside" }, this._explorer), this._count, this._found);
    this._input.value = this._now.q;
    addEventListener("popstate", () => {
      this._now = state(FIRST);
      this._input.value = this._now.q;
      this.show();
    });
    this._input.focus();
    this.show();
    follow();
  }

  _typed() {
    this._now.q = this._input.value;
    this.show();
    clearTimeout(this._later);
    this._later = setTimeout(() => keep(this._now, FIRST), PAUSE);
  }

  _submitted(event) {
    event.preventDefault();
    keep(this._now, FIRST, true);
    this._found.querySelector("a")?.focus();
  }

  /** Shows what there is of the query. */
  async show() {
    const query = this._now.q.trim();
    this._count.textContent = query ? say("looking") : "";
    await this._pages.ready;
    if (query !== this._now.q.trim()) return;
    const found = query ? this._pages.find(query) : [];
    this._explorer.search = query ? `?${new URLSearchParams({ q: query })}` : "";
    this._count.textContent = !query ? "" : found.length ? say("found", { found: found.length }) : say("nothing");
    const groups = [...given.games, { id: "", name: say("elsewhere") }]
      .map((game) => this._group(game, found.filter((hit) => hit.game === game.id), query))
      .filter(Boolean);
    this._found.replaceChildren(...groups);
  }

  /** The hits of one game under its name. */
  _group(game, hits, query) {
    if (!hits.length) return null;
    const list = h("ol", { class: "cc-hit-list" });
    const more = h("button", { type: "button", class: "cc-end", onclick: () => add() }, say("more"));
    let shown = 0;
    const add = () => {
      list.append(...hits.slice(shown, shown + AT_ONCE).map((hit) => line(hit, query)));
      shown += AT_ONCE;
      more.hidden = shown >= hits.length;
    };
    add();
    return h("section", { "data-game": game.id },
      h("h2", {}, h("bdi", {}, game.name), " ", h("small", {}, String(hits.length))), list, more);
  }
}

function line(hit, query) {
  const address = hit.path + (hit.anchor && hit.anchor !== "record" ? `#${encodeURIComponent(hit.anchor)}` : "");
  const pieces = snippet(hit.text, query, folding).map(({ text, hit: on }) => (on ? h("mark", {}, text) : text));
  const under = hit.heading && hit.heading !== hit.title ? h("span", { class: "cc-under" }, hit.heading) : null;
  return h("li", {}, h("a", { href: address }, h("bdi", {}, hit.title)), " ", under, h("p", {}, pieces));
}

const root = document.getElementById("application");
try {
  globalThis.search = new Search(new Pages(await load(given.pages), folding), root);
  root.dataset.ready = "";
} catch (error) {
  root.replaceChildren(h("p", { role: "alert" }, say("failed")));
  throw error;
}
