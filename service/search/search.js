// Hits as you type. Without this file the button does the same. Comes in: the field. Goes out: the server's own hits.
"use strict";
const form = document.querySelector(".search-form"), hits = document.getElementById("hits");
let waiting = 0, running = null;

async function ask() {
  const pairs = new URLSearchParams(new FormData(form));
  const page = "/search?" + pairs;
  pairs.set("part", "hits");
  running?.abort();
  running = new AbortController();
  try {
    const answer = await fetch("/search?" + pairs, { signal: running.signal });
    if (!answer.ok) return;
    hits.innerHTML = await answer.text();
    history.replaceState(null, "", page);
  } catch (error) {
    if (error.name !== "AbortError") form.classList.add("no-answer"); // no network: the button still works
  }
}

if (form && hits) {
  form.addEventListener("input", () => { clearTimeout(waiting); waiting = setTimeout(ask, 140); });
  form.addEventListener("submit", (event) => { event.preventDefault(); clearTimeout(waiting); ask(); });
}
