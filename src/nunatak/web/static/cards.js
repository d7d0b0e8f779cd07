// Words on the board, cards and tracks.

import { aspect, glyph, marked, paint, runs, s } from "./dom.js";
import { read } from "./legible.js";
import { fits, measure } from "./measure.js";
import { badgesOn, onto, word } from "./pieces.js";
import { around, box } from "./shapes.js";

/** @typedef {import("../types.d.ts").Text} Text */
/** @typedef {import("../types.d.ts").Card} Card */
/** @typedef {import("../types.d.ts").Track} Track */

/** @typedef {{kind: string, value: string, w: number}} Bit */

/**
 * Words and symbols in lines.
 * @param {string} text
 * @param {{size: number, bold?: boolean, serif?: boolean, width?: number}} how
 * @returns {Bit[][]}
 */
const lines = (text, how) => {
  /** @type {Bit[][]} */
  const out = [[]];
  const gap = measure(" ", how.size, false);
  // What holds together is never broken: it is squeezed into its place.
  const most = text.includes(" ") ? (how.width ?? 0) : 0;
  let used = 0;
  for (const part of text.split("\n")) {
    if (out[0].length || used || out.length > 1) {
      out.push([]);
      used = 0;
    }
    for (const run of runs(part)) {
      if (run.kind === "symbol") {
        const w = how.size * 1.15 * aspect(run.value);
        if (most && used + w > most && used) {
          out.push([]);
          used = 0;
        }
        out[out.length - 1].push({ kind: "symbol", value: run.value, w });
        used += w;
        continue;
      }
      const bold = how.bold || run.kind === "bold";
      for (const piece of run.value.split(/(?<= )/)) {
        const w = measure(piece.replace(/ +$/, ""), how.size, bold, how.serif);
        if (most && used + w > most && used) {
          out.push([]);
          used = 0;
        }
        const line = out[out.length - 1];
        const whole = w + (piece.endsWith(" ") ? gap : 0);
        line.push({ kind: bold ? "bold" : "text", value: piece, w: whole });
        used += whole;
      }
    }
  }
  return out;
};

/**
 * Words along a circle.
 * @param {Text} item @param {string} cls @param {Record<string, any>} props @param {number} size
 */
const drawArc = (item, cls, props, size) => {
  const [x, y, r, a] = /** @type {[number, number, number, number]} */ (item.arc);
  const id = "arc-" + item.id;
  const lower = a > 90 && a < 270;
  const from = around(x, y, r, lower ? a + 89 : a - 89);
  const to = around(x, y, r, lower ? a - 89 : a + 89);
  const d = `M${from.x} ${from.y}A${r} ${r} 0 0 ${lower ? 0 : 1} ${to.x} ${to.y}`;
  const asked = () => measure(item.text, item.size ?? 14, Boolean(item.bold), item.serif);
  // Grown words may not grow into their neighbours' place.
  const how =
    size > (item.size ?? 14) && !item.spaced
      ? { textLength: asked() * 1.06, lengthAdjust: "spacingAndGlyphs" }
      : {};
  const along = s("textPath", { href: "#" + id, startOffset: "50%", ...how }, item.text);
  return s(
    "g.text" + cls,
    props,
    s("path", { id, d, fill: "none" }),
    s("text", { "text-anchor": "middle", dy: size * 0.35 }, along),
  );
};

/**
 * A row of words and symbols, squeezed if it is too wide for its place.
 * @param {Bit[]} row @param {number} size @param {string} anchor @param {number} y @param {number} room
 */
