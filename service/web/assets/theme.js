// Runs before the first paint: the theme chosen on this device, if one was.
try { const chosen = localStorage.getItem("theme"); if (chosen) document.documentElement.dataset.theme = chosen; } catch { /* storage refused */ }
