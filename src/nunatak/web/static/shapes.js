// Geometry: outlines of zones, their middles, and where packed things stand.

/** @typedef {import("../types.d.ts").Shape} Shape */
/** @typedef {import("../types.d.ts").Zone} Zone */
/** @typedef {{x: number, y: number}} Spot */
/** @typedef {{x: number, y: number, r: number, a: number}} Arc */
/** @typedef {Spot & {room: number, high: number, zone?: Zone, arc?: Arc}} Anchor */

const f = (/** @type {number} */ n) => Math.round(n * 100) / 100;

/** A point on a circle; degrees, clockwise, 0 is up.
 * @param {number} x @param {number} y @param {number} r @param {number} a */
export const around = (x, y, r, a) => ({
  x: x + r * Math.sin((a * Math.PI) / 180),
  y: y - r * Math.cos((a * Math.PI) / 180),
});

/** @param {{x: number, y: number}[]} points */
const polygon = (points) => "M" + points.map((p) => f(p.x) + " " + f(p.y)).join("L") + "Z";

/** @param {number} x @param {number} y @param {number} r @param {number} n @param {number} turn */
export const regular = (x, y, r, n, turn = 0) =>
  polygon(Array.from({ length: n }, (_, i) => around(x, y, r, turn + (i * 360) / n)));

/** @param {number} x @param {number} y @param {number} w @param {number} h @param {number} r */
export const box = (x, y, w, h, r) => {
  const c = Math.max(0, Math.min(r, w / 2, h / 2));
  return (
    `M${f(x + c)} ${f(y)}h${f(w - 2 * c)}a${c} ${c} 0 0 1 ${c} ${c}v${f(h - 2 * c)}a${c} ${c} 0 0 1 ${-c} ${c}` +
    `h${f(2 * c - w)}a${c} ${c} 0 0 1 ${-c} ${-c}v${f(2 * c - h)}a${c} ${c} 0 0 1 ${c} ${-c}Z`
  );
};

/** @param {{x: number, y: number, inner: number, outer: number, start: number, end: number}} k
 *  @param {number} inset */
const sector = (k, inset) => {
  const inner = k.inner > 0 ? k.inner + inset : inset * 1.4;
  const outer = k.outer - inset;
  const round = k.end - k.start >= 359.9;
  if (round) {
    const ring = (/** @type {number} */ r) =>
      `M${f(k.x - r)} ${f(k.y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
    return ring(outer) + (k.inner > 0 ? ring(inner) : "");
  }
  const turn = (/** @type {number} */ r) =>
    inset && r ? (Math.asin(Math.min(0.5, inset / r)) * 180) / Math.PI : 0;
  const o = turn(outer);
  const i = turn(inner);
  const big = k.end - k.start - 2 * o > 180 ? 1 : 0;
  const a = around(k.x, k.y, outer, k.start + o);
  const b = around(k.x, k.y, outer, k.end - o);
  const head = `M${f(a.x)} ${f(a.y)}A${f(outer)} ${f(outer)} 0 ${big} 1 ${f(b.x)} ${f(b.y)}`;
  if (k.inner <= 0) {
    const tip = around(
      k.x,
      k.y,
      inset ? inset / Math.max(0.2, Math.sin(((k.end - k.start) / 2) * (Math.PI / 180))) : 0,
      (k.start + k.end) / 2,
    );
    return `${head}L${f(tip.x)} ${f(tip.y)}Z`;
  }
  const c = around(k.x, k.y, inner, k.end - i);
  const d = around(k.x, k.y, inner, k.start + i);
  return `${head}L${f(c.x)} ${f(c.y)}A${f(inner)} ${f(inner)} 0 ${big} 0 ${f(d.x)} ${f(d.y)}Z`;
};

/** The outline as path data, drawn in a little if asked. @param {Shape} k @param {number} [inset] */
export const outline = (k, inset = 0) => {
  switch (k.k) {
    case "hex":
      return regular(k.x, k.y, k.r - inset * 1.155, 6, k.flat === false ? 0 : 30);
    case "sector":
      return sector(k, inset);
    case "ellipse": {
      const [rx, ry] = [k.rx - inset, k.ry - inset];
      return `M${f(k.x - rx)} ${k.y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;
    }
    case "rect":
      return box(k.x + inset, k.y + inset, k.w - 2 * inset, k.h - 2 * inset, Math.max(0, (k.r ?? 0) - inset));
    case "poly": {
      const c = middle(k);
      return polygon(
        k.points.map(([x, y]) => {
          const far = Math.hypot(x - c.x, y - c.y) || 1;
          return { x: x - ((x - c.x) / far) * inset, y: y - ((y - c.y) / far) * inset };
        }),
      );
    }
    case "path":
      return k.d;
    case "drawn": {
      const found = document.getElementById("o-" + k.name);
      return found?.getAttribute("d") ?? "";
    }
  }
};

