// Saves taps; every page works without it. Comes in: links with data-panel, the bar, the page's parts.
// Goes out: cited words in a sheet, the current part and page in the bar, pages kept for when there is no network.
"use strict";

// --- Cited words: a tap on a reference shows its target's words; a second tap, or the button, goes there.
const store = document.querySelector(".panels");
let sheet = null, opener = null;

// Changes the layout without moving the words under the reader's finger.
function steady(anchor, change) {
  const before = anchor.getBoundingClientRect().top;
  change();
  scrollBy({ top: anchor.getBoundingClientRect().top - before, behavior: "instant" });
}

function closeSheet(back) {
  if (!sheet) return;
  steady(opener, () => { sheet.remove(); document.body.classList.remove("has-sheet"); });
  sheet = null;
  opener?.removeAttribute("aria-expanded");
  if (back) opener?.focus({ preventScroll: true });
  opener = null;
}

function openSheet(link) {
  const panels = link.dataset.panel.split(" ").map((id) => document.getElementById("panel:" + id)).filter(Boolean);
  if (!panels.length) return false;
  closeSheet(false);
  opener = link;
  link.setAttribute("aria-expanded", "true");
  sheet = document.createElement("div");
  sheet.className = "sheet";
  sheet.tabIndex = -1;
  sheet.setAttribute("role", "dialog");
  sheet.setAttribute("aria-label", store.dataset.title);
  const head = document.createElement("div");
  head.className = "sheet-head";
  const title = document.createElement("p");
  title.textContent = store.dataset.title;
  const close = document.createElement("button");
  close.type = "button";
  close.className = "sheet-close";
  close.textContent = store.dataset.close;
  close.addEventListener("click", () => closeSheet(true));
  head.append(title, close);
  sheet.append(head);
  for (const panel of panels) {
    const copy = panel.cloneNode(true);
    copy.removeAttribute("id");
    copy.hidden = false;
    sheet.append(copy);
  }
  steady(link, () => { document.body.append(sheet); document.body.classList.add("has-sheet"); });
  sheet.focus({ preventScroll: true });
  // In portrait the sheet comes from below: keep the words that were tapped in sight above it.
  const place = link.getBoundingClientRect(), top = sheet.getBoundingClientRect().top;
  if (top > innerHeight * .25 && place.bottom > top) scrollBy({ top: place.bottom - top + 40 });
  return true;
}

document.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button) return;
  const link = event.target.closest("a[data-panel]");
  if (link && store && link !== opener && openSheet(link)) event.preventDefault();
  else if (sheet && !event.target.closest(".sheet")) closeSheet(false);
  else if (sheet && event.target.closest(".sheet a[href]")) closeSheet(false);
});
document.addEventListener("keydown", (event) => { if (event.key === "Escape") closeSheet(true); });

// --- The bar says where you are: the part at the top of the window and its printed page.
const barNumber = document.getElementById("bar-number"), barPage = document.getElementById("bar-page");
const bar = document.querySelector(".bar");
if (bar) document.documentElement.style.setProperty("--bar", bar.offsetHeight + "px");
if (barNumber && barPage) {
  const parts = [...document.querySelectorAll(".part[data-number]")];
  const sign = barNumber.dataset.number.match(/^(§ |Lag )/)?.[0] ?? "";
  let waiting = false;
  const look = () => {
    waiting = false;
    const line = bar.getBoundingClientRect().bottom + 30;
    let here = null;
    for (const part of parts) { if (part.getBoundingClientRect().top <= line) here = part; else break; }
    barNumber.textContent = here?.dataset.number && scrollY > 60 ? sign + here.dataset.number : barNumber.dataset.number;
    barPage.textContent = (scrollY > 60 && here?.dataset.page) || barPage.dataset.page || barPage.textContent;
  };
  addEventListener("scroll", () => { if (!waiting) { waiting = true; requestAnimationFrame(look); } }, { passive: true });
  look();
}

// --- Light or dark, kept on this device.
const theme = document.getElementById("theme");
if (theme) {
  theme.hidden = false;
  theme.addEventListener("click", () => {
    const root = document.documentElement;
    const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = dark ? "light" : "dark";
    try { localStorage.setItem("theme", root.dataset.theme); } catch { /* storage refused */ }
  });
}

// --- The last laws opened, kept on this device only.
try {
  const recent = JSON.parse(localStorage.getItem("recent") || "[]");
  if (document.body.classList.contains("law")) {
    const here = { path: location.pathname, title: document.title };
    localStorage.setItem("recent", JSON.stringify([here, ...recent.filter((one) => one.path !== here.path)].slice(0, 6)));
  }
  const list = document.getElementById("recent-list");
  if (list && recent.length) {
    for (const one of recent.slice(0, 3)) {
      const link = document.createElement("a");
      link.href = one.path;
      link.textContent = one.title;
      const item = document.createElement("li");
      item.append(link);
      list.append(item);
    }
    document.getElementById("recent").hidden = false;
  }
} catch { /* storage refused */ }

// --- Without a network: say so, and list what is kept.
const notice = document.getElementById("no-network");
let reached = true;
const tell = () => { if (notice) notice.hidden = navigator.onLine && reached; };
addEventListener("online", () => { reached = true; tell(); });
addEventListener("offline", tell);
tell();
if ("serviceWorker" in navigator) {
  navigator.serviceWorker.addEventListener("message", ({ data }) => { reached = data?.reached ?? reached; tell(); });
  navigator.serviceWorker.startMessages();
  navigator.serviceWorker.controller?.postMessage("reached?");
  navigator.serviceWorker.register("/sw.js").catch(() => { /* not over plain http */ });
}
const kept = document.getElementById("kept-pages");
if (kept && "caches" in window) {
  (async () => {
    const seen = new Set();
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys()) {
        const path = new URL(request.url).pathname;
        if (path.startsWith("/assets/") || path === "/offline" || path.includes(".") || seen.has(path)) continue;
        seen.add(path);
        const text = await (await caches.match(request)).text();
        const link = document.createElement("a");
        link.href = path;
        link.textContent = new DOMParser().parseFromString(text, "text/html").title || path;
        const item = document.createElement("li");
        item.append(link);
        kept.append(item);
      }
    }
    document.getElementById("none-kept").hidden = seen.size > 0;
  })();
}
