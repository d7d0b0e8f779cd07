// Pieces, badges and pills: every kind is drawn once, here, around its own middle.

import { glyph, isDrawn, paint, s } from "./dom.js";
import { read } from "./legible.js";
import { box, regular } from "./shapes.js";

/** @typedef {import("../types.d.ts").Piece} Piece */
/** @typedef {import("../types.d.ts").Badge} Badge */
/** @typedef {import("../types.d.ts").Pill} Pill */

/** The outline that tells a seat without its colour. @param {string} owner @param {number} r */
export const seatPath = (owner, r) => {
  switch (owner) {
    case "B":
      return box(-r * 0.9, -r * 0.9, r * 1.8, r * 1.8, r * 0.18);
    case "C":
      return `M0 ${-r * 1.1}L${r * 1.1} ${r * 0.84}H${-r * 1.1}Z`;
    case "D":
      return regular(0, 0, r * 1.14, 4);
    case "E":
      return regular(0, 0, r * 1.04, 6);
    default:
      return `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
  }
};

/** What is legible on a colour. @param {string} owner */
export const onto = (owner) => (owner ? `var(--c-on-${owner}, var(--on))` : "var(--c-ink)");

/** @param {string} text @param {number} size @param {Record<string, any>} [props] */
export const word = (text, size, props) =>
  s(
    "text",
    {
      "text-anchor": "middle",
      y: read(size) * 0.36,
      "font-size": read(size),
      "font-weight": 600,
      ...props,
    },
    text,
  );

/** @param {Piece} p */
const many = (p) => p.count ?? 0;

/** @param {number} angle @param {Element} el */
const turned = (angle, el) => (angle ? s("g", { transform: `rotate(${angle})` }, el) : el);

/** Its size when neither it nor its zone says. @type {Record<string, number>} */
const SIZES = {
  token: 35,
  hull: 34,
  tag: 22,
  pawn: 26,
  group: 22,
  cube: 20,
  platform: 40,
  flag: 24,
  disc: 38,
  crate: 25,
  cloud: 40,
  house: 35,
  tile: 30,
  shape: 16,
  symbol: 24,
};

/** @param {Piece} p @param {number} [inZone] */
export const pieceSize = (p, inZone) =>
  p.size ?? (inZone && p.kind !== "crate" ? inZone : (SIZES[p.kind] ?? 24));

/** How much room it takes. @param {Piece} p @param {number} size */
export const pieceBox = (p, size) => {
  switch (p.kind) {
    case "tag":
      return { w: size * 1.75, h: size };
    case "group":
      return { w: size * (many(p) > 1 ? 1.9 : 1.55), h: size };
    case "flag":
      return { w: size * 0.95, h: size };
    case "cloud":
      return { w: size * 1.2, h: size };
    case "pawn":
      return { w: size * 0.75, h: size };
    default:
      return { w: size, h: size };
  }
};

/**
 * A figure: a head over the owner's shape.
 * @param {string} owner @param {number} size @param {Record<string, any>} [props]
 */
const pawn = (owner, size, props) => {
  const r = size / 2;
  const body =
    {
      A:
        `M${-r * 0.66} ${r * 0.86}Q${-r * 0.8} ${-r * 0.1} 0 ${-r * 0.12}` +
        `Q${r * 0.8} ${-r * 0.1} ${r * 0.66} ${r * 0.86}Z`,
      B: box(-r * 0.62, -r * 0.16, r * 1.24, r * 1.06, r * 0.1),
      C: `M0 ${-r * 0.3}L${r * 0.82} ${r * 0.9}H${-r * 0.82}Z`,
      D: `M0 ${-r * 0.26}L${r * 0.76} ${r * 0.38} 0 ${r * 0.98} ${-r * 0.76} ${r * 0.38}Z`,
      E:
        `M${-r * 0.4} ${-r * 0.16}H${r * 0.4}L${r * 0.74} ${r * 0.38} ${r * 0.4} ${r * 0.92}` +
        `H${-r * 0.4}L${-r * 0.74} ${r * 0.38}Z`,
    }[owner] ??
    `M${-r * 0.62} ${r * 0.9}Q${-r * 0.7} ${-r * 0.1} 0 ${-r * 0.12}Q${r * 0.7} ${-r * 0.1} ${r * 0.62} ${r * 0.9}Z`;
  return s(
    "g",
    {
      fill: paint(owner || "soft"),
      stroke: "var(--keyline)",
      "stroke-width": size > 18 ? 1.2 : 0.8,
      "stroke-linejoin": "round",
      ...props,
    },
    s("path", { d: body }),
    s("circle", { cy: -r * 0.52, r: r * 0.4 }),
  );
};

/**
 * What is on a piece: its number, its symbol or its letters.
 * @param {Piece} p @param {number} size @param {string} fill
 */
const content = (p, size, fill) => {
  if (p.text) return word(p.text, Math.min(size * 0.52, (size * 1.5) / Math.max(2, p.text.length)), { fill });
  if (many(p) > 1) return word(String(p.count), size * 0.53, { fill });
  if (p.symbol) return glyph(p.symbol, 0, 0, size * 0.58, { color: fill });
  return null;
};

/** @type {Record<string, (p: Piece, size: number) => (Element | null)[]>} */
const KINDS = {
  token: (p, size) => {
    const r = size / 2;
    const path = seatPath(p.owner ?? "", r);
    const stack = many(p) > 1 ? 1.8 : 0;
    const inner = seatPath(p.owner ?? "", r * 0.72);
    return [
      s("path.shadow", { d: path, transform: `translate(0 ${2.5 + stack})` }),
      stack
        ? s("path", {
            d: path,
            transform: `translate(0 ${stack})`,
            fill: `color-mix(in srgb, ${paint(p.owner ?? "")} 62%, #04101c)`,
            stroke: "var(--keyline)",
            "stroke-width": 1.5,
          })
        : null,
      s(
        "g",
        { transform: `translate(0 ${-stack})` },
        s("path.body", {
          d: path,
          fill: paint(p.owner || "white"),
          stroke: "var(--keyline)",
          "stroke-width": 1.5,
          "stroke-linejoin": "round",
        }),
        p.dark ? s("path", { d: inner, fill: "#0E1B2A" }) : null,
        content(p, size, p.dark ? "#fff" : onto(p.owner ?? "")),
      ),
    ];
  },
  house: (p, size) => {
    const r = size / 2;
    const d =
      `M0 ${-r * 1.02}L${r} ${-r * 0.22}V${r * 0.72}Q${r} ${r * 0.92} ${r * 0.8} ${r * 0.92}` +
      `H${-r * 0.8}Q${-r} ${r * 0.92} ${-r} ${r * 0.72}V${-r * 0.22}Z`;
    const stack = many(p) > 1 ? 1.8 : 0;
    const fill = p.owner ? paint(p.owner) : "var(--neutral)";
    return [
      s("path.shadow", { d, transform: `translate(0 ${2.5 + stack})` }),
      stack
        ? s("path", {
            d,
            transform: `translate(0 ${stack})`,
            fill: "#9FB0C2",
            stroke: "#46586B",
            "stroke-width": 1.5,
          })
        : null,
      s(
        "g",
        { transform: `translate(0 ${-stack})` },
        s("path.body", { d, fill, stroke: "#46586B", "stroke-width": 1.5, "stroke-linejoin": "round" }),
        s(
          "g",
          { transform: `translate(0 ${r * 0.16})` },
          content(p, size, p.owner ? onto(p.owner) : "#0E1B2A"),
        ),
      ),
    ];
  },
  hull: (p, size) => {
    const k = size / 33;
    const body = s("path.body", {
      d:
        "M0-16.5C5.6-10.5 10.6-5 10.6 2.6V11.4C10.6 14.6 8.6 16 5.8 16H-5.8" +
        "C-8.6 16-10.6 14.6-10.6 11.4V2.6C-10.6-5-5.6-10.5 0-16.5Z",
      transform: `scale(${k})`,
      fill: paint(p.owner ?? ""),
      stroke: "var(--keyline)",
      "stroke-width": (p.picked ? 3.4 : 1.6) / k,
      "stroke-linejoin": "round",
    });
    const deck = s("path", {
      d:
        "M0-11.2C3.8-7.2 7.4-2.6 7.4 3V10.6C7.4 12.2 6.6 13 5 13H-5C-6.6 13-7.4 12.2-7.4 10.6" +
        "V3C-7.4-2.6-3.8-7.2 0-11.2Z",
      transform: `scale(${k})`,
      fill: "#fff",
      opacity: 0.16,
    });
    const rad = ((p.angle ?? 0) * Math.PI) / 180;
    return [
      turned(p.angle ?? 0, s("g", {}, body, deck)),
      p.symbol || p.text
        ? content(p, size * 0.7, onto(p.owner ?? ""))
        : s("path", {
            d: seatPath(p.owner ?? "", size * 0.15),
            fill: onto(p.owner ?? ""),
            transform: `translate(${-Math.sin(rad) * size * 0.08} ${Math.cos(rad) * size * 0.08})`,
          }),
    ];
  },
  tag: (p, size) => {
    const [w, hh] = [size * 1.72, size / 2];
    const d =
      `M${-w / 2 + 4} ${-hh}H${w / 2 - hh * 0.8}L${w / 2} 0 ${w / 2 - hh * 0.8} ${hh}` +
      `H${-w / 2 + 4}Q${-w / 2} ${hh} ${-w / 2} ${hh - 4}V${-hh + 4}Q${-w / 2} ${-hh} ${-w / 2 + 4} ${-hh}` +
      `Z`;
    return [
      many(p) > 1
        ? s("path", {
            d,
            transform: "translate(4 -4)",
            fill: paint(p.owner ?? ""),
            stroke: "var(--keyline)",
            "stroke-width": 1.5,
          })
        : null,
      s("path.body", {
        d,
        fill: paint(p.owner ?? ""),
        stroke: "var(--keyline)",
        "stroke-width": 1.5,
        "stroke-linejoin": "round",
      }),
      s(
        "g",
        { transform: `translate(${-hh * 0.25} 0)` },
        word(p.text ?? "", read(size * 0.58, size * 0.8), { fill: onto(p.owner ?? "") }),
      ),
      many(p) > 1
        ? s(
            "g",
            { transform: `translate(${w / 2 - 1} ${-hh - 2})` },
            s("circle", {
              r: size * 0.37,
              fill: "var(--c-ink)",
              stroke: "var(--c-surface)",
              "stroke-width": 1.2,
            }),
            word(String(p.count), read(size * 0.5, size * 0.7), { fill: "var(--c-surface)" }),
          )
        : null,
    ];
  },
  pawn: (p, size) => [
    pawn(p.owner ?? "", size),
    many(p) > 1
      ? s(
          "g",
          { transform: `translate(${size * 0.55} ${size * 0.1})` },
          word(String(p.count), size * 0.55, { fill: "var(--c-ink)", "text-anchor": "start" }),
        )
      : null,
  ],
  group: (p, size) => {
    const n = Math.min(3, Math.max(1, p.count || 1));
    const w = pieceBox(p, size).w;
    const left = -w / 2 + size * 0.36;
    return [
      p.picked
        ? s("path", {
            d: box(-w / 2 - 2, -size / 2 - 1, w + 4, size + 2, 5),
            fill: "var(--c-surface)",
            stroke: paint(p.owner ?? ""),
            "stroke-opacity": 0.5,
          })
        : null,
      ...Array.from({ length: n }, (_, i) =>
        s("g", { transform: `translate(${left + i * size * 0.2} 0)` }, pawn(p.owner ?? "", size * 0.78)),
      ),
      word(String(p.count || 1), size * 0.6, {
        fill: "var(--c-ink)",
        "text-anchor": "start",
        x: left + size * (0.42 + (n - 1) * 0.2),
      }),
    ];
  },
  cube: (p, size) => {
    const r = size / 2;
    return [
      s("path.body", {
        d: box(-r, -r, size, size, size * 0.16),
        fill: paint(p.owner ?? ""),
        stroke: "var(--keyline)",
        "stroke-width": 1.2,
      }),
      p.symbol || p.text
        ? content(p, size, onto(p.owner ?? ""))
        : s("path", { d: seatPath(p.owner ?? "", r * 0.46), fill: onto(p.owner ?? "") }),
    ];
  },
  platform: (p, size) => {
    const k = size / 40;
    const tower = "M-13-4-8.500-17.500H-3.500L1-4M-11-9.500H-1.200M-9.600-13.500H-2.400";
    return [
      s(
        "g",
        { transform: `scale(${k})` },
        s("path", {
          d: tower,
          fill: "none",
          stroke: "var(--keyline)",
          "stroke-width": 5,
          "stroke-linejoin": "round",
        }),
        s("path.body", {
          d: "M-16-3H16Q17.500-3 17.500-1.500V13H-17.500V-1.500Q-17.500-3-16-3ZM-16 13H-9V17H-16ZM9 13H16V17H9Z",
          fill: paint(p.owner ?? ""),
          stroke: "var(--keyline)",
          "stroke-width": 1.8,
          "stroke-linejoin": "round",
        }),
        p.barred
          ? s("path", { d: "M-16-3H16Q17.5-3 17.5-1.5V13H-17.5V-1.5Q-17.5-3-16-3Z", fill: "url(#stripes)" })
          : null,
        s("path", {
          d: tower,
          fill: "none",
          stroke: paint(p.owner ?? ""),
          "stroke-width": 2.4,
          "stroke-linejoin": "round",
        }),
        s("path", { d: seatPath(p.owner ?? "", 5), transform: "translate(0 5)", fill: onto(p.owner ?? "") }),
        p.barred
          ? s("path", {
              d: "M-19 18 12-16",
              stroke: "var(--c-danger)",
              "stroke-width": 3,
              "stroke-linecap": "round",
            })
          : null,
      ),
      p.symbol
        ? s(
            "g",
            { transform: `translate(${size * 0.26} ${-size * 0.3})` },
            s("circle", {
              r: size * 0.24,
              fill: "var(--c-surface)",
              stroke: "var(--c-ink)",
              "stroke-width": 1,
            }),
            glyph(p.symbol, 0, 0, size * 0.3, { color: "var(--c-ink)" }),
          )
        : null,
    ];
  },
  flag: (p, size) => {
    const w = size * 0.86;
    return [
      s("path", {
        d: `M${-size * 0.46} ${-size / 2}V${size / 2}`,
        stroke: "var(--c-ink)",
        "stroke-width": 1.6,
        "stroke-linecap": "round",
      }),
      s("path.body", {
        d:
          `M${-size * 0.46} ${-size / 2}H${-size * 0.46 + w}L${-size * 0.46 + w * 0.84} ${-size * 0.2} ` +
          `${-size * 0.46 + w} ${size * 0.1}H${-size * 0.46}Z`,
        fill: paint(p.owner ?? ""),
        stroke: "var(--keyline)",
        "stroke-width": 1,
      }),
      p.text
        ? s(
            "g",
            { transform: `translate(${-size * 0.08} ${-size * 0.2})` },
            word(p.text, size * 0.4, { fill: onto(p.owner ?? "") }),
          )
        : null,
    ];
  },
  disc: (p, size) => {
    const ring = p.owner ? paint(p.owner) : p.dark ? "var(--disc-rim)" : "var(--disc-line)";
    return [
      s("circle.body", {
        r: size / 2,
        fill: p.dark ? "var(--disc-dark)" : "var(--disc)",
        stroke: ring,
        "stroke-width": p.owner ? 3 : 1.5,
      }),
      p.symbol
        ? glyph(p.symbol, 0, 0, size * 0.62, { color: p.dark ? "var(--on-disc-dark)" : "var(--on-disc)" })
        : content(p, size, "var(--on-disc)"),
    ];
  },
  crate: (_p, size) => [
    s(
      "g",
      { transform: `scale(${size / 23})`, "stroke-linejoin": "round" },
      s("path.shadow", { d: "M0-11 11-5.500V6.500L0 12-11 6.500V-5.500Z", transform: "translate(0 2)" }),
      s("path.body", {
        d: "M0-11 11-5.500V6.500L0 12-11 6.500V-5.500Z",
        fill: "var(--crate)",
        stroke: "var(--keyline)",
        "stroke-width": 1.6,
      }),
      s("path", { d: "M-11-5.500 0 0V12L-11 6.500Z", fill: "var(--crate2)" }),
      s("path", { d: "M0-11 11-5.500 0 0-11-5.500Z", fill: "#E7C48A" }),
      s("path", {
        d: "M-5.500-8.200 5.500-2.800V1",
        stroke: "var(--crate2)",
        "stroke-width": 1.8,
        fill: "none",
      }),
    ),
  ],
  cloud: (p, size) => [
    s("path.body", {
      d: "M-15 12a9 9 0 0 1-1.500-17.800A12.500 12.500 0 0 1 7-11.500 9.500 9.500 0 0 1 17-4a8 8 0 0 1-1.500 16Z",
      transform: `scale(${size / 33})`,
      fill: "var(--c-paper)",
      stroke: "#0E1B2A",
      "stroke-width": 1.5,
      "stroke-linejoin": "round",
    }),
    p.symbol ? glyph(p.symbol, 0, size * 0.04, size * 0.5, { color: "#0E1B2A" }) : null,
  ],
  tile: (p, size) => {
    const r = size / 2;
    const d = box(-r, -r, size, size, size * 0.14);
    if (!p.owner) {
      return [
        s("path.body", {
          d,
          fill: "var(--c-ice1)",
          stroke: "var(--c-ice3)",
          "stroke-width": 1.2,
          "stroke-dasharray": "4 3",
        }),
        p.symbol ? glyph(p.symbol, 0, 0, size * 0.66, { color: paint(p.tone || "soft") }) : null,
      ];
    }
    return [
      s("path.body", { d, fill: paint(p.owner), stroke: "var(--keyline)", "stroke-width": 1 }),
      s("path", { d, fill: `url(#grain-${/^[A-E]$/.test(p.owner) ? p.owner : "A"})` }),
      p.symbol
        ? glyph(p.symbol, 0, 0, size * 0.66, { color: onto(p.owner) })
        : content(p, size, onto(p.owner)),
      s("path", {
        d: seatPath(p.owner, Math.max(4, size * 0.13)),
        transform: `translate(${r * 0.9} ${r * 0.9})`,
        fill: paint(p.owner),
        stroke: "var(--keyline)",
        "stroke-width": 1.2,
      }),
    ];
  },
  shape: (p, size) => [
    s("path.body", {
      d: seatPath(p.owner ?? "", size / 2),
      fill: paint(p.owner || "soft"),
      stroke: "var(--keyline)",
      "stroke-width": size > 14 ? 1.2 : 0,
    }),
    content(p, size * 1.1, onto(p.owner ?? "")),
  ],
  symbol: (p, size) => [
    turned(
      p.angle ?? 0,
      isDrawn(p.symbol ?? "")
        ? glyph(p.symbol ?? "", 0, 0, size, { color: paint(p.tone || p.owner || "ink") })
        : s("g"),
    ),
    many(p) > 1
      ? s(
          "g",
          { transform: `translate(${size * 0.56} 0)` },
          word(String(p.count), read(Math.min(14, size * 0.62), 18), {
            "text-anchor": "start",
            fill: "var(--c-ink)",
          }),
        )
      : null,
    p.text
      ? s(
          "g",
          { transform: `translate(${size * 0.6} 0)` },
          word(p.text, read(Math.min(14, size * 0.7), 18), { "text-anchor": "start", fill: "var(--c-ink)" }),
        )
      : null,
  ],
};