/** Where its pieces stand. @param {Shape} k @returns {Spot} */
export const middle = (k) => {
  switch (k.k) {
    case "sector":
      return k.end - k.start >= 359.9 && k.inner <= 0
        ? { x: k.x, y: k.y }
        : around(k.x, k.y, k.inner > 0 ? (k.inner + k.outer) / 2 : k.outer * 0.6, (k.start + k.end) / 2);
    case "rect":
      return { x: k.x + k.w / 2, y: k.y + k.h / 2 };
    case "poly": {
      const n = k.points.length || 1;
      return { x: k.points.reduce((a, p) => a + p[0], 0) / n, y: k.points.reduce((a, p) => a + p[1], 0) / n };
    }
    default:
      return { x: k.x, y: k.y };
  }
};

/** Half its width and height. @param {Shape} k */
export const extent = (k) => {
  switch (k.k) {
    case "hex":
      return { w: k.r, h: k.r * 0.866 };
    case "ellipse":
      return { w: k.rx, h: k.ry };
    case "rect":
      return { w: k.w / 2, h: k.h / 2 };
    case "sector": {
      const r = (k.inner + k.outer) / 2;
      return { w: Math.min(r * (((k.end - k.start) * Math.PI) / 360), k.outer), h: (k.outer - k.inner) / 2 };
    }
    case "poly": {
      const xs = k.points.map((p) => p[0]);
      const ys = k.points.map((p) => p[1]);
      return { w: (Math.max(...xs) - Math.min(...xs)) / 2, h: (Math.max(...ys) - Math.min(...ys)) / 2 };
    }
    default:
      return { w: 40, h: 40 };
  }
};

/** @param {Zone} zone @returns {Anchor} */
export const anchor = (zone) => {
  const at = zone.at ? { x: zone.at[0], y: zone.at[1] } : middle(zone.shape);
  const half = extent(zone.shape);
  const k = zone.shape;
  return {
    ...at,
    zone,
    high: half.h * 2,
    room: zone.width ?? half.w * 2 * (k.k === "hex" ? 0.8 : 1),
    arc:
      k.k === "sector"
        ? { x: k.x, y: k.y, r: Math.hypot(at.x - k.x, at.y - k.y), a: (k.start + k.end) / 2 }
        : undefined,
  };
};

/**
 * Places things of given widths and heights in a zone, all of them visible: side by side, then
 * pushed together, and pieces that would hide each other in two smaller rows.
 * @param {Anchor} at
 * @param {{w: number, h: number}[]} things
 * @param {boolean} [pieces] whether they may be made smaller
 * @returns {(Spot & {angle: number, scale?: number})[]}
 */
