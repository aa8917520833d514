// Comparison: the big button and the keys n and p go from change to change; the page works without it.
// Comes in: pairs marked .changed, the button, the line in the bar. Goes out: the pair in view, its place among all.
"use strict";

const changed = [...document.querySelectorAll(".pair.changed")];
const button = document.getElementById("next-change");
const place = document.getElementById("compare-place");
let current = changed.findIndex((one) => "#" + one.id === decodeURIComponent(location.hash));

// Where the reader is: the last change above the middle of the window, unless a key has just led elsewhere.
function above() {
  const line = innerHeight * .3;
  let found = -1;
  for (let i = 0; i < changed.length && changed[i].getBoundingClientRect().top < line; i++) found = i;
  return found;
}

function go(to) {
  if (to < 0 || to >= changed.length) return;
  document.querySelector(".pair.here")?.classList.remove("here");
  current = to;
  const one = changed[to];
  one.classList.add("here");
  one.scrollIntoView({ block: "start", behavior: "instant" });
  one.focus({ preventScroll: true });
  history.replaceState(null, "", "#" + one.id);
  show();
}

function show() {
  place.textContent = place.dataset.of.replace("{i}", current + 1).replace("{n}", changed.length);
}

function step(by) {
  const seen = changed[current]?.getBoundingClientRect();
  const at = seen && seen.bottom > 0 && seen.top < innerHeight ? current : above();
  go(at + by < 0 ? 0 : (at + by) % changed.length);
}

button?.addEventListener("click", (event) => { event.preventDefault(); step(1); });
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea")) return;
  if (event.key === "n" || event.key === "j") step(1);
  else if (event.key === "p" || event.key === "k") step(-1);
});
// A folded pair that an address names is opened.
function unfold() {
  const one = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (one?.matches("details")) { one.open = true; one.scrollIntoView(); }
}
addEventListener("hashchange", unfold);
unfold();
if (current >= 0) show();
