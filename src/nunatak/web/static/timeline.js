// The open time axis: rounds, turns and moves on a line, ways to go along it, and whose eyes.

import { h, plain, rich, s, seatIcon, t, takeStyle } from "./dom.js";
import { flash } from "./dialog.js";
import { post } from "./join.js";

const PACE = [900, 450, 225]; // milliseconds a move, when it plays by itself
const SIGNS = {
  first: "M6 5v14M19 6l-9 6 9 6z",
  back: "M15 5l-7 7 7 7",
  on: "M9 5l7 7-7 7",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  now: "M5 6l9 6-9 6zM18 5v14",
  eye: "M2 12s4-6.5 10-6.5S22 12 22 12s-4 6.5-10 6.5S2 12 2 12zM12 9.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2z",
  lock: "M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9H5z",
  hands: "M4 9l8-5 8 5v9H4zM9 18v-5h6v5",
};

/** @typedef {import("./axis.js").Axis} Axis */
/** @typedef {import("./axis.js").Eyes} Eyes */

/** A drawing in one line. @param {keyof typeof SIGNS} name @param {number} [size] */
const sign = (name, size = 18) =>
  s(
    "svg.sign." + name,
    { width: size, height: size, viewBox: "0 0 24 24", "aria-hidden": "true" },
    s("path", { d: SIGNS[name] }),
  );

export class Timeline {
  speed = 0;
  timer = 0;
  playing = false;
  /** What decided the game, once it is over. @type {import("./review.js").Review | null} */
  review = null;
  bringing = false;

  /** @param {Axis} axis */
  constructor(axis) {
    this.axis = axis;
    const button = (/** @type {keyof typeof SIGNS} */ name, /** @type {string} */ word, /** @type {() => void} */ go) =>
      h("button.iconbtn", { type: "button", "aria-label": t(word), title: t(word), onclick: go }, sign(name));
    const moved = (/** @type {() => void} */ go) => () => {
      this.stop();
      go();
    };
    this.play = button("play", "axis-play", () => this.toggle());
    this.play.classList.add("axis-play");
    this.pace = h("button.plain.axis-pace", { type: "button", title: t("axis-speed"), onclick: () => this.faster() });
    this.forward = button("on", "axis-on", moved(() => axis.step(1)));
    this.title = h("b.axis-title", { "aria-live": "off" });
    this.where = h("span.axis-at", {});
    this.news = h("span.axis-news", { role: "status" });
    this.back = h(
      "button.btn.sig.axis-back",
      { type: "button", onclick: () => axis.now() },
      h("span", {}, t("to-present")),
      sign("now", 16),
    );
    this.slider = /** @type {HTMLInputElement} */ (
      h("input", { type: "range", min: 0, step: 1, "aria-label": t("axis"), oninput: () => this.slid() })
    );
    this.line = h("div.axis-line", {}, this.slider);
    this.pill = h("span.axis-pill", { hidden: true });
    this.el = h(
      "div.axis-open",
      {},
      h(
        "div.axis-bar",
        {},
        button("first", "axis-first", moved(() => axis.go(axis.stops[0]))),
        button("back", "axis-back", moved(() => axis.step(-1))),
        this.play,
        this.forward,
        this.pace,
        this.title,
        this.where,
        this.pill,
        this.news,
        this.back,
      ),
      this.line,
    );
    new ResizeObserver(() => this.draw()).observe(this.line);
  }

  /** Shows the moment that is looked at. */
  show() {
    const { axis } = this;
    const past = axis.at !== undefined;
    const here = axis.at ?? axis.last;
    const i = axis.index(here);
    const seat = axis.mover(here);
    const who = axis.table.seats.find((each) => each.id === seat);
    this.slider.max = String(axis.stops.length - 1);
    this.slider.value = String(i);
    const move = t("axis-move", { n: i, all: axis.stops.length - 1 });
    this.slider.setAttribute(
      "aria-valuetext",
      past ? `${move}, ${who?.name ?? ""}` : t(axis.over ? "axis-end" : "axis-now"),
    );
    this.title.replaceChildren(...(seat ? [seatIcon(seat, 16), who?.name ?? ""] : []));
    this.where.textContent = [past ? move : t(axis.over ? "axis-end" : "axis-now"), axis.roundOf(here)]
      .filter(Boolean)
      .join(" · ");
    this.back.hidden = !past;
    this.forward.toggleAttribute("disabled", !past);
    if (!past) this.news.replaceChildren();
    this.pace.textContent = `${2 ** this.speed}×`;
    this.pill.hidden = !past;
    this.pill.replaceChildren(sign("eye", 16), this.seenBy());
    this.back.classList.toggle("sig", !axis.over);
    this.back.firstChild?.replaceWith(h("span", {}, t(axis.over ? "to-end" : "to-present")));
    this.drawPlay();
    this.draw();
    if (axis.over) this.bringReview();
  }

