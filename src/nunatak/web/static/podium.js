// The end of a game as a feast: a podium on the ice, points by where they came from, and what next.

import { calm, glyph, h, icon, rich, s, seatIcon, t, takeSheet } from "./dom.js";
import { flash } from "./dialog.js";
import { post } from "./join.js";

/** @typedef {import("../types.d.ts").Over} Over */
/** @typedef {import("../types.d.ts").Result} Result */

/** Middle, top and width of the floes, in the order of places. */
const FLOES = [
  [320, 232, 156],
  [168, 262, 128],
  [468, 276, 124],
];
const DRAWINGS = takeSheet(new URL("podium.svg", import.meta.url).href);
const SIGNS = {
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  share: "M12 3v12M7 8l5-5 5 5M5 13v7h14v-7",
  load: "M12 4v11M7 11l5 5 5-5M5 20h14",
};

/** @param {keyof typeof SIGNS} name */
const sign = (name) =>
  s("svg.sign", { width: 16, height: 16, viewBox: "0 0 24 24", "aria-hidden": "true" }, s("path", { d: SIGNS[name] }));

export class Podium {
  el = h("section.podium", { "aria-label": t("podium") });

  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    document.addEventListener("keydown", (e) => {
      if (e.key === "Escape" && this.el.isConnected && !document.querySelector("dialog[open]")) this.skip();
    });
  }

  /** @param {Over} over */
  async show(over) {
    await DRAWINGS;
    const skip = { type: "button", onclick: () => this.skip() };
    this.el.replaceChildren(
      h("div.podium-words", {}, h("h2.serif", {}, over.say), over.why ? h("p", {}, ...rich(over.why, 16)) : null),
      this.drawing(over),
      h("button.btn.podium-skip", skip, t("see-board")),
    );
    this.el.classList.toggle("calm", calm());
    this.table.field.append(this.el);
  }

  skip() {
    this.el.remove();
  }

  /** @param {Over} over */
  drawing(over) {
    const placed = over.results.slice(0, FLOES.length);
    const won = placed[0]?.place === 1;
    const sun = [144, 104, 71].map((r, i) => s("circle.sun", { cx: 320, cy: 150, r, opacity: [0.16, 0.3, 1][i] }));
    return s(
      "svg.podium-ice",
      { viewBox: "0 0 640 400", preserveAspectRatio: "xMidYMax meet", "aria-hidden": "true" },
      ...(won ? sun : []),
      ...placed.map((r, i) => floe(r, i)).reverse(),
      ...[0, 1, 2].map((n) => s("path.wave.w" + n, { d: wave(372 + 12 * n, 18 * n) })),
    );
  }
}

/** A band of sea that reaches far beyond the picture. @param {number} y @param {number} by */
const wave = (y, by) => {
  const crests = Array.from({ length: 24 }, () => "q20 -8 40 0t40 0").join("");
  return `M${-640 - by} ${y}${crests}V460H-640z`;
};

/** Somebody on a floe, with what they have won. @param {Result} r @param {number} i */
const floe = (r, i) => {
  const [x, y, w] = FLOES[i];
  const left = x - w / 2;
  const figure = r.place > 3 ? "pod-3" : "pod-" + r.place;
  const tall = i === 0 ? 116 : 88;
  return s(
    "g.floe.f" + i,
    {},
    s("path.ice", {
      d:
        `M${left} 420L${left + 8} ${y + 6}L${x - w / 5} ${y - 5}` +
        `L${left + w - 6} ${y + 3}L${left + w + 2} 420z`,
    }),
    s("path.shade", { d: `M${x + w / 4} 420L${x + w / 5} ${y}L${left + w - 6} ${y + 3}L${left + w + 2} 420z` }),
    s("g.figure", {}, glyph(figure, x, y - tall / 2 + 6, tall)),
    s("text.points", { x, y: y + (i ? 44 : 52), "font-size": i ? 30 : 40 }, r.total),
    glyph("seat-" + r.seat.toLowerCase(), x, y + (i ? 62 : 74), 16),
    s("text.name", { x, y: y + (i ? 88 : 102), ...fitted(r.name, w - 20) }, r.name),
  );
};

