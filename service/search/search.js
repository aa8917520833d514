// Hits as you type. Without this file the button does the same. Comes in: the field, keys. Goes out: the server's own
// hits, never older ones than those shown; the address, the title and the links to other languages keep step.
"use strict";
const form = document.querySelector(".search-form"), field = form?.elements.q, hits = document.getElementById("hits");
const title = document.title.split(" · ").slice(-2).join(" · ");
const WAIT = 140; // milliseconds after the last letter
let waiting = 0, running = null, said = "";

function keepStep(pairs) {
  history.replaceState(null, "", "/search?" + pairs);
  const words = pairs.get("q");
  document.title = words ? words + " · " + title : title;
  for (const link of document.querySelectorAll(".languages a")) {
    const own = new URLSearchParams(pairs);
    own.set("lang", link.hreflang);
    link.href = "?" + own;
  }
}

// Asks for the hits of what stands in the field. sent: by the button or the Enter key.
async function ask(sent) {
  clearTimeout(waiting);
  const pairs = new URLSearchParams(new FormData(form));
  running?.abort();
  const mine = running = new AbortController();
  try {
    const answer = await fetch("/search?" + pairs + "&part=hits", { signal: mine.signal });
    if (!answer.ok && answer.status !== 503) return;
    const text = await answer.text();
    if (mine !== running) return;
    if (text !== said) hits.innerHTML = said = text; // to a listener an answer is said once
    keepStep(pairs);
    again();
  } catch (error) {
    if (mine === running && error.name !== "AbortError" && sent) form.submit(); // the page of the browser says why
  }
}

// While the engine is being opened the server says so; then the same is asked again.
function again() {
  const opening = document.querySelector(".opening");
  if (opening) waiting = setTimeout(() => form ? ask(false) : location.reload(), 1000 * opening.dataset.again);
}

if (form && hits) {
  form.addEventListener("input", () => { clearTimeout(waiting); waiting = setTimeout(() => ask(false), WAIT); });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    ask(true);
    if (matchMedia("(pointer: coarse)").matches) field.blur(); // the keyboard on the screen makes room for the hits
  });
  // Arrows go from the field through the hits and back.
  document.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const stops = [field, ...hits.querySelectorAll(".hit-head")];
    const at = stops.indexOf(document.activeElement);
    if (at < 0 || !stops[at + step]) return;
    event.preventDefault();
    stops[at + step].focus();
  });
}
again();
