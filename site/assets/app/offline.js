// Asks the worker to keep the reader's language, where there can be one: not for a page opened from a folder.

(() => {
  const { root, language } = document.documentElement.dataset;
  if (!("serviceWorker" in navigator) || !location.protocol.startsWith("http") || !root) return;
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    if (data.kept === language) navigator.serviceWorker.controller?.postMessage({ keep: "docs" });
    if (data.kept === "docs") document.documentElement.dataset.offline = "ready";
  });
  addEventListener("load", async () => {
    try {
      const registered = await navigator.serviceWorker.register(new URL(`${root}sw.js`, location.href));
      await navigator.serviceWorker.ready;
      registered.active.postMessage({ keep: language });
    } catch {
      // Without a worker the site reads as before, with a network.
    }
  });
})();
