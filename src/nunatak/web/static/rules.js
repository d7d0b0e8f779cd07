// The rules beside the board.

import { h, readDoc, t } from "./dom.js";

/**
 * The rules, each section folded but the one that speaks of the present decision.
 * @param {string} url @param {string} rule
 */
export const rulesPanel = async (url, rule) => {
  const doc = url ? await readDoc(url, "text/html") : null;
  if (!doc) return [h("p.soft", {}, t("no-rules"))];
  const sections = [...doc.querySelectorAll("section")];
  const about = sections.find(
    (part) => part.id === rule || (rule && part.querySelector(`[id="${CSS.escape(rule)}"]`)),
  );
  const parts = sections.map((part) => {
    const head = part.querySelector("h2, h3");
    const open = part === (about ?? sections[0]);
    for (const image of part.querySelectorAll("img")) image.setAttribute("loading", "lazy");
    const kids = [...part.childNodes].filter((k) => k !== head).map((k) => document.importNode(k, true));
    return h(
      "details.rule",
      { open, id: "rule-" + part.id },
      h("summary", {}, head?.textContent ?? ""),
      ...kids,
    );
  });
  setTimeout(() => document.querySelector("details.rule[open]")?.scrollIntoView({ block: "nearest" }));
  return parts;
};
