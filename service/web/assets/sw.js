// Keeps the shell and every page visited. The network comes first, since a director must not read an old text
// while the current one can be had; a network that is dead or slower than three seconds is answered from here.
"use strict";
const STAMP = "__STAMP__";
const SHELL = __SHELL__;
const PAGES = "pages-" + STAMP;
const FILES = "files";
const PATIENCE = 3000;

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    await (await caches.open(PAGES)).addAll(SHELL.filter((path) => !path.startsWith("/assets/")));
    await (await caches.open(FILES)).addAll(SHELL.filter((path) => path.startsWith("/assets/")));
    await self.skipWaiting();
  })());
});

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    // Pages of an older snapshot stay until they are fetched again: an old page is better than none, and the
    // newer cache is asked first.
    const names = (await caches.keys()).filter((name) => name.startsWith("pages-") && name !== PAGES);
    for (const name of names.slice(0, -1)) await caches.delete(name);
    await self.clients.claim();
  })());
});

function key(request) {
  const address = new URL(request.url);
  address.searchParams.delete("lang");
  address.hash = "";
  return address.href;
}

async function stored(request) {
  const wanted = key(request);
  return await (await caches.open(PAGES)).match(wanted, { ignoreVary: true }) ?? await caches.match(wanted, { ignoreVary: true });
}

// Pages shown without the service having been reached. They ask, since a browser may think it has a network
// (the house's, with nothing behind it) and cannot tell what a page came from.
const unreached = new Set();

self.addEventListener("message", (event) => {
  if (event.data === "reached?" && event.source) event.source.postMessage({ reached: !unreached.delete(event.source.id) });
});

async function page(event) {
  const request = event.request;
  const fetched = (async () => {
    const answer = await fetch(request);
    // A redirected answer may not be given to a navigation, so only pages reached at their own address are kept.
    if (answer.ok && !answer.redirected && answer.headers.get("cache-control") !== "no-store") {
      const copy = answer.clone();
      event.waitUntil(caches.open(PAGES).then((cache) => cache.put(key(request), copy)));
    }
    return answer;
  })();
  fetched.catch(() => undefined);
  const old = await stored(request);
  const late = new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE));
  try {
    return (await Promise.race(old ? [fetched, late] : [fetched])) ?? old;
  } catch {
    unreached.add(event.resultingClientId);
    return old ?? await (await caches.open(PAGES)).match("/offline", { ignoreVary: true });
  }
}

async function file(request) {
  const cache = await caches.open(FILES);
  const old = await cache.match(request);
  if (old) return old;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || address.origin !== self.location.origin) return;
  if (address.pathname.startsWith("/assets/")) event.respondWith(file(event.request));
  else if (event.request.mode === "navigate" && !address.pathname.startsWith("/api/")) event.respondWith(page(event));
});
