// What may come, in numbers: odds, histograms and sums beside the board.

import { h, rich } from "./dom.js";

/** @typedef {import("../types.d.ts").Panel} Panel */

/** @param {Panel} p */
export const oddsPanel = (p) => {
  const title = p.title
    ? h("div.lab", {}, p.title, p.t === "rows" && p.note ? h("span", {}, p.note) : null)
    : null;
  if (p.t === "odds") {
    return [
      title,
      h(
        "div.odds",
        {},
        ...p.parts.map(([label, share, tone]) => h("span." + tone, { style: { flex: share } }, label)),
      ),
    ];
  }
  if (p.t === "histogram") {
    const most = Math.max(1, ...p.bars.map((b) => b[1]));
    return [
      title,
      h(
        "div.hist",
        { role: "img", "aria-label": p.bars.map(([l, n]) => `${l}: ${n}`).join(", ") },
        ...p.bars.map(([label, n, tone]) =>
          h(
            "div." + tone,
            {},
            ...(most <= 8
              ? Array.from({ length: n }, () => h("i", {}))
              : [h("i.tall", { style: { height: `${(n / most) * 56}px` } })]),
            h("b", {}, label),
          ),
        ),
      ),
    ];
  }
  return [
    title,
    h(
      "dl.sums",
      {},
      ...p.rows.flatMap(([a, b]) => [h("dt", {}, ...rich(a, 14)), h("dd", {}, ...rich(b, 14))]),
    ),
  ];
};
