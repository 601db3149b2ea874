// Drawn faces, taken from the pages of the cards when the reader comes near them; with them the symbols they use.

const NEAR = "300px";

/** Puts faces into links. */
export class Faces {
  constructor() {
    this._addresses = new WeakMap();
    this._known = new Map();
    this._seen = new IntersectionObserver((seen) => this._come(seen), { rootMargin: NEAR });
    this._symbols = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    for (const [name, value] of [["class", "cc-sprite"], ["width", "0"], ["height", "0"], ["aria-hidden", "true"]]) {
      this._symbols.setAttribute(name, value);
    }
    document.body.append(this._symbols);
  }

  /** A link shows the face of the card at its address, once it is near; until then what stands in it. */
  show(link, address) {
    this._addresses.set(link, address);
    this._seen.observe(link);
  }

  _come(seen) {
    for (const { target, isIntersecting } of seen) {
      if (!isIntersecting) continue;
      this._seen.unobserve(target);
      this._face(this._addresses.get(target)).then((face) => face && target.replaceChildren(face.cloneNode(true)));
    }
  }

  _face(address) {
    if (!this._known.has(address)) this._known.set(address, this._taken(address).catch(() => null));
    return this._known.get(address);
  }

  async _taken(address) {
    const answer = await fetch(address);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    for (const symbol of page.querySelectorAll("symbol[id]")) {
      if (!document.getElementById(symbol.id)) this._symbols.append(document.importNode(symbol, true));
    }
    const face = page.querySelector("main svg.cc-face");
    return face && document.importNode(face, true);
  }
}
