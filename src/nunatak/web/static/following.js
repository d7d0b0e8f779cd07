// Following the others: their steps one at a time, held and stepped back, and once more at one's turn.

import { h, icon, rich, t } from "./dom.js";
import { isMine } from "./question.js";
import { Pointer } from "./pointer.js";
import { liked, onLiked } from "./settings.js";
import { seen } from "./spots.js";

/** @typedef {import("../types.d.ts").Scene} Scene */
/** @typedef {import("../types.d.ts").Entry} Entry */
/** @typedef {import("../types.d.ts").Patch} Patch */
/** @typedef {import("./table.js").Table} Table */
/** What was told at once; what it led from and to, unless that was missed.
 * @typedef {{entries: Entry[], before: Scene | null, after: Scene | null}} Step */

/** @typedef {{m: Patch, own: boolean}} Waiting */

/** How long a step stays, in milliseconds. */
const STAYS = { once: 0, quick: 1000, calm: 2400 };
const BEHIND = 30; // steps: whoever is farther behind is brought nearer at once
const KEPT = 80; // steps that are kept to be shown again
const ELSEWHERE = "input, textarea, select, dialog, .curtain";

export class Following {
  /** What has come and is not shown yet. @type {Waiting[]} */
  queue = [];
  /** What the others did since my last turn. @type {Step[]} */
  steps = [];
  /** The step that is shown; as many as there are where it is the present. */
  at = 0;
  held = false;
  /** Whether an earlier step is shown than the last. */
  away = false;
  /** Whether what was missed is opened. */
  open = false;
  /** The moment that was asked for, where a step was missed. @type {number | null} */
  asked = null;
  timer = 0;

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.pointer = new Pointer(table);
    document.addEventListener("keydown", (e) => this.key(e), true);
    document.addEventListener("visibilitychange", () => document.hidden && this.catchUp());
    onLiked(() => (this.pace ? this.draw() : this.catchUp()));
  }

  get pace() {
    return STAYS[liked.pace] ?? STAYS.quick;
  }

  /** How long a step stays that is shown again. */
  get stays() {
    return this.pace || STAYS.quick;
  }

  /** Whether steps are being shown that somebody might want to hold. */
  get running() {
    return this.away || this.queue.length > 0 || this.timer !== 0;
  }

  // ---------------------------------------------------------------- what comes

  /** @param {Patch} m */
  hear(m) {
    // Whose time runs is so at once, whatever is being shown.
    if (m.clock) this.table.clock.set(m.clock);
    const own = this.table.acting.sent !== "";
    this.queue.push({ m, own });
    if (own || document.hidden) this.catchUp();
    while (this.queue.length > BEHIND) this.next(false);
    this.go();
  }

  /** Shows what comes next as soon as the last has been seen. */
  go() {
    if (this.held || this.timer || this.away) return;
    while (this.queue.length) {
      if (this.next(this.pace > 0) && this.pace) {
        this.wait();
        return;
      }
    }
    if (isMine(this.table.scene)) this.pointer.clear();
    this.draw();
  }

  wait() {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.timer = 0;
      if (this.away) this.step(1, true);
      else this.go();
    }, this.stays);
    this.draw();
  }

  /** Shows what has waited longest; says whether others did something. @param {boolean} mark */
  next(mark) {
    const { m, own } = /** @type {Waiting} */ (this.queue.shift());
    const entries = m.log ?? [];
    const before = this.table.scene;
    const points = entries.length > 0 && ((mark && !own) || entries.some((e) => e.moment));
    const was = points ? seen(this.table.board) : null;
    this.table.patch(m);
    if (own) this.begin();
    else if (entries.length) {
      this.steps.push({ entries, before, after: this.table.scene });
      if (this.steps.length > KEPT) this.steps.shift();
      this.at = this.steps.length;
    }
    if (was) this.pointer.show(was, entries, mark && !own);
    else if (entries.length) this.pointer.clear();
    return entries.length > 0 && !own;
  }

  /** My turn begins to be behind me: what the others do from now on is new. */
  begin() {
    this.steps = [];
    this.at = 0;
    this.open = false;
    this.draw();
  }

  /** Shows all that waits, at once: somebody acts, or nobody looks. */
  catchUp() {
    this.held = false;
    clearTimeout(this.timer);
    this.timer = 0;
    if (this.away) this.present();
    while (this.queue.length) this.next(false);
    this.draw();
  }

  /** A whole scene has come: nothing waits any more. @param {number | undefined} past */
  whole(past) {
    this.queue = [];
    this.pointer.clear();
    clearTimeout(this.timer);
    this.timer = 0;
    const came = past !== undefined && past === this.asked;
    this.away = came;
    if (came && !this.held) this.wait();
    else if (!came) {
      this.at = this.steps.length;
      this.held = false;
    }
    this.asked = null;
    this.draw();
  }

  /** What happened while I was away, as the server tells it. @param {Entry[]} entries */
  missed(entries) {
    /** @type {Map<number, Entry[]>} */
    const by = new Map();
    for (const e of entries) by.set(e.n, [...(by.get(e.n) ?? []), e]);
    this.steps = [...by.values()].map((told) => ({ entries: told, before: null, after: null }));
    this.at = this.steps.length;
    this.draw();
  }

  // ---------------------------------------------------------------- going to and fro

  /** Shows a step once more. @param {number} n @param {boolean} run whether those after it follow */
  show(n, run) {
    const step = this.steps[n];
    if (!step) return;
    this.held = !run;
    clearTimeout(this.timer);
    this.timer = 0;
    this.at = n;
    this.away = true;
    const { board } = this.table;
    if (!step.before || !step.after) {
      this.asked = step.entries[0].n;
      this.table.wire?.ask("look", { entry: this.asked });
      return;
    }
    this.glimpse(step.before, false);
    const was = seen(board);
    this.glimpse(step.after, true);
    this.pointer.show(was, step.entries, true);
    if (run) this.wait();
    else this.draw();
  }

  /** Draws a scene that is not the present one. @param {Scene} scene @param {boolean} moving */
  glimpse(scene, moving) {
    const { board, camera } = this.table;
    camera.plan(scene);
    board.show(scene, moving);
    camera.look(moving);
  }

  /** @param {number} by @param {boolean} [run] */
  step(by, run = false) {
    const shown = this.away ? this.at : this.steps.length - 1;
    const to = Math.max(0, shown + by);
    if (to < this.steps.length) this.show(to, run);
    else {
      this.present();
      this.held = !run;
      if (by > 0 && this.queue.length) {
        this.next(true);
        if (run) this.wait();
      }
      if (run) this.go();
      this.draw();
    }
  }

  /** Back to what is. */
  present() {
    clearTimeout(this.timer);
    this.timer = 0;
    const look = this.table.past !== undefined;
    this.away = false;
    this.held = false;
    this.at = this.steps.length;
    this.pointer.clear();
    if (look) this.table.wire?.ask("look");
    else if (this.table.scene) this.glimpse(this.table.scene, true);
    this.draw();
  }

  hold() {
    this.held = !this.held;
    if (this.held) {
      clearTimeout(this.timer);
      this.timer = 0;
    } else if (this.away) this.step(1, true);
    else this.go();
    this.draw();
  }

  /** @param {KeyboardEvent} e */
  key(e) {
    const target = /** @type {HTMLElement} */ (e.target);
    if (!this.running || e.ctrlKey || e.metaKey || e.altKey || target.closest(ELSEWHERE)) return;
    const ways = {
      " ": () => this.hold(),
      ArrowLeft: () => this.step(-1),
      ArrowRight: () => this.step(1),
      Home: () => this.show(0, false),
      Escape: () => this.catchUp(),
    };
    const way = ways[/** @type {keyof typeof ways} */ (e.key)];
    if (!way || (e.key === " " && target.closest("button, a, summary"))) return;
    way();
    e.preventDefault();
    e.stopImmediatePropagation();
  }

  // ---------------------------------------------------------------- beside the board

  /** The steps as a list, under the question of whoever plays, or folded at one's own turn. */
  draw() {
    const { question, scene } = this.table;
    const had = question.el.querySelector(".follow");
    const focus = had?.contains(document.activeElement)
      ? document.activeElement?.getAttribute("data-do")
      : null;
    had?.remove();
    if (!this.steps.length || !scene || scene.over) return;
    const mine = isMine(scene);
    const opened = this.away || this.open || !mine;
    const box = h(
      "section.follow" + (opened ? ".opened" : ""),
      { "aria-label": t("recap") },
      mine || this.away ? this.folded(opened) : null,
      opened ? this.list() : null,
      opened && (this.running || this.steps.length > 1) ? this.controls(mine) : null,
    );
    if (mine) question.el.prepend(box);
    else question.el.append(box);
    const now = box.querySelector("[aria-current]");
    if (now) now.scrollIntoView?.({ block: "nearest" });
    if (focus) /** @type {HTMLElement | null} */ (box.querySelector(`[data-do="${focus}"]`))?.focus();
  }

  /** @param {boolean} opened */
  folded(opened) {
    const fold = () => {
      if (this.running) this.catchUp();
      this.open = !opened;
      this.draw();
    };
    return h(
      "div.since",
      {},
      h(
        "button.plain",
        { type: "button", "data-do": "fold", "aria-expanded": String(opened), onclick: fold },
        icon(opened ? "down" : "chev", 14),
        t("recap"),
        h("span.n", {}, String(this.steps.length)),
      ),
      h(
        "button.plain",
        { type: "button", "data-do": "again", onclick: () => this.show(0, true) },
        icon("play", 14),
        t("follow-again"),
      ),
    );
  }

  list() {
    const shown = this.away ? this.at : this.steps.length - 1;
    return h(
      "ol.stepped",
      {},
      ...this.steps.map((step, n) => {
        const { seat } = step.entries[0];
        const state = n === shown && this.running ? "now" : n < shown || !this.away ? "done" : "todo";
        const props = {
          type: "button",
          "data-do": `step-${n}`,
          "aria-current": state === "now" ? "step" : undefined,
          onclick: () => this.show(n, false),
        };
        const sentence = step.entries.map((e) => h("span", {}, ...rich(e.text, 14)));
        const mark = h("i.nth", {}, String(n + 1));
        if (seat) mark.style.setProperty("--seat", `var(--c-${seat})`);
        const bar = state === "now" && !this.held && this.timer ? h("i.bar", {}) : null;
        bar?.style.setProperty("--stays", `${this.stays}ms`);
        return h(`li.${state}`, {}, bar, h("button", props, mark, h("span.told", {}, ...sentence)));
      }),
    );
  }

  /** @param {boolean} mine */
  controls(mine) {
    const button = (
      /** @type {string} */ name,
      /** @type {string} */ sign,
      /** @type {() => void} */ onclick,
      off = false,
    ) =>
      h(
        "button.iconbtn",
        { type: "button", "data-do": name, "aria-label": t(name), title: t(name), disabled: off, onclick },
        icon(sign, 16),
      );
    const shown = this.away ? this.at : this.steps.length - 1;
    const paused = this.held;
    const skip = this.table.info.seated && !mine ? "follow-skip" : "follow-now";
    return h(
      "div.controls",
      { role: "group", "aria-label": t("follow") },
      button("follow-back", "back", () => this.step(-1), shown <= 0),
      this.running
        ? h(
            "button.btn",
            { type: "button", "data-do": "hold", "aria-pressed": String(paused), onclick: () => this.hold() },
            icon(paused ? "play" : "pause", 14),
            t(paused ? "follow-on" : "follow-hold"),
          )
        : null,
      button("follow-next", "chev", () => this.step(1), !this.away && !this.queue.length),
      this.running
        ? h("button.btn", { type: "button", "data-do": "skip", onclick: () => this.catchUp() }, t(skip))
        : null,
    );
  }
}
