// The light that a reader has chosen, on pages that need no other script. Read before anything is seen.
try {
  document.documentElement.dataset.theme = JSON.parse(localStorage.getItem("nunatak") ?? "{}").theme ?? "system";
} catch {
  /* as the device */
}
