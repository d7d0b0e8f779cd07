// The lesson at a table: its sentence, the move it speaks of, three things to ask, and the way back.

import { announce, byId, h, icon, readDoc, rich, s, t } from "./dom.js";
import { outline } from "./shapes.js";

/** @typedef {import("../types.d.ts").Taught} Taught */
/** @typedef {import("../types.d.ts").Scene} Scene */
/** @typedef {import("../types.d.ts").Prompt} Prompt */
/** @typedef {import("../types.d.ts").Entry} Entry */
/** @typedef {{option: number, share: number, label: string}} Thought */

const SAID = 4; // lines that tell what happened

const TOOLS = [
  ["rule", "book", "r"],
  ["bot", "bot", "b"],
  ["try", "right", "t"],
];

export class Lesson {
  /** @type {Taught | null} */
  told = null;
  /** The tool that is open. */
  open = "";
  /** The step, and the state in it, at which it was opened. */
  at = "";
  spoken = "";
  /** @type {Thought[]} */
  thoughts = [];
  shade = s("g.shade", { "aria-hidden": "true" });
  pips = h("div.lessonpips", { hidden: true });
  /** Around each thing that is lit, as the lesson names them. @type {[number, number, number, number][]} */
  near = [];
  /** The first of it, on whatever it lies. @type {[number, number, number, number] | undefined} */
  first = undefined;

  /**
   * @param {{way: (way: "back" | "on" | "leave") => void, take: (option: number) => void, advice: () => void,
   *   again: () => void, seat: () => string, rules: string}} says
   */
  constructor(says) {
    this.says = says;
    document.addEventListener("keydown", (e) => this.key(e));
  }

  /** @param {Taught | null | undefined} told */
  hear(told) {
    this.told = told ?? null;
    const at = told ? `${told.at} ${told.state} ${told.option}` : "";
    if (at !== this.at) [this.open, this.thoughts] = ["", []];
    this.at = at;
    document.body.classList.toggle("learning", Boolean(told));
    this.drawPips();
  }

  /** Whether everything that may be chosen is shown, not only what the lesson speaks of. */
  get trying() {
    return this.open === "try";
  }

  /** What the board rings: nothing where the lesson says nothing. @returns {number | null | undefined} */
  get wanted() {
    if (!this.told || this.told.state === "end" || this.trying) return undefined;
    return this.told.option ?? null;
  }

  /** Reads a step aloud, once. */
  speak() {
    const told = this.told;
    if (!told || this.spoken === this.at || told.state === "watch") return;
    this.spoken = this.at;
    announce(told.state === "other" ? t("lesson-may") : `${told.say} ${told.why ?? ""}`);
  }

  /**
   * Lights what the step speaks of, veils the rest, and rings only what it would choose.
   * @param {import("./board.js").Board} board
   */
  light(board) {
    const light = this.told?.light ?? [];
    const wanted = this.wanted;
    const lit = litBy(light);
    const veil = light.length > 0 && !this.trying;
    const asked = this.told?.state !== "watch"; // what the others do is seen where they do it
    board.svg.classList.toggle("guided", wanted !== undefined);
    board.svg.classList.toggle("dimmed", veil);
    /** @type {SVGGraphicsElement[]} */
    const holes = [];
    /** @type {{rank: number, box: [number, number, number, number]}[]} */
    const boxes = [];
    /** @type {{rank: number, box: [number, number, number, number]} | undefined} */
    let first;
    for (const { el, item, under, place } of board.kept.values()) {
      const rank = [item.id, /** @type {any} */ (item).zone, under].map(lit).find((n) => n >= 0) ?? -1;
      const is = rank >= 0;
      el.classList.toggle("veiled", veil && !is);
      const all = typeof item.option === "number" ? [item.option] : (item.options ?? []);
      el.classList.toggle("wanted", typeof wanted === "number" && all.includes(wanted));
      if (!veil || !is) continue;
      if (asked && (!first || rank < first.rank)) first = { rank, box: board.boxOf(item.id) };
      if (under) continue;
      const own = /** @type {SVGGraphicsElement} */ (el.querySelector(":scope > .own") ?? el).getBBox();
      const [x, y, width, height] = [own.x + place.x - 10, own.y + place.y - 10, own.width + 20, own.height + 20];
      boxes.push({ rank, box: [x, y, width, height] });
      if (unseen(item)) continue;
      holes.push(
        item.t === "zone"
          ? s("path", { d: outline(item.shape) })
          : s("rect", { x, y, width, height, rx: 14 }),
      );
    }
    this.first = first?.box;
    this.near = boxes.sort((a, b) => a.rank - b.rank).map(({ box }) => box);
    for (const el of board.layer.querySelectorAll("[data-option]"))
      el.classList.toggle("wanted", el.getAttribute("data-option") === String(wanted));
    this.veil(board, veil ? holes : null);
  }

