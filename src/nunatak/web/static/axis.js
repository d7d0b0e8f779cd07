// The time axis under the board: one line, until somebody looks back.

import { h, icon, t, takeStyle } from "./dom.js";

const ELSEWHERE = "input:not([type=range]), textarea, select, dialog, .curtain";
const CHANCE = ".";

/** @typedef {import("../types.d.ts").Moves} Moves */
/** @typedef {"own" | "all" | "open" | "A" | "B" | "C" | "D" | "E"} Eyes */
/** @typedef {"turn" | "round" | "move"} Stride */

export class Axis {
  /** Who decided each entry, after the first so many that were played under other rules. */
  since = 0;
  who = "";
  /** With which entries rounds begin. @type {[number, string][]} */
  rounds = [];
  /** The entry that is looked at, if it isn't now. @type {number | undefined} */
  at = undefined;
  /** @type {Eyes} */
  eyes = "own";
  /** What could be chosen there is shown. */
  choices = false;
  /** What was asked for and has not come yet. @type {number | null} */
  asked = null;
  /** What to ask for once that has come. @type {number | null} */
  next = null;
  /** Where one may stop: after what chance brought. @type {number[]} */
  stops = [];
  /** All that is seen of it once it is open. @type {import("./timeline.js").Timeline | null} */
  timeline = null;

  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    const back = { type: "button", "aria-label": t("axis-back"), onclick: () => this.step(-1) };
    this.round = h("span.axis-round", {});
    this.end = h("b", {}, t("axis-now"));
    this.fold = h(
      "div.axis-fold",
      {},
      h("button.iconbtn", back, icon("right", 16, "turned")),
      this.round,
      h("i.axis-full", {}),
      h("i.axis-now", {}),
      this.end,
    );
    this.el = h("div.axis", { role: "group", "aria-label": t("axis"), hidden: true }, this.fold);
    document.addEventListener("keydown", (e) => this.key(e));
  }

  get last() {
    return this.since + this.who.length;
  }

  /** Hears of all entries, or of those that are new. @param {Moves | undefined} m @param {boolean} whole */
  hear(m, whole) {
    if (!m) return;
    if (whole) [this.since, this.who, this.rounds] = [m.since, m.who ?? "", m.rounds ?? []];
    else if (m.since === this.last) {
      this.who += m.who ?? "";
      this.rounds.push(...(m.rounds ?? []));
    }
    this.stops = [];
    for (let n = this.since; n < this.last; n++) if (this.who[n - this.since] !== CHANCE) this.stops.push(n);
    this.stops.push(this.last);
  }

  /** The seat whose move led to a moment. @param {number} n */
  mover(n) {
    let i = n - this.since - 1;
    while (i > 0 && this.who[i] === CHANCE) i--;
    const letter = this.who[i] ?? CHANCE;
    return letter === CHANCE ? "" : letter.toUpperCase();
  }

  /** What the round is called in which a moment lies. @param {number} n */
  roundOf(n) {
    return this.rounds.findLast(([first]) => first <= n)?.[1] ?? "";
  }

  /** The stop at which a moment lies. @param {number} n */
  index(n) {
    const found = this.stops.findIndex((stop) => stop >= n);
    return found < 0 ? this.stops.length - 1 : found;
  }

  /** What is seen now. @param {number | undefined} past */
  show(past) {
    this.at = past;
    this.asked = null;
    this.el.hidden = this.last < 1;
    this.el.classList.toggle("back", past !== undefined);
    this.el.classList.toggle("over", this.over);
    this.el.classList.toggle("mine-now", this.table.myTurn);
    this.round.textContent = this.roundOf(this.last);
    this.end.textContent = t(this.over ? "axis-end" : "axis-now");
    if (past !== undefined) this.open();
    this.timeline?.show();
    if (this.next !== null) {
      const n = this.next;
      this.next = null;
      this.go(n);
    } else this.timeline?.playOn();
  }

  /** Brings the whole axis. */
  async open() {
    if (this.timeline) return;
    const [{ Timeline }] = await Promise.all([import("./timeline.js"), takeStyle("timeline.css")]);
    if (this.timeline) return;
    this.timeline = new Timeline(this);
    this.el.append(this.timeline.el);
    this.el.classList.add("open");
    this.timeline.show();
    this.table.again();
  }

  /** @param {number} n an entry, or more for now @param {Eyes} [eyes] @param {boolean} [choices] */
  go(n, eyes = this.eyes, choices = false) {
    const to = Math.max(this.since, n);
    if (this.asked !== null) {
      this.next = to;
      return;
    }
    const now = to >= this.last && eyes === "own" && !this.over;
    if (now) this.timeline?.stop();
    const same = eyes === this.eyes && choices === this.choices;
    this.eyes = eyes;
    this.choices = choices;
    if (now || (to >= this.last && eyes === "own") ? this.at === undefined : this.at === to && same) return;
    this.asked = to;
    this.table.look(to >= this.last && eyes === "own" ? undefined : Math.min(to, this.last), eyes, choices);
    // A server that is asked too often says nothing: then it is asked again.
    setTimeout(() => {
      if (this.asked === to) this.asked = null;
    }, 1500);
  }

  get over() {
    return Boolean(this.table.info.over || this.table.ended);
  }

  /** Whether a moment is the next or the one before what is on the screen. @param {number} n */
  near(n) {
    return Math.abs(this.index(n) - this.index(this.at ?? this.last)) === 1;
  }

  /** Back to the present. */
  now() {
    this.timeline?.stop();
    this.go(this.last, "own");
  }

  /** @param {number} by so many moves */
  step(by) {
    const i = this.index(this.at ?? this.last) + by;
    this.go(this.stops[Math.max(0, Math.min(i, this.stops.length - 1))]);
  }

  /** Where the turn or the round before or after begins. @param {number} by @param {Stride} stride */
  leap(by, stride) {
    const here = this.at ?? this.last;
    const starts =
      stride === "round"
        ? this.rounds.map(([n]) => n)
        : this.stops.filter((n, i) => i === 0 || this.mover(n) !== this.mover(this.stops[i - 1]));
    this.go(by < 0 ? (starts.findLast((n) => n < here) ?? this.stops[0]) : (starts.find((n) => n > here) ?? this.last));
  }

  /** @param {KeyboardEvent} e */
  key(e) {
    const target = /** @type {HTMLElement} */ (e.target);
    // At the present the arrows go through the options; here, or in the past, through time.
    const mine = this.at !== undefined || this.el.contains(target) || this.over;
    if (this.el.hidden || e.ctrlKey || e.metaKey || e.altKey || target.closest(ELSEWHERE)) return;
    const ways = {
      ArrowLeft: () => (e.shiftKey ? this.leap(-1, "turn") : this.step(-1)),
      ArrowRight: () => (e.shiftKey ? this.leap(1, "turn") : this.step(1)),
      PageUp: () => this.leap(-1, "round"),
      PageDown: () => this.leap(1, "round"),
      Home: () => this.go(this.stops[0]),
      End: () => this.now(),
      Escape: () => this.now(),
      v: () => this.timeline?.otherEyes(),
    };
    const way = ways[/** @type {keyof typeof ways} */ (e.key)];
    const past = this.at !== undefined;
    if (way && (mine || e.key === "Home") && (past || !["Escape", "v", "End"].includes(e.key))) {
      this.timeline?.stop();
      way();
    } else if (e.key === " " && mine && !target.closest("button, a")) this.toggle();
    else return;
    e.preventDefault();
    e.stopImmediatePropagation();
  }

  /** Plays the game from here, or stops. */
  async toggle() {
    await this.open();
    this.timeline?.toggle();
  }
}
