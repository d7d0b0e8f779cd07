// What is said near the board: a thing's name, what an option would bring, a sum, a choice of several.

import { h, rich } from "./dom.js";

/** @typedef {import("../types.d.ts").Drawable} Drawable */
/** @typedef {import("../types.d.ts").Option} Option */

/** An explanation as a sum. @param {import("../types.d.ts").Sum} sum */
const sumPanel = (sum) => [
  h("b.serif.it", {}, sum.title),
  ...(sum.rows ?? []).map(([a, b]) =>
    h("div.r", {}, h("span", {}, ...rich(a, 12)), h("b", {}, ...rich(b, 12))),
  ),
  sum.total
    ? h("div.r.sum", {}, h("span", {}, ...rich(sum.total[0], 14)), h("span", {}, ...rich(sum.total[1], 14)))
    : null,
  sum.note ? h("p.soft", {}, ...rich(sum.note, 12)) : null,
];

export class Inspector {
  sum = h("div.inspect", { hidden: true, role: "note" });
  tip = h("div.tip", { role: "tooltip", hidden: true });
  /** The thing whose sum is shown. */
  shown = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  leaving = undefined;

  /**
   * @param {HTMLElement} stage
   * @param {{take: (option: number) => void, point: (option: number | null) => void}} says
   */
  constructor(stage, says) {
    this.stage = stage;
    this.says = says;
    stage.append(this.sum, this.tip);
    document.addEventListener("pointerdown", (e) => {
      const at = /** @type {Node} */ (e.target);
      if (!this.tip.contains(at)) this.hide();
      if (!this.sum.contains(at)) this.explain(null, null);
    });
  }

  /** Whether several options are offered to choose from. */
  get asking() {
    return !this.tip.hidden && this.tip.classList.contains("menu");
  }

  hide() {
    this.tip.hidden = true;
    this.tip.className = "tip";
  }

  /** @param {number} x @param {number} top @param {number} bottom */
  place(x, top, bottom) {
    this.tip.hidden = false;
    const room = this.stage.getBoundingClientRect();
    const own = this.tip.getBoundingClientRect();
    const below = bottom - room.top + 6;
    const above = top - room.top - own.height - 6;
    const left = Math.max(8, Math.min(room.width - own.width - 8, x - room.left - own.width / 2));
    const at = below + own.height <= room.height || above < 8 ? below : above;
    this.tip.style.left = left + "px";
    this.tip.style.top = Math.max(8, Math.min(room.height - own.height - 8, at)) + "px";
  }

  /** What a thing is, beside it. @param {string} text @param {DOMRect | undefined} box */
  name(text, box) {
    if (this.asking) return;
    if (!text || !box || matchMedia("(hover: none)").matches) {
      this.hide();
      return;
    }
    this.tip.className = "tip";
    this.tip.replaceChildren(...rich(text, 14));
    this.place(box.left + box.width / 2, box.top, box.bottom);
  }

  /**
   * What an option would bring: on the board, beside the option but never on it.
   * @param {string[]} lines @param {DOMRect} box where the option lies
   */
  foresee(lines, box) {
    if (this.asking) return;
    const room = this.stage.getBoundingClientRect();
    const onBoard =
      box.left < room.right && box.top < room.bottom && box.bottom > room.top && box.right > room.left;
    if (onBoard && !this.tip.hidden)
      this.tip.append(...lines.map((line) => h("small", {}, ...rich(line, 14))));
    else {
      this.tip.className = "tip";
      this.tip.replaceChildren(...lines.map((line) => h("span", {}, ...rich(line, 14))));
    }
    if (onBoard) this.place(box.left + box.width / 2, box.top, box.bottom);
    else
      this.place(box.left > room.right - 8 ? room.right : box.left + box.width / 2, box.top - 8, box.top - 6);
  }

  /** Several options lie on one thing. @param {Option[]} options @param {number} x @param {number} y */
  ask(options, x, y) {
    this.tip.className = "tip menu";
    this.tip.replaceChildren(
      ...options.map((o) => {
        const n = /** @type {number} */ (o.option);
        const props = {
          type: "button",
          onclick: () => this.says.take(n),
          onpointerenter: () => this.says.point(n),
        };
        const brings = (o.outcome ?? []).map((line) => h("small", {}, ...rich(line, 14)));
        const words = h("span.ob", {}, h("b", {}, ...rich(o.label, 14)), ...brings);
        return h("button.opt.rows", props, words, o.value ? h("span.ov", {}, ...rich(o.value, 14)) : null);
      }),
    );
    this.place(x, y - 8, y + 8);
    this.tip.querySelector("button")?.focus();
  }

  /**
   * A thing as a sum, in the corner where nothing of mine lies.
   * @param {Drawable | null} item @param {Element | null} el
   */
  explain(item, el) {
    clearTimeout(this.leaving);
    this.shown = item?.sum ? item.id : "";
    this.sum.hidden = !item?.sum;
    if (!item?.sum) return;
    this.sum.replaceChildren(...sumPanel(item.sum).filter((x) => x !== null));
    this.corner(el);
  }

  /** Puts the sum into the corner in which it covers least of what can be used. @param {Element | null} el */
  corner(el) {
    const room = this.stage.getBoundingClientRect();
    const own = this.sum.getBoundingClientRect();
    const things = [...this.stage.querySelectorAll("[data-id]")].map((each) => ({
      box: each.getBoundingClientRect(),
      weight:
        each === el ? 1000 : each.hasAttribute("data-options") ? 100 : each.matches(".zone-item") ? 1 : 10,
    }));
    const covers = (/** @type {{x: number, y: number}} */ { x, y }) => {
      const [left, top] = [room.left + x, room.top + y];
      const meets = (/** @type {DOMRect} */ b) =>
        b.left < left + own.width && b.right > left && b.top < top + own.height && b.bottom > top;
      return things.reduce((sum, { box, weight }) => sum + (meets(box) ? weight : 0), 0);
    };
    const [right, low] = [room.width - own.width - 16, room.height - own.height - 16];
    const spots = [16, low]
      .flatMap((y) => [16, right].map((x) => ({ x, y })))
      .map((at) => ({ ...at, cost: covers(at) }));
    const best = spots.reduce((a, b) => (b.cost < a.cost ? b : a));
    this.sum.style.left = best.x + "px";
    this.sum.style.top = best.y + "px";
  }

  /** It closes by itself, a little after nobody points there any more. */
  leave() {
    clearTimeout(this.leaving);
    this.leaving = setTimeout(() => this.explain(null, null), 600);
  }
}
