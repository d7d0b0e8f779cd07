// What the keyboard does at a table.

import { byId, h, t } from "./dom.js";

const ELSEWHERE = "input, textarea, select, dialog, .curtain";

/** @typedef {{question: import("./question.js").Question, undo: () => void, hint: () => void, why: () => void,
 *   leave: () => void}} Keyed */

/** @param {Keyed} table */
export const listen = (table) => {
  document.addEventListener("keydown", (e) => {
    const target = /** @type {HTMLElement} */ (e.target);
    if (e.ctrlKey || e.metaKey || e.altKey || target.closest(ELSEWHERE)) return;
    if (/^[1-9]$/.test(e.key)) number(table, Number(e.key));
    else if (e.key.startsWith("Arrow")) {
      const here = target === document.body || target.closest(".prompt, .stage");
      const by = e.key === "ArrowDown" || e.key === "ArrowRight" ? 1 : -1;
      if (here && table.question.step(by)) e.preventDefault();
    } else if (e.key === "u" && byId("undo")) table.undo();
    else if (e.key === "h" && byId("hint")) table.hint();
    else if (e.key === "Enter" && !target.closest("button, a, summary")) byId("confirm")?.click();
    else if (e.key === "?") table.why();
    else if (e.key === "Escape") table.leave();
  });
};

/** @param {Keyed} table @param {number} n */
const number = (table, n) => {
  const open = table.question.options().filter((b) => b.dataset.take);
  open[n - 1]?.focus();
  open[n - 1]?.click();
};

/** The list of keys. */
export const menuKeys = () =>
  h(
    "details.keys",
    {},
    h("summary", {}, t("keys")),
    h(
      "dl",
      {},
      ...[
        ["1 – 9", "keys-number"],
        ["↑ ↓", "keys-arrows"],
        ["Enter", "keys-enter"],
        ["u", "keys-undo"],
        ["h", "hint"],
        ["?", "keys-why"],
        ["i", "legend"],
        ["a", "aid"],
        ["r", "keys-rule"],
        ["Tab ← →", "keys-walk"],
      ].flatMap(([key, text]) => [h("dt", {}, h("kbd", {}, key)), h("dd", {}, t(text))]),
    ),
  );
