// What decided a finished game: the chance to win along the axis, luck beside play, turning points.

import { h, plain, rich, s, seatIcon, t } from "./dom.js";

/** @typedef {import("../types.d.ts").Reviewed} Reviewed */
/** @typedef {import("../types.d.ts").ReviewStep} Step */

const AGAIN = 1200; // milliseconds until it is asked again how far it is
const HIGH = 116;
const SEATS = "ABCDE";

/** A part of the chance to win, in hundredths, with its sign. @param {number} share */
const signed = (share) => {
  const n = Math.round(share * 100);
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0";
};

export class Review {
  /** @type {Reviewed | null} */
  found = null;
  note = "";

  /** @param {import("./timeline.js").Timeline} timeline */
  constructor(timeline) {
    this.timeline = timeline;
    this.axis = timeline.axis;
    this.el = h("div.review", {});
    this.ask();
  }

  /** Asks what decided the game until it is known. */
  async ask() {
    const answer = await fetch(`/api/tables/${this.axis.table.info.id}/review`).catch(() => null);
    const told = answer ? await answer.json().catch(() => ({})) : {};
    if (told.steps) this.found = told;
    else if (answer?.ok || answer?.status === 429 || !answer) {
      this.note = t("review-reading", { part: Math.round((told.part ?? 0) * 100) });
      setTimeout(() => this.ask(), answer?.ok ? AGAIN : 4 * AGAIN);
    } else this.note = told.say ?? t("failed");
    this.timeline.draw();
    this.axis.table.again();
  }

  /** The last step that a moment has behind it. @param {number} n */
  at(n) {
    return this.found?.steps.findLastIndex((step) => step.n <= n) ?? -1;
  }

  /** What everybody's chance was before a step. @param {number} i */
  before(i) {
    return i > 0 ? /** @type {Reviewed} */ (this.found).steps[i - 1].chances : (this.found?.start ?? []);
  }

  /** By how much a step moved the chance that it moved most. @param {number} i @returns {[number, number]} */
  moved(i) {
    const now = /** @type {Reviewed} */ (this.found).steps[i].chances;
    const by = now.map((chance, seat) => chance - this.before(i)[seat]);
    const most = by.reduce((a, b, seat) => (Math.abs(b) > Math.abs(by[a]) ? seat : a), 0);
    return [most, by[most]];
  }

  /** @param {number} seat */
  name(seat) {
    return this.axis.table.seats.find((each) => each.id === SEATS[seat])?.name ?? SEATS[seat];
  }

  // ---------------------------------------------------------------- the curve

  /** Draws the curve under the axis. @param {(i: number) => number} x @param {number} width */
  draw(x, width) {
    if (!this.found) {
      this.el.replaceChildren(h("p.soft", { role: "status" }, this.note));
      return;
    }
    const { axis, found } = this;
    const y = (/** @type {number} */ chance) => 8 + (HIGH - 16) * (1 - chance);
    const at = (/** @type {Step} */ step) => x(axis.index(step.n));
    const here = x(axis.index(axis.at ?? axis.last));
    const lines = found.start.map((first, seat) => {
      const d = found.steps.map((step) => `L${at(step).toFixed(1)} ${y(step.chances[seat]).toFixed(1)}`).join("");
      const start = `M${x(0).toFixed(1)} ${y(first).toFixed(1)}`;
      return s("path.review-line", { d: start + d, stroke: `var(--c-${SEATS[seat]})` });
    });
    this.el.replaceChildren(
      h(
        "div.review-chart",
        { role: "img", "aria-label": this.inWords() },
        s(
          "svg",
          { width, height: HIGH, "aria-hidden": "true" },
          ...[0, 0.5, 1].map((part) => s("path.review-grid", { d: `M${x(0)} ${y(part)}H${width - 16}` })),
          s("text", { x: 18, y: y(1) + 14 }, t("review-curve")),
          ...lines,
          ...this.riders(x, y),
          ...found.turning.map((i, n) => this.mark(at(found.steps[i]), n)),
          s("path.axis-hair", { d: `M${here} 4V${HIGH - 4}` }),
        ),
      ),
    );
  }

  /**
   * Shapes that ride on the lines, so that nobody needs colours.
   * @param {(i: number) => number} x
   * @param {(c: number) => number} y
   */
  riders(x, y) {
    const { axis, found } = this;
    const steps = /** @type {Reviewed} */ (found).steps;
    const every = Math.max(1, Math.floor(steps.length / 6));
    return steps.flatMap((step, i) =>
      step.chances.map((chance, seat) =>
        (i + Math.floor((seat * every) / step.chances.length)) % every === every - 1
          ? s("use", {
              href: "#s-seat-" + SEATS[seat].toLowerCase(),
              x: x(axis.index(step.n)) - 6,
              y: y(chance) - 6,
              width: 12,
              height: 12,
            })
          : null,
      ),
    );
  }

  /** @param {number} x @param {number} n */
  mark(x, n) {
    return s(
      "g.review-mark",
      {},
      s("path", { d: `M${x} 16V${HIGH - 4}` }),
      s("circle", { cx: x, cy: 12, r: 9 }),
      s("text", { x, y: 16 }, String(n + 1)),
    );
  }