  /**
   * The veil over the ground, with holes where the light falls.
   * @param {import("./board.js").Board} board @param {Element[] | null} holes
   */
  veil(board, holes) {
    const view = (board.tall && board.scene?.board.tall) || board.scene?.board.view;
    if (!holes || !view) {
      this.shade.replaceChildren();
      return;
    }
    const [x, y, w, hh] = view;
    const whole = { x: x - 2 * w, y: y - 2 * hh, width: 5 * w, height: 5 * hh };
    const soft = s("filter", { id: "veil-soft" }, s("feGaussianBlur", { stdDeviation: 6 }));
    this.shade.replaceChildren(
      soft,
      s(
        "mask",
        { id: "veil", maskUnits: "userSpaceOnUse", ...whole },
        s("rect", { ...whole, fill: "#fff" }),
        s("g", { fill: "#000", filter: "url(#veil-soft)" }, ...holes),
      ),
      s("rect.veil", { ...whole, mask: "url(#veil)" }),
    );
    if (!board.svg.contains(this.shade)) board.layer.before(this.shade);
  }

  drawPips() {
    const told = this.told;
    this.pips.hidden = !told;
    if (!told) return;
    const all = told.steps.length;
    const at = Math.min(told.at, all);
    this.pips.replaceChildren(
      h("b", {}, t("lesson")),
      h(
        "span.pipsrow",
        { "aria-hidden": "true" },
        ...told.steps.map((_, n) => h("i" + (n + 1 < told.at ? ".done" : n + 1 === told.at ? ".on" : ""), {})),
      ),
      h("span.of", {}, t("lesson-of", { at, all })),
      h("button.btn", { type: "button", onclick: () => this.says.way("leave") }, t("lesson-leave")),
    );
  }

  /**
   * The question as the lesson puts it.
   * @param {Scene} scene @returns {Scene}
   */
  question(scene) {
    const told = this.told;
    const prompt = scene.prompt;
    if (!told || !prompt || scene.over) return scene;
    const step = told.steps[told.at - 1];
    const note = step ? t("lesson-step", { at: told.at, all: told.steps.length, name: step }) : "";
    if (told.state === "asked") {
      const shown = this.trying ? prompt : only(prompt, told.option);
      return { ...scene, prompt: { ...shown, say: told.say, note, steps: [], next: [] } };
    }
    if (told.state === "watch") {
      return { ...scene, prompt: { ...prompt, note, options: [], groups: [], steps: [], next: [] } };
    }
    if (told.state === "end")
      return { ...scene, prompt: { ...prompt, say: told.say, note: "", options: [], groups: [], steps: [] } };
    const who = t("lesson-chose", { label: told.chosen ?? "" });
    const bare = { ...prompt, who, note, mine: true, undo: "", confirm: "" };
    return {
      ...scene,
      prompt: { ...bare, say: t("lesson-may"), options: [], groups: [], steps: [], next: [] },
    };
  }