  /** Brings what decided the game. */
  async bringReview() {
    if (this.bringing) return;
    this.bringing = true;
    const [{ Review }] = await Promise.all([import("./review.js"), takeStyle("review.css")]);
    this.review = new Review(this);
    this.el.append(this.review.el);
    this.draw();
  }

  /** Whose eyes see what is shown, in words. */
  seenBy() {
    const { eyes, table } = this.axis;
    const own = table.info.seated ? "eyes-as-you" : "eyes-as-all";
    const name = table.seats.find((each) => each.id === eyes)?.name ?? "";
    return t({ own, all: "eyes-as-all", open: "eyes-as-open" }[/** @type {string} */ (eyes)] ?? "eyes-as", { name });
  }

  // ---------------------------------------------------------------- the line

  /** Rounds as bands, turns as their player's shape, moves as notches, and where one is. */
  draw() {
    const { axis } = this;
    const width = this.line.clientWidth;
    if (!width) return;
    const pad = 16;
    const all = axis.stops.length - 1;
    const x = (/** @type {number} */ i) => pad + ((width - 2 * pad) * i) / Math.max(1, all);
    const here = axis.index(axis.at ?? axis.last);
    const y = 20;
    const line = (/** @type {string} */ cls, /** @type {number} */ from, /** @type {number} */ to) =>
      s("path." + cls, { d: `M${x(from)} ${y}H${x(to)}` });
    const drawing = s(
      "svg",
      { width, height: 52, "aria-hidden": "true" },
      ...this.bands(x, width, here),
      line("axis-way", 0, all),
      line("axis-gone", 0, here),
      this.notches(x, all, y),
      ...this.turns(x, all, y),
      s("circle.axis-end", { cx: x(all), cy: y, r: 8 }),
      ...(here < all ? [s("path.axis-hair", { d: `M${x(here)} ${y - 16}V${y + 16}` })] : []),
      s("circle.axis-knob", { cx: x(here), cy: y, r: 8 }),
    );
    this.line.replaceChildren(drawing, this.slider);
    this.review?.draw(x, width);
  }

  /** @param {(i: number) => number} x @param {number} width @param {number} here */
  bands(x, width, here) {
    const { axis } = this;
    const starts = axis.rounds.map(([n, name]) => ({ i: axis.index(n), name }));
    return starts.flatMap(({ i, name }, nth) => {
      const from = x(i);
      const to = nth + 1 < starts.length ? x(starts[nth + 1].i) : width;
      const on = here >= i && (nth + 1 === starts.length || here < starts[nth + 1].i);
      const words = to - from > 56 ? name : (name.split(" ").at(-1) ?? "");
      const label = s("text" + (on ? ".on" : ""), { x: from + 6, y: 46 }, words);
      const box = { x: from, y: 2, width: Math.max(0, to - from), height: 50 };
      const band = s("rect.band" + (nth % 2 ? "" : ".dim"), box);
      return to - from > 14 ? [band, label] : [band];
    });
  }

  /** @param {(i: number) => number} x @param {number} all @param {number} y */
  notches(x, all, y) {
    const wide = x(1) - x(0) > 9;
    const d = wide ? Array.from({ length: all }, (_, i) => `M${x(i)} ${y - 3}V${y + 3}`).join("") : "";
    return s("path.axis-notch", { d });
  }

  /** @param {(i: number) => number} x @param {number} all @param {number} y */
  turns(x, all, y) {
    const { axis } = this;
    const marks = [];
    let last = -20;
    for (let i = 1; i <= all; i++) {
      const seat = axis.mover(axis.stops[i]);
      if (!seat || seat === axis.mover(axis.stops[i - 1]) || x(i) - last < 14) continue;
      last = x(i);
      marks.push(s("use", { href: "#s-seat-" + seat.toLowerCase(), x: last - 6, y: y - 6, width: 12, height: 12 }));
    }
    return marks;
  }

  // ---------------------------------------------------------------- going along it

  slid() {
    this.stop();
    this.axis.go(this.axis.stops[Number(this.slider.value)]);
  }

  toggle() {
    if (this.playing) this.stop();
    else {
      this.playing = true;
      if (this.axis.at === undefined) this.axis.go(this.axis.stops[0]);
      else this.axis.step(1);
    }
    this.drawPlay();
  }

  drawPlay() {
    const word = t(this.playing ? "axis-stop" : "axis-play");
    this.play.classList.toggle("on", this.playing);
    this.play.setAttribute("aria-label", word);
    this.play.title = word;
    this.play.replaceChildren(sign(this.playing ? "pause" : "play"));
  }

  stop() {
    clearTimeout(this.timer);
    if (!this.playing) return;
    this.playing = false;
    this.drawPlay();
  }

  /** What comes next when it plays by itself. */
  playOn() {
    clearTimeout(this.timer);
    if (!this.playing) return;
    if (this.axis.at === undefined || this.axis.at >= this.axis.last) this.stop();
    else this.timer = window.setTimeout(() => this.axis.step(1), PACE[this.speed]);
  }

