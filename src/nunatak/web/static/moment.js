// A big moment: its sign appears where it happens, and goes. Any key or touch ends it.

import { calm, glyph, s } from "./dom.js";

const LASTS = 1100; // milliseconds

/**
 * @param {SVGElement} layer @param {string} symbol
 * @param {{x: number, y: number}} at on the board @param {number} size in units of the board
 */
export const moment = (layer, symbol, at, size) => {
  if (calm() || document.hidden) return;
  const ring = s("circle.wave", { r: size });
  const el = s(
    "g.moment",
    { transform: `translate(${at.x} ${at.y})`, "aria-hidden": "true" },
    ring,
    s("circle.disc", { r: size * 0.72 }),
    glyph(symbol, 0, 0, size * 0.84),
  );
  layer.append(el);
  const times = { duration: LASTS, easing: "ease-in-out" };
  ring.animate([{ transform: "scale(.6)" }, { transform: "scale(2)" }], times);
  const seen = [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }];
  const life = el.animate(seen, times);
  const end = () => {
    el.remove();
    for (const kind of ["keydown", "pointerdown"]) document.removeEventListener(kind, end, true);
  };
  for (const kind of ["keydown", "pointerdown"]) document.addEventListener(kind, end, true);
  life.onfinish = end;
};
