// The end of a game: who won, and what for.

import { h, rich, seatIcon, t } from "./dom.js";

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