/** What would be there: its outline, dashed. @param {Piece} p @param {number} size */
const ghost = (p, size) => [
  s("path.ghost", { d: seatPath(p.owner ?? "", size / 2), stroke: paint(p.owner || "ink") }),
  p.text
    ? word(p.text, size * 0.46, { fill: paint(p.owner || "ink") })
    : p.symbol
      ? glyph(p.symbol, 0, 0, size * 0.6, { color: paint(p.owner || "ink") })
      : null,
];

/** @type {Record<string, [number, number]>} */
const CORNERS = {
  ne: [0.7, -0.7],
  se: [0.7, 0.7],
  sw: [-0.7, 0.7],
  nw: [-0.7, -0.7],
  n: [0, -1],
  e: [1, 0],
  s: [0, 1],
  w: [-1, 0],
};

/** @param {Badge[] | undefined} badges @param {number} w half the width @param {number} hh half the height */
export const badgesOn = (badges, w, hh) =>
  (badges ?? []).map((b) => {
    const [cx, cy] = CORNERS[b.at ?? "se"];
    const tone = b.tone ?? "ink";
    const fill = tone === "signal" ? "#0E1B2A" : onto(tone === "ink" ? "" : tone);
    const k = read(11) / 11;
    const wide = k * (b.text ? Math.max(16, b.text.length * 7.4 + 9) : 16);
    return s(
      "g",
      { transform: `translate(${cx * w} ${cy * hh})` },
      s("path", {
        d: box(-wide / 2, -8 * k, wide, 16 * k, 8 * k),
        fill: paint(tone),
        stroke: "var(--c-surface)",
        "stroke-width": 1,
      }),
      b.symbol
        ? glyph(b.symbol, 0, 0, 11 * k, { color: tone === "ink" ? "var(--c-surface)" : fill })
        : word(b.text ?? "", 11, { fill: tone === "ink" ? "var(--c-surface)" : fill }),
    );
  });

