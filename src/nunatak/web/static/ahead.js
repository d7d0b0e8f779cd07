// What one may leave word of about the decisions to come: beside what would be chosen, or under the question.

import { h, t } from "./dom.js";
import { toggle } from "./settings.js";

/** @param {import("./table.js").Table} table */
export const aheadNotes = (table) => {
  if (table.past !== undefined || table.scene?.over) return [];
  const found = table.instructions.filter((i) => i.ahead);
  if (!found.length) return [];
  const each = found.map((i) =>
    toggle(i.label, Boolean(i.on), (on) => table.wire?.ask("instruct", { v: table.v, key: i.key, on })),
  );
  const el = h("div.ahead", { role: "group", "aria-label": t("ahead") }, ...each);
  const beside = table.question.el.querySelector(`.choices [data-take="${found[0].option}"]`);
  if (!beside) return [el];
  beside.after(el);
  return [];
};
