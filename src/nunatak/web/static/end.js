// The end of a game: who won, and what for.

import { byId, h, rich, seatIcon, t, takeStyle } from "./dom.js";

/** @typedef {import("../types.d.ts").Over} Over */

/** @param {Over} over @param {() => void} again */
export const overPanel = (over, again) => [
  h("h2.say.serif", {}, over.say),
  over.why ? h("p.soft", {}, ...rich(over.why, 14)) : null,
  h(
    "div.scroll",
    { tabindex: "0", role: "group", "aria-label": over.total || t("points") },
    h(
      "table.final",
      {},
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          h("td", {}),
          ...over.results.map((r) => h("th", { scope: "col" }, seatIcon(r.seat, 18), h("span", {}, r.name))),
        ),
      ),
      h(
        "tbody",
        {},
        ...over.columns.map((c, i) =>
          h(
            "tr",
            {},
            h("th", { scope: "row" }, ...rich(c, 14)),
            ...over.results.map((r) => h("td", {}, r.points[i] ?? "")),
          ),
        ),
      ),
      h(
        "tfoot",
        {},
        h(
          "tr",
          {},
          h("th", { scope: "row" }, over.total || t("points")),
          ...over.results.map((r) => h("td" + (r.place === 1 ? ".won" : ""), {}, r.total)),
        ),
      ),
    ),
  ),
  h("button.go", { type: "button", id: "again", onclick: again }, t("again")),
];

/**
 * The end of a game deserves more than a table of points.
 * @param {import("./table.js").Table} table @param {Over | null} over
 */
export const feast = async (table, over) => {
  if (!over) return table.podium?.skip();
  const [{ Podium, after }] = await Promise.all([import("./podium.js"), takeStyle("podium.css")]);
  const final = table.question.el.querySelector(".scroll");
  if (table.past !== undefined || table.scene?.over !== over || !final || final.closest(".finals")) return;
  table.podium ??= new Podium(table);
  const again = byId("again");
  again?.after(...after(table, over, final).filter((x) => x !== null));
  again?.toggleAttribute("hidden", !table.info.seated);
  if (table.feasted === over.say) return;
  table.feasted = over.say;
  await table.podium.show(over);
};
