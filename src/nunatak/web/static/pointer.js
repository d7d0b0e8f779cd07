// Points at where a step happened: outlines, a way, and the sentence beside it, which covers nothing of it.

import { calm, h, plain, rich, s, seatIcon } from "./dom.js";
import { moment } from "./moment.js";
import { outline } from "./shapes.js";
import { differences, seen } from "./spots.js";

/** @typedef {import("../types.d.ts").Entry} Entry */
/** @typedef {import("./spots.js").Point} Point */

const CHOICE = 500; // what it costs to cover something that can be chosen

export class Pointer {
  layer = s("g.followed", { "aria-hidden": "true" });
  /** Big moments, which end by themselves. */
  moments = s("g.followed", { "aria-hidden": "true" });
  plate = h("div.happens", { role: "note", hidden: true });
  leader = s("svg.leader", { "aria-hidden": "true" });
  /** Says once more what is said on the board. @type {(() => void) | null} */
  said = null;

  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    table.board.ghosts.before(this.layer, this.moments);
    table.field.append(/** @type {any} */ (this.leader), this.plate);
    // Where the question grows or shrinks, so does the board: what is said on it finds its place anew.
    new ResizeObserver(() => this.said?.()).observe(table.field);
    // What is looked at by hand needs no pointing at.
    for (const kind of ["pointerdown", "wheel"])
      table.board.svg.addEventListener(kind, () => this.unplate(), { passive: true });
  }

  clear() {
    this.layer.replaceChildren();
    this.unplate();
  }

  unplate() {
    this.said = null;
    this.plate.hidden = true;
    this.leader.replaceChildren();
  }

  /**
   * Says a step's sentence where it happened.
   * @param {Map<string, import("./spots.js").Seen>} was @param {Entry[]} entries @param {boolean} mark
   */
  show(was, entries, mark) {
    this.clear();
    const { board, scene } = this.table;
    if (!scene) return;
    const width = this.table.camera.home[2];
    const words = entries.map((e) => plain(e.text)).join(" ");
    const { all, spot } = differences(was, seen(board), entries[0].seat ?? "", words, width);
    const big = entries.find((e) => e.moment);
    const view = this.table.camera.to;
    const centre = { x: view[0] + view[2] / 2, y: view[1] + view[3] / 2 };
    if (big?.moment) moment(this.moments, big.moment, spot ?? centre, view[2] / 22);
    if (!mark) return;
    const zones = [...new Set(all.filter((c) => c.weight >= 2).flatMap((c) => c.zones))];
    if (zones.length <= 6) for (const id of zones) this.outline(id);
    const drawn = scene.items.some((i) => i.t === "trail" && (i.style ?? "last") === "last");
    const moved = all.filter((c) => c.from);
    if (!drawn && moved.length <= 4) for (const c of moved) this.trail(/** @type {Point} */ (c.from), c.at);
    this.say(entries, spot);
  }

  /** @param {string} id */
  outline(id) {
    const item = this.table.board.kept.get(id)?.item;
    if (item?.t !== "zone") return;
    const d = outline(item.shape);
    this.layer.append(s("path.casing", { d }), s("path.here", { d }));
  }

  /** @param {Point} from @param {Point} to */
  trail(from, to) {
    const d = `M${from.x} ${from.y}L${to.x} ${to.y}`;
    this.layer.append(s("path.casing.way", { d }), s("path.way", { d }));
  }

  /** @param {Entry[]} entries @param {Point | null} spot */
  say(entries, spot) {
    this.said = () => this.say(entries, spot);
    const { camera } = this.table;
    const { width, height } = this.table.field.getBoundingClientRect();
    const told = entries.slice(0, 3).map((e) => h("p", {}, ...rich(e.text, 14)));
    const { seat } = entries[0];
    this.plate.replaceChildren(seat ? seatIcon(seat, 16) : "", h("div", {}, ...told));
    this.plate.hidden = !spot;
    this.leader.replaceChildren();
    if (!spot) return;
    const view = camera.held ? camera.view : camera.to;
    const k = Math.min(width / view[2], height / view[3]);
    const px = {
      x: (width - view[2] * k) / 2 + (spot.x - view[0]) * k,
      y: (height - view[3] * k) / 2 + (spot.y - view[1]) * k,
    };
    if (px.x < 0 || px.y < 0 || px.x > width || px.y > height) this.plate.hidden = true;
    else this.beside(px);
  }

  /** Puts the sentence beside what it speaks of, where it covers least. @param {Point} at */
  beside(at) {
    const { board } = this.table;
    const own = this.plate.getBoundingClientRect();
    const room = this.table.field.getBoundingClientRect();
    const { width, height } = room;
    // What can be chosen is covered by nothing.
    const things = [...board.kept.values()]
      .filter(({ el, under }) => !under || el.hasAttribute("data-options"))
      .map(({ el, item }) => ({
        box: el.getBoundingClientRect(),
        weight: el.hasAttribute("data-options") ? CHOICE : item.t === "zone" ? 1 : 8,
      }));
    const sum = this.table.inspector.sum;
    const touched = [sum, ...this.layer.querySelectorAll(".here, .way")]
      .map((el) => el.getBoundingClientRect())
      .filter((box) => box.width > 0);
    /** @param {number} x @param {number} y */
    const cost = (x, y) => {
      if (x < 8 || y < 8 || x + own.width > width - 8 || y + own.height > height - 8) return Infinity;
      const [left, top] = [room.left + x, room.top + y];
      const meets = (/** @type {DOMRect} */ b) =>
        b.left < left + own.width + 6 && b.right > left - 6 && b.top < top + own.height + 6 && b.bottom > top - 6;
      const covers = things.reduce((sum, { box, weight }) => sum + (meets(box) ? weight : 0), 0);
      return covers + touched.filter(meets).length * 1000;
    };
    let best = { x: 8, y: 8, cost: Infinity };
    for (const far of [70, 110, 160, 230, 320]) {
      for (let turn = 0; turn < 16; turn++) {
        const a = (turn * Math.PI) / 8;
        const x = at.x + Math.cos(a) * (far + own.width / 2) - own.width / 2;
        const y = at.y + Math.sin(a) * (far + own.height / 2) - own.height / 2;
        const found = cost(x, y) + far / 40;
        if (found < best.cost) best = { x, y, cost: found };
      }
    }
    if (best.cost < Infinity && best.cost >= CHOICE) {
      this.plate.hidden = true;
      return;
    }
    if (best.cost === Infinity) best.y = at.y > height / 2 ? 8 : height - own.height - 8;
    this.plate.style.left = `${best.x}px`;
    this.plate.style.top = `${best.y}px`;
    if (!calm())
      this.plate.animate(
        [
          { opacity: 0, transform: "translateY(4px)" },
          { opacity: 1, transform: "none" },
        ],
        { duration: 180 },
      );
    const from = {
      x: Math.max(best.x, Math.min(best.x + own.width, at.x)),
      y: Math.max(best.y, Math.min(best.y + own.height, at.y)),
    };
    this.leader.replaceChildren(
      s("path", { d: `M${from.x} ${from.y}L${at.x} ${at.y}` }),
      s("circle", { cx: at.x, cy: at.y, r: 4 }),
    );
  }
}