/** An outline around a piece, as far off as asked. @param {Piece} p @param {number} size @param {number} off */
export const around = (p, size, off) => {
  const room = pieceBox(p, size);
  if (["token", "cube", "shape"].includes(p.kind)) return seatPath(p.owner ?? "", size / 2 + off);
  if (["tag", "tile", "group", "platform"].includes(p.kind))
    return box(-room.w / 2 - off, -room.h / 2 - off, room.w + 2 * off, room.h + 2 * off, 8);
  return seatPath("", Math.max(room.w, room.h) / 2 + off);
};

/** @param {Piece} p @param {number} size */
export const drawPiece = (p, size) => {
  const kids = p.ghost ? ghost(p, size) : (KINDS[p.kind]?.(p, size) ?? []);
  const room = pieceBox(p, size);
  const g = s(
    "g.piece",
    {},
    p.picked && !["group", "hull"].includes(p.kind) && !p.ghost
      ? s("path.picked", { d: around(p, size, 4), transform: many(p) > 1 ? "translate(0 -1.8)" : "" })
      : null,
    ...kids,
  );
  if (p.used) g.classList.add("used");
  if (p.coming) g.classList.add("soon");
  if (p.barred && p.kind !== "platform")
    g.append(
      s("path", {
        d: `M${-size / 2} ${size / 2}L${size / 2} ${-size / 2}`,
        stroke: "var(--c-danger)",
        "stroke-width": 3,
        "stroke-linecap": "round",
      }),
    );
  g.append(...badgesOn(p.badges, room.w / 2, room.h / 2));
  return g;
};

/** @param {Pill} p */
export const drawPill = (p) => {
  const size = read(p.size ?? 12);
  const hh = size * 0.72;
  const icon = p.symbol ? size * 1.1 : 0;
  const w = p.text.length * size * 0.6 + size * 1.1 + icon;
  const over = p.tone === "over" || p.tone === "ghost-over";
  const d = over
    ? `M${-w / 2 - 4} 0L${-w / 2 + 3} ${-hh - 1}H${w / 2 - 3}L${w / 2 + 4} 0 ${w / 2 - 3} ${hh + 1}H${-w / 2 + 3}Z`
    : box(-w / 2, -hh, w, 2 * hh, hh);
  const seat = p.tone === "seat";
  return s(
    "g.pill." + (p.tone ?? "plain"),
    {},
    s("path", { d, style: seat ? { fill: paint(p.owner ?? "") } : undefined }),
    icon
      ? glyph(p.symbol ?? "", -w / 2 + size * 0.95, 0, size, {
          color: seat ? onto(p.owner ?? "") : "currentColor",
        })
      : null,
    word(p.text, size, { x: icon / 2, style: seat ? { fill: onto(p.owner ?? "") } : undefined }),
  );
};
