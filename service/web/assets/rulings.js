// Saves taps on the pages of rulings; every page works without it. Comes in: the list of irregularities, the answers.
// Goes out: the list narrows while you type; the digits 1-9 give an answer, Escape leaves the filter.
"use strict";
const filter = document.getElementById("filter");
if (filter) {
  const tiles = [...document.querySelectorAll("li[data-words]")];
  const look = () => {
    const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const tile of tiles) tile.hidden = !words.every((word) => tile.dataset.words.includes(word));
    for (const group of document.querySelectorAll(".phase")) group.hidden = !group.querySelector("li:not([hidden])");
    document.getElementById("none-fits").hidden = tiles.some((tile) => !tile.hidden);
  };
  filter.addEventListener("input", look);
  if (filter.value) look();
  filter.form.addEventListener("submit", (event) => {
    const fits = tiles.filter((tile) => !tile.hidden);
    if (fits.length !== 1) return;
    event.preventDefault();
    location.assign(fits[0].querySelector("a").href);
  });
}
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea")) return;
  if (!/^[1-9]$/.test(event.key)) return;
  document.querySelectorAll(".answers > li")[event.key - 1]?.querySelector("a")?.click();
});
