// What is this? Whatever is pointed at, held or focused says its name and what it does.

import { byId, h, plain, rich, t } from "./dom.js";
import { Glossary } from "./glossary.js";
import { Aim, aidSheet, drawThing, legendSheet } from "./legend.js";

/** @typedef {import("../types.d.ts").Thing} Thing */
/** @typedef {import("../types.d.ts").Drawable} Drawable */
/** @typedef {import("./table.js").Table} Table */
/** @typedef {{words: Thing, el: Element, item: Drawable | null}} Found */

const DWELL = 250;
const HOLD = 500;
const STILL = 16; // pixels within which a hand that has just chosen rests

/** The symbol that an element shows. @param {Element} el */
const symbolOf = (el) => el.getAttribute("href")?.match(/^#s-(.+)$/)?.[1] ?? "";

export class About {
  /** What is pointed at. @type {Found | null} */
  found = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  waiting = undefined;
  /** Where somebody has just chosen something, and still points. @type {[number, number] | null} */
  pressed = null;
  /** Whether somebody goes through the board with the arrow keys. */
  walking = false;
  tip = h("div.tip.beside", { role: "tooltip", hidden: true });

  /** @param {Table} table @param {Glossary} glossary */
  constructor(table, glossary) {
    this.table = table;
    this.glossary = glossary;
    this.aim = new Aim(table, glossary.words);
    document.body.append(this.tip);
    this.point();
    this.hold();
    this.walk();
  }

  // ---------------------------------------------------------------- finding

  /** The first thing there that has words. @param {number} x @param {number} y @returns {Found | null} */
  at(x, y) {
    const { svg } = this.table.board;
    for (const hit of document.elementsFromPoint(x, y)) {
      if (!svg.contains(hit) || hit === svg) continue;
      const found = this.of(hit);
      if (found) return (found.item?.t === "zone" ? this.around(x, y) : null) ?? found;
    }
    return this.around(x, y);
  }

  /** A piece that is only drawn as an outline is pointed at inside it. @param {number} x @param {number} y */
  around(x, y) {
    const { kept, svg } = this.table.board;
    const to = svg.getScreenCTM()?.inverse();
    if (!to) return null;
    const at = new DOMPoint(x, y).matrixTransform(to);
    for (const { el, item, place, under } of kept.values()) {
      if (under || item.t !== "piece") continue;
      if (Math.abs(at.x - place.x) > place.w / 2 || Math.abs(at.y - place.y) > place.h / 2) continue;
      const words = this.glossary.find(item);
      if (words) return { words, el, item };
    }
    return null;
  }

  /** @param {Element} hit @returns {Found | null} */
  of(hit) {
    const { kept, svg } = this.table.board;
    const name = symbolOf(hit);
    for (let el = /** @type {Element | null} */ (hit); el && el !== svg; el = el.parentElement) {
      const item = kept.get(el.getAttribute("data-id") ?? "")?.item;
      if (!item) continue;
      // A sign on a track or among words is a thing of its own; on a piece it is the piece's.
      const own = item.t === "piece" || item.t === "card" ? undefined : name && this.glossary.symbol(name, item.t);
      const words = own || this.glossary.find(item);
      if (words) return { words, el: own ? hit : el, item: own ? null : item };
    }
    return null;
  }

  // ---------------------------------------------------------------- pointing

  point() {
    const { svg } = this.table.board;
    // Whoever has just chosen something there looks at what follows: words would lie on it.
    svg.addEventListener("pointerdown", (e) => {
      clearTimeout(this.waiting);
      this.pressed = [e.clientX, e.clientY];
    });
    svg.addEventListener("pointermove", (e) => {
      if (e.buttons || e.pointerType === "touch") return;
      const [x, y] = this.pressed ?? [-STILL, -STILL];
      if (Math.hypot(e.clientX - x, e.clientY - y) < STILL) return;
      this.pressed = null;
      this.pointAt(this.at(e.clientX, e.clientY));
    });
    svg.addEventListener("pointerleave", () => this.pointAt(null));
    const { el } = this.table.sheet;
    el.addEventListener("pointerover", (e) => {
      if (e.pointerType !== "touch") this.pointBeside(/** @type {Element} */ (e.target));
    });
  }

  /** @param {Found | null} found */
  pointAt(found) {
    if (found?.el === this.found?.el && found?.words === this.found?.words) return;
    const had = this.found;
    this.found = found;
    clearTimeout(this.waiting);
    // What was said of the last thing goes; what can be chosen there stays named.
    if (had) this.table.considering.hover(this.table.board.over);
    if (found) this.waiting = setTimeout(() => this.tell(found), DWELL);
  }

  /** An icon beside the board. @param {Element} target */
  pointBeside(target) {
    clearTimeout(this.waiting);
    this.tip.hidden = true;
    const use = target.closest("svg.i")?.querySelector("use");
    const words = use && this.glossary.symbol(symbolOf(use));
    if (!use || !words) return;
    this.waiting = setTimeout(() => this.tellBeside(words, use.getBoundingClientRect()), DWELL);
  }

  /** @param {Thing} words @param {DOMRect} box */
  tellBeside(words, box) {
    this.tip.replaceChildren(h("b", {}, ...rich(words.name, 14)), h("small", {}, ...rich(words.text ?? "", 14)));
    this.tip.hidden = false;
    const own = this.tip.getBoundingClientRect();
    const left = Math.min(innerWidth - own.width - 8, box.left + box.width / 2 - own.width / 2);
    const top = box.bottom + own.height + 8 < innerHeight ? box.bottom + 6 : box.top - own.height - 6;
    this.tip.style.left = Math.max(8, left) + "px";
    this.tip.style.top = Math.max(8, top) + "px";
    setTimeout(() => document.addEventListener("pointerdown", () => (this.tip.hidden = true), { once: true }));
  }

  /** Says what something is: with its sum where it has one, or beside it. @param {Found} found */
  tell(found) {
    const { inspector } = this.table;
    if (inspector.asking || !found.el.isConnected) return;
    const { words, item } = found;
    if (item?.sum && inspector.shown === item.id) {
      inspector.sum.querySelector(".what")?.remove();
      inspector.sum.append(this.what(words));
      inspector.corner(found.el);
      return;
    }
    const { tip } = inspector;
    const said = tip.hidden ? "" : (tip.textContent ?? "");
    if (tip.hidden) {
      tip.className = "tip";
      tip.replaceChildren();
    }
    // What is said already is not said twice.
    const known = said.toLowerCase().startsWith(plain(words.name).toLowerCase());
    const name = known ? null : h("b", {}, ...rich(words.name, 14));
    tip.querySelector(".what")?.remove();
    tip.append(h("div.what", {}, name, h("small", {}, ...rich(words.text ?? "", 14))));
    const box = found.el.getBoundingClientRect();
    inspector.place(box.left + box.width / 2, box.top, box.bottom);
  }

  /** @param {Thing} words */
  what(words) {
    const picture = drawThing(words, 28);
    return h(
      "div.what",
      {},
      picture,
      h("b", {}, ...rich(words.name, 14)),
      h("p", {}, ...rich(words.text ?? "", 14)),
    );
  }

  // ---------------------------------------------------------------- holding a finger on something

  hold() {
    const { svg } = this.table.board;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    let [x, y, held] = [0, 0, false];
    const stop = () => clearTimeout(timer);
    const begin = (/** @type {PointerEvent} */ e) => {
      stop();
      held = false;
      if (e.pointerType !== "touch" || !e.isPrimary) return;
      [x, y] = [e.clientX, e.clientY];
      timer = setTimeout(() => {
        held = this.held(/** @type {Element} */ (e.target), x, y);
      }, HOLD);
    };
    for (const el of [svg, this.table.sheet.el]) {
      el.addEventListener("pointerdown", (e) => begin(/** @type {PointerEvent} */ (e)));
      el.addEventListener("pointermove", (e) => {
        const { clientX, clientY } = /** @type {PointerEvent} */ (e);
        if (Math.hypot(clientX - x, clientY - y) > 8) stop();
      });
      for (const end of ["pointerup", "pointercancel"]) el.addEventListener(end, stop);
      el.addEventListener("contextmenu", (e) => {
        if (held) e.preventDefault();
      });
      // A finger that asked what it is does not choose it.
      el.addEventListener(
        "click",
        (e) => {
          if (!held) return;
          held = false;
          e.preventDefault();
          e.stopPropagation();
        },
        true,
      );
    }
  }

  /** @param {Element} target @param {number} x @param {number} y */
  held(target, x, y) {
    const use = target.closest("svg.i")?.querySelector("use");
    if (use) {
      const words = this.glossary.symbol(symbolOf(use));
      if (words) this.tellBeside(words, use.getBoundingClientRect());
      return Boolean(words);
    }
    const found = this.at(x, y);
    if (found) this.card(found);
    return Boolean(found);
  }

  /** A card with everything there is to say, in the corner where it covers least. @param {Found} found */
  card(found) {
    const { inspector } = this.table;
    this.found = found;
    inspector.hide();
    if (found.item?.sum) inspector.explain(found.item, found.el);
    else {
      clearTimeout(inspector.leaving);
      inspector.shown = found.item?.id ?? "";
      inspector.sum.hidden = false;
      inspector.sum.replaceChildren();
    }
    const label = found.item?.label ? h("p.soft", {}, ...rich(found.item.label, 14)) : null;
    inspector.sum.prepend(this.what(found.words), ...(label && !found.item?.sum ? [label] : []));
    inspector.corner(found.el);
  }

  // ---------------------------------------------------------------- going through the board by keyboard

  walk() {
    const { svg } = this.table.board;
    svg.setAttribute("tabindex", "0");
    svg.addEventListener("focusin", () => {
      this.walking = svg.matches(":focus-visible") || (this.walking && svg.contains(document.activeElement));
    });
    svg.addEventListener("focusout", (e) => {
      if (!svg.contains(/** @type {Node | null} */ (e.relatedTarget))) this.walking = false;
    });
    svg.addEventListener("keydown", (e) => {
      const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[e.key] ?? 0;
      if (!by || !this.walking) return;
      e.preventDefault();
      e.stopPropagation();
      this.step(by);
    });
  }

  /** The next thing that has words, as one reads. @param {number} by */
  step(by) {
    const { board } = this.table;
    const room = board.svg.getBoundingClientRect();
    const all = [...board.kept.values()].flatMap(({ el, item }) => {
      const words = this.glossary.find(item);
      const box = words && el.getBoundingClientRect();
      const seen = box && box.width && box.right > room.left && box.left < room.right && box.bottom > room.top;
      return words && box && seen && box.top < room.bottom ? [{ words, el, item, box }] : [];
    });
    all.sort((a, b) => Math.round((a.box.top - b.box.top) / 24) || a.box.left - b.box.left);
    if (!all.length) return;
    const now = all.findIndex((each) => each.el === document.activeElement);
    const next = all[now < 0 ? (by > 0 ? 0 : all.length - 1) : (now + by + all.length) % all.length];
    const label = plain([next.item.label, next.words.name, next.words.text].filter(Boolean).join(". "));
    if (!next.el.hasAttribute("role")) next.el.setAttribute("role", "img");
    next.el.setAttribute("aria-label", label);
    next.el.setAttribute("tabindex", "-1");
    next.el.focus({ preventScroll: true });
    this.card(next);
  }

  // ---------------------------------------------------------------- sheets, and names for who listens

  legend() {
    legendSheet(this.glossary.words, this.found?.words.key ?? "");
  }

  aid() {
    aidSheet(this.glossary.words);
  }

  /** Opens the chapter that speaks of what is pointed at. */
  rule() {
    const rule = this.found?.words.rule;
    if (!rule) return false;
    this.table.sheet.pull(true);
    this.table.tabs.open("rules", rule);
    return true;
  }

  /** Icons in the players' list say what their numbers count. @param {Element} el */
  label(el) {
    for (const use of el.querySelectorAll("svg.i[aria-hidden] use")) {
      const words = this.glossary.symbol(symbolOf(use));
      const icon = use.parentElement;
      if (!words || !icon || symbolOf(use).startsWith("seat")) continue;
      icon.removeAttribute("aria-hidden");
      icon.setAttribute("role", "img");
      icon.setAttribute("aria-label", plain(words.name));
    }
  }

  /** What is open over the board closes. */
  leave() {
    this.aim.close();
    this.tip.hidden = true;
  }
}

/** Brings the words of a game to its table. @param {Table} table @param {string} url */
export const aboutAt = async (table, url) => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(t("failed"));
  const about = new About(table, new Glossary(await answer.json()));
  about.label(table.players);
  document.addEventListener("keydown", (e) => {
    const target = /** @type {HTMLElement} */ (e.target);
    if (e.ctrlKey || e.metaKey || e.altKey || target.closest("input, textarea, select, dialog")) return;
    if (byId("curtain")) return;
    if (e.key === "i") about.legend();
    else if (e.key === "a") about.aid();
    else if (e.key === "r" && !table.lesson?.told) about.rule();
    else return;
    e.preventDefault();
  });
  return about;
};
