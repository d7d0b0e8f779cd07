// Opening a game from a file: chosen, or dropped anywhere on the page.

import { h, t } from "./dom.js";

/** Sends a file as it is; a refusal is a sentence. @param {File} file @param {HTMLElement} fault */
const bring = async (file, fault) => {
  fault.textContent = "";
  try {
    const headers = { "content-type": "application/json" };
    const answer = await fetch("/api/games", { method: "POST", headers, body: await file.text() });
    const said = await answer.json().catch(() => ({}));
    if (answer.ok && said.url) location.assign(said.url);
    else fault.textContent = said.say ?? t("failed");
  } catch {
    fault.textContent = t("failed");
  }
};

/** A button, and the page as a place to drop a file. @param {HTMLElement} page */
export const fileOpener = (page) => {
  const fault = h("p.fault", { role: "alert" });
  const input = /** @type {HTMLInputElement} */ (
    h("input.said", { type: "file", accept: ".json,application/json", "aria-label": t("open-file"), tabindex: "-1" })
  );
  input.onchange = () => {
    const file = input.files?.[0];
    input.value = ""; // the same file again is a choice, too
    if (file) bring(file, fault);
  };
  const note = h("p.soft", {}, t("open-file-note"));
  const el = h(
    "section.openfile",
    {},
    h("div", {}, h("h2.serif", {}, t("open-file")), note),
    h("button.btn", { type: "button", onclick: () => input.click() }, t("open-file-choose")),
    input,
    fault,
  );
  const holdsFile = (/** @type {DragEvent} */ e) => e.dataTransfer?.types.includes("Files") ?? false;
  const over = (/** @type {boolean} */ on) => {
    el.classList.toggle("over", on);
    note.textContent = t(on ? "open-file-drop" : "open-file-note");
  };
  page.addEventListener("dragover", (e) => {
    if (!holdsFile(e)) return;
    e.preventDefault();
    over(true);
  });
  page.addEventListener("dragleave", (e) => {
    if (!page.contains(/** @type {Node | null} */ (e.relatedTarget))) over(false);
  });
  page.addEventListener("drop", (e) => {
    if (!holdsFile(e)) return;
    e.preventDefault();
    over(false);
    const file = e.dataTransfer?.files[0];
    if (file) bring(file, fault);
  });
  return el;
};
