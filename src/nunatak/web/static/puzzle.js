// A puzzle: a position with a question, and the answer once one has chosen. There is no line to a table.

import { announce, byId, h, icon, rich, s, seatIcon, t } from "./dom.js";
import { flash } from "./dialog.js";
import { send } from "./join.js";

/** @typedef {import("../types.d.ts").Scene} Scene */
/** @typedef {import("../types.d.ts").Solved} Solved */
/** @typedef {import("../types.d.ts").Weighed} Weighed */

const ASKS = ["preview", "why", "act"];
const WIDE = 72; // of the bar of a choice that wins for certain

/** @param {number} share */
const percent = (share) => Math.round(share * 100);

export class Puzzle {
  /** The answer, once it is here. @type {Solved | null} */
  solved = null;
  count = 0;
  /** What is on its way and decides something: nothing, ever. @type {Map<string, unknown>} */
  open = new Map();
  asking = false;

  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.info = /** @type {NonNullable<typeof table.info.puzzle>} */ (table.info.puzzle);
    table.wire = this;
    table.tabs.quiet = true;
  }

  /** Asks as one asks a table. @param {string} kind @param {Record<string, any>} [what] */
  ask(kind, what = {}) {
    const id = `p.${++this.count}`;
    if (ASKS.includes(kind)) this.send({ t: kind, id, ...what });
    return id;
  }

  /** @param {Record<string, any>} message */
  async send(message) {
    const answer = await send(this.info.ask, message);
    this.asking = false;
    this.table.question.busy(false);
    if (answer.t) this.table.told(answer);
    else if (message.t !== "preview") flash(answer.say ?? t("failed"));
  }

  /** @param {number} option */
  take(option) {
    if (this.solved || this.asking) return;
    this.asking = true;
    this.table.question.busy(true);
    this.table.leave();
    this.ask("act", { v: 0, option });
  }

  /** @param {Solved} m */
  hear(m) {
    if (this.solved) return;
    this.solved = m;
    this.table.show(m.scene, false);
    announce(this.verdict());
    byId("say")?.focus({ preventScroll: true });
    this.table.considering.point(m.worth[0].option);
  }

  // ---------------------------------------------------------------- beside the board

  /** @param {Scene} scene */
  column(scene) {
    const { question } = this.table;
    if (this.solved) question.tell(this.answer(this.solved));
    else question.show(scene, false, [this.head(), h("p.puzzle-title.serif", {}, this.info.title)]);
  }

  head() {
    const { n, count, today } = this.info;
    const words = t("puzzle-nth", { n, count });
    const title = h("b", {}, today ? t("puzzle-today") : words);
    return h("div.puzzle-head", {}, icon("bulb", 16), title, today ? words : "");
  }

  /** Whether it was right, and what it cost if not. */
  verdict() {
    const { option, worth } = /** @type {Solved} */ (this.solved);
    const chosen = /** @type {Weighed} */ (worth.find((each) => each.option === option));
    if (chosen === worth[0]) return t("puzzle-right");
    return t("puzzle-wrong", { lost: percent(chosen.lost ?? 0), low: percent(chosen.low ?? 0) });
  }

  /** @param {Solved} solved @returns {HTMLElement[]} */
  answer({ option, worth, line }) {
    const { next, before } = this.info;
    const right = worth[0].option === option;
    return [
      this.head(),
      h("h2.say" + (right ? ".puzzle-right" : ""), { id: "say", tabindex: "-1" }, this.verdict()),
      h(
        "div.puzzle-worth",
        { role: "list", "aria-label": t("puzzle-worth") },
        h("p.soft", {}, t("puzzle-worth")),
        ...worth.map((each, n) => this.row(each, n === 0, each.option === option)),
      ),
      h(
        "div.puzzle-line",
        {},
        h("b", {}, t("puzzle-line")),
        h("ol", {}, ...line.map(([seat, words]) => h("li", {}, seatIcon(seat, 14), " ", ...rich(words, 14)))),
      ),
      h("p.soft.puzzle-how", {}, t("puzzle-how", { name: this.name() })),
      h("div.puzzle-on", {}, ...this.ways(next, before ?? "")),
    ];
  }

  name() {
    return this.table.seats.find((seat) => seat.kind === "you")?.name ?? "";
  }

  /** @param {string} next @param {string} before */
  ways(next, before) {
    const way = (/** @type {string} */ cls, /** @type {string} */ href, /** @type {string} */ word) =>
      h("a." + cls, { href }, t(word));
    return [
      way("go", next, "puzzle-next"),
      ...(before ? [way("btn", before, "puzzle-before")] : []),
      way("btn", "/new?game=" + this.table.info.game, "puzzle-play"),
    ];
  }

  /**
   * A choice with its bar; whoever points at it sees it on the board.
   * @param {Weighed} each @param {boolean} best @param {boolean} mine
   */
  row(each, best, mine) {
    const { considering } = this.table;
    const notes = [best ? t("puzzle-best") : "", mine ? t("puzzle-yours") : ""].filter(Boolean).join(", ");
    const width = Math.max(1, Math.round(WIDE * each.chance));
    return h(
      "div.puzzle-row" + (best ? ".best" : "") + (mine ? ".yours" : ""),
      { role: "listitem", onpointerenter: () => considering.point(each.option) },
      h("span.puzzle-sign", {}, best ? icon("check", 16) : mine ? seatIcon(this.seat(), 14) : null),
      h("span.puzzle-label", {}, ...rich(each.label, 14), notes ? h("small", {}, notes) : null),
      s(
        "svg.puzzle-bar",
        { width: WIDE, height: 8, "aria-hidden": "true" },
        s("rect.puzzle-whole", { width: WIDE, height: 8 }),
        s("rect.puzzle-part", { width, height: 8 }),
      ),
      h("b.puzzle-chance", {}, String(percent(each.chance))),
    );
  }

  seat() {
    return this.table.seats.find((seat) => seat.kind === "you")?.id ?? "A";
  }
}
