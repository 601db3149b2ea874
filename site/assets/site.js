// What every page has: the choice of colours, and explanations of keywords beside the word. Everything works without it.

"use strict";

(function colours() {
  const button = document.querySelector(".cc-colours");
  if (!button) return;
  button.hidden = false;
  button.addEventListener("click", () => {
    const root = document.documentElement;
    const dark = root.dataset.colours
      ? root.dataset.colours === "dark"
      : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.colours = dark ? "light" : "dark";
    try {
      localStorage.setItem("colours", root.dataset.colours);
    } catch {
      // Nothing can be kept, as in a page opened from a folder: the choice holds for this page.
    }
  });
})();

(function languages() {
  const details = document.querySelector(".cc-language");
  if (!details) return;
  document.addEventListener("click", (event) => {
    if (!details.contains(event.target)) details.open = false;
  });
  details.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    details.open = false;
    details.querySelector("summary").focus();
  });
  details.querySelectorAll("a").forEach((link) => {
    // The place on the page and the state in its address are the same in every language.
    link.addEventListener("click", () => {
      link.search = location.search;
      link.hash = location.hash;
    });
  });
})();

(function notes() {
  const note = document.createElement("div");
  note.className = "cc-note";
  note.hidden = true;
  let of = null;
  let later = 0;

  function show(link) {
    const text = document.getElementById(link.getAttribute("aria-describedby"));
    if (!text) return;
    clearTimeout(later);
    of = link;
    note.replaceChildren(text.cloneNode(true));
    note.firstChild.removeAttribute("id");
    note.setAttribute("aria-hidden", "true");
    document.body.append(note);
    note.hidden = false;
    const word = link.getClientRects()[0];
    const room = document.documentElement.clientWidth - note.offsetWidth - 16;
    const above = word.bottom + note.offsetHeight + 8 > innerHeight && word.top > note.offsetHeight + 8;
    note.style.left = `${scrollX + Math.max(16, Math.min(word.left, room))}px`;
    note.style.top = `${scrollY + (above ? word.top - note.offsetHeight - 6 : word.bottom + 6)}px`;
  }

  function hide() {
    note.hidden = true;
    of = null;
  }

  const at = (event) => event.target.closest?.("a[aria-describedby^='m-']");
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    const link = at(event);
    if (link) show(link);
    else if (of && !note.contains(event.target)) later = setTimeout(hide, 150);
    else clearTimeout(later);
  });
  document.addEventListener("focusin", (event) => {
    const link = at(event);
    if (link && link.matches(":focus-visible")) show(link);
    else if (of && of !== link) hide();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") hide();
  });
  // The first touch explains, the second follows the link.
  let touched = false;
  document.addEventListener("pointerdown", (event) => {
    touched = event.pointerType === "touch";
    if (touched && of && !note.contains(event.target) && at(event) !== of) hide();
  });
  document.addEventListener("click", (event) => {
    const link = at(event);
    if (!touched || !link || of === link) return;
    event.preventDefault();
    show(link);
  });
})();