  inWords() {
    return this.found ? this.found.sums.map((_, seat) => this.sentence(seat)).join(" ") : "";
  }

  // ---------------------------------------------------------------- beside the board

  /** What luck and choices brought somebody, in a sentence. @param {number} seat */
  sentence(seat) {
    const { luck, own } = /** @type {Reviewed} */ (this.found).sums[seat];
    const part = (/** @type {number} */ share) => Math.abs(Math.round(share * 100));
    return t("review-sum", {
      name: this.name(seat),
      luck: t(luck < 0 ? "review-luck-took" : "review-luck-gave", { part: part(luck) }),
      own: t(own < 0 ? "review-own-cost" : "review-own-won", { part: part(own) }),
    });
  }

  /** What is said beside the position at a moment. @param {number} n @returns {HTMLElement[]} */
  panel(n) {
    if (!this.found) return [h("p.soft", { role: "status" }, this.note)];
    const i = this.at(n);
    const step = this.found.steps[i];
    return [...(step ? this.verdict(step, i) : []), this.sums(), this.points()];
  }

  /** @param {Step} step @param {number} i */
  verdict(step, i) {
    const { axis } = this;
    const [most, by] = this.moved(i);
    if (!step.seat) return [h("p.review-said", {}, t("review-chance", { name: this.name(most), by: signed(by) }))];
    const seat = SEATS.indexOf(step.seat);
    const own = step.chances[seat] - this.before(i)[seat];
    const blamed = step.word && step.word !== "fine";
    const said = t("review-chose", { name: this.name(seat), chosen: plain(step.chosen ?? ""), by: signed(own) });
    const kept = blamed
      ? t(step.word === "mistake" ? "review-mistake" : "review-inaccurate", {
          best: plain(step.best ?? ""),
          lost: Math.round((step.lost ?? 0) * 100),
          low: Math.max(0, Math.round((step.low ?? 0) * 100)),
          high: Math.round((step.high ?? 0) * 100),
        })
      : t("review-fine");
    return [
      h("p.review-said", {}, seatIcon(step.seat, 14), " ", said),
      h("p.review-said" + (blamed ? ".blamed" : ""), {}, ...rich(kept, 14)),
      blamed
        ? h(
            "button.btn.wide",
            { type: "button", onclick: () => axis.go(step.n - 1, /** @type {any} */ (step.seat), true) },
            t("review-see"),
          )
        : h("span", {}),
      ...this.hindsight(step),
    ];
  }

  /** What nobody could know then, apart from any blame. @param {Step} step */
  hindsight(step) {
    if (!step.open) return [];
    const said = t("hindsight-said", { best: plain(step.open), lost: Math.round((step.open_lost ?? 0) * 100) });
    return [h("div.review-hindsight", {}, h("b", {}, t("hindsight")), h("p", {}, ...rich(said, 14)))];
  }

  /** Luck beside play, for everybody. */
  sums() {
    const sums = /** @type {Reviewed} */ (this.found).sums;
    const words = ["review-luck", "review-own", ...(sums.length > 1 ? ["review-others"] : [])];
    const most = Math.max(0.01, ...sums.flatMap(({ luck, own, others }) => [luck, own, others].map(Math.abs)));
    const bar = (/** @type {number} */ share) =>
      h(
        "td",
        {},
        h("span.review-number", {}, signed(share)),
        s(
          "svg.review-bar" + (share < 0 ? ".less" : ""),
          { width: 38, height: 12, "aria-hidden": "true" },
          s("rect", { x: 1, y: 1, width: Math.max(1, Math.round((36 * Math.abs(share)) / most)), height: 10 }),
        ),
      );
    return h(
      "table.review-sums",
      {},
      h("caption", {}, t("review-sums")),
      h("thead", {}, h("tr", {}, h("td", {}), ...words.map((word) => h("th", { scope: "col" }, t(word))))),
      h(
        "tbody",
        {},
        ...sums.map(({ luck, own, others }, seat) =>
          h(
            "tr",
            {},
            h("th", { scope: "row", title: this.sentence(seat) }, seatIcon(SEATS[seat], 14), " ", this.name(seat)),
            ...[luck, own, ...(sums.length > 1 ? [others] : [])].map(bar),
          ),
        ),
      ),
    );
  }

  /** The moments at which the game turned, as ways to go there. */
  points() {
    const { axis } = this;
    const { turning, steps } = /** @type {Reviewed} */ (this.found);
    if (!turning.length) return h("p.soft", {}, t("review-quiet"));
    return h(
      "div.review-points",
      { role: "group", "aria-label": t("review-turning") },
      h("b", {}, t("review-turning")),
      ...turning.map((i, n) => {
        const step = steps[i];
        const [most, by] = this.moved(i);
        const who = step.seat ? this.name(SEATS.indexOf(step.seat)) : t("review-by-chance");
        return h(
          "button.review-point" + (step.n === axis.at ? ".on" : ""),
          { type: "button", onclick: () => axis.go(step.n) },
          h("b.review-nth", {}, String(n + 1)),
          h("span", {}, [who, plain(step.chosen ?? "")].filter(Boolean).join(": ")),
          h("span.review-by", {}, seatIcon(SEATS[most], 12), " ", signed(by)),
        );
      }),
    );
  }
}