  faster() {
    this.speed = (this.speed + 1) % PACE.length;
    this.pace.textContent = `${2 ** this.speed}×`;
  }

  /** Something happened meanwhile. @param {import("../types.d.ts").Entry | undefined} entry */
  meanwhile(entry) {
    if (entry) this.news.replaceChildren(entry.seat ? seatIcon(entry.seat, 14) : "", " " + plain(entry.text));
    this.show();
  }

  // ---------------------------------------------------------------- what stands beside the board

  /** The eyes one may choose, and those that are still shut. @returns {{eyes: Eyes, label: string, seat: string}[]} */
  choosable() {
    const { table, over } = this.axis;
    const seat = table.seats.find((x) => x.kind === "you")?.id ?? "";
    const own = { eyes: /** @type {Eyes} */ ("own"), label: t("eyes-own"), seat };
    const all = { eyes: /** @type {Eyes} */ ("all"), label: t("eyes-all"), seat: "" };
    if (!over) return table.info.seated ? [own, all] : [all];
    const open = { eyes: /** @type {Eyes} */ ("open"), label: t("eyes-open"), seat: "" };
    const seats = table.seats.map((x) => ({ eyes: /** @type {Eyes} */ (x.id), label: x.name, seat: x.id }));
    return [open, ...seats, all];
  }

  otherEyes() {
    const all = this.choosable().map((each) => each.eyes);
    const at = all.indexOf(this.current());
    this.axis.go(this.axis.at ?? this.axis.last, all[(at + 1) % all.length]);
  }

  /** @returns {Eyes} */
  current() {
    const { eyes, over, table } = this.axis;
    if (eyes !== "own" || (table.info.seated && !over)) return eyes;
    return /** @type {Eyes} */ (table.seats.find((x) => x.kind === "you")?.id ?? "all");
  }

  eyesChoice() {
    const { axis } = this;
    const now = this.current();
    const shut = !axis.over && axis.table.seats.length > 1;
    return h(
      "div.eyes",
      { role: "radiogroup", "aria-label": t("eyes") },
      ...this.choosable().map(({ eyes, label, seat }) =>
        h(
          "button" + (eyes === now ? ".on" : ""),
          {
            type: "button",
            role: "radio",
            "aria-checked": String(eyes === now),
            onclick: () => axis.go(axis.at ?? axis.last, eyes),
          },
          seat ? seatIcon(seat, 14) : sign(eyes === "open" ? "hands" : "eye", 16),
          h("span", {}, label),
        ),
      ),
      shut ? h("span.shut", {}, sign("lock", 14), t("eyes-later")) : null,
    );
  }

  /** What is said beside a past position. @param {import("../types.d.ts").Scene} scene @returns {HTMLElement[]} */
  panel(scene) {
    const { axis } = this;
    const n = axis.at ?? axis.last;
    const entry = axis.table.log.entries.findLast((each) => each.n <= n);
    const mine = axis.table.myTurn;
    return [
      h("div.axis-head", {}, sign("eye"), h("b", {}, t("axis-past")), h("span", {}, axis.roundOf(n))),
      h("h2.say", { id: "say" }, ...(entry ? rich(entry.text, 20) : [scene.prompt?.say ?? ""])),
      ...(mine ? [h("p.axis-yours", {}, t("axis-yours"))] : []),
      h("p.soft.axis-eyes", {}, t("eyes")),
      this.eyesChoice(),
      ...(this.review?.panel(n) ?? []),
      ...this.pastButtons(n),
    ];
  }

  /** What one may do with a moment. @param {number} n @returns {HTMLElement[]} */
  pastButtons(n) {
    const { axis } = this;
    const button = (/** @type {string} */ cls, /** @type {string} */ word, /** @type {() => void} */ onclick) =>
      h("button." + cls, { type: "button", onclick }, t(word));
    const back = button("go.axis-home", "to-present", () => axis.now());
    const link = button("btn.wide", "moment-link", () => this.copyLink(n));
    if (!axis.over) return axis.table.info.seated ? [back, link] : [link];
    const asked = axis.who[n - axis.since];
    const seat = asked && /[A-E]/.test(asked) ? asked : "";
    return [
      ...(seat ? [button("go", "play-on", () => this.playOnFrom(n))] : []),
      ...(seat ? [button("btn.wide", "try-other", () => axis.go(n, /** @type {Eyes} */ (seat), true))] : []),
      link,
    ];
  }

  /** @param {number} n */
  copyLink(n) {
    const { id } = this.axis.table.info;
    navigator.clipboard.writeText(new URL(`/t/${id}/${n}`, location.href).href).then(() => flash(t("copied")));
  }

  /**
   * A new table that goes on from a moment, with a choice made there.
   * @param {number} entry @param {number} [option]
   */
  async playOnFrom(entry, option) {
    const { id } = this.axis.table.info;
    const made = await post(`/api/tables/${id}/on`, { entry, ...(option === undefined ? {} : { option }) });
    if (made.url) location.assign(made.url);
    else flash(made.say ?? t("failed"));
  }
}