const drawRow = (row, size, anchor, y, room) => {
  const last = row[row.length - 1];
  if (last && last.kind !== "symbol" && last.value.endsWith(" ")) last.w -= measure(" ", size, false);
  const total = row.reduce((a, b) => a + b.w, 0);
  const tight = room > 0 && total > room;
  const weight = (/** @type {string} */ kind) => (kind === "bold" ? 600 : undefined);
  if (row.every((b) => b.kind !== "symbol" && b.kind === row[0].kind)) {
    const words = row.map((b) => b.value).join("");
    const how = {
      textLength: tight ? room : undefined,
      lengthAdjust: tight ? "spacingAndGlyphs" : undefined,
    };
    return s(
      "text",
      {
        "text-anchor": anchor === "start" ? undefined : anchor,
        y: y || undefined,
        "font-weight": weight(row[0]?.kind),
        ...how,
      },
      words.trimEnd(),
    );
  }
  let x = anchor === "middle" ? -total / 2 : anchor === "end" ? -total : 0;
  const g = s("g", tight ? { transform: `scale(${room / total} 1)` } : {});
  for (const bit of row) {
    if (bit.kind === "symbol") g.append(glyph(bit.value, x + bit.w / 2, y - size * 0.36, size * 1.15));
    else g.append(s("text", { x, y, "font-weight": weight(bit.kind) }, bit.value));
    x += bit.w;
  }
  return g;
};

/** @param {Text} item @param {number} [room] how wide it may be at most */
export const drawText = (item, room = 0) => {
  const asked = item.size ?? 14;
  const size = read(asked);
  const props = {
    "font-size": size,
    fill: paint(item.tone ?? "ink"),
    color: paint(item.tone ?? "ink"),
    "font-weight": item.bold ? 600 : undefined,
  };
  const cls = (item.serif ? ".serif" : "") + (item.italic ? ".italic" : "") + (item.spaced ? ".spaced" : "");
  if (item.arc) return drawArc(item, cls, props, size);
  const lead = Math.max(item.leading || Math.round(asked * 1.3), size);
  const anchor = item.anchor ?? "start";
  const g = s("g.text" + cls, props);
  if (item.angle) g.setAttribute("transform", `rotate(${item.angle})`);
  const most = item.width ? Math.min(item.width, room || item.width) : room;
  const rows = item.text.split("\n").filter((line) => line);
  if (!marked(item.text) && rows.every((line) => fits(line, size, most))) {
    const how = { "text-anchor": anchor === "start" ? undefined : anchor, "font-weight": item.bold ? 600 : undefined };
    g.append(...rows.map((line, n) => s("text", { ...how, y: n * lead || undefined }, line.trimEnd())));
    return g;
  }
  g.append(...rowsOf(item, asked, size).map((row, n) => drawRow(row, size, anchor, n * lead, item.angle ? 0 : most)));
  return g;
};

/** @param {Text} item @param {number} asked @param {number} size */
const rowsOf = (item, asked, size) => {
  // Lines break where they would at the size that was asked for: grown words get narrower, not more.
  const how = { size: asked, bold: item.bold, serif: item.serif, width: item.width };
  const rows = lines(item.text, how).filter((row) => row.length);
  for (const row of rows) for (const bit of row) bit.w *= size / asked;
  return rows;
};

/** @param {Card} c @param {number} w */
export const cardHeight = (c, w) => w * (c.ratio ?? 1.4);

/** How many sheets of a pile are seen. @param {Card} c */
export const sheets = (c) => Math.min(5, Math.ceil((c.depth ?? 0) / 4));

