// Keeps the site readable without a network: what every page needs at once, a language when a page of it asks for it.
// `BUNDLES` stands before this text: for each bundle, which is packed text, its file and the sum that names its cache.

const SHARED = "shared";
const PREFIX = `cc ${self.registration.scope} `;
const PATIENCE = 2500;
const TYPES = {
  html: "text/html; charset=utf-8", js: "text/javascript; charset=utf-8", css: "text/css; charset=utf-8",
  json: "application/json; charset=utf-8", svg: "image/svg+xml",
};
const unpacking = new Map();

const cacheName = (name) => `${PREFIX}${name} ${BUNDLES[name].sum}`;
const whole = (path) => new URL(path, self.registration.scope).href;
const typeOf = (path) => TYPES[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream";

self.addEventListener("install", (event) => {
  event.waitUntil(kept(SHARED).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(renewed().then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  const name = event.data.keep;
  if (!Object.hasOwn(BUNDLES, name)) return;
  const done = kept(name).then(
    () => event.source.postMessage({ kept: name }),
    (error) => event.source.postMessage({ lost: name, why: String(error) }),
  );
  event.waitUntil(done);
});

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || !address.href.startsWith(self.registration.scope)) return;
  event.respondWith(answered(event.request, address));
});

/** The languages kept before are kept again in their new state; what is old goes. */
async function renewed() {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const names = Object.keys(BUNDLES).filter((name) => old.some((one) => one.startsWith(`${PREFIX}${name} `)));
  await Promise.allSettled(names.map(kept));
  const wanted = new Set(Object.keys(BUNDLES).map(cacheName));
  await Promise.all(old.filter((name) => !wanted.has(name)).map((name) => caches.delete(name)));
}

/** A bundle in its cache; unpacked once, however often it is asked for. */
function kept(name) {
  if (!unpacking.has(name)) unpacking.set(name, unpacked(name).catch((error) => (unpacking.delete(name), Promise.reject(error))));
  return unpacking.get(name);
}

async function unpacked(name) {
  const cache = await caches.open(cacheName(name));
  const sign = whole(`offline/${name}`);
  if (await cache.match(sign)) return;
  const packed = await fetch(whole(BUNDLES[name].file));
  if (!packed.ok) throw new Error(`${BUNDLES[name].file}: ${packed.status}`);
  const files = await new Response(packed.body.pipeThrough(new DecompressionStream("gzip"))).json();
  for (const [path, text] of Object.entries(files)) {
    await cache.put(whole(path), new Response(text, { headers: { "Content-Type": typeOf(path) } }));
  }
  await cache.put(sign, new Response(BUNDLES[name].sum));
}

/** From the network where it answers in time, else what is kept. */
async function answered(request, address) {
  const found = await held(address);
  try {
    const answer = await (found ? inTime(fetch(request)) : fetch(request));
    if (answer.status === 404 && request.mode === "navigate") return await missing();
    return answer.status >= 500 && found ? found : answer;
  } catch (error) {
    if (found) return found;
    if (request.mode === "navigate") return missing();
    throw error;
  }
}

function held(address) {
  const path = address.pathname.endsWith("/") ? `${address.pathname}index.html` : address.pathname;
  return caches.match(new URL(path, address).href);
}

function inTime(answer) {
  return Promise.race([answer, new Promise((_, refuse) => setTimeout(() => refuse(new Error("late")), PATIENCE))]);
}

/** The page that says that there is none, which learns here where the site begins. */
async function missing() {
  const page = await caches.match(whole("404.html"));
  const text = page ? await page.text() : "";
  const root = new URL(self.registration.scope).pathname;
  return new Response(text.replace('data-root=""', `data-root="${root}"`), {
    status: 404, headers: { "Content-Type": TYPES.html },
  });
}
