// What scores in a game, as small sums.

import { h, rich } from "./dom.js";

/** @param {import("../types.d.ts").Thing[]} things */
export const scoreList = (things) =>
  h(
    "ul.scores-of",
    {},
    ...things.map((each) =>
      h("li", {}, h("span.sum", {}, ...rich(each.name, 22)), h("span.soft", {}, ...rich(each.text ?? "", 14))),
    ),
  );