/** A card around its middle. @param {Card} c @param {number} w */
export const drawCard = (c, w) => {
  const hh = cardHeight(c, w);
  const large = w >= 90;
  const r = Math.min(12, w * 0.085 + 1.3);
  const rim = large ? w * 0.032 : Math.max(1.5, w * 0.032);
  const [x, y] = [-w / 2, -hh / 2];
  const g = s("g.card" + (large ? ".large" : ""));
  const sheet = (/** @type {number} */ dx, /** @type {number} */ dy) =>
    s("path.rim", { d: box(x + dx, y + dy, w, hh, r), style: c.rim ? { fill: paint(c.rim) } : undefined });
  const depth = sheets(c);
  const off = w * 0.0155;
  for (let i = depth; i > 0; i--) g.append(sheet(-i * off, i * off));
  const inside = box(x + rim, y + rim, w - 2 * rim, hh - 2 * rim, Math.max(1, r - rim * 0.6));
  if ((c.count ?? 0) > 1) {
    const peep = Math.max(2.5, w * 0.066);
    g.append(
      c.back
        ? sheet(-peep / 2, peep / 2)
        : s(
            "g",
            { transform: `translate(${peep} ${-peep})` },
            sheet(0, 0),
            s("path", { d: inside, fill: paint(c.ground ?? "surface") }),
          ),
    );
  }
  g.append(sheet(0, 0));
  if (c.back) {
    g.append(
      s("path", { d: inside, fill: paint(c.ground ?? "sea2") }),
      s(
        "svg",
        { x: x + rim, y: y + rim, width: w - 2 * rim, height: hh - 2 * rim, overflow: "hidden" },
        s("use", { href: "#s-" + c.back, x: 0, y: 0, width: "100%", height: "100%" }),
      ),
    );
  } else {
    const ink = paint(c.ink ?? "ink");
    g.append(s("path", { d: inside, fill: paint(c.ground ?? "surface") }));
    const named = large && c.name;
    const cy = named ? y + hh * 0.53 : y + hh * 0.64;
    const span = named ? w * 0.82 : w * 0.82;
    if (c.halo) g.append(s("circle", { cy, r: named ? w * 0.4 : w * 0.36, fill: paint(c.halo) }));
    if (named) {
      const by = y + hh * 0.85;
      const q = (w - 2 * rim) / 8;
      g.append(
        s("path", {
          d:
            `M${x + rim} ${by}q${q} ${-q * 0.4} ${2 * q} 0t${2 * q} 0 ${2 * q} 0 ${2 * q} 0` +
            `V${y + hh - rim - r * 0.5}a${r * 0.5} ${r * 0.5} 0 0 1 ${-r * 0.5} ${r * 0.5}` +
            `H${x + rim + r * 0.5}a${r * 0.5} ${r * 0.5} 0 0 1 ${-r * 0.5} ${-r * 0.5}Z`,
          fill: "#17324D",
        }),
        s("path", {
          d: `M${x + rim} ${by + hh * 0.035}q${q} ${-q * 0.4} ${2 * q} 0t${2 * q} 0 ${2 * q} 0 ${2 * q} 0`,
          fill: "none",
          stroke: "#5E93BE",
          "stroke-width": 1.4,
          opacity: 0.7,
        }),
      );
    }
    if (c.art) g.append(glyph(c.art, 0, cy, span));
    if (named)
      g.append(
        s(
          "text",
          {
            y: y + hh * 0.943,
            "text-anchor": "middle",
            "font-size": read(Math.max(11, w * 0.097)),
            fill: "#EAF4FB",
            "letter-spacing": ".02em",
          },
          c.name,
        ),
      );
    const cs = large ? read(w * 0.226) : read(w * 0.355, w * 0.6);
    if (c.corner)
      g.append(
        s(
          "text.serif",
          {
            x: x + w * 0.1 + (large ? 0 : 1),
            y: y + cs * (large ? 1.18 : 1.2),
            "font-size": cs,
            "font-weight": 600,
            fill: ink,
          },
          c.corner,
        ),
      );
    (c.marks ?? []).forEach((m, i) => {
      const ms = large ? w * 0.2 : w * 0.34;
      g.append(
        glyph(
          m,
          x + w - ms * 0.78 - (large ? 0 : -w * 0.06) - i * ms * 1.05,
          y + ms * (large ? 0.82 : 0.66),
          ms,
        ),
      );
    });
    if (w < 90 && !c.art && c.name) g.append(word(c.name, Math.max(9, w * 0.16), { fill: ink }));
  }
  if (c.count ?? 0) {
    // On the left: in a fan the next card covers the right.
    const k = read(12) / 12;
    g.append(
      s(
        "g",
        { transform: `translate(${-w / 2 + 9 * k} ${hh / 2 - 4})` },
        s("path.count", { d: box(-13 * k, -9 * k, 26 * k, 18 * k, 9 * k) }),
        word("×" + c.count, 12, { fill: "#fff" }),
      ),
    );
  }
  g.append(...badgesOn(c.badges, w / 2, hh / 2));
  if (c.picked) g.prepend(s("path.picked", { d: box(x - 4, y - 4, w + 8, hh + 8, r + 4) }));
  if (c.ghost) g.classList.add("faint");
  if (c.used) g.classList.add("used");
  return g;
};

