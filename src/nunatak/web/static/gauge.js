// Gauges on the board: how likely something is, or how much of a round is left.

import { paint, s } from "./dom.js";
import { read } from "./legible.js";
import { word } from "./pieces.js";
import { around } from "./shapes.js";

/** @typedef {import("../types.d.ts").Gauge} Gauge */

/** @param {Gauge} q */
export const drawGauge = (q) => {
  const ring = q.r * 0.78;
  const g = s("g.gauge" + (q.dark === false ? "" : ".dark"), {}, s("circle.face", { r: q.r }));
  if (q.segments) {
    const each = 360 / q.segments;
    const full = Math.round(q.value * q.segments);
    for (let i = 0; i < q.segments; i++) {
      const [a, b] = [i * each + 3, (i + 1) * each - 3];
      const [p, o] = [around(0, 0, ring, a), around(0, 0, ring, b)];
      g.append(
        s("path", {
          d: `M${p.x} ${p.y}A${ring} ${ring} 0 0 1 ${o.x} ${o.y}`,
          fill: "none",
          "stroke-width": q.r * 0.22,
          stroke: i < q.segments - full ? paint(q.rest ?? "ice2") : paint(q.tone ?? "ink"),
        }),
      );
    }
  } else {
    const long = 2 * Math.PI * ring;
    g.append(
      s(
        "g",
        { transform: "rotate(-90)", fill: "none" },
        s("circle", { r: ring, stroke: paint(q.rest ?? "good"), "stroke-width": q.r * 0.17 }),
        s("circle.part", {
          r: ring,
          stroke: paint(q.tone ?? "danger"),
          "stroke-width": q.r * 0.28,
          "stroke-dasharray": `${long * q.value} ${long}`,
        }),
      ),
    );
  }
  // A note that has to grow, to be read, moves the number up and itself down.
  const small = read(Math.max(10, q.r * 0.22));
  const grown = Math.max(0, small - q.r * 0.22) / 2;
  if (q.text) g.append(word(q.text, q.r * 0.38, { y: q.note ? q.r * 0.06 - grown : q.r * 0.14 }));
  if (q.note)
    g.append(s("text.note", { "text-anchor": "middle", y: q.r * 0.34 + grown, "font-size": small }, q.note));
  return g;
};
