"""`404.html`: the page for addresses where nothing lies, in the visitor's language, with a search.

Servers show it at any address, so that it can refer to nothing beside it: its style stands in it, and its script finds
out where the site begins, by the folder of a language in the address, by the service worker, or by `site.toml`.
"""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import urlsplit

from cc_tools.model.text import Language
from cc_tools.pages import markup
from cc_tools.pages.edition import TAGS
from cc_tools.pages.settings import Settings
from cc_tools.pages.wording import Wording

NAME = "404.html"
_STYLE = (
    ":root{color-scheme:light dark}body{font:1.1rem/1.6 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;"
    "grid-template-columns:minmax(0,1fr);"
    "place-items:center;background:light-dark(#fbf9f4,#10151f);color:light-dark(#1f2430,#e4e6ec)}"
    "main{width:100%;max-width:32rem;padding:2rem;box-sizing:border-box}"
    "h1{font:600 1.7rem/1.25 Georgia,serif;margin:0 0 .5rem}"
    "form{display:flex;gap:.5rem;margin:1rem 0}input{flex:1;min-width:0}"
    "input,button{font:inherit;padding:.55rem .8rem;border-radius:.5rem;border:1px solid #8b92a0;color:inherit;"
    "background:transparent}button{background:light-dark(#1b2740,#dfe5f2);color:light-dark(#fff,#131926);"
    "border-color:transparent}a{color:light-dark(#204a8c,#a3c2f5)}"
    "section+section{border-top:1px solid #8b92a055;margin-top:1.5rem;padding-top:1.5rem}"
)
_SCRIPT = """(function () {
  var html = document.documentElement, known = LANGUAGES, path = location.pathname;
  var hit = path.match(new RegExp("^(.*?/)(" + known.join("|") + "|docs)/"));
  var root = html.dataset.root || (hit ? hit[1] : ROOT);
  var wished = [hit && hit[2]].concat((navigator.languages || []).map(function (tag) { return tag.slice(0, 2); }));
  var language = wished.filter(function (one) { return known.indexOf(one) >= 0; })[0] || known[0];
  document.querySelectorAll("main section").forEach(function (section) {
    if (section.dataset.language !== language) { section.remove(); return; }
    html.lang = section.lang;
    document.title = section.querySelector("h1").textContent;
    section.querySelector("form").action = root + language + "/search.html";
    section.querySelector("a").href = root + language + "/index.html";
    var last = decodeURIComponent(path.split("/").pop() || "").replace(/\\.html?$/, "").replace(/[-_]+/g, " ");
    section.querySelector("input").value = last === "index" ? "" : last;
  });
})();"""


def missing_page(wording: Wording, languages: Sequence[Language], settings: Settings) -> str:
    """The whole file; without scripts it shows all languages, one below the other."""
    root = urlsplit(settings.address).path or "/"
    sections = "\n".join(_section(wording, language) for language in languages)
    known = "[" + ",".join(f'"{one}"' for one in languages) + "]"
    script = _SCRIPT.replace("LANGUAGES", known).replace("ROOT", f'"{markup.text(root)}"')
    first = wording.part("missing", languages[0])["title"]
    return (
        f'<!doctype html>\n<html lang="{TAGS[languages[0]]}" dir="ltr" data-root="">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width,initial-scale=1">\n<meta name="robots" content="noindex">\n'
        f"<title>{markup.text(first)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<main>\n{sections}\n</main>\n"
        f"<script>{script}</script>\n</body>\n</html>\n"
    )


def _section(wording: Wording, language: Language) -> str:
    says = {key: markup.text(word) for key, word in wording.part("missing", language).items()}
    return (
        f'<section lang="{TAGS[language]}" data-language="{language}">\n<h1>{says["title"]}</h1>\n'
        f'<p id="why-{language}">{says["description"]}</p>\n<form role="search">'
        f'<input type="search" name="q" aria-label="{says["search"]}" aria-describedby="why-{language}">'
        f'<button>{says["search"]}</button></form>\n<p><a>{says["home"]}</a></p>\n</section>'
    )