/** @param {Track} tr @param {number} n */
export const cellAt = (tr, n) => {
  const step = tr.step ?? 26;
  const wide = tr.style === "boxes" || tr.style === "slots";
  return tr.down ? { x: tr.x, y: tr.y + n * step } : { x: tr.x + n * step, y: tr.y + (wide ? 0 : 0) };
};

/** @param {Track} tr @param {(option: number | null | undefined, el: Element, label: string) => void} can */
export const drawTrack = (tr, can) => {
  const size = tr.size ?? 22;
  const step = tr.step ?? 26;
  const style = tr.style ?? "cells";
  const high = tr.height || size;
  const g = s("g.track." + style);
  const n = tr.cells.length;
  if (style === "line") {
    const a = cellAt(tr, 0);
    const b = cellAt(tr, n - 1);
    g.append(s("path.rail", { d: `M${a.x} ${a.y}L${b.x} ${b.y}` }));
  }
  if (tr.symbol) g.append(glyph(tr.symbol, tr.x - size * 1.15, tr.y, size, { color: "var(--c-ink)" }));
  if (tr.title)
    g.append(
      s(
        "text",
        {
          x: tr.x - size * (tr.symbol ? 2 : 0.8),
          y: tr.y + 4,
          "text-anchor": "end",
          "font-size": read(12),
          "font-weight": 600,
          fill: "var(--c-ink)",
        },
        tr.title,
      ),
    );
  tr.cells.forEach((cell, i) => {
    const at = cellAt(tr, i);
    const part = s("g.cell" + (cell.on ? ".on" : ""), { transform: `translate(${at.x} ${at.y})` });
    if (style === "line") part.append(s("circle", { r: 4 }));
    else {
      const w = style === "slots" || style === "boxes" ? step - 4 : size;
      part.append(
        s("path", {
          d: box(-w / 2, -high / 2, w, high, style === "cells" ? 4 : 6),
          style: cell.tone ? { stroke: paint(cell.tone), "stroke-width": 1.6 } : undefined,
        }),
      );
    }
    if (cell.text)
      part.append(
        word(cell.text, Math.max(11, Math.min(12, size * 0.55)), {
          fill: "var(--c-soft)",
          ...(style === "line" ? { y: 26 } : {}),
          "font-weight": style === "line" ? 400 : 600,
        }),
      );
    if (cell.symbol) part.append(glyph(cell.symbol, 0, 0, size * 0.6, { color: "var(--c-soft)" }));
    const beside = (/** @type {string} */ text, /** @type {number} */ dy) => {
      const words = drawText({
        t: "text",
        id: `${tr.id}.${i}.${dy}`,
        text,
        size: 11,
        anchor: "middle",
        tone: "ink",
      });
      words.setAttribute("transform", `translate(0 ${dy + 4})`);
      return words;
    };
    if (cell.above) part.append(beside(cell.above, -high / 2 - (style === "line" ? 13 : 9)));
    if (cell.below) {
      if (cell.below_tone || cell.used) {
        const only = runs(cell.below)[0];
        const fill = cell.used ? "none" : paint(cell.below_tone ?? "ink");
        part.append(
          s(
            "g",
            { transform: `translate(0 ${high / 2 + 9})` },
            s("path", {
              d: box(-8, -7.5, 16, 15, cell.below_tone === "A" ? 7 : 3),
              fill,
              stroke: cell.used ? "var(--c-ice3)" : "none",
              "stroke-dasharray": cell.used ? "2 2" : undefined,
            }),
            only?.kind === "symbol"
              ? glyph(only.value, 0, 0, 11, {
                  color: cell.used ? "var(--c-ice3)" : onto(cell.below_tone ?? ""),
                })
              : word(cell.below, 11, { fill: onto(cell.below_tone ?? "") }),
          ),
        );
      } else part.append(beside(cell.below, high / 2 + (style === "line" ? 13 : 9)));
    }
    can(cell.option, part, cell.label ?? cell.text ?? "");
    g.append(part);
  });
  return g;
};