export const packed = (at, things, pieces = false) => {
  if (pieces && (at.zone?.pack ?? "row") === "row" && things.length > 3) {
    const gap = at.zone?.gap ?? 4;
    const wide = things.reduce((sum, each) => sum + each.w + gap, -gap);
    const tall = Math.max(...things.map((each) => each.h));
    if (wide > at.room * 1.5 && at.high > tall * 1.5) {
      const scale = 0.78;
      const half = Math.ceil(things.length / 2);
      return [things.slice(0, half), things.slice(half)].flatMap((row, n) =>
        packed(
          { ...at, y: at.y + (n ? 0.5 : -0.5) * tall * scale * 0.96 },
          row.map((each) => ({ w: each.w * scale, h: each.h * scale })),
        ).map((spot) => ({ ...spot, scale })),
      );
    }
  }
  const zone = at.zone;
  const pack = zone?.pack ?? "row";
  const gap = zone?.gap ?? 4;
  const align = zone?.align ?? "middle";
  const n = things.length;
  if (pack === "stack") {
    return things.map((_, i) => ({
      x: at.x + (i - (n - 1) / 2) * 3,
      y: at.y - (i - (n - 1) / 2) * 3,
      angle: 0,
    }));
  }
  if (pack === "arc" && at.arc) {
    const { x, y, r, a } = at.arc;
    const step = (((things[0]?.w ?? 30) + gap) / r) * (180 / Math.PI);
    return things.map((_, i) => ({ ...around(x, y, r, a + (i - (n - 1) / 2) * step), angle: 0 }));
  }
  if (pack === "grid") {
    const columns = zone?.columns || Math.max(1, Math.floor((at.room + gap) / ((things[0]?.w ?? 30) + gap)));
    const rows = Math.ceil(n / columns);
    const [w, h] = [(things[0]?.w ?? 30) + gap, (things[0]?.h ?? 30) + gap];
    return things.map((_, i) => {
      const inRow = align === "middle" ? Math.min(columns, n - Math.floor(i / columns) * columns) : columns;
      const left = align === "start" ? at.x - at.room / 2 + w / 2 : at.x - ((inRow - 1) * w) / 2;
      return {
        x: left + (i % columns) * w,
        y: at.y + (Math.floor(i / columns) - (rows - 1) / 2) * h,
        angle: 0,
      };
    });
  }
  const down = pack === "column";
  const sizes = things.map((each) => (down ? each.h : each.w));
  const total = sizes.reduce((a, b) => a + b, 0) + gap * (n - 1);
  const room = down ? at.high * 0.94 : at.room;
  const tight = total > room && n > 1;
  const last = sizes[n - 1] ?? 0;
  const first = sizes[0] ?? 0;
  const start =
    align === "start"
      ? -room / 2
      : align === "end" && !tight
        ? room / 2 - total
        : tight
          ? -room / 2
          : -total / 2;
  let run = start;
  return things.map((each, i) => {
    const size = sizes[i];
    const middleAt = tight ? start + first / 2 + (i * (room - (first + last) / 2)) / (n - 1) : run + size / 2;
    run += size + gap;
    if (down) return { x: at.x, y: at.y + middleAt, angle: 0 };
    const off = n > 1 ? (i - (n - 1) / 2) / ((n - 1) / 2) : 0;
    const fan = pack === "fan";
    return {
      x: at.x + middleAt,
      y: at.y + (fan ? off * off * each.h * 0.1 : 0),
      angle: fan ? off * Math.min(3.2, n) : 0,
    };
  });
};

/** A smooth or straight way through points. @param {Spot[]} points @param {boolean} curve */
export const way = (points, curve) => {
  if (points.length < 2) return "";
  if (!curve) return "M" + points.map((p) => f(p.x) + " " + f(p.y)).join("L");
  let d = `M${f(points[0].x)} ${f(points[0].y)}`;
  if (points.length === 2) {
    const [a, b] = points;
    const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    return `${d}Q${f(mx + dy * 0.2)} ${f(my - dx * 0.2)} ${f(b.x)} ${f(b.y)}`;
  }
  for (let i = 0; i < points.length - 1; i++) {
    const p0 = points[Math.max(0, i - 1)];
    const [p1, p2] = [points[i], points[i + 1]];
    const p3 = points[Math.min(points.length - 1, i + 2)];
    const leaves = `${f(p1.x + (p2.x - p0.x) / 6)} ${f(p1.y + (p2.y - p0.y) / 6)}`;
    const comes = `${f(p2.x - (p3.x - p1.x) / 6)} ${f(p2.y - (p3.y - p1.y) / 6)}`;
    d += `C${leaves} ${comes} ${f(p2.x)} ${f(p2.y)}`;
  }
  return d;
};