  /**
   * What stands under the question, and the list of steps.
   * @param {HTMLElement} el the question @param {Entry[]} log @param {HTMLElement} steps
   */
  under(el, log, steps) {
    const told = this.told;
    steps.replaceChildren(...[this.list()].filter((x) => x !== null));
    if (!told) return;
    const say = el.querySelector("#say");
    if (told.state === "other") say?.after(...this.other(told, log));
    else if (told.state === "watch") say?.after(this.meanwhile(log));
    else if (told.why) say?.after(h("p.lessonwhy", {}, ...rich(told.why, 16)));
    if (told.state === "asked") el.append(this.tools());
    el.append(this.foot(told));
  }

  /** What the others have done since one's own last move, the latest of it. @param {Entry[]} log */
  meanwhile(log) {
    const own = this.says.seat();
    const told = log.slice(log.findLastIndex((e) => e.seat === own) + 1).slice(-SAID);
    return h("ol.lessonthen", {}, ...told.map((e) => h("li", {}, ...rich(e.text, 14))));
  }

  /** @param {Taught} told @param {Entry[]} log */
  other(told, log) {
    const lines = log.filter((e) => e.n > (told.since ?? 0)).slice(0, SAID);
    return [
      h(
        "ol.lessonthen",
        {},
        ...lines.map((e, n) => h("li", {}, h("b", {}, n + 1), h("span", {}, ...rich(e.text, 14)))),
      ),
      h(
        "div.lessonboth",
        {},
        h("div", {}, h("small", {}, t("lesson-you")), h("b", {}, ...rich(told.chosen ?? "", 16))),
        h("div", {}, h("small", {}, t("lesson-it")), h("b", {}, ...rich(told.instead ?? "", 16))),
      ),
      told.why ? h("p.lessonwhy", {}, ...rich(told.why, 16)) : "",
    ];
  }

  tools() {
    return h(
      "div.lessontools",
      {},
      ...TOOLS.map(([name, sign, key]) => {
        const on = this.open === name;
        return h(
          "div" + (on ? ".on" : ""),
          {},
          h(
            "button",
            {
              type: "button",
              id: "lesson-" + name,
              "aria-expanded": String(on),
              "aria-keyshortcuts": key,
              onclick: () => this.toggle(name),
            },
            icon(sign, 18),
            h("span", {}, t("lesson-" + name)),
            h("kbd", {}, key.toUpperCase()),
          ),
          on && name !== "try" ? h("div.body", { id: "lesson-body", role: "status" }, ...this.body(name)) : null,
        );
      }),
    );
  }

  /** @param {string} name */
  toggle(name) {
    this.open = this.open === name ? "" : name;
    this.says.again();
    byId("lesson-" + name)?.focus({ preventScroll: true });
    if (this.open === "rule") this.quote();
    else if (this.open === "bot" && !this.thoughts.length) this.says.advice();
  }

  /** @param {string} name */
  body(name) {
    if (name === "rule" || !this.thoughts.length) return [h("p.soft", {}, t("lesson-wait"))];
    const most = Math.max(...this.thoughts.map((x) => x.share), 0.01);
    return [
      h("p", {}, ...rich(t("lesson-bot-would", { label: this.thoughts[0].label }), 14)),
      h(
        "ul.bars",
        {},
        ...this.thoughts.slice(0, 4).map(({ label, share }) =>
          h(
            "li",
            {},
            h("span", {}, ...rich(label, 14)),
            h("i", { style: { "--share": share / most } }),
            h("b", {}, Math.round(share * 100) + " %"),
          ),
        ),
      ),
    ];
  }

  /** @param {[number, number, string][]} options what a bot looked at, best first */
  advised(options) {
    this.thoughts = options.map(([option, share, label]) => ({ option, share, label }));
    if (this.open === "bot") byId("lesson-body")?.replaceChildren(...this.body("bot"));
  }

  /** The rule, word for word, under its heading. */
  async quote() {
    const doc = this.says.rules ? await readDoc(this.says.rules, "text/html") : null;
    const rule = this.told?.rule ?? "";
    const part = doc?.getElementById(rule);
    const section = part?.closest("section") ?? doc?.querySelector("section");
    const body = byId("lesson-body");
    if (!body || !section || this.open !== "rule") return;
    const copy = document.importNode(section, true);
    for (const each of copy.querySelectorAll("figure")) each.remove();
    body.replaceChildren(...copy.childNodes);
  }