/** A long name is drawn narrower. @param {string} name @param {number} width */
const fitted = (name, width) =>
  name.length * 8.2 > width ? { textLength: width, lengthAdjust: "spacingAndGlyphs" } : {};

// ---------------------------------------------------------------- beside the board

/** Points by where they came from. @param {Over} over */
export const sources = (over) => {
  const value = (/** @type {string} */ text) => Number.parseInt(text.replace("−", "-"), 10) || 0;
  const sums = over.results.map((r) => r.points.reduce((sum, p) => sum + Math.abs(value(p)), 0));
  const most = Math.max(1, ...sums);
  const used = over.columns.map((_, i) => over.results.some((r) => value(r.points[i] ?? "")));
  if (over.columns.length < 2 || !used.some(Boolean)) return null;
  const bar = (/** @type {Result} */ r) =>
    h(
      "div.bar",
      {},
      ...r.points.map((p, i) => {
        const share = (100 * Math.abs(value(p))) / most;
        const cls = value(p) < 0 ? "i.lost" : "i.src" + i;
        return share ? h(cls, { style: { width: share + "%" }, title: over.columns[i] }, share > 7 ? p : "") : null;
      }),
    );
  return h(
    "section.sources",
    {},
    h("h3", {}, t("points-from")),
    ...over.results.map((r) =>
      h(
        "div.source",
        { "aria-hidden": "true" },
        seatIcon(r.seat, 16),
        h("span", {}, r.name),
        bar(r),
        h("b", {}, r.total),
      ),
    ),
    h(
      "p.soft.keys",
      { "aria-hidden": "true" },
      ...over.columns.map((c, i) => (used[i] ? h("span", {}, h("i.src" + i, {}), ...rich(c, 12)) : null)),
    ),
  );
};

/** Others play with the same cards, or have done so. @param {import("./table.js").Table} table */
const dare = (table) => {
  const { id, challenge, may_challenge } = table.info;
  if (challenge) return h("a.btn.wide.same-cards", { href: challenge }, icon("people", 16), t("challenge-results"));
  if (!may_challenge) return null;
  const go = async () => {
    const made = await post(`/api/tables/${id}/challenge`, {});
    if (made.url) location.assign(made.url);
    else flash(made.say ?? t("failed"));
  };
  return h("button.btn.wide.same-cards", { type: "button", onclick: go }, icon("people", 16), t("challenge-others"));
};

/** @param {import("./table.js").Table} table @param {Over} over @param {Element} final the points in full */
export const after = (table, over, final) => {
  const address = new URL("/t/" + table.info.id, location.href).href;
  const button = (/** @type {keyof typeof SIGNS} */ name, /** @type {string} */ word, /** @type {() => void} */ go) =>
    h("button.btn", { type: "button", onclick: go }, sign(name), t(word));
  const copied = () => navigator.clipboard.writeText(address).then(() => flash(t("copied")));
  const share = () => navigator.share({ title: table.info.title, text: over.say, url: address }).catch(() => {});
  const back = { type: "button", onclick: () => table.axis.go(table.axis.stops[0]) };
  const file = { href: `/t/${table.info.id}/game.json`, download: "" };
  return [
    h("button.btn.wide", back, icon("undo", 16), t("look-back")),
    dare(table),
    sources(over),
    h("details.finals", {}, h("summary", {}, t("points-table")), final),
    h(
      "section.show-it",
      {},
      h("h3", {}, t("show-somebody")),
      h(
        "div.show-link",
        {},
        h("input", { type: "text", readonly: true, value: address, "aria-label": t("show-somebody") }),
        button("copy", "copy-it", copied),
      ),
      h(
        "div.show-more",
        {},
        "share" in navigator ? button("share", "share", share) : null,
        h("a.btn", file, sign("load"), t("download")),
      ),
      h("p.soft", {}, t("show-note")),
    ),
  ];
};
