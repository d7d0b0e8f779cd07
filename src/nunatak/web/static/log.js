// What has happened: the log, turn by turn.

import { arrange, h, icon, rich, seatIcon, t } from "./dom.js";

/** @typedef {import("../types.d.ts").Entry} Entry */

/** Made once: it takes longer than all the rest of a line. @type {Intl.RelativeTimeFormat | undefined} */
let form;

/** @param {number} at */
const ago = (at) => {
  const s = Math.max(0, Date.now() / 1000 - at);
  if (s < 60) return t("now");
  form ??= new Intl.RelativeTimeFormat(document.documentElement.lang, { style: "narrow", numeric: "always" });
  if (s < 3600) return form.format(-Math.round(s / 60), "minute");
  if (s < 86400) return form.format(-Math.round(s / 3600), "hour");
  return form.format(-Math.round(s / 86400), "day");
};

/** @param {Entry} e */
const sign = (e) => (e.icon ? icon(e.icon, 18) : e.seat ? seatIcon(e.seat, 14) : h("span", {}));

export class Log {
  /** @type {Entry[]} */
  entries = [];
  /** The entry whose position is shown. @type {number | undefined} */
  at = undefined;
  list = h("ol.log", {});
  /** Lines as they were drawn: most stay from move to move. @type {WeakMap<Entry, HTMLElement>} */
  lines = new WeakMap();
  /** What stands over turns, by their first entries. @type {WeakMap<Entry, HTMLElement>} */
  heads = new WeakMap();

  /** @param {{look: (entry: number) => void, older: (before: number) => void,
   *   seats: () => import("../types.d.ts").Seat[]}} says */
  constructor(says) {
    this.says = says;
  }

  /** @param {Entry} e @param {Entry | undefined} shown the one whose position is seen @param {boolean} alone */
  line(e, shown, alone) {
    const el = this.lines.get(e) ?? this.drawn(e);
    const state = e === shown ? " on" : this.at !== undefined && e.n > this.at ? " later" : "";
    const name = "le" + state + (alone ? " alone" : "");
    if (el.className !== name) el.className = name;
    const when = el.querySelector("time");
    const text = e.at ? ago(e.at) : "";
    if (when && when.textContent !== text) when.textContent = text;
    return el;
  }

  /** @param {Entry} e */
  drawn(e) {
    const look = { type: "button", title: t("show-then"), onclick: () => this.says.look(e.n) };
    const el = h(
      "li",
      {},
      sign(e),
      h("button.plainlink", look, ...rich(e.text, 16)),
      e.at ? h("time.soft", { datetime: new Date(e.at * 1000).toISOString() }) : null,
    );
    this.lines.set(e, el);
    return el;
  }

  /** Whose turn it was, over what happened in it. @param {string} seat @param {Entry} first */
  turn(seat, first) {
    const who = this.says.seats().find((x) => x.id === seat);
    const name = who?.kind === "you" ? t("you") : (who?.name ?? "");
    const known = this.heads.get(first);
    if (known && known.dataset.seat === seat && known.textContent === name) return known;
    const el = h("li.turn", { "data-seat": seat }, seatIcon(seat, 12), h("b", {}, name));
    this.heads.set(first, el);
    return el;
  }

  /** What was told, in turns: a turn lasts until somebody else is told of. @returns {Entry[][]} */
  turns() {
    /** @type {Entry[][]} */
    const all = [];
    let seat = "";
    for (const e of this.entries) {
      if (!all.length || (e.seat && seat && e.seat !== seat)) all.push([]);
      all.at(-1)?.push(e);
      seat = e.seat || seat;
    }
    return all;
  }

  /**
   * A turn's lines, newest first; a single one says itself whose it is.
   * @param {Entry[]} told @param {Entry | undefined} shown
   */
  divided(told, shown) {
    const seat = told.find((e) => e.seat)?.seat;
    const alone = !seat || told.length === 1;
    const lines = told.map((e, n) => this.line(e, shown, alone && n === told.length - 1)).reverse();
    if (seat && !alone) lines.unshift(this.turn(seat, told[0]));
    return lines;
  }

  /** Newest first, each turn under whose it was. @returns {HTMLElement[]} */
  draw() {
    const at = this.at;
    const shown = at === undefined ? undefined : this.entries.findLast((e) => e.n <= at);
    const lines = this.turns()
      .reverse()
      .flatMap((told) => this.divided(told, shown));
    const first = this.entries[0]?.n ?? 0;
    const older = { type: "button", onclick: () => this.says.older(first) };
    arrange(this.list, lines);
    return [this.list, ...(first > 1 ? [h("button.plain", older, t("older"))] : [])];
  }
}