  /** @param {Taught} told */
  foot(told) {
    const button = (/** @type {string} */ name, /** @type {"back" | "on" | "leave"} */ way, cls = "") =>
      h(
        "button.btn" + cls,
        { type: "button", id: "lesson-" + way, onclick: () => this.says.way(way) },
        t("lesson-" + name),
      );
    const first = told.at === 1 && told.state !== "other";
    const back = first ? h("span", {}) : button("back", "back");
    if (told.state === "other")
      return h("div.lessonfoot", {}, back, button("stay", "leave"), button("on", "on", ".sig"));
    if (told.state === "end") return h("div.lessonfoot", {}, back, button("play", "leave", ".sig"));
    return h(
      "div.lessonfoot",
      {},
      back,
      h("span.soft", {}, t(told.state === "asked" ? "lesson-after" : "lesson-watch")),
    );
  }

  /** All steps, those behind ticked off. */
  list() {
    const told = this.told;
    if (!told) return null;
    return h(
      "section.lessonlist",
      { "aria-label": t("lesson") },
      h("h3", {}, t("lesson-steps")),
      h(
        "ol",
        {},
        ...told.steps.map((name, n) => {
          const state = n + 1 < told.at ? "done" : n + 1 === told.at ? "on" : "";
          const mark = state === "done" ? icon("check", 10) : String(n + 1);
          return h(
            "li" + (state && "." + state),
            { "aria-current": state === "on" ? "step" : undefined },
            h("i", {}, mark),
            name,
          );
        }),
      ),
    );
  }

  /** @param {KeyboardEvent} e */
  key(e) {
    const target = /** @type {HTMLElement} */ (e.target);
    const told = this.told;
    if (!told || e.ctrlKey || e.metaKey || e.altKey || target.closest("input, textarea, select, dialog")) return;
    const tool = TOOLS.find(([, , key]) => key === e.key.toLowerCase());
    if (tool && told.state === "asked") this.toggle(tool[0]);
    else if (e.key === "ArrowLeft") byId("lesson-back")?.click();
    else if (e.key === "ArrowRight") byId("lesson-on")?.click();
    else if (e.key === "Enter" && !target.closest("button, a, summary")) {
      if (typeof told.option === "number") this.says.take(told.option);
    } else return;
    e.preventDefault();
    e.stopImmediatePropagation();
  }
}

/** The lesson of a table. @param {import("./table.js").Table} table */
export const learnAt = (table) =>
  new Lesson({
    way: (way) => table.acting.teach(way, table.v),
    take: (n) => table.take(n),
    advice: () => table.wire?.ask("advice", { v: table.v }),
    again: () => {
      if (!table.scene) return;
      table.column(table.scene);
      table.lesson?.light(table.board);
    },
    seat: () => table.seats.find((seat) => seat.kind === "you")?.id ?? "",
    rules: table.info.rules ?? "",
  });

/**
 * A question with nothing but one option.
 * @param {Prompt} prompt @param {number | null | undefined} option
 */
const only = (prompt, option) => {
  const options = (prompt.options ?? []).filter((o) => o.option === option);
  const groups = (prompt.groups ?? [])
    .filter((g) => options.some((o) => o.group === g.id))
    .map((g) => (g.layout === "stepper" ? { ...g, at: options[0].count ?? 0 } : g));
  return { ...prompt, options, groups };
};

/**
 * What a lesson speaks of, by its names; one that ends in * is all that begin so. Tells which name it was, or -1.
 * @param {string[]} light
 */
const litBy = (light) => (/** @type {string | undefined} */ id) =>
  id ? light.findIndex((name) => (name.endsWith("*") ? id.startsWith(name.slice(0, -1)) : id === name)) : -1;

/** Whether a place shows nothing but what lies in it. @param {import("../types.d.ts").Drawable} item */
const unseen = (item) =>
  item.t === "zone" && item.line === "none" && !item.ground && !item.texture && !item.title;
